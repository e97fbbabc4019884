"""How much a search gives away that has little time, judged by a long search of the same kind.

    python -m benchmarks.regret GAME [BOT ...] [--players 2] [--positions 60] [--visits 150] [--iterations 120 480]
    python -m benchmarks.regret GAME hard hard:margin=1 --players 4

At each position of matches between greedy players the options that `hard` would try, or another of the bots, are
all tried in the same futures, so many visits each; what they return on average is their worth. *Regret*: how much
less than the best of them a choice is worth, on average, with its standard error. The worth of the best is
flattered by chance, for all alike. Searches are limited by the iterations that are named; `favourite` is what the
advisor likes best. This tells in little time how a search should spend its visits. It does not tell whether its
playouts and values are right: `rollouts` and matches do.
"""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import cycle
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from tools.numbers import from_one

from benchmarks.rollouts import parser_for, searches, settings_of
from croupier.bots import Search, Settings
from croupier.bots.root_bandit import Candidate
from croupier.commands.output import Tell, nobody_waits, progress_bar
from croupier.engine import Match

APART = 1_000_000
"""So far lie the seeds of the judges from those of the searches."""


class Judged(NamedTuple):
    """A position with what its options are worth, by index, and the one that the advisor likes best."""

    match: Match
    worth: Mapping[int, float]
    favourite: int

    def regret(self, index: int) -> float:
        """How much less than the best one this option is worth."""
        return max(self.worth.values()) - self.worth[index]


def judge_of(bots: Iterable[Settings]) -> Settings:
    """The settings of `hard`, with all options that one of these searches may choose."""
    hard = settings_of("hard")
    tried = [sys.maxsize if one.temperature is None else one.candidates for one in (hard, *bots)]
    return replace(hard, seconds=None, candidates=max(tried))


def tried(match: Match, settings: Settings, visits: int, seed: int) -> list[Candidate]:
    """The candidates of a search, each tried so often."""
    search = Search(match, match.decisions[0].seat, settings, seed)
    candidates = search.contest.candidates
    search._turns = cycle(candidates)
    for _ in range(visits * len(candidates)):
        search.iterate()
    return candidates


def judged(match: Match, settings: Settings, visits: int, seed: int) -> Judged:
    """Try every candidate of a search so often."""
    candidates = tried(match, settings, visits, seed)
    worth = {one.index: one.sums[-1] / one.visits for one in candidates}
    return Judged(match, worth, min(candidates, key=lambda one: one.behind).index)


def regrets(judges: Sequence[Judged], settings: Settings) -> list[float]:
    """What a search with these settings gives away at each position; its seeds are not those of the judges."""
    return [
        one.regret(Search(one.match, one.match.decisions[0].seat, settings, number).run())
        for number, one in enumerate(judges)
    ]


def table(
    judges: Sequence[Judged], bots: Mapping[str, Settings], iterations: Iterable[int], tell: Tell = nobody_waits
) -> dict[str, dict[str, float]]:
    """Regret and standard error for every bot and every number of iterations, and of the advisor's favourite."""
    found = {"favourite": [one.regret(one.favourite) for one in judges]}
    wanted = [(name, settings, number) for name, settings in bots.items() for number in iterations]
    for done, (name, settings, number) in enumerate(wanted, start=1):
        found[f"{name}, {number} iterations"] = regrets(judges, replace(settings, iterations=number, seconds=None))
        tell(done, len(wanted))
    return {
        name: {"regret": round(fmean(its), 4), "error": round(pstdev(its) / sqrt(len(its)), 4)}
        for name, its in found.items()
    }


def main() -> None:
    """Print a row for each bot and number of iterations."""
    parser = parser_for(__doc__, ("normal", "hard"), 60)
    parser.add_argument("--visits", type=from_one, default=150, help="of each option, to judge it")
    parser.add_argument(
        "--iterations", type=from_one, nargs="+", default=(120, 480), help="of the searches that are judged"
    )
    given = parser.parse_intermixed_args()
    bots, found = searches(parser, given)
    judge = judge_of(bots.values())
    judges = []
    with progress_bar("positions", len(found)) as tell:
        for number, match in enumerate(found, start=1):
            judges.append(judged(match, judge, given.visits, APART + number))
            tell(number, len(found))
    with progress_bar("searches", len(bots) * len(given.iterations)) as tell:
        rows = table(judges, bots, given.iterations, tell)
    if given.json:
        print(json.dumps(rows))
        return
    print(f"{'regret':>8}{'error':>8}  bot")
    for name, one in rows.items():
        print(f"{one['regret']:>8.4f}{one['error']:>8.4f}  {name}")


if __name__ == "__main__":
    main()
