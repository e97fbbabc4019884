"""The rulebook: the same rules in every language it is written in, and all that are cited."""

import pytest

from croupier.engine import Game
from croupier.text import LANGUAGES, rulebook
from croupier.text.bundle import FALLBACK, file_of, package_of
from croupier.text.coverage import missing_rules


def written(game: type[Game]) -> list[str]:
    """The languages in which a game has a rulebook."""
    return [
        language for language in LANGUAGES if file_of(package_of(game), "rulebook", f"rules.{language}.md").is_file()
    ]


def test_every_rule_that_is_cited_is_written(game: type[Game]) -> None:
    if not written(game):
        pytest.skip(f"{game.title} has no rulebook.")
    assert missing_rules(game) == []


def test_every_language_has_the_same_rules_in_the_same_order(game: type[Game]) -> None:
    books = [rulebook(language, game) for language in written(game)]
    if FALLBACK not in written(game) or len(books) == 1:
        pytest.skip(f"{game.title} has no rulebook in {FALLBACK} and another language.")
    for book in books[1:]:
        assert list(book.rules) == list(books[0].rules), book.language
        assert [part.number for part in book.sections] == [part.number for part in books[0].sections], book.language


def test_every_rule_says_something(game: type[Game]) -> None:
    """And every rule stands in the part of its number."""
    if not written(game):
        pytest.skip(f"{game.title} has no rulebook.")
    for book in (rulebook(language, game) for language in written(game)):
        assert [rule.number for rule in book.rules.values() if not rule.text] == [], book.language
        for part in book.parts:
            assert all(rule.number.startswith(f"{part.number}.") for rule in part.rules), (book.language, part.title)
