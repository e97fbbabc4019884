"""Triggers and their queue (rule group 13)."""

from random import Random

import pytest

from croupier.engine import start
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.cards.terms import CREATURE_BACK
from tests.games.played import asked, log, offered, play
from tests.games.zynalith.rows import ROWS
from tests.games.zynalith.table import Named, at, combat, creature, fired, front, guard, hand, position, state


def test_instant_works_when_the_card_is_in_play_and_only_then() -> None:
    """Z 13.1"""
    match = position(front=[["shard_squire"], []], hand=[["ember_lance"], []])
    assert fired(match) == []
    play(match, "0 play:hand:ember_lance")
    assert fired(match) == ["ember_lance instant"]
    assert fired(position(front=[["oath_lancer"], []])) == []


def test_combat_effects_work_in_a_charge_too() -> None:
    """Z 13.2, 14.7"""
    match = position(
        front=[["shard_squire"], [creature("elder_bear", damage=2)]], hand=[["first_blood"], []], zynalith=[3, 0]
    )
    play(match, "0 play:hand:first_blood")
    assert fired(match) == ["first_blood instant", "elder_bear combat"]


def test_what_the_first_of_two_combat_effects_sets_off_waits_for_the_second() -> None:
    """Z 11.5, 11.7, 13.2: the curse kills the viper only when its flame has burnt, and before the bear heals."""
    match = combat(
        3,
        front=[[creature("reed_viper", "bound_flame")], [creature("marsh_pup", "death_curse")], ["elder_bear"]],
    )
    play(match, "1 creature:0:1")
    assert fired(match) == ["reed_viper combat", "bound_flame combat", "death_curse death", "elder_bear combat"]
    assert at(match, 2, "elder_bear").damage == 1 + 1 - 1
    assert front(match, 0) == []


def test_death_comes_after_the_host_has_died() -> None:
    """Z 13.4, 13.19, 13.24: the amulet's host is gone, its Leech with it."""
    match = combat(front=[["oath_lancer"], [creature("marsh_pup", "vengeful", "bloodthirsty")]], hp=[30, 20])
    assert fired(match) == ["vengeful death"]
    assert front(match, 1) == []
    assert state(match).hp == [27, 17]


def test_death_effects_have_no_pierce_of_the_dead() -> None:
    """Z 13.24"""
    match = combat(
        front=[["oath_lancer", guard("clay_sentry")], [creature("moss_boar", "vengeful", "gate_breaker", damage=4)]]
    )
    assert [line["lost"] for line in log(match, "hero-hit")] == [3, 2]


@pytest.mark.parametrize(
    ("host", "guards", "hp"),
    [
        ("bloated_tick", 0, [24, 26]),  # Leech
        ("bloated_tick", 1, [23, 27]),
        ("crimson_bat", 1, [24, 26]),  # Leech and Pierce
        (creature("moss_boar", "gate_breaker"), 1, [20, 26]),  # Pierce of a card beside it
        ("moss_boar", 1, [20, 27]),
    ],
)
def test_leech_and_pierce_of_the_host_work_for_its_cards(host: Named, guards: int, hp: list[int]) -> None:
    """Z 12.10, 13.24: as long as it is in play; the lance does 4 damage."""
    fronts: list[list[Named]] = [[host], [guard("clay_sentry")] * guards]
    match = position(front=fronts, hp=[20, 30], hand=[["ember_lance"], []], declines=[False, True])
    play(match, "0 play:hand:ember_lance")
    assert state(match).hp == hp


def test_the_leech_of_a_hero_works_for_death_effects() -> None:
    """Z 13.24, 11.15"""
    match = combat(front=[["oath_lancer"], [creature("marsh_pup", "vengeful")]], hp=[30, 20], leech=[False, True])
    assert state(match).hp == [27, 17 + 3]


def test_the_leech_of_a_hero_does_not_work_for_events() -> None:
    """Z 13.24, 4.5: nobody owns an event."""
    match = position(silver=[1, 0], leech=[True, False], creature_deck=["great_stampede", "vale_runner"], hp=[20, 20])
    play(match, "0 take:creature:deck")
    assert state(match).hp == [18, 18]


def test_mourning_sees_every_creature_of_any_player_once() -> None:
    """Z 13.5, 13.21"""
    match = position(
        3,
        front=[["mist_maiden", "mourning_veil"], ["marsh_pup", "vale_runner"], ["lamp_widow"]],
        hp=[10, 30, 30],
        hand=[["rain_of_glass"], [], []],
    )
    play(match, "0 play:hand:rain_of_glass", "0 host:2")
    assert fired(match) == ["rain_of_glass instant", "mourning_veil mourning", "mourning_veil mourning"]
    assert state(match).hp[0] == 12


def test_spell_equipment_and_property_hear_every_player() -> None:
    """Z 13.6, 13.7, 13.8, 13.21"""
    listeners: list[Named] = ["spellwright", "rivet_ox", creature("moss_boar", "living_totem")]
    for card, heard in (
        ("coin_alchemy", "spellwright spell"),
        ("bone_helm", "rivet_ox equipment"),
        ("watchful", "moss_boar property"),
    ):
        match = position(active=1, front=[listeners, ["shard_squire"]], silver=[0, 9], hand=[[], [card]])
        play(match, f"1 play:hand:{card}")
        assert heard in fired(match)
    match = position(active=1, front=[["forge_titan"], ["shard_squire"]], silver=[0, 9], hand=[[], ["bone_helm"]])
    play(match, "1 play:hand:bone_helm")
    assert fired(match) == []


def test_greed_hears_dear_cards_that_are_played_not_taken() -> None:
    """Z 13.9, 13.10"""
    for card, greedy in (("siege_marshal", True), ("elder_bear", True), ("duel_mistress", False)):
        match = position(front=[["gilded_broker"], []], silver=[20, 0], hand=[[card], []])
        play(match, f"0 play:hand:{card}")
        assert ("gilded_broker greed" in fired(match)) == greedy
    match = position(front=[["gilded_broker"], []], silver=[20, 0], creature_row=["siege_marshal"])
    play(match, "0 take:creature:1")
    assert fired(match) == []
    for card, greedy in (("second_dawn", True), ("crystal_seed", False)):  # 4 zynalith, 3 zynalith
        front: list[Named] = ["gilded_broker", "mist_maiden"]
        match = position(front=[front, []], zynalith=[4, 3], hand=[[card], []])
        play(match, f"0 play:hand:{card}", "0 host:1")
        assert ("gilded_broker greed" in fired(match)) == greedy


def test_defence_is_set_off_by_a_hit_even_if_nothing_got_through() -> None:
    """Z 13.11"""
    match = combat(front=[["marsh_pup"], [guard("thornback"), guard("mirror_guard")]])
    assert state(match).hp == [27, 30]
    assert fired(match) == ["mirror_guard defence", "thornback defence"]
    match = combat(front=[["oath_lancer"], ["thornback"]])
    assert fired(match) == []
    match = combat(front=[["clay_sentry"], [guard("thornback")]])
    assert fired(match) == []


def test_defence_counts_overflow_and_every_hit() -> None:
    """Z 13.11, 11.12"""
    match = combat(front=[["oath_lancer", "shard_squire"], ["marsh_pup", guard("thornback")]])
    assert fired(match) == ["thornback defence", "thornback defence"]


def test_defence_hits_nobody_who_is_out() -> None:
    """Z 13.11, 15.5: the first Defence takes the attacker's last HP, the second finds nobody."""
    match = combat(players=3, front=[["oath_lancer"], [guard("thornback")], [guard("mirror_guard")]], hp=[1, 30, 30])
    assert state(match).out == [True, False, False]
    assert fired(match) == ["thornback defence", "mirror_guard defence"]
    assert [line["seat"] for line in log(match, "hero-hit")].count(0) == 1


def test_damage_by_effects_is_no_attack() -> None:
    """Z 13.12"""
    match = position(front=[["mist_maiden"], [guard("thornback")]], hand=[["ember_lance"], []])
    play(match, "0 play:hand:ember_lance")
    assert state(match).hp == [30, 27]
    assert fired(match) == ["ember_lance instant"]


def test_game_end_comes_once_after_the_fifth_round() -> None:
    """Z 13.13, 15.4"""
    fronts = [[guard("choir_of_glass")], [guard("crystal_mill")]]
    assert fired(combat(front=fronts, start=1)) == ["crystal_mill game-end", "choir_of_glass game-end"]
    match = combat(front=fronts, round=4, creature_deck=["vale_runner"] * 2, extra_deck=["fleet_footed"])
    assert "choir_of_glass game-end" not in fired(match)


def test_a_card_does_not_hear_itself() -> None:
    """Z 13.14"""
    match = position(front=[["mist_maiden"], []], hand=[["rune_of_return"], []])
    play(match, "0 play:hand:rune_of_return")
    assert fired(match) == []
    match = position(front=[["rivet_ox", "clay_sentry"], []], silver=[9, 0], hand=[["smiths_belt"], []])
    play(match, "0 play:hand:smiths_belt", "0 host:2")
    assert fired(match) == ["rivet_ox equipment"]


def test_the_host_hears_the_card_it_has_just_been_given() -> None:
    """Z 13.15"""
    match = position(front=[["rivet_ox"], []], silver=[9, 0], hand=[["bone_helm"], []])
    play(match, "0 play:hand:bone_helm")
    assert fired(match) == ["rivet_ox equipment"]


def test_triggers_of_a_moment_wait_clockwise_left_to_right_printed_first() -> None:
    """Z 13.16"""
    match = position(
        3,
        active=1,
        front=[
            ["beggar_prophet"],
            [creature("storm_herald", "storm_mark"), creature("beggar_prophet", "omen_touched")],
            [],
        ],
        silver=[0, 1, 0],
        creature_deck=["spring_thaw", "vale_runner"],
    )
    play(match, "1 take:creature:deck")
    assert [(line["seat"], line["card"]) for line in log(match, "triggered")] == [
        (1, "storm_herald"),
        (1, "storm_mark"),
        (1, "beggar_prophet"),
        (1, "omen_touched"),
        (0, "beggar_prophet"),
    ]


def test_triggers_wait_in_one_queue_first_in_first_out() -> None:
    """Z 13.16, 13.22: what Instant sets off comes behind the triggers of the play."""
    match = position(
        front=[["mist_maiden", "spellwright"], [creature("ash_hound", "requiem")]],
        hand=[["unmaking"], []],
    )
    play(match, "0 play:hand:unmaking", "0 host:1")
    assert fired(match) == ["unmaking instant", "spellwright spell", "ash_hound death"]


def test_death_is_queued_before_mourning() -> None:
    """Z 13.17"""
    match = position(
        front=[["mist_maiden", "soul_ferryman"], ["ash_hound"]],
        hand=[["unmaking"], []],
    )
    play(match, "0 play:hand:unmaking", "0 host:1")
    assert fired(match)[1:] == ["ash_hound death", "soul_ferryman mourning"]


def test_effects_of_a_trigger_are_carried_out_one_after_the_other() -> None:
    """Z 13.18, 12.4: the first effect of Doomfall kills, is settled, then the second hits."""
    match = position(front=[["mist_maiden"], ["bridge_warden"]], hand=[["doomfall"], []], zynalith=[4, 0])
    play(match, "0 play:hand:doomfall")
    told = [line["event"] for line in match.log if line["event"] in ("died", "hero-hit")]
    assert told == ["died", "hero-hit"]


def test_a_trigger_whose_creature_has_left_play_is_dropped() -> None:
    """Z 13.19"""
    match = position(
        front=[["gilded_broker", "shard_squire"], ["rift_oracle"]], active=1, zynalith=[0, 4], hand=[[], ["doomfall"]]
    )
    play(match, "1 play:hand:doomfall", "1 creature:0:1")
    assert "gilded_broker greed" not in fired(match)


def test_what_cannot_be_done_is_left_out() -> None:
    """Z 13.20"""
    match = position(front=[["mist_maiden"], []], hand=[["drag_forth"], []])
    play(match, "0 play:hand:drag_forth")
    assert asked(match) == ["1 turn"]
    assert fired(match) == ["drag_forth instant"]
    match = position(front=[["mist_maiden"], ["elder_bear"]], hand=[["shoving_wind"], []])
    play(match, "0 play:hand:shoving_wind")
    assert at(match, 1, "elder_bear").guarding
    assert state(match).hp == [30, 30]
    match = position(front=[["mist_maiden"], ["sky_ray"]], hand=[["spark_volley"], []])
    play(match, "0 play:hand:spark_volley")
    assert at(match, 1, "sky_ray").damage == 0


def test_only_living_rivals_are_aimed_at() -> None:
    """Z 13.20, 15.6: whoever is eliminated is no enemy any more."""
    match = position(
        4,
        front=[["mist_maiden"], [], [], []],
        hp=[30, 30, 0, 30],
        out=[False, False, True, False],
        hand=[["ember_lance"]],
        declines=[False, True, False, True],
    )
    play(match, "0 play:hand:ember_lance")
    assert asked(match) == ["0 target hero"]
    assert offered(match, 0) == ["hero:1", "hero:3"]


def test_an_effect_on_all_heroes_leaves_the_eliminated_out() -> None:
    """Z 15.6, 16.1"""
    out = [False, False, True]
    match = position(
        3, front=[["mist_maiden"]], hp=[30, 30, 0], out=out, zynalith=[5, 0, 0], hand=[["wrath_of_the_vale"]]
    )
    play(match, "0 play:hand:wrath_of_the_vale")
    assert [line["seat"] for line in log(match, "hero-hit")] == [1]


def test_the_death_of_a_creature_whose_player_fell_with_it_does_nothing() -> None:
    """Z 11.19, 13.19: the match goes on without it."""
    match = combat(3, front=[["oath_lancer"], [creature("marsh_pup", "vengeful")], []], hp=[30, 3, 30])
    assert state(match).out == [False, True, False]
    assert fired(match) == []
    assert state(match).hp[0] == 30


def test_own_and_once_a_round() -> None:
    """Z 13.21, 13.23, 15.1"""
    match = position(front=[["mist_maiden", "lamp_widow"], ["vale_runner"]], hand=[["unmaking"], []])
    play(match, "0 play:hand:unmaking", "0 host:1")
    assert fired(match) == ["unmaking instant"]
    match = position(
        front=[["mist_maiden", "soul_ferryman"], ["vale_runner", "marsh_pup"]],
        hand=[["rain_of_glass"], []],
    )
    play(match, "0 play:hand:rain_of_glass", "0 host:1")
    assert fired(match).count("soul_ferryman mourning") == 1
    assert at(match, 0, "soul_ferryman").used == [0]
    assert state(match).zynalith[0] == 1


def test_each_copy_counts_its_own_once_a_round() -> None:
    """Z 13.21, 13.23"""
    match = position(
        front=[["mist_maiden", creature("grave_jackal", "bereaved"), "marsh_pup"], ["vale_runner"]],
        hand=[["unmaking"], []],
        active=0,
    )
    play(match, "0 play:hand:unmaking", "0 host:1")
    assert fired(match)[1:] == ["grave_jackal mourning"]
    match = combat(front=[[creature("marsh_pup"), guard("grave_jackal", "bereaved")], ["shard_squire"]])
    assert fired(match) == ["grave_jackal mourning", "bereaved mourning"]
    assert at(match, 0, "grave_jackal").attack == 5


def test_the_actor_of_a_defence_is_the_owner_of_the_winner() -> None:
    """Z 13.11, 13.12"""
    match = combat(3, front=[[], ["oath_lancer"], [guard("thornback")]])
    assert state(match).hp == [26, 29, 27]


def test_a_steal_takes_what_is_there() -> None:
    """Z 13.20"""
    match = position(front=[["mist_maiden"], []], zynalith=[3, 1], hand=[["crystal_theft"], []])
    play(match, "0 play:hand:crystal_theft")
    assert state(match).zynalith == [2, 0]


def test_a_player_who_dies_in_the_middle_of_a_draw_gets_no_card() -> None:
    """Z 4.12, 13.19"""
    match = position(
        3,
        front=[["mist_maiden"], [], []],
        hp=[2, 30, 30],
        hand=[["far_sight"], [], []],
        creature_deck=["great_stampede", "vale_runner"],
    )
    play(match, "0 play:hand:far_sight")
    assert state(match).out[0]
    assert hand(match, 0) == []
    assert log(match, "drew") == []
    assert asked(match) == ["1 turn"]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_nothing_waits_between_two_steps(players: int, seed: int) -> None:
    """Z 13.16, 14.3, 11.4: the queue, the charges, a combat round and its lot are over when the step is."""
    dice = Random(seed)
    match = start(Zynalith, players, seed)
    while not match.over:
        base = match._base
        assert isinstance(base, Zynalith)
        assert [base.queue, base.charges, base.fighting, base.lot] == [[], [], [], []]
        decision = dice.choice(match.decisions)
        plays = [i for i, key in enumerate(decision.keys) if key.startswith(("play:", "host:", "switch:"))]
        match.choose(decision.seat, dice.choice(plays or range(len(decision.keys))))


def test_a_waiting_death_is_told_of_the_card_that_died_even_if_it_has_been_shuffled_since() -> None:
    """Z 4.8, 13.4, 16.3: an event kills in the middle of a draw, and the pile with the dead becomes the deck."""
    elsewhere = ("toll_keeper", "ash_hound", "blood_moon", "faceless_warrior")
    herd = [row.id for row in ROWS if row.back == CREATURE_BACK and row.id not in elsewhere for _ in range(row.copies)]
    for seed in range(3):
        match = position(
            front=[["toll_keeper"], ["ash_hound"]],
            hand=[["far_sight"], []],
            creature_deck=["blood_moon"],
            creature_discard=herd,
            seed=seed,
            declines=[False, True],
        )
        play(match, "0 play:hand:far_sight")
        assert [line["deck"] for line in log(match, "reshuffled")] == ["creature"]
        assert fired(match) == ["far_sight instant", "ash_hound death"]
