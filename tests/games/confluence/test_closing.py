"""The close of a round: discards over a limit, what is counted anew, who leaves, who wins."""

import pytest

from croupier.games.confluence import Confluence
from tests.games.confluence.table import SIX, TWO, attack, events, life, offered, position, state, waits, wall
from tests.games.played import asked, log, names, play

# -- laydown ---------------------------------------------------------------------------------------------------------


def test_pools_are_reduced_in_turn_order() -> None:
    """C 12.1, 15.5: whoever discards has the turn, and cards are offered from the oldest."""
    others = ["cutpurse", "ferryman", "torchbearer", "zephyr", "kite_runner", "mist_wisp"]
    match = position(3, phase="laydown", lead=1, pool=[others, SIX[:1], SIX], hand=TWO)
    assert asked(match) == ["2 discard_pool"]
    assert state(match).active == 2
    assert offered(match) == [f"discard:{card}@pool2.{n}" for n, card in enumerate(SIX, 1)]
    play(match, "2 discard:wraith@pool2.6")
    assert asked(match) == ["0 discard_pool"]
    assert state(match).active == 0


def test_the_common_pool_is_reduced_after_the_pools() -> None:
    """C 12.1, 12.3, 2.3"""
    match = position(phase="laydown", pool=[SIX], common=["zephyr", *SIX[1:5]], hand=TWO)
    assert state(match).discard == []
    assert match.view(1)["facts"]["leaving"] == 1
    play(match, "0 discard:guardsman@pool0.1")
    assert names(match, state(match).discard) == ["guardsman", "zephyr"]


def test_hands_are_reduced_in_turn_order() -> None:
    """C 1.12, 12.1: with a limit, whoever discards has the turn."""
    others = ["leviathan", "phoenix", "roc", "zephyr", "cutpurse", "grave_rat"]
    hands = {0: SIX, 1: others, 2: ["dragon"]}
    match = position(3, phase="laydown", lead=1, hand=hands, variants={"hand_limit": "5"})
    assert asked(match) == ["1 discard_hand"]
    assert state(match).active == 1
    play(match, "1 discard:zephyr")
    assert asked(match) == ["0 discard_hand"]
    assert state(match).active == 0


def test_effects_are_counted_anew_in_each_round() -> None:
    """C 4.2, 12.8: those of one round have no part in the next."""
    match = position(
        phase="laydown", entered=4, passes=2, lead=1, deck=["salamander", "roc", "siren"], hand={0: ["dragon", "prism"]}
    )
    waiting = match.view(None)["facts"]["stacks"]["main"]
    assert [(one["verb"], one["controller"], one["order"]) for one in waiting] == [("surge-ember", 0, 1)]
    assert state(match).passes == 0


# -- round results ---------------------------------------------------------------------------------------------------


def test_who_leaves_keeps_nothing() -> None:
    """C 13.2, 13.4: several players discard in turn order, from the lead player on."""
    pools = {0: ["guardsman"], 2: ["zephyr", "kestrel"]}
    hands = {0: ["siren"], 1: ["roc", "prism"], 2: ["wraith"], 3: ["poacher", "phoenix"]}
    match = position(4, phase="results", lead=1, life=[0, 5, -2, 1], pool=pools, hand=hands)
    game = state(match)
    assert names(match, game.discard) == ["wraith", "zephyr", "kestrel", "siren", "guardsman"]
    assert [(game.hand[seat], game.pool[seat]) for seat in (0, 2)] == [([], [])] * 2
    assert [line["seat"] for line in log(match, "eliminated")] == [2, 0]


def test_high_water_takes_nothing_from_those_who_have_left() -> None:
    """C 13.1, 13.2"""
    match = position(
        3, phase="results", round=6, life=[9, -4, 9], out=[False, True, False], fallen=[[3, -4, 1]], hand={2: ["roc"]}
    )
    assert life(match) == [7, -4, 7]
    assert [line["seat"] for line in log(match, "high-water")] == [0, 2]
    assert state(match).fallen == [(3, -4, 1)]


def test_high_water_comes_before_anybody_leaves() -> None:
    """C 13.1, 13.2: whoever has no more than it takes is eliminated, and others stay with 1."""
    match = position(3, phase="results", round=7, life=[3, 4, 4], hand=TWO)
    assert state(match).out == [True, False, False]
    assert life(match) == [0, 1, 1]


def test_high_water_takes_from_those_without_life_too() -> None:
    """C 1.4, 13.1, 14.6: what is left of them decides their place."""
    match = position(4, phase="results", round=6, life=[-1, 9, 0, 9], hand=TWO)
    assert [(line["seat"], line["left"]) for line in log(match, "eliminated")] == [(0, -3), (2, -2)]
    assert state(match).fallen == [(6, -3, 0), (6, -2, 2)]


def test_what_high_water_takes_in_each_round_is_told() -> None:
    """C 13.1, 13.3, 14.5: from the first round to the last."""
    clock = position(phase="additional", round=6, pool=[["guardsman"]]).view(None)["facts"]["clock"]
    assert clock["rounds"] == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert (clock["first"], clock["last_healing"], clock["last_round"]) == (5, 7, 12)
    assert (clock["takes"], clock["next"], clock["limit"]) == (2, 3, 30)
    short = {"high_water": "4", "start_life": "20"}
    match = position(phase="additional", pool=[["guardsman"]], life=[20, 20], variants=short)
    clock = match.view(None)["facts"]["clock"]
    assert clock["rounds"] == [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert (clock["last_healing"], clock["last_round"], clock["limit"]) == (6, 11, 20)


def test_the_change_of_life_is_that_of_the_round() -> None:
    """C 13.1, 15.6: it begins with what everybody had when the round began."""
    match = position(phase="results", round=6, life=[20, 25], before=[27, 24], hand=TWO)
    assert [one["change"] for one in match.view(None)["facts"]["accounts"]] == [0, 0]
    match = position(phase="additional", life=[20, 25], before=[27, 24], pool=[["guardsman"]])
    assert [one["change"] for one in match.view(None)["facts"]["accounts"]] == [-7, 1]


# -- the end ---------------------------------------------------------------------------------------------------------


def test_the_last_one_left_wins_with_little_life_in_a_late_round() -> None:
    """C 14.1, 14.2, 14.6: and stands before all who fell."""
    fallen = [[7, -1, 2], [8, -3, 1]]
    match = position(4, phase="results", round=9, life=[6, -3, -1, 2], out=[False, True, True, False], fallen=fallen)
    assert match.returns == (1.0, 0.0, 0.0, 0.0)
    assert [(line["seat"], line["left"]) for line in log(match, "won")] == [(0, 1)]
    standings = match.view(None)["facts"]["standings"]
    assert sorted(range(4), key=lambda seat: standings[seat], reverse=True) == [0, 3, 1, 2]


def test_of_those_who_fall_last_one_may_win_alone() -> None:
    """C 14.3, 14.4: it is said whether the victory is shared."""
    match = position(3, phase="results", life=[-2, -1, -3])
    assert [(line["event"], line["seat"]) for line in match.log if line["event"].startswith(("won", "shared"))] == [
        ("won-among-fallen", 1)
    ]
    match = position(3, phase="results", life=[-2, -1, -1], lead=2)
    assert [(line["event"], line["seat"]) for line in match.log if line["event"].startswith(("won", "shared"))] == [
        ("shared", 1),
        ("shared", 2),
    ]


def test_places_are_shared_by_those_who_fell_alike() -> None:
    """C 14.6: in the same round with the same life."""
    fallen = [[2, -1, 0], [2, -1, 3], [2, 0, 4]]
    out = [True, False, False, True, True]
    match = position(5, phase="results", round=4, lead=1, life=[-1, 3, 0, -1, 0], out=out, fallen=fallen)
    standings = match.view(None)["facts"]["standings"]
    assert standings[0] == standings[3]
    assert sorted(range(5), key=lambda seat: standings[seat], reverse=True) == [1, 2, 4, 0, 3]


# -- events of the end of a round ------------------------------------------------------------------------------------


def test_in_order_is_said_for_oneself() -> None:
    """C 10.2, 10.3: all that are left are carried out as they were activated; the next player is asked again."""
    mine = [waits(0, "silver_flask"), waits(0, "pebble_sprite"), waits(0, "cutpurse", "standard"), waits(0, "wraith")]
    theirs = [waits(1, "silver_flask"), waits(1, "pebble_sprite"), waits(1, "cutpurse", "standard")]
    match = position(phase="end", life=[20, 20], ending={0: mine, 1: theirs}, hand=TWO)
    assert offered(match) == ["event:1", "event:2", "event:3", "event:4", "in_order"]
    play(match, "0 in_order")
    told = [(line["seat"], line["verb"], line["number"]) for line in log(match, "settled")]
    assert told == [(0, "mend", 2), (0, "mend", 1), (0, "smoulder", 1), (0, "smoulder", 2)]
    assert asked(match) == ["1 event"]
    assert not state(match).in_order
    play(match, "1 event:3")
    assert offered(match) == ["event:1", "event:2", "in_order"]


def test_the_first_of_the_events_may_come_first_without_the_rest() -> None:
    """C 10.3: whoever names an event orders those that are left."""
    mine = [waits(0, "silver_flask"), waits(0, "pebble_sprite"), waits(0, "cutpurse", "standard")]
    match = position(phase="end", life=[20, 20], ending={0: mine}, hand=TWO)
    play(match, "0 event:1")
    assert offered(match) == ["event:2", "event:3", "in_order"]
    play(match, "0 event:3")
    assert [line["verb"] for line in log(match, "settled")] == ["mend", "smoulder", "mend"]


def test_events_are_numbered_as_they_are_activated() -> None:
    """C 4.2, 10.3, 15.5: each player’s own; those that are carried out at once count for themselves."""
    pool = ["silver_flask", "guardsman", "pebble_sprite", "hourglass"]
    match = position(phase="additional", pool=[pool, ["wraith", "clay_golem"]], life=[20, 20], debt={0: [9, 9, 9]})
    play(match, "0 activate:pebble_sprite@pool0.3", "0 activate:guardsman@pool0.2")
    play(
        match, "0 activate:silver_flask@pool0.1", "0 stop", "1 activate:wraith@pool1.1", "1 activate:clay_golem@pool1.2"
    )
    assert events(match, 0) == ["0 pebble_sprite mend 1", "0 silver_flask mend 2"]
    stacks = match.view(1)["facts"]["stacks"]
    assert [one["order"] for one in stacks["ending"][0]] == [1, 2]
    assert offered(match) == ["event:1", "event:2", "in_order"]
    play(match, "0 event:2")
    assert [line["number"] for line in log(match, "gained-life")] == [2, 1]


def test_effects_of_a_stack_are_numbered_as_they_enter() -> None:
    """C 4.2, 8.2: whoever activates them; the last one lies on top."""
    pools = [["guardsman", "kestrel", "zephyr"], ["torchbearer", "spark_imp", "steam_djinn"]]
    match = position(phase="additional", pool=pools)
    play(match, "0 activate:guardsman@pool0.1", "0 activate:kestrel@pool0.2", "0 stop")
    play(match, "1 activate:spark_imp@pool1.2", "1 activate:torchbearer@pool1.1")
    stacks = match.view(1)["facts"]["stacks"]
    assert [(one["verb"], one["order"]) for one in stacks["main"]] == [
        ("strike", 4),
        ("grant-flight", 2),
        ("fortify", 1),
    ]
    assert [(one["verb"], one["order"]) for one in stacks["instant"]] == [("hasten", 3)]


def test_nothing_is_being_carried_out_when_all_effects_are() -> None:
    """C 8.3, 10.1, 11.1: an answer in the combat is about aiming."""
    match = position(
        3, phase="end", combinations={0: [attack(5)], 1: [wall(2)]}, ending={0: [waits(0, "wraith")]}, hand=TWO
    )
    assert match.view(None)["facts"]["stacks"]["settling"]["verb"] == "smoulder"
    assert match.why_not(0, "player:0") == "8.6"
    play(match, "0 player:2")
    assert asked(match) == ["0 aim"]
    assert match.view(None)["facts"]["stacks"]["settling"] is None
    assert match.why_not(0, "player:0") == "11.5"


# -- variants --------------------------------------------------------------------------------------------------------


def test_without_a_switch_a_match_is_played_by_the_rules() -> None:
    """C 1.2, 1.12, 3.12, 6.6, 7.4, 11.9, 11.18, 13.1: the first value of each is what its rule says."""
    assert {name: values[0] for name, values in Confluence.variants.items()} == {
        "additional_limit": "2",
        "high_water": "5",
        "bank": "on",
        "hand_limit": "none",
        "open_activation": "off",
        "shared_common": "off",
        "hits_in_order": "off",
        "start_life": "30",
    }


@pytest.mark.parametrize(("first", "ends"), [("4", 7), ("5", 8), ("6", 9), ("8", 11)])
def test_healing_ends_three_rounds_after_high_water_begins(first: str, ends: int) -> None:
    """C 13.1, 13.3"""
    for number in (ends - 1, ends):
        match = position(
            phase="end",
            round=number,
            life=[10, 10],
            ending={0: [waits(0, "silver_flask")]},
            hand=TWO,
            variants={"high_water": first},
        )
        assert len(log(match, "gained-life")) == (number < ends)
        assert match.view(None)["facts"]["clock"]["last_healing"] == ends - 1
