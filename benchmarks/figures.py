"""What matches of a game are like: who wins by seat, how long they last, the longest question, and its own figures.

    python -m benchmarks.figures GAME [--players 2 3] [--matches 2000] [--bot greedy] [--jobs 1] [--json]
    python -m benchmarks.figures GAME --bot hard --against normal --processor [--first 240]

What belongs to one game is counted by `benchmarks/GAME/figures.py`, if there is one: its `tell` looks at each finished
match. Searches are limited by their iterations alone, so the same command gives the same figures on every machine; with
`--processor` they have their own settings, timed by the processor's clock. `--against` makes each match a duel, as
`strength` plays them: one seat of the bot, another bot in all others, every deal once from each seat.
"""

import argparse
import importlib.util
import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import repeat
from random import Random
from typing import Any

from tools.numbers import from_one

import croupier
from benchmarks.strength import Duel, ask_how, check, how, wilson
from croupier import catalog
from croupier.bots import Bot, PolicyBot
from croupier.commands.output import progress_bar
from croupier.engine import CroupierError, Decision, Match
from croupier.lab import Answers, Observer, seated
from croupier.lab import play as play_match
from croupier.lab.simulate import shares


class Tally(Observer):
    """Figures of some matches; those of more are added by `take`."""

    def __init__(self) -> None:
        self.matches = 0
        self.shares: dict[str, list[float]] = {}
        self.sums: dict[str, float] = defaultdict(float)
        self.greatest: dict[str, float] = defaultdict(float)

    def chosen(self, match: Match, decision: Decision, index: int) -> None:
        """Count a question."""
        del match, index
        self.at_most("options of the longest question", len(decision.options))
        if len(decision.options) > 1:
            self.add("real choices")

    def ended(self, match: Match) -> None:
        """Count a match."""
        del match
        self.matches += 1

    def share(self, name: str, part: float, whole: float = 1) -> None:
        """So many of so many."""
        found = self.shares.setdefault(name, [0.0, 0.0])
        found[0] += part
        found[1] += whole

    def add(self, name: str, number: float = 1) -> None:
        """So many more of a thing; what is told of it is the mean of a match."""
        self.sums[name] += number

    def at_most(self, name: str, number: float) -> None:
        """A number of which the greatest is told."""
        self.greatest[name] = max(self.greatest[name], number)

    def take(self, other: "Tally") -> None:
        """Add the figures of other matches."""
        self.matches += other.matches
        for name, (part, whole) in other.shares.items():
            self.share(name, part, whole)
        for name, number in other.sums.items():
            self.add(name, number)
        for name, number in other.greatest.items():
            self.at_most(name, number)

    def rows(self) -> Iterator[dict[str, Any]]:  # Any: JSON
        """One row for each figure: shares with 95 % intervals, means, greatest numbers."""
        for name, (part, whole) in self.shares.items():
            low, high = wilson(part, int(whole)) if whole else (0.0, 1.0)
            rate = part / whole if whole else 0.0
            yield {"figure": name, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4), "of": whole}
        for name, number in self.sums.items():
            yield {"figure": name, "mean": round(number / self.matches, 4), "in_all": number, "of": self.matches}
        for name, number in self.greatest.items():
            yield {"figure": name, "greatest": number, "of": self.matches}


Tell = Callable[[Match, Tally], None]


def tells(game: str) -> Tell | None:
    """What looks at the finished matches of a game; None if nothing does."""
    name = f"benchmarks.{game}.figures"
    if importlib.util.find_spec(f"benchmarks.{game}") is None or importlib.util.find_spec(name) is None:
        return None
    tell: Tell = importlib.import_module(name).tell
    return tell


def play(game: str, duel: Duel, number: int) -> Tally:
    """The figures of one match; with the same bot in all seats each has a deal of its own."""
    mine, bots = duel.seated(number)
    alike = duel.strong == duel.weak
    match = croupier.start(game, players=duel.players, seed=f"figures/{number if alike else number // duel.players}")
    tally = Tally()
    play_match(match, in_view(bots, Random(f"figures/{number}")), tally)
    won = shares(match.returns)
    if not alike:
        tally.share(f"{duel.strong} wins", won[mine])
    for seat, part in enumerate(won):
        tally.share(f"seat {seat} wins", part)
    tell = tells(game)
    if tell is not None:
        tell(match, tally)
    return tally


def in_view(bots: Sequence[Bot], chance: Random) -> Answers:
    """Bots answer; those that can answer in place look at the position itself, which is quicker."""
    others = seated(bots, chance)

    def answers(match: Match) -> tuple[int, int]:
        decision = match.decisions[0]
        seat, player = decision.seat, bots[decision.seat]
        if isinstance(player, PolicyBot):
            return seat, player.pick(match.position, seat, decision.name, decision.options, chance)
        return others(match)

    return answers


def figures(game: str, duel: Duel, jobs: int) -> Tally:
    """The figures of many matches."""
    total = Tally()
    with progress_bar(f"{game}, {duel.players} seats", duel.matches) as tell, _several(jobs) as in_turn:
        for tally in in_turn(play, repeat(game), repeat(duel), duel.numbers):
            total.take(tally)
            tell(total.matches, duel.matches)
    return total


@contextmanager
def _several(jobs: int) -> Iterator[Callable[..., Iterator[Tally]]]:
    """A `map` that works in so many processes, or in this one."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, initializer=os.nice, initargs=(5,)) as pool:
        yield partial(pool.map, chunksize=4)


def main() -> int:
    """Print a table for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=catalog.names())
    parser.add_argument("--players", type=from_one, nargs="+", default=(2,))
    parser.add_argument("--matches", type=from_one, default=2000)
    parser.add_argument("--bot", default="greedy", help="who sits in all seats")
    parser.add_argument("--against", help="who sits in all seats but one, if it is another bot")
    ask_how(parser)
    parser.add_argument("--jobs", type=from_one, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    strong, weak = arguments.bot, arguments.against or arguments.bot
    fields = how(parser, arguments)
    try:
        check(arguments.game, (strong, weak), arguments.players)
    except CroupierError as error:
        parser.error(str(error))
    for players in arguments.players:
        duel = Duel(strong, weak, players, arguments.matches, **fields)
        rows = list(figures(arguments.game, duel, arguments.jobs).rows())
        if arguments.json:
            print(json.dumps({"game": arguments.game, **duel._asdict(), "figures": rows}))
        else:
            bots = strong if strong == weak else f"{strong} against {weak}"
            print(f"\n{arguments.game}, {players} seats, {arguments.matches} matches of {bots}\n")
            for row in rows:
                print(f"{row['figure']}: {_said(row)}")
    return 0


def _said(row: dict[str, Any]) -> str:  # Any: JSON
    if "rate" in row:
        return f"{row['rate']:.1%} ({row['low']:.1%} to {row['high']:.1%} of {row['of']:g})"
    return f"{row['mean']:.2f} in a match, {row['in_all']:g} in all" if "mean" in row else f"{row['greatest']:g}"


if __name__ == "__main__":
    sys.exit(main())
