"""How an answer is looked at before it is taken: which decision it is for, whether it is the one that was given."""

from collections.abc import Sequence

from croupier.engine import Decision, Match
from croupier.server.errors import AlreadyAnswered, NoSuchDecision, NotNow, NotYours
from croupier.server.service.runtime.match_state import MatchState, PendingDecision, parts
from croupier.server.service.runtime.table import Table

MOST_AT_ONCE = 40


def stands(table: Table, seat: int, decision: str, choices: Sequence[int | str]) -> bool:
    """Whether a seat has answered a decision in just this way already, so that its request has come once more.

    The first of `choices` is for the decision, the others for what the seat was asked after it.
    """
    progress, named = table.running(), parts(decision)
    if named is None or named[1] != seat:
        return False
    if (waiting := table.answers.get(decision)) is not None:
        return len(choices) == 1 and choices[0] in (waiting.choice, waiting.option)
    given = () if progress.find(decision) else progress.answers(decision)
    if len(given) < len(choices):
        return False
    return all(choice in (taken.index, taken.key) for choice, taken in zip(choices, given, strict=False))


def pending_of(progress: MatchState, seat: int, decision: str) -> PendingDecision:
    """The pending decision of that id. Raises `NoSuchDecision`, `NotYours` or `AlreadyAnswered`."""
    named = parts(decision)
    if named is None or named[0] > progress.seq or named[1] >= progress.match.players:
        raise NoSuchDecision(f"There is no decision {decision!r} at this table.")
    if named[1] != seat:
        raise NotYours(f"This decision is for seat {named[1]}; you are seat {seat}.")
    pending = progress.find(decision)
    if pending is None:
        raise AlreadyAnswered("This decision has been answered or withdrawn.")
    return pending


def foretell(table: Table, pending: PendingDecision, keys: tuple[str, ...]) -> None:
    """Make sure that several answers in a row can be given at once.

    Raises `IllegalChoice` if one would not be offered, and `NotNow` if something hidden comes out between them.
    """
    *before, last = keys
    match = table.running().match
    after = None if table.is_window(pending) or len(keys) > MOST_AT_ONCE else match.preview(pending.seat, *before)
    following = None if after is None else after.decision(pending.seat)
    if after is None or following is None:
        raise NotNow("These answers cannot be given at once.")
    index_of(after, following, last)  # it is not carried out there: chance may be drawn after the last one
    rehearsed = match.fork()
    for key in keys:
        rehearsed.choose(pending.seat, key)


def index_of(match: Match, decision: Decision, choice: int | str) -> int:
    """The index of the option with this index or key. Raises `IllegalChoice`, with the rule if the game can tell."""
    if (index := decision.find(choice)) is not None:
        return index
    raise decision.refused(choice, match.why_not(decision.seat, choice))
