"""How a match that is over went: what each seat could expect along the way, and the choices that changed it most.

What is expected at a moment is the mean return of some futures, as in a search (`search.py`): what the seat that is
asked cannot know is dealt anew, both sides follow the advisor, and after some decisions the advisor's values stand for
the end. First at moments spread over the match; then, where the most has changed, at every choice.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any

from croupier.bots.evaluator import Evaluator, evaluator_of, policy_of
from croupier.bots.policies import GreedyBot, best
from croupier.engine import Choice, Game, Match, Option, StopExploring

MOMENTS = 24
"""At so many moments a match is looked at first, fewer where futures take long."""

CLOSELY = 12
"""In a stretch in which much has changed, at so many of its choices at most."""

FEWEST, FUTURES = 6, 48
"""So many futures of a moment are played at least and at most."""

DEPTH = 12
"""Decisions of a future for each two seats, after which the advisor's values stand for its end."""

DECIDING = 0.15
"""A choice that changed what its seat could expect by less decided nothing."""

Returns = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What each seat may expect after `at` choices: the mean of its return, from 0 to 1."""

    at: int
    returns: Returns


@dataclass(frozen=True, slots=True)
class Turn:
    """Choice number `at` (from 0), by `seat`, and what the seat could expect without and with it.

    `better` is the key of what the advisor would have chosen, where that is what it is compared with.
    """

    at: int
    seat: int
    before: float
    after: float
    better: str = ""

    @property
    def change(self) -> float:
        """By how much."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Course:
    """How a match went. `outlooks` are in order, the last one is the result.

    `turn` is the choice with which what its seat could expect changed most, for whatever reason; `missed` by seat its
    choice that was most worse than the advisor's, as far as the seat could know then.
    """

    outlooks: tuple[Outlook, ...]
    turn: Turn | None
    missed: dict[int, Turn]

    @property
    def decided(self) -> Turn | None:
        """The choice with which it was decided; None where none changed enough."""
        return self.turn if self.turn is not None and abs(self.turn.change) >= DECIDING else None

    def missed_by(self, seat: int | None) -> Turn | None:
        """What a seat has missed, where that changed enough."""
        missed = None if seat is None else self.missed.get(seat)
        return missed if missed is not None and -missed.change >= DECIDING else None


class Time:
    """So many seconds, of which each of several tasks may take its share until its turn is over."""

    def __init__(self, seconds: float, tasks: int, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until = clock()
        self._end = self._until + seconds
        self._share = seconds / max(tasks, 1)

    def next(self) -> "Time":
        """The time of the next task."""
        self._until += self._share
        return self

    def is_up(self) -> bool:
        """Whether the time of all tasks is over."""
        return self._clock() >= self._end

    def left(self) -> bool:
        """Whether the present task may go on."""
        return self._clock() < self._until


class _Future:
    """Answers for everybody in one future; `first` is taken first, where that is said."""

    def __init__(self, match: Match, evaluator: Evaluator | None, seed: int, first: int | None) -> None:
        self._evaluator = evaluator
        self._policy = None if evaluator is None else policy_of(evaluator)
        self._quiescent = match.game.quiescent
        self._left = DEPTH * match.players // 2
        self._chance = Random(seed)  # noqa: S311  # play, not secrets
        self._first = first
        self._seat = match.decisions[0].seat
        self._game: Game

    def watch(self, game: Game) -> None:
        self._game = game

    def answer(self, seat: int, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
        if self._first is not None and seat == self._seat:
            first, self._first = self._first, None
            return first
        if self._policy is None:
            return int(self._chance.random() * len(options))
        if self._left <= 0 and (not self._quiescent or name in self._quiescent):
            raise StopExploring
        self._left -= 1
        if len(options) == 1:
            return 0
        return best(self._policy(self._game, seat, name, options), self._chance)

    def returns(self, game: Game) -> Returns:
        if game.over or self._evaluator is None:
            return tuple(game.returns)
        return tuple(self._evaluator.values([game])[0])


def expected(match: Match, time: Time, first: int | None = None) -> Returns:
    """What each seat may expect at the pending decisions, if the first seat that is asked answers `first`.

    The mean of so many futures as there is time for; the same ones whatever is answered.
    """
    if match.over:
        return match.returns
    seat, evaluator = match.decisions[0].seat, evaluator_of(match.game)
    total = [0.0] * match.players
    played = 0
    while played < FEWEST or (played < FUTURES and time.left()):
        future = _Future(match, evaluator, played, first)
        returns = future.returns(match.explore(seat, played, future.answer, future.watch))
        total = [sum(both) for both in zip(total, returns, strict=True)]
        played += 1
    return tuple(one / played for one in total)


def course(
    begun: Match, choices: Sequence[Choice], seconds: float, clock: Callable[[], float] = perf_counter
) -> Course:
    """How a match went that began like this and was played to its end, looked at for about so many seconds."""
    pace = _pace(begun, clock)
    parts = max(4, min(MOMENTS, len(choices), int(seconds * 0.4 / pace)))
    spread = sorted({round(len(choices) * part / parts) for part in range(parts + 1)})
    time = Time(seconds * 0.4, len(spread), clock)
    found = {at: expected(then, time.next()) for at, then in moments(begun, choices, spread)}
    near = sorted({at for stretch in _stretches(found) for at in _closely(*stretch)})
    some = max(4, int(seconds * 0.6 / (4 * pace)))
    near = near[:: -(-len(near) // some)]
    time = Time(seconds * 0.6, 3 * len(near), clock)
    turns: list[Turn] = []
    missed: dict[int, Turn] = {}
    for at, then in moments(begun, choices, near):
        if time.is_up():
            break
        if turn := _turn(then, choices[at], at, time):
            turns.append(turn)
        worse = _missed(then, choices[at], at, time)
        if worse is not None and worse.change < (missed[worse.seat].change if worse.seat in missed else 0.0):
            missed[worse.seat] = worse
    most = max(turns, key=lambda turn: abs(turn.change), default=None)
    return Course(tuple(Outlook(at, found[at]) for at in spread), most, missed)


def _pace(begun: Match, clock: Callable[[], float]) -> float:
    """Seconds that the fewest futures take at the beginning."""
    since = clock()
    expected(begun, Time(0.0, 1, clock))
    return max(clock() - since, 1e-6)


def moments(begun: Match, choices: Sequence[Choice], wanted: Sequence[int]) -> Iterator[tuple[int, Match]]:
    """A match as it was after so many choices, for each number `wanted`, the smallest first."""
    then, at = begun.fork(), 0
    for number in wanted:
        for choice in choices[at:number]:
            then.choose(choice.seat, choice.index)
        at = number
        yield number, then


def _turn(then: Match, choice: Choice, at: int, time: Time) -> Turn | None:
    """What a choice changed for its seat."""
    before = expected(then, time.next())[choice.seat]
    after = then.fork()
    after.choose(choice.seat, choice.index)
    turn = Turn(at, choice.seat, before, expected(after, time)[choice.seat])
    return turn if turn.change else None


def _missed(then: Match, choice: Choice, at: int, time: Time) -> Turn | None:
    """What a choice was worse than the advisor's, in the same futures; None where it was not, or nothing else asked."""
    decision = then.decisions[0]
    if len(then.decisions) > 1 or len(decision.options) < 2:
        return None
    liked = GreedyBot("greedy").choose(then, decision.seat, 0)
    if liked == choice.index:
        return None
    before = expected(then, time.next(), liked)[choice.seat]
    after = expected(then, time.next(), choice.index)[choice.seat]
    return Turn(at, choice.seat, before, after, decision.options[liked].key) if after < before else None


def _stretches(found: dict[int, Returns]) -> list[tuple[int, int]]:
    """Between which moments the most changed: for each seat where it lost most, and where anybody won most."""
    pairs = list(pairwise(sorted(found)))
    if not pairs:
        return []
    seats = range(len(found[pairs[0][0]]))
    lost = [min(pairs, key=lambda pair: found[pair[1]][seat] - found[pair[0]][seat]) for seat in seats]
    won = max(pairs, key=lambda pair: max(found[pair[1]][seat] - found[pair[0]][seat] for seat in seats))
    return [*lost, won]


def _closely(first: int, last: int) -> list[int]:
    """The choices of a stretch that are looked at: all, or so many of them."""
    return list(range(first, last, max(1, -(-(last - first) // CLOSELY))))
