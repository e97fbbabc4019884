"""Who comes first where much is equal, and how far things go (rule groups 9, 11, 12)."""

import pytest

from tests.games.played import log, play
from tests.games.zynalith.table import Named, combat, creature, position, state

# The night collector has 5 2 0 3 and steals silver in combat; the bear is made its equal and heals itself.
EQUAL_BEAR = creature("elder_bear", lasting=(4, -3, -1, -4))


def test_one_lot_serves_a_whole_combat_round() -> None:
    """Z 11.4, 11.9: who is first in the order of step A also wins the tie of step B."""
    firsts = set()
    for seed in range(8):
        match = combat(front=[["night_collector"], [EQUAL_BEAR]], silver=[0, 5], seed=seed)
        lot = [line["seat"] for line in log(match, "lot")]
        assert sorted(lot) == [0, 1]
        assert log(match, "triggered")[0]["seat"] == log(match, "winner")[0]["seat"] == lot[0]
        firsts.add(lot[0])
    assert firsts == {0, 1}


def test_another_combat_round_has_another_lot() -> None:
    """Z 11.4, 14.7: the collector charges, and both are still equal."""
    differ = False
    for seed in range(8):
        charger = creature("night_collector", "headlong", lasting=(0, 0, 2, 0))
        match = combat(front=[[charger], [creature("elder_bear", lasting=(4, -3, 1, -4))]], silver=[0, 5], seed=seed)
        lots = [line["seat"] for line in log(match, "lot")]
        assert len(lots) == 4
        differ |= lots[:2] != lots[2:]
    assert differ


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (creature("clay_sentry", lasting=(1, 2, 0, 0)), creature("shard_squire", lasting=(-3, -1, 9, 9))),  # INIT
        (creature("clay_sentry", lasting=(0, 2, 0, 0)), creature("choir_of_glass", lasting=(-2, 1, 1, 9))),  # DEF
        (creature("clay_sentry", lasting=(0, 2, 0, 3)), creature("crystal_mill", lasting=(0, 2, 1, 2))),  # HP
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_equal_attack_is_decided_by_initiative_then_defence_then_hp(first: Named, second: Named, turned: bool) -> None:
    """Z 11.9: each decides against all that come after it, no lot is drawn, and the log cites the rule."""
    match = combat(front=[[second], [first]] if turned else [[first], [second]])
    (winner,) = log(match, "winner")
    assert (winner["card"], winner["rule"]) == ("clay_sentry", "11.9")
    assert log(match, "lot") == []


@pytest.mark.parametrize(
    ("cards", "hp", "after"),
    [
        ([], 27, 30),
        (["dawn_sovereign"], 38, 40),
        (["dawn_sovereign"], 30, 35),
        (["dawn_sovereign", creature("rivet_ox", "lifeblood_amulet")], 38, 43),
        (["dawn_sovereign", creature("rivet_ox", "lifeblood_amulet")], 47, 50),
        ([], 35, 35),
        (["dawn_sovereign"], 44, 44),
    ],
)
def test_a_hero_is_healed_to_thirty_and_ten_more_for_each_overheal(cards: list[Named], hp: int, after: int) -> None:
    """Z 9.11: and what is above the limit stays."""
    match = position(front=[[*cards, "mist_maiden"], []], hp=[hp, 30], hand=[["mending_song"]], declines=[False, True])
    play(match, "0 play:hand:mending_song", *(["0 host:1"] if cards else []))
    assert state(match).hp[0] == after
