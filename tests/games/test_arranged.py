"""Positions that the games refuse, with the rule, and what follows from cards that were laid out."""

from typing import Any

import pytest

import croupier
from croupier.engine import BadSetup
from tests.games.perils import table as perils
from tests.games.zynalith import table as zynalith

RUNNERS = ["vale_runner", "sky_ray", "shard_squire", "toll_keeper"]


@pytest.mark.parametrize(
    ("slug", "position", "rule", "says"),
    [
        ("quintet", {"phase": "attack"}, "4.1", "phase: 'attack' is none of draw, main, end."),
        ("perils", {"stage": "lunch"}, None, "stage: 'lunch' is none of heroes, pick, gift, turn"),
        ("perils", {"phase": 4}, "2.1", "phase: 4 is none of 1, 2, 3."),
        ("perils", {"stage": "turn", "turn": 9}, "5.3", "turn: 9 is none of 1 to 6."),
        ("perils", {"heroes": [{"life": 11}, {}]}, "4.7", "heroes 0: 11 HP of at most 10."),
        ("perils", {"stage": "resolve", "turn": 6}, "5.5", "heroes 0: '' is no action: play, sell or power."),
        (
            "perils",
            {"stage": "resolve", "turn": 6, "heroes": [{"verb": "play", "card": "yew_bow"}, {"verb": "sell"}]},
            "7.1",
            "heroes 0: the played card does not lie in the tableau.",
        ),
        ("zynalith", {"phase": "lunch"}, "3.1", "phase: 'lunch' is none of draft, start"),
        ("zynalith", {"phase": "turn", "round": 6}, "3.1", "round: 6 is none of 1 to 5."),
        ("zynalith", {"creature_row": [None] * 6}, "4.2", "A row of the display has 5 places, not 6."),
        (
            "zynalith",
            {"phase": "turn", "round": 1, "front": {0: [{"card": name} for name in RUNNERS]}},
            "3.3",
            "front 0: 4 creatures, and round 1 has room for 3.",
        ),
        (
            "zynalith",
            {"phase": "turn", "front": {1: [{"card": "shard_squire", "attached": ["mending_song", "coin_alchemy"]}]}},
            "6.8",
            "front 1: more lies on 'shard_squire' than it has slots for.",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(slug: str, position: dict[str, Any], rule: str | None, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        croupier.arrange(slug, 2, position)
    assert refused.value.rule == rule
    assert str(refused.value).startswith(says)


def test_levels_and_potion_prices_follow_from_what_lies_before_a_hero() -> None:
    """P 4.2, 7.6, 10.3: the passive of the character and the lasting symbols of the tableau."""
    match = perils.position(
        tableau=["drill_post", "sparring_ring"], seats={"character": [["hroda"], ["moss"]]}, players=2
    )
    one, other = match.view(None)["heroes"]
    assert (one["strength"], one["water"]) == (3, 0)
    assert other["strength"] == 0


@pytest.mark.parametrize(
    ("laid", "marker", "number"),
    [
        ({"players": 2, "seats": {"character": [["gorm"], ["moss"]]}}, "max_life", 14),
        ({"tableau": ["hunters_stew"]}, "max_life", 13),
        ({"trophies": ["lance_beetle"]}, "max_life", 12),
        ({"trophies": ["shellback_crab"]}, "armour", 1),
        ({"trophies": ["will_o_wisp"]}, "fire", 1),
    ],
)
def test_max_life_and_what_rewards_have_brought_follow_as_well(laid: dict[str, Any], marker: str, number: int) -> None:
    """P 4.2, 4.8: boards, tableau and slain enemies"""
    assert perils.position(**laid).view(None)["heroes"][0][marker] == number


def test_levels_that_are_laid_out_are_taken_as_they_are() -> None:
    match = perils.position(tableau=["drill_post"], hero={"strength": 5, "coins": 1})
    hero = match.view(None)["heroes"][0]
    assert (hero["strength"], hero["water"], hero["coins"]) == (5, 1, 1)


def test_values_of_creatures_follow_from_what_lies_on_them() -> None:
    bare, armed = (
        zynalith.position(front=[[zynalith.creature("shard_squire", *attached)]]).view(None)["front"][0][0]
        for attached in ((), ("long_spear",))
    )
    assert armed["attack"] > bare["attack"]


def test_whoever_is_active_has_begun_a_turn() -> None:
    """Z 5.1, 5.8: a turn that is laid out is at least the first of its round."""
    first = croupier.arrange("zynalith", 2, {"phase": "turn", "active": 1})
    assert first.view(None)["turns"] == [0, 1]
    later = croupier.arrange("zynalith", 2, {"phase": "turn", "active": 1, "turns": [3, 3]})
    assert later.view(None)["turns"] == [3, 3]
