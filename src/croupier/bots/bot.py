"""What a bot is: something that answers for a seat and sees only what that seat may see."""

from typing import Protocol

from croupier.engine import CroupierError, Decision, IllegalChoice, Match


class UnknownBot(CroupierError, LookupError):
    """No bot of that name exists."""


class Bot(Protocol):
    """Answers for a seat. Knows no game: it asks the game's advisor, or plays futures out."""

    name: str

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The index of the option that the bot takes for `seat`, whose decision is pending.

        The same match, seat and seed give the same index (for a search: while its budget is iterations). Looks
        at determinizations of `match` for `seat` only, and leaves the match as it is. Raises `IllegalChoice` if
        the seat is not asked.
        """
        ...

    def within(self, seconds: float) -> "Bot":
        """The same bot, which thinks no longer than that."""
        ...


def asked(match: Match, seat: int) -> Decision:
    """The pending decision of a seat. Raises `IllegalChoice` if there is none."""
    decision = match.decision(seat)
    if decision is None:
        waiting = ", ".join(f"seat {d.seat} ({d.name})" for d in match.decisions) or "nobody: the match is over"
        raise IllegalChoice(f"Seat {seat} is not asked; waiting for {waiting}.", seat=seat, choice=-1)
    return decision
