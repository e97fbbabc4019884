"""What a match tells beside what happens in it: facts of effects that wait, whose turn it is, words of the log."""

from croupier.games.confluence import Confluence
from croupier.games.confluence.page.page import ConfluencePage
from croupier.games.confluence.rules import terms
from tests.games.confluence.table import attack, position, state, waits, wall
from tests.games.played import log, play

TWO = [["roc"], ["siren"]]


def test_the_game_says_for_how_many_it_is() -> None:
    """C 1.1"""
    assert Confluence.seats == (2, 5)


def test_phases_follow_one_another_as_the_page_shows_them() -> None:
    """C 5.1"""
    assert tuple(ConfluencePage.PHASES) == terms.PHASES
    assert terms.PHASES[:3] == (terms.START, terms.BASIC, terms.ADDITIONAL)


def test_an_effect_that_takes_points_says_how_many_are_left() -> None:
    """C 8.4: never below 0."""
    lines = {1: [wall(1), wall(9)], 0: [attack(5)]}
    match = position(phase="stacks", main=[waits(0, "quarry_ram", "standard")], combinations=lines, hand=TWO)
    told = match.view(0)["facts"]["stacks"]["settling"]
    assert (told["verb"], told["number"], told["after"]) == ("crack", 2, {"1.1": 0, "1.2": 7})


def test_an_effect_about_effects_says_which_by_their_places() -> None:
    """C 8.2: counted from 1, the lowest on the stack first."""
    main = [waits(0, "torchbearer", "standard"), waits(0, "quarry_ram", "standard")]
    match = position(phase="stacks", instant=[waits(0, "prism", "standard")], main=main, hand=TWO)
    told = match.view(0)["facts"]["stacks"]["settling"]
    assert (told["verb"], told["effects"]) == ("echo", [1, 2])


def test_a_wall_without_points_is_not_flown_over() -> None:
    """C 11.10"""
    for points, flown in ((0, "no"), (3, "yes")):
        lines = {0: [attack(9, "flight")], 1: [wall(points)]}
        match = position(phase="combat", combinations=lines, hand=TWO)
        assert [line["flown"] for line in log(match, "met-nothing")] == [flown]


def test_who_aims_is_on_turn() -> None:
    """C 11.1"""
    lines = {1: [attack(3), attack(4)], 2: [attack(5)]}
    match = position(3, phase="combat", combinations=lines, hand=[*TWO, ["dragon"]])
    assert [(d.seat, state(match).active) for d in match.decisions] == [(1, 1)]
    play(match, "1 player:0", "1 player:0")
    assert [(d.seat, state(match).active) for d in match.decisions] == [(2, 2)]


def test_an_appointed_side_is_told_with_its_stream() -> None:
    """C 3.25, 15.3"""
    match = position(pool=[["salamander", "torchbearer"], []], hand=[["prism", "roc"], ["siren"]])
    play(match, "0 lay:prism")
    assert {(line["side"], line["stream"]) for line in log(match, "appointed")} >= {("attack", "ember")}


def test_nothing_is_laid_while_a_card_is_composed() -> None:
    """C 6.1, 7.2"""
    pool = [["guardsman", "quarry_ram", "kestrel"], []]
    match = position(pool=pool, hand=[["clay_golem", "roc"], ["siren"]])
    play(match, "0 compose:clay_golem")
    assert match.why_not(0, "lay:roc") == "6.1"


def test_a_card_thrown_away_cites_what_discarding_is() -> None:
    """C 2.3"""
    match = position(
        3, phase="end", ending={0: [waits(0, "cutpurse")]}, hand={0: ["roc"], 1: [], 2: ["siren", "dragon"]}
    )
    while not log(match, "thrown"):
        decision = match.decisions[0]
        match.choose(decision.seat, 0)
    assert {line["rule"] for line in log(match, "thrown")} == {"2.3"}
