"""What the table of Quintet shows beyond the bare view, and the facts it reads."""

from typing import Any

import croupier
from croupier.engine import Match
from croupier.games.quintet.page.page import QuintetPage
from croupier.kit import plain
from croupier.text import Translator
from tests.games.played import play
from tests.games.quintet.table import position
from tests.kit.test_page import foretold, table
from tests.words import flat

FOUR = ["herald", "murderer", "witch", "wizard"]
FIVE = ["herald", "murderer", "witch", "necromancer", "wizard"]


def match_of(**position: Any) -> Match:
    return croupier.arrange("quintet", 2, active=0, phase="main", **position)


def page_of(match: Match, me: int | None = 0) -> QuintetPage:
    return QuintetPage(table(match, me))


def test_only_established_characters_light_a_slot() -> None:
    match = match_of(battlefield=[["witch", "witch"], ["wizard"]], hand=[["herald"], ["wizard", "witch"]])
    match.choose(0, "play:herald")  # arrives, and may be countered (Q 5.3)
    view = match.view(1)
    assert view["battlefield"][0] == ["witch", "witch", "herald"]
    assert view["facts"]["established"] == [["witch", "witch"], ["wizard"]]
    assert view["facts"]["kinds"] == [1, 1]
    assert page_of(match).sets.copies(0, "witch") == 2
    assert page_of(match).sets.copies(0, "herald") == 0


def test_the_fifth_kind_completes_and_a_second_copy_does_not() -> None:
    match = match_of(battlefield=[FOUR, []], hand=[["necromancer", "witch"], ["herald"]])
    assert match.view(0)["facts"]["completes"] == ["necromancer"]
    assert match.view(1)["facts"]["completes"] == []
    assert "completes" not in match.view(None)["facts"]


def test_copies_that_nobody_sees_are_counted_as_long_as_the_seat_plays() -> None:
    match = match_of(battlefield=[["witch"], []], graveyard=[["witch", "wizard"], []])
    assert match.view(1)["facts"]["unseen"][0] == {
        "herald": 5,
        "murderer": 5,
        "witch": 3,
        "necromancer": 5,
        "wizard": 4,
    }
    out = croupier.arrange("quintet", 3, active=0, phase="main", eliminated=[False, True, False])
    assert set(out.view(0)["facts"]["unseen"][1].values()) == {0}


def test_the_character_established_last_is_marked() -> None:
    match = match_of(hand=[["witch"], ["herald", "witch"]])
    match.choose(0, "play:witch")
    match.choose(1, "pass")
    assert page_of(match).sets.just(0, "witch")
    assert not page_of(match).sets.just(1, "witch")
    assert not page_of(match_of()).sets.just(0, "witch")


def test_the_bar_says_turn_seat_and_phase() -> None:
    match = match_of(turn=4)
    assert flat(page_of(match).where()) == "Turn 4 · Your turn · Main phase"
    assert flat(page_of(match, 1).where()) == "Turn 4 · Ada’s turn · Main phase"


def test_the_poster_is_the_character_played_last() -> None:
    match = match_of(hand=[["witch"], ["herald", "witch"]])
    assert page_of(match).poster() == ""
    match.choose(0, "play:witch")
    assert page_of(match).poster() == "witch"


def test_the_wizard_that_wins_is_told_as_one_that_wins() -> None:
    """Q 6.24: nothing is paid; and a Wizard in one's own turn stops nobody (Q 6.2)."""
    finishing = [*FOUR[:3], "necromancer"]
    match = match_of(battlefield=[["herald"], finishing], hand=[["witch"], ["wizard", "murderer"]])
    match.choose(0, "play:witch")
    assert flat(plain(page_of(match, 1).why("play:wizard", None))).endswith("you win and pay nothing.")
    decision = match.decision(1)
    assert decision is not None
    asked = Translator("en", match.game).prompt(decision, match.view(1), ["Ada", "Bo"], 1)
    assert flat(asked.note) == "If your Wizard stays, you have all 5 types and win."
    again = match_of(battlefield=[["wizard"], []], hand=[["wizard", "witch"], ["herald"]])
    assert "stops nobody" in plain(page_of(again).why("play:wizard", None))


def test_of_a_team_the_set_that_has_won_is_shown() -> None:
    match = position(
        4, active=2, hand=[[], [], ["wizard"], []], battlefield=[["herald"], [], FIVE[:4], []], variants={"teams": "on"}
    )
    match.choose(2, "play:wizard")
    assert match.returns == (1.0, 0.0, 1.0, 0.0)
    assert page_of(match).sets.fullest([0, 2]) == 2


def test_one_s_own_arriving_wizard_does_not_complete_yet() -> None:
    """Q 5.7: it counts when it is established, so a second one in hand would still be the fifth kind."""
    match = position(3, hand=[["witch"], ["wizard", "wizard"], ["herald", "wizard"]], battlefield=[[], FIVE[:4], []])
    play(match, "0 play:witch", "1 play:wizard")
    assert match.view(1)["facts"]["completes"] == ["wizard"]


def test_the_draw_of_the_next_player_is_no_effect_of_a_necromancer() -> None:
    match = croupier.arrange("quintet", 2, active=0, phase="main", hand=[["necromancer"], ["witch"]])
    after = match.preview(0, "play:necromancer")
    assert after is not None
    said = plain(foretold(page_of(match), after).said)
    assert "Types" in said
    assert "Ada" not in said
    assert "Tomas" not in said
