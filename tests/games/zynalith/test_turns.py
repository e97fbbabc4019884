"""Turns, main actions and side actions (rule groups 5 to 7)."""

from typing import Any

from croupier.engine import CardId, Match
from croupier.games.zynalith.cards import terms
from tests.games.played import asked, log, names, offered, play
from tests.games.zynalith.rows import ROWS
from tests.games.zynalith.table import at, creature, discards, fired, front, guard, hand, position, state


def quiet(players: int = 2, **fields: Any) -> Match:  # Any: values of any field
    """A turn of seat 0 in which nobody can answer with a counter."""
    return position(players, **{"declines": [False] + [True] * (players - 1), **fields})


# -- 5: turns ------------------------------------------------------------------------------------------------------


def test_turns_go_round_until_everybody_has_passed() -> None:
    """Z 5.1, 5.7, 6.20"""
    match = quiet(3, silver=[5, 5, 5], declined_for_round=[False, True, True])
    play(match, "0 sell", "0 pass", "1 take:creature:deck", "2 pass", "1 take:extra:deck")
    assert asked(match) == ["1 turn"]
    assert state(match).passed == [True, False, True]
    assert not log(match, "round-over")
    play(match, "1 pass")
    assert log(match, "round-over")
    assert state(match).round == 2


def test_exactly_one_main_action_in_a_turn() -> None:
    """Z 5.2, 5.6"""
    match = quiet(silver=[5, 5])
    play(match, "0 take:extra:deck")
    assert asked(match) == ["1 turn"]


def test_side_actions_come_before_the_main_action_in_any_number() -> None:
    """Z 5.3, 5.4, 7.6, 7.3"""
    match = quiet(front=[["shard_squire", "shard_squire"], []])
    assert offered(match, 0) == ["banish:1", "banish:2", "pass", "swap:1", "switch:1", "switch:2", "sell"]
    play(match, "0 sell", "0 swap:1", "0 switch:2", "0 sell", "0 switch:1")
    assert asked(match) == ["0 turn"]
    assert state(match).silver[0] == 4
    assert state(match).zynalith[0] == 1
    assert all(c.guarding for c in state(match).front[0])


def test_after_playing_a_creature_only_its_own_switch_and_swaps_are_left() -> None:
    """Z 5.3, 5.4, 5.6"""
    match = quiet(
        front=[["vale_tyrant", "cliff_ram", "shard_squire"], []], round=3, silver=[5, 0], hand=[["marsh_pup"], []]
    )
    play(match, "0 play:hand:marsh_pup")
    assert front(match, 0) == ["vale_tyrant", "cliff_ram", "marsh_pup", "shard_squire"]
    assert offered(match, 0) == ["swap:2", "switch:3", "end"]
    play(match, "0 swap:2")
    assert front(match, 0) == ["vale_tyrant", "marsh_pup", "cliff_ram", "shard_squire"]
    assert offered(match, 0) == ["swap:1", "switch:2", "end"]
    play(match, "0 switch:2")
    assert offered(match, 0) == ["swap:1", "end"]
    play(match, "0 end")
    assert asked(match) == ["1 turn"]


def test_a_turn_ends_by_itself_when_nothing_but_the_end_is_left() -> None:
    """Z 5.6"""
    match = quiet(silver=[5, 0], hand=[["marsh_pup"], []])
    play(match, "0 play:hand:marsh_pup")
    assert offered(match, 0) == ["switch:1", "end"]
    play(match, "0 switch:1")
    assert asked(match) == ["1 turn"]


def test_a_turn_ends_by_itself_when_the_played_creature_has_left() -> None:
    """Z 5.6, 14.8"""
    match = quiet(
        front=[[], ["vale_tyrant"]],
        silver=[9, 0],
        hand=[["cliff_ram"], []],
    )
    play(match, "0 play:hand:cliff_ram")
    assert front(match, 0) == []
    assert asked(match) == ["1 turn"]


def test_passing_ends_the_turn_at_once() -> None:
    """Z 5.5, 6.20"""
    match = quiet(front=[["shard_squire"], []])
    play(match, "0 pass")
    assert state(match).passed == [True, False]
    assert asked(match) == ["1 turn"]


def test_in_the_twentieth_turn_passing_is_the_only_main_action() -> None:
    """Z 5.8, 16.4"""
    match = quiet(turns=[19, 0], silver=[5, 0], front=[["shard_squire"], []], hand=[["vale_runner"], []])
    assert "take:creature:deck" in offered(match, 0)
    match = quiet(turns=[20, 0], silver=[5, 0], front=[["shard_squire"], []], hand=[["vale_runner"], []])
    assert offered(match, 0) == ["pass", "switch:1", "sell"]


def test_a_single_option_is_carried_out_without_asking() -> None:
    """Z 5.8, 5.4: in a 20th turn without a creature or zynalith nothing but the pass is left."""
    match = quiet(turns=[20, 0], zynalith=[0, 3])
    assert log(match, "passed")[0]["seat"] == 0
    assert asked(match) == ["1 turn"]


def test_a_turn_of_an_eliminated_player_ends_at_once() -> None:
    """Z 5.9, 4.12"""
    match = quiet(3, silver=[1, 0, 0], hp=[2, 30, 30], creature_deck=["great_stampede", "vale_runner"])
    play(match, "0 take:creature:deck")
    assert state(match).out == [True, False, False]
    assert asked(match) == ["1 turn"]


def test_the_announced_card_of_an_eliminated_player_is_discarded_without_refund() -> None:
    """Z 5.9, 8.12: the charge of a counter kills the active player before the action resolves."""
    match = position(
        3,
        front=[[], ["shard_squire"], []],
        hp=[3, 30, 30],
        silver=[5, 0, 0],
        hand=[["toll_keeper"], ["sudden_call"], ["ember_ward"]],
    )
    play(match, "0 play:hand:toll_keeper", "1 counter:hand:sudden_call", "2 counter:hand:ember_ward")
    game = state(match)
    assert game.out == [True, False, False]
    assert "toll_keeper" in discards(match)
    assert game.silver[0] == 0
    assert hand(match, 2) == ["ember_ward"]
    assert asked(match) == ["1 turn"]


def test_every_card_of_an_eliminated_player_is_discarded_the_one_with_the_number_0_too() -> None:
    """Z 5.9: announced, as above, in the first deal in which a creature has that number."""
    elsewhere = ("faceless_warrior", "shard_squire")
    rows = [row for row in ROWS if row.type == terms.CREATURE and row.id not in elsewhere]
    hands = [[row.id for row in rows for _ in range(row.copies)], ["sudden_call"]]
    front = [[], ["shard_squire"]]
    deals = (position(3, front=front, hp=[3, 30, 30], silver=[20, 0, 0], hand=hands, seed=s) for s in range(20))
    match = next(match for match in deals if 0 in state(match).hand[0])
    play(match, f"0 play:hand:{names(match, [CardId(0)])[0]}", "1 counter:hand:sudden_call")
    assert state(match).out == [True, False, False]
    assert 0 in state(match).creature_discard


# -- 6: main actions -----------------------------------------------------------------------------------------------


def test_a_main_action_is_announced_paid_answered_and_resolved() -> None:
    """Z 6.1"""
    match = position(silver=[5, 0], hand=[["toll_keeper"], ["ember_ward"]])
    play(match, "0 play:hand:toll_keeper")
    game = state(match)
    assert game.silver[0] == 0
    assert match.view(1)["announced"]["card"] == "toll_keeper"
    assert front(match, 0) == []
    assert asked(match) == ["1 counter"]
    play(match, "1 hold")
    assert front(match, 0) == ["toll_keeper"]
    assert match.view(1)["announced"] is None


def test_take_costs_one_silver() -> None:
    """Z 6.2, 2.8"""
    match = quiet(silver=[1, 0], creature_row=["sky_ray"], extra_row=["denial"])
    assert offered(match, 0, "take") == ["take:creature:1", "take:extra:1", "take:creature:deck", "take:extra:deck"]
    play(match, "0 take:extra:1")
    assert state(match).silver[0] == 0
    assert hand(match, 0) == ["denial"]
    assert match.view(1)["hand"][0]["known"] == ["denial"]
    match = quiet(silver=[0, 0], creature_row=["sky_ray"])
    assert offered(match, 0, "take") == []


def test_a_take_from_a_deck_draws_when_it_resolves() -> None:
    """Z 6.3, 2.9"""
    match = position(silver=[1, 0], hand=[[], ["ember_ward"]], extra_deck=["warm_springs", "denial"])
    play(match, "0 take:extra:deck")
    assert log(match, "happened") == []
    assert hand(match, 0) == []
    play(match, "1 hold")
    assert [line["card"] for line in log(match, "happened")] == ["warm_springs"]
    assert hand(match, 0) == ["denial"]


def test_cards_are_played_from_hand_or_display_if_they_can_be_paid() -> None:
    """Z 6.4, 6.5, 6.22, 16.6"""
    match = quiet(
        front=[["mist_maiden"], []],
        silver=[5, 0],
        zynalith=[1, 3],
        hand=[["toll_keeper", "vale_runner", "vale_runner", "ember_lance", "ember_ward", "requiem"], []],
        creature_row=["field_surgeon", "sky_ray"],
        extra_row=["watchful", "blood_pact", "coin_alchemy", "glorious", "heirloom_crown"],
    )
    assert offered(match, 0, "play") == [
        "play:hand:toll_keeper",
        "play:hand:vale_runner",
        "play:hand:ember_lance",
        "play:creature:1",
        "play:extra:1",
        "play:extra:3",
        "play:extra:4",
    ]
    play(match, "0 play:creature:1")
    assert state(match).creature_row[0] is None
    assert state(match).silver[0] == 0
    assert front(match, 0) == ["mist_maiden", "field_surgeon"]


def test_a_creature_needs_a_free_slot_of_the_round() -> None:
    """Z 6.6, 3.3"""
    fronts = [["vale_runner", "shard_squire", "marsh_pup"], []]
    for round_, free in ((1, False), (2, True)):
        match = quiet(round=round_, front=fronts, silver=[9, 0], hand=[["candle_wisp"], []])
        assert ("play:hand:candle_wisp" in offered(match, 0)) == free


def test_a_played_creature_attacks_behind_equal_and_higher_initiative() -> None:
    """Z 6.7"""
    match = quiet(front=[["vale_tyrant", "shard_squire"], []], silver=[9, 0], hand=[["marsh_pup"], []])
    play(match, "0 play:hand:marsh_pup")
    assert front(match, 0) == ["vale_tyrant", "marsh_pup", "shard_squire"]
    assert not at(match, 0, "marsh_pup").guarding


def test_slots_by_kind() -> None:
    """Z 6.8, 6.12, 6.11"""
    cards = {"property": "watchful", "spell": "ember_lance", "equipment": "notched_blade"}
    room = {"shard_squire": (1, 1, 1), "moss_boar": (2, 1, 0), "mist_maiden": (1, 2, 0), "rivet_ox": (1, 0, 2)}
    for host, slots in room.items():
        match = quiet(front=[[host], ["hoard_engine"]], silver=[9, 0], hand=[list(cards.values()), []])
        playable = [f"play:hand:{card}" for slot, card in zip(slots, cards.values(), strict=True) if slot]
        assert offered(match, 0, "play") == playable
        assert at(match, 0, host).room == slots
    match = quiet(front=[[creature("rivet_ox", "long_spear")], []], silver=[9, 0], hand=[list(cards.values()), []])
    assert at(match, 0, "rivet_ox").room == (1, 0, 1)
    play(match, "0 play:hand:notched_blade")
    assert at(match, 0, "rivet_ox").room == (1, 0, 0)
    assert names(match, at(match, 0, "rivet_ox").attached) == ["long_spear", "notched_blade"]


def test_the_host_is_chosen_after_the_counter_window() -> None:
    """Z 6.9, 6.12"""
    match = position(
        front=[["vale_runner", "shard_squire"], ["toll_keeper"]], silver=[9, 0], hand=[["watchful"], ["ember_ward"]]
    )
    play(match, "0 play:hand:watchful")
    assert asked(match) == ["1 counter"]
    play(match, "1 hold")
    assert asked(match) == ["0 attach"]
    assert offered(match, 0) == ["host:1", "host:2"]
    play(match, "0 host:2")
    assert names(match, at(match, 0, "shard_squire").attached) == ["watchful"]


def test_without_a_host_at_the_end_the_card_is_lost_for_one() -> None:
    """Z 6.9"""
    match = position(front=[["marsh_pup"], ["shard_squire"]], silver=[9, 0], hand=[["glorious"], ["sudden_call"]])
    play(match, "0 play:hand:glorious", "1 counter:hand:sudden_call")
    game = state(match)
    assert front(match, 0) == []
    assert "glorious" in discards(match)
    assert game.silver[0] == 9 - 1
    assert fired(match) == []


def test_instant_effects_come_before_what_the_play_sets_off() -> None:
    """Z 6.13, 13.22, 13.6"""
    match = quiet(front=[["spellwright"], []], hand=[["coin_alchemy"], []])
    play(match, "0 play:hand:coin_alchemy")
    assert fired(match) == ["coin_alchemy instant", "spellwright spell"]


def test_a_defender_can_be_banished_and_a_refund_is_never_negative() -> None:
    """Z 6.14"""
    match = quiet(front=[[guard("toll_keeper"), "candle_wisp"], []])
    assert front(match, 0) == ["candle_wisp", "toll_keeper"]
    play(match, "0 banish:1")
    assert state(match).silver[0] == 0
    match = quiet(front=[[guard("toll_keeper")], []])
    play(match, "0 banish:1")
    assert state(match).silver[0] == 4


def test_a_banish_whose_creature_has_gone_does_nothing() -> None:
    """Z 6.17"""
    match = position(front=[["marsh_pup", "clay_sentry"], ["vale_tyrant"]], hand=[[], ["sudden_call"]])
    play(match, "0 banish:1", "1 counter:hand:sudden_call")
    assert front(match, 0) == ["clay_sentry"]
    assert [line["rule"] for line in log(match, "already-gone")] == ["6.17"]
    assert state(match).silver[0] == 0
    assert asked(match) == ["1 turn"]


def test_a_redraw_costs_a_hand_card_and_renews_one_row() -> None:
    """Z 6.18, 6.19"""
    deck = ["vale_runner", "shard_squire", "toll_keeper", "lamp_widow", "field_surgeon"]
    match = position(
        hand=[["denial", "sky_ray"], ["ember_ward"]],
        creature_row=["reed_viper"],
        creature_deck=deck,
        extra_row=["watchful"],
    )
    assert offered(match, 0, "redraw") == ["redraw:creature", "redraw:extra"]
    play(match, "0 redraw:creature")
    assert asked(match) == ["0 discard"]
    assert offered(match, 0) == ["discard:denial", "discard:sky_ray"]
    play(match, "0 discard:denial")
    assert asked(match) == ["1 counter"]
    assert discards(match) == ["denial"]
    assert names(match, state(match).creature_row)[0] == "reed_viper"
    play(match, "1 hold")
    assert names(match, state(match).creature_row) == deck
    assert names(match, state(match).extra_row)[0] == "watchful"
    assert discards(match) == ["reed_viper", "denial"]
    assert offered(quiet(), 0, "redraw") == []


def test_who_has_passed_may_still_answer_and_fights() -> None:
    """Z 6.21, 8.1"""
    match = position(passed=[False, True], front=[["shard_squire"], ["toll_keeper"]], hand=[[], ["ember_ward"]])
    play(match, "0 pass")
    assert asked(match) == ["1 counter"]
    play(match, "1 counter:hand:ember_ward")
    assert state(match).zynalith[1] == 2
    assert [line["seat"] for line in log(match, "member")] == [0, 1]


def test_counters_are_no_main_action() -> None:
    """Z 6.22, 8.2"""
    match = quiet(front=[["mist_maiden"], []], hand=[["denial", "ember_ward"], []], extra_row=["quick_fingers"])
    assert offered(match, 0, "play") == []
    assert offered(match, 0, "counter") == ["counter:hand:ember_ward"]


# -- 7: side actions -----------------------------------------------------------------------------------------------


def test_swaps_are_for_neighbours_with_equal_initiative_once_a_pair() -> None:
    """Z 7.1, 7.2"""
    match = quiet(round=3, front=[["vale_tyrant", "cliff_ram", "marsh_pup", "shard_squire"], []])
    assert offered(match, 0, "swap") == ["swap:1", "swap:2"]
    play(match, "0 swap:1")
    assert offered(match, 0, "swap") == ["swap:2"]
    play(match, "0 swap:2")
    assert front(match, 0) == ["cliff_ram", "marsh_pup", "vale_tyrant", "shard_squire"]
    assert offered(match, 0, "swap") == ["swap:1"]
    play(match, "0 swap:1")
    assert front(match, 0) == ["marsh_pup", "cliff_ram", "vale_tyrant", "shard_squire"]
    assert offered(match, 0, "swap") == []
    play(match, "0 pass", "1 pass")
    assert state(match).swapped == []


def test_what_is_cheaper_needs_less_silver() -> None:
    """Z 6.4, 6.8"""
    for silver, offers in ((2, False), (3, True)):
        match = quiet(front=[["harness_maker"], []], hand=[["long_spear"]], silver=[silver, 0])
        assert ("play:hand:long_spear" in offered(match, 0)) == offers


def test_a_creature_that_costs_nothing_needs_no_silver() -> None:
    """Z 6.4: also from the display."""
    match = quiet(creature_row=["candle_wisp", "scrap_imp"])
    assert "play:creature:1" in offered(match, 0)
    assert "play:creature:2" not in offered(match, 0)


def test_every_creature_of_a_full_front_can_act_be_chosen_and_be_hit() -> None:
    """Z 3.3, 6.12, 6.14, 7.1, 7.3, 16.3: the fifth too."""
    mine = ["marsh_pup", "marsh_pup", "crown_claimant", "grave_jackal", "ash_hound"]
    theirs = ["shard_squire", "shard_squire", "gilded_broker", "echo_child", "siege_marshal"]
    match = quiet(round=3, front=[mine, theirs], hand=[["spark_volley"], []], silver=[9, 9])
    five = range(1, 6)
    assert offered(match, 0) == [
        "take:creature:deck",
        "take:extra:deck",
        "play:hand:spark_volley",
        *[f"banish:{k}" for k in five],
        "redraw:creature",
        "redraw:extra",
        "pass",
        *[f"swap:{k}" for k in five[:-1]],
        *[f"switch:{k}" for k in five],
        "sell",
    ]
    play(match, "0 play:hand:spark_volley")
    assert offered(match, 0) == [f"host:{k}" for k in five]
    play(match, "0 host:5")
    assert offered(match, 0) == [f"creature:1:{k}" for k in five]


def test_a_switch_keeps_the_place_and_comes_once_a_turn() -> None:
    """Z 7.3, 7.4, 7.5"""
    match = quiet(front=[["vale_runner", "shard_squire", "toll_keeper"], []], silver=[1, 1])
    play(match, "0 switch:2")
    assert front(match, 0) == ["vale_runner", "shard_squire", "toll_keeper"]
    assert at(match, 0, "shard_squire").guarding
    assert offered(match, 0, "switch") == ["switch:1", "switch:3"]
    play(match, "0 take:creature:deck", "1 pass")
    assert offered(match, 0, "switch") == ["switch:1", "switch:2", "switch:3"]
    play(match, "0 switch:2")
    assert not at(match, 0, "shard_squire").guarding


def test_a_creature_that_was_just_played_switches_once_too() -> None:
    """Z 7.5"""
    match = quiet(front=[["marsh_pup"], []], silver=[5, 0], hand=[["cliff_ram", "marsh_pup"], []])
    play(match, "0 play:hand:marsh_pup", "0 switch:2")
    assert offered(match, 0) == ["swap:1", "end"]


def test_zynalith_is_sold_for_two_silver_each() -> None:
    """Z 7.6, 7.7"""
    match = position(zynalith=[2, 3], hand=[[], ["ember_ward"]])
    play(match, "0 sell", "0 sell")
    assert asked(match) == ["0 turn"]
    assert state(match).silver[0] == 4
    assert state(match).zynalith[0] == 0
    assert offered(match, 0, "sell") == []


def test_only_main_actions_open_a_window() -> None:
    """Z 7.7, 8.3"""
    match = position(front=[["shard_squire", "shard_squire"], []], hand=[[], ["ember_ward"]])
    play(match, "0 swap:1", "0 switch:1", "0 sell")
    assert asked(match) == ["0 turn"]
    play(match, "0 pass")
    assert asked(match) == ["1 counter"]
