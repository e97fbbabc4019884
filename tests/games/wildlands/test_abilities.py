"""Keywords, conditions, effects and triggers, one ruling each."""

import re
from typing import Any

import pytest

from croupier.compiled import source_of
from croupier.engine import Match
from croupier.games.wildlands.cards.clauses import Ability
from croupier.games.wildlands.effects import designs, reading
from croupier.kit.notation import NotationError
from croupier.text import LANGUAGES
from tests.games.played import asked, log, offered, play
from tests.games.wildlands.table import (
    Laid,
    army,
    at,
    battle,
    front,
    land,
    state,
    strong,
    tokens,
    told,
    totals,
    unit,
    zone,
)

TIN, FERN = "t_tin_quarry", "t_fern_gully"
LANDS = [[], [TIN, FERN]]
WAIT = ["fm_whelp"]
"""A card in hand, so that the placement goes on."""


def fight(attackers: list[str | Laid], defenders: list[str | Laid], **fields: Any) -> Match:  # Any: values of any field
    """One front on the Tin Quarry of seat 1, at the attacker's placement."""
    laid: dict[str, Any] = {"realm": [[], [TIN]], "hand": [WAIT], **fields}
    return battle(fronts=[front(TIN, attackers, defenders)], **laid)


@pytest.mark.parametrize(
    ("attackers", "defenders", "where", "strength"),
    [
        (["fm_stalker"], [], "1a1", 3),
        ([], ["fm_stalker"], "1d1", 2),
        ([], ["dh_bulwark"], "1d1", 5),
        (["dh_bulwark"], [], "1a1", 4),
        ([], ["dh_prentice"], "1d1", 2),
        ([], ["dh_prentice", "dh_hammer"], "1d1", 1),
        (["vc_sproutling"] * 3, [], "1a1", 2),
        (["vc_sproutling"] * 2, [], "1a1", 1),
        (["fm_whelp"] * 2, ["dh_shieldbearer"], "1d1", 3),
        (["fm_whelp"], ["dh_shieldbearer"], "1d1", 2),
        (["fc_handler", "cb_wolf"], [], "1a1", 5),
        (["fc_handler", "ct_ridge"], [], "1a1", 4),
        (["fc_handler"], [], "1a1", 3),
    ],
)
def test_might_holds_as_long_as_its_condition(
    attackers: list[str | Laid], defenders: list[str | Laid], where: str, strength: int
) -> None:
    """W 12.1, 12.2, 13.1"""
    owners = {"fm": "fangmoor", "dh": "deepforge", "vc": "verdant", "fc": "caravan"}
    mine = next((owners[str(card)[:2]] for card in attackers if str(card)[:2] in owners), "astral")
    theirs = next((owners[str(card)[:2]] for card in defenders if str(card)[:2] in owners), "astral")
    if mine == theirs:
        theirs = "fangmoor" if mine != "fangmoor" else "verdant"
    first = designs.PLAIN.DESIGNS[designs.PLAIN.KINDS.units[mine][0]].id
    match = battle(mine, theirs, fronts=[front(TIN, attackers, defenders)], realm=[[], [TIN]], hand=[[first]])
    assert strong(match, where) == strength


def test_might_by_front() -> None:
    """W 12.2: wild, portal, multi, surged"""
    match = battle("verdant", "fangmoor", fronts=[front(TIN, ["vc_strangler"])], defender=-1, hand=[["vc_warden"]])
    assert strong(match, "1a1") == 3
    fronts = [front("portal_fangmoor", ["dh_sapper", "dh_karrag"])]
    match = battle("deepforge", "fangmoor", fronts=fronts, hand=[["dh_prentice"]])
    assert [strong(match, "1a1"), strong(match, "1a2")] == [4, 7]
    fronts = [front(TIN, ["ac_adept"]), front(FERN, ["ac_adept"])]
    match = battle("astral", "fangmoor", fronts=fronts, realm=LANDS, hand=[["ac_initiate"]])
    assert strong(match, "1a1") == 3
    of_seat_0 = battle(
        *("fangmoor", "verdant"),
        fronts=[front(TIN, ["vc_strangler"])],
        active=1,
        defender=0,
        realm=[[TIN]],
        hand=[[], ["vc_warden"]],
    )
    assert strong(of_seat_0, "1a1") == 2
    match = battle(fronts=[front(TIN, [], ["dh_hammer"], surged=[False, True])], realm=[[], [TIN]], hand=[WAIT])
    assert totals(match) == (0, 7)
    match = battle(fronts=[front(TIN, [], ["dh_hammer"], surged=[True, False])], realm=[[], [TIN]], hand=[WAIT])
    assert totals(match) == (3, 2)


def test_lead_and_dread_add_up_and_spare_their_unit() -> None:
    """W 12.2, 13.1"""
    match = fight(["fm_howler", "fm_howler", "fm_tusker"], ["ct_bramble", "dh_prentice"])
    assert [strong(match, f"1a{n}") for n in (1, 2, 3)] == [2, 2, 5]
    assert [strong(match, f"1d{n}") for n in (1, 2)] == [3, 1]


def test_tenacious_becomes_doomed_instead_before_the_aftermath() -> None:
    """W 12.2, 14.4: no destruction"""
    match = battle(
        fronts=[front(TIN, ["fm_runner", "fm_whelp"], ["dh_hammer"])],
        realm=[[], [TIN]],
        hand=[["fm_reaver", "fm_whelp"]],
    )
    play(match, "0 play:fm_reaver", "0 unit:1d1")
    assert at(match, "1d1").doomed
    assert told(match, "doomed-instead", "card") == [("dh_hammer",)]
    assert log(match, "went-home") == []


def test_a_silenced_unit_is_not_tenacious() -> None:
    """W 12.2, 14.1"""
    match = fight([], [unit("dh_hammer", silenced=True)], hand=[["fm_reaver", "fm_whelp"]])
    play(match, "0 play:fm_reaver", "0 unit:1d1")
    assert told(match, "went-home", "card") == [("dh_hammer",)]


def test_of_a_tenacious_unit_that_is_doomed_already_it_is_told_that_nothing_happens() -> None:
    """W 12.2, 14.4"""
    fronts = [front(TIN, ["fm_runner", "fm_whelp"], [unit("dh_hammer", doomed=True)])]
    match = battle(fronts=fronts, realm=[[], [TIN]], hand=[["fm_reaver", "fm_whelp"]])
    play(match, "0 play:fm_reaver", "0 unit:1d1")
    assert at(match, "1d1").doomed
    assert told(match, "stays-doomed", "card") == [("dh_hammer",)]
    assert log(match, "doomed-instead") == log(match, "went-home") == []


def test_in_the_aftermath_the_tenacious_are_destroyed() -> None:
    """W 14.4"""
    fronts = [front(TIN, ["fm_runner"], [unit("cb_bear", doomed=True)])]
    match = battle(fronts=fronts, realm=[[], [TIN]], phase="doom")
    assert offered(match, 1) == ["unit:1a1", "decline"]
    play(match, "1 unit:1a1")
    assert told(match, "went-home", "card") == [("fm_runner",)]


def test_ward_and_guardian_rule_the_choices_of_enemies() -> None:
    """W 12.12, 12.13"""
    match = battle(
        "fangmoor",
        "astral",
        fronts=[front(TIN, [], ["ac_glyph", "cb_wolf"])],
        realm=[[], [TIN]],
        hand=[["fm_reaver", "fm_whelp"]],
    )
    play(match, "0 play:fm_reaver")
    assert offered(match) == ["unit:1d2", "decline"]
    fronts = [front(TIN, [], ["dh_hammer", "dh_shieldbearer", "cb_wolf"])]
    match = battle(fronts=fronts, realm=[[], [TIN]], hand=[["fm_reaver", "fm_whelp"]])
    play(match, "0 play:fm_reaver")
    assert offered(match) == ["unit:1d2", "decline"]
    fronts = [front(TIN, [], ["dh_colossus", "cb_wolf"])]
    match = battle(fronts=fronts, realm=[[], [TIN]], hand=[["fm_reaver", "fm_whelp"]])
    play(match, "0 play:fm_reaver")
    assert offered(match) == ["unit:1d2", "decline"]  # the guardian is too strong to be chosen


def test_a_lure_takes_the_guardian() -> None:
    """W 12.12"""
    fronts = [front(TIN, ["ac_mindbinder"], ["cb_wolf", "cb_tortoise"]), front(FERN)]
    match = battle("astral", "fangmoor", fronts=fronts, realm=LANDS, phase="delayed")
    play(match, "0 use:1a1:2")
    assert told(match, "moved", "card", "front", "to") == [("cb_tortoise", 1, 2)]


def test_rooted_units_stay() -> None:
    """W 12.12"""
    fronts = [front(TIN, ["ac_mindbinder"], ["ct_tower", "cb_wolf"]), front(FERN)]
    match = battle("astral", "fangmoor", fronts=fronts, realm=LANDS, phase="delayed")
    play(match, "0 use:1a1:2")
    assert told(match, "moved", "card", "front", "to") == [("cb_wolf", 1, 2)]


@pytest.mark.parametrize(
    ("rooted", "moves"),
    [
        ("ct_bramble", ["unit:1a1:2", "unit:1a3:2"]),
        (unit("ct_bramble", silenced=True), ["unit:1a1:2", "unit:1a2:2", "unit:1a3:2"]),
    ],
)
def test_rooted_units_of_your_own_stay_unless_they_are_silenced(rooted: str | Laid, moves: list[str]) -> None:
    """W 12.2, 12.12"""
    fronts = [front(TIN, ["ac_veyra", rooted, "cb_wolf"]), front(FERN)]
    match = battle("astral", "fangmoor", fronts=fronts, realm=LANDS, phase="delayed")
    play(match, "0 use:1a1:3")
    assert offered(match) == moves


def test_silence_voids_abilities_but_not_immortality() -> None:
    """W 12.2, 14.2"""
    fronts = [front(TIN, ["fm_howler", "fm_predator"], [])]
    match = battle(
        "fangmoor", "astral", fronts=fronts, realm=[[], [TIN]], hand=[WAIT, ["ac_mindbinder", "ac_initiate"]]
    )
    play(match, "0 stop", "1 play:ac_mindbinder")
    assert offered(match, 1) == ["unit:1a1", "unit:1a2", "decline"]
    assert strong(match, "1a2") == 7
    play(match, "1 unit:1a1")
    assert strong(match, "1a2") == 6
    fronts = [front(TIN, [unit("fm_predator", silenced=True, doomed=True)], ["cb_wolf"])]
    match = battle(fronts=fronts, realm=[[], [TIN]], phase="doom")
    assert told(match, "fell-immortal", "card") == [("fm_predator",)]


@pytest.mark.parametrize(
    ("silenced", "choices"),
    [
        ("cb_serpent", ["unit:1d1", "unit:1d2"]),  # ward
        ("cb_tortoise", ["unit:1d1", "unit:1d2"]),  # guardian
        ("ac_keeper", ["unit:1d2"]),  # quell(immediate); it is too strong to be chosen itself
    ],
)
def test_silence_voids_what_stands_in_the_way_of_enemies(silenced: str, choices: list[str]) -> None:
    """W 12.2, 12.12"""
    fronts = [front(TIN, [], [unit(silenced, silenced=True), "cb_wolf"])]
    match = battle("fangmoor", "astral", fronts=fronts, realm=[[], [TIN]], hand=[["fm_reaver", "fm_whelp"]])
    play(match, "0 play:fm_reaver")
    assert offered(match) == [*choices, "decline"]


def test_quell_stops_enemy_triggers_here() -> None:
    """W 12.12"""
    fronts = [front(TIN, [], ["ac_keeper"])]
    match = battle(
        "fangmoor", "astral", fronts=fronts, realm=[[], [TIN]], hand=[["fm_howler", "fm_whelp"]], deck=[["fm_whelp"]]
    )
    play(match, "0 play:fm_howler")
    assert asked(match) == ["0 place"]
    assert log(match, "declined") == []


# -- effects -----------------------------------------------------------------------------------------------------------


def test_boost_frenzy_weaken() -> None:
    """W 12.6, 12.15, 13.1"""
    match = battle(fronts=[front(TIN, ["fm_whelp"], ["dh_hammer"])], realm=[[], [TIN]], phase="delayed")
    play(match, "0 use:1a1:1")
    assert told(match, "strengths", "attack", "defence") == [(3, 2)]
    assert told(match, "went-home", "card") == [("fm_whelp",)]
    match = battle(
        "astral",
        "fangmoor",
        fronts=[front(TIN, [], ["fm_whelp", "fm_tusker"])],
        realm=[[], [TIN]],
        hand=[["ac_evoker", "ac_initiate"]],
    )
    play(match, "0 play:ac_evoker", "0 unit:1d2")
    assert strong(match, "1d2") == 2
    assert told(match, "weakened", "seat", "card", "number", "front") == [(1, "fm_tusker", 2, 1)]


def test_weaken_needs_a_unit_with_strength() -> None:
    """W 12.12"""
    match = battle(
        "astral",
        "fangmoor",
        fronts=[front(TIN, [], [unit("fm_whelp", modifier=-1)])],
        realm=[[], [TIN]],
        hand=[["ac_evoker", "ac_initiate"]],
    )
    play(match, "0 play:ac_evoker")
    assert asked(match) == ["0 place"]


def test_doom_repel() -> None:
    """W 12.12, 14.4"""
    match = fight([], ["dh_hammer", unit("dh_prentice", doomed=True)], hand=[["ct_quicksand", "fm_whelp"]])
    play(match, "0 play:ct_quicksand")
    assert offered(match) == ["unit:1d1", "decline"]
    match = fight([], ["dh_hammer", "dh_prentice"], hand=[["ct_quicksand", "fm_whelp"]])
    play(match, "0 play:ct_quicksand")
    assert offered(match) == ["unit:1d1", "unit:1d2", "decline"]
    match = fight([], ["dh_hammer", "dh_bulwark"], hand=[["cb_serpent", "fm_whelp"]])
    play(match, "0 play:cb_serpent", "0 unit:1d1")
    assert zone(match, "discard", 1) == ["dh_hammer"]
    assert told(match, "repelled", "seat", "card", "front") == [(1, "dh_hammer", 1)]
    assert log(match, "went-home") == []


def test_moves_go_to_the_end_of_the_other_front() -> None:
    """W 12.9, 12.15"""
    fronts = [front(TIN, ["ac_veyra", "ac_adept"]), front(FERN, ["ac_initiate"])]
    match = battle("astral", "fangmoor", fronts=fronts, realm=LANDS, phase="delayed")
    assert offered(match) == ["use:1a1:3", "use:1a2:2", "done"]
    play(match, "0 use:1a1:3")
    assert offered(match) == ["unit:1a1:2", "unit:1a2:2", "unit:2a1:1"]
    play(match, "0 unit:1a1:2")
    assert army(match, 2, "a") == ["ac_initiate", "ac_veyra"]
    play(match, "0 use:1a1:2")
    assert told(match, "strengths", "attack") == [(0,), (9,)]


def test_drawing_and_the_cap_of_a_turn() -> None:
    """W 12.14"""
    hand = ["vc_whisperer", "vc_warden"]
    match = battle(
        "verdant", "fangmoor", fronts=[front(TIN)], defender=-1, hand=[hand], deck=[["crystal_1"] * 3], moves=[1, 8]
    )
    play(match, "0 play:vc_whisperer", "0 use")
    assert told(match, "drew", "number") == [(1,)]
    assert state(match).moves[0] == 0
    match = battle("verdant", "fangmoor", fronts=[front(TIN)], defender=-1, hand=[hand], deck=[["crystal_1"]])
    play(match, "0 play:vc_whisperer", "0 use")
    assert told(match, "drew", "number") == [(1,)]
    assert state(match).moves[0] == 7  # what there was to draw counts
    match = battle(
        "verdant", "fangmoor", fronts=[front(TIN)], defender=-1, hand=[hand], deck=[["crystal_1"]], moves=[0, 8]
    )
    play(match, "0 play:vc_whisperer")
    assert asked(match) == ["0 place"]
    match = battle("verdant", "fangmoor", fronts=[front(TIN)], defender=-1, hand=[hand])
    play(match, "0 play:vc_whisperer")
    assert asked(match) == ["0 place"]


def test_muster_plays_one_of_the_revealed() -> None:
    """W 12.5, 12.14, 3.1, 11.10"""
    fields: dict[str, Any] = {
        "defender": -1,
        "hand": [["vc_briar", "vc_warden"]],
        "deck": [["crystal_1", "vc_strangler", "vc_warden"]],
    }
    match = battle("verdant", "fangmoor", fronts=[front(TIN)], **fields)
    play(match, "0 play:vc_briar", "0 use")
    assert offered(match) == ["play:vc_strangler", "none"]
    assert zone(match, "revealed", 0) == ["crystal_1", "vc_strangler"]
    assert told(match, "revealed", "seat", "cards") == [(0, ["crystal_1", "vc_strangler"])]
    nobody = play(match.fork(), "0 none")
    assert sorted(zone(nobody, "discard", 0)) == ["crystal_1", "vc_strangler"]
    assert told(nobody, "put-aside", "rule", "seat", "cards") == [("3.4", 0, ["crystal_1", "vc_strangler"])]
    assert told(nobody, "mustered-nobody", "seat") == [(0,)]
    assert state(nobody).moves[0] == 8
    play(match, "0 play:vc_strangler")
    assert army(match, 1, "a") == ["vc_briar", "vc_strangler"]
    assert zone(match, "discard", 0) == ["crystal_1"]
    assert state(match).moves[0] == 7


def test_harry() -> None:
    """W 12.12, 12.13"""
    fronts = [front(TIN)]
    match = battle(
        "caravan",
        "fangmoor",
        fronts=fronts,
        realm=[[], [TIN]],
        hand=[["fc_saboteur", "fc_drover"], ["fm_whelp", "crystal_1"]],
    )
    play(match, "0 play:fc_saboteur", "0 use")
    assert offered(match, 1) == ["discard:fm_whelp", "discard:crystal_1"]
    play(match, "1 discard:crystal_1")
    assert zone(match, "discard", 1) == ["crystal_1"]
    assert told(match, "harried", "seat", "card") == [(1, "crystal_1")]
    match = battle("caravan", "fangmoor", fronts=fronts, defender=-1, hand=[["fc_saboteur", "fc_drover"]])
    play(match, "0 play:fc_saboteur")
    assert asked(match) == ["0 place"]


def test_forage_and_mana_only_up_to_what_is_produced() -> None:
    """W 5.4, 12.12"""
    lands = [[land("t_floating_isle", mana=1), land("t_whisper_pool", mana=1)], [TIN]]
    match = battle("deepforge", "fangmoor", fronts=[front(TIN)], realm=lands, hand=[["dh_engineer", "dh_prentice"]])
    play(match, "0 play:dh_engineer")
    assert offered(match) == ["land:t_floating_isle:plants", "land:t_floating_isle:mana", "decline"]
    after = play(match.fork(), "0 land:t_floating_isle:mana")
    assert tokens(after, 0, "t_floating_isle") == {"mana": 2}
    play(match, "0 land:t_floating_isle:plants")
    assert tokens(match, 0, "t_floating_isle") == {"plants": 2, "mana": 1}


def test_untap_is_for_the_own_turn() -> None:
    """W 12.12, 14.3"""
    lands = [[land("t_whisper_pool", tapped=True)], [land(TIN, tapped=True)]]
    fronts = [front(TIN, ["ct_spring", "fm_skarn"], ["ct_spring"])]
    match = battle(fronts=fronts, realm=lands, phase="aftermath", wild=["t_salt_lick"])
    assert asked(match) == ["0 aftermath"]
    play(match, "0 use:1a1:3")
    assert not state(match).realm[0][0].tapped
    assert told(match, "untapped", "seat") == [(0,)]


def test_abilities_on_territories_cite_the_rule_of_abilities() -> None:
    """W 12.1: neither the start of a turn (4.6) nor what mana is (5.4)"""
    lands = [[land("t_giant_grove", tapped=True)], [TIN]]
    fronts = [front(TIN, ["ct_spring", "vc_myrren"])]
    match = battle("verdant", "fangmoor", fronts=fronts, realm=lands, phase="aftermath")
    play(match, "0 use:1a1:3", "0 use:1a2:2")
    assert told(match, "untapped", "card", "rule") == [("t_giant_grove", "12.1")]
    assert told(match, "foraged", "number", "resource", "rule") == [(2, "plants", "12.1")]


def test_plunder_moves_tokens_to_an_own_territory() -> None:
    """W 5.5, 12.13"""
    lands = [["t_salt_lick", "t_wild_orchard"], [land(TIN, ores=1, mana=2), land(FERN, plants=5)]]
    match = battle(
        "caravan", "fangmoor", fronts=[front(TIN, ["fc_bahram"], [], result="won")], realm=lands, phase="aftermath"
    )
    play(match, "0 use:1a1:2")
    assert offered(match) == ["land:t_fern_gully:plants", "land:t_tin_quarry:ores"]
    scarce = play(match.fork(), "0 land:t_tin_quarry:ores", "0 land:t_salt_lick")
    assert (tokens(scarce, 0, "t_salt_lick"), tokens(scarce, 1, TIN)) == ({"ores": 1}, {"mana": 2})
    play(match, "0 land:t_fern_gully:plants")
    assert offered(match) == ["land:t_salt_lick", "land:t_wild_orchard"]
    play(match, "0 land:t_salt_lick")
    assert tokens(match, 0, "t_salt_lick") == {"plants": 3}
    assert tokens(match, 1, FERN) == {"plants": 2}


def test_a_defender_plunders_the_attacker() -> None:
    """W 5.5, 12.11"""
    lands = [[land("t_salt_lick", meat=3)], [land(TIN, ores=3)]]
    fronts = [front(TIN, [], ["fc_guard"], result="held")]
    match = battle("fangmoor", "caravan", fronts=fronts, realm=lands, phase="aftermath")
    play(match, "1 use:1d1:2")
    assert told(match, "plundered", "seat", "target") == [(1, 0)]
    assert (tokens(match, 0, "t_salt_lick"), tokens(match, 1, TIN)) == ({"meat": 1}, {"meat": 2, "ores": 3})


def test_without_a_territory_nobody_plunders() -> None:
    """W 12.12: there is nowhere to put the tokens"""
    fronts = [front("portal_fangmoor", ["fc_bahram"], result="won")]
    match = battle("caravan", "fangmoor", fronts=fronts, realm=[[], [land(TIN, ores=3)]], phase="aftermath")
    assert log(match, "triggered") == []
    assert asked(match) == ["1 main"]


def test_retreat_and_the_conditions_won_and_lost() -> None:
    """W 12.14, 14.3: a retreat counts for the cap of the turn"""
    for result, moves, back in (("held", 1, True), ("won", 1, False), ("held", 0, False)):
        match = battle(
            *("caravan", "fangmoor"),
            fronts=[front(TIN, ["fc_outrider"], [], result=result)],
            realm=[[], [TIN]],
            phase="aftermath",
            wild=["t_salt_lick"],
            moves=[moves, 8],
        )
        assert (asked(match) == ["0 aftermath"]) == back
    match = battle(
        "caravan",
        "fangmoor",
        fronts=[front(TIN, ["fc_outrider", unit("fc_outrider", doomed=True)], [], result="held")],
        realm=[[], [TIN]],
        phase="aftermath",
        wild=["t_salt_lick"],
    )
    assert offered(match) == ["use:1a1:2", "done"]
    play(match, "0 use:1a1:2")
    assert zone(match, "hand", 0) == ["fc_outrider"]
    assert state(match).moves[0] == 7


@pytest.mark.parametrize(("result", "use"), [("held", "use:1d1:1"), ("won", "use:1d2:2")])
def test_what_the_attacker_wins_the_defender_loses(result: str, use: str) -> None:
    """W 12.11: `won` of a Drover, `lost` of an Outrider"""
    fronts = [front("portal_caravan", [], ["fc_drover", "fc_outrider"], result=result)]
    match = battle("fangmoor", "caravan", fronts=fronts, realm=[[], [TIN]], phase="aftermath", wild=["t_salt_lick"])
    assert offered(match, 1) == [use, "done"]


def test_the_evergreen_retreats_when_it_defends() -> None:
    """W 12.11"""
    fronts = [front(TIN, [], [unit("vc_evergreen")], result="held")]
    match = battle("fangmoor", "verdant", fronts=fronts, realm=[[], [TIN]], phase="aftermath", wild=["t_salt_lick"])
    assert offered(match, 1) == ["use:1d1:2", "done"]


def test_rescue_on_any_front() -> None:
    """W 14.3, 14.4"""
    fronts = [front(TIN, ["fc_warwagon"]), front(FERN, [unit("fc_drover", doomed=True)])]
    match = battle("caravan", "fangmoor", fronts=fronts, realm=LANDS, phase="aftermath", wild=["t_salt_lick"])
    play(match, "0 use:1a1:1")
    assert told(match, "rescued", "card", "front") == [("fc_drover", 2)]
    assert log(match, "went-home") == []


def test_sacrifice_costs_a_unit_even_if_nothing_follows() -> None:
    """W 12.13"""
    match = battle(
        fronts=[front(TIN, ["fm_runner", "fm_whelp"], ["dh_hammer"])],
        realm=[[], [TIN]],
        hand=[["fm_shaman", "fm_whelp"]],
    )
    play(match, "0 play:fm_shaman")
    assert offered(match) == ["unit:1a1", "unit:1a2", "decline"]
    play(match, "0 unit:1a1")
    assert at(match, "1a1").doomed  # tenacious: the price counts as paid
    assert at(match, "1d1").doomed  # a single choice is carried out
    match = battle(fronts=[front(TIN, ["fm_whelp"], [])], realm=[[], [TIN]], hand=[["fm_shaman", "fm_whelp"]])
    play(match, "0 play:fm_shaman")
    assert asked(match) == ["0 place"]  # nothing to destroy


def test_what_a_sacrifice_pays_for_is_chosen_and_not_declined() -> None:
    """W 12.13"""
    match = fight(["fm_whelp"], ["dh_hammer", "cb_wolf"], hand=[["fm_shaman", "fm_whelp"]])
    play(match, "0 play:fm_shaman", "0 unit:1a1")
    assert (asked(match), offered(match)) == (["0 effect"], ["unit:1d1", "unit:1d2"])
    play(match, "0 unit:1d2")
    assert army(match, 1, "d") == ["dh_hammer"]


def test_nothing_follows_a_sacrifice_whose_unit_has_left_the_combat() -> None:
    """W 12.2, 12.8: the bear that is the price takes an enemy bear with it, and that one the Shaman."""
    match = battle(
        fronts=[front(TIN, ["ct_bramble", "cb_bear"], ["cb_bear", "dh_hammer"])],
        realm=[[], [TIN]],
        hand=[["fm_shaman", "fm_whelp"]],
    )
    play(match, "0 play:fm_shaman", "0 unit:1a2", "0 unit:1d1", "1 unit:1a2")
    assert told(match, "went-home", "card") == [("fm_shaman",)]
    assert asked(match) != ["0 effect"]
    assert army(match, 1, "d") == ["dh_hammer"]
    assert not at(match, "1d1").doomed


def test_sacrifice_for_cards() -> None:
    """W 12.13, 12.14"""
    match = fight(["fm_whelp"], [], hand=[["fm_carrion", "fm_whelp"]], deck=[["crystal_1"] * 3])
    play(match, "0 play:fm_carrion", "0 unit:1a1")
    assert asked(match) == ["0 reaction"]
    play(match, "0 use")
    assert zone(match, "hand", 0).count("crystal_1") == 2
    assert strong(match, "1a1") == 8


# -- triggers ----------------------------------------------------------------------------------------------------------


def test_abilities_may_be_declined_and_delayed_ones_are_used_once() -> None:
    """W 12.3, 12.4, 12.15"""
    fronts = [front(TIN, ["fm_whelp", "fm_whelp"])]
    match = battle(fronts=fronts, realm=[[], [TIN]], phase="delayed", wild=["t_salt_lick"])
    assert offered(match) == ["use:1a1:1", "use:1a2:1", "done"]
    play(match, "0 use:1a2:1")
    assert offered(match) == ["use:1a1:1", "done"]
    play(match, "0 done")
    assert told(match, "window-closed", "seat", "trigger") == [(0, "delayed")]
    assert told(match, "strengths", "attack") == [(4,)]


def test_the_attackers_delayed_abilities_first() -> None:
    """W 12.9, 12.10"""
    fronts = [front(TIN, ["ac_star"], ["cb_roc"]), front(FERN, [], ["fm_tusker"])]
    match = battle("astral", "fangmoor", fronts=fronts, realm=LANDS, phase="delayed")
    assert asked(match) == ["0 delayed"]
    play(match, "0 done")
    assert asked(match) == ["1 delayed"]
    play(match, "1 use:2d1:1")
    assert offered(match, 1) == ["use:1d1:2", "done"]


def test_who_reacts_and_in_which_order() -> None:
    """W 12.6, 12.7, 12.16"""
    match = battle(
        fronts=[front(TIN, ["cb_wolf", "cb_wolf"], ["ct_tower", "ct_tower"])],
        realm=[[], [TIN]],
        hand=[["fm_whelp", "fm_whelp"]],
    )
    play(match, "0 play:fm_whelp")
    assert asked(match) == ["0 reaction"]
    assert [note.trigger for note in state(match).waiting] == ["ally_played", "enemy_played", "enemy_played"]
    play(match, "0 use", "0 decline")
    assert asked(match) == ["1 reaction"]
    play(match, "1 use", "1 use")
    assert [strong(match, where) for where in ("1a1", "1a2", "1d1", "1d2")] == [3, 2, 6, 6]
    assert state(match).waiting == state(match).carrying_out == []


def test_what_is_silenced_does_not_wait_to_react() -> None:
    """W 12.7, 12.12: its abilities are void until the end of the combat"""
    wolves = [unit("cb_wolf", silenced=True), unit("cb_wolf")]
    match = battle(
        fronts=[front(TIN, wolves, [unit("ct_tower", silenced=True)])], realm=[[], [TIN]], hand=[["fm_whelp"]]
    )
    play(match, "0 play:fm_whelp")
    assert asked(match) == ["0 reaction"]
    assert match.view(1)["waiting"] == []


def test_a_witness_that_has_left_is_skipped() -> None:
    """W 12.7, 12.8"""
    fronts = [front(TIN, ["fm_runner", "fm_whelp"], ["cb_bear", "cb_roc"])]
    match = battle(fronts=fronts, realm=[[], [TIN]], hand=[["fm_urgha", "fm_whelp"]], deck=[[], ["dh_prentice"]])
    play(match, "0 play:fm_urgha")
    assert offered(match) == ["unit:1d2", "decline"]
    play(match, "0 unit:1d2")
    assert asked(match) == ["0 reaction"]
    play(match, "0 use")
    assert strong(match, "1a3") == 7


def test_a_unit_played_by_muster_has_its_own_moments() -> None:
    """W 12.4, 12.5"""
    match = battle(
        "verdant",
        "fangmoor",
        fronts=[front(TIN, [], ["fm_whelp", "fm_tusker"])],
        realm=[[], [TIN]],
        hand=[["vc_briar", "vc_warden"]],
        deck=[["vc_strangler", "crystal_1"]],
    )
    play(match, "0 play:vc_briar", "0 use", "0 play:vc_strangler")
    assert asked(match) == ["0 immediate"]
    assert [note.trigger for note in state(match).carrying_out] == ["immediate", "immediate"]
    play(match, "0 unit:1d2")
    assert strong(match, "1d2") == 3


def test_to_one_destruction_the_attackers_units_react_first() -> None:
    """W 12.7: a Roc of the attacker's, then the defender's Runner"""
    fronts = [front(TIN, ["cb_roc"], ["fm_runner", "cb_wolf"])]
    hand = [["dh_sapper", "dh_prentice"]]
    match = battle("deepforge", "fangmoor", fronts=fronts, realm=[[], [TIN]], hand=hand, deck=[["crystal_1"]])
    play(match, "0 play:dh_sapper", "0 unit:1d2")
    assert asked(match) == ["0 reaction"]
    play(match, "0 use")
    assert asked(match) == ["1 reaction"]


def test_who_came_after_a_play_does_not_react_to_it() -> None:
    """W 12.16: the Wolf comes by the Briar's own ability"""
    match = battle(
        *("verdant", "fangmoor"),
        fronts=[front(TIN)],
        defender=-1,
        hand=[["vc_briar", "vc_warden"]],
        deck=[["cb_wolf", "crystal_1"]],
    )
    play(match, "0 play:vc_briar", "0 use", "0 play:cb_wolf")
    assert army(match, 1, "a") == ["vc_briar", "cb_wolf"]
    assert asked(match) == ["0 place"]


def test_the_destroyed_unit_reacts_before_the_others_of_its_side() -> None:
    """W 12.7: the Bear, though the Runner was played before it"""
    fronts = [front(TIN, [], ["fm_runner", "cb_bear"])]
    match = battle("deepforge", "fangmoor", fronts=fronts, realm=[[], [TIN]], hand=[["dh_sapper", "dh_prentice"]])
    play(match, "0 play:dh_sapper", "0 unit:1d2")
    assert offered(match, 1) == ["unit:1a1", "decline"]
    play(match, "1 decline")
    assert offered(match, 1) == ["use", "decline"]


# -- cards -------------------------------------------------------------------------------------------------------------


def test_all_cards_are_there() -> None:
    """W 1.3, 7.6"""
    assert len(designs.PLAIN.DESIGNS) == 60 + 14 + 3 + 28 + 5
    units = [design for design in designs.PLAIN.DESIGNS if design.kind == "unit"]
    assert (len(units), sum(design.copies for design in units)) == (60, 135)
    assert sum(designs.PLAIN.DESIGNS[face].copies for face in designs.PLAIN.KINDS.central) == 28
    assert all(designs.PLAIN.DESIGNS[face].fights for face in designs.PLAIN.KINDS.central)
    for faction in designs.PLAIN.KINDS.units.values():
        types = [designs.PLAIN.DESIGNS[face] for face in faction]
        counts = {t: sum(d.copies for d in types if d.type == t) for t in {d.type for d in types}}
        assert counts == {"basic": 8, "warrior": 6, "greater": 4, "tactical": 4, "champion": 3, "immortal": 2}
        assert [d.cost for d in types] == [1, 2, 2, 3, 3, 3, 3, 5, 5, 5, 6, 6]


def test_every_effect_is_on_a_card_and_says_and_shows_itself() -> None:
    """W 12.1"""
    used = set()
    for design in designs.PLAIN.DESIGNS:
        for clause in design.clauses:
            assert clause.says().message
            assert clause.figures()
            if isinstance(clause, Ability):
                used.add(type(clause.effect).__name__)
                used.add(type(clause.effect.inner()).__name__)
    assert used == {make.__name__ for make in reading.ACTS.values()}


@pytest.mark.parametrize(
    "text", ["permanent might", "sometimes boost(1)", "immediate vanish(2)", "delayed boost(1) if sunny"]
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="some_card"):
        reading.read(text, "some_card")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_prints_what_stands_on_the_cards(language: str) -> None:
    """W 1.3, 6.3, 7.2, 8.2, 13.1, 17.2: copies, prices, strengths, points and abilities, in its tables."""
    (book,) = source_of("croupier.games.wildlands").parent.rglob(f"rules.{language}.md")
    told = re.sub(r"\{field ([\w.]+)\}", lambda field: designs.TABLES.written(field[1]), book.read_text("utf-8"))
    lines = [line for line in told.splitlines() if line.startswith("|")]
    printed = {
        cells[0]: cells[1:] for cells in ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    }
    for design in designs.PLAIN.DESIGNS:
        cells = printed[f"{{card {design.id}}}"]
        numbers = [int(cell) for cell in cells if cell.isdecimal()]
        if design.fights:
            costs = [design.cost] if design.kind == "unit" else []
            assert numbers == [design.copies, *costs, design.strength, design.points], design.id
            assert cells[-1] == f"{{text {design.id}}}", design.id
            assert design.kind == "unit" or f"{{asks {design.id}}}" in cells, design.id
        elif design.kind == "crystal":
            assert numbers == [design.value, design.cost]
        elif design.kind == "territory":
            assert numbers == [design.tier, design.natural, design.bulwark, design.points]
            assert cells[2] == f"{{rail {design.id}}}"
        else:
            assert numbers == [design.bulwark, 3]
