"""What the advisor of Quintet sees in a position."""

from croupier.games.quintet import Quintet
from tests.games.played import play
from tests.games.quintet.table import position

FOUR = ["herald", "murderer", "witch", "necromancer"]


def test_a_fifth_kind_is_seen_where_two_wizards_of_one_player_arrive() -> None:
    """The one that waits below is not established yet (Q 5.7), so the one on top would be the fifth kind."""
    match = position(
        4,
        hand=[["herald", "witch"], ["wizard", "wizard", "witch"], ["wizard", "witch"], ["wizard", "murderer", "witch"]],
        battlefield=[[], FOUR, [], []],
    )
    play(match, "0 play:herald", "1 play:wizard", "2 play:wizard", "3 pass", "1 play:wizard")
    decision = match.decision(3)
    assert decision is not None
    assert {*decision.keys} == {"play:wizard", "pass"}
    advisor = Quintet.advisor()
    assert advisor is not None
    scores = dict(zip(decision.keys, advisor.scores(match.position, 3, decision.name, decision.options), strict=True))
    assert scores["play:wizard"] > scores["pass"]
