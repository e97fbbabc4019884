"""The search as it was until decision 24, for comparison: PUCT at the root as well, and the most tried option is taken.

It reads the advisor's values after so many decisions, whatever is going on then. It has a playout and a way down the
tree of its own, so that a change of the search of today does not change what that one is compared with; it shares the
settings, the nodes of the tree and the advice.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

from croupier.bots import Settings
from croupier.bots.bot import asked
from croupier.bots.policies import best
from croupier.bots.tree import Branch, Node, Question
from croupier.engine import Advisor, Game, Match, Option, StopExploring

Options = Sequence[Option[Any]]  # Any: any question


class SearchBotBefore:
    """Plays by that search."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings

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


class SearchBefore:
    """The search for one choice of one seat, without candidates."""

    def __init__(
        self, match: Match, seat: int, settings: Settings, seed: int, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.match = match
        self.seat = seat
        self.settings = settings
        self.clock = clock
        self.advisor: Advisor | None = match.game.advisor()
        self.chance = Random(seed)  # play, not secrets
        self.iterations = 0
        self.question: Question = (seat, asked(match, seat).name)
        self._foresees = settings.foresee and self.advisor is not None
        self.pending = {(d.seat, d.name): Node() for d in match.decisions if d.seat == seat or not self._foresees}
        depth = settings.depth
        if depth is None:
            self._depth = -1  # never counted down to 0
        else:
            self._depth = depth * match.players // 2 if match.game.simultaneous else depth
        self.low = 0.0
        self.high = 0.0
        self._game: Game
        self._path: list[tuple[int, Branch]] = []
        self._open: dict[Question, Node] = {}
        self._last: Branch | None = None
        self._climbing = True
        self._left = 0

    @property
    def root(self) -> Node:
        """The seat's own question."""
        return self.pending[self.question]

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

    def _settled(self, left: int) -> bool:
        """Whether the option tried most often will be so whatever the remaining iterations find."""
        visits = sorted(branch.visits for branch in self.root.branches.values())
        return len(visits) < 2 or visits[-1] - visits[-2] > left

    def iterate(self) -> None:
        """One iteration: a future of its own, down the tree, one new branch, a playout, and the returns back up."""
        self._path.clear()
        self._open = dict(self.pending)
        self._last = None
        self._climbing = True
        self._left = self._depth
        game = self.match.explore(self.seat, self.chance.getrandbits(62), self._answer, self._watch)
        returns: Sequence[float] = game.returns
        if not game.over and self.advisor is not None:
            returns = self.advisor.values(game)
        self.low = min(self.low, *returns)
        self.high = max(self.high, *returns)
        for seat, branch in self._path:
            branch.visits += 1
            branch.total += returns[seat]
        self.iterations += 1

    def _watch(self, game: Game) -> None:
        self._game = game

    def _answer(self, seat: int, name: str, options: Options) -> int:
        question = (seat, name)
        node = self._open.pop(question, None)
        if node is not None and question != self.question:
            return self._select(node, seat, name, options)[0]
        if node is None and not self._climbing:
            return self._play(seat, name, options)
        if node is None:
            if self._last is None or (self._foresees and seat != self.seat):
                return self._reply(seat, name, options)
            node = self._last.after(question)
        index, branch = self._select(node, seat, name, options)
        self._last = branch
        self._climbing = bool(branch.visits) or len(options) == 1
        return index

    def _select(self, node: Node, seat: int, name: str, options: Options) -> tuple[int, Branch]:
        settings = self.settings
        if node.lacks(options):
            scores = None
            if self.advisor is not None and settings.temperature is not None and len(options) > 1:
                scores = self.advisor.scores(self._game, seat, name, options)
            node.grow(options, scores, settings.temperature or 1.0)
        scale = (self.low, self.high - self.low or 1.0)
        index, branch = node.select(options, settings.exploration, scale, self.chance)
        self._path.append((seat, branch))
        return index, branch

    def _play(self, seat: int, name: str, options: Options) -> int:
        if self._left == 0:
            if self.advisor is not None:
                raise StopExploring
        else:
            self._left -= 1
        return self._reply(seat, name, options)

    def _reply(self, seat: int, name: str, options: Options) -> int:
        if len(options) == 1:
            return 0
        blunder = self.settings.blunder
        if self.advisor is None or blunder == 1 or (blunder and self.chance.random() < blunder):
            return int(self.chance.random() * len(options))
        return best(self.advisor.scores(self._game, seat, name, options), self.chance)
