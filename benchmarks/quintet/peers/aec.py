"""The rules as a PettingZoo environment (agent, environment, cycle)."""

from copy import deepcopy
from itertools import count
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from benchmarks.quintet.peers.table import ACTIONS, SEATS, Table
from benchmarks.speed import Work
from croupier.engine.chance import start_key

LOOKS = 5 + 4 * 5 + 2
"""Numbers in an observation."""


class Environment(AECEnv):  # type: ignore[misc]  # there are no types where it is not installed
    """Two agents; illegal actions are masked."""

    metadata = {"name": "match_v0", "is_parallelizable": False}  # noqa: RUF012  # as PettingZoo asks for it

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [str(seat) for seat in range(SEATS)]
        space = Dict({"observation": Box(0, 127, (LOOKS,), np.int8), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.render_mode = None
        self.numbers = count()

    def observation_space(self, agent: str) -> Any:  # Any: PettingZoo's
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # Any: as above
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # Any: as above
        del options
        self.table = Table(start_key(next(self.numbers) if seed is None else seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}  # Any: as above
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:  # Any: arrays
        table, seat = self.table, int(agent)
        piles = (table.hand[seat], *table.field, *table.grave)
        counts = [pile >> 3 * kind & 7 for pile in piles for kind in range(5)]
        mask = np.zeros(ACTIONS, np.int8)
        if table.winner < 0 and seat == table.seat:
            mask[table.actions] = 1
        return {"observation": np.array([*counts, table.seat, table.active], np.int8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self.table.apply(int(action or 0))
        self._clear_rewards()
        if self.table.winner >= 0:
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = 1.0 if seat == self.table.winner else -1.0
                self.terminations[agent] = True
        self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()


def copies() -> Work:
    """Copies in the middle of a match: PettingZoo has none of its own."""
    environment, random = Environment(), Random(0)
    environment.reset(7)
    for _ in range(20):
        environment.step(random.choice(environment.table.actions))

    def work() -> tuple[int, int]:
        deepcopy(environment)
        return 1, 1

    return work
