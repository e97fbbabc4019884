"""Counters and their window (rule group 8, and what the six counters do)."""

from tests.games.played import asked, log, offered, play
from tests.games.zynalith.table import at, creature, discards, fired, front, guard, hand, position, state


def test_a_counter_is_paid_and_comes_from_hand_or_display() -> None:
    """Z 8.1, 8.7, 8.14"""
    match = position(hand=[[], ["ember_ward"]], extra_row=["sudden_call", "ember_ward"], front=[[], ["shard_squire"]])
    play(match, "0 pass")
    assert offered(match, 1) == [
        "hold",
        "decline:turn",
        "decline:round",
        "counter:hand:ember_ward",
        "counter:display:1",
        "counter:display:2",
    ]
    play(match, "1 counter:display:2")
    assert state(match).zynalith[1] == 2
    assert state(match).extra_row[1] is None
    assert hand(match, 1) == ["ember_ward"]


def test_a_counter_that_cannot_be_paid_is_not_offered() -> None:
    """Z 8.1, 8.4"""
    match = position(zynalith=[3, 1], hand=[["toll_keeper"], ["barred_gate"]], silver=[5, 0])
    play(match, "0 play:hand:toll_keeper")
    assert offered(match, 1, "counter") == []


def test_in_the_own_turn_only_counters_that_answer_any() -> None:
    """Z 8.2, 8.7"""
    match = position(front=[["shard_squire"], []], hand=[["denial", "barred_gate", "sudden_call", "ember_ward"], []])
    assert offered(match, 0, "counter") == ["counter:hand:sudden_call", "counter:hand:ember_ward"]
    play(match, "0 counter:hand:sudden_call")
    assert state(match).hp == [30, 27]
    assert state(match).zynalith[0] == 3 - 2 + 1
    assert discards(match) == ["sudden_call"]
    assert asked(match) == ["0 turn"]
    assert offered(match, 0, "counter") == ["counter:hand:ember_ward"]


def test_one_window_for_all_at_the_same_time_and_in_secret() -> None:
    """Z 8.3, 16.3"""
    match = position(3, hand=[[], ["ember_ward"], ["ember_ward"]])
    play(match, "0 pass")
    assert asked(match) == ["1 counter", "2 counter"]
    before = match.view(2)
    play(match, "1 counter:hand:ember_ward")
    assert asked(match) == ["2 counter"]
    after = match.view(2)
    assert {k: v for k, v in before.items() if k != "asked"} == {k: v for k, v in after.items() if k != "asked"}
    assert log(match, "countered") == []
    play(match, "2 hold")
    assert [line["seat"] for line in log(match, "countered")] == [1]


def test_each_counter_answers_its_own_kind_of_action() -> None:
    """Z 8.3, 8.6"""
    every = ["denial", "barred_gate", "quick_fingers", "grave_tithe", "ember_ward", "sudden_call"]
    any_ = ["counter:hand:ember_ward", "counter:hand:sudden_call"]
    actions = {
        "play:hand:toll_keeper": ["counter:hand:barred_gate"],
        "play:hand:watchful": ["counter:hand:denial"],
        "play:hand:ember_lance": ["counter:hand:denial"],
        "play:extra:2": ["counter:hand:denial"],
        "take:creature:1": ["counter:hand:quick_fingers"],
        "take:creature:deck": [],
        "banish:1": ["counter:hand:grave_tithe"],
        "pass": [],
    }
    for action, answers in actions.items():
        match = position(
            front=[["shard_squire"], ["shard_squire"]],
            silver=[9, 0],
            hand=[["toll_keeper", "watchful", "ember_lance"], every],
            creature_row=["sky_ray"],
            extra_row=["fleet_footed", "notched_blade"],
        )
        play(match, f"0 {action}")
        assert offered(match, 1, "counter") == answers + any_


def test_the_log_says_whose_card_is_negated() -> None:
    """Z 8.7"""
    match = position(active=1, start=1, hand=[["barred_gate"], ["elder_bear"]], silver=[0, 12], zynalith=[2, 3])
    play(match, "1 play:hand:elder_bear", "0 counter:hand:barred_gate")
    assert [(line["seat"], line["card"]) for line in log(match, "negated")] == [(1, "elder_bear")]


def test_being_asked_follows_from_public_facts() -> None:
    """Z 8.4: an unknown extra card, or a counter everybody sees that could be played now."""
    match = position(hand=[[], ["long_spear"]])
    assert asked(play(match, "0 pass")) == ["1 counter"]
    match = position(hand=[[], ["long_spear"]], known={1: ["long_spear"]})
    assert asked(play(match, "0 pass")) == ["1 turn"]
    match = position(hand=[[], ["ember_ward"]], known={1: ["ember_ward"]})
    assert asked(play(match, "0 pass")) == ["1 counter"]
    match = position(hand=[[], ["denial"]], known={1: ["denial"]})
    assert asked(play(match, "0 pass")) == ["1 turn"]
    match = position(extra_row=["ember_ward"])
    assert asked(play(match, "0 pass")) == ["1 counter"]
    match = position(extra_row=["sudden_call"])
    assert asked(play(match, "0 pass")) == ["1 turn"]
    match = position(extra_row=["ember_ward"], zynalith=[3, 0], silver=[0, 1])
    assert asked(play(match, "0 pass")) == ["1 turn"]


def test_an_eliminated_seat_is_not_asked() -> None:
    """Z 8.4, 8.12"""
    match = position(3, extra_row=["ember_ward"], out=[False, True, False])
    assert asked(play(match, "0 pass")) == ["2 counter"]


def test_declining_until_the_next_turn_and_for_the_round() -> None:
    """Z 8.5, 16.3"""
    match = position(3, hand=[[], ["long_spear"], ["ring_mail"]], silver=[9, 9, 9])
    play(match, "0 take:creature:deck", "1 decline:turn")
    assert state(match).declines == [False, False, False]
    play(match, "2 decline:round")
    assert state(match).declines == [False, False, True]  # the turn of seat 1 has begun
    assert match.view(0)["declined_for_round"] == [False, None, None]
    assert [line["seat"] for line in log(match, "declines")] == [1, 2]
    play(match, "1 take:creature:deck")
    assert asked(match) == ["2 turn"]
    play(match, "2 take:creature:deck")
    assert asked(match) == ["1 counter"]
    play(match, "1 decline:turn", "0 pass", "1 pass")
    assert state(match).declines[2]
    play(match, "2 pass", "1 hold")
    assert state(match).round == 2
    assert state(match).declines == [False, False, False]


def test_a_second_answer_to_the_same_action_lapses_unpaid_and_unseen() -> None:
    """Z 8.6, 8.13, 16.3"""
    match = position(3, silver=[9, 0, 0], hand=[["toll_keeper"], ["barred_gate"], ["barred_gate"]])
    play(match, "0 play:hand:toll_keeper", "1 counter:hand:barred_gate", "2 counter:hand:barred_gate")
    assert state(match).zynalith == [3, 1, 3]
    assert hand(match, 2) == ["barred_gate"]
    assert [line["seat"] for line in log(match, "countered")] == [1]
    assert match.view(0)["hand"][2] == {"count": 1, "known": []}


def test_two_players_grab_the_same_counter_of_the_display() -> None:
    """Z 8.6"""
    match = position(3, extra_row=["ember_ward"])
    play(match, "0 pass", "1 counter:display:1", "2 counter:display:1")
    assert state(match).zynalith == [3, 2, 3]
    assert state(match).ward == [0, 2, 0]


def test_answers_are_resolved_clockwise_from_the_active_player() -> None:
    """Z 8.6"""
    match = position(3, active=1, hand=[["ember_ward"], [], ["ember_ward"]])
    play(match, "1 pass", "0 counter:hand:ember_ward", "2 counter:hand:ember_ward")
    assert [line["seat"] for line in log(match, "countered")] == [2, 0]


def test_counters_for_any_action_stay_legal_after_a_negation() -> None:
    """Z 8.13"""
    match = position(3, silver=[9, 0, 0], hand=[["toll_keeper"], ["barred_gate"], ["ember_ward"]])
    play(match, "0 play:hand:toll_keeper", "1 counter:hand:barred_gate", "2 counter:hand:ember_ward")
    assert state(match).zynalith == [3, 1, 2]


def test_a_counter_needs_no_slot_and_sets_off_nothing() -> None:
    """Z 8.8, 8.9"""
    match = position(front=[["spellwright"], ["echo_child"]], hp=[20, 20], hand=[[], ["ember_ward"]])
    play(match, "0 pass", "1 counter:hand:ember_ward")
    assert fired(match) == []
    assert discards(match) == ["ember_ward"]
    assert at(match, 1, "echo_child").attached == []
    assert state(match).hp == [20, 23]


def test_a_counter_cannot_be_answered() -> None:
    """Z 8.9"""
    match = position(hand=[["ember_ward"], ["ember_ward"]])
    play(match, "0 counter:hand:ember_ward")
    assert asked(match) == ["0 turn"]


def test_there_is_no_window_outside_turns() -> None:
    """Z 8.10"""
    match = position(phase="draft", round=0, hand=[["ember_ward"], ["ember_ward"]])
    play(match, "0 take:creature:deck")
    assert asked(match) == ["1 draft"]
    assert state(match).refuses(0, "counter:hand:ember_ward") == "8.10"


def test_the_announced_card_is_out_of_reach() -> None:
    """Z 8.11, 8.13: a counter that is taken from the display cannot be played from it."""
    match = position(silver=[1, 0], extra_row=["ember_ward", "quick_fingers"])
    play(match, "0 take:extra:1")
    assert offered(match, 1, "counter") == ["counter:display:2"]
    play(match, "1 counter:display:2")
    assert hand(match, 1) == ["ember_ward"]


def test_answers_lapse_when_the_active_player_is_out() -> None:
    """Z 8.12, 5.9"""
    match = position(3, front=[[], ["shard_squire"], []], hp=[3, 30, 30], hand=[[], ["sudden_call"], ["ember_ward"]])
    play(match, "0 pass", "1 counter:hand:sudden_call", "2 counter:hand:ember_ward")
    assert state(match).out == [True, False, False]
    assert state(match).zynalith[2] == 3
    assert hand(match, 2) == ["ember_ward"]


def test_the_answer_of_an_eliminated_player_lapses() -> None:
    """Z 8.12"""
    match = position(
        3, front=[["clay_sentry"], ["shard_squire"], []], hp=[30, 30, 3], hand=[[], ["sudden_call"], ["ember_ward"]]
    )
    play(match, "0 pass", "1 counter:hand:sudden_call", "2 counter:hand:ember_ward")
    assert state(match).out == [False, False, True]
    assert [line["card"] for line in log(match, "countered")] == ["sudden_call"]


def test_denial_negates_an_extra_card() -> None:
    """Z 8.7, 8.13"""
    match = position(front=[["spellwright"], []], hand=[["ember_lance"], ["denial"]])
    play(match, "0 play:hand:ember_lance", "1 counter:hand:denial")
    assert state(match).zynalith == [2, 1]
    assert state(match).hp == [30, 30]
    assert fired(match) == []
    assert set(discards(match)) == {"ember_lance", "denial"}


def test_quick_fingers_seizes_a_display_card() -> None:
    """Z 8.7, 16.2"""
    match = position(silver=[1, 0], creature_row=["sky_ray"], hand=[[], ["quick_fingers"]])
    play(match, "0 take:creature:1", "1 counter:hand:quick_fingers")
    assert hand(match, 1) == ["sky_ray"]
    assert match.view(0)["hand"][1]["known"] == ["sky_ray"]
    assert state(match).silver == [1, 0]
    assert state(match).zynalith[1] == 2


def test_grave_tithe_diverts_a_refund() -> None:
    """Z 8.7, 6.14"""
    match = position(front=[["oath_lancer"], []], hand=[[], ["grave_tithe"]])
    play(match, "0 banish:1", "1 counter:hand:grave_tithe")
    assert state(match).silver == [0, 9]
    assert front(match, 0) == []


def test_grave_tithe_takes_the_full_cost_of_a_creature_with_salvage() -> None:
    """Z 6.14, 8.7: exactly what its owner would have got."""
    match = position(front=[["salvage_crane"], []], hand=[[], ["grave_tithe"]])
    play(match, "0 banish:1", "1 counter:hand:grave_tithe")
    assert state(match).silver == [0, 6]


def test_grave_tithe_diverts_no_refund_of_nothing() -> None:
    """Z 6.14, 16.1"""
    match = position(front=[["candle_wisp"], []], hand=[[], ["grave_tithe"]])
    play(match, "0 banish:1", "1 counter:hand:grave_tithe")
    assert log(match, "diverted") == log(match, "gained") == []


def test_grave_tithe_gets_nothing_when_nothing_is_banished() -> None:
    """Z 6.17, 8.13"""
    match = position(3, front=[["marsh_pup"], ["shard_squire"], []], hand=[[], ["sudden_call"], ["grave_tithe"]])
    play(match, "0 banish:1", "1 counter:hand:sudden_call", "2 counter:hand:grave_tithe")
    assert state(match).silver == [0, 0, 0]
    assert state(match).zynalith[2] == 2


def test_grave_tithe_gets_nothing_once_its_player_is_out() -> None:
    """Z 6.17, 8.13, 15.6, 16.1: nobody else gets the refund either, and the log does not say so."""
    match = position(
        3,
        front=[["rivet_ox"], [], [creature("oath_lancer", charged=True), "cliff_ram"]],
        hand=[[], ["grave_tithe"], ["sudden_call"]],
        hp=[30, 1, 30],
        round=2,
    )
    play(match, "0 banish:1", "1 counter:hand:grave_tithe", "2 counter:hand:sudden_call")
    assert state(match).out == [False, True, False]
    assert state(match).silver == [0, 0, 0]
    assert [line["event"] for line in match.log].count("banished") == 1
    assert log(match, "diverted") == []


def test_sudden_call_rouses_a_creature_that_can_charge() -> None:
    """Z 8.6, 14.1, 14.2"""
    match = position(
        front=[[], [creature("oath_lancer", charged=True), "cliff_ram", guard("shard_squire"), "marsh_pup"]],
        round=2,
        hand=[[], ["sudden_call"]],
    )
    play(match, "0 pass", "1 counter:hand:sudden_call")
    assert asked(match) == ["1 target creature"]
    assert offered(match, 1) == ["creature:1:2", "creature:1:3"]
    play(match, "1 creature:1:2")
    assert state(match).hp == [26, 30]
    assert at(match, 1, "cliff_ram").charged
    match = position(
        front=[[], [creature("oath_lancer", charged=True), guard("shard_squire")]], hand=[[], ["sudden_call"]]
    )
    play(match, "0 pass")
    assert offered(match, 1, "counter") == []
