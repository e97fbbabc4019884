"""Information-set Monte Carlo tree search: one tree for what a seat knows, a new determinization each iteration.

Source: Cowling, Powley & Whitehouse, Information Set Monte Carlo Tree Search, IEEE TCIAIG 4(2), 2012
(single-observer version). At the root the options that the advisor likes are compared in the same futures
(`root_bandit.py`); below it the rule of selection is PUCT (`tree.py`). For any number of seats: who is asked maximises
their own return.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, SupportsFloat, SupportsIndex

from croupier.bots.bot import asked
from croupier.bots.evaluator import Evaluator, Policy, evaluator_of, policy_of
from croupier.bots.policies import best
from croupier.bots.root_bandit import Candidate, RootBandit
from croupier.bots.tree import Branch, Node, Question
from croupier.engine import BadSetup, Displayed, Game, Match, Option, StopExploring


class _Bound(NamedTuple):
    """What a number of a search may be, and how that is said; `none`: it may be left out."""

    fits: Callable[[float], bool]
    words: str
    whole: bool = False
    none: bool = False


_BOUNDS: Mapping[str, _Bound] = {
    "iterations": _Bound(lambda value: value >= 1, "a whole number, at least 1", whole=True, none=True),
    "seconds": _Bound(lambda value: value >= 0, "a number, at least 0", none=True),
    "exploration": _Bound(lambda value: value >= 0, "a number, at least 0"),
    "temperature": _Bound(
        lambda value: value > 0, "a number above 0 (None leaves the advisor out of the tree)", none=True
    ),
    "blunder": _Bound(lambda value: 0 <= value <= 1, "a number from 0 to 1"),
    "depth": _Bound(
        lambda value: value >= 0, "a whole number, at least 0 (None plays to the end)", whole=True, none=True
    ),
    "candidates": _Bound(lambda value: value >= 1, "a whole number, at least 1", whole=True),
    "trust": _Bound(lambda value: value > 0, "a number above 0 (with a margin of 0 the advice counts nothing)"),
    "margin": _Bound(lambda value: value >= 0, "a number, at least 0"),
}


def _is_number(value: object, *, whole: bool) -> bool:
    """Whether it is one, of Python or of another library, and not infinite."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex if whole else SupportsFloat):
        return False
    try:
        return isfinite(value)
    except OverflowError:  # of so many digits that they count nothing
        return False


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search spends its time.

    At least one of `iterations` and `seconds` limits it; with `seconds` alone a choice cannot be repeated.
    `exploration` is the weight of rarely tried options. `temperature` says how flat the prior is: near 0 it is the
    advisor's favourite alone, at 1 almost uniform; None leaves the advisor out of the tree. Below the tree a playout
    follows the advisor, but takes any option with probability `blunder` (1: always). After `depth` decisions of the
    playout the advisor's values stand for its end, as soon as the game is quiet (`Game.quiet`; None: play it out);
    where turns are taken side by side (`Game.simultaneous`), after `depth` / 2 per seat. `foresee`: the other seats
    answer in the tree as they do in a playout, instead of by branches of their own, of which there are many between two
    own choices. At the root only the `candidates` that the advisor likes best are tried; its opinion counts as much as
    `trust` visits, in which its favourite returned more than the option it likes least by `margin` standard deviations
    of a return.
    """

    iterations: int | None = None
    seconds: float | None = None
    exploration: float = 0.7
    temperature: float | None = 0.2
    blunder: float = 1.0
    depth: int | None = None
    foresee: bool = False
    candidates: int = 8
    trust: float = 16.0
    margin: float = 0.25
    ambition: bool = False

    def __post_init__(self) -> None:
        for name, bound in _BOUNDS.items():
            value = getattr(self, name)
            if value is None and bound.none:
                continue
            if not (_is_number(value, whole=bound.whole) and bound.fits(value)):
                raise BadSetup(f"The setting {name} of a search is {bound.words}, not {value!r}.")
        for name in ("foresee", "ambition"):
            if not isinstance(value := getattr(self, name), bool):
                raise BadSetup(f"The setting {name} of a search is True or False, not {value!r}.")
        if self.iterations is None and self.seconds is None:
            raise BadSetup("A search needs a limit: iterations, seconds or both.")

    def within(self, seconds: float) -> "Settings":
        """The same for a search that takes no longer than that."""
        return replace(self, seconds=seconds if self.seconds is None else min(seconds, self.seconds))


class SearchBot(Displayed):
    """Plays by information-set Monte Carlo tree search; without an `evaluator` by the advisor of the game."""

    def __init__(self, name: str, settings: Settings, evaluator: Evaluator | None = None) -> None:
        self.name = name
        self.settings = settings
        self.evaluator = evaluator

    def __repr__(self) -> str:
        by = f", {self.evaluator!r}" if self.evaluator is not None else ""
        return f"SearchBot({self.name!r}, {self.settings!r}{by})"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for; a compiled class is not made empty
        return type(self), (self.name, self.settings, self.evaluator)

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The option found best. See `Bot.choose`."""
        if len(asked(match, seat).options) == 1:
            return 0
        return Search(match, seat, self.settings, seed, evaluator=self.evaluator).run()

    def within(self, seconds: float) -> "SearchBot":
        """The same bot, which thinks no longer than that. See `Bot.within`."""
        return SearchBot(self.name, self.settings.within(seconds), self.evaluator)

    def without_clock(self) -> "SearchBot":
        """The same bot limited by iterations alone, for results that can be repeated on any machine.

        Raises `BadSetup` if the clock is its only limit.
        """
        return SearchBot(self.name, replace(self.settings, seconds=None), self.evaluator)


class Search:
    """The search for one choice of one seat.

    `clock` tells seconds, from any moment on; the first look at the options counts as well. Without an `evaluator` the
    advisor of the game is asked; a game without one is played out by chance.
    """

    def __init__(  # noqa: PLR0917  # what a choice depends on
        self,
        match: Match,
        seat: int,
        settings: Settings,
        seed: int,
        clock: Callable[[], float] = perf_counter,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.settings = settings
        self.clock = clock
        self._began = clock()
        self.evaluator = evaluator_of(match.game) if evaluator is None else evaluator
        self._policy: Policy | None = None if self.evaluator is None else policy_of(self.evaluator)
        self.chance = Random(seed)  # noqa: S311  # play, not secrets
        self.iterations = 0
        self.question: Question = (seat, asked(match, seat).name)
        # What is asked beside the seat's own question is answered without knowing that answer: these questions
        # lie beside the tree, not in it.
        self._foresees = settings.foresee and self.evaluator is not None
        self.pending = {(d.seat, d.name): Node() for d in match.decisions if d.seat == seat or not self._foresees}
        depth = settings.depth
        if depth is None:
            self._depth = -1  # never counted down to 0
        else:
            self._depth = depth * match.players // 2 if match.game.simultaneous else depth
        self._rivals = float(match.players - 1) if settings.ambition and match.game.placement_returns else 1.0
        self.low = 0.0
        self.high = 0.0
        self._game: Game
        self._path: list[tuple[int, Branch]] = []
        self._open: dict[Question, Node] = {}
        self._last: Branch | None = None
        self._climbing = True
        self._left = 0
        self._quiescent = match.game.quiescent
        self.contest = self._bandit()
        self._turns = self.contest.turns()
        self._tried: Candidate
        self._seeds = Random(self.chance.getrandbits(62))  # noqa: S311  # as above
        self.futures: list[int] = []
        """Seeds: what is hidden and what chance brings, at each visit of a candidate."""

    @property
    def root(self) -> Node:
        """The seat's own question."""
        return self.pending[self.question]

    def run(self) -> int:
        """Search until the budget is spent; the index of the option found, the advisor's favourite without a budget."""
        limit, seconds = self.settings.iterations, self.settings.seconds
        deadline = None if seconds is None else self._began + seconds
        while (limit is None or self.iterations < limit) and (deadline is None or self.clock() < deadline):
            self.iterate()
        return self.contest.ranked()[0].index

    def _bandit(self) -> RootBandit:
        """The options of the root that the advisor likes best; all, where it is not asked."""
        options = asked(self.match, self.seat).options
        scores: Sequence[float] = [0.0] * len(options)
        count = len(options)
        if self._policy is not None and self.settings.temperature is not None:
            position = self.match.determinize(self.seat, self.chance.getrandbits(62)).position
            scores = self._policy(position, self.seat, self.question[1], options)
            count = self.settings.candidates
        self.root.grow(options, scores, self.settings.temperature or 1.0)
        top, span = max(scores), max(scores) - min(scores) or 1.0
        liked = sorted(range(len(options)), key=lambda i: -scores[i])[:count]
        candidates = [Candidate(i, self.root.branches[options[i].key], (top - scores[i]) / span) for i in liked]
        return RootBandit(candidates, self.settings.trust, self.settings.margin)

    def iterate(self) -> None:
        """One iteration: the next candidate meets the future of this visit."""
        self._tried = candidate = next(self._turns)
        if candidate.visits == len(self.futures):
            self.futures.append(self._seeds.getrandbits(62))
        future = self.futures[candidate.visits]
        self.chance.seed(future)
        candidate.add(self._explore(future)[self.seat])
        self.contest.span = self.high - self.low or 1.0

    def _explore(self, seed: int) -> Sequence[float]:
        """A determinization, down the tree, one new branch, a playout, and the returns back up."""
        self._path.clear()
        self._open = dict(self.pending)
        self._last = None
        self._climbing = True
        self._left = self._depth
        game = self.match.explore(self.seat, seed, self._answer, self._watch)
        returns: Sequence[float] = game.returns
        if not game.over and self.evaluator is not None:
            returns = self.evaluator.values([game])[0]
        if self._rivals != 1.0:
            returns = [chance**self._rivals for chance in returns]
        self.low = min(self.low, *returns)
        self.high = max(self.high, *returns)
        for seat, branch in self._path:
            branch.visits += 1
            branch.total += returns[seat]
        self.iterations += 1
        return returns

    def _watch(self, game: Game) -> None:
        self._game = game

    def _answer(self, seat: int, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
        if not self._climbing and not self._open:
            return self._play(seat, name, options)
        question = (seat, name)
        if self._open:
            node = self._open.pop(question, None)
            if node is not None and question != self.question:
                return self._select(node, seat, name, options)[0]
            if node is not None:
                self._path.append((seat, self._tried.branch))
                self._step(self._tried.branch, options)
                return self._tried.index
        if self._climbing:
            if self._last is None or (self._foresees and seat != self.seat):
                return self._reply(seat, name, options)
            index, branch = self._select(self._last.after(question), seat, name, options)
            self._step(branch, options)
            return index
        return self._play(seat, name, options)

    def _step(self, branch: Branch, options: Sequence[Option[Any]]) -> None:  # Any: as above
        """Go on below this branch; the tree ends where a real choice is made for the first time."""
        self._last = branch
        self._climbing = bool(branch.visits) or len(options) == 1

    def _select(
        self,
        node: Node,
        seat: int,
        name: str,
        options: Sequence[Option[Any]],  # Any: as above
    ) -> tuple[int, Branch]:
        settings = self.settings
        if node.lacks(options):
            scores = None
            if self._policy is not None and settings.temperature is not None and len(options) > 1:
                scores = self._policy(self._game, seat, name, options)
            node.grow(options, scores, settings.temperature or 1.0)
        scale = (self.low, self.high - self.low or 1.0)
        index, branch = node.select(options, settings.exploration, scale, self.chance)
        self._path.append((seat, branch))
        return index, branch

    def _play(self, seat: int, name: str, options: Sequence[Option[Any]]) -> int:  # Any: as above
        if self._left == 0:
            if self.evaluator is not None and (not self._quiescent or name in self._quiescent):
                raise StopExploring
        else:
            self._left -= 1
        return self._reply(seat, name, options)

    def _reply(self, seat: int, name: str, options: Sequence[Option[Any]]) -> int:  # Any: as above
        size = len(options)
        if size == 1:
            return 0
        blunder = self.settings.blunder
        if self._policy is None or blunder == 1 or (blunder and self.chance.random() < blunder):
            return int(self.chance.random() * size)
        return best(self._policy(self._game, seat, name, options), self.chance)
