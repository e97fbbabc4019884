"""What can be said at any moment of a run that is looked at again and again, and that ends when enough is known.

An interval of 95 in 100 holds at one moment; whoever looks ten times and stops at what pleases is wrong more often. The
intervals here are wide enough to hold at all moments at once (an asymptotic confidence sequence: Waudby-Smith and
others, 2024), so whenever one stops, and for whatever reason, the rate of errors is as stated.
"""

from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

from croupier.lab.statistics import TINY, wilson

TIGHTEST = 500
"""After so many deals the intervals are least wide beside those that hold at one moment."""


def width(deals: int, wrong: float) -> float:
    """So many standard errors either way hold after any number of deals, but for a part `wrong` of all runs."""
    rarely = -2 * log(wrong)
    weight = (rarely + log(rarely) + 1) / TIGHTEST * deals
    return sqrt(2 * (weight + 1) / weight * (log(weight + 1) / 2 - log(wrong)))


def doubt(pulls: NDArray[np.float64], wrong: float, most: float) -> float:
    """How far their sum may lie from the truth: so many independent deals pulled it so far each, around 0.

    As in a score interval a few more deals of the strongest pull are thought to be there, so that what was seen in
    few deals is not taken for sure. Where no deal pulled, as many as may have been missed pull by `most`.
    """
    deals = len(pulls)
    z = width(deals, wrong)
    squares = pulls * pulls
    if float(squares.sum()) < TINY**2:
        return wilson(0.0, deals, z)[1] * most
    unseen = (z / 2) ** 2 * float(squares.max())
    return z * sqrt((float(squares.sum()) + unseen) * deals / max(deals - 1, 1))
