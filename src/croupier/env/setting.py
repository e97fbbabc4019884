"""What every environment shares: a game at a table, its two spaces of numbers, and the seeds of its matches."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

from croupier import catalog
from croupier.engine import BadSetup, Game, IllegalChoice, Match, Seed, UnknownSeat, check_setup, start
from croupier.env.actions import Actions, actions
from croupier.env.observation import Observation, observation
from croupier.env.running import Running

Variants = Mapping[str, str | int | bool]
Cards = Mapping[str, str | int]
OVER = "The match is over: reset the environment."
Action = Any
"""The number of an action, or the row of its factors: whole numbers of any library."""


class Setting:
    """A game at a table for `players`, with its variants and cards. Raises `UnknownGame`, `BadSetup`, `BadCards`."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        variants: Variants | None = None,
        *,
        cards: Cards | None = None,
        most: int | None = None,
        factored: bool = False,
    ) -> None:
        if most is not None and most < 1:
            raise BadSetup(f"A match is cut off after one decision at least, not after {most}.")
        self.game: type[Game] = catalog.find(game).with_cards(cards or {})
        self.players = players
        self.variants = check_setup(self.game, players, variants)
        self.actions: Actions = actions(self.game, players)
        self.layout: Observation = observation(self.game, players)
        self.agents = tuple(f"player_{seat}" for seat in range(players))
        self.most = most
        """After so many decisions (or steps, where seats act side by side) a match is cut off; None: never."""
        self.factored = factored
        """Whether actions are rows of factors, the verb and its arguments, instead of single numbers."""
        self._seats = {agent: seat for seat, agent in enumerate(self.agents)}

    def __repr__(self) -> str:
        return f"<Setting {self.game.slug}, {self.players} players>"

    def seat(self, agent: object) -> int:
        """The seat of an agent. Raises `UnknownSeat`."""
        try:
            return self._seats[agent]  # type: ignore[index]  # whatever it is
        except (KeyError, TypeError):
            raise UnknownSeat(f"There is no agent {agent!r}; there is {', '.join(self.agents)}.") from None

    def known(self, agent: str) -> str:
        """An agent that there is. Raises `UnknownSeat`."""
        return self.agents[self.seat(agent)]

    def run(self, seed: Seed) -> Running:
        """A match that only goes forward."""
        return Running(self.game, self.players, seed, self.variants)

    def match(self, seed: Seed) -> Match:
        """A match in which several seats may be asked at a time, without a log."""
        return start(self.game, self.players, seed, self.variants, salt="", log=False)

    def number(self, action: Action) -> int:
        """The number of an action as this environment takes it. Raises `IllegalChoice` for what is none."""
        if self.factored and not isinstance(action, str) and hasattr(action, "__len__"):
            return self.actions.number_of(action)
        if self.factored or isinstance(action, bool) or not hasattr(action, "__index__"):
            kind = f"a row of {len(self.actions.shape)} factors" if self.factored else "a whole number"
            raise IllegalChoice(f"An action is {kind}, not {action!r}.", seat=-1, choice=action)
        try:
            return index(action)
        except TypeError:  # arrays of one number say that they are one
            raise IllegalChoice(f"An action is a whole number, not {action!r}.", seat=-1, choice=action) from None


class Seeds:
    """The seeds of one match after another: who gives one gets the matches of that seed and of those that follow."""

    def __init__(self) -> None:
        self._dice = Random()  # noqa: S311  # play, not secrets

    def next(self, seed: object) -> int:
        """The seed of the next match: the one that is given, else one that follows from the last one given."""
        if seed is None:
            return self._dice.getrandbits(53)
        if isinstance(seed, bool) or not hasattr(seed, "__index__"):
            raise BadSetup(f"The seed of an environment is a whole number, not {seed!r}.")
        given = index(seed)
        self._dice = Random(given)  # noqa: S311  # as above
        return given
