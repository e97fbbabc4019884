"""Greedy players who now and then take any option, so that positions and futures differ."""

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.bots import GreedyBot
from croupier.engine import Game, Option

BLUNDER = 0.05
"""How often they take any option."""

_GREEDY = GreedyBot("greedy")


def pick(match: Game, seat: int, name: str, options: Sequence[Option[Any]], chance: Random) -> int:  # Any: any question
    """The choice of such a player. See `PolicyBot.pick`."""
    if chance.random() < BLUNDER:
        return int(chance.random() * len(options))
    return _GREEDY.pick(match, seat, name, options, chance)
