"""Setup, rounds and turns, drawing, the end of a turn, the end of a match."""

from typing import Any

import pytest

from croupier.engine import start
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.effects import designs
from croupier.games.wildlands.rules import scoring
from tests.games.played import asked, log, offered, play
from tests.games.wildlands.table import battle, front, land, position, realm, state, told, zone


@pytest.mark.parametrize(("players", "tiers", "supply"), [(2, (8, 4, 2), (6, 6, 4)), (4, (16, 8, 4), (10, 12, 8))])
def test_what_lies_there_at_the_start(players: int, tiers: tuple[int, ...], supply: tuple[int, ...]) -> None:
    """W 1.1, 1.9 to 1.13, 1.15"""
    game = state(start(Wildlands, players, 3))
    wild = [game.design(card) for card in game.wild]
    assert tuple([d.tier for d in wild].count(tier) for tier in (1, 2, 3)) == tiers
    assert {d.group for d in wild if d.tier == 2} == {0, 1, 2, 3}
    assert len(game.wild) + len(game.box) == 28
    assert [len(pile) for pile in game.crystals] == list(supply)
    assert game.realm == [[] for _ in range(players)]
    assert (len(game.row), len(game.central_deck)) == (5, 23)


def test_everybody_has_a_faction_of_their_own() -> None:
    """W 1.2, 1.14, 1.16, 18.5"""
    dealt = {tuple(state(start(Wildlands, 4, seed)).faction) for seed in range(20)}
    assert len(dealt) > 10
    assert all(len(set(factions)) == 4 for factions in dealt)
    game = state(start(Wildlands, 4, 5))
    assert [game.design(portal.card).faction for portal in game.portal] == game.faction
    assert state(start(Wildlands, 4, 5)) == game


def test_a_world_and_a_starting_deck() -> None:
    """W 1.3 to 1.8"""
    game = state(start(Wildlands, 2, 1))
    for seat in (0, 1):
        cards = [game.design(card) for card in (*game.deck[seat], *game.hand[seat])]
        assert sorted(d.id for d in cards if d.kind == "crystal") == ["crystal_1"] * 5
        assert [(d.type, d.faction) for d in cards if d.kind == "unit"] == [("basic", game.faction[seat])] * 3
        assert len(game.world[seat]) == 24
        assert {game.design(card).faction for card in game.world[seat]} == {game.faction[seat]}


def test_turns_are_taken_in_seat_order() -> None:
    """W 2.1, 2.2, 2.4"""
    match = start(Wildlands, 3, 2)
    turns: list[int] = []
    while len(turns) < 6:
        decision = match.decisions[0]
        match.choose(decision.seat, "end_turn" if decision.name == "main" else 0)
        turns = [line["seat"] for line in log(match, "turn")]
    assert turns == [0, 1, 2, 0, 1, 2]
    assert [line["number"] for line in log(match, "round")] == [1, 2]


def test_the_last_round_is_played_from_the_highest_score_down() -> None:
    """W 2.3"""
    lands = [[], ["t_salt_lick"], ["t_world_tree"]]
    match = position("fangmoor", "deepforge", "verdant", round=7, active=2, order=[0, 1, 2], realm=lands)
    play(match, "2 end_turn")
    assert told(match, "by-score", "seat") == [(2,), (1,), (0,)]
    assert state(match).order == [2, 1, 0]
    match = position("fangmoor", "deepforge", "verdant", round=7, active=2, realm=[[], [], ["t_world_tree"]])
    play(match, "2 end_turn")
    assert state(match).order == [2, 0, 1]


def test_main_actions_in_any_order_and_number() -> None:
    """W 2.5 to 2.8, 6.7, 18.8"""
    lands = [land("t_tin_quarry", ores=4), land("t_whisper_pool")]
    laid: dict[str, Any] = {"wild": ["t_salt_lick"], "row": ["cb_wolf", "ct_tower"]}
    match = position("deepforge", "fangmoor", realm=[lands], hand=[["dh_hammer"]], **laid)
    assert offered(match) == [
        "tap:t_tin_quarry", "tap:t_whisper_pool", "tap_all", "reinforce:dh_prentice", "reinforce:dh_shieldbearer",
        "reinforce:dh_hammer", "reinforce:dh_bulwark", "reinforce:dh_golem", "reinforce:dh_sapper",
        "reinforce:dh_engineer", "buy:ct_tower", "claim:1", "claim:2", "attack_wild:t_salt_lick", "attack:1:portal",
        "end_turn",
    ]  # fmt: skip
    play(match, "0 reinforce:dh_prentice", "0 tap:t_tin_quarry", "0 reinforce:dh_prentice")
    assert told(match, "reinforced", "card") == [("dh_prentice",)] * 2
    assert "end_turn" in offered(match)


def test_cards_on_fronts_are_in_no_pile() -> None:
    """W 3.4"""
    match = battle(
        "verdant",
        "fangmoor",
        fronts=[front("t_salt_lick", ["vc_warden"])],
        defender=-1,
        hand=[["vc_whisperer"]],
        discard=[["vc_sproutling"]],
    )
    play(match, "0 play:vc_whisperer", "0 use")
    assert zone(match, "hand", 0) == ["vc_sproutling"]


def test_a_hand_has_no_limit() -> None:
    """W 3.5, 16.3"""
    match = position(hand=[["fm_whelp"] * 6], deck=[["fm_stalker"]], wild=["t_salt_lick"])
    play(match, "0 end_turn", "0 done")
    assert len(zone(match, "hand", 0)) == 6
    assert told(match, "ended-turn", "seat")[0] == (0,)
    assert log(match, "drew") == []


def test_what_is_added_to_a_deck_lies_open_on_the_discard_pile() -> None:
    """W 3.6, 6.1, 7.1, 8.1"""
    lands = [land("t_herd_crossing", meat=9, tapped=True)]
    match = position(realm=[lands], row=["cb_wolf"], hand=[["fm_whelp"]], wild=["t_salt_lick"])
    play(match, "0 buy:cb_wolf", "0 pay:auto", "0 claim:1", "0 pay:auto", "0 reinforce:fm_whelp")
    assert zone(match, "discard", 0) == ["cb_wolf", "crystal_1", "fm_whelp"]


def test_tapped_territories_are_untapped_at_the_beginning_of_the_turn() -> None:
    """W 4.6"""
    match = position(realm=[[land("t_tin_quarry", tapped=True)], [land("t_salt_lick", tapped=True)]])
    assert [t.tapped for t in state(match).realm[1]] == [False]
    assert told(match, "untapped-all", "seat", "number") == [(1, 1)]


def test_what_effects_move_is_counted_anew_for_everybody_in_each_turn() -> None:
    """W 12.14"""
    match = position(moves=[3, 0], realm=[[], ["t_salt_lick"]])
    assert asked(match) == ["1 main"]
    assert state(match).moves == [8, 8]


def test_taking_what_one_taps() -> None:
    """W 4.1 to 4.5, 4.10, 5.1"""
    lands = ["t_salt_lick", "t_floating_isle"]
    match = position(realm=[lands])
    assert offered(match, 0, "tap_all") == ["tap_all"]
    play(match, "0 tap:t_salt_lick")
    assert told(match, "produced", "number", "resource") == [(1, "meat"), (1, "ores")]
    assert "tap_all" not in offered(match)
    assert "tap:t_salt_lick" not in offered(match)


def test_one_territory_alone_is_not_tapped_by_tap_all() -> None:
    """W 4.5"""
    match = position(realm=[[land("t_whisper_pool", mana=1), "t_salt_lick"]])
    assert offered(match)[:1] == ["tap:t_salt_lick"]
    assert "tap_all" not in offered(match)


def test_tokens_stay_and_add_up_but_mana_does_not() -> None:
    """W 5.2 to 5.5"""
    match = position(realm=[[land("t_floating_isle", mana=1, plants=5), "t_salt_lick"]])
    play(match, "0 tap:t_floating_isle")
    assert state(match).territory(0, Wildlands.face("t_floating_isle")).tokens == (0, 6, 0, 2)


@pytest.mark.parametrize(
    ("faction", "most"), [("fangmoor", 4), ("verdant", 3), ("deepforge", 2), ("astral", 3), ("caravan", 5)]
)
def test_what_a_faction_relies_on_counts_double(faction: str, most: int) -> None:
    """W 5.6, 5.7, 6.3 to 6.6"""
    lands = [land("t_salt_lick", meat=2, ores=0, tapped=True), land("t_floating_isle", plants=1, mana=1, tapped=True)]
    match = position(faction, "verdant" if faction != "verdant" else "fangmoor", realm=[lands])
    halves = {"fangmoor": 6, "verdant": 5, "deepforge": 4, "astral": 5, "caravan": 7}[faction]
    costs = {game_cost(key) for key in offered(match, 0, "reinforce")}
    assert costs == {cost for cost in (1, 2, 3, 5, 6) if 2 * cost <= halves}
    assert max(costs) <= most


def game_cost(key: str) -> int:
    """The cost of a unit named by an option."""
    return designs.printed_on(Wildlands, key.partition(":")[2]).cost


def test_only_what_is_left_in_the_world_can_be_asked_for() -> None:
    """W 6.2, 6.8"""
    lands = [land("t_herd_crossing", meat=6, tapped=True)]
    match = position(realm=[lands], discard=[["fm_predator", "fm_carrion"]], wild=["t_salt_lick"])
    assert "reinforce:fm_predator" not in offered(match)
    assert "reinforce:fm_urgha" in offered(match)
    portals = [{"card": "portal_fangmoor", "seals": 0}, {"card": "portal_deepforge"}]
    match = position(realm=[lands], portal=portals)
    assert offered(match, 0, "reinforce") == []
    assert offered(match, 0, "claim") != []


def test_row_cards_ask_for_their_lines_and_crystals_do_not_pay_for_them() -> None:
    """W 7.2 to 7.4, 8.4"""
    lands = [land("t_herd_crossing", meat=2, tapped=True)]
    match = position(realm=[lands], hand=[["crystal_3", "crystal_3"]], row=["cb_bear", "cb_wolf", "ct_spring"])
    assert offered(match, 0, "buy") == ["buy:cb_wolf"]
    assert offered(match, 0, "claim") == ["claim:1"]
    lands = [land("t_herd_crossing", meat=2, mana=1, tapped=True)]
    match = position(realm=[lands], row=["cb_bear", "cb_wolf", "ct_spring"])
    assert offered(match, 0, "buy") == ["buy:cb_wolf", "buy:cb_bear"]


def test_the_row_is_filled_only_below_five() -> None:
    """W 7.5, 14.7"""
    row = ["cb_boar", "cb_wolf", "ct_tower", "cb_bear", "ct_spring", "cb_roc"]
    lands = [land("t_herd_crossing", meat=9, tapped=True)]
    match = position(row=row, realm=[lands], wild=["t_salt_lick"])
    play(match, "0 buy:cb_wolf", "0 pay:auto")
    assert zone(match, "row") == [card for card in row if card != "cb_wolf"]
    play(match, "0 buy:cb_bear", "0 pay:auto")
    assert len(zone(match, "row")) == 5
    assert zone(match, "row")[:4] == ["cb_boar", "ct_tower", "ct_spring", "cb_roc"]


def test_a_row_of_six_passes_one_on_and_is_not_filled() -> None:
    """W 7.7"""
    row = ["cb_boar", "cb_wolf", "ct_tower", "cb_bear", "ct_spring", "cb_roc"]
    match = position(row=row, active=1, realm=[["t_tin_quarry"]])
    assert told(match, "row-passed", "card") == [("cb_boar",)]
    assert zone(match, "row") == row[1:]


@pytest.mark.parametrize("size", [5, 6])
def test_without_a_central_deck_the_oldest_stays(size: int) -> None:
    """W 7.7"""
    central = [designs.PLAIN.DESIGNS[face].id for face in designs.PLAIN.KINDS.central for _ in range(2)]
    match = position(row=central[:size], discard=[central[size:]], active=1, realm=[["t_tin_quarry"]])
    play(match, "0 keep")
    assert state(match).round == 3
    assert zone(match, "row") == central[:size]


def test_a_short_row_is_filled_at_the_end_of_a_round() -> None:
    """W 7.7"""
    match = position(row=["cb_boar", "cb_wolf"], active=1, realm=[["t_tin_quarry"]])
    assert zone(match, "row")[:2] == ["cb_boar", "cb_wolf"]
    assert len(zone(match, "row")) == 5


def test_what_joins_the_row_cites_why() -> None:
    """W 7.5, 7.7: after a purchase; at the end of a round"""
    row = ["cb_boar", "cb_wolf", "ct_tower", "cb_bear", "ct_spring"]
    lands = [[], [land("t_herd_crossing", meat=2, tapped=True)]]
    match = position(row=row, realm=lands, active=1)
    play(match, "1 buy:cb_wolf", "1 pay:auto")
    bought, passed = zone(match, "row")[-2:]
    assert told(match, "row-added", "card", "rule") == [(bought, "7.5")]
    assert told(match, "row-passed", "card", "rule") == [("cb_boar", "7.7")]
    assert told(match, "row-filled", "card", "rule") == [(passed, "7.7")]


def test_crystals_cost_two_four_and_seven_and_mana_counts_double() -> None:
    """W 8.2 to 8.4"""
    for tokens, values in (
        ({"meat": 1}, []),
        ({"mana": 1}, [1]),
        ({"mana": 2}, [1, 2]),
        ({"mana": 3, "ores": 1}, [1, 2, 3]),
    ):
        match = position("astral", "fangmoor", realm=[[land("t_sky_nexus", tapped=True, **tokens), "t_salt_lick"]])
        assert offered(match, 0, "claim") == [f"claim:{value}" for value in values]
    match = position(realm=[[land("t_sky_nexus", tapped=True, mana=1), "t_salt_lick"]])
    play(match, "0 claim:1")
    assert zone(match, "discard", 0) == ["crystal_1"]
    assert len(state(match).crystals[0]) == 15  # with no card in the decks; one is gone


def test_the_shortcuts_of_discarding() -> None:
    """W 16.1, 16.6"""
    hand = ["fm_whelp", "crystal_1", "crystal_2"]
    match = position(hand=[hand], wild=["t_salt_lick"])
    play(match, "0 end_turn")
    assert offered(match) == [
        "done", "discard_crystals", "discard_all", "discard:fm_whelp", "discard:crystal_1", "discard:crystal_2",
    ]  # fmt: skip
    crystals = play(match.fork(), "0 discard_crystals")
    assert offered(crystals) == ["done", "discard:fm_whelp"]
    play(match, "0 discard_all")
    assert told(match, "discarded", "cards") == [(hand,)]
    assert told(match, "shuffled", "number") == [(3,)]
    assert sorted(zone(match, "hand", 0)) == sorted(hand)


def test_the_others_fill_up_all_or_nothing_and_only_if_they_can() -> None:
    """W 16.4, 16.5"""
    match = position(
        "fangmoor",
        "deepforge",
        "verdant",
        "astral",
        hand=[["fm_whelp"], ["dh_prentice"], ["vc_sproutling"], ["ac_initiate"]],
        deck=[[], ["dh_hammer"], [], ["ac_adept"]],
        wild=["t_salt_lick"],
    )
    play(match, "0 end_turn", "0 done")
    assert asked(match) == ["1 refill", "3 refill"]
    play(match, "3 keep", "1 refill")
    assert [len(hand) for hand in state(match).hand] == [1, 2, 1, 1]
    assert told(match, "kept", "seat") == [(3,)]
    assert asked(match) == ["1 main"]


def test_those_who_fill_up_do_not_wait_for_each_other() -> None:
    """W 16.4"""
    hands: dict[str, Any] = {"hand": [["fm_whelp"], [], []], "deck": [[], ["dh_hammer"] * 2, ["vc_warden"] * 2]}
    match = position("fangmoor", "deepforge", "verdant", wild=["t_salt_lick"], **hands)
    play(match, "0 end_turn", "0 done", "2 refill")
    assert asked(match) == ["1 refill"]
    assert len(zone(match, "hand", 2)) == 2
    game = state(match)
    assert game.preset_answers(1, "refill", "always")
    assert not game.preset_answers(1, "refill", "never")
    assert not game.preset_expires(1, "always")


def test_whoever_must_shuffle_to_fill_up_draws_when_all_have_answered() -> None:
    """W 3.1, 16.4: beside an open question, a determinization would shuffle other cards into the hand."""
    hands: dict[str, Any] = {"hand": [["fm_whelp"], [], []], "deck": [[], ["dh_hammer"] * 2, ["vc_warden"]]}
    piles = [[], [], ["vc_sproutling", "vc_warden", "crystal_1", "crystal_2", "crystal_3"]]
    match = position("fangmoor", "deepforge", "verdant", wild=["t_salt_lick"], discard=piles, **hands)
    play(match, "0 end_turn", "0 done", "2 refill")
    assert asked(match) == ["1 refill"]
    assert zone(match, "hand", 2) == []
    for seed in range(5):
        assert match.determinize(2, seed).view(2) == match.view(2)
    play(match, "1 keep")
    assert len(zone(match, "hand", 2)) == 5
    assert told(match, "shuffled", "seat") == [(2,)]
    assert told(match, "kept", "seat") == [(1,)]


def test_in_the_last_turn_nobody_discards_and_the_others_keep_their_hands() -> None:
    """W 16.2, 16.7, 17.1, 17.3"""
    hands: dict[str, Any] = {"hand": [["crystal_1"], ["fm_whelp"]], "deck": [["crystal_1"], ["fm_stalker"]]}
    match = position("deepforge", "fangmoor", round=8, active=1, wild=["t_salt_lick"], **hands)
    play(match, "1 end_turn")
    assert match.over
    assert log(match, "discarded") == log(match, "kept") == []
    assert (zone(match, "hand", 0), zone(match, "hand", 1)) == (["crystal_1"], ["fm_whelp", "fm_stalker"])
    assert match.returns == (0.5, 0.5)


@pytest.mark.parametrize(
    ("lands", "returns"),
    [
        ([["t_salt_lick"], []], (1.0, 0.0)),
        ([["t_mammoth_steppe"], ["t_salt_lick", "t_tin_quarry"]], (0.0, 1.0)),
        ([[land("t_salt_lick", ores=1)], [land("t_tin_quarry", ores=2)]], (0.0, 1.0)),
        ([["t_salt_lick"], ["t_tin_quarry"]], (0.5, 0.5)),
    ],
)
def test_who_wins(lands: list[list[object]], returns: tuple[float, float]) -> None:
    """W 17.3"""
    tapped = [[one if isinstance(one, dict) else land(str(one)) for one in some] for some in lands]
    match = position(round=8, active=1, order=[0, 1], realm=tapped)
    if not match.over:
        play(match, "1 end_turn")
    assert match.returns == returns


def test_three_places_are_spaced_evenly() -> None:
    """W 17.3"""
    lands = [["t_world_tree"], ["t_salt_lick"], ["t_tin_quarry"]]
    match = position("fangmoor", "deepforge", "verdant", round=8, active=2, realm=lands)
    play(match, "2 end_turn")
    assert match.returns == (1.0, 0.25, 0.25)
    assert told(match, "won", "seat", "number") == [(0, 11)]


def test_what_counts_nothing() -> None:
    """W 17.4"""
    match = position(realm=[[land("t_salt_lick", meat=9)]], hand=[["crystal_3", "fm_whelp"]], row=["cb_drake"])
    assert scoring.score(state(match), 0) == (1, 6, 0)
    match = position(discard=[["cb_drake"]], hand=[["fm_urgha"]], deck=[["fm_predator"]], wild=["t_salt_lick"])
    assert scoring.score(state(match), 0) == (0, 6, 4)


def test_nobody_is_eliminated() -> None:
    """W 17.5"""
    portals = [{"card": "portal_fangmoor"}, {"card": "portal_deepforge", "seals": 0}]
    match = position(portal=portals, active=1, hand=[[], ["dh_prentice"]], wild=["t_salt_lick"])
    assert offered(match, 1) == ["attack_wild:t_salt_lick", "attack:0:portal", "end_turn"]


def test_matches_end() -> None:
    """W 17.6"""
    match = start(Wildlands, 2, 4)
    made = 0
    while not match.over:
        decision = match.decisions[made % len(match.decisions)]
        match.choose(decision.seat, made * made % len(decision.options))
        made += 1
    assert made < 1000
    assert not state(match).fronts
    assert sum(len(realm(match, seat)) for seat in (0, 1)) + len(state(match).wild) == 14


def test_a_single_option_is_carried_out() -> None:
    """W 18.1"""
    match = position(deck=[["fm_whelp"]], realm=[[], ["t_tin_quarry"]])
    assert told(match, "ended-main", "seat") == [(0,)]
    assert asked(match) == ["1 main"]


def test_equal_cards_are_one_option() -> None:
    """W 18.2"""
    match = battle(fronts=[front("t_salt_lick", ["fm_whelp"])], defender=-1, hand=[["fm_whelp", "fm_whelp"]])
    assert offered(match) == ["play:fm_whelp", "stop"]
