"""A small game for the tests of the kit: numbers, records, cards in hand and on the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from croupier.engine import (
    FACE,
    SEAT,
    WORD,
    CardId,
    Effect,
    Event,
    Face,
    FaceId,
    Figure,
    Game,
    Option,
    Own,
    Part,
    Public,
    Seat,
)


@dataclass(frozen=True)
class RowOver(Effect[Any]):  # Any: nobody carries it out
    """Across the river, and what that earns."""

    crossings: int

    def figures(self) -> tuple[Figure, ...]:
        return Figure("wave", self.crossings), Figure("coin", "+2", per=Figure("paw", 2))


class Boat(Part):
    """What a ferryman rows."""

    oars: Public[int] = 4
    leak: int = 1


class Ferry(Game):
    """Two ferrymen, two fares each."""

    slug: ClassVar[str] = "ferry"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Ferry"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    FACES: ClassVar[tuple[Face, ...]] = (
        Face("goat", "fare", verb=Figure("paw")),
        Face("wolf", "fare", verb=Figure("paw")),
        Face("cabbage", "fare"),
    )
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = {"goat": (RowOver(1),)}
    EVENTS: ClassVar[tuple[Event, ...]] = (
        Event("boarded", "1.1", seat=SEAT, side=WORD),
        Event("crossed", "1.2", seat=SEAT, card=FACE),
    )

    coins: Public[list[int]]
    hand: Own[list[list[CardId]]]
    boats: Public[list[Boat]]
    rested: Public[list[bool]]
    bank: Public[list[CardId]]
    river: Public[int]

    def setup(self) -> None:
        self.coins = [3] * self.players
        self.rested = [seat == 0 for seat in range(self.players)]
        self.boats = [Boat() for _ in range(self.players)]
        self.river = 9
        for seat in range(self.players):
            self.hand[seat] = self.add_cards((FaceId(0), FaceId(1)), owner=seat)
        self.bank = self.add_cards((FaceId(2),))

    def step(self) -> None:
        for seat in range(self.players):
            card = self.ask(
                seat, "ferry", [Option(f"cross:{self.FACES[self.faces[c]].id}", c) for c in self.hand[seat]]
            )
            self.cross(seat, card)
        self.finish([1.0, 0.0])

    def cross(self, seat: Seat, card: CardId) -> None:
        """One fare crosses; the other ferryman is paid."""
        self.hand[seat].remove(card)
        self.bank.append(card)
        self.coins[seat] -= 1
        self.coins[1 - seat] += 1
        self.boats[seat].oars -= 1
        self.say(self.EVENTS[1], seat, self.faces[card])
