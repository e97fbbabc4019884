"""What a card text is made of: permanent keywords and triggered abilities; and the design they are part of.

Each part says itself (`says`), so that the printed text and the behaviour come from the same value.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final

from croupier.engine import Effect, FaceId, Figure, Option, Saying, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.terms import Tokens


class Clause(Effect[Any]):  # Any: the game itself, which is declared with these
    """A part of a card text. It says its own name with its fields: `Might(2, "alone")` is `keyword-might`."""

    BEGINS: ClassVar[str] = "keyword"

    def says(self) -> Saying:
        name = type(self).__name__.lower()
        return Saying(f"{self.BEGINS}-{name}", {f.name: _said(getattr(self, f.name)) for f in fields(self)})  # type: ignore[arg-type]  # a dataclass


class Act(Clause):
    """An effect of an ability. The folder `effects` has them all.

    `unit` is the unit whose ability it is; it may have left its front, but still says which front and side were its.
    """

    BEGINS = "effect"
    changes_strength: ClassVar[bool] = False
    """Whether it does nothing but change strengths: then it is not offered once they are determined (W 12.12)."""
    foretold: ClassVar[bool] = True
    """Whether what it does to the fronts follows from what lies open."""
    dooms_itself: ClassVar[bool] = False
    """Whether it makes its own unit doomed."""

    @property
    def chooses(self) -> bool:
        """Whether it has legal choices, one of which is made (W 12.13)."""
        return True

    def inner(self) -> "Act":
        """The effect that follows when a price has been paid; itself, if there is none."""
        return self

    def choices(self, game: Any, unit: Any) -> Sequence[Option[Any]]:  # Any: the game itself, its units and choices
        """The legal choices, in their order."""
        del game, unit
        return ()

    def possible(self, game: Any, unit: Any) -> bool:  # Any: as above
        """Whether it can do something (W 12.12)."""
        return bool(self.choices(game, unit))

    def do(self, game: Any, seat: Seat, *context: Any) -> None:  # Any: as above; the unit and the choice
        raise NotImplementedError


# -- permanent keywords --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Might(Clause):
    """More strength while a condition holds."""

    number: int
    condition: str
    icon = "sword"

    def figures(self) -> tuple[Figure, ...]:
        return (Figure(CONDITION_ICONS[self.condition]), Figure(self.icon, self.number))


@dataclass(frozen=True)
class Lead(Clause):
    """Your other units here are stronger."""

    number: int
    icon = "banner"


@dataclass(frozen=True)
class Dread(Clause):
    """Enemy units here are weaker."""

    number: int
    icon = "dread"


KEYWORD_ICONS: Final = {
    "tenacious": "tenacious",  # before the aftermath, doomed instead of destroyed
    "ward": "ward",  # enemy abilities cannot choose it
    "guardian": "guardian",  # enemy abilities must choose it first
    "rooted": "rooted",  # it cannot be moved
    "doomed": "skull",  # it is doomed as soon as it is played
    "immortal": "immortal",  # destroyed, it goes to the discard pile (W 14.2)
}
"""The keywords that are one word, and their icons."""


@dataclass(frozen=True)
class Keyword(Clause):
    """A keyword that is one word."""

    word: str

    def says(self) -> Saying:
        return Saying(f"keyword-{self.word}")

    def figures(self) -> tuple[Figure, ...]:
        return (Figure(KEYWORD_ICONS[self.word]),)


@dataclass(frozen=True)
class Quell(Clause):
    """Enemy abilities of a trigger cannot be triggered by units here."""

    trigger: str
    icon = "quell"


@dataclass(frozen=True)
class Ability(Clause):
    """`trigger effect [if condition]`."""

    trigger: str
    effect: Act
    condition: str = ""

    def says(self) -> Saying:
        said: dict[str, Any] = {"when": Saying(f"when-{self.trigger}"), "what": self.effect.says()}  # Any: arguments
        if not self.condition:
            return Saying("ability", said)
        return Saying("ability-if", {**said, "condition": Saying(f"if-{self.condition}")})

    def figures(self) -> tuple[Figure, ...]:
        when = Figure(TRIGGER_ICONS.get(self.trigger, REACTION_ICON))
        if not self.condition:
            return (when, *self.effect.figures())
        return (when, Figure(CONDITION_ICONS[self.condition]), *self.effect.figures())


TRIGGER_ICONS: Final = {terms.IMMEDIATE: "bolt", terms.DELAYED: "hourglass", terms.AFTERMATH: "gameend"}
REACTION_ICON: Final = "mourning"
CONDITION_ICONS: Final = {
    "attacking": "arrow",
    "defending": "shield",
    "wild": "wild",
    "portal": "portal",
    "alone": "alone",
    "horde": "horde",
    "outnumbered": "outnumbered",
    "multi": "multi",
    "surged": "surge",
    "kin_beast": "paw",
    "won": "crown",
    "lost": "lost",
}
"""The icons of what must be so, as it stands before what it gives."""


def _said(value: object) -> Any:  # what a message may name
    if isinstance(value, Clause):
        return value.says()
    return value


class Design:
    """What is printed on a card, its text taken apart for speed."""

    def __init__(self, id: str, kind: str, clauses: tuple[Clause, ...] = ()) -> None:  # noqa: A002  # as printed
        self.id = id
        self.kind = kind  # unit, beast, terrain, crystal, territory, portal
        self.clauses = clauses
        self.type = kind  # basic, warrior, greater, tactical, champion, immortal; territory-1, -2, -3; else as the kind
        self.faction = ""
        self.copies = self.cost = self.strength = self.points = self.value = 0
        self.tier = self.natural = self.bulwark = self.group = 0
        self.produces: Tokens = terms.NO_TOKENS
        self.price: tuple[tuple[str, int], ...] = ()  # of a card of the row: resource or any, number
        self.mights = tuple((c.number, c.condition) for c in clauses if isinstance(c, Might))
        self.lead = sum(c.number for c in clauses if isinstance(c, Lead))
        self.dread = sum(c.number for c in clauses if isinstance(c, Dread))
        self.quells = tuple(c.trigger for c in clauses if isinstance(c, Quell))
        keywords = {c.word for c in clauses if isinstance(c, Keyword)}
        self.tenacious, self.ward, self.guardian, self.rooted, self.immortal, self.dooms_itself = (
            word in keywords for word in ("tenacious", "ward", "guardian", "rooted", "immortal", "doomed")
        )
        self.abilities: dict[int, Ability] = {k: c for k, c in enumerate(clauses, 1) if isinstance(c, Ability)}
        self.triggered: dict[str, tuple[int, ...]] = {
            trigger: numbers
            for trigger in terms.TRIGGERS
            if (numbers := tuple(k for k, ability in self.abilities.items() if ability.trigger == trigger))
        }

    @property
    def fights(self) -> bool:
        """Whether it is a unit, which can be played on a front (W 7.6, 11.9)."""
        return self.kind in ("unit", "beast", "terrain")


Place = tuple[int, int, int]
"""A unit in a choice: its front, its side, its place among the units of that side there, from 0."""

Holding = tuple[FaceId, int]
"""A territory and a resource in a choice."""
