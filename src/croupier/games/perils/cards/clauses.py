"""What is printed in parts: symbols, passives, lines of text; and the designs they are part of.

Each part says itself (`says`), so that the printed text and the behaviour come from the same value.
"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from croupier.engine import Effect, FaceId, Figure, Saying, Seat
from croupier.games.perils.cards.notation import Cost


class Symbol(Effect[Any]):  # Any: the game itself, which is declared with these
    """One printed symbol. The folder `effects` has all that are carried out."""

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


@dataclass(frozen=True)
class PointsPer(Symbol):
    """n points for each full `per` of a quantity, counted at the end of the game only (P 7.11)."""

    number: int
    per: int
    of: str

    def value(self, game: Any, seat: Seat) -> int:
        """The points as things stand."""
        have: int = game.count(seat, self.of)
        return self.number * (have // self.per)

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
NUMBERED = frozenset({"pack", "shell", "enrage", "thief", "leech", "curse"})
"""Those that have a number."""


@dataclass(frozen=True)
class Passive(Effect[Any]):  # Any: as above
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
class Printed(Effect[Any]):  # Any: as above
    """Symbols as one line of the printed text; `heading` is the message that frames them."""

    heading: str
    symbols: tuple[Symbol, ...]

    def says(self) -> Saying:
        return Saying(self.heading, {"what": tuple(symbol.says() for symbol in self.symbols)})

    def figures(self) -> tuple[Figure, ...]:
        return tuple(figure for symbol in self.symbols for figure in symbol.figures())


# -- designs -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A phase card: what it asks and what it does, sorted by when it counts."""

    face: FaceId
    id: str
    phase: int
    marks: tuple[int, ...]
    type: str
    category: str
    cost: Cost
    effects: tuple[Symbol, ...]
    lasting: tuple[Symbol, ...]
    instant: tuple[Symbol, ...]
    points: int
    conditions: tuple[PointsPer, ...]
    attack: tuple[str, int] | None
    """Its first attack: reach and number."""
    strength: int
    """How much of the Strength level it brings."""


@dataclass(frozen=True)
class Power:
    """What a character can do instead of playing a card (P 4.3)."""

    id: str
    cost: Cost
    effects: tuple[Symbol, ...]


@dataclass(frozen=True)
class PrintedPower(Effect[Any]):  # Any: as above
    """A power as a line of a character board: its name, its cost, what it does."""

    power: Power

    def says(self) -> Saying:
        name = Saying(f"power-{self.power.id}")
        what = tuple(effect.says() for effect in self.power.effects)
        return Saying("text-power", {"name": name, "cost": self.power.cost.says(), "what": what})


@dataclass(frozen=True)
class Character:
    """A character board: a passive symbol and two powers."""

    face: FaceId
    id: str
    passive: Symbol
    powers: tuple[Power, ...]
    conditions: tuple[PointsPer, ...]


@dataclass(frozen=True)
class Foe:
    """An enemy as printed. Its passives stand as numbers: 0 means it has none of that name."""

    face: FaceId
    id: str
    level: int
    copies: int
    strength: int
    life: int
    reward: tuple[Symbol, ...]
    passives: tuple[Passive, ...]
    pack: int = 0
    piercing: bool = False
    guard: bool = False
    elusive: bool = False
    hollow: bool = False
    shell: int = 0
    regenerate: bool = False
    enrage: int = 0
    thief: int = 0
    leech: int = 0
    weaken_strength: bool = False
    weaken_armour: bool = False
    curse: int = 0
