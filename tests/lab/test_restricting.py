"""Restricted play: a restriction brings what was planted, and a match in which it changes nothing goes as it went."""

import pytest

from croupier.engine import BadSetup
from croupier.lab import restrict, simulate
from croupier.lab.restricting import Rule, _deal
from croupier.lab.simulate import job_of
from tests.installed import installed

TILTED = {"tilted": "tests.lab.tilted:Tilted"}


def test_what_a_card_is_worth_is_found_as_cause() -> None:
    """A crown brings 20 points of 100 if the other seat has none; nothing else that is taken brings anything."""
    with installed(**TILTED):
        crown = restrict("tilted", ["take:crown"], 400, seed=3)
        plum = restrict("tilted", ["plum"], 150, seed=3)
    assert crown["gain"]["high"] < 0
    assert crown["won"]["value"] == pytest.approx(crown["usual"] + crown["gain"]["value"])
    assert plum["changed"] > 0.1
    assert plum["gain"]["value"] == 0
    assert -0.03 < plum["gain"]["low"] < 0 < plum["gain"]["high"] < 0.03


def test_it_says_how_often_it_came_up() -> None:
    with installed(**TILTED):
        apple, pebble = (restrict("tilted", [name], 60, seed=1, force=True) for name in ("apple", "pebble"))
    assert 0.3 < apple["offered"] < 0.7  # three cards of thirty, six of which are apples
    assert apple["changed"] == apple["choices"] == 0  # everybody takes them anyhow
    assert apple["gain"] == {"value": 0.0, "low": 0.0, "high": 0.0}
    assert pebble["changed"] == pebble["offered"]
    assert pebble["choices"] >= pebble["changed"]


def test_a_match_in_which_nothing_is_changed_goes_as_it_went() -> None:
    job, rule = job_of("quintet", 3, "greedy", 5, {}), Rule(frozenset(["kill:wizard"]), force=False)
    deals = [_deal(rule, job, number) for number in range(30)]
    same = [(one.won[seat], one.usual[seat]) for one in deals for seat in range(3) if not one.changed[seat]]
    assert 0 < len(same) < 90
    assert all(won == usual for won, usual in same)
    usual = [sum(one.usual[seat] for one in deals) for seat in range(3)]
    assert usual == simulate("quintet", 30, 3, "greedy", seed=5)["wins"]


def test_where_all_deals_agree_it_is_as_sure_as_so_many_can_be() -> None:
    found = restrict("quintet", ["play"], 20)  # who plays nothing wins nothing
    assert (found["won"]["value"], found["gain"]["value"]) == (0.0, -found["usual"])
    assert found["gain"]["low"] == found["gain"]["value"]  # nobody wins less than nothing
    assert found["gain"]["high"] == pytest.approx(found["gain"]["value"] + 0.1611, abs=1e-4)  # Wilson, none of 20


def test_cards_that_keys_name_by_their_place_can_be_forbidden() -> None:
    """In such a game the words say which card lies there."""
    found = restrict("zynalith", ["take:bloated_tick", "take:iron_breath"], 4, seed=2, force=True)
    assert found["offered"] > 0


def test_the_number_of_jobs_changes_nothing() -> None:
    assert restrict("quintet", ["pass"], 12, jobs=2) == restrict("quintet", ["pass"], 12)


def test_what_is_not_there_is_refused_with_what_is_near() -> None:
    with pytest.raises(BadSetup, match="has no card or verb 'wizzard'; near is wizard"):
        restrict("quintet", ["wizzard"])
    with pytest.raises(BadSetup, match=r"'play:wich'; near is .*play:witch"):
        restrict("quintet", ["play:wich"])
    with pytest.raises(BadSetup, match=r"'qqq'; its verbs are .*discard"):
        restrict("quintet", ["qqq"])
    with pytest.raises(BadSetup, match="'normal' looks ahead"):
        restrict("quintet", ["pass"], bot="normal")
    with pytest.raises(BadSetup, match="At least one match"):
        restrict("quintet", ["pass"], 0)
