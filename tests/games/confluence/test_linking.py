"""Linking cards: what a card would form, which cards are lent first, and what becomes of blank sides."""

import pytest

from tests.games.confluence.table import COMMON, attack, linked, offered, one, points, position, state, wall
from tests.games.played import asked, play

# -- the fullest combination -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "length", "sets_off"), [(["guardsman"], 2, False), (["guardsman"] * 2, 3, True)])
def test_a_hand_card_tells_what_it_would_form(pool: list[str], length: int, sets_off: bool) -> None:
    """C 3.20, 3.39, 6.5: the laid card counts in the length of the combination."""
    match = position(pool=[pool], hand=[["pebble_sprite", "dragon"], ["roc", "siren"]])
    (told, nothing) = match.view(0)["facts"]["hand"]
    assert (told["attack"]["length"], told["attack"]["points"], told["sets_off"]) == (length, length, sets_off)
    assert told["attack"]["cards"] == [f"guardsman@pool0.{n}" for n in range(1, length)]
    assert told["defence"] is None
    assert (nothing["attack"], nothing["defence"], nothing["sets_off"]) == (None, None, False)
    play(match, "0 lay:pebble_sprite")
    assert (one(match, 0).length, asked(match)) == (length, ["0 activate"] if sets_off else ["1 lay"])


def test_the_fullest_combination_has_most_points_though_another_is_longer() -> None:
    """C 3.39, 3.22"""
    match = position(pool=[["ferryman", "reed_heron", "roc"]], hand=[["tidal_blade", "dragon"], ["siren", "wraith"]])
    play(match, "0 lay:tidal_blade")
    assert linked(match, 0) == ["tidal_blade", "roc"]
    assert points(match, 0) == [5]


def test_of_equal_cards_those_of_the_common_pool_are_lent_first() -> None:
    """C 3.16, 3.39, 3.40: from the oldest; two, though three could be lent."""
    match = position(
        phase="additional",
        pool={1: ["ember_dancer"]},
        common=["salamander", "magma_serpent"],
        hand={0: ["torchbearer"]},
        combinations={1: [attack(6, cards=[(1, 0), (COMMON, 1), (COMMON, 0)])]},
    )
    play(match, "0 lay:torchbearer")
    assert linked(match, 0) == ["torchbearer", "salamander", "magma_serpent"]


def test_of_equal_cards_those_of_the_next_player_are_lent_first() -> None:
    """C 3.16, 3.39, 3.40: in turn order after the one who lays; a higher value goes before all of them."""
    pools = {0: ["salamander"], 1: ["guardsman"], 2: ["ember_dancer"], 3: ["magma_serpent", "dragon"]}
    theirs = {seat: [attack(2, cards=[(seat, 0)])] for seat in (0, 2, 3)}
    match = position(4, phase="additional", active=1, pool=pools, hand={1: ["spark_imp"]}, combinations=theirs)
    play(match, "1 lay:spark_imp")
    assert linked(match, 1) == ["spark_imp", "ember_dancer", "magma_serpent"]
    theirs[3] = [attack(5, cards=[(3, 0), (3, 1)])]
    match = position(4, phase="additional", active=1, pool=pools, hand={1: ["spark_imp"]}, combinations=theirs)
    play(match, "1 lay:spark_imp")
    assert linked(match, 1) == ["spark_imp", "dragon", "ember_dancer"]


def test_a_loan_is_worth_what_the_card_shows_on_that_side() -> None:
    """C 3.17, 3.39: for a wall the highest defence values, whatever the cards attack with."""
    theirs = ["giant_pike", "lantern_ghost", "guardsman"]
    match = position(
        phase="additional",
        pool={1: theirs},
        hand={0: ["torchbearer"]},
        combinations={1: [attack(1, cards=[(1, n)]) for n in range(3)]},
    )
    play(match, "0 lay:torchbearer")
    assert linked(match, 0) == ["torchbearer", "guardsman", "lantern_ghost"]
    assert points(match, 0) == [2 + 4 + 3 + 1]


def test_all_and_borrowing_add_to_what_is_available() -> None:
    """C 3.21, 3.35, 3.36: loans count in the length, and `done` may come before any."""
    laid = {1: [attack(5, cards=[(1, 0), (1, 1)])]}
    for borrowed, worth in (([], 3), (["card:salamander@pool1.1"], 5), (["card:salamander@pool1.1"] * 2, 8)):
        match = position(
            phase="additional",
            pool={0: ["cinder_wolf"], 1: ["salamander", "magma_serpent"]},
            hand={0: ["spark_imp"]},
            combinations=laid,
        )
        play(match, "0 compose:spark_imp", "0 all:ember")
        for made, key in enumerate(borrowed):
            play(match, f"0 {key if made == 0 else offered(match, 'card')[0]}")
        if len(borrowed) < 2:
            play(match, "0 done")
        assert points(match, 0) == [worth]


# -- composing -------------------------------------------------------------------------------------------------------


def test_nothing_is_composed_any_more_when_all_is_announced() -> None:
    """C 3.30, 3.38"""
    match = position(pool=[["salamander", "torchbearer"]], hand=[["spark_imp", "roc"], ["siren", "wraith"]])
    play(match, "0 compose:spark_imp", "0 pick:ember", "0 card:salamander@pool0.1")
    assert match.view(0)["facts"]["forming"]["cards"] == ["spark_imp@pool0.3", "salamander@pool0.1"]
    play(match, "0 card:torchbearer@pool0.2")
    assert asked(match) == ["0 activate"]
    assert "forming" not in match.view(0)["facts"]


def test_a_stream_is_offered_in_the_ways_in_which_its_cards_can_join() -> None:
    """C 3.31: all if one is available; picking if there are two, or if the only one has to be borrowed."""
    for mine, lent, ways in (
        (1, 0, ["all:rock"]),
        (2, 0, ["all:rock", "pick:rock"]),
        (0, 1, ["pick:rock"]),
        (0, 2, ["pick:rock"]),
        (1, 1, ["all:rock", "pick:rock"]),
    ):
        match = position(
            phase="additional",
            pool={0: ["quarry_ram"] * mine, 1: ["cave_bear"] * lent},
            hand={0: ["mountain_king"]},
            common=["ember_dancer", "salamander"],
            combinations={1: [wall(2, stream="gale", cards=[(1, n) for n in range(lent)])] if lent else []},
        )
        play(match, "0 compose:mountain_king")
        assert offered(match) == ["none", "all:ember", "pick:ember", *ways]


def test_two_cards_may_be_lent_to_each_combination_of_a_card() -> None:
    """C 3.16, 3.36, 3.41: the attack does not use up what the wall may borrow; the same cards may join both."""
    theirs = ["salamander", "salamander", "phoenix"]
    match = position(
        phase="additional",
        pool={1: theirs},
        hand={0: ["mountain_king"]},
        combinations={1: [attack(7, cards=[(1, n) for n in range(3)])]},
    )
    loans = [f"card:{card}@pool1.{n}" for n, card in enumerate(theirs, 1)]
    play(match, "0 compose:mountain_king", "0 pick:ember")
    assert offered(match) == loans
    play(match, f"0 {loans[0]}", f"0 {loans[2]}")
    assert offered(match) == ["none", "pick:ember"]
    play(match, "0 pick:ember")
    assert offered(match) == loans
    play(match, f"0 {loans[2]}", f"0 {loans[0]}")
    assert [one(match, 0, n).length for n in (1, 2)] == [3, 3]
    assert points(match, 0) == [2 + 2 + 2, 4 + 4 + 2 + 1]
    assert points(match, 1) == [7]


def test_what_is_engaged_on_one_side_is_free_on_the_other() -> None:
    """C 3.9, 3.12, 3.14: for the one who has engaged it; for others a common card is taken on both."""
    common = ["salamander", "ember_dancer"]
    mine = {0: [attack(4, cards=[(COMMON, 0), (COMMON, 1)])]}
    match = position(common=common, hand={0: ["grave_rat", "dragon"], 1: ["roc", "siren"]}, combinations=mine)
    play(match, "0 lay:grave_rat")
    assert linked(match, 0, 2) == ["grave_rat", "salamander"]
    match = position(common=common, hand={0: ["grave_rat"], 1: ["roc", "siren"]}, combinations={1: mine[0]})
    assert state(match).combinations[0] == []


# -- blank sides -----------------------------------------------------------------------------------------------------


def test_the_stream_of_a_combination_is_appointed_to_the_side_that_joins_it() -> None:
    """C 3.25, 3.27: to the laid card and to others; what has been appointed already is not appointed again."""
    match = position(pool=[["prism", "cave_bear"]], hand=[["war_horn", "dragon"], ["roc", "siren"]])
    play(match, "0 compose:war_horn")
    assert offered(match) == ["all:ember", "all:tide", "all:rock", "pick:rock", "all:gale", "all:shade"]
    play(match, "0 all:rock", "0 all:shade")
    assert sorted(state(match).appointed) == [(0, 0, 0, 2), (0, 0, 1, 4), (0, 2, 0, 2), (0, 2, 1, 4)]


def test_another_artefact_stays_blank() -> None:
    """C 3.24, 3.26: an appointment is about one card and one of its sides."""
    match = position(
        phase="additional",
        pool=[["prism", "war_horn", "crown_of_confluence"]],
        appointed=[[0, 0, 0, 1], [0, 1, 1, 3]],
        hand={0: ["spark_imp", "siren"]},
    )
    told = match.view(1)["facts"]["marks"]
    shown = {card: (one["attack_stream"], one["defence_stream"]) for card, one in told.items()}
    assert shown == {
        "prism@pool0.1": ("tide", "any"),
        "war_horn@pool0.2": ("any", "gale"),
        "crown_of_confluence@pool0.3": ("any", "any"),
    }
    play(match, "0 lay:spark_imp")
    assert linked(match, 0, 1) == ["spark_imp", "war_horn", "crown_of_confluence"]
    assert linked(match, 0, 2) == ["spark_imp", "prism", "war_horn", "crown_of_confluence"]
