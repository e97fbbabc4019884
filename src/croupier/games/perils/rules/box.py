"""What lies in the box beside cards: a board for each player with its markers, and the tokens of P 1.13.

Tokens never run out (P 1.14); there are more than matches have needed, and any coin will do where they do not suffice.
"""

from croupier.engine import Board, Components, Token, Track
from croupier.games.perils.rules.hero import START_LIFE
from croupier.games.perils.rules.state import LAST_PHASE, TURNS

HERO = Board(
    "seat",
    (
        Track("life", "heart", 0, 40, START_LIFE),
        Track("strength", "fist", 0, 9, 0),
        Track("armour", "shield", 0, 12, 0),
        Track("earth", "leafearth", 0, 6, 0),
        Track("water", "wave", 0, 6, 0),
        Track("fire", "flame", 0, 6, 0),
        Track("wild", "swirl", 0, 5, 0),
    ),
)
MATCH = Board("table", (Track("phase", "passleft", 1, LAST_PHASE, 1), Track("turn", "hourglass", 1, TURNS, 1)))
EACH = {
    Token("coins", "coin", 1): 5,
    Token("coins", "coin", 5): 3,
    Token("coins", "coin", 10): 1,
    Token("mana", "mana", 1): 5,
    Token("mana", "mana", 5): 2,
    Token("points", "star", 1): 4,
    Token("points", "star", 5): 1,
    Token("points", "star", 10): 1,
    Token("wounds", "skull", 1): 5,
    Token("wounds", "skull", 5): 3,
    Token("damage", "claw", 1): 5,
    Token("damage", "claw", 5): 1,
    Token("rage", "enrage", 1): 2,
    Token("spent", "bolt"): 2,
    Token("max_life", "max_hp"): 1,
}
"""For each player; `max_life` stands on the track of the life."""


def pieces(players: int) -> Components:
    """The boards and tokens for so many players."""
    return Components({}, {HERO: players, MATCH: 1}, {token: players * copies for token, copies in EACH.items()})
