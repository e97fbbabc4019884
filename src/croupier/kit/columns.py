"""The columns of tables by what they hold: numbers, words, names, and what a notation of the game's own says."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from croupier.engine import BadCards, Column, Row

LANGUAGES = ("en", "fr", "de")
"""The columns that hold the printed names."""
_NUMBER = re.compile(r"-?(0|[1-9]\d*)")


def text(name: str) -> Column:
    """Words that are printed as they stand there."""
    return Column(name, _words, "some words")


def names() -> tuple[Column, ...]:
    """The printed names in the languages of the house; an added card is called as its key is."""
    return tuple(replace(text(language), own=_titled) for language in LANGUAGES)


def name_of(row: Row) -> dict[str, str]:
    """The printed names of a row by language."""
    return {language: row[language] for language in LANGUAGES}


def whole(name: str, least: int, most: int, *, fixed: bool = False) -> Column:
    """A whole number from `least` to `most`."""
    right = f"a whole number from {least} to {most}"

    def read(cell: str, where: str) -> int:
        if _NUMBER.fullmatch(cell) and least <= int(cell) <= most:
            return int(cell)
        raise BadCards(f"{where}: {cell!r} is not {right}.")

    return Column(name, read, right, fixed)


def word(name: str, words: Iterable[str], *, fixed: bool = False) -> Column:
    """One of these words."""
    known = tuple(words)
    right = f"one of {', '.join(known)}"

    def read(cell: str, where: str) -> str:
        if cell in known:
            return cell
        raise BadCards(f"{where}: {cell!r} is not {right}.")

    return Column(name, read, right, fixed)


def notation(name: str, read: Callable[[str, str], Any], right: str, *, fixed: bool = False) -> Column:  # Any: its own
    """A text that `read(text, where)` takes apart: it raises `ValueError` that begins with `where`."""
    return Column(name, read, right, fixed)


def several(name: str, read: Callable[[str, str], Sequence[Any]], right: str, most: int) -> Column:  # Any: as above
    """As `notation`, at most so many of what it reads."""

    def some(cell: str, where: str) -> Sequence[Any]:  # Any: as above
        found = read(cell, where)
        if len(found) > most:
            raise BadCards(f"{where}: {cell!r} are {len(found)}, and there is room for {most}.")
        return found

    return Column(name, some, right)


def _words(cell: str, where: str) -> str:
    if not cell:
        raise BadCards(f"{where}: nothing stands there.")
    return cell


def _titled(design: str) -> str:
    return " ".join(word.capitalize() for word in design.split("_"))
