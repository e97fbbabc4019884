"""Which bot beats which: one strong seat against weaker ones, the seats rotated, with 95 % intervals.

    python -m benchmarks.strength [--game GAME] [--players 2 3 5] [--part greedy] [--matches N] [--jobs N] [--json]
    python -m benchmarks.strength --game GAME --part hard --processor [--first 240]
    python -m benchmarks.strength --game GAME --duel hard:iterations=360 normal

Searches are limited by their iterations alone, so the result is the same on every machine and for every number of
processes; with `--processor` they have their own settings, as in a match against people, but their clocks count
processor time, so that a busy machine weakens nobody. `--duel` plays any bot against any other, also with settings of
its search changed as for `rollouts`. A bot of equal strength would win one match in as many as there are seats.
*Return*: the mean of what the strong seat's matches returned, with its standard error; at large tables it tells bots
apart in fewer matches than wins do.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import repeat
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter, process_time
from typing import Any, NamedTuple

from tools.numbers import above_zero, from_one

import croupier
from benchmarks.rollouts import settings_of
from croupier import catalog
from croupier.bots import Bot, Search, SearchBot, Settings, bot
from croupier.bots.bot import asked
from croupier.commands.output import progress_bar
from croupier.engine import CroupierError, Decision, Match
from croupier.lab import Observer, seated
from croupier.lab import play as play_match
from croupier.lab.simulate import shares


class Duel(NamedTuple):
    """One seat of `strong` against `weak` in all the others; `hard:depth=10` is `hard` with another depth."""

    strong: str
    weak: str
    players: int
    matches: int
    processor: bool = False
    """Whether searches have their own settings, timed by the processor's clock."""
    first: int = 0
    """The number of the first match: after so many others the deals are fresh ones."""
    pace: float = 1.0
    """What part of their own seconds searches have, with `processor`: a quicker machine thinks as much in less time."""

    @property
    def numbers(self) -> range:
        """The numbers of the matches."""
        return range(self.first, self.first + self.matches)

    def seated(self, number: int) -> tuple[int, list[Bot]]:
        """The seat of the strong bot in a match, and who sits in each seat."""
        mine = number % self.players
        strong, weak = _player(self, self.strong), _player(self, self.weak)
        return mine, [strong if seat == mine else weak for seat in range(self.players)]


PAIRS = (
    ("easy", "random", 1000),
    ("greedy", "random", 1000),
    ("greedy", "easy", 1000),
    ("normal", "greedy", 400),
    ("hard", "normal", 240),
)
"""Who shall beat whom, and in how many matches that is looked at."""

COLUMNS = ("bot", "against", "seats", "matches", "wins", "95 % interval", "even", "return", "s/choice")
"""What is told of a duel where people read."""


class Result(NamedTuple):
    """What a match told: the strong seat's share of the win and return, and the time and number of its real choices."""

    share: float
    returned: float
    seconds: float
    choices: int


class Stopwatch(Observer):
    """The time and number of the real choices of a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seconds, self.choices = 0.0, 0
        self._asked = 0.0

    def asked(self, match: Match) -> None:
        """Thinking begins."""
        del match
        self._asked = perf_counter()

    def chosen(self, match: Match, decision: Decision, index: int) -> None:
        """Thinking has ended."""
        del match, index
        if decision.seat == self.seat and len(decision.options) > 1:
            self.seconds += perf_counter() - self._asked
            self.choices += 1


class ProcessorBot:
    """Plays by a search; its clock stands still while other processes work."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings

    def choose(self, match: Match, seat: int, seed: int) -> int:
        """The option found best. See `Bot.choose`."""
        if len(asked(match, seat).options) == 1:
            return 0
        return Search(match, seat, self.settings, seed, process_time).run()

    def within(self, seconds: float) -> "ProcessorBot":
        """The same bot, which thinks no longer than that. See `Bot.within`."""
        return ProcessorBot(self.name, self.settings.within(seconds))


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % score interval of a win rate (Wilson 1927)."""
    z = 1.96
    rate, scale = wins / matches, 1 + z * z / matches
    middle = rate + z * z / (2 * matches)
    half = z * sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    return max((middle - half) / scale, 0.0), min((middle + half) / scale, 1.0)


def play(game: str, duel: Duel, number: int) -> Result:
    """Match `number` of a duel. Each deal is played once from every seat."""
    mine, bots = duel.seated(number)
    match = croupier.start(game, players=duel.players, seed=f"strength/{number // duel.players}")
    watch = Stopwatch(mine)
    play_match(match, seated(bots, Random(f"strength/{number}")), watch)
    return Result(shares(match.returns)[mine], match.returns[mine], watch.seconds, watch.choices)


def _player(duel: Duel, name: str) -> Bot:
    player = named(name)
    if not isinstance(player, SearchBot):
        return player
    settings = player.settings
    if not duel.processor:
        return SearchBot(name, replace(settings, seconds=None))
    if settings.seconds is not None:
        settings = replace(settings, seconds=settings.seconds * duel.pace)
    return ProcessorBot(name, settings)


def named(text: str) -> Bot:
    """A bot, or one whose search has other settings. Raises a `CroupierError` if there is no such bot or setting."""
    return SearchBot(text, settings_of(text)) if ":" in text else bot(text)


def measure(game: str, duels: tuple[Duel, ...], jobs: int) -> Iterator[dict[str, Any]]:  # Any: JSON
    """Play the duels and give back one row for each."""
    with ProcessPoolExecutor(jobs, initializer=os.nice, initargs=(5,)) as pool:
        for duel in duels:
            played = []
            with progress_bar(f"{duel.strong}, {duel.players} seats", duel.matches) as tell:
                for one in pool.map(play, repeat(game), repeat(duel), duel.numbers, chunksize=4):
                    played.append(one)
                    tell(len(played), duel.matches)
            wins = sum(one.share for one in played)
            low, high = wilson(wins, duel.matches)
            returns = [one.returned for one in played]
            yield {
                **duel._asdict(),
                "wins": wins,
                "rate": round(wins / duel.matches, 3),
                "low": round(low, 3),
                "high": round(high, 3),
                "even": round(1 / duel.players, 3),
                "better": low > 1 / duel.players,
                "return": round(fmean(returns), 3),
                "error": round(pstdev(returns) / sqrt(duel.matches), 3),
                "seconds_per_choice": round(sum(p.seconds for p in played) / sum(p.choices for p in played), 4),
            }


def ask_how(parser: argparse.ArgumentParser) -> None:
    """The options that say how the matches of a duel are played."""
    parser.add_argument("--first", type=int, default=0, help="the number of the first match, for fresh deals")
    parser.add_argument("--processor", action="store_true", help="own settings, timed by the processor's clock")
    parser.add_argument("--pace", type=above_zero, default=1.0, help="with --processor: this part of their own seconds")


def how(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> dict[str, Any]:  # Any: fields of a duel
    """What was answered to `ask_how`, as fields of a duel. Ends the program if that makes no sense."""
    if arguments.pace != 1.0 and not arguments.processor:
        parser.error("--pace is a part of the bots' own seconds, which they have with --processor.")
    return {"first": arguments.first, "processor": arguments.processor, "pace": arguments.pace}


def check(game: str, bots: Iterable[str], seats: Iterable[int]) -> None:
    """Raise a `CroupierError` if there is no such bot or setting, or the game has no table of so many."""
    for name in bots:
        named(name)
    for players in seats:
        croupier.start(game, players=players)


def wanted(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> tuple[Duel, ...]:
    """The duels that are asked for."""
    fields = how(parser, arguments)
    if arguments.duel:
        pairs = [(*arguments.duel, 240)]
    else:
        pairs = [pair for pair in PAIRS if arguments.part in (None, pair[0])]
    return tuple(
        Duel(strong, weak, players, arguments.matches or matches, **fields)
        for strong, weak, matches in pairs
        for players in arguments.players
    )


def main() -> int:
    """Print the table; 1 if a bot that should be the stronger was not shown to be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=catalog.names(), default=catalog.names()[0], help="the shortest if not named")
    parser.add_argument("--players", type=from_one, nargs="+", default=(2, 4), help="at tables of so many seats")
    parser.add_argument("--matches", type=from_one, help="so many matches for every duel")
    parser.add_argument("--jobs", type=from_one, default=2)
    ask_how(parser)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--part", choices=sorted({pair[0] for pair in PAIRS}), help="only the duels of this strong bot")
    only.add_argument("--duel", nargs=2, metavar=("STRONG", "WEAK"), help="only this duel")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        check(arguments.game, arguments.duel or (), arguments.players)
    except CroupierError as error:
        parser.error(str(error))
    duels = wanted(parser, arguments)
    rows = []
    if not arguments.json:
        print(f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|")
    for row in measure(arguments.game, duels, arguments.jobs):
        rows.append(row)
        if not arguments.json:
            print(
                f"| {row['strong']} | {row['players'] - 1} x {row['weak']} | {row['players']} | {row['matches']} | "
                f"{row['rate']:.1%} | {row['low']:.1%} to {row['high']:.1%} | {row['even']:.0%} | "
                f"{row['return']:.3f} ± {row['error']:.3f} | {row['seconds_per_choice']:.3f} |",
                flush=True,
            )
    if arguments.json:
        print(json.dumps({"game": arguments.game, "duels": rows}, indent=2))
    return 0 if all(row["better"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
