"""What lies in the box beside cards: something to count with (Z 1.1, 3.1, 9.8), and the marker of the start player."""

from croupier.engine import Board, Components, Token, Track
from croupier.games.zynalith.cards.terms import HERO, ROUNDS

PLAYER = Board("seat", (Track("hp", "heart", 0, HERO + 20, HERO),))  # two cards raise the limit by 10 each (Z 9.11)
MATCH = Board("table", (Track("round", "hourglass", 0, ROUNDS, 0),))
EACH = {
    Token("silver", "silver", 1): 5,
    Token("silver", "silver", 5): 3,
    Token("silver", "silver", 10): 2,
    Token("zynalith", "crystal", 1): 5,
    Token("zynalith", "crystal", 5): 1,
    Token("damage", "claw", 1): 5,
    Token("damage", "claw", 5): 1,
}


def pieces(players: int) -> Components:
    """The boards and tokens for so many players; there are more than matches have needed."""
    each = {token: players * copies for token, copies in EACH.items()}
    return Components({}, {PLAYER: players, MATCH: 1}, {Token("first", "crown"): 1, **each})
