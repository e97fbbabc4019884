"""How far the playouts of a search scatter: what hides which option is the best.

    python -m benchmarks.scatter GAME [BOT ...] [--players 2] [--positions 25] [--visits 40] [--json]
    python -m benchmarks.scatter GAME hard hard:blunder=0.1 --players 4

At each position of matches between greedy players the options that the advisor likes best are tried in the same
futures, so many visits each. *Alone*: the standard deviation of what one option returns, from future to future.
*Paired*: the same of how much more it returns than the favourite in the same future, which is what options are compared
by. *Apart*: the standard deviation of the means of the options, chance included. *Ratio*: of *apart* to *paired*; a
search whose ratio is twice as great needs a quarter of the visits. Milliseconds of processor time are those of an
iteration.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import fmean, pstdev
from time import process_time
from typing import NamedTuple

from tools.numbers import from_one

from benchmarks.regret import tried
from benchmarks.rollouts import parser_for, searches
from croupier.bots import Settings
from croupier.commands.output import Tell, nobody_waits, progress_bar
from croupier.engine import Match

TRIED = 6
"""So many options are tried at each position."""


class Scatter(NamedTuple):
    """Standard deviations of the returns at one position, see above, and how many iterations tell them."""

    alone: float
    paired: float
    apart: float
    iterations: int


def scatter(match: Match, settings: Settings, visits: int, seed: int) -> Scatter:
    """Try the options that a search likes best so often each."""
    favourite, *others = candidates = tried(match, settings, visits, seed, TRIED)
    returns = {one: [after - before for before, after in pairwise(one.sums)] for one in candidates}
    more = [[mine - its for mine, its in zip(returns[one], returns[favourite], strict=True)] for one in others]
    return Scatter(
        fmean(map(pstdev, returns.values())),
        fmean(map(pstdev, more)),
        pstdev(map(fmean, returns.values())),
        visits * len(candidates),
    )


def row(matches: Sequence[Match], settings: Settings, visits: int, tell: Tell = nobody_waits) -> dict[str, float]:
    """The means over all positions."""
    began, found = process_time(), []
    for number, match in enumerate(matches, start=1):
        found.append(scatter(match, settings, visits, number))
        tell(number, len(matches))
    alone, paired, apart, iterations = map(fmean, zip(*found, strict=True))
    return {
        "alone": round(alone, 4),
        "paired": round(paired, 4),
        "apart": round(apart, 4),
        "ratio": round(apart / paired, 3) if paired else 0.0,
        "milliseconds": round((process_time() - began) / iterations / len(found) * 1000, 3),
    }


def main() -> None:
    """Print a row for each bot."""
    parser = parser_for(__doc__, ("normal", "hard"), 25)
    parser.add_argument("--visits", type=from_one, default=40, help="of each option")
    given = parser.parse_intermixed_args()
    bots, found = searches(parser, given)
    rows = {}
    for name, settings in bots.items():
        with progress_bar(name, len(found)) as tell:
            rows[name] = row(found, replace(settings, seconds=None), given.visits, tell)
    if given.json:
        print(json.dumps(rows))
        return
    print(f"{'alone':>7}{'paired':>8}{'apart':>8}{'ratio':>7}{'ms':>8}  bot")
    for name, one in rows.items():
        alone, paired, apart, ratio, milliseconds = one.values()
        print(f"{alone:>7.3f}{paired:>8.3f}{apart:>8.4f}{ratio:>7.3f}{milliseconds:>8.2f}  {name}")


if __name__ == "__main__":
    main()
