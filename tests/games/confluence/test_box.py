"""The box: what is printed for so many players is what the rulebook counts."""

from collections import Counter

import pytest

from croupier.engine import check_setup
from croupier.games.confluence import Confluence


def backs(players: int, **variants: str) -> Counter[str]:
    """How many cards lie in the box, by their backs."""
    box = Confluence.components(players, check_setup(Confluence, players, variants))
    return Counter(Confluence.FACES[face].back for face, copies in box.cards.items() for _ in range(copies))


@pytest.mark.parametrize("players", [2, 5])
def test_copies_follow_the_rank(players: int) -> None:
    """C 1.5: 15 designs three times, 26 twice, 13 once."""
    box = Confluence.components(players, check_setup(Confluence, players, {}))
    assert Counter(box.cards.values()) == {3: 15, 2: 26, 1: 13}
    assert backs(players) == {"confluence": 110}


def test_each_player_has_a_counter_of_life_points_and_there_is_one_lead() -> None:
    """C 1.2, 1.3, 1.6"""
    box = Confluence.components(5, check_setup(Confluence, 5, {"start_life": "20"}))
    tracks = {track.name: (track.last, track.start, copies) for b, copies in box.boards.items() for track in b.tracks}
    assert tracks == {"life": (20, 20, 5), "round": (15, 1, 1)}
    assert {token.name: copies for token, copies in box.tokens.items()} == {"lead": 1}
