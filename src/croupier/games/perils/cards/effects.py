"""The one vocabulary of Three Perils: what symbols on cards, powers, rewards and enemies do, and how they read.

A symbol carries itself out for one seat and says itself in words. `lasting` symbols act from the moment the
card is played and are never applied again (P 7.2, 8.8); the others happen at once, in printed order (P 7.5).
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.engine import Effect, Figure, Saying, Seat
from croupier.games.perils.rules import events
from croupier.games.perils.rules.hero import CHEAP_PRICE
from croupier.games.perils.rules.state import State


class Symbol(Effect[State]):
    """One printed symbol."""

    lasting: ClassVar[bool] = False
    gives: ClassVar[bool] = False
    """Whether its number is what somebody gets: beside other icons it has a plus."""

    def figure(self) -> Figure:
        """The symbol as an icon with its number."""
        raise NotImplementedError

    def figures(self) -> tuple[Figure, ...]:
        figure = self.figure()
        return (replace(figure, number=f"+{figure.number}") if self.gives else figure,)


_QUANTITY_ICONS = {
    "slain": "skull",
    "weapon": "sword",
    "attunement": "mountain",
    "element": "leafearth",
    "chain": "link",
    "power": "bolt",
    "life": "heart",
}


def each(per: int, of: str) -> Saying:
    """The words for each full `per` of a quantity."""
    return Saying(f"each-{of.replace('_', '-')}", {"number": per})


def counted(per: int, of: str) -> Figure | None:
    """The icon for each full `per` of a quantity, if one is counted."""
    return Figure(_QUANTITY_ICONS.get(of, of), per if per > 1 else None) if of else None


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

LEVEL_ICONS = {
    "strength": "fist",
    "armour": "shield",
    "earth": "leafearth",
    "water": "wave",
    "fire": "flame",
    "wild": "swirl",
}
"""The icons of the levels, in the order in which they always stand."""


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


@dataclass(frozen=True)
class PointsPer(Symbol):
    """n points for each full `per` of a quantity, counted at the end of the game only (P 7.11)."""

    number: int
    per: int
    of: str

    def value(self, game: State, seat: Seat) -> int:
        """The points as things stand."""
        return self.number * (game.count(seat, self.of) // self.per)

    def says(self) -> Saying:
        plain = Saying("effect-points", {"number": self.number})
        unscathed = self.of == "unscathed"  # a yes or no, not a number of things
        condition = Saying("condition-unscathed") if unscathed else each(self.per, self.of)
        return Saying("effect-at-end", {"what": plain, "each": condition})

    def figure(self) -> Figure:
        return Figure("star", self.number, "points", counted(self.per, self.of))


# -- enemies -------------------------------------------------------------------------------------------------------


PASSIVES = (
    *("pack", "piercing", "guard", "elusive", "hollow", "shell", "regenerate", "enrage"),
    *("thief", "leech", "weaken_strength", "weaken_armour", "curse"),
)


@dataclass(frozen=True)
class Passive(Effect[State]):
    """A rule of its own that an enemy has while it lives in a line (P 3.10); the rules look it up by name."""

    name: str
    number: int = 0

    def says(self) -> Saying:
        return Saying(f"passive-{self.name.replace('_', '-')}", {"number": self.number})

    def mark(self) -> Figure:
        """The passive as the mark in the corner of its card, with its number if it has one."""
        return Figure(_PASSIVE_ICONS.get(self.name, self.name), self.number or None, self.name.replace("_", "-"))


_PASSIVE_ICONS = {"pack": "paw", "curse": "skull", "regenerate": "hourglass", "piercing": "pierce"}


# -- what is printed -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Printed(Effect[State]):
    """Symbols as one line of the printed text; `heading` is the message that frames them."""

    heading: str
    symbols: tuple[Symbol, ...]

    def says(self) -> Saying:
        return Saying(self.heading, {"what": tuple(symbol.says() for symbol in self.symbols)})

    def figures(self) -> tuple[Figure, ...]:
        return tuple(figure for symbol in self.symbols for figure in symbol.figures())
