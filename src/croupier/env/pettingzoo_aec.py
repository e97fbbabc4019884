"""A game as PettingZoo's AEC environment: agents act one at a time (`croupier.env.aec`)."""

from typing import Any

from pettingzoo import AECEnv

from croupier.engine import CroupierError, MatchOver
from croupier.env.observed import Observed
from croupier.env.setting import OVER, Action, Setting
from croupier.env.spaces import action_space, observation_space
from croupier.env.stepped import MODES, NOT_RESET, Stepped
from croupier.env.stepper import Stepper


class AEC(Stepped, AECEnv[str, Observed | None, Action]):  # type: ignore[misc]  # there are no types where it is not installed
    """One agent for each seat, `player_0` to `player_N`, each observing its own seat first.

    Rewards are the returns of the match, once, at its end; until then they are 0. Seats that the rules ask side by side
    act one after the other. `infos[agent]["options"]` of the agent to act: with factored actions the rows that are
    offered, else nothing.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__(setting, render_mode)
        self.metadata = {
            "name": f"{setting.game.slug}_v{setting.game.version}",
            "is_parallelizable": False,
            "render_modes": list(MODES),
        }
        self.possible_agents = list(setting.agents)
        self.observation_spaces = dict.fromkeys(setting.agents, observation_space(setting))
        self.action_spaces = {agent: action_space(setting, self.legal_actions) for agent in setting.agents}
        self.agents: list[str] = []
        self.agent_selection = ""

    def observation_space(self, agent: str) -> Any:  # Any: Gymnasium's
        return self.observation_spaces[self.setting.known(agent)]

    def action_space(self, agent: str) -> Any:  # Any: as above
        return self.action_spaces[self.setting.known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # Any: none is read
        """A new match: `croupier.start(game, seed=seed)` is the same one. Without a seed the next one in line."""
        del options
        stepper = self._stepper = Stepper.begin(self.setting, self._seeds.next(seed))
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}  # Any: as PettingZoo has it
        self.agent_selection = self.setting.agents[max(0, stepper.running.seat)]
        self._stand()

    def observe(self, agent: str) -> Observed:
        """What an agent sees now; its mask is empty unless it is to act. Raises `UnknownSeat`."""
        return self._at.seen_by(self.setting.seat(agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # Any: `Observed`, or None
        """What the agent to act sees, what it has got, whether its match is over or cut off, and its info.

        Raises `MatchOver` once every agent has been told so.
        """
        agent = self.agent_selection
        if not self.agents:
            raise CroupierError(NOT_RESET) if self._stepper is None else MatchOver(OVER)
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Action) -> None:
        """Carry out an action of the agent to act; None for one whose match is over.

        Raises `IllegalChoice` with the rule that forbids it for an action that is not offered; nothing has changed.
        """
        agent, stepper = self.agent_selection, self._stepper
        if stepper is None or not self.agents or self.terminations[agent] or self.truncations[agent]:
            self._step_after_the_end(action)
            return
        setting = self.setting
        if stepper.take(action):
            self._end()
        else:
            self.agent_selection = setting.agents[stepper.running.seat]
        if setting.factored:
            self._stand()
        if self.render_mode == "human":
            self.render()

    def _step_after_the_end(self, action: Action) -> None:
        """The last step of each agent, which is None."""
        if self._stepper is None:
            raise CroupierError(NOT_RESET)
        if not self.agents:
            raise MatchOver(OVER, choice=action)
        if action is not None:
            raise MatchOver(f"The match is over for {self.agent_selection}: its step is None.", choice=action)
        self._was_dead_step(action)

    def _stand(self) -> None:
        """Say which rows of factors are offered."""
        if self.setting.factored:
            for agent, info in self.infos.items():
                info["options"] = self.legal_rows() if agent == self.agent_selection else []

    def _end(self) -> None:
        stepper = self._at
        over = stepper.running.over
        returns = stepper.running.returns
        for agent, reward in zip(self.setting.agents, returns, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent], self.truncations[agent] = over, not over
        self.agent_selection = self.agents[0]

    def close(self) -> None:
        """Let the match go."""
        self._stepper = None
        self.agents = []
