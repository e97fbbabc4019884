"""Tilted: a game with faults that were planted on purpose, for those who look for them.

Seat 0 wins 55 of 100 matches, whoever takes a crown wins more often, nobody wants the pebble, everybody the apple.
"""

from collections.abc import Sequence
from typing import Any

from croupier.engine import CARD, FACE, SEAT, Advisor, CardId, Event, Face, FaceId, Game, Option, Public, Question, Verb

APPLE, CROWN, PEBBLE, PLUM, PEAR = (FaceId(n) for n in range(5))
TOOK = Event("took", "1.1", seat=SEAT, card=CARD)
TAKE = Verb("take", card=FACE)
LEAVE = Verb("leave")
ROUNDS = 3
BASE, CROWNED = 55, 20
"""In 100 seat 0 wins so many, and so many more if it alone has the crown."""


class Taste:
    """Likes apples best, pebbles not at all, and everything else as much as nothing."""

    def scores(self, game: "Tilted", seat: int, name: str, options: Sequence[Option[Any]]) -> list[float]:
        del game, seat, name
        likes = {"take:apple": 1.0, "take:pebble": -1.0}
        return [likes.get(option.key, 0.0) for option in options]

    def values(self, game: "Tilted") -> list[float]:
        ahead = 0.1 * (game.crowns[0] - game.crowns[1])
        return [0.5 + ahead, 0.5 - ahead]


class Tilted(Game):
    """Three rounds in which each seat may take a card."""

    slug = "tilted"
    version = "1"
    title = "Tilted"
    seats = (2, 2)
    minutes = 2
    FACES = tuple(Face(name, back="card") for name in ("apple", "crown", "pebble", "plum", "pear"))
    QUESTIONS = (Question("take", TAKE, LEAVE),)

    heap: Public[list[CardId]]
    row: Public[list[CardId]]
    taken: Public[list[list[CardId]]]
    crowns: Public[list[int]]
    rounds: Public[int]

    @classmethod
    def advisor(cls) -> Advisor:
        return Taste()

    def setup(self) -> None:
        self.rounds, self.crowns = 0, [0, 0]
        self.heap = self.add_cards([APPLE, CROWN, PEBBLE, PLUM, PEAR] * 6, shuffled=True)
        self.row = []

    def step(self) -> None:
        self.rounds += 1
        for seat in range(self.players):
            self.row.append(self.heap.pop())
            face = self.faces[self.row[0]]
            if self.ask(seat, "take", [TAKE(self.FACES[face].id, value=True), LEAVE(value=False)]):
                self.say(TOOK, seat, self.row[0])
                self.taken[seat].append(self.row.pop())
                self.crowns[seat] += face == CROWN
            else:
                self.heap.insert(0, self.row.pop())
        if self.rounds == ROUNDS:
            mine, theirs = (min(one, 1) for one in self.crowns)
            first = self.chance.below(100) < BASE + CROWNED * (mine - theirs)
            self.finish([1.0, 0.0] if first else [0.0, 1.0])
