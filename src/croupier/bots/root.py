"""The choice at the root of a search: which option is tried next, and which one is taken in the end.

Sources: Karnin, Koren & Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013 (sequential halving), in
passes that may end at any time (Sagers, Winands & Soemers, Anytime Sequential Halving in Monte-Carlo Tree Search,
2024); Danihelka, Guez, Schrittwieser & Silver, Policy Improvement by Planning with Gumbel, ICLR 2022 (halving among the
options that the policy likes, so that few visits improve on it). That options are compared in the same futures is the
method of common random numbers.
"""

from collections.abc import Iterator, Sequence
from math import sqrt

from croupier.bots.tree import Branch

LEAST_SPREAD = 0.1
"""What is doubted even where all futures agree: as if one had been so far off, as a part of the span of the returns."""


class Candidate:
    """An option of the root that is tried."""

    __slots__ = ("branch", "index", "sums")

    def __init__(self, index: int, branch: Branch) -> None:
        self.index = index
        self.branch = branch
        self.sums = [0.0]
        """The sum of the returns of the first n visits, by n. Visit n of every candidate has the same future."""

    @property
    def visits(self) -> int:
        """How often it was tried."""
        return len(self.sums) - 1

    def add(self, value: float) -> None:
        """One visit more, with this return."""
        self.sums.append(self.sums[-1] + value)


class Contest:
    """Candidates in the order of the advice. The first is its favourite: the others have to be better than that one.

    `doubt`: by how many standard errors. 0 where the order means nothing.
    """

    def __init__(self, candidates: Sequence[Candidate], doubt: float) -> None:
        self.candidates = list(candidates)
        self.favourite = self.candidates[0]
        self.doubt = doubt

    def turns(self) -> Iterator[Candidate]:
        """Who is tried next, without end: in each pass all, then the better half, a quarter, down to two.

        The favourite has a turn in every round, before the others, so that there is something to compare them with.
        """
        while True:
            left = len(self.candidates)
            while True:
                yield self.favourite
                for candidate in self.candidates[:left]:
                    if candidate is not self.favourite:
                        yield candidate
                self.candidates.sort(key=self.lead, reverse=True)
                if left <= 2:
                    break
                left = (left + 1) // 2

    def lead(self, candidate: Candidate) -> float:
        """How much more it returned than the favourite did in the same futures, on the average."""
        visits = candidate.visits
        return (candidate.sums[visits] - self.favourite.sums[visits]) / visits if visits else 0.0

    def winner(self, span: float) -> Candidate:
        """The one that leads by most, less what is doubted; the favourite if none does. `span`: of the returns."""
        chosen, most = self.favourite, 0.0
        for candidate in self.candidates:
            if candidate.visits and candidate is not self.favourite:
                sure = self.lead(candidate) - self.doubt * self._error(candidate, span)
                if sure > most:
                    chosen, most = candidate, sure
        return chosen

    def _error(self, candidate: Candidate, span: float) -> float:
        """The standard error of its lead."""
        visits, mean = candidate.visits, self.lead(candidate)
        its, other = candidate.sums, self.favourite.sums
        spread = (LEAST_SPREAD * span) ** 2
        for n in range(visits):
            spread += (its[n + 1] - its[n] - other[n + 1] + other[n] - mean) ** 2
        return sqrt(spread) / visits
