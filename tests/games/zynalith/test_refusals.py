"""Why something is not offered."""

import pytest

from tests.games.zynalith.table import asked, combat, creature, guard, play, position, state


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
        ("banish:7", "6.14"),
        ("swap:1", "7.1"),
        ("switch:9", "7.3"),
        ("end", "5.6"),
        ("counter:hand:denial", "8.2"),
        ("hold", "8.10"),
        ("host:1", "6.8"),
        ("nonsense", None),
    ],
)
def test_before_the_main_action(key: str, rule: str | None) -> None:
    """Z 6.2, 6.4, 6.5, 6.6, 6.8, 6.14, 6.22, 7.1, 7.3, 5.6, 8.2, 8.10"""
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
    """Z 5.1, 6.20, 8.3, 8.4, 8.9"""
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
    assert match.why_not(0, "counter:hand:ember_ward") == "8.9"
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
