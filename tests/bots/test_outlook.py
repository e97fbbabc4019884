"""How a match went: what could be expected along it, and what changed that most."""

import itertools

from croupier.bots.outlook import FEWEST, Time, course, expected
from croupier.engine import Match
from tests.games.played import play
from tests.games.quintet.table import position


def won_at_once() -> Match:
    """Seat 0 holds what it needs to win; the other has nothing to say against it."""
    return position(
        2, hand=[["witch", "herald"], ["herald"]], battlefield=[["herald", "murderer", "necromancer", "wizard"], []]
    )


def test_what_is_certain_is_expected() -> None:
    match = won_at_once()
    begun, win = match.fork(), match.decisions[0].keys.index("play:witch")
    assert expected(begun, Time(0.0, 1, lambda: 0.0), win)[0] > expected(begun, Time(0.0, 1, lambda: 0.0), 0)[0]
    assert begun.choices == ()


def test_a_course_begins_with_the_first_choice_and_ends_with_the_result() -> None:
    begun = won_at_once()
    match = play(begun.fork(), "0 play:witch")
    while not match.over:
        match.choose(match.decisions[0].seat, 0)
    found = course(begun, match.choices, seconds=0.5)
    assert [found.outlooks[0].at, found.outlooks[-1].at] == [0, len(match.choices)]
    assert found.outlooks[-1].returns == match.returns
    assert all(0 <= share <= 1 for one in found.outlooks for share in one.returns)
    assert begun.choices == ()


def test_who_does_not_take_the_win_has_missed_it() -> None:
    """Both need a Witch and hold one. Seat 0 plays something else, and seat 1 wins; the key says what was better."""
    four = ["herald", "murderer", "necromancer", "wizard"]
    begun = position(2, hand=[["witch", "herald"], ["witch"]], battlefield=[four, four])
    match = play(begun.fork(), "0 play:herald")
    while not match.over:
        decision = match.decisions[0]
        wanted = next((at for at, key in enumerate(decision.keys) if key == "play:witch"), 0)
        match.choose(decision.seat, wanted)
    missed = course(begun, match.choices, seconds=2.0).missed[0]
    assert (missed.at, missed.better) == (0, "play:witch")
    assert missed.change < 0


def test_each_task_has_its_share_of_the_time() -> None:
    now = itertools.count(0.0)
    time = Time(10.0, 2, lambda: next(now))
    assert [time.next().left() for _ in range(2)] == [True, True]
    assert [time.left() for _ in range(8)] == [True] * 7 + [False]
    assert time.is_up()


def test_without_time_a_moment_is_looked_at_all_the_same() -> None:
    calls = itertools.count()
    expected(won_at_once(), Time(0.0, 1, lambda: float(next(calls))))
    assert next(calls) == 2  # at its beginning and after the fewest futures
    assert FEWEST > 1
