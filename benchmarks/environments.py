"""Decisions a second of environments, everybody with the observation of who is asked and the mask of its actions.

    python -m benchmarks.environments [--seconds 1] [--rounds 5] [--json]

Ours at tables of two, as PettingZoo's AEC environment, as a game of OpenSpiel, and as a batch of 64 in one process;
PettingZoo's own card games, driven by the same loop; OpenSpiel's own in C++, driven from Python. Legal actions are
taken at random, and drawing them counts for everybody. What is not installed is left out.
"""

import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

from benchmarks import speed
from croupier import catalog, env

SIDE_BY_SIDE = 64
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
OPENSPIEL = ("leduc_poker", "hanabi", "gin_rummy", "hearts")


def agents(make: Callable[[], Any]) -> speed.Work:  # Any: environments have no common type
    """Random matches of an AEC environment, as PettingZoo's documentation plays them."""
    environment, random = make(), Random(0).random

    def work() -> tuple[int, int]:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            action = None
            if not (terminated or truncated):
                legal = np.flatnonzero(seen["action_mask"].view(np.bool_))  # many times as quick as of bytes
                action = int(legal[int(random() * len(legal))])
                decisions += 1
            environment.step(action)
        return decisions, 1

    return work


def batches(slug: str) -> speed.Work:
    """Random matches side by side in one process."""
    batch, random = env.Batch(slug, SIDE_BY_SIDE, seed=1), Random(0).random

    def work() -> tuple[int, int]:
        batch.step([legal[int(random() * len(legal))] for legal in batch.legal_actions()])
        return SIDE_BY_SIDE, 1

    return work


def states(make: Callable[[], Any], *, observed: bool = True) -> speed.Work:  # Any: a game of OpenSpiel's
    """Random matches of a game of OpenSpiel, as its examples play them; chance is no decision.

    `observed`: the tensor of who is asked and the mask of its actions are made before each.
    """
    game, dice = make(), Random(0)
    observes = game.get_type().provides_observation_tensor  # the others tell a seat all it has seen, in one tensor

    def work() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                if observed:
                    seat = state.current_player()
                    (state.observation_tensor if observes else state.information_state_tensor)(seat)
                    state.legal_actions_mask(seat)
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return work


def works() -> dict[str, speed.Work]:
    """Everything that is measured, by its name."""
    found: dict[str, speed.Work] = {}
    for slug in catalog.names():
        found[f"ours, {slug}: AEC"] = agents(partial(env.aec, slug))
        found[f"ours, {slug}: batch"] = batches(slug)
    for slug in catalog.names():
        if (peer := _module(f"benchmarks.{slug}.peers.aec")) is not None:
            found[f"PettingZoo, {slug} by hand: AEC"] = agents(peer.Environment)
    for name in PETTINGZOO:
        if (theirs := _module(f"pettingzoo.classic.{name}")) is not None:
            with suppress(ImportError):  # a game may need more than PettingZoo
                found[f"PettingZoo, {name}: AEC"] = agents(theirs.env)
    if (spiel := _module("pyspiel")) is not None:
        for slug in catalog.names():
            found[f"ours, {slug}: OpenSpiel"] = states(partial(env.spiel, slug))
        for name in OPENSPIEL:
            found[f"OpenSpiel in C++, {name}"] = states(partial(spiel.load_game, name))
    return found


def _module(name: str) -> Any:  # Any: a module of others
    """A module, if it and all that it needs is installed."""
    try:
        return import_module(name) if find_spec(name.partition(".")[0]) is not None else None
    except ImportError:
        return None


def main() -> int:
    """Print the figures."""
    arguments = speed.options(__doc__).parse_args()
    warnings.simplefilter("ignore")  # frameworks warn of each other
    speed.compare(works(), arguments, lambda name, rates: f"{name:<46} {rates[name]:>12,.0f} a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
