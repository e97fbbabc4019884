"""Columns: how wide those of a table are; how high the two are in which numbered rules stand, that both end alike."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

LETTER = 0.19
"""Millimetres that a letter of one point takes."""

LONGEST_WORD = 14
"""A longer word of a table may be broken; where there is too little room, shorter ones may be, too."""

TOP, FOOT = 12.0, 14.0
"""The margins above and below a page, as `typ/book.typ` sets them, in mm."""


class Setting(NamedTuple):
    """How large the letters of a table are, in points, and the space left and right in a cell, in mm."""

    size: float
    inset: float

    def letters(self, room: float, columns: int) -> int:
        """So many have room beside each other in so many columns that are `room` mm wide together."""
        return int((room - 2 * self.inset * columns) / (LETTER * self.size))


USUAL, TIGHT = Setting(6.8, 1.1), Setting(6.2, 0.6)
"""The second one is for tables in which some word would be broken else."""


class Column(NamedTuple):
    """A column of a table: how wide it is, in mm, and whether words may be broken there and numbers leave them."""

    wide: float
    broken: bool


def table_columns(rows: Sequence[Sequence[str]], room: float) -> tuple[list[Column], Setting]:
    """How a table is set that is `room` mm wide.

    As long as there is room no word is broken; then whatever is left goes, letter by letter, to the column by which
    the rows are made the lowest.
    """
    columns = [*zip(*rows, strict=True)]
    words = [max((len(word) for cell in column for word in re.split("[ \n-]", cell)), default=1) for column in columns]
    spare = len(columns) // 2  # some letters are wider than others
    crammed = _least(words, LONGEST_WORD) > USUAL.letters(room, len(columns)) - spare
    setting, spare = (TIGHT, 0) if crammed else (USUAL, spare)
    letters = setting.letters(room, len(columns)) - spare
    longest = next((most for most in range(LONGEST_WORD, 1, -1) if _least(words, most) <= letters), 1)
    wide = [max(1, min(longest, word)) for word in words]
    lengths = [[*map(len, column)] for column in columns]
    for _ in range(letters - sum(wide)):
        gains = _gains(lengths, wide)
        if max(gains) <= 0:
            break
        wide[gains.index(max(gains))] += 1
    found = [
        Column(LETTER * setting.size * had + 2 * setting.inset, word > had)
        for had, word in zip(wide, words, strict=True)
    ]
    return found, setting


def _least(words: Sequence[int], most: int) -> int:
    """So many letters all columns need if no word of more than `most` stays whole."""
    return sum(min(most, word) for word in words)


def _gains(lengths: Sequence[Sequence[int]], wide: Sequence[int]) -> list[float]:
    """By how many lines all rows together are made lower if a column has a letter more, for each column.

    A row is as high as its highest cell, nearly: a cell that is almost as high counts a little.
    """
    cells = [[_high(length, had) for length in column] for column, had in zip(lengths, wide, strict=True)]
    rows = [*map(sum, zip(*cells, strict=True))]
    return [
        sum(
            row**0.25 - (row - cell + _high(length, had + 1)) ** 0.25
            for row, cell, length in zip(rows, column, of_it, strict=True)
        )
        for column, of_it, had in zip(cells, lengths, wide, strict=True)
    ]


def _high(length: int, wide: int) -> float:
    return max(1.0, length / wide) ** 4


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
