"""Effects on the stacks: whom they can choose, what they would do, when they do nothing."""

from typing import Any

import pytest

from tests.games.confluence.table import (
    TWO,
    Fields,
    attack,
    life,
    offered,
    one,
    points,
    position,
    settled,
    state,
    waits,
    wall,
)
from tests.games.played import asked, log, play


def after(**laid: Any) -> dict[str, int]:  # Any: values of any field
    """The points that whatever the effect can change would have after it."""
    told: dict[str, int] = position(**laid).view(0)["facts"]["stacks"]["settling"]["after"]
    return told


def nothing(**laid: Any) -> list[tuple[int, str]]:  # Any: values of any field
    """Who is told that an effect does nothing, and by which rule."""
    match = position(**laid)
    return [(line["seat"], line["rule"]) for line in log(match, "nothing")]


# -- what is foretold ------------------------------------------------------------------------------------------------


def test_a_cap_foretells_what_it_leaves() -> None:
    """C 8.4, 8.5: what a combination was raised by before counts for its ceiling."""
    laid = {1: [attack(9), attack(9, raised=3), attack(4, raised=3)]}
    assert after(**settled(waits(0, "leviathan"), combinations=laid)) == {"1.1": 5, "1.2": 8, "1.3": 4}


def test_a_property_changes_no_points() -> None:
    """C 8.4, 9.9"""
    laid = {0: [attack(3), attack(5)], 1: [attack(7), attack(8)]}
    assert after(**settled(waits(0, "kestrel"), combinations=laid)) == {"0.1": 3, "0.2": 5}
    assert after(**settled(waits(0, "bridge_warden"), combinations=laid)) == {"1.1": 7, "1.2": 8}


def test_a_raise_foretells_how_far_the_ceiling_lets_it() -> None:
    """C 8.4, 8.5"""
    laid = {0: [wall(3), wall(3, ceiling=5), wall(6, ceiling=6)]}
    assert after(**settled(waits(0, "guardsman"), combinations=laid)) == {"0.1": 7, "0.2": 5, "0.3": 6}


# -- who can be chosen -----------------------------------------------------------------------------------------------


def test_opponents_are_listed_in_turn_order() -> None:
    """C 8.7, 15.5: from the lead player on; an opponent without life left is one still."""
    laid: Fields = {"phase": "stacks", "main": [waits(1, "torchbearer")], "hand": TWO}
    match = position(4, lead=2, life=[30, 30, 0, 30], **laid)
    assert asked(match) == ["1 opponent"]
    assert offered(match) == ["player:2", "player:3", "player:0"]


def test_combinations_are_listed_in_turn_order_and_order_of_announcement() -> None:
    """C 8.7, 15.5"""
    walls = {0: [wall(2), attack(3), wall(4)], 1: [wall(5)], 2: [wall(6)], 3: [attack(1), wall(7)]}
    match = position(4, phase="stacks", lead=2, main=[waits(1, "salamander")], combinations=walls, hand=TWO)
    assert offered(match) == ["comb:2.1", "comb:3.2", "comb:0.1", "comb:0.3"]


def test_who_has_left_is_no_target() -> None:
    """C 8.6, 13.2"""
    gone: Fields = {"out": [False, False, True], "fallen": [[1, -2, 2]], "round": 2, "life": [20, 20, -2]}
    laid: Fields = {"phase": "stacks", "hand": {0: ["phoenix"], 1: ["roc", "prism"]}, **gone}
    assert position(3, main=[waits(0, "torchbearer")], **laid).view(None)["life"] == [20, 19, -2]
    assert position(3, main=[waits(0, "leviathan", "standard")], **laid).view(None)["life"] == [20, 18, -2]
    assert position(3, main=[waits(0, "phoenix", "common")], **laid).view(None)["life"] == [22, 22, -2]


@pytest.mark.parametrize(
    ("card", "theirs", "key", "rule"),
    [
        ("leviathan", [attack(5, ceiling=9), wall(5, ceiling=9)], "comb:1.1", "8.4"),
        ("leviathan", [attack(5, ceiling=9), wall(5, ceiling=9)], "comb:1.2", "8.6"),
        ("siege_mason", [wall(5, "ward"), wall(5, ceiling=9)], "comb:1.1", "8.4"),
        ("siege_mason", [wall(5, "ward"), wall(5, ceiling=9)], "comb:1.2", "8.4"),
        ("bridge_warden", [attack(5, closed=True), wall(5)], "comb:1.1", "8.4"),
        ("bridge_warden", [attack(5, closed=True), wall(5)], "comb:1.2", "8.6"),
    ],
)
def test_only_an_earlier_effect_of_the_same_kind_has_priority(
    card: str, theirs: list[Fields], key: str, rule: str
) -> None:
    """C 8.4, 8.6: whatever the effect could never choose is no target at all."""
    laid = {1: theirs, 2: [attack(3), attack(4), wall(5), wall(6)]}
    match = position(**settled(waits(0, card), combinations=laid))
    assert key not in offered(match)
    assert match.why_not(0, key) == rule


def test_a_closed_attack_is_no_target_of_a_property_of_walls() -> None:
    """C 8.4, 8.6"""
    laid = {0: [attack(3, closed=True), wall(4), wall(5)]}
    match = position(**settled(waits(0, "reed_heron"), combinations=laid))
    assert offered(match) == ["comb:0.2", "comb:0.3"]
    assert match.why_not(0, "comb:0.1") == "8.6"


# -- what moves ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "to", "left"),
    [
        (attack(1), wall(4), [0, 5]),
        (attack(3), wall(4), [0, 7]),
        (attack(9), wall(4), [5, 8]),
        (attack(9), wall(4, ceiling=7), [6, 7]),
        (attack(9), attack(4), [5, 8]),
    ],
)
def test_no_more_is_diverted_than_is_printed_than_there_is_and_than_fits(
    source: Fields, to: Fields, left: list[int]
) -> None:
    """C 8.4, 8.6"""
    match = position(**settled(waits(0, "clay_golem"), combinations={0: [source, to]}))
    play(match, "0 comb:0.1")
    assert points(match, 0) == left
    assert (one(match, 0).raised, one(match, 0, 2).raised) == (0, left[1] - 4)


def test_who_diverts_is_told_what_each_can_give_and_get() -> None:
    """C 8.4: first which gives, then which gets; both from the own combinations."""
    laid = {0: [wall(0), attack(3), wall(5, ceiling=6)], 1: [attack(9)]}
    match = position(**settled(waits(0, "clay_golem"), combinations=laid))
    told = match.view(0)["facts"]["stacks"]["settling"]
    assert (told["gives"], "giver" in told) == ({"0.2": 3, "0.3": 4}, False)
    play(match, "0 comb:0.2")
    told = match.view(0)["facts"]["stacks"]["settling"]
    assert (told["giver"], told["after"]) == ("0.2", {"0.1": 3, "0.3": 6})
    assert offered(match) == ["comb:0.1", "comb:0.3"]
    play(match, "0 comb:0.1")
    assert points(match, 0) == [3, 0, 5]
    assert state(match).giver == 0


def test_who_gains_control_chooses_among_the_own() -> None:
    """C 4.13, 8.4: an effect about yours is about those of its controller of that moment."""
    laid = {0: [attack(3), attack(5)], 2: [attack(4)]}
    effects = settled(waits(2, "kestrel"), instant=(waits(0, "siren"),), combinations=laid)
    match = position(**effects)
    play(match, "0 effect:2")
    assert (asked(match), offered(match)) == (["0 combination"], ["comb:0.1", "comb:0.2"])


def test_an_effect_that_is_taken_over_stays_in_its_place() -> None:
    """C 8.2, 8.4: what lies on it is carried out before."""
    laid = {0: [attack(3), wall(5)], 2: [attack(4)]}
    effects = [waits(2, "cave_bear", "standard"), waits(0, "guardsman")]
    match = position(**settled(*effects, instant=(waits(0, "siren"),), combinations=laid))
    play(match, "0 effect:2")
    told = [(line["seat"], line["verb"]) for line in log(match, "settled")]
    assert told == [(0, "usurp"), (0, "fortify"), (0, "sharpen"), (1, "strike")]


def test_a_copy_is_of_that_effect_of_its_card() -> None:
    """C 4.5, 4.15: of two standard effects the one that is chosen."""
    for place, verb in enumerate(("grant-flight", "sharpen")):
        effects = [waits(0, "roc", "standard", place), waits(2, "torchbearer")]
        match = position(**settled(*effects, instant=(waits(0, "prism"),), combinations={0: [attack(3)]}))
        assert [(line["seat"], line["verb"]) for line in log(match, "copied")] == [(0, verb)]
        assert [(line["seat"], line["verb"]) for line in log(match, "settled")][1:2] == [(0, verb)]


def test_a_copy_of_an_effect_that_was_taken_over_is_ones_own() -> None:
    """C 4.15, 8.4: whoever controls the effect may copy it."""
    instant = (waits(0, "prism"), waits(0, "siren"))
    match = position(**settled(waits(2, "leviathan", "standard"), instant=instant, life=[30, 30, 30]))
    play(match, "0 effect:2")
    assert life(match) == [30, 26, 26]


def test_what_was_taken_away_does_not_lower_the_ceiling() -> None:
    """C 8.4, 8.5: the ceiling counts what was added before, and only what was really added."""
    effects = [waits(2, "dragon", "standard"), waits(2, "quarry_ram", "standard"), waits(0, "guardsman")]
    match = position(**settled(*effects, combinations={0: [wall(9)]}))
    assert [(line["ceiling"], line["points"]) for line in log(match, "capped")] == [(8, 8)]
    effects = [waits(0, "guardsman"), waits(2, "quarry_ram", "standard"), waits(2, "dragon")]
    match = position(**settled(*effects, combinations={0: [wall(9)]}))
    assert points(match, 0) == [6]  # capped at 6, reduced to 4, raised by 2 of 4
    assert one(match, 0).raised == 2


def test_effects_are_shown_from_the_top() -> None:
    """C 8.2, 15.6: as they will be carried out; each with what it does."""
    main, instant = (
        [waits(0, "guardsman"), waits(1, "torchbearer")],
        [waits(1, "siren"), waits(0, "hourglass", "common")],
    )
    match = position(phase="additional", pool=[["kestrel"]], main=main, instant=instant)
    told = match.view(None)["facts"]["stacks"]
    assert [(each["controller"], each["verb"], each["number"]) for each in told["main"]] == [
        (1, "strike", 1),
        (0, "fortify", 4),
    ]
    assert [(each["controller"], each["card"]) for each in told["instant"]] == [(0, "hourglass"), (1, "siren")]


# -- nothing to do ---------------------------------------------------------------------------------------------------


def test_effects_on_everything_say_when_there_is_nothing_to_change() -> None:
    """C 8.6, 3.21: a bonus that is 0 is none, and an attack is closed once."""
    short = {0: [attack(5, length=3), wall(4)]}
    for card in ("hourglass", "war_horn"):
        assert nothing(**settled(instant=(waits(2, card, "common"),), combinations=short)) == [(2, "8.6")]
        long = {0: [attack(5, length=4)]}
        assert nothing(**settled(instant=(waits(2, card, "common"),), combinations=long)) == []
    closed = {0: [attack(5, closed=True), wall(3)]}
    assert nothing(**settled(instant=(waits(2, "zephyr", "common"),), combinations=closed)) == [(2, "8.6")]
    assert nothing(**settled(instant=(waits(2, "zephyr", "common"),), combinations={1: [attack(2)]})) == []


def test_healing_says_when_there_is_nothing_to_heal() -> None:
    """C 1.3, 8.6, 13.3"""
    for card, trigger in (("mountain_king", "individual"), ("phoenix", "common")):
        full = settled(waits(0, card, trigger), life=[30, 30, 30])
        assert nothing(**full) == [(0, "1.3")]
        assert nothing(**{**full, "round": 8}) == [(0, "13.3")]
        assert nothing(**{**full, "life": [29, 30, 30]}) == []


def test_a_rebate_says_when_there_is_no_debt() -> None:
    """C 8.6"""
    rebate = settled(instant=(waits(0, "hourglass", "standard"),))
    assert nothing(**rebate) == [(0, "8.6")]
    assert nothing(**rebate, debt={0: [0, 0, 1]}) == []


def test_rallying_nobody_is_no_matter_of_a_ceiling() -> None:
    """C 8.6, 8.5: without a card of that class nothing is added."""
    for laid, rule in ((wall(5, ceiling=9), "8.6"), (wall(5, ceiling=5), "8.6")):
        match = position(**settled(waits(0, "ember_dancer", "standard"), combinations={0: [laid]}))
        assert [(line["points"], line["rule"]) for line in log(match, "stayed")] == [(5, rule)]
    pool = {0: ["guardsman", "kestrel"]}
    both = {0: [wall(5, ceiling=5, cards=[(0, 0), (0, 1)])]}
    match = position(**settled(waits(0, "ember_dancer", "standard"), combinations=both, pool=pool))
    assert [(line["points"], line["rule"]) for line in log(match, "stayed")] == [(5, "8.5")]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_four_of_a_class_count_at_most(number: int) -> None:
    """C 8.4"""
    pool = [*["guardsman", "torchbearer", "kite_runner", "ferryman", "cutpurse"][:number], "kestrel"]
    laid = {0: [wall(5, cards=[(0, n) for n in range(number + 1)])]}
    match = position(**settled(waits(0, "ember_dancer", "standard"), combinations=laid, pool={0: pool}))
    assert points(match, 0) == [5 + min(number, 4)]


def test_what_drains_takes_all_though_little_is_gained() -> None:
    """C 1.3, 8.6: first the opponent loses, then the controller gains."""
    laid: Fields = {"main": [waits(0, "lantern_ghost")], "phase": "stacks", "hand": TWO}
    for mine, left in ((29, [30, 29]), (30, [30, 29]), (-3, [-2, 29])):
        assert life(position(life=[mine, 30], combinations={}, **laid)) == left


def test_the_bonus_that_droughts_and_spates_change_is_that_of_the_length() -> None:
    """C 3.21: whatever the points are by now; never below 0, and not above a ceiling."""
    laid = {0: [wall(1, length=5), attack(6, length=6)], 1: [wall(7, length=4, ceiling=8)]}
    match = position(**settled(instant=(waits(0, "hourglass", "common"),), combinations=laid))
    assert (points(match, 0), points(match, 1)) == ([0, 4], [5])
    match = position(**settled(instant=(waits(0, "war_horn", "common"),), combinations=laid))
    assert (points(match, 0), points(match, 1)) == ([4, 8], [8])
    assert one(match, 1).raised == 1
