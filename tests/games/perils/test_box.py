"""The box: what is printed for so many players is what the rulebook counts."""

from collections import Counter

import pytest

from croupier.engine import check_setup
from croupier.games.perils import Perils
from croupier.games.perils.rules.hero import MOST_COINS


def backs(players: int, **variants: str) -> Counter[str]:
    """How many cards lie in the box, by their backs."""
    box = Perils.components(players, check_setup(Perils, players, variants))
    return Counter(Perils.FACES[face].back for face, copies in box.cards.items() for _ in range(copies))


@pytest.mark.parametrize(("players", "pick"), [(2, "off"), (3, "off"), (4, "off"), (5, "off"), (6, "off"), (5, "on")])
def test_seven_cards_a_player_and_phase_all_enemies_and_all_boards(players: int, pick: str) -> None:
    """P 1.2, 1.5, 1.9"""
    phases = {f"phase-{phase}": 7 * players for phase in (1, 2, 3)}
    enemies = {f"enemy-{level}": 24 for level in (1, 2, 3)}
    assert backs(players, pick_hero=pick) == {"hero": 10, **phases, **enemies}


def test_each_player_has_a_board_and_the_heap_of_tokens_suffices() -> None:
    """P 1.4, 1.11 to 1.16"""
    box = Perils.components(6, check_setup(Perils, 6, {}))
    assert {board.name: copies for board, copies in box.boards.items()} == {"seat": 6, "table": 1}
    coins = sum((token.number or 0) * copies for token, copies in box.tokens.items() if token.name == "coins")
    assert coins >= MOST_COINS
    kinds = {"coins", "mana", "points", "wounds", "damage", "rage", "spent", "max_life"}
    assert {token.name for token in box.tokens} == kinds
