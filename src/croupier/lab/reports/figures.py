"""Figures of a report: what is counted, how sure it is, what is healthy, and what follows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from croupier.engine import Json
from croupier.lab.statistics import Estimate, Judged, Range, Sign, judged

UNITS = {"won", "taken", "at-once", "share", "ahead"}
"""Units that are shares, told in points of 100; the others are told as they are."""

MUCH = 50
"""Where it would take so many times the matches to know, nobody is told to play them."""


class Label(NamedTuple):
    """What a figure is about, to be put into words: a `kind` of thing and which one."""

    kind: str
    """`seat`, `turn`, `role`, `bot`, `pair` (`bot@bot`), `card`, `taker` (`card@bot`), `verb`, `part`.

    `figure` has its own message.
    """
    name: str | int


class Counted(NamedTuple):
    """A figure before it is judged."""

    label: Label
    unit: str
    estimate: Estimate
    healthy: Range | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure that has been judged beside all others of its section."""

    label: Label
    unit: str
    judged: Judged
    matches: int

    @property
    def value(self) -> float:
        """What was counted."""
        return self.judged.estimate.value

    @property
    def sign(self) -> Sign:
        """Fine, not fine, not known, or '' where nothing is healthy or not."""
        return self.judged.sign

    @property
    def more(self) -> int | None:
        """How many more matches would tell, if it is what it seems to be; None where it is known or nobody can say."""
        if self.sign != "not-known" or not self.matches:
            return None
        needed = self.matches * (self.judged.needed - 1)
        return max(round(needed), 1) if needed < MUCH * self.matches else None

    @property
    def plain(self) -> Json:
        """Plain data."""
        healthy = self.judged.healthy
        return {
            "about": [self.label.kind, self.label.name],
            "unit": self.unit,
            "value": _rounded(self.value),
            "low": _rounded(self.judged.low),
            "high": _rounded(self.judged.high),
            "worth": _rounded(self.judged.estimate.worth),
            "healthy": None if healthy is None else [_rounded(one) for one in healthy],
            "sign": self.sign or None,
            "more": self.more,
        }


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report: figures of one kind, and what its picture is drawn of.

    `about` is the verb that cards are taken by, where there are several sections of that name.
    """

    name: str
    figures: tuple[Figure, ...]
    about: str = ""
    drawn: Mapping[str, Any] = field(default_factory=dict)  # Any: numbers and lists of them, by the name of the section

    @property
    def compared(self) -> int:
        """How many of its figures have a healthy range: for so many comparisons they were corrected."""
        return sum(one.judged.healthy is not None for one in self.figures)

    @property
    def sign(self) -> Sign:
        """The worst of its figures' signs."""
        found = {one.sign for one in self.figures}
        order: tuple[Sign, ...] = ("not-fine", "not-known", "fine")
        return next((sign for sign in order if sign in found), "")

    def of(self, unit: str, kind: str = "") -> list[Figure]:
        """Its figures of one unit, and of one kind of thing."""
        return [one for one in self.figures if one.unit == unit and kind in ("", one.label.kind)]

    def find(self, name: str | int, unit: str = "") -> Figure | None:
        """The figure about this."""
        return next((one for one in self.figures if one.label.name == name and unit in ("", one.unit)), None)

    @property
    def plain(self) -> Json:
        """Plain data."""
        return {
            "name": self.name,
            "about": self.about or None,
            "sign": self.sign or None,
            "figures": [one.plain for one in self.figures],
            **{name: value for name, value in self.drawn.items() if name != "minutes"},  # one for each match
        }


class Uncounted(NamedTuple):
    """A section before its figures are judged."""

    name: str
    figures: Sequence[Counted]
    about: str = ""
    drawn: Mapping[str, Any] = {}  # Any: as in `Section`


def judge(sections: Iterable[Uncounted], matches: int) -> list[Section]:
    """Judge the figures of each section together. Sections without figures are left out."""
    found = []
    for section in sections:
        signs = judged([(one.estimate, one.healthy) for one in section.figures])
        figures = [Figure(one.label, one.unit, sign, matches) for one, sign in zip(section.figures, signs, strict=True)]
        if figures:
            found.append(Section(section.name, tuple(figures), section.about, section.drawn))
    return found


def _rounded(value: float) -> float | None:
    """A number as JSON can have it: infinity is None."""
    return round(value, 6) if abs(value) < float("inf") else None
