"""The program that counts matches: figures add up, and each game's own part counts its matches."""

import pytest
from benchmarks.figures import Tally, figures, play, tells
from benchmarks.strength import Duel

from croupier import catalog

RANDOM = Duel("random", "random", 2, 2)


def test_shares_means_and_greatest_numbers_of_two_parts_add_up() -> None:
    total = Tally()
    for won, length in ((1.0, 3), (0.0, 5)):
        part = Tally()
        part.matches = 1
        part.share("won", won)
        part.add("turns", length)
        part.at_most("longest", length)
        total.take(part)
    told = {row["figure"]: row for row in total.rows()}
    assert (told["won"]["rate"], told["won"]["of"]) == (0.5, 2)
    assert 0 < told["won"]["low"] < 0.5 < told["won"]["high"] < 1
    assert (told["turns"]["mean"], told["turns"]["in_all"]) == (4.0, 8)
    assert told["longest"]["greatest"] == 5


@pytest.mark.parametrize("game", catalog.names())
def test_a_match_of_every_game_is_counted(game: str) -> None:
    tally = play(game, RANDOM, 1)
    assert sum(part for name, (part, _) in tally.shares.items() if name.startswith("seat")) in {0.0, 1.0}
    assert tally.greatest["options of the longest question"] > 1
    if tells(game) is not None:
        assert tally.sums["rounds"] >= 1
    assert figures(game, RANDOM, jobs=1).matches == 2


def test_several_processes_count_the_same() -> None:
    one, two = (list(figures("quintet", Duel("greedy", "greedy", 2, 9), jobs).rows()) for jobs in (1, 2))
    assert one == two


def test_in_a_duel_the_better_bot_wins_from_every_seat() -> None:
    told = {row["figure"]: row for row in figures("quintet", Duel("greedy", "random", 2, 10), jobs=1).rows()}
    assert told["greedy wins"]["rate"] == 1.0
    assert told["seat 0 wins"]["rate"] == told["seat 1 wins"]["rate"] == 0.5
