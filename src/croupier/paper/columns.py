"""Columns: how wide those of a table are; how high the two are in which numbered rules stand, that both end alike."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

LETTER = 1.3
"""Millimetres that a letter of a table takes, as `typ/book.typ` sets it."""

BETWEEN = 1.9
"""So many letters as wide is the space between two columns of a table."""

LONGEST_WORD = 14
"""A longer word of a table may be broken; where there is too little room, shorter ones may be, too."""

TOP, FOOT = 12.0, 14.0
"""The margins above and below a page, as `typ/book.typ` sets them, in mm."""


class Column(NamedTuple):
    """A column of a table: so many letters wide with the space beside it, and whether words may be broken there."""

    wide: float
    broken: bool


def table_columns(rows: Sequence[Sequence[str]], room: float) -> list[Column]:
    """How a table is set that is `room` mm wide.

    As long as there is room no word is broken; then whatever is left goes, letter by letter, to the column whose cells
    are made the lower by it.
    """
    columns = [*zip(*rows, strict=True)]
    lengths = [[*map(len, column)] for column in columns]
    words = [max((len(word) for cell in column for word in re.split("[ \n-]", cell)), default=1) for column in columns]
    letters = int(room / LETTER - BETWEEN * len(columns))
    longest = next(
        (most for most in range(LONGEST_WORD, 1, -1) if sum(min(most, word) for word in words) <= letters), 1
    )
    wide = [max(1, min(longest, word)) for word in words]
    for _ in range(letters - sum(wide)):
        gains = [_high(column, had) - _high(column, had + 1) for column, had in zip(lengths, wide, strict=True)]
        if max(gains) <= 0:
            break
        wide[gains.index(max(gains))] += 1
    return [Column(had + BETWEEN, word > had) for had, word in zip(wide, words, strict=True)]


def _high(column: Sequence[int], wide: int) -> float:
    """How high its cells are; a high one counts for more than several that are a little lower: it is the row's."""
    return sum(max(1.0, length / wide) ** 4 for length in column)


class Place(NamedTuple):
    """Where something stands in a book: its page, and how far from its left and upper edge, in mm."""

    page: int
    x: float
    y: float

    @classmethod
    def of(cls, found: Mapping[str, float]) -> "Place":
        """As a program of the press says it."""
        return cls(int(found["page"]), found["x"], found["y"])


class Balanced(NamedTuple):
    """So high are two columns in all, over their pages; and where they end."""

    height: float
    page: int
    foot: float

    def holds(self, last: Place) -> bool:
        """Whether what stands in them has room: where the last of it stands tells it."""
        return last.page == self.page and last.y <= self.foot


def balanced(first: Place, last: Place, paper: tuple[float, float]) -> Iterator[Balanced]:
    """How high two columns are that end alike, the lowest first: where a word stands is known only once it is set.

    `first` and `last` are where their text begins and ends as long as each column is filled before the next.
    """
    wide, high = paper
    above = TOP if last.page > first.page else first.y
    filled = high - FOOT - above if last.x > wide / 2 else 0.0
    before = (
        (last.page - first.page - 1) * (high - TOP - FOOT) + high - FOOT - first.y if last.page > first.page else 0.0
    )
    half = (filled + last.y - above) / 2
    for more in range(2, 30, 4):
        if half + more < max(filled, last.y - above):
            yield Balanced(before + half + more, last.page, above + half + more)
