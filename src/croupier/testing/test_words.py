"""The words of a game: none is missing in a language it has begun, and all its languages say the same."""

import pytest

from croupier.engine import Game
from croupier.testing.spoken import MOST_SETUPS, matches, whole
from croupier.testing.translations import misbent, unlike, variables
from croupier.text import LANGUAGES, Translator
from croupier.text.bundle import spoken
from croupier.text.coverage import missing_words
from croupier.text.samples import declared_texts, log_texts, position_texts


def test_no_message_is_missing(game: type[Game]) -> None:
    """As `croupier check` looks for them: questions and options that no match brings up are missed as well."""
    assert missing_words(game) == []


@pytest.fixture
def first(game: type[Game]) -> str:
    """The language with which translations are compared."""
    return spoken(game)[0]


def test_translations_have_the_same_messages_and_attributes(game: type[Game], translation: str, first: str) -> None:
    assert list(unlike(game, first, translation)) == []


def test_translations_use_the_same_variables(game: type[Game], translation: str, first: str) -> None:
    assert list(variables(game, first, translation)) == []


def test_names_of_cards_have_forms_of_their_language(game: type[Game], language: str, translator: Translator) -> None:
    assert translator.language == language
    assert list(misbent(game, language)) == []


def test_random_matches_are_told_without_a_gap(game: type[Game], language: str, translator: Translator) -> None:
    said: set[str] = set()
    for match in matches(game, range(LANGUAGES.index(language), MOST_SETUPS, 2)):
        said.update(position_texts(translator, match))
        if match.over:
            said.update(log_texts(translator, match))
    assert said
    assert [text for text in said if not whole(text)] == []


def test_everything_declared_has_words(game: type[Game], language: str, translator: Translator) -> None:
    assert translator.game is game
    assert translator.language == language
    assert [text for text in {*declared_texts(translator)} if not whole(text)] == []
