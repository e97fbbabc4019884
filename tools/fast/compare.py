"""Plays the same matches compiled and interpreted: decision by decision, by views, observations and logs.

    python -m tools.fast.compare [GAME ...] [--matches 1000]

Each kind of run is a process of its own, which writes a line for every match: a digest for every decision and what is
seen and told there, for every seat. The first difference is said, with its match and its place.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import zip_longest
from random import Random

from croupier import catalog, compiled
from croupier.bots import Search, Settings, bot
from croupier.commands.output import progress_bar
from croupier.engine import Game, Match, start
from croupier.env.observation import observation
from croupier.env.setting import Setting
from croupier.env.stepper import Stepper
from croupier.lab import Observer, at_random
from croupier.lab import play as play_match
from tools.numbers import from_one

SEARCHED = Settings(iterations=3, blunder=0.1, depth=6)
LOOKED_AT = 8
"""At every so manieth decision also forks, determinizations, forecasts and a short search are compared."""


def digest(*data: object) -> str:
    """A few digits that tell plain data apart."""
    return blake2b(json.dumps(data, default=str).encode(), digest_size=6).hexdigest()


def moment(match: Match, number: int, made: int) -> str:
    """What can be seen of a match now, by everybody."""
    seats = [*range(match.players), None]
    seen: list[object] = [[match.view(seat), match.log_for(seat, match.told - 12)] for seat in seats]
    layout = observation(match.game, match.players)
    seen += [layout.row(match, seat).tobytes().hex() for seat in range(match.players)]
    asked = [[decision.seat, decision.name, decision.keys] for decision in match.decisions]
    if made % LOOKED_AT != number % LOOKED_AT:
        return digest(seen, asked)
    decision = match.decisions[0]
    imagined = match.determinize(decision.seat, made)
    tried = match.preview(decision.seat, made % len(decision.options))
    search = Search(match, decision.seat, SEARCHED, made)
    found = search.run()
    visits = sorted((key, branch.visits, round(branch.total, 6)) for key, branch in search.root.branches.items())
    futures = [imagined.position.data(), tried and tried.view(decision.seat), found, visits]
    return digest(seen, asked, futures, match.fork().position.data())


class Moments(Observer):
    """What can be seen at each question of a match."""

    def __init__(self, number: int) -> None:
        self.found: list[str] = []
        self._number = number

    def asked(self, match: Match) -> None:
        """Look."""
        self.found.append(moment(match, self._number, len(self.found) + 1))


def stepped(setting: Setting, seed: int) -> str:
    """What an environment shows of a match at random against a bot on the last seat."""
    stepper = Stepper.begin(setting, seed, {setting.players - 1: bot("greedy")} if setting.players > 1 else {})
    random, found = Random(seed), []  # noqa: S311  # as below
    while not stepper.over:
        running = stepper.running
        found.append([running.seat, stepper.offered, running.about, setting.layout.row(running, running.seat).tolist()])
        stepper.take(random.choice(stepper.offered))
    return digest(found, stepper.running.returns)


def matches(game: type[Game], count: int) -> Iterator[list[str]]:
    """A digest for every decision of many matches, with all numbers of players and all switches in turn."""
    low, high = game.seats
    for number in range(count):
        random = Random(number)  # noqa: S311  # play, not secrets
        variants = {name: random.choice(values) for name, values in game.variants.items()} if number % 2 else {}
        players = low + number % (high - low + 1)
        try:
            game.check_setup(players, {name: values[0] for name, values in game.variants.items()} | variants)
        except ValueError:
            variants = {}
        match = start(game, players, number, variants)
        moments = Moments(number)
        play_match(match, at_random(random), moments)
        yield [
            digest(match.variants),
            *moments.found,
            digest(match.choices, match.returns, [match.log_for(seat) for seat in range(players)]),
            stepped(Setting(game.slug, players, variants), number),
        ]


def play(games: list[str], count: int) -> None:
    """The part of one process: a line for every match."""
    for slug in games:
        for number, found in enumerate(matches(catalog.find(slug), count)):
            print(json.dumps([slug, number, found]), flush=True)


def lines(games: list[str], count: int, *, pure: bool) -> subprocess.Popen[str]:
    """A process that plays them."""
    environment = {name: value for name, value in os.environ.items() if name != "CROUPIER_PURE"}
    command = [sys.executable, "-m", "tools.fast.compare", *games, "--matches", str(count), "--part"]
    return subprocess.Popen(  # noqa: S603  # ourselves
        command, stdout=subprocess.PIPE, text=True, env={**environment, **({"CROUPIER_PURE": "1"} if pure else {})}
    )


def compare(games: list[str], count: int) -> str | None:
    """Play all matches twice; what is different first, or None."""
    total = count * len(games)
    with (
        lines(games, count, pure=False) as fast,
        lines(games, count, pure=True) as pure,
        progress_bar("matches", total) as tell,
    ):
        for done, (mine, its) in enumerate(zip_longest(fast.stdout or (), pure.stdout or (), fillvalue="null"), 1):
            tell(done, total)
            if mine == its:
                continue
            fast.kill()
            pure.kill()
            if "null" in (mine, its):
                return "one of the two stopped early; its error is above"
            slug, number, one = json.loads(mine)
            other = json.loads(its)[2]
            at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(other))
            return f"{slug}, match {number}, decision {at} of {len(other)}"
    return None


def main() -> int:
    """Compare, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all installed games if none is named")
    parser.add_argument("--matches", type=from_one, default=1000)
    parser.add_argument("--part", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    games = arguments.games or [game for game in catalog.ours() if game in compiled.groups] or list(catalog.ours())
    if arguments.part:
        play(games, arguments.matches)
        return 0
    found = compare(games, arguments.matches)
    count = f"{arguments.matches} matches of {', '.join(games)}"
    print(f"Compiled and interpreted part ways: {found}." if found else f"{count}: compiled as interpreted.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
