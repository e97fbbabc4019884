"""A tableau by the types of its cards."""

from functools import cached_property
from typing import Final

from croupier.engine import Seat
from croupier.kit import Table

EMBLEMS: Final = {
    "blade": "sword",
    "hammer": "hammer",
    "spear": "spear",
    "dagger": "dagger",
    "bow": "bow",
    "staff": "staff",
    "weapon": "flask",
    "gear": "shield",
    "attunement": "mountain",
    "venture": "coin",
    "remedy": "heart",
    "legend": "star",
    "character": "folk",
}
"""The icon of what a card is, by its kind, in the order in which cards lie in a tableau."""

GROUPS: Final = ("weapon", "attunement", "venture", "gear", "remedy", "legend")
"""The types of cards as groups of a tableau, the weapons of all categories as one."""


class Tableau:
    """The part of the page about what a seat has played."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def stacks(self, seat: Seat) -> list[list[str]]:
        """A tableau by type, weapons by category so that chains are seen."""
        found: dict[str, list[str]] = {}
        for face in self.table.view["tableau"][seat]:
            found.setdefault(self._kinds[face], []).append(face)
        return [found[kind] for kind in EMBLEMS if kind in found]

    def groups(self, seat: Seat) -> dict[str, list[str]]:
        """A tableau by type, as labelled groups; the weapons of one category, which may chain, side by side."""
        found: dict[str, list[str]] = {}
        for stack in self.stacks(seat):
            kind = self._kinds[stack[0]]
            found.setdefault(kind if kind in GROUPS else "weapon", []).extend(stack)
        return {group: found[group] for group in GROUPS if group in found}

    @cached_property
    def _kinds(self) -> dict[str, str]:
        return {face.id: face.kind for face in self.table.game.FACES}
