"""The one vocabulary of Three Perils: what symbols on cards, powers and rewards do, and how they read.

A symbol carries itself out for one seat and says itself in words. `lasting` symbols act from the moment the
card is played and are never applied again (P 7.2, 8.8); the others happen at once, in printed order (P 7.5).
"""

from dataclasses import dataclass

from croupier.engine import Figure, Saying, Seat
from croupier.games.perils.cards.clauses import Symbol, counted, each
from croupier.games.perils.cards.terms import LEVEL_ICONS
from croupier.games.perils.rules import events
from croupier.games.perils.rules.hero import CHEAP_PRICE
from croupier.games.perils.rules.state import State

# -- at once -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Attack(Symbol):
    """In melee an attack with the Strength level and n more, which the target answers; else one of n (P 9.1 to 9.5)."""

    reach: str
    number: int

    def do(self, game: State, seat: Seat) -> None:
        game.attack(seat, self.reach, self.number)

    def says(self) -> Saying:
        return Saying(f"effect-{self.reach}", {"number": self.number})

    def figure(self) -> Figure:
        if self.reach == "melee":
            return Figure("sword", f"+{self.number}", "melee")
        return Figure("arrow", self.number, "ranged")


@dataclass(frozen=True)
class Gain(Symbol):
    """Coins or mana; `of` makes it n for each full `per` of a quantity, counted now (P 7.9, 7.13)."""

    gives = True
    currency: str
    number: int
    per: int = 1
    of: str = ""

    def do(self, game: State, seat: Seat) -> None:
        amount = self.number * (game.count(seat, self.of) // self.per) if self.of else self.number
        game.gain(seat, self.currency, amount)

    def says(self) -> Saying:
        plain = Saying(f"effect-{self.currency}", {"number": self.number})
        return Saying("effect-per", {"what": plain, "each": each(self.per, self.of)}) if self.of else plain

    def figure(self) -> Figure:
        return Figure(
            "coin" if self.currency == "coins" else "mana", self.number, self.currency, counted(self.per, self.of)
        )


@dataclass(frozen=True)
class Heal(Symbol):
    """Up to n lost HP come back, never above max HP (P 4.7, 4.9)."""

    gives = True
    number: int

    def do(self, game: State, seat: Seat) -> None:
        hero = game.heroes[seat]
        regained = min(self.number, hero.max_life - hero.life)
        hero.life += regained
        if regained:
            game.say(events.HEALED, seat, regained)

    def figure(self) -> Figure:
        return Figure("heart", self.number, "heal")


@dataclass(frozen=True)
class MaxLife(Symbol):
    """Max HP rise by n; HP stay as they are (P 4.8)."""

    number: int

    def do(self, game: State, seat: Seat) -> None:
        game.heroes[seat].max_life += self.number
        game.say(events.RAISED_LIFE, seat, self.number)

    def figure(self) -> Figure:
        return Figure("max_hp", f"+{self.number}", "max-life")


# -- lasting -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Level(Symbol):
    """A level rises by n from now on; `wild` is a temporary element of every cost, not a level (P 7.6, 7.7)."""

    lasting = True
    level: str
    number: int

    def do(self, game: State, seat: Seat) -> None:
        hero = game.heroes[seat]
        setattr(hero, self.level, hero.level(self.level) + self.number)
        game.say(events.ROSE, seat, self.level, self.number)

    def says(self) -> Saying:
        return Saying(f"effect-{self.level}", {"number": self.number})

    def figure(self) -> Figure:
        return Figure(LEVEL_ICONS[self.level], f"+{self.number}", self.level)


@dataclass(frozen=True)
class Cheaper(Symbol):
    """Potions of one kind cost 1 coin from now on; more of the same change nothing (P 10.3)."""

    lasting = True
    potion: str

    def do(self, game: State, seat: Seat) -> None:
        hero = game.heroes[seat]
        if self.potion == "life":
            hero.life_price = CHEAP_PRICE
        else:
            hero.mana_price = CHEAP_PRICE
        game.say(events.CHEAPER, seat, self.potion)

    def says(self) -> Saying:
        return Saying(f"effect-{self.potion}-price", {"number": CHEAP_PRICE})

    def figure(self) -> Figure:
        return Figure(f"{self.potion}_price", CHEAP_PRICE, f"{self.potion}-price")


# -- points --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Points(Symbol):
    """n points: on a card at the end (P 7.10), in a reward or a power as tokens at once (P 12.3)."""

    number: int

    def do(self, game: State, seat: Seat) -> None:
        game.heroes[seat].points += self.number
        game.say(events.TOOK_POINTS, seat, self.number)

    def figure(self) -> Figure:
        return Figure("star", self.number, "points")
