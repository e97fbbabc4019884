"""What is printed on a card, and the parts of its text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from croupier.engine import Effect, Figure, Json, Saying, Seat
from croupier.games.confluence.cards import terms


class Verb(Effect[Any]):  # Any: the game itself, which is declared with these
    """One thing a card can do; the folder `effects` has them all. `do(game, seat)` does it for its controller."""

    timing: ClassVar[str] = terms.MAIN
    """The stack it waits on, or `end` (C 4.1)."""
    word: ClassVar[str] = ""
    """How it is written in the tables of cards."""
    icon: ClassVar[str] = ""
    """Its icon, where that is not called as its word is."""

    @property
    def amount(self) -> int:
        """The number printed with it; 0 for none."""
        return int(getattr(self, "number", 0))

    @property
    def term(self) -> str:
        """What the log calls it, with what it is about: `grant-flight`."""
        return self.word.replace("_", "-")

    def facts(self, game: Any, waiting: Any) -> Json:  # Any: as above, and what waits there
        """What the view says of it while it waits: what it can reach, and how that would be after it."""
        del game, waiting
        return {}

    def barred(self, game: Any, seat: Seat) -> Sequence[tuple[Seat, int]]:  # Any: as above
        """The combinations that it could change, had no effect been granted earlier (C 8.4)."""
        del game, seat
        return ()

    def figures(self) -> tuple[Figure, ...]:
        """The verb as an icon with its number, where a sentence has no room."""
        return (Figure(self.icon or self.word, self.amount or None, self.term),)

    def says(self) -> Saying:
        """Its word and its number, and what that means."""
        return self.saying(number=self.amount)

    def saying(self, **values: "str | int | Saying") -> Saying:
        """The sentence of this verb: its word and these values."""
        word = Saying(f"verb-{self.term}")
        return Saying(f"effect-{self.word.replace('_', '-')}", {"word": word, **values})


class Cost(NamedTuple):
    """What an individual effect costs: so many points of a letter (C 4.9)."""

    number: int
    letter: int


class Clause(Effect[Any]):  # Any: the game itself, which nothing here is carried out on
    """A part of a card text: it stands there and is looked up; it is never carried out by itself."""


@dataclass(frozen=True)
class Standard(Clause):
    """What the card does when it is laid into a combination of three cards or more (C 6.5, 7.8)."""

    verbs: tuple[Verb, ...]

    def figures(self) -> tuple[Figure, ...]:
        return tuple(figure for verb in self.verbs for figure in verb.figures())

    def says(self) -> Saying:
        return Saying("clause-standard", {"what": tuple(verb.says() for verb in self.verbs)})

    def tag(self) -> tuple[Figure, ...]:
        return (Figure("link", terms.LONG),)


@dataclass(frozen=True)
class Individual(Clause):
    """What its owner may activate on credit, once a round (C 4.7 to 4.12)."""

    cost: Cost
    verb: Verb

    def figures(self) -> tuple[Figure, ...]:
        return self.verb.figures()

    def says(self) -> Saying:
        cost = {"number": self.cost.number, "letter": terms.COSTS[self.cost.letter]}
        return Saying("clause-individual", {"cost": Saying("cost", cost), "what": self.verb.says()})

    def tag(self) -> tuple[Figure, ...]:
        *signs, last = terms.PAYERS[self.cost.letter]
        return (*map(Figure, signs), Figure(last, self.cost.number))


@dataclass(frozen=True)
class OnCommon(Clause):
    """What the card does when it becomes the first card of the common pool (C 5.4)."""

    verb: Verb

    def figures(self) -> tuple[Figure, ...]:
        return self.verb.figures()

    def says(self) -> Saying:
        return Saying("clause-common", {"what": self.verb.says()})

    def tag(self) -> tuple[Figure, ...]:
        return (Figure("lead"),)


@dataclass(frozen=True, slots=True)
class Design:
    """A card as printed. `streams` are numbers with a bit for each stream, 0 for a side that is missing (C 3.5)."""

    id: str
    names: dict[str, str]
    copies: int
    rank: int
    class_: str
    streams: tuple[int, int]
    values: tuple[int, int]
    blank: tuple[bool, bool]  # C 3.24
    standard: tuple[Verb, ...]
    individual: Individual | None
    common: Verb | None

    def verb(self, trigger: str, place: int) -> Verb:
        """An effect of this card: of its standard effects the one in that place. Raises `LookupError`."""
        if trigger == terms.INDIVIDUAL and self.individual is not None:
            return self.individual.verb
        if trigger == terms.COMMON and self.common is not None:
            return self.common
        return self.standard[place]

    @property
    def verbs(self) -> list[Verb]:
        """Everything it does, in the order of its text."""
        individual = None if self.individual is None else self.individual.verb
        return [verb for verb in (*self.standard, individual, self.common) if verb is not None]

    def clauses(self) -> tuple[Clause, ...]:
        """The parts of the printed text."""
        common = None if self.common is None else OnCommon(self.common)
        return tuple(clause for clause in (Standard(self.standard), self.individual, common) if clause is not None)
