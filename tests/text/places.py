"""Where words stand: in the house, and in each of its games."""

from croupier import catalog
from croupier.engine import Game
from croupier.text import LANGUAGES

HOUSE = "house"
PLACES = (HOUSE, *catalog.ours())
EVERYWHERE = [(place, language) for place in PLACES for language in LANGUAGES]
ELSEWHERE = [(place, language) for place in PLACES for language in LANGUAGES[1:]]


def game_of(place: str) -> type[Game] | None:
    """The game of a place; None for the house."""
    return None if place == HOUSE else catalog.find(place)
