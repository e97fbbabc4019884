"""The worked examples of the rulebook, one test each."""

import pytest

from croupier.engine import start
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.rules import cards_in_hand, scoring
from tests.games.played import asked, log, offered, play
from tests.games.wildlands.table import (
    army,
    at,
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


def test_e1_setup_for_three() -> None:
    """W 1.3 to 1.14"""
    game = state(start(Wildlands, 3, 7))
    for seat in range(3):
        assert (len(game.deck[seat]), len(game.hand[seat]), game.discard[seat]) == (3, 5, [])
        types = [game.design(card).type for card in game.world[seat]]
        assert [types.count(t) for t in ("basic", "warrior", "greater", "tactical", "champion", "immortal")] == [
            5, 6, 4, 4, 3, 2,
        ]  # fmt: skip
        assert (game.portal[seat].seals, game.realm[seat], scoring.score(game, seat).total) == (3, [], 6)
    wild = [game.design(card) for card in game.wild]
    assert [[d.tier for d in wild].count(tier) for tier in (1, 2, 3)] == [12, 6, 3]
    for group in range(4):
        assert sum((d.tier, d.group) == (1, group) for d in wild) == 3
        assert any((d.tier, d.group) == (2, group) for d in wild)
    assert (len(game.row), len(game.central_deck)) == (5, 23)
    assert [len(pile) for pile in game.crystals] == [8, 9, 6]


def test_e2_drawing_from_a_short_deck() -> None:
    """W 3.1, 3.3"""
    pile = ["fm_stalker", "fm_runner", "fm_tusker", "fm_reaver"]
    match = position(deck=[["fm_whelp", "crystal_1"]], discard=[pile])
    game = state(match).copy()
    cards_in_hand.replenish(game, 0)
    hand = [game.design(card).id for card in game.hand[0]]
    assert hand[:2] == ["fm_whelp", "crystal_1"]
    assert len(hand) == 5
    assert set(hand[2:]) < set(pile)
    assert (len(game.deck[0]), game.discard[0]) == (1, [])

    deck = ["fm_whelp", "fm_whelp", "fm_howler", "crystal_1", "crystal_1"]
    game = state(position(deck=[deck], discard=[pile])).copy()
    cards_in_hand.replenish(game, 0)
    assert [game.design(card).id for card in game.hand[0]] == deck
    assert (len(game.deck[0]), len(game.discard[0])) == (0, 4)


def test_e3_nothing_left_to_draw() -> None:
    """W 3.2"""
    match = position(deck=[["fm_whelp"]], discard=[["fm_stalker", "fm_runner"]])
    game = state(match)
    assert (len(game.hand[0]), game.deck[0], game.discard[0]) == (3, [], [])
    assert not match.over


def test_e4_tapping() -> None:
    """W 4.2 to 4.6, 5.2 to 5.4"""
    lands = [land("t_herd_crossing", meat=3), land("t_moonlit_glade", mana=1), land("t_whisper_pool", mana=1)]
    match = position(realm=[lands])
    assert offered(match, 0)[:3] == ["tap:t_herd_crossing", "tap:t_moonlit_glade", "tap_all"]
    play(match, "0 tap_all")
    assert [holding(match, 0, t).tapped for t in realm(match, 0)] == [True, True, False]
    assert [tokens(match, 0, t) for t in realm(match, 0)] == [{"meat": 5}, {"mana": 2}, {"mana": 1}]


def test_e5_paying_a_reinforcement() -> None:
    """W 6.1 to 6.6, 5.9, 5.11"""
    lands = [land("t_tin_quarry", ores=1, tapped=True), land("t_herd_crossing", meat=4, tapped=True)]
    hand = ["crystal_2", "crystal_1", "dh_prentice"]
    match = position("deepforge", "fangmoor", hand=[hand], realm=[lands])
    play(match, "0 reinforce:dh_brokka", "0 pay:crystal:2", "0 pay:t_herd_crossing:meat:4", "0 pay:t_tin_quarry:ores:1")
    assert sorted(zone(match, "discard", 0)) == ["crystal_2", "dh_brokka"]
    assert sorted(zone(match, "hand", 0)) == ["crystal_1", "dh_prentice"]
    assert [tokens(match, 0, t) for t in realm(match, 0)] == [{}, {}]

    lands[1] = land("t_herd_crossing", meat=3, tapped=True)
    poorer = position("deepforge", "fangmoor", hand=[["crystal_2", "dh_prentice"]], realm=[lands], wild=["t_salt_lick"])
    assert "reinforce:dh_brokka" not in offered(poorer)
    assert "reinforce:dh_golem" in offered(poorer)


def test_e6_overpaying() -> None:
    """W 5.10, 18.1"""
    match = position(hand=[["crystal_3"]])
    play(match, "0 reinforce:fm_whelp")
    assert told(match, "paid-crystal", "card") == [("crystal_3",)]
    assert told(match, "reinforced", "card") == [("fm_whelp",)]


def test_e7_a_mixed_surge() -> None:
    """W 10.5, 10.6, 5.7"""
    lands = [
        land("t_boar_hollow", meat=2, tapped=True),
        land("t_fern_gully", plants=1, tapped=True),
        land("t_tin_quarry", ores=3, tapped=True),
        land("t_geyser_field", mana=3, tapped=True),
    ]
    hand, wild = ["fc_drover", "fc_outrider"], ["t_antelope_flats"]
    match = position("caravan", "fangmoor", realm=[lands], hand=[hand], wild=wild)
    play(match, "0 attack_wild:t_antelope_flats")
    assert asked(match) == ["0 surge"]
    play(match, "0 surge:1")
    assert offered(match) == [
        "pay:auto", "pay:t_boar_hollow:meat:1", "pay:t_tin_quarry:ores:1", "pay:t_tin_quarry:ores:2",
    ]  # fmt: skip
    play(match, "0 pay:t_tin_quarry:ores:2")
    assert [tokens(match, 0, t) for t in realm(match, 0)] == [{"meat": 1}, {}, {}, {"mana": 3}]
    assert totals(match) == (3, 1)

    lands = [land("t_boar_hollow", meat=6, tapped=True), land("t_tin_quarry", ores=4, tapped=True)]
    match = position("caravan", "fangmoor", realm=[lands], hand=[hand], wild=wild)
    play(match, "0 attack_wild:t_antelope_flats")
    assert log(match, "no-surge") == []
    assert asked(match) == ["0 place"]


def test_e8_two_wild_territories_at_once_strictly_more() -> None:
    """W 9.2, 11.2, 11.3, 11.7, 11.11, 13.4, 13.6, 13.8"""
    wild = ["t_antelope_flats", "t_boar_hollow"]
    hand = ["fm_whelp", "fm_whelp", "fm_stalker", "crystal_1", "crystal_1"]
    match = position(hand=[hand], wild=wild)
    play(match, "0 attack_wild:t_antelope_flats", "0 target:t_boar_hollow")
    assert offered(match) == ["play:fm_whelp", "play:fm_stalker"]
    play(match, "0 play:fm_whelp", "0 play:fm_stalker")
    assert offered(match) == ["play:fm_whelp", "stop"]
    play(match, "0 play:fm_whelp")
    assert asked(match) == ["0 delayed"]
    play(match, "0 done")
    assert told(match, "strengths", "attack", "defence") == [(2, 1), (3, 2)]
    assert realm(match, 0) == wild
    assert all(not holding(match, 0, t).tapped and not tokens(match, 0, t) for t in wild)
    assert sorted(zone(match, "discard", 0)) == ["fm_stalker", "fm_whelp", "fm_whelp"]

    match = position(hand=[["fm_whelp"]], wild=wild)
    play(match, "0 attack_wild:t_antelope_flats", "0 done")
    assert told(match, "strengths", "attack", "defence") == [(1, 1)]
    assert realm(match, 0) == []


def test_e9_attack_on_a_player_two_fronts() -> None:
    """W 9.4, 9.7, 11.1 to 11.8, 13.2, 13.3, 13.6, 15.4"""
    match = position(
        "verdant",
        "deepforge",
        hand=[["vc_warden", "vc_strangler", "vc_sproutling"], ["dh_prentice", "dh_bulwark"]],
        realm=[[], ["t_tin_quarry"]],
    )
    play(match, "0 attack:1:t_tin_quarry", "0 target:portal")
    play(match, "0 play:vc_warden", "0 play:vc_strangler")
    assert asked(match) == ["1 place"]
    play(match, "1 play:dh_prentice")
    assert strong(match, "1d1") == 2
    play(match, "1 stop", "0 stop", "0 play:vc_sproutling", "1 play:dh_bulwark")
    assert told(match, "strengths", "attack", "defence") == [(4, 6), (3, 3)]
    assert state(match).portal[1].seals == 3
    assert told(match, "cleared", "seat", "cards") == [
        (0, ["vc_warden", "vc_strangler", "vc_sproutling"]),
        (1, ["dh_prentice", "dh_bulwark"]),
    ]
    assert realm(match, 1) == ["t_tin_quarry"]


def test_e10_tenacious_guardian_doomed() -> None:
    """W 14.1, 14.4, 14.5, 12.2"""
    match = position(
        hand=[["fm_whelp", "fm_whelp", "fm_reaver"], ["dh_shieldbearer", "dh_hammer"]], realm=[[], ["t_tin_quarry"]]
    )
    play(match, "0 attack:1:t_tin_quarry", "0 done", "0 play:fm_whelp", "1 play:dh_shieldbearer", "0 play:fm_whelp")
    play(match, "1 play:dh_hammer", "0 play:fm_reaver")
    assert strong(match, "1d1") == 3
    assert offered(match) == ["unit:1d1", "decline"]
    play(match, "0 unit:1d1")
    assert log(match, "went-home") == []
    play(match, "0 done")
    assert told(match, "strengths", "attack", "defence") == [(5, 5)]
    assert told(match, "went-home", "seat", "card") == [(1, "dh_shieldbearer")]
    assert zone(match, "world", 1).count("dh_shieldbearer") == 3
    assert told(match, "cleared", "seat", "cards") == [(0, ["fm_whelp", "fm_whelp", "fm_reaver"]), (1, ["dh_hammer"])]


def test_e11_an_immortal_is_destroyed() -> None:
    """W 14.2"""
    match = battle(
        fronts=[front("t_tin_quarry", [unit("fm_predator", doomed=True)], ["ct_quicksand", "cb_roc"])],
        realm=[[], ["t_tin_quarry"]],
        phase="doom",
        deck=[[], ["dh_prentice"]],
    )
    assert asked(match) == ["1 reaction"]
    assert zone(match, "discard", 0) == ["fm_predator"]
    play(match, "1 use")
    assert zone(match, "hand", 1) == ["dh_prentice"]


def test_e12_slag_golem_pays_back() -> None:
    """W 14.3, 14.4, 14.8, 13.8, 13.11"""
    match = position("deepforge", "fangmoor", hand=[["dh_golem"]], wild=["t_wild_orchard"])
    play(match, "0 attack_wild:t_wild_orchard")
    assert realm(match, 0) == ["t_wild_orchard"]
    assert asked(match) == ["0 reaction"]
    assert zone(match, "world", 0).count("dh_golem") == 2
    play(match, "0 land:t_wild_orchard:plants")
    assert tokens(match, 0, "t_wild_orchard") == {"plants": 1}


def test_e13_stealing() -> None:
    """W 4.7 to 4.9, 13.9, 5.8"""
    match = battle(
        fronts=[front("t_terrace_ruins", ["fm_tusker"]), front("t_hunters_pass", ["fm_reaver"])],
        realm=[[], [land("t_terrace_ruins", plants=2, ores=1, tapped=True), "t_hunters_pass"]],
        hand=[["fm_whelp"], []],
    )
    play(match, "0 stop", "0 stop", "0 done")
    assert realm(match, 0) == ["t_terrace_ruins", "t_hunters_pass"]
    assert holding(match, 0, "t_terrace_ruins").tapped
    assert tokens(match, 0, "t_terrace_ruins") == {"plants": 2, "ores": 1}
    assert not holding(match, 0, "t_hunters_pass").tapped
    assert offered(match, 0, "tap") == ["tap:t_hunters_pass"]
    play(match, "0 tap:t_hunters_pass")
    assert tokens(match, 0, "t_hunters_pass") == {"meat": 1, "plants": 1}
    assert state(match).tokens(0, 1) == 3


def test_e14_delayed_order_and_quell() -> None:
    """W 12.9, 12.10, 12.15"""
    match = battle(
        "astral",
        "deepforge",
        fronts=[
            front("t_tin_quarry", ["ac_adept"], ["dh_engineer"]),
            front("t_herd_crossing", ["ac_star"], ["dh_bulwark", "dh_hammer"]),
        ],
        realm=[[], ["t_tin_quarry", "t_herd_crossing"]],
        phase="delayed",
    )
    assert offered(match) == ["use:2a1:3", "done"]
    play(match, "0 use:2a1:3")
    assert asked(match) == ["0 effect"]
    play(match, "0 unit:2d1")
    assert told(match, "strengths", "attack", "defence") == [(3, 2), (6, 5)]
    assert realm(match, 0) == ["t_tin_quarry", "t_herd_crossing"]


def test_e15_a_chain_of_reactions() -> None:
    """W 12.6 to 12.8, 14.1, 14.7"""
    match = battle(
        fronts=[front("t_tin_quarry", ["fm_runner", "fm_whelp"], ["cb_bear"])],
        realm=[[], ["t_tin_quarry"]],
        hand=[["fm_shaman", "fm_stalker"]],
        row=["cb_wolf", "cb_boar", "cb_roc", "ct_ridge", "ct_tower"],
    )
    play(match, "0 play:fm_shaman")
    assert offered(match) == ["unit:1a1", "unit:1a2", "decline"]
    play(match, "0 unit:1a2")
    assert zone(match, "world", 0).count("fm_whelp") == 8
    assert asked(match) == ["0 reaction"]
    play(match, "0 use")
    assert strong(match, "1a1") == 4
    assert zone(match, "row")[-1] == "cb_bear"
    assert len(zone(match, "row")) == 6
    assert offered(match, 1) == ["unit:1a2", "decline"]
    play(match, "1 unit:1a2", "0 use")
    assert army(match, 1, "a") == ["fm_runner"]
    assert totals(match) == (6, 0)


def test_e16_end_of_turn_and_the_others() -> None:
    """W 16.1 to 16.5, 3.1"""
    match = position(
        "fangmoor",
        "deepforge",
        "verdant",
        hand=[["crystal_1", "crystal_1", "fm_whelp"], ["dh_prentice"] * 3, ["vc_sproutling"] * 5],
        deck=[["fm_stalker"] * 3, ["dh_hammer"], ["vc_warden"]],
        discard=[[], ["dh_shieldbearer"] * 3 + ["dh_hammer"]],
        wild=["t_salt_lick"],
    )
    play(match, "0 end_turn", "0 discard:crystal_1", "0 done")
    assert told(match, "drew", "seat", "number") == [(0, 3)]
    assert asked(match) == ["1 refill"]
    assert offered(match, 1) == ["refill", "keep"]
    play(match, "1 refill")
    game = state(match)
    assert [len(pile) for pile in (game.hand[1], game.deck[1], game.discard[1])] == [5, 3, 0]
    assert game.active == 1


def test_e17_a_portal_collapses() -> None:
    """W 15.2, 15.5, 6.8, 17.1"""
    match = battle(
        "fangmoor",
        "verdant",
        "deepforge",
        fronts=[front("portal_deepforge", ["vc_warden"])],
        defender=2,
        active=1,
        round=5,
        portal=[{"card": "portal_fangmoor"}, {"card": "portal_verdant"}, {"card": "portal_deepforge", "seals": 1}],
        hand=[[], [], ["dh_prentice", "crystal_3"]],
        wild=["t_salt_lick"],
    )
    before = [scoring.score(state(match), seat).seals for seat in range(3)]
    play(match, "2 stop")
    game = state(match)
    after = [scoring.score(game, seat).seals for seat in range(3)]
    assert [now - then for then, now in zip(before, after, strict=True)] == [0, 2, -2]
    assert log(match, "collapsed") != []
    assert asked(match) == ["2 main"]
    assert offered(match, 2, "reinforce") == []
    assert "attack:0:portal" in offered(match, 2)
    play(match, "2 end_turn")
    assert match.over


def test_e18_attune() -> None:
    """W 13.1"""
    match = position("astral", "fangmoor", hand=[["ac_initiate", "crystal_1", "crystal_2"]], wild=["t_standing_stones"])
    play(match, "0 attack_wild:t_standing_stones")
    assert offered(match) == ["crystal:1", "crystal:2", "decline"]
    play(match, "0 crystal:2")
    assert "crystal_2" in zone(match, "discard", 0)
    assert told(match, "attuned", "rule", "seat", "card") == [("5.11", 0, "crystal_2")]
    assert told(match, "strengths", "attack", "defence") == [(3, 2)]
    assert realm(match, 0) == ["t_standing_stones"]
    none = position("astral", "fangmoor", hand=[["ac_initiate", "crystal_1"]], wild=["t_standing_stones"])
    play(none, "0 attack_wild:t_standing_stones", "0 decline")
    assert told(none, "declined", "rule", "seat", "card") == [("12.3", 0, "ac_initiate")]


def test_e19_buying_from_the_row() -> None:
    """W 7.1 to 7.5, 7.7"""
    row = ["cb_boar", "cb_wolf", "ct_tower", "cb_bear", "ct_spring"]
    lands = [land("t_herd_crossing", meat=2, tapped=True), land("t_whisper_pool", mana=1, tapped=True)]
    match = position(row=row, central_deck=["cb_drake", "cb_aurochs"], realm=[lands], active=0)
    assert offered(match, 0, "buy") == ["buy:cb_wolf", "buy:cb_bear"]
    play(match, "0 buy:cb_bear", "0 pay:auto")
    assert told(match, "bought", "card") == [("cb_bear",)]
    assert log(match, "round")[-1]["number"] == 3  # nobody can do anything else: the round is over
    assert told(match, "row-passed", "card") == [("cb_boar",)]
    assert zone(match, "row") == ["cb_wolf", "ct_tower", "ct_spring", "cb_drake", "cb_aurochs"]
    assert zone(match, "central_deck")[-1] == "cb_boar"


def test_e20_final_score() -> None:
    """W 17.2, 17.4"""
    plain = ("t_tin_quarry", "t_salt_lick", "t_terrace_ruins", "t_world_tree")
    lands = [land("t_herd_crossing", meat=4), *map(land, plain)]
    match = position(
        realm=[lands],
        portal=[{"card": "portal_fangmoor", "seals": 2}, {"card": "portal_deepforge"}],
        trophies=[[1], []],
        discard=[["fm_urgha"]],
        hand=[["fm_predator"]],
    )
    assert "fm_skarn" in zone(match, "world", 0)
    assert scoring.score(state(match), 0) == (11, 6, 3)
    assert scoring.score(state(match), 0).total == 20


@pytest.mark.parametrize("where", ["1a1"])
def test_a_key_names_a_unit(where: str) -> None:
    """W 18.8"""
    match = battle(fronts=[front("t_tin_quarry", ["fm_whelp"])], realm=[[], ["t_tin_quarry"]])
    assert at(match, where).number == 1
