"""The eight switches, one by one."""

import pytest

from croupier.engine import start
from croupier.games.confluence import Confluence
from tests.games.confluence.table import COMMON, TWO, attack, life, linked, offered, position, state, waits, wall
from tests.games.played import asked, log, play


@pytest.mark.parametrize(("limit", "more"), [("1", False), ("2", True), ("3", True), ("none", True)])
def test_additional_limit(limit: str, more: bool) -> None:
    """C 7.4"""
    match = position(
        phase="additional",
        pool=[["guardsman"]],
        hand={0: ["quarry_ram", "pebble_sprite"]},
        lays=[1, 0],
        variants={"additional_limit": limit},
    )
    assert bool(offered(match, "lay")) == more if asked(match) == ["0 turn"] else not more
    told = match.view(0)["facts"]["lays"][0]
    assert told == (None if limit == "none" else int(limit) - 1)


@pytest.mark.parametrize(
    ("first", "number", "lost", "heals"), [("4", 6, 3, True), ("4", 7, 4, False), ("8", 10, 3, True)]
)
def test_high_water(first: str, number: int, lost: int, heals: bool) -> None:
    """C 13.1, 13.3, 14.5"""
    match = position(phase="results", round=number, hand=TWO, variants={"high_water": first})
    assert life(match) == [30 - lost] * 2
    match = position(
        phase="stacks",
        round=number,
        life=[20, 20],
        main=[waits(0, "mountain_king")],
        hand=TWO,
        variants={"high_water": first},
    )
    assert bool(log(match, "gained-life")) == heals
    assert match.view(None)["facts"]["clock"]["last_round"] == int(first) + 7


def test_without_a_bank() -> None:
    """C 11.18"""
    match = position(3, phase="combat", combinations={0: [attack(4)], 1: [wall(1)]}, hand=TWO, variants={"bank": "off"})
    play(match, "0 player:1")
    assert [(line["wall"], line["damage"]) for line in log(match, "met-wall")] == [(1, 3)]


@pytest.mark.parametrize(("limit", "left"), [("5", 5), ("7", 7), ("none", 8)])
def test_hand_limit(limit: str, left: int) -> None:
    """C 1.12, 12.1"""
    cards = ["dragon", "roc", "prism", "siren", "wraith", "kestrel", "phoenix", "poacher"]
    walls = {1: [wall(4)]}
    match = position(
        phase="laydown", hand={0: cards, 1: ["leviathan"]}, combinations=walls, variants={"hand_limit": limit}
    )
    for card in cards[: 8 - left]:
        assert asked(match) == ["0 discard_hand"]
        assert state(match).combinations == [[], []], "at the end of the laydown they are gone (12.6)"
        play(match, f"0 discard:{card}")
    assert len(state(match).hand[0]) == left + 1  # with the card of the next round
    assert len(log(match, "dissolved")) == 1


def test_open_activation() -> None:
    """C 6.6, 6.7"""
    match = position(
        pool=[["guardsman"]], hand=[["pebble_sprite"], ["roc", "siren"]], variants={"open_activation": "on"}
    )
    assert asked(match) == ["0 activate"]
    assert offered(match) == ["done", "activate:guardsman@pool0.1", "activate:pebble_sprite@pool0.2"]


def test_open_activation_is_for_those_who_have_laid_a_card() -> None:
    """C 6.3, 6.6"""
    match = position(pool=[["guardsman"]], hand=[[], ["roc", "siren"]], variants={"open_activation": "on"})
    assert asked(match) == ["1 lay"]


def test_shared_common() -> None:
    """C 3.12, 3.14: free for everybody, and never on loan."""
    match = position(
        pool={1: ["cinder_wolf"]},
        common=["salamander"],
        hand={0: ["spark_imp"], 1: ["roc", "siren"]},
        combinations={1: [attack(4, cards=[(1, 0), (COMMON, 0)])]},
        variants={"shared_common": "on"},
    )
    assert linked(match, 0) == ["spark_imp", "salamander"]


def test_hits_in_order() -> None:
    """C 11.9"""
    match = position(
        phase="combat",
        combinations={0: [attack(9), attack(4)], 1: [wall(5)]},
        hand=TWO,
        variants={"hits_in_order": "on"},
    )
    assert [line["force"] for line in log(match, "met-wall")] == [9]
    assert life(match)[1] == 30 - 4 - 4


def test_start_life() -> None:
    """C 1.2, 1.3"""
    match = start(Confluence, 3, 1, {"start_life": "20"})
    assert life(match) == [20, 20, 20]
    match = position(
        phase="stacks", life=[19, 20], main=[waits(0, "mountain_king")], hand=TWO, variants={"start_life": "20"}
    )
    assert life(match)[0] == 20
