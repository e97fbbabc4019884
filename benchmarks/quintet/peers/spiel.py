"""The rules as a game of OpenSpiel in Python, and OpenSpiel's own games in C++ for orientation."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from benchmarks.quintet.peers.table import ACTIONS, SEATS, Table
from benchmarks.speed import Work
from croupier.engine.chance import start_key

IN_C = ("gin_rummy", "hearts", "hanabi", "crazy_eights")
"""Card games of OpenSpiel in C++, of similar size."""

_TYPE = pyspiel.GameType(
    short_name="python_peer",
    long_name="The same rules",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,  # all chance is drawn when a state is made
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=0,
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=500,
)


class Peer(pyspiel.Game):  # type: ignore[misc]  # there are no types where it is not installed
    """The game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:  # Any: OpenSpiel's
        super().__init__(_TYPE, _INFO, params or {})
        self.numbers = count()

    def new_initial_state(self) -> "State":
        return State(self, Table(start_key(next(self.numbers))))


class State(pyspiel.State):  # type: ignore[misc]  # as above
    """A position of it."""

    def __init__(self, game: Any, table: Table) -> None:  # Any: a game of OpenSpiel's
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        return self.table.seat if self.table.winner < 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.table.actions

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}/{action}"

    def is_terminal(self) -> bool:
        return self.table.winner >= 0

    def returns(self) -> list[float]:
        winner = self.table.winner
        return [0.0, 0.0] if winner < 0 else [1.0 if seat == winner else -1.0 for seat in range(SEATS)]

    def observation_string(self, player: int | None = None) -> str:
        return str(self.table.seen_by(self.table.seat if player is None else player))

    def __str__(self) -> str:
        return self.observation_string(0)


def middle(make: Callable[[], Any], decisions: int = 20) -> tuple[Any, Any]:  # Any: as above
    """A game, and a state so many decisions after the deal."""
    game, random = make(), Random(1)
    state = game.new_initial_state()
    while decisions or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions = max(decisions - 1, 0)
        if state.is_terminal():
            state, decisions = game.new_initial_state(), 20
    return game, state


def copies(make: Callable[[], Any]) -> Work:  # Any: as above
    """Copies in the middle of a match."""
    _, state = middle(make)

    def work() -> tuple[int, int]:
        state.clone()
        return 1, 1

    return work


def searched(simulations: int = 100) -> Work:
    """OpenSpiel's search in Python: information-set Monte Carlo, with random playouts."""
    game, state = middle(Peer)
    chance = np.random.RandomState(0)  # what OpenSpiel asks for
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, chance), 2.0, simulations, random_state=chance, use_observation_string=True
    )
    bot.set_resampler(lambda one, seat: State(game, one.table.imagined(seat, chance.shuffle)))

    def work() -> tuple[int, int]:
        bot.run_search(state)
        return simulations, 1

    return work


def searched_in_c(simulations: int = 100) -> Work:
    """OpenSpiel's search in C++, on a game in C++."""
    game, state = middle(lambda: pyspiel.load_game(IN_C[0]))
    bot = pyspiel.ISMCTSBot(
        0,
        pyspiel.RandomRolloutEvaluator(1, 0),
        2.0,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        True,
        False,
    )
    del game

    def work() -> tuple[int, int]:
        bot.step(state)
        return simulations, 1

    return work
