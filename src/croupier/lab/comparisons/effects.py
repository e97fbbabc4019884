"""Effects: how far each figure of the report moves from side A to side B, told by deals that both have played."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.engine import Json
from croupier.lab.comparisons.sequential import doubt
from croupier.lab.reports.counting import Counts, Facts, ratio
from croupier.lab.reports.course import course
from croupier.lab.reports.figures import UNITS, Label
from croupier.lab.reports.winning import winning
from croupier.lab.statistics import WRONG, Range

SHARE = 0.1
"""A share may move by half its healthy range, and by so much at most."""

NUMBER = 0.1
"""Any other figure may move by such a part of what it is."""

TIMES = 0.5
"""What winners do more often may move by so many times a match."""

PRECISE = 0.25
"""An effect that is known to such a part of what a figure may move is known."""

SEEN: Final[tuple["Kind", ...]] = ("matters", "moves")

FIRST = ("taken", "won")
"""Of a card that is changed these units are told first, whatever is known of them."""

OF_CARDS = {"card", "taker"}
"""Figures about single cards."""

Kind = Literal["matters", "moves", "none", "not-known"]
"""Surely more than a figure may move; surely some; surely no more than it may move; or none of these."""


@dataclass(frozen=True, slots=True)
class Effect:
    """How far a figure moves from `a` to `b`: `value`, surely between `low` and `high`; it may move by `room`."""

    section: str
    about: str
    """The verb by which cards are taken."""
    label: Label
    unit: str
    a: float
    b: float
    low: float
    high: float
    room: float
    asked: bool
    """Whether the comparison is about it: everything but cards that are the same on both sides."""

    @property
    def value(self) -> float:
        """The effect."""
        return self.b - self.a

    @property
    def moved(self) -> float:
        """How far it moves, in what it may move."""
        return self.value / self.room

    @property
    def kind(self) -> Kind:
        """What is known of it."""
        if self.low > self.room or self.high < -self.room:
            return "matters"
        if self.low > 0 or self.high < 0:
            return "moves"
        return "none" if self.bounded else "not-known"

    @property
    def bounded(self) -> bool:
        """Whether it is surely no more than the figure may move."""
        return -self.room <= self.low and self.high <= self.room

    @property
    def known(self) -> bool:
        """Whether more matches would tell nothing that is of use."""
        return self.kind == "matters" or self.bounded or self.high - self.low <= 2 * PRECISE * self.room

    @property
    def plain(self) -> Json:
        """Plain data."""
        return {
            "section": self.section,
            "verb": self.about or None,
            "about": list(self.label),
            "unit": self.unit,
            **{name: round(getattr(self, name), 6) for name in ("a", "b", "value", "low", "high", "room")},
            "effect": self.kind,
            "asked": self.asked,
        }


class Compared(NamedTuple):
    """One number of players: what was played, the effects, and what only one side has figures of."""

    about: Json
    effects: Sequence[Effect]
    new: Sequence[Label]
    gone: Sequence[Label]


Key = tuple[str, str, Label, str]


class Told(NamedTuple):
    """A figure by what each deal told, and what is healthy."""

    unit: str
    counts: Counts
    healthy: Range | None


def figures(facts: Facts) -> dict[Key, Told]:
    """The figures of the report on these facts, by section, verb, what they are about, and unit."""
    return {
        (section.name, section.about, one.label, one.unit): Told(one.unit, one.estimate, one.healthy)
        for section in (*winning(facts), *course(facts))
        for one in section.figures
        if isinstance(one.estimate, Counts)
    }


def effects(a: Mapping[Key, Told], b: Mapping[Key, Told], deals: int, changed: AbstractSet[str]) -> list[Effect]:
    """How far the figures that both sides have move after so many deals, those first that move most.

    Intervals are wide enough for all figures and all moments at once: in nineteen of twenty comparisons none is wrong.
    One half of what may be wrong is left to the figures that are asked about: those that are of no card, and those of
    cards that are `changed`.
    """
    rooms = {key: _room(a[key], b[key]) for key in a if key in b}
    both = {key: key[2].kind not in OF_CARDS or key[2].name in changed for key, room in rooms.items() if room}
    many = {asked: sum(one == asked for one in both.values()) for asked in (True, False)}
    found = []
    for key, asked in both.items():
        mine, theirs = a[key].counts, b[key].counts
        step, far = _moved(mine, theirs, deals, WRONG / 2 / many[asked])
        found.append(Effect(*key, mine.value, mine.value + step, step - far, step + far, rooms[key], asked))
    return sorted(found, key=lambda one: -abs(one.moved))


def _moved(a: Counts, b: Counts, deals: int, wrong: float) -> tuple[float, float]:
    """By how much, and what it may be more or less."""
    (before, mine), (after, theirs) = _pulls(a, deals), _pulls(b, deals)
    most = 1.0 if a.scatter is None else float(mine.std()) * deals
    return after - before, doubt(theirs - mine, wrong, most)


def _pulls(counts: Counts, deals: int) -> tuple[float, NDArray[np.float64]]:
    """A figure, and how far each deal pulls it."""
    parts, wholes = np.zeros(deals), np.zeros(deals)
    at = counts.deals["deal"].to_numpy()
    parts[at], wholes[at] = counts.deals["part"].to_numpy(), counts.deals["whole"].to_numpy()
    return ratio(parts, wholes)


def _room(one: Told, other: Told) -> float:
    """How far a figure may move from one side to the other; 0 for what is nothing on either."""
    if one.unit == "more":
        return TIMES
    if one.unit not in UNITS:
        return NUMBER * max(abs(one.counts.value), abs(other.counts.value))
    return min(_half(one.healthy), SHARE)


def _half(healthy: Range | None) -> float:
    return 1.0 if healthy is None else (healthy[1] - healthy[0]) / 2


def lacking(a: Mapping[Key, Told], b: Mapping[Key, Told]) -> Iterator[Label]:
    """What `a` has figures of and `b` has none."""
    there = {key[2] for key in b}
    yield from dict.fromkeys(key[2] for key in a if key[2] not in there)


def of_changed_cards(one: Compared) -> list[Effect]:
    """What a designer who changes a card asks first: who takes it now, and how often they win."""
    return [effect for effect in one.effects if effect.label.kind == "card" and effect.asked and effect.unit in FIRST]


def of_kind(one: Compared, kind: Kind) -> list[Effect]:
    """The effects of a kind, the largest first."""
    return [effect for effect in one.effects if effect.kind == kind]
