"""What the page of Confluence reads from a view and a log: how a match ended."""

from croupier.engine import Match
from croupier.games.confluence.page.page import ConfluencePage
from tests.games.confluence.table import position
from tests.kit.test_page import table


def page(match: Match, seat: int = 0) -> ConfluencePage:
    return ConfluencePage(table(match, seat))


def flooded(*life: int, round_number: int = 6) -> ConfluencePage:
    """The page of a match that ends with this round: High Water takes 2 in round 6 (C 13.1)."""
    match = position(len(life), phase="laydown", life=list(life), round=round_number)
    while not match.over:
        asked = match.decisions[0]
        match.choose(asked.seat, asked.keys[0])
    return page(match)


def test_the_end_says_why_it_came_and_what_took_the_life_points() -> None:
    """C 14.2 to 14.4"""
    last = flooded(5, 1)
    assert last.ended.startswith("After round")
    assert last.ended.endswith("only one player is left in the game.")
    assert last.taken(0) == {"sword": 0, "bolt": 0, "debt": 0, "highwater": 2}
    fallen = flooded(1, 0)
    assert "life points decide" in fallen.ended
    assert fallen.places == [(1, 0), (2, 1)]
    shared = flooded(1, 1, 0)
    assert shared.ended.endswith("the victory is shared.")
    assert shared.places == [(1, 0), (1, 1), (3, 2)]
