"""The measuring program runs and reports every figure."""

from benchmarks.speed import loop_of, report
from benchmarks.strength import Duel, play, wilson

from croupier import catalog, compiled


def test_a_report_has_every_figure() -> None:
    figures = report("quintet", seconds=0.05, rounds=1)
    assert all(value for value in figures.values())
    assert figures["playouts_to_loop"] < 1 or compiled.groups, "an engine cannot be quicker than no engine"


def test_a_game_without_a_loop_is_measured_without_one() -> None:
    assert [slug for slug in catalog.names() if loop_of(slug)] == ["quintet"]


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    low, high = wilson(81, 263)  # Newcombe 1998, table I
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_a_duel_repeats_itself() -> None:
    duel = Duel("greedy", "random", 3, 6)
    shares = [play("quintet", duel, number).share for number in range(6)]
    assert shares == [play("quintet", duel, number).share for number in range(6)]
    assert sum(shares) > 2
