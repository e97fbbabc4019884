"""Sets of five: which characters everybody has established, and which of them just now."""

from collections.abc import Sequence
from typing import Final

from croupier.engine import Seat
from croupier.kit import Table

JUST: Final = 4
"""A character is marked that was established within so many lines of the log."""


class Sets:
    """The part of the page about established characters."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def copies(self, seat: Seat, kind: str) -> int:
        """How many established characters of a kind a seat has."""
        established: list[str] = self.table.view["facts"]["established"][seat]
        return established.count(kind)

    def fullest(self, seats: Sequence[int]) -> int:
        """The seat with most kinds: of a team it is the one whose set has won."""
        kinds: Sequence[int] = self.table.view["facts"]["kinds"]
        return max(seats, key=kinds.__getitem__)

    def just(self, seat: Seat, kind: str) -> bool:
        """Whether this character was established by what was told last."""
        told = (event for event in reversed(self.table.log[-JUST:]) if event["event"] == "established")
        last = next(told, None)
        return last is not None and (last["seat"], last["card"]) == (seat, kind)
