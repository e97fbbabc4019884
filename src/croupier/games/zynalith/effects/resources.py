# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Silver, zynalith and cards: gained, lost, stolen, drawn, discarded."""

from dataclasses import dataclass

from croupier.engine import Figure, Saying, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Act, change
from croupier.games.zynalith.cards.faces import CURRENCY_ICONS
from croupier.games.zynalith.rules import events, heroes, market, targets
from croupier.games.zynalith.rules.state import UNCAUSED, Cause, State


@dataclass(frozen=True)
class Gain(Act):
    """Silver or zynalith from the supply."""

    currency: str
    number: int
    whom: str = "you"  # or everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living() if self.whom == "everyone" else (seat,):
            heroes.gain(game, player, self.currency, self.number)

    def figures(self) -> tuple[Figure, ...]:
        return (change(CURRENCY_ICONS[self.currency], self.number),)


@dataclass(frozen=True)
class Lose(Act):
    """Everybody loses silver or zynalith, down to 0."""

    currency: str
    number: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living():
            heroes.lose(game, player, self.currency, self.number)

    def figures(self) -> tuple[Figure, ...]:
        return (change(CURRENCY_ICONS[self.currency], -self.number),)


@dataclass(frozen=True)
class Steal(Act):
    """A chosen enemy gives silver or zynalith, or all they have."""

    currency: str
    number: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        chosen = targets.hero(game, seat, self, cause)
        if chosen is not None:
            amount = heroes.lose(game, chosen, self.currency, self.number)
            heroes.gain(game, seat, self.currency, amount)

    def figures(self) -> tuple[Figure, ...]:
        return (Figure(CURRENCY_ICONS[self.currency], f"⇐ {self.number}"),)


@dataclass(frozen=True)
class Draw(Act):
    """Cards from a deck into hand; events are executed and replaced (Z 2.9)."""

    back: int
    number: int
    whom: str = "you"  # or everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living() if self.whom == "everyone" else (seat,):
            for _ in range(self.number):
                while market.draw_to_hand(game, player, self.back, events.DREW_BY_EFFECT):
                    pass  # Event triggers wait until the effect is done (Z 4.7)

    def says(self) -> Saying:
        return Saying("effect-draw", {"back": terms.BACKS[self.back], "number": self.number, "whom": self.whom})

    def figures(self) -> tuple[Figure, ...]:
        return (change("cards", self.number),)


@dataclass(frozen=True)
class Discard(Act):
    """Everybody loses hand cards to chance, face up."""

    number: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living():
            hand = game.hand[player]
            for _ in range(min(self.number, len(hand))):
                card = hand.pop(game.chance.below(len(hand)))
                market.discard(game, card)
                game.say(events.LOST_CARD, player, card)

    def figures(self) -> tuple[Figure, ...]:
        return (change("cards", -self.number),)


@dataclass(frozen=True)
class RedrawRow(Act):
    """A row of the display is discarded and filled."""

    icon = "swap"
    back: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        market.redraw(game, self.back, events.REDRAWN_BY_EFFECT)
        while market.offer(game, self.back):
            pass  # as above

    def says(self) -> Saying:
        return Saying("effect-redraw", {"back": terms.BACKS[self.back]})
