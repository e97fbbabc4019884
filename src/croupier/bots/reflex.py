"""Bots that answer at once, without looking ahead: by chance, or by the advice of the game.

Beside `choose` they have `pick`, which answers in place while a match is played out (`croupier.lab`). It hands
the true position to the advisor, which looks only at what the seat may see (a test holds every advisor to that).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from croupier.bots.bot import asked
from croupier.engine import Advisor, Game, Match, Option

Options = Sequence[Option[Any]]  # Any: each question has values of its own


@runtime_checkable
class Reflex(Protocol):
    """A bot that can answer in place."""

    def pick(self, game: Game, seat: int, name: str, options: Options, chance: Random) -> int:
        """The index of an option; `chance` breaks ties."""
        ...


class RandomBot:
    """Takes any option, all equally likely."""

    name = "random"

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


class GreedyBot:
    """Takes the option the game's advisor likes best; among equals, any.

    `slips` is how often it takes any option of the better half instead. Where a game has no advisor every
    option is as good as the other.
    """

    def __init__(self, name: str, slips: float = 0.0) -> None:
        self.name = name
        self.slips = slips

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for; a compiled class is not made empty
        return type(self), (self.name, self.slips)

    def within(self, seconds: float) -> "GreedyBot":
        """The same bot: it does not think."""
        del seconds
        return self

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The advisor's choice in a determinization. See `Bot.choose`."""
        asked(match, seat)
        imagined = match.determinize(seat, seed)
        decision = asked(imagined, seat)
        chance = Random(seed)  # noqa: S311  # play, not secrets
        return self.pick(imagined.position, seat, decision.name, decision.options, chance)

    def pick(self, game: Game, seat: int, name: str, options: Options, chance: Random) -> int:
        """The advisor's choice."""
        if len(options) == 1:
            return 0
        advisor = advisor_of(type(game))
        if advisor is None:
            return int(chance.random() * len(options))
        scores = advisor.scores(game, seat, name, options)
        if self.slips and chance.random() < self.slips:
            ranked = sorted(range(len(options)), key=lambda i: -scores[i])
            return ranked[int(chance.random() * ((len(options) + 1) // 2))]
        return best(scores, chance)


def best(scores: Sequence[float], chance: Random) -> int:
    """The index of the highest score; among equals, any."""
    top = max(scores)
    first = scores.index(top)
    ties = scores.count(top)
    if ties == 1:
        return first
    return [i for i, score in enumerate(scores) if score == top][int(chance.random() * ties)]


def liked(match: Match, seat: int, seed: int, worlds: int = 4) -> list[float]:
    """How much the advisor likes each option of the seat's decision, from 0 to 1: the mean of so many determinizations.

    Where the game has no advisor all are liked alike.
    """
    sums = [0.0] * len(asked(match, seat).options)
    advisor = advisor_of(match.game)
    for world in range(worlds if advisor is not None else 0):
        imagined = match.determinize(seat, seed + world)
        decision = asked(imagined, seat)
        scores = advisor.scores(imagined.position, seat, decision.name, decision.options) if advisor else sums
        low, span = min(scores), max(scores) - min(scores) or 1.0
        sums = [before + (score - low) / span for before, score in zip(sums, scores, strict=True)]
    return [one / worlds for one in sums]


_ADVISORS: dict[type[Game], Advisor | None] = {}


def advisor_of(game: type[Game]) -> Advisor | None:
    """The advisor of a game, or None if it has none."""
    if game not in _ADVISORS:
        _ADVISORS[game] = game.advisor()
    return _ADVISORS[game]
