"""How well an advisor's values foretell how a match ends, by part of the match: the first thing to look at when more
search does not play better.

    python -m benchmarks.values GAME [--players 2] [--matches 500] [--json]

Greedy players play, and now and then take any option, so that positions differ. Wherever a search would read the values
(`Game.quiescent`), some of them are kept and compared with the returns. *Explained* is the share of the variance of the
returns that the values account for: 1 foretells everything, 0 as much as the mean of all matches, below 0 less than
that. *Slope*: what a difference of 1 in the values means in the returns; far below 1, the values are too sure.
*Asked*: by how much whoever is asked just then is thought to be better off than they are.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from tools.numbers import from_one

from benchmarks.players import pick
from croupier import catalog
from croupier.commands.output import Tell, nobody_waits, progress_bar
from croupier.engine import Advisor, BadSetup, Game, Option, check_setup, play_out
from croupier.engine.chance import start_key

KEPT = 0.1
"""How many of the positions are kept."""
PARTS = 5


class Moment(NamedTuple):
    """A position: which part of the match it belongs to, who was asked, the values, and what became of it."""

    part: int
    asked: int
    values: Sequence[float]
    returns: Sequence[float]


class Watcher:
    """Lets greedy players answer for all seats, and keeps some positions, with the number of questions so far."""

    def __init__(self, advisor: Advisor, match: Game, chance: Random) -> None:
        self.advisor, self.match, self.chance = advisor, match, chance
        self.questions = 0
        self.kept: list[tuple[int, int, Sequence[float]]] = []

    def answer(self, seat: int, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
        """The choice of such a player."""
        self.questions += 1
        if (not self.match.quiescent or name in self.match.quiescent) and self.chance.random() < KEPT:
            self.kept.append((self.questions, seat, self.advisor.values(self.match)))
        return pick(self.match, seat, name, options, self.chance)


def moments(game: str, players: int, matches: int, tell: Tell = nobody_waits) -> Iterator[Moment]:
    """Positions of matches between greedy players; `tell` hears how many have been played.

    Raises `BadSetup` for a game without an advisor.
    """
    rules = catalog.find(game)
    advisor = rules.advisor()
    if advisor is None:
        raise BadSetup(f"{game} has no advisor.")
    options = check_setup(rules, players, {})
    for number in range(matches):
        match = rules.new(players, options, start_key(f"values/{number}"))
        watcher = Watcher(advisor, match, Random(number))
        play_out(match, watcher.answer)
        for at, seat, values in watcher.kept:
            yield Moment(min(PARTS * at // watcher.questions, PARTS - 1), seat, values, match.returns)
        tell(number + 1, matches)


def row(found: Sequence[Moment]) -> dict[str, float]:
    """The figures of some positions."""
    values = [value for one in found for value in one.values]
    returns = [value for one in found for value in one.returns]
    mean, middle = fmean(returns), fmean(values)
    spread = sum((value - mean) ** 2 for value in returns)
    scatter = sum((value - middle) ** 2 for value in values)
    together = sum((value - middle) * (got - mean) for value, got in zip(values, returns, strict=True))
    missed = sum((value - got) ** 2 for value, got in zip(values, returns, strict=True))
    return {
        "positions": len(found),
        "explained": round(1 - missed / spread, 3) if spread else 0.0,
        "slope": round(together / scatter, 2) if scatter else 0.0,
        "asked": round(fmean(one.values[one.asked] - one.returns[one.asked] for one in found), 3),
    }


def main() -> None:
    """Print a row for each fifth of the match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=catalog.names())
    parser.add_argument("--players", type=from_one, default=2)
    parser.add_argument("--matches", type=from_one, default=500)
    parser.add_argument("--json", action="store_true", help="one document instead of a table")
    given = parser.parse_args()
    with progress_bar(given.game, given.matches) as tell:
        found = list(moments(given.game, given.players, given.matches, tell))
    parts = [[one for one in found if one.part == part] for part in range(PARTS)]
    rows = {f"{part}/{PARTS}": row(some) for part, some in enumerate(parts, start=1) if some}
    if given.json:
        print(json.dumps(rows))
        return
    print(f"{'part':>6}{'positions':>11}{'explained':>11}{'slope':>7}{'asked':>8}")
    for part, one in rows.items():
        print(f"{part:>6}{one['positions']:>11}{one['explained']:>11.3f}{one['slope']:>7.2f}{one['asked']:>+8.3f}")


if __name__ == "__main__":
    main()
