"""Orchard: a game of which switches change what was planted, for those who compare them."""

from collections.abc import Sequence
from typing import Any

from croupier.engine import CARD, FACE, SEAT, Advisor, CardId, Event, Face, FaceId, Game, Option, Public, Question, Verb

APPLE, PEAR = FaceId(0), FaceId(1)
PICKED = Event("picked", "1.1", seat=SEAT, card=CARD)
PICK = Verb("pick", card=FACE)
LEAVE = Verb("leave")
ROUNDS = 3
FAVOUR = 15
"""So many more matches of 100 seat 0 wins where it is favoured."""


class Hungry:
    """Picks whatever there is, and cannot tell who wins."""

    def scores(self, game: "Orchard", seat: int, name: str, options: Sequence[Option[Any]]) -> list[float]:
        del game, seat, name
        return [float(option.key != "leave") for option in options]

    def values(self, game: "Orchard") -> list[float]:
        return [1 / game.players] * game.players


class Orchard(Game):
    """Three rounds in which each seat may pick a fruit; who wins is chance."""

    slug = "orchard"
    version = "1"
    title = "Orchard"
    seats = (2, 3)
    minutes = 2
    FACES = (Face("apple", back="fruit"), Face("pear", back="fruit"))
    QUESTIONS = (Question("pick", PICK, LEAVE),)
    variants = {"favour": ("off", "on"), "unread": ("off", "on")}  # noqa: RUF012  # as a game says it

    tree: Public[list[CardId]]
    basket: Public[list[list[CardId]]]
    rounds: Public[int]

    @classmethod
    def advisor(cls) -> Advisor:
        return Hungry()

    def setup(self) -> None:
        self.rounds = 0
        self.tree = self.add_cards([APPLE, PEAR] * 10, shuffled=True)

    def step(self) -> None:
        self.rounds += 1
        for seat in range(self.players):
            if self.ask(seat, "pick", [PICK(self.FACES[self.faces[self.tree[-1]]].id, value=True), LEAVE(value=False)]):
                self.say(PICKED, seat, self.tree[-1])
                self.basket[seat].append(self.tree.pop())
        if self.rounds == ROUNDS:
            lot = self.chance.below(100)
            first = 100 // self.players + (FAVOUR if self.options["favour"] == "on" else 0)
            winner = 0 if lot < first else 1 + lot % (self.players - 1)
            self.finish([1.0 if seat == winner else 0.0 for seat in range(self.players)])
