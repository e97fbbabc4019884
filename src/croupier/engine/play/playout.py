"""How a match is played out in place."""

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.engine.advisor import Answer
from croupier.engine.decision import Option, StepOver
from croupier.engine.game import Game
from croupier.engine.state.cards import Seat


class AtRandom:
    """Takes any option, all equally likely, and counts its decisions: `play_out(game, AtRandom(Random(7)).answer)`."""

    def __init__(self, random: Random) -> None:
        self._random = random.random
        self.decisions = 0

    def answer(self, seat: Seat, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
        """Any option."""
        del seat, name
        self.decisions += 1
        return int(self._random() * len(options))


def play_out(game: Game, answer: Answer) -> None:
    """Play a position that stands at the start of a step to its end, in place, unheard: a playout."""
    game.answer_by(answer)
    while not game.over:
        try:  # noqa: SIM105  # the innermost loop: suppress() costs more than a decision
            game.step()
        except StepOver:
            pass
