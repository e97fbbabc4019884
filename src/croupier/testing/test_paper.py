"""A game on paper: all that stands on its cards fits, at the size at which they are cut out, in every language."""

import pytest

from croupier.engine import Game
from croupier.paper import Order, check_fit


def test_everything_fits_on_printed_cards(game: type[Game], language: str) -> None:
    if not game.FACES:
        pytest.skip(f"{game.title} has no cards.")
    check_fit(Order(game, language))
