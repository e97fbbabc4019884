"""Policies: bots that answer at once, without looking ahead, by chance or by the policy of an evaluator.

Beside `choose` they have `pick`, which answers in place while a match is played out (`croupier.lab`). It hands the
true position to the evaluator, which looks only at what the seat may see (a test holds every advisor to that).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from croupier.bots.bot import asked
from croupier.bots.evaluator import Evaluator, Policy, evaluator_of, policy_of
from croupier.engine import Displayed, Game, Match, Option

Options = Sequence[Option[Any]]  # Any: each question has values of its own


@runtime_checkable
class PolicyBot(Protocol):
    """A bot that can answer in place."""

    def pick(self, game: Game, seat: int, name: str, options: Options, chance: Random) -> int:
        """The index of an option; `chance` breaks ties."""
        ...


class RandomBot(Displayed):
    """Takes any option, all equally likely."""

    name = "random"

    def __repr__(self) -> str:
        return "RandomBot()"

    def within(self, seconds: float) -> "RandomBot":
        """The same bot: it does not think."""
        del seconds
        return self

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """Any option of the seat's decision. See `Bot.choose`."""
        return int(Random(seed).random() * len(asked(match, seat).options))  # noqa: S311  # play, not secrets

    def pick(self, game: Game, seat: int, name: str, options: Options, chance: Random) -> int:
        """Any option."""
        del game, seat, name
        return int(chance.random() * len(options))


class GreedyBot(Displayed):
    """Takes the option that its evaluator likes best, without one the game's advisor; among equals, any.

    `slips` is how often it takes any option of the better half instead. Where a game has no advisor every
    option is as good as the other.
    """

    def __init__(self, name: str, slips: float = 0.0, evaluator: Evaluator | None = None) -> None:
        self.name = name
        self.slips = slips
        self.evaluator = evaluator
        self._policies = WeakKeyDictionary[type[Game], Policy | None]()
        """Those of card sets come and go."""

    def __repr__(self) -> str:
        by = f", evaluator={self.evaluator!r}" if self.evaluator is not None else ""
        return f"GreedyBot({self.name!r}, slips={self.slips}{by})"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for; policies are found again
        return type(self), (self.name, self.slips, self.evaluator)

    def within(self, seconds: float) -> "GreedyBot":
        """The same bot: it does not think."""
        del seconds
        return self

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The option liked best in a determinization. See `Bot.choose`."""
        asked(match, seat)
        imagined = match.determinize(seat, seed)
        decision = asked(imagined, seat)
        chance = Random(seed)  # noqa: S311  # play, not secrets
        return self.pick(imagined.position, seat, decision.name, decision.options, chance)

    def pick(self, game: Game, seat: int, name: str, options: Options, chance: Random) -> int:
        """The option liked best."""
        if len(options) == 1:
            return 0
        policy = self._policy(type(game))
        if policy is None:
            return int(chance.random() * len(options))
        scores = policy(game, seat, name, options)
        if self.slips and chance.random() < self.slips:
            ranked = sorted(range(len(options)), key=lambda i: -scores[i])
            return ranked[int(chance.random() * ((len(options) + 1) // 2))]
        return best(scores, chance)

    def _policy(self, game: type[Game]) -> Policy | None:
        if game not in self._policies:
            evaluator = evaluator_of(game) if self.evaluator is None else self.evaluator
            self._policies[game] = None if evaluator is None else policy_of(evaluator)
        return self._policies[game]


def best(scores: Sequence[float], chance: Random) -> int:
    """The index of the highest score; among equals, any."""
    top = max(scores)
    first = scores.index(top)
    ties = scores.count(top)
    if ties == 1:
        return first
    return [i for i, score in enumerate(scores) if score == top][int(chance.random() * ties)]


def liked(match: Match, seat: int, seed: int, worlds: int = 4, evaluator: Evaluator | None = None) -> list[float]:
    """How much each option of the seat's decision is liked, from 0 to 1: the mean of so many determinizations.

    By the game's advisor where no `evaluator` is given; where the game has none all are liked alike.
    """
    sums = [0.0] * len(asked(match, seat).options)
    evaluator = evaluator_of(match.game) if evaluator is None else evaluator
    if evaluator is None:
        return sums
    imagined = [match.determinize(seat, seed + world) for world in range(worlds)]
    decisions = [asked(one, seat) for one in imagined]
    questions = [(one.position, seat, its.name, its.options) for one, its in zip(imagined, decisions, strict=True)]
    for scores in evaluator.policies(questions):
        low, span = min(scores), max(scores) - min(scores) or 1.0
        sums = [before + (score - low) / span for before, score in zip(sums, scores, strict=True)]
    return [one / worlds for one in sums]
