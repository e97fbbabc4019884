"""A game as a Gymnasium environment: one seat learns, bots answer for the others inside (`croupier.env.gym`)."""

from typing import Any

import gymnasium

from croupier.bots import Bot
from croupier.engine import BadSetup, MatchOver
from croupier.env.observed import Observed
from croupier.env.setting import Action, Setting
from croupier.env.spaces import action_space, observation_space
from croupier.env.stepped import MODES, Stepped
from croupier.env.stepper import Bots, Stepper, seated


class Seat(Stepped, gymnasium.Env[Observed, Action]):
    """The seat that learns, from one of its questions to the next.

    The reward is the return of the seat at the end, before that 0. `info["seat"]` says which seat it is; with factored
    actions `info["options"]` says which rows are offered.
    """

    def __init__(self, setting: Setting, seat: int | None, bots: Bots, render_mode: str | None = None) -> None:
        if seat is not None and seat not in range(setting.players):
            raise BadSetup(f"There is no seat {seat!r}: the seats are 0 to {setting.players - 1}, None draws one.")
        super().__init__(setting, render_mode)
        self.metadata = {"render_modes": list(MODES)}
        self.observation_space = observation_space(setting)
        self.action_space = action_space(setting, self.legal_actions)
        self._seat = seat
        self._bots = [self._others(one, bots) for one in (range(setting.players) if seat is None else [seat])]
        self._me = -1

    def _others(self, seat: int, bots: Bots) -> dict[int, Bot]:
        found = seated(self.setting, bots, (seat,))
        if seat in found or len(found) < self.setting.players - 1:
            lacking = [other for other in range(self.setting.players) if other != seat and other not in found]
            wrong = f"seat {seat} learns" if seat in found else f"nobody sits on {lacking}"
            raise BadSetup(f"Bots answer for every seat but the one that learns: {wrong}.")
        return found

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new match, up to the first question to the seat that learns. Without a seed the next one in line."""
        gymnasium.Env.reset(self, seed=seed)
        del options
        while True:
            following = self._seeds.next(seed)
            self._me = following % self.setting.players if self._seat is None else self._seat
            bots = self._bots[self._me if self._seat is None else 0]
            self._stepper, seed = Stepper.begin(self.setting, following, bots), None
            if not self._stepper.over:  # a match may end before the seat is asked anything
                return self._seen(), self._info()

    def step(self, action: Action) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the bots answer up to the next question to the seat, or to the end.

        Raises `IllegalChoice` for an action that is not offered, with the rule that forbids it, and `MatchOver`; then
        nothing has changed.
        """
        stepper = self._at
        if stepper.cut_off:
            raise MatchOver("The match was cut off: reset the environment.", choice=action)
        stepper.take(action)
        if self.render_mode == "human":
            self.render()
        return self._seen(), stepper.running.returns[self._me], stepper.over, stepper.cut_off, self._info()

    def _seen(self) -> Observed:
        return self._at.seen_by(self._me)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._me}
        if self.setting.factored:
            info["options"] = self.legal_rows()
        return info

    def close(self) -> None:
        """Let the match go."""
        self._stepper = None


def register() -> None:
    """Give every installed game a name in Gymnasium: `gymnasium.make("croupier/tender", players=3)`."""
    from croupier import catalog

    for name in catalog.names():
        if f"croupier/{name}" not in gymnasium.registry:
            gymnasium.register(f"croupier/{name}", "croupier.env:gym", kwargs={"game": name}, disable_env_checker=True)
