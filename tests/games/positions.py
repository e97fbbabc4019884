"""Positions of random matches, over all numbers of players and all switches."""

from collections.abc import Iterator
from random import Random

from croupier.engine import Game, Match, start
from croupier.engine.laws import setups

APART = 5
"""A position is taken at every so many decisions, on average."""


def positions(game: type[Game], number: int, seed: int = 0) -> Iterator[Match]:
    """So many positions in which somebody is asked. The match goes on after each: look at it at once."""
    random = Random(seed)
    left = number
    while left:
        players, variants = random.choice(list(setups(game)))
        match = start(game, players, random.randrange(10**6), variants)
        while left and not match.over:
            if not random.randrange(APART):
                left -= 1
                yield match
            decision = random.choice(match.decisions)
            match.choose(decision.seat, random.randrange(len(decision.options)))
