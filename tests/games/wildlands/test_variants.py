"""The switches of Wildlands."""

from typing import Any

import pytest

from croupier.engine import BadSetup, start
from croupier.games.wildlands import Wildlands
from tests.games.played import asked, log, offered, play
from tests.games.wildlands.table import battle, front, land, position, realm, state, told, totals, zone


def test_the_round_limit() -> None:
    """W 2.2, 2.3, 17.1"""
    match = position(round=5, active=1, variants={"round_limit": 5}, wild=["t_salt_lick"], realm=[["t_tin_quarry"]])
    assert match.over
    assert Wildlands.variants["round_limit"][0] == "8"
    with pytest.raises(BadSetup):
        start(Wildlands, 2, 0, {"round_limit": 13})


def test_factions_are_chosen_in_reverse_seat_order() -> None:
    """W 1.2, 1.16"""
    match = start(Wildlands, 3, 1, {"choose_factions": True})
    assert offered(match, 2) == [
        "faction:fangmoor",
        "faction:verdant",
        "faction:deepforge",
        "faction:astral",
        "faction:caravan",
    ]
    assert len(match.view(2)["wild"]) == 21  # one chooses in sight of the land
    play(match, "2 faction:astral")
    assert offered(match, 1) == ["faction:fangmoor", "faction:verdant", "faction:deepforge", "faction:caravan"]
    play(match, "1 faction:caravan", "0 faction:verdant")
    game = state(match)
    assert game.faction == ["verdant", "caravan", "astral"]
    assert [len(hand) for hand in game.hand] == [5, 5, 5]
    assert zone(match, "world", 0).count("vc_sproutling") == 5
    assert asked(match) == ["0 main"]


def test_half_of_the_natural_strength_defends() -> None:
    """W 13.3, 13.4"""
    fronts = [front("t_hunters_pass", ["fm_whelp"]), front("portal_deepforge", ["fm_whelp"])]
    switched = {"natural_guard": True}
    match = battle(fronts=fronts, realm=[[], ["t_hunters_pass"]], hand=[["fm_whelp"]], variants=switched)
    assert totals(match, 1) == (1, 1 + 8 // 2)
    assert totals(match, 2) == (1, 3)


def test_only_the_own_resource_pays_for_reinforcement() -> None:
    """W 6.5"""
    lands = [[land("t_salt_lick", meat=1, ores=9, tapped=True)]]
    match = position(realm=lands, variants={"pure_resource": True}, row=["ct_tower"])
    assert offered(match, 0, "reinforce") == ["reinforce:fm_whelp"]
    assert offered(match, 0, "buy") == ["buy:ct_tower"]


def test_crystals_by_tapping() -> None:
    """W 8.1, 4.2: no token is placed, so that mana may lie there already"""
    lands = [[land("t_giant_grove"), land("t_salt_lick", tapped=True), land("t_whisper_pool", mana=1)]]
    match = position(realm=lands, variants={"crystal_by_tapping": True})
    assert offered(match, 0, "tap") == ["tap:t_giant_grove"]
    assert offered(match, 0, "tap_claim") == ["tap_claim:t_whisper_pool", "tap_claim:t_giant_grove"]
    play(match, "0 tap_claim:t_giant_grove")
    assert offered(match) == ["claim:1", "claim:2"]
    play(match, "0 claim:2")
    assert told(match, "claimed", "card") == [("crystal_2",)]
    assert log(match, "produced") == []
    assert told(match, "tapped", "card") == [("t_giant_grove",)]
    assert state(match).realm[0][0].tokens == (0, 0, 0, 0)


def test_others_fill_up_automatically() -> None:
    """W 16.4"""
    fields: dict[str, Any] = {"hand": [["fm_whelp"], []], "deck": [[], ["dh_prentice"] * 2], "wild": ["t_salt_lick"]}
    match = position(variants={"auto_refill": True}, **fields)
    play(match, "0 end_turn", "0 done")
    assert asked(match) == ["1 main"]
    assert zone(match, "hand", 1) == ["dh_prentice"] * 2


def test_a_fall_ends_the_match_at_once() -> None:
    """W 15.5, 17.1"""
    portals = [{"card": "portal_fangmoor"}, {"card": "portal_deepforge", "seals": 1}]
    fields: dict[str, Any] = {"portal": portals, "hand": [["fm_whelp"], []], "wild": ["t_salt_lick"]}
    fronts = [front("portal_deepforge", ["fm_skarn"])]
    match = battle(fronts=fronts, variants={"sudden_fall": True}, **fields)
    play(match, "0 stop")
    assert match.over
    assert match.returns == (1.0, 0.0)
    assert state(match).fronts == []


def test_a_tamed_wild_ends_the_match_with_the_round() -> None:
    """W 17.1, 16.7"""
    for switched in (True, False):
        match = position(active=1, realm=[["t_tin_quarry"]], wild=[], variants={"tamed_end": switched})
        assert match.over == switched
    match = position(active=1, realm=[["t_tin_quarry"]], wild=["t_salt_lick"], variants={"tamed_end": True})
    assert not match.over
    assert realm(match, 0) == ["t_tin_quarry"]
