"""What a match tells beside what happens in it: facts of effects that wait, whose turn it is, words of the log."""

from croupier.games.confluence import Confluence
from croupier.games.confluence.cards import terms
from croupier.games.confluence.page.page import ConfluencePage
from tests.games.confluence.table import Fields, attack, position, state, waits, wall
from tests.games.played import asked, log, play

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


def test_a_combination_that_is_composed_tells_what_each_choice_would_make_of_it() -> None:
    """C 3.16, 3.22, 3.30, 3.31, 3.36: streams first, then cards; two on loan at most."""
    pools = {
        0: ["cinder_wolf", "magma_serpent", "storm_gryphon", "phoenix"],
        1: ["torchbearer", "salamander", "kestrel"],
    }
    theirs = {0: [attack(6, cards=[(0, 0), (0, 1), (0, 3)]), wall(2, stream="rock", cards=[(0, 2)])]}
    match = position(phase="additional", active=1, pool=pools, hand={1: ["spark_imp"]}, combinations=theirs)

    def forming() -> dict[str, object]:
        told: dict[str, object] = match.view(1)["facts"]["forming"]
        return told

    play(match, "1 compose:spark_imp")
    mine = ["torchbearer@pool1.1", "salamander@pool1.2"]
    assert forming() == {
        "side": "attack",
        "stream": None,
        "cards": ["spark_imp@pool1.4"],
        "points": 1,
        "bonus": 0,
        "with": {"all:ember": 4},
        "takes": {"all:ember": mine},
        "formed": [],
        "wall_next": True,
    }
    assert "forming" not in match.view(0)["facts"]
    play(match, "1 pick:ember", "1 card:salamander@pool1.2")
    lent = ["cinder_wolf@pool0.1", "magma_serpent@pool0.2", "phoenix@pool0.4"]
    told = forming()
    assert (told["stream"], told["points"], told["bonus"], told["takes"]) == ("ember", 3, 0, {})
    assert told["with"] == {f"card:{mine[0]}": 4, **{f"card:{card}": 5 for card in lent}}
    play(match, f"1 card:{lent[1]}", f"1 card:{lent[0]}")
    told = forming()
    assert (told["points"], told["bonus"]) == (8, 1)
    assert told["with"] == {f"card:{mine[0]}": 9}
    play(match, "1 done")
    told = forming()
    assert (told["side"], told["formed"], told["wall_next"]) == ("defence", ["1.1"], False)
    assert told["takes"] == {"pick:gale": ["storm_gryphon@pool0.3"]}
    assert told["with"] == {"pick:gale": 4}
    match = position(pool=[["salamander", "kestrel"]], hand=[["tidal_blade", "roc"], ["siren"]])
    play(match, "0 compose:tidal_blade")
    assert match.view(0)["facts"]["forming"]["wall_next"] is False


def test_what_is_left_to_aim_tells_what_it_would_meet() -> None:
    """C 11.6, 11.9, 11.11: after the hits that are known; of an attack that is split what is left of it."""
    laid = {0: [attack(6), attack(9)], 1: [wall(4), attack(3)]}
    match = position(3, phase="combat", combinations=laid, hand=[*TWO, ["dragon"]])
    play(match, "0 player:1")
    mine, theirs = match.view(0)["facts"]["aims"]
    assert (mine["comb"], mine["force"], theirs["comb"], theirs["force"]) == ("0.2", 9, "1.2", 3)
    bank = {"meets": "bank", "comb": None, "force": 2}
    assert mine["against"] == [{"seat": 1, **bank, "damage": 7}, {"seat": 2, **bank, "damage": 7}]
    play(match, "0 split", "0 4")
    assert asked(match) == ["1 aim"]
    match = position(4, phase="combat", combinations=laid, hand=[*TWO, ["dragon"], ["wraith"]])
    play(match, "0 player:3", "0 split", "0 4")
    mine, theirs = match.view(0)["facts"]["aims"]
    assert (mine["comb"], mine["force"], [one["seat"] for one in mine["against"]]) == ("0.2", 5, [1, 2, 3])
    assert mine["against"][0] == {"seat": 1, "meets": "wall", "comb": "1.1", "force": 4, "damage": 1}


def test_a_combat_tells_how_much_life_it_takes_and_gives() -> None:
    """C 11.8, 11.13, 11.17: damage and thorns are taken, what is leeched is given back."""
    laid = {0: [attack(9, "leech"), attack(2)], 1: [wall(3, thorns=2), attack(4)], 2: []}
    match = position(3, phase="combat", life=[20, 20, 20], combinations=laid, hand=[*TWO, ["dragon"]])
    play(match, "0 player:1", "0 player:1")
    told = match.view(0)["facts"]["combat"]
    assert (told["taken"], told["gained"], told["life"]) == ([4, 6, 0], [3, 0, 0], [19, 14, 20])
    assert [(one["by"], one["comb"]) for one in told["blows"]] == [("0.2", "1.1"), ("0.1", "1.1")]


def test_marks_tell_cards_of_players_from_common_ones() -> None:
    """C 4.11, 15.6"""
    pools = [["guardsman"], ["kestrel", "zephyr"]]
    laid = {0: [attack(3, cards=[(0, 0), (-1, 0)]), wall(4, cards=[(0, 0), (1, 1)])]}
    match = position(phase="additional", pool=pools, common=["wraith"], combinations=laid, used={1: [0]})
    assert match.view(None)["facts"]["marks"] == {
        "guardsman@pool0.1": {"attack": ["0.1"], "defence": ["0.2"]},
        "kestrel@pool1.1": {"used": True},
        "zephyr@pool1.2": {"defence": ["0.2"]},
        "wraith@common.1": {"attack": ["0.1"]},
    }


def test_who_is_out_is_told_of_no_combat() -> None:
    """C 13.2: nothing is aimed at them any more."""
    gone: Fields = {"out": [False, False, True], "fallen": [[1, -2, 2]], "round": 2, "life": [20, 20, -2]}
    laid = {0: [attack(4), attack(5)], 1: [wall(3)]}
    match = position(3, phase="cost", combinations=laid, debt={0: [2, 0, 0]}, hand=TWO, **gone)
    assert asked(match) == ["0 pay"]
    assert ["combat" in match.view(seat)["facts"] for seat in range(3)] == [True, True, False]
