"""The fronts as a page lays them out: columns are lines, defenders stand in a column of their own."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from croupier.engine import Seat
from croupier.kit import Plain

FEWEST: Final = 3
"""So many lines are drawn even while fewer are formed: everybody has as many places (Z 3.3)."""


class Column(NamedTuple):
    """A line on the table: its place on the page, its front (variant two_fronts), its number."""

    place: int
    east: bool
    number: int


class Standing(NamedTuple):
    """A creature on the page: in the line of that place, or a defender."""

    creature: Plain
    facts: Plain
    """What follows for it: refund, guard, where its values come from."""
    key: int
    """Its number in the front from left to right, as options call it."""
    place: int
    """Its line; of a defender the last one to its left (0: none)."""
    guards: bool


class Fronts:
    """All fronts of a view."""

    def __init__(self, view: Plain) -> None:
        two = view["options"]["two_fronts"] == "on"
        self.columns: list[Column] = []
        self._seats = [
            list(zip(*pair, strict=True)) for pair in zip(view["front"], view["facts"]["creatures"], strict=True)
        ]
        first = {}
        for east in (False, True) if two else (False,):
            first[east] = len(self.columns)
            formed = [facts["line"] for rank in self._seats for c, facts in rank if c["east"] == east]
            for number in range(1, max([1 if two else FEWEST, *formed]) + 1):
                self.columns.append(Column(len(self.columns) + 1, east, number))
        self.standing = [self._stand(seat, first) for seat in range(view["players"])]

    def _stand(self, seat: Seat, first: Mapping[bool, int]) -> list[Standing]:
        """A front from left to right."""
        there: list[Standing] = []
        at = dict.fromkeys(first, 0)
        for key, (creature, facts) in enumerate(self._seats[seat], 1):
            east = creature["east"]
            at[east] = facts["line"] or at[east]
            there.append(Standing(creature, facts, key, first[east] + at[east], not facts["line"]))
        return there

    def attacker(self, seat: Seat, place: int) -> Standing | None:
        """Who stands in a line for a seat."""
        return next((s for s in self.standing[seat] if not s.guards and s.place == place), None)

    def defenders(self, seat: Seat) -> list[Standing]:
        """Who defends for a seat, from left to right."""
        return [s for s in self.standing[seat] if s.guards]

    @property
    def most_defenders(self) -> int:
        """How many defenders the seat has that has the most."""
        return max(len(self.defenders(seat)) for seat in range(len(self.standing)))

    def all(self) -> dict[int, tuple[Seat, Standing]]:
        """Every creature with its seat, by its number."""
        return {s.creature["number"]: (seat, s) for seat, front in enumerate(self.standing) for s in front}
