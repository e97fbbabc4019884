"""What lies in the box beside cards: seals for the portals, tokens of the resources, and where the match stands."""

from croupier.engine import Board, Components, Token, Track
from croupier.games.wildlands.cards import terms

ICONS = ("meat", "leaf", "ore", "crystal")
SMALL, LARGE = 5, 2
"""Tokens of 1 and of 5 for each player and resource: more than matches have needed. Mana does not add up (W 5.4)."""


def pieces(players: int, rounds: int) -> Components:
    """The board and the tokens for so many players and rounds."""
    tokens = {Token("seals", "seal"): terms.SEALS * players}  # W 1.14
    for resource, (name, icon) in enumerate(zip(terms.RESOURCES, ICONS, strict=True)):
        tokens[Token(name, icon, 1)] = SMALL * players
        if resource in terms.STACKABLE:
            tokens[Token(name, icon, 5)] = LARGE * players
    return Components({}, {Board("table", (Track("round", "hourglass", 1, rounds, 1),)): 1}, tokens)
