"""A game as PettingZoo's Parallel environment: all who are asked act together (`croupier.env.parallel`)."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

from pettingzoo import ParallelEnv

from croupier.engine import CroupierError, IllegalChoice, Match, MatchOver
from croupier.env.observed import Observed, observed
from croupier.env.setting import OVER, Action, Seeds, Setting
from croupier.env.spaces import action_space, observation_space
from croupier.env.stepped import NOT_RESET


class Parallel(ParallelEnv[str, Observed, Action]):  # type: ignore[misc]  # there are no types where it is not installed
    """One agent for each seat; at each step every agent acts, and those who are not asked wait.

    Waiting is the action `wait`, one beyond those of the game, and the only one in the mask of whoever is not asked;
    leaving such an agent out says the same. Rewards are the returns of the match, once, at its end.
    """

    def __init__(self, setting: Setting) -> None:
        self.metadata = {"name": f"{setting.game.slug}_v{setting.game.version}", "render_modes": []}
        self.setting = setting
        self.wait = setting.actions.size
        """The number of the action that does nothing."""
        self.possible_agents = list(setting.agents)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(setting.agents, observation_space(setting, 1))
        self.action_spaces = {
            agent: action_space(setting, _Offered(self, seat), 1) for seat, agent in enumerate(setting.agents)
        }
        self._seeds = Seeds()
        self._match: Match | None = None
        self._steps = 0

    def __copy__(self) -> Self:
        """A copy goes its own way, with a match of its own."""
        return deepcopy(self)

    def observation_space(self, agent: str) -> Any:  # Any: Gymnasium's
        return self.observation_spaces[self.setting.known(agent)]

    def action_space(self, agent: str) -> Any:  # Any: as above
        return self.action_spaces[self.setting.known(agent)]

    @property
    def match(self) -> Match:
        """The match. Read it, never change it."""
        if self._match is None:
            raise CroupierError(NOT_RESET)
        return self._match

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """A new match: `croupier.start(game, seed=seed)` is the same one. Without a seed the next one in line."""
        del options
        self._match, self._steps = self.setting.match(self._seeds.next(seed)), 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Action]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the actions of all who are asked.

        Raises `IllegalChoice` for an action that is not offered, with the rule that forbids it, or one that is missing,
        and `MatchOver`; nothing has changed then.
        """
        match = self.match
        if not self.agents:
            raise MatchOver(OVER)
        for seat, index in self._choices(actions):
            match.choose(seat, index)
        self._steps += 1
        over = match.over
        cut_off = not over and self.setting.most is not None and self._steps >= self.setting.most
        agents = self.agents
        if over or cut_off:
            self.agents = []
        return (
            self._seen(),
            dict(zip(agents, match.returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def _choices(self, actions: dict[str, Action]) -> list[tuple[int, int]]:
        """Which seat takes which of its options, looked at as a whole before the first is taken."""
        setting, match = self.setting, self.match
        if not isinstance(actions, Mapping):
            raise IllegalChoice(f"A step takes an action for each agent, not {actions!r}.", seat=-1, choice=actions)
        given = {setting.seat(agent): setting.number(action) for agent, action in actions.items()}
        choices = []
        for decision in match.decisions:
            number = given.pop(decision.seat, self.wait)
            if number == self.wait:
                raise IllegalChoice(
                    f"{setting.agents[decision.seat]} is asked {decision.name}: it cannot wait, and needs an action.",
                    seat=decision.seat,
                    choice=number,
                    expected=decision.keys,
                )
            index = setting.actions.option(decision, number)
            if index is None:
                raise setting.actions.refused(match.position, decision, number)
            choices.append((decision.seat, index))
        for seat, number in given.items():
            if number != self.wait:
                raise IllegalChoice(
                    f"{setting.agents[seat]} is not asked: it can only wait ({self.wait}).", seat=seat, choice=number
                )
        return choices

    def legal_actions(self, seat: int) -> list[int]:
        """The numbers of the actions that a seat can take now."""
        decision = None if self._match is None else self._match.decision(seat)
        return [self.wait] if decision is None else self.setting.actions.numbers(decision.options)

    def _seen(self) -> dict[str, Observed]:
        return {
            agent: observed(self.setting, self.match, seat, self.legal_actions(seat), 1)
            for seat, agent in enumerate(self.setting.agents)
        }

    def close(self) -> None:
        """Let the match go."""
        self._match = None
        self.agents = []


class _Offered:
    """What a seat can do now, for the space that samples its actions."""

    def __init__(self, environment: Parallel, seat: int) -> None:
        self._environment, self._seat = environment, seat

    def __call__(self) -> list[int]:
        return self._environment.legal_actions(self._seat)
