"""The guides for players name every game and speak as the pages do."""

import re

import pytest

from croupier import catalog
from croupier.text import LANGUAGES, Translator
from tests.docs.test_code_blocks import ROOT
from tests.text.test_glossary import EVERYBODY, HOUSE, part_of, rulings

PAGES = {path.name: path for path in sorted((ROOT / "docs" / "players").glob("*.md"))}
GUIDES = {"en": "index.md", "de": "index.de.md", "fr": "index.fr.md"}
IN_THE_BROWSER = {**GUIDES, "en": "browser.md"}
SEATS = {"en": "{} to {}", "de": "{} bis {}", "fr": "{} à {}"}
OURS = catalog.ours()
LABELS = (
    *("play-now", "with-friends", "set-up", "watch", "advice", "retract", "presets"),
    *("undo-ask", "rematch", "replay-download", "home-open"),
)
CODE = re.compile(r"^    [^\n]*$|^```.*?^```|`[^`]*`|\]\([^)]*\)", re.MULTILINE | re.DOTALL)


def language_of(page: str) -> str:
    return next((language for language in LANGUAGES if f".{language}." in page), "en")


def row(language: str, game: str) -> str:
    """The line of the table in which a game stands."""
    text = PAGES[GUIDES[language]].read_text("utf-8")
    (line,) = (line for line in text.splitlines() if line.startswith(f"| `{game}` |"))
    return line


def ruled_out(language: str, part: str, text: str) -> list[str]:
    mine = [one for one in rulings() if one.language == language and one.part == part]
    return [found.group() for one in mine for found in one.pattern.finditer(CODE.sub(" ", text))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_game_stands_in_the_table_with_its_seats_and_in_its_own_words(game: str, language: str) -> None:
    line = row(language, game)
    assert SEATS[language].format(*catalog.find(game).seats) in line
    assert ruled_out(language, part_of(game), line) == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("part", [EVERYBODY, HOUSE])
def test_no_guide_says_what_the_glossary_rules_out(page: str, part: str) -> None:
    assert ruled_out(language_of(page), part, PAGES[page].read_text("utf-8")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_guide_says_to_press_is_on_the_page(language: str) -> None:
    text = PAGES[IN_THE_BROWSER[language]].read_text("utf-8")
    translator = Translator(language, strict=True)
    assert [label for label in LABELS if f"**{translator.say(label)}**" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_leads_to_the_lesson_of_every_game(language: str) -> None:
    (lesson,) = re.findall(r"^`/learn/(.*)\)", PAGES[IN_THE_BROWSER[language]].read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"\w+", lesson)) >= set(OURS)
