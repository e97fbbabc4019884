"""The box: what is printed for so many players is what the rulebook counts."""

from collections import Counter

import pytest

from croupier.engine import check_setup
from croupier.games.zynalith import Zynalith


def backs(players: int, **variants: str) -> Counter[str]:
    """How many cards lie in the box, by their backs."""
    box = Zynalith.components(players, check_setup(Zynalith, players, variants))
    return Counter(Zynalith.FACES[face].back for face, copies in box.cards.items() for _ in range(copies))


@pytest.mark.parametrize("players", [2, 5])
def test_two_decks_whatever_the_number_of_players(players: int) -> None:
    """Z 1.4: 67 creatures and their events, 95 extras; the variant has two more creatures."""
    assert backs(players) == {"creature": 67, "extra": 95}
    assert backs(players, faceless_warrior="on") == {"creature": 69, "extra": 95}


def test_each_player_counts_hit_points_silver_zynalith_and_damage() -> None:
    """Z 1.1, 3.1, 9.8"""
    box = Zynalith.components(5, check_setup(Zynalith, 5, {}))
    tracks = {track.name: (track.first, track.start, copies) for b, copies in box.boards.items() for track in b.tracks}
    assert tracks == {"hp": (0, 30, 5), "round": (0, 0, 1)}
    assert {token.name for token in box.tokens} == {"first", "silver", "zynalith", "damage"}
