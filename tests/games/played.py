"""Playing by hand in tests: choices written as a player would say them, and what is asked, offered, held and told."""

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from croupier.engine import CardId, Match

Question = TypeVar("Question")
"""Seat, name and keys, as a flow yields them; where it belongs to one seat, name and keys."""


def next_question(flow: Generator[Question, str, None], answer: str | None) -> Question | None:
    """What a second telling of rules asks after this answer, None to begin with; None when it has come to its end."""
    try:
        return flow.send(answer)  # type: ignore[arg-type]  # None starts a generator
    except StopIteration:
        return None


def play(match: Match, *choices: str) -> Match:
    """Make choices written as `0 play:witch`: seat, then key."""
    for choice in choices:
        seat, key = choice.split(" ")
        match.choose(int(seat), key)
    return match


def asked(match: Match) -> list[str]:
    """The pending questions as `1 react`."""
    return [f"{d.seat} {d.name}" for d in match.decisions]


def offered(match: Match, seat: int = 0, verb: str = "") -> list[str]:
    """The keys offered to a seat, or those of one verb."""
    decision = match.decision(seat)
    assert decision is not None, f"seat {seat} is not asked; asked are {asked(match)}"
    return [key for key in decision.keys if not verb or key.split(":")[0] == verb]


def names(match: Match, cards: Sequence[CardId | None]) -> list[str]:
    """The cards of a zone by name, however hidden; `` for an empty place."""
    game = match.position
    return ["" if card is None else game.FACES[game.faces[card]].id for card in cards]


def log(match: Match, event: str, seat: int | None = None) -> list[dict[str, Any]]:  # Any: JSON
    """The log lines of one kind, as a seat may know them."""
    return [line for line in match.log_for(seat) if line["event"] == event]
