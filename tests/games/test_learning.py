"""What helps to learn a game, for every game that is installed: lessons, hints, the goal, and what the signs mean."""

import re

import pytest

from croupier import catalog
from croupier.engine import start
from croupier.kit import Attempt, Page, Task
from croupier.kit.onboarding import corners, deeds, due
from croupier.kit.tutorial import LEARNER
from croupier.server.web.view_model import recorded_scene
from croupier.text import LANGUAGES, Translator

MOST_HINTS = 6
MOST_WORDS = 9


def page_kind(slug: str) -> type[Page]:
    kind = catalog.find(slug).page()
    assert kind is not None
    assert issubclass(kind, Page)
    return kind


GAMES = [slug for slug in catalog.ours() if catalog.find(slug).page() is not None]
TASKS = [(slug, task) for slug in GAMES for task in page_kind(slug).LESSON]


def page(slug: str, language: str) -> Page:
    game = catalog.find(slug)
    match = start(game, game.seats[0], 3)
    return recorded_scene(game, language, (match.view(0), match.log_for(0), 0), names=["Ada", "Tomas"]).page


@pytest.mark.parametrize(("slug", "task"), TASKS, ids=lambda value: value.name if isinstance(value, Task) else value)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_solved_the_right_way_and_answers_every_other_by_a_rule(
    slug: str, task: Task, language: str
) -> None:
    """Each question is asked; each right key is offered and solves it; each wrong one is answered in this language."""
    game = catalog.find(slug)
    translator = Translator(language, game, strict=True)
    assert translator.say(f"lesson-{task.name}")
    ways: list[tuple[str, ...]] = [()]
    for step in task.steps:
        for did in ways:
            attempt = Attempt(game, task, did)
            decision = attempt.match.decision(LEARNER)
            assert decision is not None, did
            assert set(step.right) < set(decision.keys)
            for key in decision.keys:
                rule = attempt.rule(key)
                assert (rule is None) == (key in step.right), key
                assert rule is None or translator.rule(rule), rule
            assert attempt.rule("nonsense") is None
        ways = [(*did, key) for did in ways for key in step.right]
    for did in ways:
        assert Attempt(game, task, did).step is None
        with pytest.raises(ValueError, match="does not solve"):
            Attempt(game, task, (*did, "pass"))
    for part in ("fact", "note", "done"):
        assert translator.say(f"lesson-{task.name}.{part}", rival="Tomas")


@pytest.mark.parametrize("slug", GAMES)
def test_a_lesson_has_five_to_ten_decisions(slug: str) -> None:
    assert 5 <= sum(len(task.steps) for task in page_kind(slug).LESSON) <= 12


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_goal_and_a_few_hints_in_every_language(slug: str, language: str) -> None:
    kind = page_kind(slug)
    translator = Translator(language, catalog.find(slug), strict=True)
    assert 0 < len(kind.HINTS) <= MOST_HINTS
    for hint in kind.HINTS:
        assert translator.say(f"hint-{hint.name}")
        assert bool(hint.asked) != bool(hint.told), hint.name
        assert hint.told is None or hint.told in catalog.find(slug).EVENTS
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
    assert len({sign.icon for sign in explained}) == len(explained)
    for icon in printed:
        assert translator.say(f"sign-{icon}")
        assert len(re.findall(r"[^\s,;.:]+", translator.say(f"sign-{icon}.note"))) <= MOST_WORDS, icon
    assert shown.signs_here() & {sign.icon for sign in explained}


@pytest.mark.parametrize("slug", GAMES)
def test_a_hint_looks_only_at_the_question_and_at_what_everybody_was_told(slug: str) -> None:
    """The name of the question, and the names of events: no card that is held can change which hints are due."""
    kind = page_kind(slug)
    events = [hint.told for hint in kind.HINTS if hint.told is not None]
    told = [{"event": event.name} for event in events]
    assert [hint.told for hint in due(kind.HINTS, None, told)] == events
    assert due(kind.HINTS, None, []) == []
