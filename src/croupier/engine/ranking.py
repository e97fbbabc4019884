"""Ranking: places at the end of a match, and how likely they are before it."""

from collections.abc import Sequence
from math import exp
from typing import Any

FURTHEST = 50.0
"""Further apart than this no doubt is left; a greater exponent would overflow."""


def returns_by_place(standings: Sequence[Any]) -> list[float]:  # Any: whatever can be compared, the higher the better
    """Returns of two or more seats by what they are ranked by: the share of the others that each has left behind.

    So the first place returns 1, the last 0, those between are evenly spaced, and a tie counts half.
    """
    others = len(standings) - 1
    return [(sum(other < mine for other in standings) + (standings.count(mine) - 1) / 2) / others for mine in standings]


def winners(returns: Sequence[float]) -> list[int]:
    """The seats that have won: those with the highest return share the win, and nobody has won if none is above 0."""
    best = max(returns, default=0.0)
    return [seat for seat, gain in enumerate(returns) if gain == best and best > 0]


def chances_ahead(points: Sequence[float], doubt: float = 1.0) -> list[float]:
    """The returns by place that forecasts let expect: how likely each seat is to end ahead of another, on average.

    `points` is the forecast of each of two or more seats, `doubt` how widely the difference of two of them scatters:
    the scale of a logistic distribution, in points.
    """
    others = len(points) - 1
    return [
        sum(1 / (1 + exp(min((theirs - mine) / doubt, FURTHEST))) for seat, theirs in enumerate(points) if seat != own)
        / others
        for own, mine in enumerate(points)
    ]
