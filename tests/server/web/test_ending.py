"""How a match went, as the page of its end tells it."""

from itertools import pairwise

import pytest

from croupier.bots.outlook import Course, Outlook, Turn
from croupier.games.quintet import Quintet
from croupier.server.web.ending import APART, HEIGHT, WIDTH, _apart, decided
from croupier.server.web.replay import seen_by
from croupier.server.web.replay_steps import Unrolled
from croupier.server.web.steps import turning
from croupier.server.web.view_model import ViewModel, recorded_scene
from tests.games.played import play
from tests.games.quintet.table import position

OUTLOOKS = (Outlook(0, (0.5, 0.5)), Outlook(2, (1.0, 0.0)))


@pytest.fixture(scope="module")
def recording() -> Unrolled:
    """A duel of two choices: seat 0 plays the Herald, seat 1 passes or is not asked."""
    found = [position(2, hand=[["herald", "witch"], ["witch"]], library=[["herald"], ["witch"]])]
    found.append(play(found[-1].fork(), "0 play:herald"))
    after = found[-1].fork()
    after.choose(after.decisions[0].seat, 0)
    return Unrolled([*found, after])


def scene(recording: Unrolled, eyes: str = "0") -> ViewModel:
    return recorded_scene(Quintet, "en", seen_by(recording, 2, eyes), names=("Ada", "Tomas"))


def test_the_curve_has_a_line_for_each_seat(recording: Unrolled) -> None:
    found = decided(scene(recording), Course(OUTLOOKS, None, {}), recording)
    assert [(line.name, line.points) for line in found.curve] == [
        ("You", f"0,{HEIGHT // 2} {WIDTH},0"),
        ("Tomas", f"0,{HEIGHT // 2} {WIDTH},{HEIGHT}"),
    ]
    assert (found.mark, found.turn, found.better) == (None, None, None)


def test_the_choice_that_decided_is_told_with_its_place_and_its_step(recording: Unrolled) -> None:
    found = decided(scene(recording), Course(OUTLOOKS, Turn(0, 0, 0.5, 1.0), {}), recording)
    assert found.turn is not None
    assert (found.turn.step, found.mark) == (1, WIDTH // 2)
    assert found.turn.where.startswith("Turn\N{NO-BREAK SPACE}9")
    assert any("Herald" in line for line in found.turn.lines)


def test_what_changed_little_decided_nothing(recording: Unrolled) -> None:
    course = Course(OUTLOOKS, Turn(0, 0, 0.5, 0.6), {0: Turn(0, 0, 0.6, 0.5, "play:witch")})
    found = decided(scene(recording), course, recording)
    assert (found.mark, found.turn, found.better) == (None, None, None)


def test_only_who_missed_something_reads_what_would_have_been_better(recording: Unrolled) -> None:
    course = Course(OUTLOOKS, None, {0: Turn(0, 0, 0.9, 0.2, "play:witch")})
    better = decided(scene(recording), course, recording).better
    assert better is not None
    assert ("Herald" in better.chosen, "Witch" in better.instead, better.step) == (True, True, 0)
    assert decided(scene(recording, "1"), course, recording).better is None
    assert decided(scene(recording, "watch"), course, recording).better is None


def test_names_at_the_curve_stand_apart_and_inside() -> None:
    places = sorted(_apart([HEIGHT, HEIGHT, HEIGHT - 1, 0]))
    assert all(below - above >= APART for above, below in pairwise(places))
    assert places[-1] <= HEIGHT
    assert places[0] == 0  # where there is room a name stands at the end of its line


def test_the_step_with_which_it_was_decided_can_be_gone_to(recording: Unrolled) -> None:
    t = recorded_scene(Quintet, "en", seen_by(recording, 2, "watch"), names=("Ada", "Tomas"))
    clear, faint = (Course((), Turn(0, 0, 0.5, after), {}) for after in (0.9, 0.55))
    assert [(jump.at, jump.kind) for jump in turning(t, clear)] == [(1, "point")]
    assert turning(t, faint) == turning(t, None) == ()
