"""Combats: targets, surges, placement, results, aftermath, portals."""

import pytest

from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.rules import payment
from tests.games.played import asked, log, offered, play
from tests.games.wildlands.table import (
    battle,
    front,
    holding,
    land,
    position,
    realm,
    state,
    strong,
    tokens,
    told,
    totals,
    unit,
    zone,
)

WILD = ["t_salt_lick", "t_wild_orchard", "t_world_tree"]


def test_as_many_attacks_on_the_wild_as_one_likes() -> None:
    """W 9.1, 9.3"""
    match = position(hand=[["fm_whelp"] * 3], wild=WILD)
    for _ in range(2):
        play(match, "0 attack_wild:t_salt_lick", "0 done", "0 stop", "0 done")
        assert realm(match, 0) == []
    assert offered(match, 0, "attack_wild") == [
        "attack_wild:t_salt_lick",
        "attack_wild:t_wild_orchard",
        "attack_wild:t_world_tree",
    ]
    assert offered(position(hand=[["crystal_1"]], wild=WILD, realm=[["t_fern_gully"]]), 0, "attack_wild") == []


def test_targets_are_designated_one_by_one_up_to_the_units_in_hand() -> None:
    """W 9.2, 9.6, 9.8 to 9.10"""
    lands = [[], ["t_fern_gully"]]
    match = position(hand=[["fm_whelp", "fm_whelp", "crystal_1"]], wild=WILD, realm=lands)
    play(match, "0 attack_wild:t_wild_orchard")
    assert offered(match) == ["target:t_salt_lick", "target:t_world_tree", "done"]
    play(match, "0 target:t_salt_lick")
    assert told(match, "attacked-wild", "front", "card") == [(1, "t_wild_orchard"), (2, "t_salt_lick")]
    assert asked(match) == ["0 delayed"]
    assert [Wildlands.FACES[one.target].id for one in state(match).fronts] == ["t_wild_orchard", "t_salt_lick"]

    match = position(hand=[["fm_whelp"] * 3], wild=WILD, realm=lands)
    play(match, "0 attack:1:t_fern_gully")
    assert offered(match) == ["target:portal", "done"]
    play(match, "0 target:portal")
    assert told(match, "designated", "number") == [(2,)]


def test_each_player_once_a_turn_and_each_in_a_combat_of_their_own() -> None:
    """W 9.4 to 9.7, 15.1"""
    match = position("fangmoor", "deepforge", "verdant", hand=[["fm_whelp"] * 3], realm=[[], ["t_fern_gully"], []])
    assert offered(match, 0, "attack") == ["attack:1:t_fern_gully", "attack:1:portal", "attack:2:portal"]
    play(match, "0 attack:1:portal", "0 done", "0 stop", "0 done")
    assert state(match).attacked == [1]
    assert offered(match, 0, "attack") == ["attack:2:portal"]
    portals = [{"card": f"portal_{name}", "seals": seals} for name, seals in (("fangmoor", 3), ("deepforge", 0))]
    match = position(hand=[["fm_whelp"]], portal=portals, wild=WILD)
    assert offered(match, 0, "attack") == []


def test_surges_first_the_attacker_then_the_defender() -> None:
    """W 10.1 to 10.6"""
    match = position(
        hand=[["fm_whelp", "fm_stalker"], ["dh_prentice"]],
        realm=[[land("t_herd_crossing", meat=12, tapped=True)], [land("t_tin_quarry", ores=7)]],
    )
    play(match, "0 attack:1:t_tin_quarry", "0 target:portal")
    assert offered(match) == ["surge:1", "surge:2", "done"]
    play(match, "0 surge:2", "0 pay:auto")
    assert offered(match) == ["surge:1", "done"]
    assert totals(match, 2) == (3, 3)
    play(match, "0 done")
    assert told(match, "no-surge", "rule", "seat") == [("10.2", 0)]
    assert asked(match) == ["1 surge"]
    play(match, "1 surge:1", "1 pay:t_tin_quarry:ores:5")
    assert totals(match, 1) == (0, 3)
    assert tokens(match, 1, "t_tin_quarry") == {"ores": 2}
    assert asked(match) == ["0 place"]
    assert told(match, "surged", "seat", "front", "number") == [(0, 2, 3), (1, 1, 3)]


def test_on_the_wild_the_attacker_may_surge_once() -> None:
    """W 10.3, 10.4"""
    lands = [[land("t_herd_crossing", meat=12, tapped=True)], [land("t_fern_gully", ores=9)]]
    match = position(hand=[["fm_whelp", "fm_stalker"]], wild=["t_salt_lick"], realm=lands)
    play(match, "0 attack_wild:t_salt_lick", "0 surge:1", "0 pay:auto")
    assert asked(match) == ["0 place"]
    assert totals(match) == (3, 4)


def test_units_are_played_in_turns_front_by_front() -> None:
    """W 11.1 to 11.6, 11.8, 11.9"""
    match = position(
        hand=[["fm_stalker"] * 3, ["dh_prentice"] * 2 + ["crystal_1"]], realm=[[], ["t_tin_quarry", "t_fern_gully"]]
    )
    play(match, "0 attack:1:t_tin_quarry", "0 target:t_fern_gully", "0 done")
    assert told(match, "played", "card", "front") == [("fm_stalker", 1), ("fm_stalker", 2)]  # nothing else to play
    assert offered(match, 1) == ["play:dh_prentice", "stop"]
    play(match, "1 stop", "1 play:dh_prentice")
    play(match, "0 stop", "0 stop")
    assert asked(match) == ["1 place"]  # alone on the second front
    play(match, "1 play:dh_prentice")
    assert told(match, "strengths", "attack", "defence") == [(3, 0), (3, 3)]
    both = [(["fm_stalker"], []), (["fm_stalker"], ["dh_prentice", "dh_prentice"])]
    assert told(match, "strengths", "attackers", "defenders") == both
    assert told(match, "stopped", "seat", "front") == [(1, 1), (0, 1), (0, 2)]
    assert told(match, "out-of-units", "seat", "front") == [(1, 2)]


def test_who_has_no_unit_stops() -> None:
    """W 11.7"""
    match = position(hand=[["fm_whelp"], ["crystal_1"]], realm=[[], ["t_tin_quarry"]])
    play(match, "0 attack:1:t_tin_quarry")
    assert told(match, "out-of-units", "seat") == [(1,), (0,)]
    assert asked(match) == ["0 delayed"]


def test_the_wild_plays_no_units() -> None:
    """W 11.11, 12.10"""
    match = position(hand=[["fm_stalker"] * 3], wild=["t_salt_lick"])
    play(match, "0 attack_wild:t_salt_lick", "0 play:fm_stalker", "0 stop")
    assert told(match, "strengths", "attack", "defence") == [(6, 4)]
    assert told(match, "out-of-units", "seat") == []


def test_after_each_unit_doomed_then_its_ability_then_reactions() -> None:
    """W 11.10, 12.5"""
    match = battle(
        fronts=[front("t_tin_quarry", [], ["dh_prentice", "ct_tower"])],
        realm=[[], ["t_tin_quarry"]],
        hand=[["ct_rockslide", "fm_whelp"]],
    )
    play(match, "0 play:ct_rockslide")
    assert state(match).fronts[0].attackers[0].doomed
    assert asked(match) == ["0 immediate"]
    assert [note.trigger for note in state(match).carrying_out] == ["immediate"]
    play(match, "0 unit:1d1")
    assert asked(match) == ["1 reaction"]
    play(match, "1 use")
    assert strong(match, "1d1") == 6
    assert asked(match) == ["0 place"]


def test_strength_is_summed_and_stopped_at_zero() -> None:
    """W 13.1, 13.2"""
    match = battle(
        "astral",
        "fangmoor",
        fronts=[
            front("t_tin_quarry", ["ac_selys"], [unit("fm_whelp", modifier=-3), "fm_tusker"], surged=[True, False])
        ],
        realm=[[], ["t_tin_quarry"]],
        hand=[["ac_initiate"]],
    )
    assert [strong(match, f"1d{n}") for n in (1, 2)] == [0, 3]
    assert totals(match) == (8, 3)


@pytest.mark.parametrize(
    ("target", "bulwark"), [("t_tin_quarry", 0), ("t_boar_hollow", 1), ("t_world_tree", 2), ("portal_deepforge", 3)]
)
def test_bulwarks_defend_what_is_controlled(target: str, bulwark: int) -> None:
    """W 13.3, 13.4, 13.7, 15.4"""
    lands = [] if target.startswith("portal") else [target]
    match = battle(fronts=[front(target, ["fm_whelp"])], realm=[[], lands], hand=[["fm_whelp"]])
    assert totals(match) == (1, bulwark)
    if lands:
        match = battle(fronts=[front(target, ["fm_whelp"])], defender=-1, hand=[["fm_whelp"]])
        natural = {"t_tin_quarry": 3, "t_boar_hollow": 2, "t_world_tree": 12}[target]
        assert totals(match) == (1, natural)


def test_a_front_without_units_of_one_side_is_determined_alike() -> None:
    """W 13.5 to 13.7, 13.12"""
    lands = [[], ["t_tin_quarry", "t_boar_hollow"]]
    fronts = [front("t_tin_quarry", ["fm_whelp"]), front("t_boar_hollow", ["fm_whelp"])]
    match = battle(fronts=fronts, realm=lands, hand=[["fm_stalker"]])
    play(match, "0 stop", "0 stop", "0 done")
    assert told(match, "strengths", "attack", "defence") == [(1, 0), (1, 1)]
    assert realm(match, 0) == ["t_tin_quarry"]
    assert realm(match, 1) == ["t_boar_hollow"]
    assert told(match, "held", "seat", "card") == [(1, "t_boar_hollow")]


def test_results_come_before_the_aftermath() -> None:
    """W 13.8, 13.11, 12.11, 14.3"""
    match = battle(
        "caravan", "fangmoor", fronts=[front("t_antelope_flats", ["fc_ysolde"])], defender=-1, hand=[["fc_drover"]]
    )
    play(match, "0 stop")
    assert realm(match, 0) == ["t_antelope_flats"]
    assert asked(match) == ["0 aftermath"]
    play(match, "0 use:1a1:2")
    assert tokens(match, 0, "t_antelope_flats") == {"meat": 2}
    assert zone(match, "discard", 0) == ["fc_ysolde"]


def test_stolen_untapped_or_tapped_with_all_tokens() -> None:
    """W 4.7 to 4.9, 13.9"""
    for tapped in (True, False):
        lands = [["t_fern_gully"], [land("t_tin_quarry", tapped=tapped, ores=3)]]
        match = battle(fronts=[front("t_tin_quarry", ["fm_tusker"])], realm=lands, hand=[["fm_whelp"]])
        play(match, "0 stop", "0 done")
        assert realm(match, 0) == ["t_fern_gully", "t_tin_quarry"]
        assert told(match, "stole", "seat", "target", "card") == [(0, 1, "t_tin_quarry")]
        assert holding(match, 0, "t_tin_quarry").tapped == tapped
        assert tokens(match, 0, "t_tin_quarry") == {"ores": 3}
        assert ("tap:t_tin_quarry" in offered(match)) != tapped


def test_a_won_portal_front_is_a_seal() -> None:
    """W 13.10, 15.2, 15.3"""
    match = battle(fronts=[front("portal_deepforge", ["fm_tusker"])], hand=[["fm_whelp"]], wild=WILD)
    play(match, "0 stop", "0 done")
    game = state(match)
    assert (game.portal[1].seals, game.trophies) == (2, [[1], []])
    assert realm(match, 0) == []
    assert log(match, "collapsed") == []


def test_the_doomed_are_destroyed_the_others_discarded() -> None:
    """W 14.1, 14.4, 14.5, 14.6"""
    match = battle(
        fronts=[front("t_tin_quarry", [unit("fm_whelp", doomed=True), "fm_stalker"], [unit("cb_wolf", doomed=True)])],
        realm=[[], ["t_tin_quarry"]],
        hand=[["fm_whelp"]],
        wild=WILD,
    )
    before = zone(match, "world", 0).count("fm_whelp")
    play(match, "0 stop", "0 done")
    assert zone(match, "world", 0).count("fm_whelp") == before + 1
    assert zone(match, "row") == ["cb_wolf"]
    assert zone(match, "discard", 0) == ["fm_stalker"]


def test_the_attackers_doomed_first_each_with_its_reactions() -> None:
    """W 14.8, 12.7"""
    match = battle(
        "fangmoor",
        "deepforge",
        fronts=[
            front("t_tin_quarry", [unit("fm_whelp", doomed=True)], [unit("cb_bear", doomed=True), "cb_roc"]),
            front("t_fern_gully", [unit("fm_whelp", doomed=True)], [unit("dh_golem", doomed=True)]),
        ],
        realm=[[], ["t_tin_quarry", "t_fern_gully"]],
        phase="doom",
        deck=[[], ["dh_prentice"]],
    )
    assert asked(match) == ["1 reaction"]
    assert told(match, "went-home", "card") == [("fm_whelp",)]
    play(match, "1 decline")
    assert told(match, "went-home", "card")[:2] == [("fm_whelp",), ("fm_whelp",)]
    assert told(match, "went-wild", "card") == [("cb_bear",)]
    assert asked(match) == ["1 reaction"]
    assert offered(match, 1) == ["land:t_fern_gully:plants", "land:t_tin_quarry:ores", "decline"]


def test_boosts_are_not_offered_once_strengths_are_determined() -> None:
    """W 14.8, 12.12"""
    fronts = [front("t_tin_quarry", ["fm_runner", unit("fm_whelp", doomed=True), "fm_carrion"], ["dh_prentice"])]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry"]], phase="doom", wild=WILD)
    assert log(match, "triggered") == []
    assert told(match, "went-home", "card") == [("fm_whelp",)]


def test_the_last_seal_ends_the_match_with_the_round() -> None:
    """W 15.5, 17.1"""
    portals = [{"card": "portal_fangmoor"}, {"card": "portal_deepforge", "seals": 1}]
    hand = [[], ["dh_prentice"]]
    match = battle(fronts=[front("portal_deepforge", ["fm_skarn"])], portal=portals, hand=hand, wild=WILD)
    play(match, "1 stop")
    assert state(match).facts(0)["last_round"]
    assert asked(match) == ["1 main"]
    play(match, "1 end_turn")
    assert match.over


# -- paying ----------------------------------------------------------------------------------------------------------


def test_paying_by_hand_one_source_after_the_other() -> None:
    """W 5.8, 5.9, 5.10, 5.11"""
    lands = [land("t_salt_lick", meat=1, ores=3, tapped=True), land("t_tin_quarry", ores=1, tapped=True)]
    match = position(realm=[lands, [land("t_fern_gully", meat=9)]], hand=[["crystal_1", "crystal_1", "crystal_2"]])
    play(match, "0 reinforce:fm_stalker")
    assert offered(match) == [
        "pay:auto", "pay:crystal:1", "pay:crystal:2", "pay:t_salt_lick:meat:1", "pay:t_salt_lick:ores:1",
        "pay:t_salt_lick:ores:2", "pay:t_salt_lick:ores:3", "pay:t_tin_quarry:ores:1",
    ]  # fmt: skip
    play(match, "0 pay:t_salt_lick:ores:3")
    assert offered(match, 0, "pay")[:4] == ["pay:auto", "pay:crystal:1", "pay:crystal:2", "pay:t_salt_lick:meat:1"]
    play(match, "0 pay:crystal:2")
    assert told(match, "paid-crystal", "card") == [("crystal_2",)]
    assert tokens(match, 0, "t_salt_lick") == {"meat": 1}
    assert "fm_stalker" in zone(match, "discard", 0)


@pytest.mark.parametrize(
    ("cost", "hand", "meat", "other", "left"),
    [
        ("fm_urgha", ["crystal_3", "crystal_1"], 0, {"mana": 1, "ores": 1}, {}),
        ("fm_urgha", ["crystal_3"], 2, {"mana": 1, "ores": 1}, {"meat": 1}),
        ("fm_whelp", ["crystal_2"], 1, {}, {}),
        ("fm_whelp", ["crystal_2"], 0, {"ores": 1}, {"ores": 0}),
        ("fm_stalker", [], 1, {"mana": 2}, {}),
        ("fm_stalker", [], 3, {"mana": 1}, {"meat": 1}),
    ],
)
def test_what_is_paid_automatically(
    cost: str, hand: list[str], meat: int, other: dict[str, int], left: dict[str, int]
) -> None:
    """W 5.12"""
    match = position(realm=[[land("t_salt_lick", meat=meat, tapped=True, **other), "t_tin_quarry"]], hand=[hand])
    play(match, f"0 reinforce:{cost}")
    if asked(match) == ["0 pay"]:
        auto = state(match).facts(0)["payment"]["auto"]
        assert all(take["card"].startswith(("crystal_", "t_salt_lick")) for take in auto)
        assert "payment" not in state(match).facts(1)
        play(match, "0 pay:auto")
    assert tokens(match, 0, "t_salt_lick") == {name: number for name, number in left.items() if number}


def test_of_equal_tokens_those_on_the_territory_that_came_first_are_paid() -> None:
    """W 5.12"""
    lands = [land("t_salt_lick", meat=2, tapped=True), land("t_antelope_flats", meat=2, tapped=True)]
    match = position(realm=[lands])
    play(match, "0 reinforce:fm_whelp", "0 pay:auto")
    assert (tokens(match, 0, "t_salt_lick"), tokens(match, 0, "t_antelope_flats")) == ({"meat": 1}, {"meat": 2})


def test_what_is_due_for_each_price() -> None:
    """W 6.6, 7.2, 8.2, 8.3, 10.5"""
    assert payment.of_reinforcement("astral", 3, pure=False) == ((6, (1, 1, 1, 2), 2),)
    assert payment.of_reinforcement("caravan", 1, pure=True) == ((2, (2, 2, 2, 0), 2),)
    assert payment.of_row_card((("any", 2), ("mana", 3))) == ((3, (0, 0, 0, 1), 0), (2, (1, 1, 1, 1), 0))
    assert payment.of_crystal(7) == ((7, (1, 1, 1, 2), 0),)
    assert payment.of_surge("deepforge") == ((5, (0, 0, 1, 0), 0),)
    assert [line.need for line in payment.of_surge("caravan")] == [1, 1, 1, 2]


def test_row_cards_are_paid_line_by_line() -> None:
    """W 7.2"""
    lands = [land("t_salt_lick", meat=3, mana=1, tapped=True), land("t_tin_quarry")]
    match = position(realm=[lands], row=["cb_bear"])
    play(match, "0 buy:cb_bear")
    assert offered(match) == ["pay:auto", "pay:t_salt_lick:meat:1", "pay:t_salt_lick:meat:2"]
    play(match, "0 pay:t_salt_lick:meat:2")
    assert offered(match) == ["pay:auto", "pay:t_salt_lick:meat:1", "pay:t_salt_lick:mana:1"]
    play(match, "0 pay:auto")
    assert tokens(match, 0, "t_salt_lick") == {"meat": 1}
    assert told(match, "paid-tokens", "number", "resource") == [(2, "meat"), (1, "mana")]
