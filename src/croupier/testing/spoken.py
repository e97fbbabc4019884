"""Matches that bring up what a game has to say: several set-ups, played by bots that try everything."""

import re
from collections.abc import Iterator, Sequence

from croupier.bots import bot
from croupier.engine import Game, Match, start
from croupier.engine.laws import setups
from croupier.text.samples import positions

MOST_SETUPS = 7
MATCHES = 11
MOST_DECISIONS = 400


def matches(game: type[Game], numbers: Sequence[int] = range(MATCHES)) -> Iterator[Match]:
    """Positions of matches in several set-ups; `numbers` chooses among them. What is given is the match itself."""
    tables = list(setups(game))
    step = max(1, len(tables) // MOST_SETUPS) | 1  # odd, so that it meets every number of players
    tables = tables[::step]
    for number in numbers:
        players, variants = tables[number % len(tables)]
        match = start(game, players, number, variants)
        yield from positions(match, number, MOST_DECISIONS, bot(("random", "easy")[number % 2]).choose)


def whole(text: str) -> bool:
    """Whether a text says something, and nothing of `{ $seat }` is left in it. `$5` is a price."""
    return bool(text.strip()) and not re.search(r"[{}]|\$(?!\d)", text)
