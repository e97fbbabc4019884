"""How long people wait for a choice of a bot, by the clock on the wall, at tables of every size.

    python -m benchmarks.waits [GAME ...] [--bots normal hard] [--players 2 5] [--positions 20] [--json]

All bots choose at the same positions of matches between greedy players. *p90*: nine of ten choices take no longer. What
else the machine does counts as well, so this is for a quiet one.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple

from tools.numbers import from_one

from benchmarks.rollouts import positions
from croupier import catalog
from croupier.bots import bot
from croupier.commands.output import progress_bar
from croupier.engine import CroupierError, Match


class Waits(NamedTuple):
    """Seconds for a choice: half of them take no longer, nine of ten, and none."""

    median: float
    p90: float
    longest: float


def waits(name: str, matches: Sequence[Match]) -> Waits:
    """How long a bot takes for its choices at these positions, of which there are two at least."""
    player = bot(name)
    took = []
    for number, match in enumerate(matches):
        began = perf_counter()
        player.choose(match, match.decisions[0].seat, seed=number)
        took.append(perf_counter() - began)
    return Waits(median(took), quantiles(took, n=10, method="inclusive")[-1], max(took))


def tables(games: Sequence[str], seats: Sequence[int]) -> list[tuple[str, int]]:
    """Each game with each number of seats; `seats` are all that a game has if none are said."""
    found = []
    for game in games:
        least, most = catalog.find(game).seats
        found += [(game, players) for players in seats or range(least, most + 1)]
    return found


def rows(games: Sequence[str], bots: Sequence[str], seats: Sequence[int], count: int) -> Iterator[dict[str, object]]:
    """A row for each of these tables and each bot."""
    for game, players in tables(games, seats):
        found = [*positions(game, players, count)]
        for name in bots:
            seconds = {figure: round(took, 3) for figure, took in waits(name, found)._asdict().items()}
            yield {"game": game, "players": players, "bot": name, **seconds}


def main() -> None:
    """Print a row for each game, number of seats and bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all installed games if none is named")
    parser.add_argument("--bots", nargs="+", default=("normal", "hard"))
    parser.add_argument("--players", type=from_one, nargs="+", default=(), help="of so many seats; else of all")
    parser.add_argument("--positions", type=from_one, default=20)
    parser.add_argument("--json", action="store_true", help="one document instead of a table")
    given = parser.parse_intermixed_args()
    if given.positions < 2:
        parser.error("Two positions at least: one choice tells nothing.")
    found: list[dict[str, object]] = []
    try:
        games = given.games or catalog.names()
        number = len(tables(games, given.players)) * len(given.bots)
        with progress_bar("waits", number) as tell:
            for row in rows(games, given.bots, given.players, given.positions):
                found.append(row)
                tell(len(found), number)
    except CroupierError as error:
        parser.error(str(error))
    if given.json:
        print(json.dumps(found))
        return
    print(f"{'game':<12}{'seats':>6}  {'bot':<8}{'median':>8}{'p90':>8}{'longest':>9}")
    for row in found:
        seconds = [f"{row[name]:.3f}" for name in ("median", "p90", "longest")]
        print(f"{row['game']:<12}{row['players']:>6}  {row['bot']:<8}{seconds[0]:>8}{seconds[1]:>8}{seconds[2]:>9}")


if __name__ == "__main__":
    main()
