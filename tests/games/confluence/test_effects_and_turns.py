"""Effects, the initial phase, basic and additional turns, the stacks, rule by rule."""

import pytest

from tests.games.confluence.table import attack, events, life, offered, points, position, stack, state, waits, wall
from tests.games.played import asked, log, names, play

TWO = {0: ["phoenix", "leviathan"], 1: ["roc", "prism"]}
"""Two different cards in each hand: the match stops when somebody has to lay one in the next round."""

# -- C 4: effects ----------------------------------------------------------------------------------------------------


def test_each_timing_has_its_place_to_wait() -> None:
    """C 4.1, 4.2, 4.3, 4.12: instant, main, end; nothing happens yet, and the cards need not be engaged."""
    match = position(phase="additional", pool=[["spark_imp", "guardsman", "pebble_sprite", "kestrel"]], hand=TWO)
    play(match, "0 activate:guardsman@pool0.2", "0 activate:spark_imp@pool0.1", "0 activate:pebble_sprite@pool0.3")
    assert stack(match, "instant") == ["0 spark_imp hasten"]
    assert stack(match) == ["0 guardsman fortify 4"]
    assert events(match, 0) == ["0 pebble_sprite mend 1"]
    assert life(match) == [30, 30]


def test_standard_effects_enter_in_printed_order() -> None:
    """C 4.4, 4.5, 4.6, 6.5: so the one printed last is carried out first."""
    match = position(pool=[["kestrel", "whirlwind", "zephyr"]], hand=[["roc"], TWO[0]])
    play(match, "0 lay:roc")
    assert stack(match) == ["0 roc grant-flight", "0 roc sharpen 2"]
    assert [line["rule"] for line in log(match, "set-off")] == ["4.6", "4.6"]


def test_the_common_pool_works_for_the_lead_player() -> None:
    """C 4.4, 5.4, 5.5, 10.4: at the bottom of its stack."""
    match = position(phase="initial", lead=1, round=1, deck=["mist_wisp"], hand={0: ["roc"], 1: ["dragon", "siren"]})
    assert events(match, 1) == ["1 mist_wisp renew 2"]
    match = position(
        phase="initial",
        lead=1,
        deck=["salamander"],
        pool={1: ["cinder_wolf", "torchbearer"]},
        hand={0: ["roc"], 1: ["ember_dancer", "leviathan"]},
    )
    play(match, "1 lay:ember_dancer")
    assert stack(match)[0] == "1 salamander surge-ember 2"
    assert stack(match)[1] == "1 ember_dancer rally-folk"


def test_an_individual_effect_is_used_on_credit() -> None:
    """C 4.7, 4.8, 4.9, 4.10, 4.11"""
    match = position(phase="additional", pool=[["guardsman", "zephyr", "pebble_sprite", "quarry_ram"]], hand=TWO)
    play(match, "0 activate:guardsman@pool0.1", "0 activate:zephyr@pool0.2", "0 activate:pebble_sprite@pool0.3")
    assert state(match).debt[0] == [3, 2, 3]
    assert match.view(1)["facts"]["accounts"][0]["overrun"] == 8
    assert offered(match) == ["done", "stop", "activate:quarry_ram@pool0.4"]
    assert match.why_not(0, "activate:zephyr@pool0.2") == "4.11"
    play(match, "0 done")
    assert asked(match) == ["0 turn"]
    assert match.why_not(0, "activate:guardsman@pool0.1") == "4.11"


def test_only_cards_of_the_own_pool_can_be_activated() -> None:
    """C 4.12"""
    match = position(phase="additional", pool=[["guardsman"], ["zephyr"]], hand=TWO, common=["kestrel"])
    assert offered(match, "activate") == ["activate:guardsman@pool0.1"]
    assert match.why_not(0, "activate:zephyr@pool1.1") == "4.12"
    assert match.why_not(0, "activate:kestrel@common.1") == "4.12"


def test_targets_are_chosen_when_an_effect_is_carried_out() -> None:
    """C 4.13, 8.8: by whoever controls it then."""
    match = position(
        3, phase="stacks", main=[waits(2, "torchbearer")], instant=[waits(1, "siren")], hand={0: TWO[0], 1: TWO[1]}
    )
    assert asked(match) == ["1 opponent"]
    assert offered(match) == ["player:0", "player:2"]
    play(match, "1 player:2")
    assert life(match) == [30, 30, 29]


def test_debts_stay_due_when_the_effect_is_gone() -> None:
    """C 4.14, 4.15: and an echo costs nothing more."""
    match = position(
        phase="stacks",
        debt={0: [3, 0, 0], 1: [0, 0, 5]},
        main=[waits(0, "guardsman")],
        instant=[waits(1, "steam_djinn")],
        hand=TWO,
    )
    assert [line["card"] for line in log(match, "removed")] == ["guardsman"]
    assert [(line["seat"], line["number"]) for line in log(match, "overrun")] == [(0, 3), (1, 5)]
    match = position(
        phase="stacks",
        combinations={0: [wall(3)]},
        main=[waits(0, "guardsman", "standard")],
        instant=[waits(0, "prism", "standard")],
        hand=TWO,
    )
    assert [line["points"] for line in log(match, "changed")] == [5, 7]
    assert log(match, "overrun") == []


# -- C 5: the round --------------------------------------------------------------------------------------------------


def test_the_phases_follow_each_other() -> None:
    """C 5.1"""
    match = position(phase="initial", round=0, hand={0: ["phoenix"], 1: ["roc"]})
    while state(match).round == 1:
        (decision,) = match.decisions
        match.choose(decision.seat, decision.keys[0])
    assert [line["phase"] for line in log(match, "phase")][:8] == [
        "basic",
        "additional",
        "stacks",
        "cost",
        "end",
        "combat",
        "laydown",
        "results",
    ]


def test_the_first_card_and_a_card_for_each_player() -> None:
    """C 5.2, 5.3, 5.6, 15.4"""
    match = position(
        3,
        phase="initial",
        lead=2,
        common=["kestrel"],
        deck=["dragon", "wraith", "siren", "poacher"],
        hand={n: ["guardsman"] for n in range(3)},
    )
    game = state(match)
    assert names(match, game.common) == ["kestrel", "dragon"]
    assert [names(match, game.hand[seat])[-1] for seat in (2, 0, 1)] == ["wraith", "siren", "poacher"]
    assert stack(match) == ["2 dragon all-lose 2"]
    assert [line.get("card") for line in log(match, "drew", 0)] == [None, "siren", None]


def test_cards_that_enter_the_common_pool_otherwise_set_nothing_off() -> None:
    """C 5.7, 12.5"""
    match = position(
        phase="end", common=["kestrel"], deck=["spark_imp", "prism"], ending={0: [waits(0, "kite_runner", "common")]}
    )
    assert names(match, state(match).common)[:1] == ["spark_imp"]
    assert [line["card"] for line in log(match, "set-off") if line["card"] == "spark_imp"] == []


# -- C 6: basic turns ------------------------------------------------------------------------------------------------


def test_everybody_takes_one_basic_turn_from_the_lead_player() -> None:
    """C 6.1, 6.2, 6.8, 6.9"""
    match = position(3, lead=1, hand=[["kestrel", "guardsman"], ["kestrel", "roc"], ["siren", "guardsman"]])
    turns = []
    while state(match).phase == "basic":
        (decision,) = match.decisions
        turns.append(decision.seat)
        assert {key.split(":")[0] for key in decision.keys} <= {"lay", "compose"}
        match.choose(decision.seat, 0)
    assert turns == [1, 2, 0]
    assert state(match).phase == "additional"


def test_an_empty_hand_lays_nothing() -> None:
    """C 6.3"""
    match = position(3, lead=1, hand=[["kestrel", "guardsman"], ["kestrel", "roc"], []])
    play(match, "1 lay:kestrel")
    assert [line["seat"] for line in log(match, "empty-hand")] == [2]
    assert asked(match) == ["0 lay"]
    assert state(match).pool[2] == []


# -- C 7: additional turns -------------------------------------------------------------------------------------------


def test_everything_is_offered_at_once() -> None:
    """C 7.1, 7.3"""
    match = position(
        phase="additional", pool=[["guardsman", "kestrel", "kite_runner"]], hand={0: ["pebble_sprite", "siren"]}
    )
    assert offered(match) == [
        "pass",
        "stop",
        "lay:pebble_sprite",
        "compose:pebble_sprite",
        "activate:guardsman@pool0.1",
        "activate:kestrel@pool0.2",
    ]


def test_at_most_two_additional_cards() -> None:
    """C 7.4"""
    match = position(
        phase="additional", pool=[["guardsman"]], lays=[1, 0], hand={0: ["quarry_ram", "pebble_sprite", "cave_bear"]}
    )
    play(match, "0 lay:quarry_ram")
    play(match, "0 done")
    assert offered(match, "lay") == []
    assert match.why_not(0, "lay:cave_bear") == "7.4"
    assert match.view(0)["facts"]["lays"] == [0, 2]


def test_an_additional_card_has_to_form_a_combination() -> None:
    """C 7.2, 7.5, 7.7"""
    match = position(phase="additional", pool=[["guardsman", "kestrel"]], hand={0: ["dragon", "kite_runner", "siren"]})
    assert [key for key in offered(match) if key.startswith("lay")] == ["lay:dragon", "lay:kite_runner", "lay:siren"][
        1:2
    ]
    assert match.why_not(0, "lay:siren") == "7.5"


def test_one_combination_has_to_be_announced() -> None:
    """C 3.34, 7.3, 7.7: either may be left out, not both."""
    match = position(phase="additional", pool=[["guardsman"]], hand={0: ["war_horn"]})
    play(match, "0 compose:war_horn")
    assert offered(match) == ["none", "all:rock"]
    play(match, "0 none")
    assert len(state(match).combinations[0]) == 1  # only the wall was left, and only in one way
    match = position(phase="additional", pool=[["guardsman"]], hand={0: ["war_horn"]})
    play(match, "0 compose:war_horn", "0 all:rock")
    assert offered(match) == ["none", "all:rock"]
    play(match, "0 none")
    assert [c.side for c in state(match).combinations[0]] == [0]
    match = position(phase="additional", pool=[["guardsman", "salamander"]], hand={0: ["tidal_blade"]})
    play(match, "0 compose:tidal_blade")
    assert offered(match) == ["all:ember", "all:rock"]


def test_standard_effects_of_additional_cards() -> None:
    """C 7.6, 7.8"""
    for pool, expected in ((["guardsman"], []), (["guardsman", "cave_bear"], ["0 quarry_ram crack 2"])):
        match = position(phase="additional", pool=[pool], hand={0: ["quarry_ram"]})
        play(match, "0 lay:quarry_ram")
        assert stack(match) == expected


def test_after_a_card_come_effects_and_after_an_effect_no_card() -> None:
    """C 7.2, 7.9, 7.11"""
    match = position(phase="additional", pool=[["guardsman", "kestrel"]], hand={0: ["quarry_ram", "cave_bear"]})
    play(match, "0 lay:quarry_ram")
    assert asked(match) == ["0 activate"]
    assert offered(match)[:2] == ["done", "stop"]
    assert match.why_not(0, "lay:cave_bear") == "7.2"
    match = position(phase="additional", pool=[["guardsman", "kestrel"]], hand={0: ["quarry_ram", "cave_bear"]})
    play(match, "0 activate:guardsman@pool0.1")
    assert match.why_not(0, "lay:cave_bear") == "7.11"
    play(match, "0 done")
    assert "lay:cave_bear" in offered(match)


def test_passing_and_the_end_of_the_phase() -> None:
    """C 7.12, 7.13, 7.1: so many passes in a row as there are players."""
    match = position(3, phase="additional", pool=[["guardsman"], ["kestrel"], ["zephyr"]], hand=TWO)
    play(match, "0 pass", "1 pass", "2 activate:zephyr@pool2.1")
    assert asked(match) == ["0 turn"]
    play(match, "0 pass", "1 pass")
    assert state(match).phase != "additional"  # seat 2 has nothing left to do


def test_the_phase_is_finite() -> None:
    """C 7.14: every turn that is no pass uses up a card or an effect."""
    match = position(phase="additional", pool=[["guardsman", "zephyr"], ["kestrel"]], hand={0: ["quarry_ram"]})
    turns = 0
    while state(match).phase == "additional":
        (decision,) = match.decisions
        match.choose(decision.seat, decision.keys[-1])
        turns += 1
    assert turns == 5


def test_who_stops_passes_from_then_on() -> None:
    """C 7.15"""
    match = position(phase="additional", pool=[["guardsman", "zephyr"], ["kestrel", "spark_imp"]], hand=TWO)
    play(match, "0 stop", "1 activate:kestrel@pool1.1")
    assert match.why_not(0, "activate:guardsman@pool0.1") == "7.15"
    play(match, "1 stop")
    assert state(match).phase != "additional"
    match = position(phase="additional", pool=[["guardsman", "zephyr"], ["kestrel", "spark_imp"]], hand=TWO)
    play(match, "0 activate:guardsman@pool0.1", "0 stop", "1 pass")
    assert state(match).phase != "additional"


# -- C 8: stacks -----------------------------------------------------------------------------------------------------


def test_the_instant_stack_comes_first_and_the_last_one_in_is_the_first_one_out() -> None:
    """C 8.1, 8.2, 8.3"""
    match = position(
        phase="stacks",
        combinations={0: [wall(5, length=4)]},
        main=[waits(0, "guardsman"), waits(0, "clay_golem", "standard")],
        instant=[waits(1, "war_horn", "common"), waits(1, "hourglass", "common")],
        hand=TWO,
    )
    told = [(line["why"], line["points"]) for line in log(match, "changed")]
    assert told == [("drought", 3), ("spate", 5), ("fortify", 8), ("fortify", 12)]
    assert [line["verb"] for line in log(match, "settled")][:2] == ["drought", "spate"]


def test_an_effect_cannot_choose_itself() -> None:
    """C 8.3, 8.6"""
    match = position(phase="stacks", instant=[waits(0, "prism", "standard")], hand=TWO)
    assert [line["seat"] for line in log(match, "nothing")] == [0]


def test_what_cannot_be_done_is_left_undone_and_the_rest_is_done() -> None:
    """C 8.6"""
    match = position(phase="stacks", main=[waits(0, "guardsman"), waits(1, "dragon", "standard")], hand=TWO)
    assert [line["seat"] for line in log(match, "nothing")] == [1, 0]
    assert log(match, "changed") == []


def test_a_single_target_is_taken_without_a_question() -> None:
    """C 8.7, 15.2"""
    match = position(3, phase="stacks", main=[waits(0, "torchbearer")], hand=TWO)
    assert asked(match) == ["0 opponent"]
    match = position(phase="stacks", main=[waits(0, "torchbearer")], hand=TWO)
    assert life(match) == [30, 29]


def test_choosing_is_mandatory_unless_the_card_says_may() -> None:
    """C 8.8"""
    match = position(
        phase="stacks",
        main=[waits(0, "guardsman"), waits(0, "guardsman")],
        instant=[waits(0, "spark_imp")],
        hand=TWO,
    )
    assert offered(match) == ["decline", "effect:2", "effect:1"]
    play(match, "0 decline")
    assert len(log(match, "declined")) == 1
    match = position(phase="stacks", combinations={0: [wall(3), wall(4)]}, main=[waits(0, "guardsman")], hand=TWO)
    assert offered(match) == ["comb:0.1", "comb:0.2"]


@pytest.mark.parametrize("order", ["cap first", "raise first"])
def test_an_attack_is_capped_like_a_wall(order: str) -> None:
    """C 8.4: what was granted first stands."""
    effects = [waits(0, "cave_bear", "standard"), waits(1, "leviathan")]
    match = position(
        phase="stacks",
        combinations={0: [attack(9)]},
        main=effects if order == "cap first" else effects[::-1],
        hand=TWO,
    )
    assert log(match, "capped")[0]["points"] == (5 if order == "cap first" else 8)
    assert log(match, "aimed")[0]["number"] == (5 if order == "cap first" else 8)
    assert points(match, 0) == []
