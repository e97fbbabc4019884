"""What helps to learn a game of the house: how much of it, and in how few words.

That it can be solved and has words is held by `croupier.testing`, for every game.
"""

import re

import pytest

from croupier import catalog
from croupier.engine import start
from croupier.kit import Page
from croupier.kit.onboarding import corners, deeds
from croupier.server.web.view_model import recorded_scene
from croupier.text import LANGUAGES, Translator

MOST_HINTS = 6
MOST_WORDS = 9


def page_kind(slug: str) -> type[Page]:
    kind = catalog.find(slug).page()
    assert kind is not None
    assert issubclass(kind, Page)
    return kind


GAMES = catalog.ours()


def page(slug: str, language: str) -> Page:
    game = catalog.find(slug)
    match = start(game, game.seats[0], 3)
    return recorded_scene(game, language, (match.view(0), match.log_for(0), 0), names=["Ada", "Tomas"]).page


@pytest.mark.parametrize("slug", GAMES)
def test_a_lesson_has_five_to_ten_decisions(slug: str) -> None:
    assert 5 <= sum(len(task.steps) for task in page_kind(slug).LESSON) <= 12


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_goal_and_a_few_hints_in_every_language(slug: str, language: str) -> None:
    kind = page_kind(slug)
    assert 0 < len(kind.HINTS) <= MOST_HINTS
    goal = page(slug, language).goal()
    assert goal is not None
    assert goal.far
    assert len(goal.rules) == 3


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_on_a_card_is_explained_in_few_words(slug: str, language: str) -> None:
    game = catalog.find(slug)
    translator = Translator(language, game, strict=True)
    printed = {figure.icon for face in game.FACES for figure in (*corners(face), *deeds(game, face))}
    shown = page(slug, language)
    explained = [sign for group in shown.signs() for sign in group.signs]
    assert printed <= {sign.icon for sign in explained}
    for icon in printed:
        assert translator.say(f"sign-{icon}")
        assert len(re.findall(r"[^\s,;.:]+", translator.say(f"sign-{icon}.note"))) <= MOST_WORDS, icon
    assert shown.signs_here() & {sign.icon for sign in explained}
