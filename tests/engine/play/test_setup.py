"""What a match is set up with: whatever is wrong is refused by its name, and numbers of other libraries are numbers."""

import json
from typing import Any

import pytest

import croupier
from croupier.bots import UnknownBot, bot
from croupier.engine import BadSetup, Game, UnknownGame, check_setup

HUGE = 10**5000
"""Python writes no number of so many digits."""


class Whole:
    """A whole number of another library, as `numpy.int64` is one."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"seed": HUGE}, "A seed is"),
        ({"seed": -HUGE}, "A seed is"),
        ({"seed": 10**200}, "A seed is"),
        ({"seed": -(10**199)}, "A seed is"),
        ({"seed": b"7"}, "A seed is"),
        ({"salt": 7}, "A salt is"),
        ({"salt": b""}, "A salt is"),
        ({"salt": "5a"}, "A salt is"),
        ({"entropy": ["\ud800"]}, "The entropy of a match is a list of texts"),
        ({"entropy": [1.5]}, "The entropy"),
        ({"entropy": b"rain"}, "The entropy"),
        ({"entropy": "rain"}, "The entropy"),
        ({"entropy": None}, "The entropy"),
        ({"players": HUGE}, "Quintet is for 2 to 5 players, not such a number"),
        ({"players": "2"}, "Quintet is for 2 to 5 players, not '2'"),
        ({"players": True}, "Quintet is for 2 to 5 players, not True"),
        ({"players": 2.0}, "Quintet is for 2 to 5 players, not 2.0"),
        ({"players": Whole(6)}, "Quintet is for 2 to 5 players"),
        ({"variants": ["teams"]}, "Variants are a mapping of switches to values; list is no mapping"),
        ({"variants": []}, "Variants are"),
        ({"variants": ()}, "Variants are"),
        ({"variants": ""}, "Variants are"),
        ({"variants": 1}, "Variants are"),
        ({"variants": {"teams": HUGE}}, "teams can be off or on"),
        ({"variants": {7: "on"}}, "Quintet has no variant 7"),
    ],
)
def test_what_no_match_begins_with_is_refused_by_its_name(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        croupier.start("quintet", **arguments)
    if not {"salt", "entropy"} & set(arguments):
        with pytest.raises(BadSetup, match=says):
            croupier.arrange("quintet", **{"players": 2, **arguments})


@pytest.mark.parametrize(
    ("most", "says"), [(1, "is for exactly 1 player, not 2"), (4, "is for exactly 4 players, not 2")]
)
def test_a_game_for_one_number_of_players_says_so(most: int, says: str) -> None:
    game = type("Fixed", (Game,), {"title": "Fixed", "seats": (most, most)})
    with pytest.raises(BadSetup, match=says):
        check_setup(game, 2, {})


@pytest.mark.parametrize("position", [["active"], [], (), "", "active", 1, 0])
def test_a_position_is_a_mapping(position: Any) -> None:  # anything wrong
    with pytest.raises(BadSetup, match="A position is a mapping of fields to values"):
        croupier.arrange("quintet", 2, position)
    with pytest.raises(BadSetup, match="A position is a mapping of fields to values"):
        croupier.arrange("quintet", 2, position, active=0)


@pytest.mark.parametrize("name", [["quintet"], None, 7, {}])
def test_games_and_bots_have_texts_for_names(name: Any) -> None:  # anything wrong
    with pytest.raises(UnknownGame, match="The name of a game is a text"):
        croupier.start(name)
    with pytest.raises(UnknownGame, match="The name of a game is a text"):
        croupier.arrange(name, 2)
    with pytest.raises(UnknownBot, match="There is no bot"):
        bot(name)


def test_whole_numbers_of_other_libraries_are_whole_numbers() -> None:
    two: Any = Whole(2)
    begun = croupier.start("quintet", two, seed=two)
    laid = croupier.arrange("quintet", two, {"active": 1}, seed=two)
    for match in (begun, laid):
        document = json.loads(json.dumps(match.save()))
        assert (document["players"], document["seed"]) == (2, 2)
        assert croupier.load(document).view(0) == match.view(0)


def test_the_longest_seeds_are_numbers_and_texts_of_as_many_characters() -> None:
    for seed in (10**200 - 1, 1 - 10**199, "x" * 200):
        assert croupier.load(croupier.start("quintet", seed=seed).save()).seed == seed
