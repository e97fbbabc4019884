"""Why something is not offered."""

import pytest

from tests.games.played import asked, play
from tests.games.zynalith.table import combat, creature, guard, position, state


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("take:creature:1", "6.2"),
        ("play:hand:vale_runner", "6.6"),
        ("play:hand:watchful", "6.8"),
        ("play:hand:blood_pact", "6.5"),
        ("play:hand:denial", "6.22"),
        ("play:hand:oath_lancer", "6.4"),
        ("play:creature:2", "6.4"),
        ("banish:4", "6.14"),
        ("swap:1", "7.1"),
        ("switch:4", "7.3"),
        ("end", "5.2"),
        ("counter:hand:denial", "8.2"),
        ("hold", "8.3"),
        ("host:1", "6.9"),
        ("nonsense", None),
        ("swap:5", None),
    ],
)
def test_before_the_main_action(key: str, rule: str | None) -> None:
    """Z 6.2, 6.4, 6.5, 6.6, 6.8, 6.9, 6.14, 6.22, 7.1, 7.3, 5.2, 8.2, 8.3"""
    match = position(
        front=[
            [
                creature("rivet_ox", "noble_born"),
                creature("mist_maiden", "elusive"),
                creature("shard_squire", "vengeful"),
            ]
        ],
        hand=[["vale_runner", "watchful", "blood_pact", "denial"], []],
        zynalith=[1, 3],
    )
    assert match.why_not(0, key) == rule
    assert key not in match.decisions[0].keys


def test_in_the_window_and_in_the_turns_of_others() -> None:
    """Z 5.1, 6.20, 8.2, 8.3, 8.4"""
    match = position(
        3,
        passed=[False, False, True],
        hand=[["ember_ward"], ["barred_gate"], ["denial"]],
        declines=[False, False, True],
    )
    assert match.why_not(1, "pass") == "5.1"
    assert match.why_not(2, "pass") == "6.20"
    assert match.why_not(1, "counter:hand:barred_gate") == "8.3"
    play(match, "0 pass")
    assert match.why_not(0, "counter:hand:ember_ward") == "8.2"
    assert match.why_not(1, "counter:hand:barred_gate") == "8.3"
    assert match.why_not(2, "counter:hand:denial") == "8.4"
    assert match.why_not(1, "hold") is None


def test_after_the_main_action_and_at_the_end() -> None:
    """Z 5.2, 5.8, 7.2, 7.5, 15.3"""
    match = position(
        front=[["marsh_pup"], []], silver=[9, 0], hand=[["cliff_ram", "vale_runner"], []], declines=[False, True]
    )
    play(match, "0 play:hand:cliff_ram")
    assert match.why_not(0, "take:creature:deck") == "5.2"
    play(match, "0 swap:1")
    assert match.why_not(0, "swap:1") == "7.2"
    match = position(turns=[20, 0], front=[["marsh_pup", "shard_squire"], []], silver=[9, 0])
    assert match.why_not(0, "take:creature:deck") == "5.8"
    play(match, "0 switch:1")
    assert match.why_not(0, "switch:1") == "7.5"
    over = combat()
    assert state(over).over
    assert over.why_not(0, "pass") == "15.3"


def test_the_side_actions_of_others_are_over_with_the_main_action() -> None:
    """Z 5.4, 7.2, 7.5"""
    match = position(
        round=2,
        front=[["vale_runner", "shard_squire", "bell_automaton"], []],
        silver=[2, 0],
        hand=[["ember_ward", "vale_runner"], []],
        declines=[False, True],
    )
    play(match, "0 play:hand:vale_runner", "0 switch:2")
    assert match.why_not(0, "switch:2") == "7.5"
    assert match.why_not(0, "switch:1") == "5.4"
    assert match.why_not(0, "swap:3") == "5.4"
    assert match.why_not(0, "sell") == "5.4"
    assert match.why_not(0, "counter:hand:ember_ward") == "5.4"
    play(match, "0 swap:1")
    assert asked(match) == ["1 turn"]


def test_a_counter_that_finds_no_creature() -> None:
    """Z 8.6"""
    match = position(front=[[guard("vale_runner")], []], hand=[["sudden_call"], []])
    assert match.why_not(0, "counter:hand:sudden_call") == "8.6"


def test_creatures_of_two_fronts_are_no_neighbours() -> None:
    """Z 7.1: variant two_fronts."""
    match = position(variants={"two_fronts": "on"}, front=[["vale_runner", creature("vale_runner", east=True)], []])
    assert match.why_not(0, "swap:1") == "7.1"


def test_in_the_draft() -> None:
    """Z 2.2, 2.6, 2.7"""
    match = position(phase="draft", round=0)
    assert match.why_not(1, "take:creature:deck") == "2.2"
    assert match.why_not(0, "pass") == "2.6"
    assert match.why_not(0, "take:creature:1") == "2.7"


def test_a_deck_without_cards() -> None:
    """Z 2.4, 4.9, 6.2"""
    match = position(silver=[1, 0], hand=[["vale_runner"], []])
    game = state(match).copy()
    game.aside += [*game.creature_deck, *game.creature_discard]
    game.creature_deck, game.creature_discard = [], []
    assert game.refuses(0, "take:creature:deck") == "4.9"


def test_what_counters_answer() -> None:
    """Z 8.2, 8.3, 8.6, 8.11, 8.13"""
    match = position(
        3,
        front=[[], [guard("vale_runner")], ["shard_squire", "toll_keeper"]],
        silver=[9, 0, 0],
        zynalith=[3, 4, 3],
        hand=[["cliff_ram", "denial"], ["denial", "sudden_call", "barred_gate"], ["sudden_call"]],
        extra_row=["barred_gate", "fleet_footed"],
    )
    play(match, "0 play:hand:cliff_ram")
    assert match.why_not(0, "counter:hand:denial") == "8.2"
    assert match.why_not(1, "counter:hand:denial") == "8.3"  # it answers extra cards
    assert match.why_not(1, "counter:hand:sudden_call") == "8.6"
    assert match.why_not(1, "counter:display:2") == "6.4"
    play(match, "1 counter:display:1")
    assert match.why_not(1, "counter:hand:barred_gate") == match.why_not(1, "hold") == "8.3"
    play(match, "2 counter:hand:sudden_call")
    assert asked(match) == ["2 target creature"]
    assert match.why_not(1, "counter:hand:barred_gate") == "8.13"
    shown = position(silver=[9, 0], extra_row=["ember_ward"], hand=[[], ["quick_fingers"]])
    play(shown, "0 take:extra:1")
    assert shown.why_not(1, "counter:display:1") == "8.11"


def test_an_action_under_way_is_finished_first() -> None:
    """Z 5.2, 5.4, 6.18, 6.9, 8.2, 13.20"""
    match = position(silver=[9, 0], hand=[["cliff_ram", "ember_ward"], []], declines=[False, True])
    play(match, "0 redraw:creature")
    assert asked(match) == ["0 discard"]
    assert match.why_not(0, "play:hand:cliff_ram") == match.why_not(0, "pass") == "5.2"
    assert match.why_not(0, "sell") == "5.4"
    assert match.why_not(0, "counter:hand:ember_ward") == "8.2"
    match = position(front=[["vale_runner", "shard_squire"], []], hand=[["sudden_call", "ember_ward"], []])
    play(match, "0 counter:hand:sudden_call")
    assert asked(match) == ["0 target creature"]
    said = {"effect": "effect-rouse", "number": 0, "whom": "none", "position": "none"}
    assert match.decisions[0].about == {"card": "sudden_call", **said}
    for key in ("pass", "sell", "switch:1", "banish:1", "counter:hand:ember_ward"):
        assert match.why_not(0, key) == "13.20"


def test_a_side_action_after_the_main_action_is_finished_first_too() -> None:
    """Z 13.20, 6 free_order: without the sentry to its left, a hurt Faceless Warrior dies of the swap."""
    match = position(
        3,
        front=[["clay_sentry", creature("faceless_warrior", "vengeful", damage=2)]],
        silver=[9, 0, 0],
        declines=[False, True, True],
        variants={"free_order": "on", "faceless_warrior": "on"},
    )
    play(match, "0 take:creature:deck", "0 swap:1")
    assert asked(match) == ["0 target hero"]
    assert match.why_not(0, "sell") == match.why_not(0, "pass") == "13.20"


def test_where_an_extra_card_fits() -> None:
    """Z 6.8, 6.9"""
    full = creature("rivet_ox", "noble_born")
    match = position(
        front=[[full, "shard_squire", "vale_runner"], []],
        silver=[9, 0],
        hand=[["watchful"], ["ember_ward"]],
    )
    play(match, "0 play:hand:watchful")
    assert (match.why_not(0, "host:1"), match.why_not(0, "host:3")) == ("6.9", "6.8")  # the ox stands on the right
    play(match, "1 hold")
    assert asked(match) == ["0 attach"]
    assert match.why_not(0, "host:3") == match.why_not(0, "host:4") == "6.8"
    assert match.why_not(1, "host:1") == "6.9"


def test_in_combat_there_are_targets_only() -> None:
    """Z 10.6, 8.10"""
    match = combat(3, front=[["pale_archer"], ["shard_squire"], []])
    assert asked(match) == ["0 target hero"]
    assert match.why_not(0, "pass") == match.why_not(1, "switch:1") == "10.6"
    assert match.why_not(1, "hold") == "8.10"


@pytest.mark.parametrize(("hp", "rule"), [([30, 30], "15.3"), ([30, 2], "15.7"), ([2, 2], "15.8")])
def test_how_it_ended(hp: list[int], rule: str) -> None:
    """Z 15.3, 15.7, 15.8"""
    if hp == [30, 30]:
        match = combat()
    else:
        match = position(hp=hp, silver=[1, 0], creature_deck=["great_stampede"], declines=[False, True])
        play(match, "0 take:creature:deck")
    assert match.over
    assert match.why_not(0, "pass") == rule


@pytest.mark.parametrize(
    "key",
    [
        "take",
        "take:creature",
        "take:creature:0",
        "play:hand:ogre",
        "banish:0",
        "swap:x",
        "redraw:deck",
        "hero",
        "host:",
        "counter:hand",
        "counter:display:hand",
        "creature:1",
    ],
)
def test_what_is_no_key_has_no_rule(key: str) -> None:
    match = position(turns=[20, 0], hand=[["vale_runner"], []])
    assert match.why_not(0, key) is None
    assert match.why_not(1, key) is None


def test_whoever_does_not_sit_there_has_no_rule() -> None:
    match = position(2)
    assert match.why_not(2, "pass") is match.why_not(-1, "pass") is None
