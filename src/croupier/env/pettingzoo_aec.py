"""A game as PettingZoo's AEC environment: agents act one at a time (`croupier.env.aec`)."""

from typing import Any

from pettingzoo import AECEnv

from croupier.engine import CroupierError, MatchOver
from croupier.env.rendering import MODES, sentences
from croupier.env.running import Running
from croupier.env.setting import Action, Seeds, Setting, factors
from croupier.env.spaces import Observed, action_space, observation_space, observed
from croupier.env.stepper import Stepper

NOT_RESET = "Reset the environment first."


class AEC(AECEnv[str, Observed | None, Action]):  # type: ignore[misc]  # there are no types where it is not installed
    """One agent for each seat, `player_0` to `player_N`, each observing its own seat first.

    Rewards are the returns of the match, once, at its end; until then they are 0. Seats that the rules ask side by side
    act one after the other. `infos[agent]["options"]` of the agent to act: with factored actions the rows that are
    offered, else nothing.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{setting.game.slug}_v{setting.game.version}",
            "is_parallelizable": False,
            "render_modes": list(MODES),
        }
        self.setting = setting
        self.render_mode = render_mode
        self.possible_agents = list(setting.agents)
        self.observation_spaces = dict.fromkeys(setting.agents, observation_space(setting))
        self.action_spaces = {agent: action_space(setting, self.legal_actions) for agent in setting.agents}
        self.agents: list[str] = []
        self._seeds = Seeds()
        self._stepper: Stepper | None = None

    def observation_space(self, agent: str) -> Any:  # Any: Gymnasium's
        return self.observation_spaces[self.setting.agents[self.setting.seat(agent)]]

    def action_space(self, agent: str) -> Any:  # Any: as above
        return self.action_spaces[self.setting.agents[self.setting.seat(agent)]]

    @property
    def match(self) -> Running:
        """The running match: `env.match.fork()` is a copy that can be undone, determinized and saved."""
        return self._at.running

    @property
    def _at(self) -> Stepper:
        if self._stepper is None:
            raise CroupierError(NOT_RESET)
        return self._stepper

    def legal_actions(self) -> list[int]:
        """The numbers of the actions that are offered now, as the mask has them: quicker to read where it is wide."""
        return [] if self._stepper is None else self._stepper.offered

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # Any: none is read
        """A new match: `croupier.start(game, seed=seed)` is the same one. Without a seed the next one in line."""
        del options
        stepper = self._stepper = Stepper(self.setting, self._seeds.next(seed))
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
        setting, stepper, seat = self.setting, self._at, self.setting.seat(agent)
        running = stepper.running
        return observed(setting, running, seat, stepper.offered if seat == running.seat else ())

    def step(self, action: Action) -> None:
        """Carry out an action of the agent to act; None for one whose match is over.

        Raises `IllegalChoice` with the rule that forbids it for an action that is not offered; nothing has changed.
        """
        stepper = self._at
        if not self.agents:
            raise MatchOver("The match is over: reset the environment.", choice=action)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if stepper.take(action):
            self._end()
        else:
            self.agent_selection = self.setting.agents[stepper.running.seat]
        if self.setting.factored:
            self._stand()
        if self.render_mode == "human":
            self.render()

    def _stand(self) -> None:
        """Say which rows of factors are offered."""
        if self.setting.factored:
            for agent, info in self.infos.items():
                info["options"] = factors(self.setting, self.legal_actions()) if agent == self.agent_selection else []

    def _end(self) -> None:
        stepper = self._at
        over = stepper.running.over
        returns = stepper.running.returns
        for agent, reward in zip(self.setting.agents, returns, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent], self.truncations[agent] = over, not over
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Where the match stands, in words: given back for the mode `ansi`, printed for `human`."""
        if self.render_mode is None:
            return None
        text = sentences(self.match)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # what the mode `human` asks for
        return None

    def close(self) -> None:
        """Let the match go."""
        self._stepper = None
        self.agents = []
