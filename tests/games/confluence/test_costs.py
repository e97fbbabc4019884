"""Debts: when there is a choice how to pay them, what is told about it, and what life pays."""

import pytest

from tests.games.confluence.table import TWO, Fields, attack, life, offered, points, position, state, waits, wall
from tests.games.played import asked, log, play

BETWEEN = ["attacks", "walls", "choose"]
WITHIN = ["weakest", "choose"]


@pytest.mark.parametrize(
    ("combinations", "debt", "ways"),
    [
        ([attack(5), attack(3), wall(4), wall(2)], [0, 0, 0], []),
        ([attack(5), attack(3), wall(4)], [0, 1, 0], []),
        ([attack(5), wall(4), wall(3)], [1, 0, 0], []),
        ([attack(1), wall(1)], [0, 0, 1], BETWEEN),
        ([attack(5), wall(4)], [4, 3, 1], BETWEEN),
        ([attack(5), wall(3)], [0, 3, 2], []),
        ([attack(5), wall(3)], [0, 4, 2], []),
        ([attack(5), wall(3), wall(2)], [5, 0, 2], WITHIN),
        ([attack(5), wall(3), wall(2)], [7, 0, 2], WITHIN),
        ([attack(5), attack(3), wall(2)], [2, 0, 0], WITHIN),
        ([attack(5), attack(3), wall(2)], [2, 0, 8], WITHIN),
        ([attack(5), attack(3), wall(2)], [2, 0, 7], BETWEEN),
        ([attack(5), attack(0), wall(3)], [2, 0, 0], []),
    ],
)
def test_a_player_is_asked_only_about_what_can_be_divided(
    combinations: list[Fields], debt: list[int], ways: list[str]
) -> None:
    """C 9.5: between combinations of a side, or between the sides after A and D; not if a debt takes everything."""
    match = position(phase="cost", combinations={1: combinations}, debt={1: debt}, hand=TWO)
    if ways:
        assert asked(match) == ["1 pay"]
        assert offered(match) == ways
    else:
        assert log(match, "aimed") != []


def test_what_is_left_to_divide_is_told_to_who_divides() -> None:
    """C 9.10, 15.6: which combination pays, for which letter, and how much is still owed."""
    laid = {0: [attack(5), attack(3)], 1: [wall(2), attack(5), attack(3)]}
    match = position(phase="cost", lead=1, combinations=laid, debt={0: [1, 0, 0], 1: [4, 0, 0]}, hand=TWO)
    play(match, "1 choose")
    first = {"purpose": "A", "comb": "1.2", "side": "attack", "stream": "ember", "points": 5, "target": -1, "left": 4}
    assert match.view(1)["facts"]["sharing"] == first
    assert "sharing" not in match.view(0)["facts"]
    assert offered(match) == ["1", "2", "3", "4"]
    play(match, "1 3")
    assert [(line["place"], line["number"], line["left"]) for line in log(match, "paid")] == [(2, 3, 2), (3, 1, 2)]
    assert asked(match) == ["0 pay"]
    assert "sharing" not in match.view(1)["facts"]


def test_points_are_divided_over_attacks_and_walls_for_f() -> None:
    """C 9.3, 9.10: each in the order of announcement, whatever its side; what follows from the rest is not asked."""
    laid = {0: [wall(2), attack(5), wall(4)]}
    match = position(phase="cost", combinations=laid, debt={0: [0, 0, 9]}, hand=TWO)
    play(match, "0 choose")
    assert offered(match) == ["0", "1", "2"]
    play(match, "0 1")
    assert match.view(0)["facts"]["sharing"]["comb"] == "0.2"
    assert offered(match) == ["4", "5"]
    play(match, "0 4")
    assert [(line["place"], line["number"]) for line in log(match, "paid")] == [(1, 1), (2, 4), (3, 4)]


def test_each_letter_pays_from_the_weakest_it_may_pay_from() -> None:
    """C 9.2, 9.3, 9.5: what A and D have taken counts for F."""
    laid = {0: [attack(4), attack(6), wall(5), wall(6)]}
    match = position(phase="cost", combinations=laid, debt={0: [3, 4, 3]}, hand=TWO)
    play(match, "0 walls")
    told = [(line["place"], line["number"], line["cost"]) for line in log(match, "paid")]
    assert told == [(1, 3, "A"), (3, 4, "D"), (3, 1, "F"), (4, 2, "F")]


@pytest.mark.parametrize(
    ("debt", "overrun", "lost"),
    [
        ([5, 3, 0], 0, []),
        ([7, 3, 0], 2, [(2, "A")]),
        ([0, 6, 0], 3, [(3, "D")]),
        ([0, 0, 9], 1, [(1, "F")]),
        ([6, 2, 3], 3, [(1, "A"), (2, "F")]),
        ([6, 5, 4], 7, [(1, "A"), (2, "D"), (4, "F")]),
        ([4, 2, 2], 0, []),
    ],
)
def test_life_pays_what_the_points_of_a_letter_do_not(
    debt: list[int], overrun: int, lost: list[tuple[int, str]]
) -> None:
    """C 9.6, 9.7, 4.10: the account says so as soon as the debt is made."""
    laid = {0: [attack(5), wall(3)]}
    told = position(phase="additional", combinations=laid, debt={0: debt}, pool=[["guardsman"]]).view(1)["facts"]
    account = told["accounts"][0]
    assert account == {"attack": 5, "defence": 3, "debt": sum(debt), "overrun": overrun, "change": 0}
    match = position(phase="cost", combinations=laid, debt={0: debt}, hand=TWO)
    if asked(match) == ["0 pay"]:
        play(match, f"0 {offered(match)[0]}")
    assert [(line["number"], line["cost"]) for line in log(match, "overrun")] == lost
    assert life(match)[0] == 30 - overrun


def test_a_debt_is_gone_when_it_has_been_paid() -> None:
    """C 9.1, 9.7: also what life has paid; the next player still owes."""
    laid = {0: [attack(2)], 1: [attack(5), attack(4)]}
    match = position(phase="cost", combinations=laid, debt={0: [3, 1, 0], 1: [2, 0, 0]}, hand=TWO)
    assert asked(match) == ["1 pay"]
    assert state(match).debt == [[0, 0, 0], [2, 0, 0]]
    assert points(match, 0) == [0]
    play(match, "1 weakest")
    assert [(line["place"], line["number"]) for line in log(match, "paid") if line["seat"] == 1] == [(2, 2)]


def test_a_rebate_comes_before_the_payment() -> None:
    """C 8.1, 9.1, 9.2: debts are counted when the stacks have been carried out, A first."""
    match = position(
        phase="stacks",
        combinations={0: [attack(4), wall(3)]},
        debt={0: [1, 2, 4]},
        instant=[waits(0, "hourglass", "standard")],
        hand=TWO,
    )
    assert [(line["seat"], line["number"]) for line in log(match, "relieved")] == [(0, 4)]
    assert offered(match) == BETWEEN
    assert state(match).debt[0] == [0, 0, 3]
