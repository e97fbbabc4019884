"""What can be said of rates and means from so many matches: intervals, and signs that hold for many figures at once.

Shares have score intervals (Wilson 1927), counted in as many independent matches as they are worth: what the seats of
one deal tell is not told twice. Many figures are looked at together; which of them are surely inside or outside of
their healthy range is told by Holm's procedure (1979), so that where several
are said to be sure, in nineteen of twenty cases none of them is wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erfc, inf, sqrt
from operator import mul
from statistics import NormalDist
from typing import Literal, NamedTuple

WRONG = 0.05
"""How often anything that is said to be sure may be wrong."""

TINY = 1e-9
"""What differs by less does not differ."""

Sign = Literal["fine", "not-fine", "not-known", ""]
"""Inside of the healthy range for sure, outside for sure, or neither; '' where there is no healthy range."""

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A rate or mean, the `worth` of what it was counted in (independent matches), and for a mean its `scatter`."""

    value: float
    worth: float
    scatter: float | None = None
    """The standard deviation of one of those; None for a share, where it follows."""

    def interval(self, z: float) -> Range:
        """Where it lies, so many standard errors either way; anywhere without a match."""
        if not self.worth:
            return (0.0, 1.0) if self.scatter is None else (-inf, inf)
        if self.scatter is not None:
            half = z * self.scatter / sqrt(self.worth)
            return self.value - half, self.value + half
        return wilson(self.value, self.worth, z)

    def beyond(self, edge: float) -> float:
        """So many standard errors it is away from an edge, as its interval counts them."""
        if self.scatter is not None:
            error = self.scatter / sqrt(self.worth) if self.worth else inf
        else:
            error = sqrt(edge * (1 - edge) / self.worth) if self.worth else inf
        gap = abs(self.value - edge)
        return gap / error if error else (inf if gap else 0.0)


@dataclass(frozen=True, slots=True)
class Judged:
    """An estimate with its interval, its healthy range and what follows."""

    estimate: Estimate
    healthy: Range | None = None
    low: float = 0.0
    high: float = 0.0
    sign: Sign = ""
    wanted: float = 0.0
    """So many standard errors from an edge it would be sure, among as many comparisons as there were."""

    @property
    def inside(self) -> bool:
        """Whether the estimate itself lies in the healthy range."""
        return self.healthy is None or self.healthy[0] <= self.estimate.value <= self.healthy[1]

    @property
    def edge(self) -> float:
        """How far the nearest edge of the healthy range is, in standard errors."""
        edges = [one for one in self.healthy or () if _is_edge(one, self.estimate)]
        return min((self.estimate.beyond(one) for one in edges), default=inf if self.estimate.worth else 0.0)

    @property
    def needed(self) -> float:
        """How many times as many matches would tell on which side of the edge it lies, if it is what it seems to be."""
        return (self.wanted / self.edge) ** 2 if self.edge else inf


def _is_edge(edge: float, estimate: Estimate) -> bool:
    return 0 < edge < 1 if estimate.scatter is None else abs(edge) != inf


def wilson(rate: float, matches: float, z: float = 1.96) -> Range:
    """The score interval of a share (Wilson 1927); anywhere without a match."""
    if matches <= 0:
        return 0.0, 1.0
    scale = 1 + z * z / matches
    middle = rate + z * z / (2 * matches)
    half = z * sqrt(max(rate * (1 - rate), 0.0) / matches + z * z / (4 * matches * matches))
    return max((middle - half) / scale, 0.0), min((middle + half) / scale, 1.0)


class Sums(NamedTuple):
    """Sums over deals: of parts, of wholes, of their products with themselves and each other; and how many deals."""

    part: float
    whole: float
    pp: float
    pw: float
    ww: float
    deals: int


def share(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """So many of so many, by deal: what one deal tells is worth as much as it differs from what others tell."""
    products = (sum(map(mul, parts, parts)), sum(map(mul, parts, wholes)), sum(map(mul, wholes, wholes)))
    return share_of(Sums(sum(parts), sum(wholes), *products, len(wholes)))


def share_of(sums: Sums) -> Estimate:
    """The same from sums."""
    part, whole, pp, pw, ww, deals = sums
    if whole <= 0:
        return Estimate(0.0, 0.0)
    rate = min(max(part / whole, 0.0), 1.0)
    spread = pp - 2 * rate * pw + rate * rate * ww
    if deals < 2 or spread < TINY or not 0 < rate < 1:
        return Estimate(rate, min(whole, deals))
    error = spread * deals / (deals - 1) / whole**2
    return Estimate(rate, rate * (1 - rate) / error)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    middle = sum(values) / len(values)
    around = sum((one - middle) ** 2 for one in values) / max(len(values) - 1, 1)
    return Estimate(middle, len(values), sqrt(around))


def judged(estimates: Sequence[tuple[Estimate, Range | None]]) -> list[Judged]:
    """All of them judged together (Holm): those with a healthy range count as one comparison each.

    The interval of each is as wide as its place in the order wants it, so that sign and interval agree.
    """
    found = [Judged(one, healthy) for one, healthy in estimates]
    order = sorted((at for at, one in enumerate(found) if one.healthy is not None), key=lambda at: -found[at].edge)
    sure = True
    width = z_of(WRONG)
    for place, at in enumerate(order):
        if sure:
            width = z_of(WRONG / (len(order) - place))
        one = found[at]
        sure = sure and erfc(one.edge / sqrt(2)) <= WRONG / (len(order) - place)
        low, high = one.estimate.interval(width)
        sign: Sign = "not-known" if not sure else "fine" if one.inside else "not-fine"
        found[at] = replace(one, low=low, high=high, sign=sign, wanted=width)
    for at, one in enumerate(found):
        if one.healthy is None:
            low, high = one.estimate.interval(z_of(WRONG))
            found[at] = replace(one, low=low, high=high)
    return found


def z_of(wrong: float) -> float:
    """How many standard errors either way leave so little out."""
    return NormalDist().inv_cdf(1 - wrong / 2)
