"""`croupier words`: everything a game says, to read aloud."""

import pytest

from croupier import catalog
from croupier.text import LANGUAGES, Translator
from tests.cli.runs import refused, run
from tests.words import flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_cards_questions_buttons_and_a_log(language: str) -> None:
    game = catalog.find("quintet")
    translator = Translator(language, game)
    page = run("words", "quintet", "--language", language).stdout
    for face in game.FACES:
        assert translator.card(face.id) in page
        assert translator.text(face.id) in page
    (term,) = translator.terms("wizard")
    assert f"({translator.say('labelled', label=term.word, value=term.note)})" in page
    assert f"- [{translator.preset('react', 'until_my_turn')}]" in page
    for word in ("cards", "variants", "presets", "table-log"):
        assert f"\n## {translator.say(word)}\n" in page
    assert page.count(f"\n## {translator.say('ask-play.kind')}\n") == 1
    assert not set("{}$") & set(page)


def test_the_same_seed_gives_the_same_page() -> None:
    first, again, other = (run("words", "quintet", "--seed", seed).stdout for seed in ("1", "1", "2"))
    assert first == again != other
    assert "- [Play nothing]" in flat(first)


def test_a_game_that_is_not_there_is_refused() -> None:
    assert "nothing" in refused("words", "nothing")
