"""Pieces of pages that are kept are those that would be drawn anew."""

from random import Random

import pytest

from croupier import catalog
from croupier.engine import start
from croupier.server.web.assets import collect
from croupier.server.web.environment import Templates
from croupier.server.web.fragment_cache import FragmentCache
from croupier.testing.drawing import drawn, scene
from croupier.text import LANGUAGES

CHOICES = 40


def forgetful() -> Templates:
    """Templates that keep nothing they have drawn."""
    made = Templates(collect())
    made.environment.globals["kept"] = FragmentCache(0)
    return made


@pytest.mark.parametrize("game", catalog.ours())
def test_a_table_with_kept_pieces_is_the_one_that_is_drawn_anew(game: str) -> None:
    """A piece that reads more than it is given would be that of another moment, seat or language."""
    rules = catalog.find(game)
    match, dice, anew = start(rules, 3, 5), Random(5), forgetful()
    for number in range(CHOICES):
        if match.over:
            break
        for seat in (match.decisions[0].seat, None):
            shown = scene(match, seat, LANGUAGES[number % len(LANGUAGES)])
            assert drawn(shown) == drawn(shown, anew)
        asked = match.decisions[0]
        match.choose(asked.seat, dice.randrange(len(asked.options)))
