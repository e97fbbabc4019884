"""The box: what is printed for so many players is what the rulebook counts."""

from collections import Counter

import pytest

from croupier.engine import check_setup
from croupier.games.quintet import Quintet


def backs(players: int, **variants: str) -> Counter[str]:
    """How many cards lie in the box, by their backs."""
    box = Quintet.components(players, check_setup(Quintet, players, variants))
    return Counter(Quintet.FACES[face].back for face, copies in box.cards.items() for _ in range(copies))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_five_of_each_character(players: int) -> None:
    """Q 1.4"""
    box = Quintet.components(players, check_setup(Quintet, players, {}))
    assert [*box.cards.values()] == [5 * players] * 5
    assert backs(players) == {"quintet": 25 * players}


def test_nothing_lies_in_the_box_but_cards() -> None:
    box = Quintet.components(5, check_setup(Quintet, 5, {}))
    assert (box.boards, box.tokens) == ({}, {})
