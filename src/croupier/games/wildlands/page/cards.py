"""Cards on the table: what is printed on them, how they are sorted, what a hand holds."""

from collections import Counter as Count
from collections.abc import Iterable
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.page.resources import Product, produced
from croupier.kit import Plain, Table


class Stack(NamedTuple):
    """Equal cards in one place."""

    face: str
    number: int


class Cards:
    """The part of the page about cards that lie somewhere."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def stacks(self, faces: list[str]) -> list[Stack]:
        """Equal cards as one, in the order of the cards."""
        number = Count(faces)
        return [Stack(face, number[face]) for face in self._sorted(number)]

    def printed(self, face: str) -> Plain:
        """The numbers that are printed on a place: natural strength, points; of a crystal value and cost."""
        design = printed_on(self.table.game, face)
        names = ("natural", "points", "value", "cost", "strength")
        return {name: getattr(design, name) for name in names}

    def bulwark(self, face: str) -> int:
        """What defends a territory that somebody controls without units."""
        return int(self.table.view["facts"]["bulwarks"][face])

    def products(self, face: str) -> list[Product]:
        """What a territory produces."""
        return produced(self.table.game, face)

    def tiers(self) -> dict[int, list[str]]:
        """The wild territories by tier, in the order of the cards."""
        wild = self._sorted(self.table.view["wild"])
        return {tier: [face for face in wild if printed_on(self.table.game, face).tier == tier] for tier in (1, 2, 3)}

    def passes(self) -> str:
        """The card of the row that leaves it at the end of the round; '' if none does, as in the last round."""
        return self.table.view["facts"]["passes"] or ""

    # -- in hand -----------------------------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> list[Stack]:
        """The cards in a hand that the viewer sees, crystals first."""
        hand = self.table.view["hand"][seat]
        stacks = self.stacks(hand.get("cards", hand["known"]))
        return sorted(stacks, key=lambda stack: printed_on(self.table.game, stack.face).fights)

    def units(self, seat: Seat) -> int:
        """How many units are in a hand; one of no strength is a unit as well (W 7.6)."""
        return sum(stack.number for stack in self.hand(seat) if printed_on(self.table.game, stack.face).fights)

    def strong(self, seat: Seat) -> int:
        """What is printed as strength on the units in a hand, added up."""
        return sum(printed_on(self.table.game, stack.face).strength * stack.number for stack in self.hand(seat))

    @property
    def revealed(self) -> list[str]:
        """The cards that the viewer’s muster has revealed, in the order of the cards (W 12.14)."""
        shown = self.table.view["revealed"]
        return self._sorted(shown[self.table.near]) if self.table.question == "muster" else []

    def _sorted(self, faces: Iterable[str]) -> list[str]:
        return sorted(faces, key=self.table.game.face)  # W 18.8
