# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""Effects on hands and debts: cards drawn and sifted, less to pay."""

from dataclasses import dataclass

from croupier.engine import Figure, Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import INSTANT
from croupier.games.confluence.rules import events, zones
from croupier.games.confluence.rules.state import State


@dataclass(frozen=True)
class Draw(Verb):
    """Cards from the deck into your hand."""

    number: int
    word = "draw"
    icon = "cards"
    timing = INSTANT

    def do(self, game: State, seat: Seat, *context: object) -> None:
        zones.draw(game, seat, self.number, events.DREW)


@dataclass(frozen=True)
class AllDraw(Verb):
    """The same for every player, in turn order."""

    number: int
    word = "all_draw"
    timing = INSTANT

    def figures(self) -> tuple[Figure, ...]:
        return Figure("all"), Figure("cards", self.number, self.term)

    def do(self, game: State, seat: Seat, *context: object) -> None:
        for target in game.from_lead():
            zones.draw(game, target, self.number, events.DREW)


@dataclass(frozen=True)
class Sift(Verb):
    """Draw cards, then discard as many of your choice."""

    number: int
    word = "sift"
    timing = INSTANT

    def do(self, game: State, seat: Seat, *context: object) -> None:
        zones.draw(game, seat, self.number, events.DREW)
        for _ in range(self.number):
            zones.discard_from_hand(game, seat, events.THROWN)


@dataclass(frozen=True)
class Rebate(Verb):
    """Less debt: A first, then D, then F."""

    number: int
    word = "rebate"
    timing = INSTANT

    def do(self, game: State, seat: Seat, *context: object) -> None:
        left, debt = self.number, game.debt[seat]
        for letter in range(len(debt)):
            less = min(left, debt[letter])
            debt[letter] -= less
            left -= less
        if left < self.number:
            game.say(events.RELIEVED, seat, self.number - left)
        else:
            game.say(events.NOTHING, seat, "debt")
