"""Positions that are laid out and cannot be."""

from typing import Any

import pytest

from croupier.engine import BadSetup
from croupier.games.confluence.cards import terms
from tests.games.confluence.table import attack, offered, position, state, waits, wall
from tests.games.played import log, play

Fields = dict[str, Any]  # Any: values of any field

POOL = [["guardsman", "kite_runner", "prism"]]
PRISM = (0, 2)
AIMED = attack(6, aimed=True)
GONE: Fields = {"out": [False, False, True], "fallen": [[1, -2, 2]], "round": 2}


def hit(number: int, target: int, force: int, owner: int = 0) -> Fields:
    return {"owner": owner, "number": number, "target": target, "force": force}


def refused(players: int = 3, **laid: Any) -> str | None:  # Any: values of any field
    """The rule by which the position is refused."""
    with pytest.raises(BadSetup) as error:
        position(players, **{"pool": POOL, **laid})
    return error.value.rule


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        ({"phase": "lunch"}, "5.1"),
        ({"deed": "fly"}, "7.9"),
        ({"deed": "more"}, "7.9"),
        ({"round": -1}, "14.5"),
        ({"round": 13}, "14.5"),
        ({"round": 12, "variants": {"start_life": "20"}}, "14.5"),
        ({"out": [False, True, True]}, "14.1"),
        ({**GONE, "lead": 2}, "13.5"),
        ({**GONE, "active": 2}, "13.5"),
        ({**GONE, "fallen": []}, "13.2"),
        ({"fallen": [[1, -2, 2]], "round": 2}, "13.2"),
        ({**GONE, "round": 1}, "14.6"),
        ({**GONE, "fallen": [[1, 3, 2]]}, "14.6"),
        ({**GONE, "hand": {2: ["siren"]}}, "13.4"),
        ({**GONE, "combinations": {2: [wall(4)]}}, "13.2"),
        ({"life": [31, 30, 30]}, "1.3"),
        ({"round": 12, "phase": "results", "life": [9, 8, 8]}, "14.5"),
        ({"round": 11, "phase": "initial", "life": [8, 9, 8]}, "14.5"),
        ({"life": [0, 30, 30]}, "13.2"),
        ({"phase": "initial", "life": [30, 0, 30]}, "13.2"),
        ({"phase": "cost", "active": 1, "debt": {0: [5, 0, 0]}}, "9.1"),
        ({"phase": "end", "active": 1, "ending": {0: [waits(0, "wraith")]}}, "10.2"),
        ({"debt": {0: [-1, 0, 0]}}, "4.9"),
        ({"debt": {0: [1, 0]}}, "4.9"),
        ({"passes": 3}, "7.13"),
        ({"passes": -1}, "7.13"),
        ({"lays": [3, 0, 0]}, "7.4"),
        ({"phase": "additional", "lays": [3, 0, 0]}, "7.4"),
        ({"phase": "additional", "lays": [0, -1, 0]}, "7.4"),
        ({"phase": "additional", "lays": [0, -1, 0], "variants": {"additional_limit": "none"}}, "7.4"),
        ({**GONE, "phase": "additional", "passes": 2}, "7.13"),
        ({**GONE, "pool": [["siren"], [], ["roc"]]}, "13.4"),
        ({**GONE, "fallen": [[0, -2, 2]]}, "14.6"),
        ({**GONE, "fallen": [[1, 1, 2]]}, "14.6"),
        ({"lays": [-1, 0, 0], "variants": {"additional_limit": "none"}}, "7.4"),
        ({"phase": "initial", "debt": {0: [5, 0, 0]}}, "12.8"),
        ({"phase": "results", "debt": {2: [0, 0, 1]}}, "12.8"),
        ({"phase": "results", "lays": [0, 2, 0]}, "7.4"),
        ({"phase": "basic", "lays": [0, 1, 0], "hand": [["siren"], ["roc"], ["dragon"]]}, "7.4"),
        ({"phase": "initial", "stopped": [False, True, False]}, "7.15"),
        ({"phase": "basic", "stopped": [False, True, False], "hand": [["siren"], ["roc"], ["dragon"]]}, "7.15"),
        ({"giver": 1}, None),
        ({"forming": {"seat": 0, "side": 0, "stream": 0, "cards": []}}, None),
        ({"phase": "stacks", "settling": waits(0, "guardsman")}, None),
    ],
)
def test_rounds_and_players_that_cannot_be(laid: Fields, rule: str | None) -> None:
    """C 1.3, 4.9, 5.1, 7.4, 7.9, 7.13, 7.15, 9.1, 10.2, 12.8, 13.2, 13.4, 13.5, 14.1, 14.5, 14.6"""
    assert refused(**laid) == rule


def test_a_match_that_was_laid_out_ends_in_the_last_round_too() -> None:
    """C 13.1, 14.5: High Water takes 8 in round 12."""
    match = position(phase="results", round=12, life=[8, 8], hand=[["siren"], ["roc"]])
    assert match.over
    match = position(phase="results", round=11, life=[15, 15], hand=[["siren"], ["roc"]])
    assert (state(match).round, state(match).life) == (12, [8, 8])


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        ({"used": {0: [3]}}, "4.11"),
        ({"used": {0: [0, 0]}}, "4.11"),
        ({"used": {0: [1]}}, "4.11"),
        ({"appointed": [[0, 0, 0, 1]]}, "3.25"),
        ({"appointed": [[*PRISM, 2, 1]]}, "3.25"),
        ({"appointed": [[*PRISM, 0, 5]]}, "3.25"),
        ({"appointed": [[*PRISM, 0, 1], [*PRISM, 0, 2]]}, "3.26"),
        ({"combinations": {0: [{**wall(4), "side": 2}]}}, "3.2"),
        ({"combinations": {0: [{**wall(4), "stream": 9}]}}, "3.3"),
        ({"combinations": {0: [{**wall(4), "stream": 5}]}}, "3.3"),
        ({"combinations": {0: [wall(4, cards=[(3, 0)])]}}, "3.18"),
        ({"combinations": {0: [wall(4, cards=[(-2, 0)])]}, "pool": [["siren"], ["roc"], ["kestrel"]]}, "3.18"),
        ({"appointed": [[-2, 0, 0, 1]], "pool": [["siren"], ["prism"], ["prism"]]}, "3.25"),
        ({"combinations": {0: [wall(4, length=0)]}}, "3.20"),
        ({"combinations": {0: [wall(4, raised=-1)]}}, "8.5"),
        ({"combinations": {0: [{**wall(4, thorns=2), "thorns": -1}]}}, "11.11"),
        ({"combinations": {0: [wall(4, aimed=True)]}, "phase": "combat"}, "11.1"),
        ({"combinations": {0: [wall(4, cards=[(0, 0), (0, 3)])]}}, "3.18"),
        ({"combinations": {0: [wall(4, cards=[(-2, 0)])]}}, "3.18"),
        ({"combinations": {0: [wall(4, cards=[(0, 0), (0, 0)])]}}, "3.9"),
        ({"combinations": {0: [wall(4, cards=[(0, 0), (0, 2)], length=1)]}}, "3.20"),
        ({"combinations": {0: [wall(-1)]}}, "3.22"),
        ({"combinations": {0: [wall(terms.MOST_POINTS + 1)]}}, "3.22"),
        ({"combinations": {0: [wall(1)] * (terms.MOST_COMBINATIONS + 1)}}, "3.9"),
        ({"combinations": {0: [wall(4, ceiling=3)]}}, "8.5"),
        ({"combinations": {0: [wall(4, "flight")]}}, "3.2"),
        ({"combinations": {0: [attack(4, "leech", "leech")]}}, "3.2"),
        ({"combinations": {0: [{**attack(4), "thorns": 1}]}}, "11.11"),
        ({"combinations": {0: [AIMED]}}, "11.1"),
        ({"combinations": {0: [wall(4)]}, "phase": "results"}, "12.6"),
        ({"combinations": {0: [wall(4)]}, "phase": "initial"}, "12.6"),
    ],
)
def test_cards_and_combinations_that_cannot_be(laid: Fields, rule: str) -> None:
    """C 3.1 to 3.3, 3.9, 3.18, 3.20, 3.22, 3.25, 3.26, 4.11, 8.5, 11.1, 11.11, 12.6"""
    assert refused(**laid) == rule


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        ({"main": [waits(0, "grave_rat", "standard")]}, "4.1"),
        ({"main": [waits(0, "kite_runner", "standard")]}, "4.1"),
        ({"main": [waits(0, "torchbearer", "sudden")]}, "4.1"),
        ({"main": [waits(0, "torchbearer", "common")]}, "4.1"),
        ({"main": [waits(0, "torchbearer", "standard", 5)]}, "4.1"),
        ({"main": [waits(0, "torchbearer", "standard", -1)]}, "4.1"),
        ({"instant": [waits(0, "kite_runner", "individual")]}, "4.1"),
        ({"ending": {0: [waits(0, "torchbearer")]}}, "4.1"),
        ({"ending": {0: [waits(1, "wraith")]}}, "10.3"),
        ({"main": [waits(0, "torchbearer")] * (terms.MOST_EFFECTS + 1)}, "4.11"),
        ({"ending": {0: [waits(0, "wraith")] * (terms.MOST_EVENTS + 1)}}, "4.11"),
        ({"ending": {0: [{**waits(0, "wraith"), "order": terms.MOST_EVENTS + 1}]}}, "10.3"),
        ({"main": [{**waits(0, "torchbearer"), "order": 1}] * 2}, "4.2"),
        ({"main": [{**waits(0, "torchbearer"), "order": n} for n in (-1, 2)]}, "4.2"),
        ({"phase": "cost", "instant": [waits(0, "siren")]}, "8.1"),
        ({**GONE, "main": [waits(2, "torchbearer")]}, "4.4"),
        ({"phase": "cost", "main": [waits(0, "torchbearer")]}, "8.1"),
        ({"phase": "combat", "ending": {0: [waits(0, "wraith")]}}, "10.1"),
        ({"in_order": True}, "10.3"),
    ],
)
def test_effects_that_cannot_wait_there(laid: Fields, rule: str) -> None:
    """C 4.1, 4.2, 4.4, 4.11, 8.1, 10.1, 10.3"""
    assert refused(**{"phase": "stacks", **laid}) == rule


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        ({"hits": [hit(1, 1, 3)]}, "11.2"),
        ({"hits": [hit(0, 0, 3)]}, "11.2"),
        ({"hits": [hit(0, 1, 3), hit(0, 2, 4)]}, "11.3"),
        ({"hits": [hit(0, 1, 0)]}, "11.3"),
        ({"hits": [hit(0, 1, 3)], "combinations": {0: [attack(6)]}}, "11.2"),
        ({"hits": [hit(0, 1, 3)], "phase": "laydown"}, "11.7"),
    ],
)
def test_hits_that_cannot_be(laid: Fields, rule: str) -> None:
    """C 11.2, 11.3, 11.7"""
    assert refused(**{"phase": "combat", "combinations": {0: [AIMED]}, **laid}) == rule


def test_whoever_is_out_stays_out() -> None:
    """C 13.2, 13.5"""
    match = position(3, pool=POOL, hand={0: ["siren", "dragon"]}, **GONE)
    assert offered(match, "lay") == ["lay:siren", "lay:dragon"]


def test_a_combination_without_cards_does_not_disturb_composing() -> None:
    """C 3.7, 3.30, 3.38: what the laid card has formed already does not hold what was laid out by its points alone."""
    pool, hand = [["guardsman", "quarry_ram", "kestrel"]], [["clay_golem", "siren"]]
    match = position(phase="additional", pool=pool, hand=hand, combinations={0: [wall(7)]})
    play(match, "0 compose:clay_golem")
    forming = match.view(0)["facts"]["forming"]
    assert (forming["side"], forming["formed"]) == ("attack", [])


def test_all_have_passed_once_additional_turns_are_over() -> None:
    """C 7.13: the count of a match that has gone on can be laid out again; one more than that cannot."""
    mine: Fields = {"combinations": {0: [attack(4), wall(5)]}, "debt": {0: [0, 0, 3]}}
    played = play(position(phase="additional", pool=[["guardsman"]], **mine), "0 stop")
    assert (played.view(None)["phase"], played.view(None)["passes"]) == ("cost", 2)
    again = position(phase="cost", passes=2, **mine)
    assert offered(again) == offered(played)
    assert refused(2, phase="cost", passes=3) == "7.13"
    assert refused(2, phase="additional", passes=2) == "7.13"


def test_a_blank_side_in_a_combination_is_appointed() -> None:
    """C 3.25, 3.26: nobody can borrow the Prism of an Ember attack for a Tide attack; its other side is blank."""
    theirs = {1: [attack(3, cards=[(1, 0), (1, 1)]), wall(2, cards=[(1, 0)])]}
    laid: Fields = {"pool": [["kestrel"], ["salamander", "prism"]], "combinations": theirs}
    match = position(phase="additional", hand=[["giant_pike", "cinder_wolf"], ["roc"]], **laid)
    assert match.view(0)["facts"]["marks"]["prism@pool1.2"]["attack_stream"] == "ember"
    assert match.view(0)["facts"]["marks"]["prism@pool1.2"]["defence_stream"] == "any"
    attacks = {one["card"]: one["attack"] for one in match.view(0)["facts"]["hand"]}
    assert attacks["giant_pike"] is None
    assert attacks["cinder_wolf"]["points"] == 2 + 2 + 1
    again = position(phase="additional", appointed=[[1, 1, 0, 1]], hand=[["giant_pike"], ["roc"]], **laid)
    assert again.view(0)["facts"]["marks"]["prism@pool1.2"]["attack_stream"] == "tide"


def test_what_is_not_said_of_a_combination_or_an_effect_follows() -> None:
    """C 3.20, 3.21, 3.22, 4.2: points and length of its cards, and the first effect of its card."""
    pool = [["guardsman", "torchbearer", "lantern_ghost"]]
    cards = {"side": 1, "stream": 2, "cards": [[0, 1], [0, 0], [0, 2]], "properties": []}
    main = [{"controller": 0, "source": "guardsman", "trigger": "standard"}]
    match = position(phase="additional", pool=pool, combinations={0: [cards]}, main=main)
    (mine,) = state(match).combinations[0]
    assert (mine.points, mine.length, mine.raised, mine.ceiling) == (2 + 4 + 3 + 1, 3, 0, None)
    assert [(one.place, one.order) for one in state(match).main] == [(0, 1)]


ALL_POWERS = ("flight", "pierce", "leech", "erode")


@pytest.mark.parametrize(
    "laid",
    [
        {"phase": "basic", "life": [1, 1, 1], "hand": [["siren", "roc"]]},
        {"phase": "additional", "active": 1, "debt": {0: [3, 0, 0]}, "used": {0: [0]}},
        {"phase": "additional", "active": 1, "ending": {0: [waits(0, "wraith")]}},
        {"phase": "additional", "lays": [2, 1, 0], "stopped": [False, True, False], "passes": 2},
        {"phase": "additional", "lays": [7, 0, 0], "variants": {"additional_limit": "none"}},
        {"phase": "additional", "appointed": [[*PRISM, 0, 0], [*PRISM, 1, 0]]},
        {"phase": "additional", "combinations": {0: [attack(4, *ALL_POWERS), wall(4, "watch", "ward", thorns=1)]}},
        {"phase": "additional", "combinations": {0: [wall(4, ceiling=4, raised=2), wall(0, cards=[(0, 0), (0, 2)])]}},
        {**GONE, "phase": "additional", "passes": 1},
        {"phase": "combat", "combinations": {0: [attack(1)], 1: [AIMED]}, "active": 1, "hits": [hit(0, 2, 6, 1)]},
        {"phase": "combat", "combinations": {0: [AIMED, attack(2)]}, "hits": [hit(0, 1, 5), hit(0, 2, 1)]},
    ],
)
def test_positions_that_can_be(laid: Fields) -> None:
    """C 1.3, 3.9, 3.25, 4.8, 7.4, 7.13, 7.15, 8.5, 9.1, 10.2, 11.2, 11.3, 13.2: they stand as they were laid out."""
    match = position(**{"players": 3, "pool": POOL, **laid})
    game = state(match)
    assert game.phase == laid["phase"]
    assert len(game.hits) == len(laid.get("hits", []))


def test_an_order_that_was_chosen_can_be_laid_out() -> None:
    """C 10.3: whatever is left is carried out without a question."""
    mine = {0: [waits(0, "silver_flask"), waits(0, "pebble_sprite"), waits(0, "cutpurse", "standard")]}
    match = position(phase="end", in_order=True, ending=mine, life=[20, 20], hand=[["siren"], ["roc", "dragon"]])
    assert [line["verb"] for line in log(match, "settled")] == ["mend", "mend", "smoulder"]


def test_whoever_fell_in_the_last_round_is_out_before_the_next_one() -> None:
    """C 13.2, 14.6"""
    laid: Fields = {**GONE, "round": 1, "phase": "initial", "hand": [["siren"], ["roc"]], "deck": ["dragon"]}
    match = position(3, **laid)
    assert (state(match).round, state(match).out) == (2, [False, False, True])


def test_a_round_that_is_not_named_is_the_first() -> None:
    """C 1.11"""
    assert state(position(phase="additional", round=0, pool=POOL)).round == 1
    assert state(position(phase="initial", round=0, hand=[["siren", "roc"]])).round == 1


def test_effects_enter_after_those_that_were_laid_out() -> None:
    """C 4.2"""
    main, instant = [waits(1, "torchbearer"), waits(1, "salamander")], [waits(1, "siren")]
    match = position(phase="additional", pool=POOL, main=main, instant=instant)
    play(match, "0 activate:guardsman@pool0.1")
    assert [one.order for one in state(match).main] == [1, 2, 3]
