"""What is told while a turn ends: what each answer draws, whether a pile is shuffled, who may replenish after it."""

import pytest

from croupier.engine import Match
from tests.games.played import asked, log, play
from tests.games.wildlands.table import position
from tests.games.wildlands.test_page import drafted, page

HANDS = [["crystal_1", "crystal_1", "fm_whelp"], ["dh_prentice"] * 3, ["vc_sproutling"] * 5, ["ac_initiate"] * 2]
"""The last of them has nothing to draw."""


def ending(auto: str = "off") -> Match:
    """The end of a turn of seat 0 among four players."""
    match = position(
        *("fangmoor", "deepforge", "verdant", "astral"),
        hand=HANDS,
        deck=[["fm_howler", "fm_howler"], ["dh_hammer"], ["vc_briar"], []],
        discard=[["fm_tusker"], [], [], []],
        wild=["t_salt_lick"],
        variants={"auto_refill": auto},
    )
    return play(match, "0 end_turn")


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_hand_at_the_end_of_a_turn_shows_what_goes_and_how_many_one_draws() -> None:
    """W 16.1 to 16.3, 16.6"""
    match = position(hand=[["crystal_1", "crystal_1", "fm_whelp"]], deck=[["fm_howler"]], discard=[["fm_tusker"]])
    play(match, "0 end_turn")
    assert page(match).view["facts"]["draws"] == {"done": 2, "discard_crystals": 4, "discard_all": 5}
    assert page(match).turn_end.crystals == ["discard:crystal_1", "discard:crystal_1"]
    shown = drafted(match, "discard:crystal_1", "discard:crystal_1")
    assert [(one.face, one.goes) for one in shown.turn_end.held] == [
        ("crystal_1", True),
        ("crystal_1", True),
        ("fm_whelp", False),
    ]
    assert shown.view["facts"]["draws"]["done"] == 4
    last = drafted(match, "discard:crystal_1", "discard:crystal_1", closing="discard:fm_whelp")
    assert [one.goes for one in last.turn_end.held] == [True, True, True]


@pytest.mark.parametrize("answer", ["done", "discard_crystals", "discard_all"])
def test_what_an_answer_draws_and_shuffles_is_foretold(answer: str) -> None:
    """W 3.1, 16.1, 16.2, 16.6"""
    match = ending()
    facts = match.view(0)["facts"]
    assert facts["draws"] == {"done": 2, "discard_crystals": 4, "discard_all": 5}
    assert facts["shuffles"] == {"done": False, "discard_crystals": True, "discard_all": True}
    assert not {"draws", "shuffles"} & match.view(None)["facts"].keys()
    play(match, f"0 {answer}")
    if answer == "discard_crystals":
        play(match, "0 done")
    assert [line["number"] for line in log(match, "drew") if line["seat"] == 0] == [facts["draws"][answer]]
    assert bool(log(match, "shuffled")) == facts["shuffles"][answer]
    assert {line["rule"] for line in log(match, "shuffled")} <= {"3.1"}


def test_nothing_is_shuffled_where_no_card_lies_on_the_pile() -> None:
    """W 3.1, 3.2: the last card is drawn; the hand itself would be shuffled if it went"""
    match = position(hand=[["fm_whelp", "fm_whelp"]], deck=[["fm_howler"]], wild=["t_salt_lick"])
    play(match, "0 end_turn")
    facts = match.view(0)["facts"]
    assert facts["draws"] == {"done": 1, "discard_crystals": 1, "discard_all": 3}
    assert facts["shuffles"] == {"done": False, "discard_crystals": False, "discard_all": True}


def test_who_may_replenish_is_foretold_to_everybody() -> None:
    """W 16.4, 16.5: fewer than five cards, and something to draw"""
    match = ending()
    assert [match.view(seat)["facts"]["refills"] for seat in (None, 0, 1)] == [[0, 1, 0, 0]] * 3
    assert [page(match).turn_end.refilled(seat) for seat in (1, 2, 3)] == ["asked", "no", "no"]
    assert plain(page(match).turn_end.drawn()) == "You draw 2 cards of your deck, and nothing is shuffled."
    assert plain(page(match).turn_end.drawn_next()) == "One other may draw after you: Tomas (1 card)."
    play(match, "0 done")
    assert asked(match) == ["1 refill"]
    assert plain(page(match, 1).turn_end.drawing("done")) == "draw 1 card"
    assert "refills" not in match.view(None)["facts"]


def test_what_is_laid_out_says_what_it_leads_to() -> None:
    """W 3.1, 16.2"""
    laid = ("discard:crystal_1", "discard:crystal_1")
    said = plain(drafted(ending(), *laid).turn_end.drawn())
    assert said == "Your deck has only 2 cards, so your discard pile is shuffled under it."
    last = drafted(ending(), *laid, closing="discard:fm_whelp")
    assert plain(last.turn_end.drawing("discard_all")) == "draw 5 cards, shuffle"


def test_hands_that_fill_by_themselves_are_not_asked_about() -> None:
    """W 16.4, variant `auto_refill`"""
    match = ending("on")
    assert page(match).turn_end.refilled(1) == "filled"
    assert plain(page(match).turn_end.drawn_next()) == "Drawn after you: Tomas (1 card)."
    play(match, "0 done")
    assert asked(match) == ["1 main"]
    assert [line["seat"] for line in log(match, "drew")][-1] == 1


def test_nobody_replenishes_after_one_who_plays_against_full_hands() -> None:
    """W 16.3, 16.4"""
    match = position(hand=[["fm_whelp"] * 5, ["dh_prentice"] * 5], deck=[["fm_howler"]], wild=["t_salt_lick"])
    play(match, "0 end_turn")
    assert (page(match).turn_end.drawn(), page(match).turn_end.drawn_next()) == (
        "You draw nothing.",
        "Nobody else replenishes.",
    )
