"""What Wildlands tells bots."""

from random import Random
from typing import Any

import pytest

from croupier.bots import bot
from croupier.engine import Match, start
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.rules import scoring
from tests.games.wildlands.table import battle, front, land, position, state, unit

ADVISOR = Wildlands.advisor()


def best(match: Match, seat: int) -> str:
    """The key of the option with the highest score."""
    decision = match.decision(seat)
    assert decision is not None
    scores = ADVISOR.scores(match.position, seat, decision.name, decision.options)
    return decision.keys[max(range(len(scores)), key=lambda i: scores[i])]


def against_random(players: int, seed: int) -> Match:
    """A match in which seat 0 takes what looks best and the others take anything."""
    random = Random(seed)
    match = start(Wildlands, players, seed)
    while not match.over:
        decision = match.decisions[0]
        anything = random.choice(decision.keys)
        match.choose(decision.seat, best(match, 0) if decision.seat == 0 else anything)
    return match


def test_the_greedy_player_beats_players_who_do_anything() -> None:
    assert sum(against_random(2, seed).returns[0] for seed in range(4)) == 4
    assert against_random(4, 1).returns[0] == 1.0


@pytest.mark.parametrize(("players", "variants"), [(2, {"crystal_by_tapping": True}), (4, {"choose_factions": True})])
def test_scores_depend_on_nothing_the_seat_cannot_see(players: int, variants: dict[str, bool]) -> None:
    """W 18.4"""
    random, greedy = Random(players), bot("greedy")
    match = start(Wildlands, players, players, variants)
    looked = 0
    while not match.over and looked < 40:
        decision = random.choice(match.decisions)
        seat, name = decision.seat, decision.name
        if random.random() < 0.2:
            looked += 1
            scores = list(ADVISOR.scores(match.position, seat, name, decision.options))
            assert len(scores) == len(decision.options)
            other = match.determinize(seat, looked)
            same = other.decision(seat)
            assert same is not None
            assert list(ADVISOR.scores(other.position, seat, name, same.options)) == pytest.approx(scores)
            assert list(ADVISOR.values(other.position)) == pytest.approx(list(ADVISOR.values(match.position)))
        match.choose(seat, greedy.choose(match, seat, looked))


def test_tap_first_then_take_what_is_worth_most_for_a_unit() -> None:
    hand = ["fm_stalker", "fm_stalker", "fm_whelp"]
    match = position(hand=[hand], wild=["t_antelope_flats", "t_herd_crossing", "t_world_tree"], realm=[["t_salt_lick"]])
    assert best(match, 0) == "tap:t_salt_lick"
    match = position(hand=[hand], wild=["t_antelope_flats", "t_pebble_ford", "t_world_tree"])
    assert best(match, 0) == "attack_wild:t_antelope_flats"


def test_a_rival_is_attacked_whoever_may_defend() -> None:
    lands = [[], [land("t_world_tree", plants=4)]]
    strong = ["dh_colossus", "dh_anvil", "dh_velda", "dh_karrag", "dh_brokka"]
    assert best(position(hand=[["fm_skarn", "fm_tusker", "fm_tusker"], []], realm=lands), 0) == "attack:1:t_world_tree"
    assert best(position(hand=[["fm_whelp", "fm_whelp"], strong], realm=lands), 0) == "attack:1:t_world_tree"


def test_no_rival_is_attacked_whose_walls_alone_hold() -> None:
    """W 13.3"""
    lands = [[], [land("t_world_tree")]]
    assert best(position(hand=[["fm_runner"], []], realm=lands), 0) == "end_turn"
    assert best(position(hand=[["fm_runner", "fm_skarn"], []], realm=lands), 0) == "attack:1:t_world_tree"


def test_what_a_territory_itself_defends_with_is_counted_where_it_does() -> None:
    """W 13.3"""
    fields: dict[str, Any] = {"hand": [["fc_warwagon"], []], "realm": [[], [land("t_heart_mountain")]]}
    for switched, chosen in ((False, "attack:1:t_heart_mountain"), (True, "attack:1:portal")):
        match = position("caravan", "deepforge", variants={"natural_guard": switched}, **fields)
        assert best(match, 0) == chosen
    targets: dict[str, Any] = {"fronts": [front("t_tin_quarry")], "phase": "target"}
    fields = {"hand": [["fm_whelp", "fm_tusker"]], "realm": [[], ["t_tin_quarry", "t_sky_nexus"]]}
    for switched, chosen in ((False, "target:t_sky_nexus"), (True, "target:portal")):
        match = battle("fangmoor", "deepforge", variants={"natural_guard": switched}, **targets, **fields)
        assert best(match, 0) == chosen


def test_nothing_is_bought_for_rounds_that_do_not_come() -> None:
    """W 17.1"""
    lands = [[land("t_salt_lick", meat=2, tapped=True)], []]
    for switched, chosen in ((False, "reinforce:fm_runner"), (True, "end_turn")):
        match = position(realm=lands, variants={"tamed_end": switched})
        assert best(match, 0) == chosen


def test_who_has_not_had_the_last_turn_yet_still_has_it() -> None:
    """W 15.5, 17.1"""
    fallen = [{"card": "portal_fangmoor"}, {"card": "portal_deepforge", "seals": 0}, {"card": "portal_caravan"}]
    for switched, turns in ((False, [0, 0, 1]), (True, [0, 0, 0])):
        match = position(
            "fangmoor",
            "deepforge",
            "caravan",
            portal=fallen,
            trophies=[[1], [], []],
            active=1,
            turn=1,
            variants={"sudden_fall": switched},
            hand=[[], ["dh_prentice"], []],
            wild=["t_salt_lick"],
        )
        assert [scoring.turns_left(state(match), seat) for seat in range(3)] == turns


def test_the_smallest_unit_that_wins_and_then_stop() -> None:
    fronts = [front("t_herd_crossing", ["fm_stalker"])]
    match = battle(fronts=fronts, defender=-1, hand=[["fm_whelp", "fm_tusker", "fm_skarn"]])
    assert best(match, 0) == "play:fm_whelp"
    match.choose(0, "play:fm_whelp")
    assert best(match, 0) == "stop"


def test_what_cannot_be_held_is_not_defended() -> None:
    fronts = [front("t_tin_quarry", ["fm_skarn", "fm_predator"], stopped=[True, False])]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry"]], hand=[["fm_whelp"], ["dh_prentice"]], side=1)
    assert best(match, 1) == "stop"


def test_abilities_are_used_where_they_change_a_front() -> None:
    match = battle(
        fronts=[front("t_tin_quarry", ["fm_tusker"], ["dh_bulwark"])], realm=[[], ["t_tin_quarry"]], phase="delayed"
    )
    assert best(match, 0) == "use:1a1:1"
    fronts = [front("t_tin_quarry", [], ["dh_prentice", "cb_wolf"])]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry"]], hand=[["fm_reaver", "fm_whelp"]])
    match.choose(0, "play:fm_reaver")
    assert best(match, 0) == "unit:1d2"


def test_values_add_up_and_follow_what_is_there() -> None:
    match = position(realm=[["t_world_tree", "t_sky_nexus"], ["t_salt_lick"]], hand=[["fm_predator"]])
    mine, theirs = ADVISOR.values(match.position)
    assert mine > 0.7 > theirs
    assert mine + theirs == pytest.approx(1.0)
    ending = battle(
        fronts=[front("t_world_tree", [unit("fm_skarn")])],
        realm=[[], ["t_world_tree"]],
        hand=[["fm_whelp"]],
        wild=["t_salt_lick"],
    )
    held = battle(
        fronts=[front("t_world_tree", [])], realm=[[], ["t_world_tree"]], hand=[["fm_whelp"]], wild=["t_salt_lick"]
    )
    assert ADVISOR.values(ending.position)[0] > ADVISOR.values(held.position)[0]
    assert state(match).facts(0)["scores"][0]["total"] == 10 + 6 + 2


def test_units_count_together_as_they_will_stand() -> None:
    """W 12.12"""
    fronts = [front("t_wild_orchard", ["vc_sproutling"])]
    horde = battle("verdant", "fangmoor", fronts=fronts, defender=-1, hand=[["vc_sproutling"] * 2])
    assert best(horde, 0) == "play:vc_sproutling"
    few = battle("verdant", "fangmoor", fronts=fronts, defender=-1, hand=[["vc_sproutling"]])
    assert best(few, 0) == "stop"
    wild = ["t_antelope_flats", "t_pebble_ford", "t_world_tree"]
    match = position("deepforge", "fangmoor", hand=[["dh_prentice", "dh_prentice"]], wild=wild)
    assert best(match, 0) == "attack_wild:t_pebble_ford"
