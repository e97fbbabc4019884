"""Combat: how attacks are aimed and split, which wall meets a hit, what is left of it."""

from typing import Any

import pytest

from tests.games.confluence.table import SIX, TWO, Fields, attack, life, offered, position, state, wall
from tests.games.played import asked, log, play


def met(*hits: Fields, walls: list[Fields]) -> list[tuple[Any, ...]]:  # Any: JSON
    """Hits of seat 0 on walls of seat 1 as they are calculated: force of the hit, force against it, damage."""
    match = position(phase="combat", combinations={0: [*hits], 1: walls}, hand=TWO)
    lines = [line for line in match.log if line["event"].startswith("met-")]
    return [(line.get("force", line["damage"]), line.get("wall", 0), line["damage"]) for line in lines]


# -- aiming ----------------------------------------------------------------------------------------------------------


def test_an_attack_without_force_is_not_distributed() -> None:
    """C 11.1"""
    match = position(3, phase="combat", combinations={0: [attack(0), attack(4), attack(0)]}, hand=TWO)
    assert match.view(0)["facts"]["sharing"]["comb"] == "0.2"
    play(match, "0 player:1")
    assert state(match).round == 2
    assert len(log(match, "aimed")) == 1


def test_a_split_goes_round_from_the_attacker() -> None:
    """C 11.2, 11.6: whoever comes last in turn order after the attacker gets the rest."""
    match = position(4, phase="combat", combinations={2: [wall(3), attack(9)]}, hand=TWO)
    whole = {"purpose": "aim", "comb": "2.2", "side": "attack", "stream": "ember", "points": 9}
    assert offered(match) == ["player:3", "player:0", "player:1", "split"]
    assert match.view(2)["facts"]["sharing"] == {**whole, "target": -1, "left": 9}
    play(match, "2 split")
    assert match.view(2)["facts"]["sharing"] == {**whole, "target": 3, "left": 9}
    assert "sharing" not in match.view(0)["facts"]
    play(match, "2 4")
    assert match.view(2)["facts"]["sharing"] == {**whole, "target": 0, "left": 5}
    assert offered(match) == [str(n) for n in range(6)]
    play(match, "2 2")
    assert [(line["target"], line["number"]) for line in log(match, "aimed")] == [(3, 4), (0, 2), (1, 3)]
    assert "sharing" not in match.view(2)["facts"]


def test_who_has_aimed_divides_nothing_any_more() -> None:
    """C 11.1, 11.7: the next player aims, and the hit is known by then."""
    match = position(3, phase="combat", combinations={0: [attack(5)], 1: [attack(6)]}, hand=TWO)
    play(match, "0 player:2")
    assert asked(match) == ["1 aim"]
    assert "sharing" not in match.view(0)["facts"]
    assert [(hit.owner, hit.target, hit.force) for hit in state(match).hits] == [(0, 2, 5)]


def test_hits_are_over_when_they_have_been_calculated() -> None:
    """C 11.8, 12.1"""
    match = position(phase="combat", combinations={0: [attack(5)]}, pool=[SIX], hand=TWO)
    assert asked(match) == ["0 discard_pool"]
    assert state(match).hits == []
    assert life(match) == [30, 25]


# -- walls -----------------------------------------------------------------------------------------------------------


def test_the_stronger_wall_meets_a_hit_whatever_the_thorns_of_the_weaker() -> None:
    """C 11.11"""
    for walls in ([wall(6), wall(4, thorns=3)], [wall(4, thorns=3), wall(6)]):
        assert met(attack(9), walls=walls) == [(9, 6, 3)]


def test_of_walls_that_are_halved_alike_the_earlier_one_meets_the_hit() -> None:
    """C 11.11: what counts is the force after Pierce."""
    for walls in ([wall(7), wall(6)], [wall(6), wall(7)]):
        match = position(phase="combat", combinations={0: [attack(8, "pierce")], 1: walls}, hand=TWO)
        assert [(line["wall"], line["place"]) for line in log(match, "met-wall")] == [(3, 1)]


def test_a_hit_of_the_force_of_a_wall_erodes_it_to_nothing() -> None:
    """C 11.14: not below 0; the next hit finds no wall."""
    assert met(attack(4, "erode"), attack(5), walls=[wall(4)]) == [(4, 4, 0), (5, 0, 5)]
    assert met(attack(4, "erode", "pierce"), attack(5), walls=[wall(8)]) == [(4, 4, 0), (5, 4, 1)]


def test_only_a_hit_that_erodes_takes_force_from_a_wall_that_holds() -> None:
    """C 11.14, 11.15: and it takes none from a wall that it breaks."""
    for powers, left in (([], []), (["leech"], []), (["erode"], [6])):
        match = position(phase="combat", combinations={0: [attack(3, *powers)], 1: [wall(9)]}, hand=TWO)
        assert [line["points"] for line in log(match, "eroded")] == left
    match = position(phase="combat", combinations={0: [attack(12, "erode")], 1: [wall(9)]}, hand=TWO)
    assert log(match, "eroded") == []


def test_a_hit_says_how_much_of_a_wall_is_pierced() -> None:
    """C 11.11, 11.12: half of its force, rounded down."""
    for powers, against, whole in ((["pierce"], 4, 9), ([], 9, 0)):
        match = position(phase="combat", combinations={0: [attack(10, *powers)], 1: [wall(9)]}, hand=TWO)
        assert [(line["wall"], line["whole"]) for line in log(match, "met-wall")] == [(against, whole)]
        assert life(match) == [30, 30 - 10 + against]


@pytest.mark.parametrize(
    ("theirs", "flown"), [([attack(5)], "no"), ([wall(1)], "yes"), ([wall(0)], "no"), ([wall(5), attack(5)], "yes")]
)
def test_what_a_hit_flies_over_is_a_wall_that_stands(theirs: list[Fields], flown: str) -> None:
    """C 11.10"""
    match = position(phase="combat", combinations={0: [attack(9, "flight")], 1: theirs}, hand=TWO)
    told = [(line["flown"], line["damage"]) for line in log(match, "met-nothing") if line["seat"] == 0]
    assert told == [(flown, 9)]


def test_a_wall_that_watches_meets_hits_on_foot_too() -> None:
    """C 11.10, 11.11: the strongest of those that can meet the hit."""
    walls = [wall(5, "watch"), wall(7), wall(4, "watch")]
    assert met(attack(8, "flight"), attack(9), walls=walls) == [(8, 5, 3), (9, 7, 2)]


def test_half_a_wall_may_be_no_more_than_the_bank() -> None:
    """C 11.11, 11.18, 11.19: a hit that pierces meets the bank then, and the wall keeps its force."""
    laid = {0: [attack(6, "pierce"), attack(7)], 1: [wall(5, thorns=1)]}
    match = position(3, phase="combat", combinations=laid, hand=TWO)
    play(match, "0 player:1", "0 player:1")
    assert [(line["force"], line["wall"]) for line in log(match, "met-bank")] == [(6, 2)]
    assert [(line["force"], line["wall"], line["damage"]) for line in log(match, "met-wall")] == [(7, 5, 2)]
    assert life(match) == [29, 24, 30]


def test_the_bank_counts_opponents_who_are_still_there() -> None:
    """C 11.18, 13.2: with one left nobody has a bank."""
    gone: Fields = {"out": [False, False, True, True], "fallen": [[1, -2, 2], [1, -3, 3]], "round": 2}
    laid: Fields = {"phase": "combat", "combinations": {0: [attack(5)]}, "hand": {0: ["roc"], 1: ["siren", "dragon"]}}
    match = position(4, life=[20, 20, -2, -3], **laid, **gone)
    assert match.view(None)["facts"]["bank"] == [0, 0, 0, 0]
    assert life(match) == [20, 15, -2, -3]
    gone = {"out": [False, False, False, True], "fallen": [[1, -3, 3]], "round": 2}
    match = position(4, life=[20, 20, 20, -3], **laid, **gone)
    assert match.view(None)["facts"]["bank"] == [2, 2, 2, 0]
    assert offered(match) == ["player:1", "player:2", "split"]
    play(match, "0 player:2")
    assert life(match) == [20, 20, 17, -3]


def test_hits_are_calculated_player_by_player_from_the_lead_player() -> None:
    """C 11.8, 11.9: each one’s weakest first."""
    laid = {0: [attack(7)], 1: [attack(5), attack(3)], 2: [attack(4)]}
    match = position(3, phase="combat", lead=2, combinations=laid, hand=TWO)
    play(match, "2 player:0", "0 player:2", "1 player:2", "1 player:0")
    assert [(line["target"], line["force"]) for line in log(match, "met-bank")] == [(2, 5), (2, 7), (0, 3), (0, 4)]


# -- life ------------------------------------------------------------------------------------------------------------


def test_life_lost_a_moment_ago_can_be_leeched_back() -> None:
    """C 1.3, 11.8, 11.17: hits on the lead player come first; half of the damage, rounded down, comes back."""
    laid = {0: [attack(7, "leech")], 1: [attack(4)]}
    match = position(phase="combat", combinations=laid, hand=TWO)
    assert [(line["seat"], line["number"], line["left"]) for line in log(match, "leeched")] == [(0, 3, 29)]
    match = position(phase="combat", lead=1, combinations=laid, hand=TWO)
    assert log(match, "leeched") == []
    assert life(match) == [26, 23]


def test_thorns_come_after_leeching() -> None:
    """C 1.3, 11.17: life that thorns will take cannot be leeched back."""
    match = position(phase="combat", combinations={0: [attack(9, "leech")], 1: [wall(3, thorns=2)]}, hand=TWO)
    assert log(match, "leeched") == []
    assert life(match) == [28, 24]


def test_thorns_sting_whether_the_wall_holds_or_breaks() -> None:
    """C 11.17: once for each hit."""
    match = position(phase="combat", combinations={0: [attack(2), attack(3)], 1: [wall(2, thorns=2)]}, hand=TWO)
    assert [(line["number"], line["left"]) for line in log(match, "pricked")] == [(2, 28), (2, 26)]
