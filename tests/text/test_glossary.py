"""The glossary (docs/contributors/glossary.md): no word that it rules out is said."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier import catalog
from croupier.testing.fluent_files import read
from croupier.text import LANGUAGES
from croupier.text.bundle import file_of, package_of
from tests.text.places import EVERYWHERE, PLACES, game_of

GLOSSARY = Path(__file__).parents[2] / "docs" / "contributors" / "glossary.md"
EVERYBODY, HOUSE = "Everywhere", "The house"
CARD_NAMES = "card-"


class Ruling(NamedTuple):
    """A word that is ruled out in one language, for one part of the glossary."""

    part: str
    language: str
    word: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """The word wherever it stands by itself; `*` is any ending."""
        written = re.escape(self.word).replace(r"\*", r"\w*").replace(r"\ ", r"\s")
        return re.compile(rf"(?<![\w-]){written}(?![\w-])", re.IGNORECASE if self.language != "de" else 0)


@cache
def rulings() -> tuple[Ruling, ...]:
    """What the second tables of the glossary rule out."""
    found = []
    for part in GLOSSARY.read_text("utf-8").split("\n## ")[1:]:
        title, *lines = part.splitlines()
        for cells in ([cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")):
            if cells[0] in LANGUAGES and len(cells) == 3:
                found += [Ruling(title, cells[0], word) for word in re.findall(r"`([^`]+)`", cells[1])]
    return tuple(found)


def part_of(place: str) -> str:
    """What the glossary calls the house, or a game."""
    return HOUSE if place == "house" else catalog.find(place).title


def texts(place: str, language: str) -> Iterator[tuple[str, str]]:
    """Everything that is written for people, by where it stands; names of cards are names."""
    for name, message in read(game_of(place), language).items():
        if not name.startswith(CARD_NAMES):
            for text in message.texts:
                yield name, re.sub(r"\{[^}]*\}", " ", text)
    if place == "house":
        return
    book = file_of(package_of(catalog.find(place)), "rulebook", f"rules.{language}.md")
    if book.is_file():
        for number, line in enumerate(book.read_text("utf-8").splitlines(), 1):
            yield f"{book.name}:{number}", re.sub(r"\{[^}]*\}|`[^`]*`", " ", line)


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_no_ruled_out_word_is_said(place: str, language: str) -> None:
    mine = {EVERYBODY, part_of(place)}
    ruled_out = [one for one in rulings() if one.language == language and one.part in mine]
    assert ruled_out
    said = [
        f"{where}: {found.group()!r} in {text.strip()!r}"
        for where, text in texts(place, language)
        for one in ruled_out
        for found in one.pattern.finditer(text)
    ]
    assert said == []


def test_the_glossary_speaks_of_every_game_in_every_language() -> None:
    parts = {one.part for one in rulings()}
    assert {EVERYBODY, *map(part_of, PLACES)} <= parts
    for part in {EVERYBODY, *map(part_of, PLACES)}:
        assert {one.language for one in rulings() if one.part == part} == set(LANGUAGES)


def test_a_star_is_any_ending() -> None:
    assert Ruling("", "fr", "interrog*").pattern.search("on vous interroge")
    assert Ruling("", "de", "Erstattung*").pattern.search("die Rückerstattung") is None
    assert Ruling("", "de", "frei").pattern.search("freies Element") is None
