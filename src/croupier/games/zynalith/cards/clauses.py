"""What a card text is made of: keywords, passives, triggered abilities, answers; and the design they are part of.

Each part says itself (`says`), so that the printed text and the behaviour come from the same value.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from croupier.engine import Effect, Saying, Seat
from croupier.games.zynalith.cards.faces import Row
from croupier.games.zynalith.rules import terms


class Act(Effect[Any]):  # Any: the game itself, which is declared with these
    """An effect of a trigger, an event or a counter: `effects.py` has them all."""

    def possible(self, game: Any, seat: Seat) -> bool:  # Any: as above
        """Whether a counter with this effect can be played now (Z 8.6)."""
        del game, seat
        return True


class Clause(Effect[Any]):  # Any: the game itself, which nothing here is carried out on
    """A part of a card text: it stands there and is looked up; it is never carried out by itself."""

    trait: ClassVar[int] = 0
    """What a creature with this clause counts as (`terms.py`)."""


@dataclass(frozen=True)
class Ability(Clause):
    """`Trigger [qualifiers]: effect; effect` (Z 13.21)."""

    trigger: int
    own: bool
    once: bool
    effects: tuple[Act, ...]

    def says(self) -> Saying:
        when = Saying(f"when-{terms.TRIGGERS[self.trigger]}", {"whose": "own" if self.own else "any"})
        what = tuple(effect.says() for effect in self.effects)
        return Saying("ability-once" if self.once else "ability", {"when": when, "what": what})


@dataclass(frozen=True)
class Happening(Clause):
    """The whole text of an event (Z 4.5)."""

    effects: tuple[Act, ...]

    def says(self) -> Saying:
        return Saying("happening", {"what": tuple(effect.says() for effect in self.effects)})


@dataclass(frozen=True)
class Answers(Clause):
    """`Answers X: effects`: the whole text of a counter, and what it may be played on."""

    what: str
    effects: tuple[Act, ...]

    def says(self) -> Saying:
        what = tuple(effect.says() for effect in self.effects)
        return Saying("answers", {"when": Saying(f"answers-{self.what}"), "what": what})


@dataclass(frozen=True)
class Leech(Clause):
    """Damage to enemy heroes heals your hero."""

    trait = terms.LEECH

    def says(self) -> Saying:
        return Saying("keyword-leech")


@dataclass(frozen=True)
class Pierce(Clause):
    """Damage to enemy heroes ignores hero defence (Z 12.10)."""

    trait = terms.PIERCE

    def says(self) -> Saying:
        return Saying("keyword-pierce")


@dataclass(frozen=True)
class Bonus(Clause):
    """The host has more of a stat (Z 9.7, 9.9)."""

    stat: int
    number: int

    def says(self) -> Saying:
        return Saying("passive-bonus", {"stat": terms.STATS[self.stat], **_signed(self.number)})


@dataclass(frozen=True)
class Aura(Clause):
    """Your other creatures, of one kind or of any (-1), have more ATK."""

    number: int
    kind: int
    trait = terms.AURA

    def says(self) -> Saying:
        kind = terms.KINDS[self.kind] if self.kind >= 0 else "any"
        return Saying("passive-aura", {"kind": kind, **_signed(self.number)})


@dataclass(frozen=True)
class Swell(Clause):
    """The source has more ATK for each card attached to it."""

    number: int
    trait = terms.SWELL

    def says(self) -> Saying:
        return Saying("passive-swell", _signed(self.number))


@dataclass(frozen=True)
class Cheaper(Clause):
    """Your cards of a type cost less to play, not below 0."""

    type: int
    number: int
    trait = terms.CHEAPER

    def says(self) -> Saying:
        return Saying("passive-cheaper", {"type": terms.TYPES[self.type], "number": self.number})


@dataclass(frozen=True)
class Wage(Clause):
    """Silver at the start of each round (Z 3.6)."""

    number: int
    trait = terms.WAGE

    def says(self) -> Saying:
        return Saying("passive-wage", {"number": self.number})


@dataclass(frozen=True)
class Bounty(Clause):
    """More zynalith for a won line (Z 11.18)."""

    number: int
    trait = terms.BOUNTY

    def says(self) -> Saying:
        return Saying("passive-bounty", {"number": self.number})


@dataclass(frozen=True)
class Guard(Clause):
    """More hero defence while the source stands in defence position (Z 12.8)."""

    number: int
    trait = terms.GUARD

    def says(self) -> Saying:
        return Saying("passive-guard", {"number": self.number})


@dataclass(frozen=True)
class Overheal(Clause):
    """Your hero can be healed above 30 (Z 9.11)."""

    number: int
    trait = terms.OVERHEAL

    def says(self) -> Saying:
        return Saying("passive-overheal", {"number": self.number})


@dataclass(frozen=True)
class Untouchable(Clause):
    """Enemies cannot choose the source as a target."""

    trait = terms.UNTOUCHABLE

    def says(self) -> Saying:
        return Saying("passive-untouchable")


@dataclass(frozen=True)
class Salvage(Clause):
    """The refund of the source is its full printed cost."""

    trait = terms.SALVAGE

    def says(self) -> Saying:
        return Saying("passive-salvage")


def _signed(number: int) -> dict[str, str | int]:
    """A number for a sentence that needs its sign in words: `$number` is its size, `$sign` `plus` or `minus`."""
    return {"number": abs(number), "sign": "plus" if number >= 0 else "minus"}


class Design:
    """What is printed on a card, its text taken apart for speed."""

    __slots__ = (
        "abilities",
        "answers",
        "attack",
        "auras",
        "back",
        "bonus",
        "bounty",
        "cheaper",
        "clauses",
        "copies",
        "cost",
        "crystal",
        "dear",
        "defence",
        "effects",
        "faceless",
        "guard",
        "initiative",
        "kind",
        "life",
        "overheal",
        "swell",
        "traits",
        "type",
        "wage",
        "worth",
    )

    def __init__(self, row: Row, clauses: tuple[Clause, ...]) -> None:
        self.clauses = clauses
        self.copies, self.type, self.back, self.kind = row.copies, row.type, row.back, row.kind
        self.cost, self.worth = row.cost, row.worth
        self.initiative, self.attack, self.defence, self.life = row.stats
        self.faceless = row.id == "faceless_warrior"
        self.crystal = row.type in (terms.SPELL, terms.COUNTER)  # Z 6.5
        self.dear = row.cost >= (4 if self.crystal else 12)  # Z 13.9
        self.abilities: tuple[Ability, ...] = ()
        self.effects: tuple[Act, ...] = ()
        self.answers = ""
        self.auras: tuple[tuple[int, int], ...] = ()
        self.traits = self.wage = self.bounty = self.guard = self.overheal = self.swell = 0
        bonus, cheaper = [0, 0, 0, 0], [0] * len(terms.TYPES)
        for clause in clauses:
            self.traits |= clause.trait
            match clause:
                case Ability():
                    self.abilities += (clause,)
                    self.traits |= terms.HEARS[clause.trigger]
                case Happening():
                    self.effects = clause.effects
                case Answers():
                    self.answers, self.effects = clause.what, clause.effects
                case Bonus():
                    bonus[clause.stat] += clause.number
                case Cheaper():
                    cheaper[clause.type] += clause.number
                case Aura():
                    self.auras += ((clause.number, clause.kind),)
                case Swell():
                    self.swell += clause.number
                case Wage():
                    self.wage += clause.number
                case Bounty():
                    self.bounty += clause.number
                case Guard():
                    self.guard += clause.number
                case Overheal():
                    self.overheal += clause.number
        self.bonus: terms.Stats = (bonus[0], bonus[1], bonus[2], bonus[3])
        self.cheaper = tuple(cheaper)
