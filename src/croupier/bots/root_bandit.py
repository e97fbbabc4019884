"""The root of a search as a bandit: which option is tried next, and which one is taken in the end.

Sources: Karnin, Koren & Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013 (sequential halving), in
passes that may end at any time (Sagers, Winands & Soemers, Anytime Sequential Halving in Monte-Carlo Tree Search,
2024); Danihelka, Guez, Schrittwieser & Silver, Policy Improvement by Planning with Gumbel, ICLR 2022 (halving among the
options that the policy likes, so that few visits improve on it). That options are compared in the same futures is the
method of common random numbers.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from operator import itemgetter

from croupier.bots.tree import Branch

GUESS = 0.2
"""How far returns are thought to scatter before anything is known: a standard deviation, as a part of their span."""
GUESSED = 4
"""As so many visits this guess counts."""


class Candidate:
    """An option of the root. `behind`: how much less the advisor likes it than its favourite, from 0 to 1."""

    __slots__ = ("behind", "branch", "index", "squares", "sums")

    def __init__(self, index: int, branch: Branch, behind: float) -> None:
        self.index = index
        self.branch = branch
        self.behind = behind
        self.squares = 0.0
        """The sum of the squares of all returns."""
        self.sums = [0.0]
        """The sum of the returns of the first n visits, by n. Visit n of every candidate has the same future."""

    @property
    def visits(self) -> int:
        """How often it was tried."""
        return len(self.sums) - 1

    def add(self, value: float) -> None:
        """One visit more, with this return."""
        self.sums.append(self.sums[-1] + value)
        self.squares += value * value


class RootBandit:
    """Candidates in the order of the advice, and what came of them.

    The advice counts as much as `trust` visits in which an option returned less than another by `margin` standard
    deviations of a return, for what it is more behind. So it weighs the same whether positions are worth nearly the
    same, as with many rivals, or differ widely.
    """

    def __init__(self, candidates: Sequence[Candidate], trust: float, margin: float) -> None:
        self.candidates = list(candidates)
        self.trust = trust
        self.margin = margin
        self.span = 1.0
        """Between the lowest and the highest of the returns."""

    def turns(self) -> Iterator[Candidate]:
        """Who is tried next, without end: in each pass all, then the better half, a quarter, down to two."""
        while True:
            left = len(self.candidates)
            while True:
                yield from self.candidates[:left]
                self.candidates = self.ranked()
                if left <= 2:
                    break
                left = (left + 1) // 2

    def ranked(self) -> list[Candidate]:
        """The candidates, the best first; among equals, as they were."""
        leader = max(self.candidates, key=lambda candidate: (candidate.visits, -candidate.behind))
        advice = self.trust * self.margin * self.scatter()
        scored = [(self._lead(one, leader, advice), one) for one in self.candidates]
        scored.sort(key=itemgetter(0), reverse=True)
        return [one for _, one in scored]

    def _lead(self, one: Candidate, leader: Candidate, advice: float) -> float:
        """How much more than the leader it returned in the same futures, advice included."""
        visits = one.visits
        lead = one.sums[visits] - leader.sums[visits]
        return (lead - advice * (one.behind - leader.behind)) / (visits + self.trust)

    def scatter(self) -> float:
        """The standard deviation of what one option returns, from future to future."""
        squares, count = GUESSED * (GUESS * self.span) ** 2, GUESSED
        for one in self.candidates:
            visits = one.visits
            if visits > 1:
                squares += max(one.squares - one.sums[visits] ** 2 / visits, 0.0)
                count += visits - 1
        return sqrt(squares / count)
