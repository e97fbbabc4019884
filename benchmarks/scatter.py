"""How far the playouts of a search scatter: what hides which option is the best.

    python -m benchmarks.scatter GAME [BOT ...] [--players 2] [--positions 25] [--visits 40] [--json]
    python -m benchmarks.scatter GAME hard hard:blunder=0 --players 4

At each position of matches between greedy players the options that the advisor likes best are tried in the same
futures, so many visits each. *Alone*: the standard deviation of what one option returns, from future to future.
*Paired*: the same of how much more it returns than the favourite in the same future, which is what options are compared
by. *Apart*: the standard deviation of the means of the options, chance included. *Ratio*: of *apart* to *paired*; a
search whose ratio is twice as great needs a quarter of the visits. Milliseconds of processor time are those of an
iteration.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle, pairwise
from statistics import fmean, pstdev
from time import process_time
from typing import NamedTuple

from benchmarks.rollouts import positions, settings_of
from croupier import catalog
from croupier.bots import Search, Settings
from croupier.commands.output import Tell, nobody_waits, progress_bar
from croupier.engine import BadSetup, Match

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
    search = Search(match, match.decisions[0].seat, settings, seed)
    favourite, *others = tried = list(search.contest.candidates)[:TRIED]
    search._turns = cycle(tried)
    for _ in range(visits * len(tried)):
        search.iterate()
    returns = {one: [after - before for before, after in pairwise(one.sums)] for one in tried}
    more = [[mine - its for mine, its in zip(returns[one], returns[favourite], strict=True)] for one in others]
    return Scatter(
        fmean(map(pstdev, returns.values())),
        fmean(map(pstdev, more)),
        pstdev(map(fmean, returns.values())),
        search.iterations,
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=catalog.names())
    parser.add_argument("bots", nargs="*", default=("normal", "hard"), metavar="BOT")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=25)
    parser.add_argument("--visits", type=int, default=40, help="of each option")
    parser.add_argument("--json", action="store_true", help="one document instead of a table")
    given = parser.parse_intermixed_args()
    try:
        bots = {name: settings_of(name) for name in given.bots}
        found = list(positions(given.game, given.players, given.positions))
    except BadSetup as error:
        parser.error(str(error))
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
