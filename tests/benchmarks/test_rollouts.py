"""What rollouts tell of choices: a bot gains nothing on itself, a random one loses, and settings are what was said."""

import pytest
from benchmarks.rollouts import CHOICE, Choices, Judge, choices, chooser, positions, row

from croupier.engine import BadSetup


def test_gain_and_error_are_those_of_the_differences() -> None:
    first = Choices([0.2, 0.4, 0.6, 0.8], [0, 1, 2, 3], 0.1)
    other = Choices([0.4, 0.4, 0.8, 0.8], [1, 1, 0, 3], 0.3)
    assert row(other, first) == {"worth": 0.6, "gain": 0.1, "error": 0.05, "same": 0.5, "seconds": 0.3}


def test_positions_ask_for_a_choice_and_are_the_same_each_time() -> None:
    some = list(positions("quintet", 3, 12))
    assert all(len(match.decisions[0].options) >= CHOICE for match in some)
    again = list(positions("quintet", 3, 12))
    assert [match.view(match.decisions[0].seat) for match in some] == [
        match.view(match.decisions[0].seat) for match in again
    ]


def test_choices_are_compared_in_the_same_futures_and_random_ones_lose() -> None:
    judges = [Judge(match, rollouts=20) for match in positions("quintet", 2, 60)]
    greedy = choices(judges, chooser("greedy"))
    assert row(choices(judges, chooser("greedy")), greedy)["gain"] == 0
    chance = row(choices(judges, chooser("random")), greedy)
    assert chance["gain"] < -2 * chance["error"] < 0


def test_settings_change_a_search() -> None:
    match = next(positions("quintet", 2, 1))
    seat = match.decisions[0].seat
    quick = chooser("hard:iterations=2,seconds=None,candidates=1,depth=0")
    assert quick(match, seat) == chooser("normal:iterations=1,candidates=1")(match, seat)


@pytest.mark.parametrize("text", ["greedy:depth=3", "hard:depht=3", "hard:depth=deep", "hard:depth=-1", "hard:depth"])
def test_settings_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        chooser(text)
