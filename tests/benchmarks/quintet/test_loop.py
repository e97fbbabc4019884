"""The loop that the engine is measured against plays the same game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from benchmarks.quintet import loop
from croupier.engine import Option, check_setup, play_out
from croupier.engine.chance import start_key
from croupier.games.quintet import Quintet


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_loop_and_the_engine_play_identical_matches(players: int) -> None:
    """The same deal, the same questions in the same order, the same winner, from the same random numbers."""
    options = check_setup(Quintet, players, {})
    for seed in range(150):
        key = start_key(seed)
        random = Random(seed).random
        drawn: list[int] = []

        def answer(_seat: int, _name: str, options: Sequence[Option[Any]]) -> int:
            drawn.append(len(options))  # noqa: B023  # used within the round
            return int(random() * len(options))  # noqa: B023

        game = Quintet.new(players, options, key)
        play_out(game, answer)
        assert loop.play(players, key, Random(seed).random) == (len(drawn), game.returns.index(1.0))
