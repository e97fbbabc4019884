"""What lies in the box beside cards: a counter of life points for each player, a marker for the lead (C 1.2, 1.6)."""

from croupier.engine import Board, Components, Token, Track
from croupier.games.confluence.cards.terms import MOST_ROUNDS

MATCH = Board("table", (Track("round", "hourglass", 1, MOST_ROUNDS, 1),))


def pieces(players: int, life: int) -> Components:
    """The boards and tokens for so many players, who begin with so many life points and never have more (C 1.3)."""
    player = Board("seat", (Track("life", "heart", 0, life, life),))
    return Components({}, {player: players, MATCH: 1}, {Token("lead", "lead"): 1})
