"""What a card text is made of: keywords, passives, triggered abilities, answers; and the design they are part of.

Each part says itself (`says`), so that the printed text and the behaviour come from the same value.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from croupier.engine import Effect, Figure, Saying, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.faces import FACELESS, KIND_ICONS, STAT_ICONS, Printed


class Act(Effect[Any]):  # Any: the game itself, which is declared with these
    """An effect of a trigger, an event or a counter; the folder `effects` has them all."""

    def possible(self, game: Any, seat: Seat) -> bool:  # Any: as above
        """Whether a counter with this effect can be played now (Z 8.6)."""
        del game, seat
        return True


class Clause(Effect[Any]):  # Any: the game itself, which nothing here is carried out on
    """A part of a card text: it stands there and is looked up; it is never carried out by itself."""

    trait: ClassVar[int] = 0
    """What a creature with this clause counts as (`terms.py`)."""


class _WithActs(Clause):
    """A clause that is carried out in acts."""

    effects: tuple[Act, ...]

    def said(self) -> tuple[Saying, ...]:
        """What is done, in words; what is done twice to the same creatures is said in one sentence."""
        said: list[Saying] = []
        for effect in self.effects:
            saying = effect.says()
            last = said[-1] if said else saying
            if "change" in saying.args and {**saying.args, "change": ""} == {**last.args, "change": ""} and said:
                both = {"first": last.args["change"], "second": saying.args["change"]}
                said[-1] = Saying(last.message, {**last.args, "change": Saying("effect-both", both)})
            else:
                said.append(saying)
        return tuple(said)

    def figures(self) -> tuple[Figure, ...]:
        return tuple(figure for effect in self.effects for figure in effect.figures())


@dataclass(frozen=True)
class Ability(_WithActs):
    """`Trigger [qualifiers]: effect; effect` (Z 13.21)."""

    trigger: int
    own: bool
    once: bool
    effects: tuple[Act, ...]

    def says(self) -> Saying:
        when = Saying(f"when-{terms.TRIGGERS[self.trigger]}")
        limits = "-".join(word for word, holds in (("own", self.own), ("once", self.once)) if holds)
        return Saying("ability", {"when": when, "limits": limits, "what": self.said()})

    def figures(self) -> tuple[Figure, ...]:
        return (Figure(_TRIGGER_ICONS.get(self.trigger, terms.TRIGGERS[self.trigger])), *super().figures())


_TRIGGER_ICONS = {terms.COMBAT: "sword", terms.GAME_END: "gameend"}


@dataclass(frozen=True)
class Happening(_WithActs):
    """The whole text of an event (Z 4.5)."""

    effects: tuple[Act, ...]

    def says(self) -> Saying:
        return Saying("happening", {"what": self.said()})


@dataclass(frozen=True)
class Answers(_WithActs):
    """`Answers X: effects`: the whole text of a counter, and what it may be played on."""

    what: str
    effects: tuple[Act, ...]

    def says(self) -> Saying:
        return Saying("answers", {"when": Saying(f"answers-{self.what}"), "what": self.said()})


@dataclass(frozen=True)
class Leech(Clause):
    """Damage to enemy heroes heals your hero."""

    icon = "leech"
    MESSAGE = "keyword"
    trait = terms.LEECH


@dataclass(frozen=True)
class Pierce(Clause):
    """Damage to enemy heroes ignores hero defence (Z 12.10)."""

    icon = "pierce"
    MESSAGE = "keyword"
    trait = terms.PIERCE


class Passive(Clause):
    """What holds as long as the card is in play."""

    MESSAGE = "passive"


@dataclass(frozen=True)
class Bonus(Passive):
    """The host has more of a stat (Z 9.7, 9.9)."""

    stat: int
    number: int

    def says(self) -> Saying:
        return Saying("passive-bonus", {"stat": terms.STATS[self.stat], **with_sign(self.number)})

    def figures(self) -> tuple[Figure, ...]:
        return (change(STAT_ICONS[self.stat], self.number),)


@dataclass(frozen=True)
class Aura(Passive):
    """Your other creatures, of one kind or of any (-1), have more ATK."""

    number: int
    kind: int
    trait = terms.AURA

    def says(self) -> Saying:
        kind = terms.KINDS[self.kind] if self.kind >= 0 else "any"
        return Saying("passive-aura", {"kind": kind, **with_sign(self.number)})

    def figures(self) -> tuple[Figure, ...]:
        return Figure(KIND_ICONS[self.kind] if self.kind >= 0 else "cards"), change("sword", self.number)


@dataclass(frozen=True)
class Swell(Passive):
    """The source has more ATK for each card attached to it."""

    number: int
    trait = terms.SWELL

    def says(self) -> Saying:
        return Saying("passive-swell", with_sign(self.number))

    def figures(self) -> tuple[Figure, ...]:
        return Figure("deck"), change("sword", self.number)


@dataclass(frozen=True)
class Cheaper(Passive):
    """Your cards of a type cost less to play, not below 0."""

    type: int
    number: int
    trait = terms.CHEAPER

    def says(self) -> Saying:
        return Saying("passive-cheaper", {"type": terms.TYPES[self.type], "number": self.number})

    def figures(self) -> tuple[Figure, ...]:
        return (change(terms.TYPES[self.type], -self.number),)


@dataclass(frozen=True)
class Wage(Passive):
    """Silver at the start of each round (Z 3.6)."""

    number: int
    trait = terms.WAGE

    def figures(self) -> tuple[Figure, ...]:
        return (change("silver", self.number),)


@dataclass(frozen=True)
class Bounty(Passive):
    """More zynalith for a won line (Z 11.18)."""

    number: int
    trait = terms.BOUNTY

    def figures(self) -> tuple[Figure, ...]:
        return Figure("crown"), change("crystal", self.number)


@dataclass(frozen=True)
class Guard(Passive):
    """More hero defence while the source stands in defence position (Z 12.8)."""

    number: int
    trait = terms.GUARD

    def figures(self) -> tuple[Figure, ...]:
        return (change("defence", self.number),)


@dataclass(frozen=True)
class Overheal(Passive):
    """Your hero can be healed above 30 (Z 9.11)."""

    number: int
    trait = terms.OVERHEAL

    def figures(self) -> tuple[Figure, ...]:
        return (Figure("heart", f"≤ {terms.HERO + self.number}"),)


@dataclass(frozen=True)
class Untouchable(Passive):
    """Enemies cannot choose the source as a target."""

    icon = "lock"
    trait = terms.UNTOUCHABLE


@dataclass(frozen=True)
class Salvage(Passive):
    """The refund of the source is its full printed cost."""

    icon = "undo"
    trait = terms.SALVAGE


def with_sign(number: int) -> dict[str, str | int]:
    """A number for a sentence that needs its sign in words: `$number` is its size, `$sign` `plus` or `minus`."""
    return {"number": abs(number), "sign": "plus" if number >= 0 else "minus"}


def change(icon: str, number: int) -> Figure:
    """A number with its sign, as an icon shows it."""
    return Figure(icon, f"{number:+}".replace("-", "\N{MINUS SIGN}"))


class Design:
    """What is printed on a card, its text taken apart for speed."""

    def __init__(self, printed: Printed, clauses: tuple[Clause, ...]) -> None:
        self.clauses = clauses
        self.copies, self.type, self.back, self.kind = printed.copies, printed.type, printed.back, printed.kind
        self.cost, self.worth = printed.cost, printed.worth
        self.initiative, self.attack, self.defence, self.life = printed.stats
        self.faceless = printed.id == FACELESS
        crystal = printed.type in (terms.SPELL, terms.COUNTER)
        self.currency = "zynalith" if crystal else "silver"  # Z 6.5
        self.dear = printed.cost >= (4 if crystal else 12)  # Z 13.9
        self.abilities: tuple[Ability, ...] = ()
        self.effects: tuple[Act, ...] = ()
        self.acts: tuple[Act, ...] = ()  # all that the card does, whatever sets it off
        self.answers = ""
        self.auras: tuple[tuple[int, int], ...] = ()
        self.traits = 0
        bonus, cheaper = [0, 0, 0, 0], [0] * len(terms.TYPES)
        for clause in clauses:
            self.traits |= clause.trait
            match clause:
                case Ability():
                    self.abilities += (clause,)
                    self.acts += clause.effects
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
        self.acts += self.effects
        self.swell = sum(clause.number for clause in clauses if isinstance(clause, Swell))
        self.wage = sum(clause.number for clause in clauses if isinstance(clause, Wage))
        self.bounty = sum(clause.number for clause in clauses if isinstance(clause, Bounty))
        self.guard = sum(clause.number for clause in clauses if isinstance(clause, Guard))
        self.overheal = sum(clause.number for clause in clauses if isinstance(clause, Overheal))
        self.bonus: terms.Stats = (bonus[0], bonus[1], bonus[2], bonus[3])
        self.cheaper = tuple(cheaper)
