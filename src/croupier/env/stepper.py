"""A match stepped by the numbers of actions, with bots at some of its seats: what the environments have in common."""

from collections.abc import Mapping
from random import Random
from typing import Any, Self

from croupier.bots import Bot, PolicyBot, bot, check_plays
from croupier.engine import BadSetup, Match, MatchOver, Seed
from croupier.env.observed import Observed, observed
from croupier.env.running import Running
from croupier.env.setting import OVER, Action, Setting

Bots = str | Bot | Mapping[int, str | Bot]
"""One bot for several seats, or one by seat: by name, or any object that is one."""


class Stepper:
    """A running match at a question to a seat that no bot answers for, or over.

    Bots that can answer in place do (`PolicyBot`); for one that searches a `Match` goes `beside`, choice by choice.
    """

    __slots__ = ("_beside", "_chance", "bots", "offered", "running", "setting", "steps")

    def __init__(  # noqa: PLR0917  # what `pickle` keeps
        self,
        setting: Setting,
        running: Running,
        bots: Mapping[int, Bot],
        chance: Random | None,
        beside: Match | None,
        steps: int = 0,
    ) -> None:
        self.setting = setting
        self.running = running
        self.bots = bots
        self.steps = steps
        """How many actions were taken from outside."""
        self._chance = chance
        self._beside = beside
        self.offered: list[int] = []
        """The numbers of the options, in order."""
        self._go_on()

    @classmethod
    def begin(cls, setting: Setting, seed: Seed, bots: Mapping[int, Bot] | None = None) -> Self:
        """The match of this seed at its first question to a seat without a bot."""
        chance = Random(f"{seed}/bots") if bots else None  # noqa: S311  # play, not secrets
        thinks = bots and not all(isinstance(player, PolicyBot) for player in bots.values())
        return cls(setting, setting.run(seed), bots or {}, chance, setting.match(seed) if thinks else None)

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return type(self), (self.setting, self.running, self.bots, self._chance, self._beside, self.steps)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.running.over

    @property
    def cut_off(self) -> bool:
        """Whether so many actions were taken as the setting allows, and the match is not over."""
        return self.steps == self.setting.most and not self.running.over

    def take(self, action: Action) -> bool:
        """Choose the option of this number and let the bots answer what follows; whether that was the end or a cut.

        Raises `IllegalChoice` with the rule that forbids it, and `MatchOver`; then nothing has changed.
        """
        setting = self.setting
        number = action if type(action) is int and not setting.factored else setting.number(action)
        try:
            at = self.offered.index(number)
        except ValueError:
            raise self.refused(number) from None
        self._choose(at)
        self.steps += 1
        self._go_on()
        return self.running.over or self.steps == setting.most

    def seen_by(self, seat: int) -> Observed:
        """What a seat sees now; its mask is empty unless it is asked."""
        return observed(self.setting, self.running, seat, self.offered if seat == self.running.seat else ())

    def refused(self, number: int) -> Exception:
        """The error that says why this action cannot be taken now."""
        if self.running.over:
            return MatchOver(OVER, choice=number)
        return self.setting.actions.refused(self.running.standing(), self.running.decision, number)

    def _choose(self, at: int) -> None:
        if self._beside is not None:
            self._beside.choose(self.running.seat, at)
        self.running.choose(at)

    def _go_on(self) -> None:
        """Up to the next question to a seat without a bot."""
        running = self.running
        while self.bots and running.seat in self.bots:
            self._choose(self._answered(self.bots[running.seat]))
        self.offered = self.setting.actions.numbers(running.options)

    def _answered(self, player: Bot) -> int:
        running, chance = self.running, self._chance
        assert chance is not None  # there is a bot
        if self._beside is None:
            assert isinstance(player, PolicyBot)  # else a match goes beside
            return player.pick(running.position, running.seat, running.question, running.options, chance)
        return player.choose(self._beside, running.seat, chance.getrandbits(62))


def seated(setting: Setting, bots: Bots, learners: tuple[int, ...] = ()) -> dict[int, Bot]:
    """Bots by seat; one alone is for all seats but these. Raises `UnknownBot`, `BadSetup`."""
    if not isinstance(bots, Mapping):
        bots = {seat: bots for seat in range(setting.players) if seat not in learners}
    found: dict[int, Bot] = {}
    for seat, one in bots.items():
        if seat not in range(setting.players):
            raise BadSetup(f"There is no seat {seat!r} for a bot: the seats are 0 to {setting.players - 1}.")
        found[seat] = bot(one) if isinstance(one, str) else one
        check_plays(found[seat], setting.game.slug)
    if len(found) == setting.players:
        raise BadSetup("Bots sit on every seat: leave one to whoever steps the environment.")
    return found
