"""What helps to learn a game: tasks that can be solved, hints and signs that have words."""

import pytest

from croupier.engine import Game, start
from croupier.kit import Attempt, Page, Task
from croupier.kit.onboarding import due
from croupier.kit.tutorial import LEARNER
from croupier.testing.drawing import scene
from croupier.text import Translator


def test_every_task_is_solved_the_right_way_and_answers_every_other_by_a_rule(game: type[Game], task: Task) -> None:
    """Each question is asked; each right key is offered and solves it; each wrong one is answered."""
    ways: list[tuple[str, ...]] = [()]
    for step in task.steps:
        for did in ways:
            attempt = Attempt(game, task, did)
            decision = attempt.match.decision(LEARNER)
            assert decision is not None, f"{task.name}: seat {LEARNER} is asked nothing after {did or 'the position'}"
            assert set(step.right) < set(decision.keys), f"{task.name}: right is {step.right} of {decision.keys}"
            for key in decision.keys:
                assert (attempt.rule(key) is None) == (key in step.right), key
            assert attempt.rule("nonsense") is None
        ways = [(*did, key) for did in ways for key in step.right]
    for did in ways:
        assert Attempt(game, task, did).step is None
        with pytest.raises(ValueError, match="does not solve"):
            Attempt(game, task, (*did, "pass"))


def test_every_task_has_words(game: type[Game], task: Task, language: str, translator: Translator) -> None:
    """Its title, its question, its end; and the rules that answer are in the book, where there is one."""
    assert translator.language == language
    for part in ("", ".fact", ".note", ".done"):
        assert translator.say(f"lesson-{task.name}{part}", rival="Tomas")
    rules = {rule for step in task.steps for rule in (step.rule, *step.wrong.values())}
    assert [rule for rule in rules if translator.has_rules and not translator.rule(rule)] == [], game.title


def test_every_hint_has_words(
    game: type[Game], language: str, kind_of_page: type[Page], translator: Translator
) -> None:
    assert translator.language == language
    for hint in kind_of_page.HINTS:
        assert translator.say(f"hint-{hint.name}")
        assert translator.say(f"hint-{hint.name}.do")
        assert bool(hint.asked) != bool(hint.told), f"{hint.name} is due at a question or at an event"
        assert hint.told is None or hint.told in game.EVENTS, hint.name
        asked = {question.name for question in game.QUESTIONS} or {hint.asked}
        assert not hint.asked or hint.asked in asked, f"{hint.name} is due at {hint.asked!r}, which is no question"


def test_a_hint_looks_only_at_the_question_and_at_what_everybody_was_told(kind_of_page: type[Page]) -> None:
    """The name of the question, and the names of events: no card that is held can change which hints are due."""
    events = [hint.told for hint in kind_of_page.HINTS if hint.told is not None]
    told = [{"event": event.name} for event in events]
    assert [hint.told for hint in due(kind_of_page.HINTS, None, told)] == events
    assert due(kind_of_page.HINTS, None, []) == []


def test_the_goal_is_said(game: type[Game], language: str, translator: Translator) -> None:
    if not translator.has("goal"):
        pytest.skip(f"{game.title} has no card with its goal.")
    goal = scene(start(game, game.seats[0], 3), 0, language).page.goal()
    assert goal is not None
    assert all(goal.rules)


def test_every_sign_is_explained_once(game: type[Game], language: str) -> None:
    """The signs of its cards and of its table, in words or at least by the name of the figure."""
    explained = [
        sign for group in scene(start(game, game.seats[0], 3), 0, language).page.signs() for sign in group.signs
    ]
    assert len({sign.icon for sign in explained}) == len(explained)
    assert [sign.icon for sign in explained if not sign.word] == []
