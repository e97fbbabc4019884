"""Match state: how far the match of a table has come.

The match after so many lines of the log, and its pending decisions.

A decision's id is the seq at which it came up and its seat. So the id stays as it is while the decision is pending,
whatever other seats choose meanwhile, and no later decision gets it again.
"""

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from croupier.engine import CannotUndo, Choice, Decision, Match, ReplayMismatch
from croupier.server.service.views import TakingBack
from croupier.server.store.records import Entry


@dataclass(frozen=True, slots=True)
class PendingDecision:
    """A decision that waits for its answer: its id, the seq and the time (seconds since 1970) at which it came up."""

    id: str
    decision: Decision
    since: int
    at: float

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    def same(self, other: "PendingDecision | None") -> bool:
        """Whether the other one asks the same of the same seat."""
        mine = self.decision
        return other is not None and (mine.name, mine.keys) == (other.decision.name, other.decision.keys)


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match after `seq` lines of the log. It never changes: `then` gives the next one.

    `pending` is by seat, and so is `spared`: what a seat seems to be asked that was spared its question. `answered` has
    for each choice of the match the seq at which the decision came up that it answered.
    """

    match: Match
    seq: int
    pending: Mapping[int, PendingDecision]
    spared: Mapping[int, PendingDecision]
    answered: "array[int]" = field(default_factory=lambda: array("I"), repr=False)

    @classmethod
    def first(cls, match: Match, at: float) -> "MatchState":
        """The progress before the first choice."""
        return cls(match, 0, _by_seat(match.decisions, 0, at), _by_seat(_spared(match), 0, at))

    def then(self, entry: Entry) -> "MatchState":
        """The progress after one more line of the log.

        Raises `IllegalChoice` if the choice is not offered, `ReplayMismatch` if its index has another key by now.
        """
        match, answered = self.match.fork(), self.answered[:]
        if entry.undo:
            answered.pop(max(at for at, choice in enumerate(match.choices) if choice.seat == entry.seat))
            if match.choices and match.choices[-1].seat == entry.seat:
                match.undo()
            else:
                match.retract(entry.seat)
        else:
            offered = match.decision(entry.seat)
            match.choose(entry.seat, entry.choice)
            keys = offered.keys if offered else ()
            if keys[entry.choice] != entry.option:
                raise ReplayMismatch(
                    f"Line {entry.seq} of the log does not fit the rules any more.",
                    at=entry.seq,
                    expected=entry.option,
                    got=keys,
                )
            answered.append(self.pending[entry.seat].since)
        pending = _by_seat(match.decisions, entry.seq, entry.at)
        pending |= {
            seat: old for seat, old in self.pending.items() if seat != entry.seat and old.same(pending.get(seat))
        }
        spared = _by_seat(_spared(match), entry.seq, entry.at)
        if match.told == self.match.told:  # secret questions stand: that one was spared its own shows in no id either
            spared |= {seat: old for seat, old in self.spared.items() if old.same(spared.get(seat))}
        return MatchState(match, entry.seq, pending, spared, answered)

    def asked(self, viewer: int | None) -> list[PendingDecision]:
        """What seats are asked, as a seat or a spectator may know it, in the order of seats."""
        seen = {**self.pending, **{seat: one for seat, one in self.spared.items() if seat != viewer}}
        return [seen[seat] for seat in sorted(seen)]

    def taking_back(self, seat: int) -> TakingBack:
        """What this seat may take back."""
        return TakingBack(partial(self.match.can_undo, seat), partial(self.secret_choice, seat))

    def secret_choice(self, seat: int) -> tuple[Decision, str] | None:
        """The decision this seat has answered in secret and may still answer otherwise, and the key it chose."""
        if seat in self.pending or not self.pending:
            return None
        before = self.match.fork()
        try:
            before.retract(seat)
        except CannotUndo:
            return None
        asked = before.decision(seat)
        chosen = next(choice.key for choice in reversed(self.match.choices) if choice.seat == seat)
        return (asked, chosen) if asked is not None else None

    def find(self, decision: str) -> PendingDecision | None:
        """The pending decision of that id."""
        return next((p for p in self.pending.values() if p.id == decision), None)

    def answers(self, decision: str) -> tuple[Choice, ...]:
        """What its seat chose for the decision of that id, and whatever it chose after that, in this order.

        Nothing if the decision was never answered, or its answer was taken back.
        """
        named = parts(decision)
        if named is None:
            return ()
        since, seat = named
        own = [
            (choice, asked)
            for choice, asked in zip(self.match.choices, self.answered, strict=True)
            if choice.seat == seat
        ]
        first = next((at for at, (_, asked) in enumerate(own) if asked == since), len(own))
        return tuple(choice for choice, _ in own[first:])


def _by_seat(decisions: Iterable[Decision], since: int, at: float) -> dict[int, PendingDecision]:
    """Decisions that have come up now."""
    return {d.seat: PendingDecision(f"{since}-{d.seat}", d, since, at) for d in decisions}


def _spared(match: Match) -> list[Decision]:
    """The questions that everybody takes for asked, though their seats were spared them; they have no options."""
    asked = {(d.seat, d.name) for d in match.decisions}
    seen = [(one["seat"], one["name"]) for one in match.asked(None)]
    return [Decision(seat, name, ()) for seat, name in seen if (seat, name) not in asked]


def parts(decision: str) -> tuple[int, int] | None:
    """The seq and the seat in the id of a decision; None for what is no such id."""
    since, dash, seat = decision.partition("-")
    plain = all(part.isascii() and part.isdigit() and len(part) < 10 for part in (since, seat))
    return (int(since), int(seat)) if dash and plain else None
