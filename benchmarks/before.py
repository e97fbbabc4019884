"""The search as it was until decision 24, for comparison: PUCT at the root as well, and the most tried option is taken.

It reads the advisor's values after so many decisions, whatever is going on then. It builds on the search of today, so
that one must be interpreted.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

from croupier.bots import Search, SearchBot, Settings
from croupier.bots.bot import asked
from croupier.bots.root import Contest
from croupier.bots.tree import Branch
from croupier.engine import Match, Option


class SearchBotBefore(SearchBot):
    """Plays by that search."""

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The option tried most often. See `Bot.choose`."""
        if len(asked(match, seat).options) == 1:
            return 0
        return SearchBefore(match, seat, self.settings, seed).run()

    def within(self, seconds: float) -> "SearchBotBefore":
        """The same bot, limited by that time alone."""
        return SearchBotBefore(self.name, replace(self.settings, iterations=None, seconds=seconds))


BEFORE = {
    "normal": SearchBotBefore("normal before", Settings(iterations=120, blunder=0.1, depth=10, foresee=True)),
    "hard": SearchBotBefore("hard before", Settings(iterations=1200, blunder=0.1, depth=10)),
}
"""The bots of that time, without their clocks (0.4 and 1.8 seconds)."""


class SearchBefore(Search):
    """The search for one choice of one seat, without candidates."""

    def __init__(
        self, match: Match, seat: int, settings: Settings, seed: int, clock: Callable[[], float] = perf_counter
    ) -> None:
        super().__init__(match, seat, settings, seed, clock)
        self.chance = Random(seed)  # play, not secrets
        self._quiet = frozenset()

    def _contest(self) -> Contest:
        return Contest((), trust=0.0, margin=0.0)

    def run(self) -> int:
        """Search until the budget is spent or the result cannot change; the index of the option found."""
        limit, seconds = self.settings.iterations, self.settings.seconds
        deadline = None if seconds is None else self.clock() + seconds
        while limit is None or self.iterations < limit:
            self.iterate()
            if self.iterations % 16 == 0:
                if deadline is not None and self.clock() >= deadline:
                    break
                if limit is not None and self._settled(limit - self.iterations):
                    break
        options = asked(self.match, self.seat).options
        branches = [self.root.branches[option.key] for option in options]
        return max(range(len(options)), key=lambda i: (branches[i].visits, branches[i].total, -i))

    def iterate(self) -> None:
        """One iteration: a future of its own, and any option of the root."""
        self._explore(self.chance.getrandbits(62))

    def _settled(self, left: int) -> bool:
        """Whether the option tried most often will be so whatever the remaining iterations find."""
        visits = sorted(branch.visits for branch in self.root.branches.values())
        return len(visits) < 2 or visits[-1] - visits[-2] > left

    def _begin(self, seat: int, name: str, options: Sequence[Option[Any]]) -> tuple[int, Branch]:  # Any: any question
        return self._select(self.root, seat, name, options)
