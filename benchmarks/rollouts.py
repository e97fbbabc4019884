"""How good single choices are, judged by rollouts: quicker than matches where bots are of nearly the same strength.

    python -m benchmarks.rollouts GAME [BOT ...] [--players 2] [--positions 200] [--rollouts 100] [--json]
    python -m benchmarks.rollouts GAME normal hard hard:depth=10,foresee=False

A bot is named, or named with settings of its search that are changed. All choose at the same positions of matches
between greedy players. A choice is worth what its seat returns on average in determinizations that greedy players
play to the end, the same ones for every choice of a position (Tesauro & Galperin 1996). *Gain*: the mean difference
from the first bot, with its standard error; *same*: how often both choose the same. Whatever greedy players do not
follow up counts for nothing, so this tells which settings are worth a duel, and not who wins it. Seconds are
processor time.
"""

import argparse
import itertools
import json
from ast import literal_eval
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import process_time
from typing import Any, NamedTuple

from tools.numbers import from_one

import croupier
from benchmarks.players import pick
from croupier import catalog
from croupier.bots import Search, SearchBot, Settings, bot
from croupier.commands.output import Tell, nobody_waits, progress_bar
from croupier.engine import BadSetup, CroupierError, Game, Match, Option
from croupier.lab import Observer, play

APART = 40
"""Between two positions of a match lie at most so many questions that would do, and half as many at least."""
CHOICE = 3
"""So many options a question that will do has at least."""

Chooses = Callable[[Match, int], int]


class Choices(NamedTuple):
    """What a bot chose: the worth of each choice, its options, and the seconds it took for one."""

    worth: Sequence[float]
    taken: Sequence[int]
    seconds: float


def positions(game: str, players: int, count: int) -> Iterator[Match]:
    """Positions where somebody chooses among a few options."""
    chance = Random(f"{game}/{players}")
    some = _Apart(chance)

    def answers(match: Match) -> tuple[int, int]:
        decision = match.decisions[0]
        return decision.seat, pick(match.position, decision.seat, decision.name, decision.options, chance)

    for number in itertools.count():
        play(croupier.start(game, players=players, seed=f"rollouts/{number}"), answers, some)
        yield from some.found[:count]
        count -= len(some.found)
        some.found.clear()
        if count <= 0:
            return


class _Apart(Observer):
    """Keeps positions of matches that lie apart."""

    def __init__(self, chance: Random) -> None:
        self.found: list[Match] = []
        self._chance = chance
        self._wait = 0

    def asked(self, match: Match) -> None:
        """Keep the position, or wait."""
        if len(match.decisions[0].options) < CHOICE:
            return
        if self._wait <= 0:
            self._wait = self._chance.randint(APART // 2, APART)
            self.found.append(match.fork())
        self._wait -= 1


class Judge:
    """Tells what the options of a position are worth to the seat that is asked, each when it is asked for first."""

    def __init__(self, match: Match, rollouts: int) -> None:
        self.match = match
        self.decision = match.decisions[0]
        self.rollouts = rollouts
        self._worth: dict[int, float] = {}

    def worth(self, index: int) -> float:
        """The mean return of the seat if it chooses this."""
        if index not in self._worth:
            self._worth[index] = fmean(self._rollout(index, seed) for seed in range(self.rollouts))
        return self._worth[index]

    def _rollout(self, index: int, seed: int) -> float:
        chance = Random(seed)
        asked = self.decision
        played: list[Game] = []
        chosen = False

        def answer(seat: int, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
            nonlocal chosen
            if not chosen and (seat, name) == (asked.seat, asked.name):
                chosen = True
                return index
            return pick(played[0], seat, name, options, chance)

        return float(self.match.explore(asked.seat, seed, answer, played.append).returns[asked.seat])


def chooser(text: str) -> Chooses:
    """How a bot chooses; `hard:depth=10` is `hard` with another depth. A search's clock counts processor time.

    Raises `UnknownBot`, and `BadSetup` for settings of a bot that does not search and for settings that there are not.
    """
    name, _, changes = text.partition(":")
    player = bot(name)
    if not isinstance(player, SearchBot) and not changes:
        return lambda match, seat: player.choose(match, seat, seed=0)
    settings = settings_of(text)
    return lambda match, seat: Search(match, seat, settings, seed=0, clock=process_time).run()


def settings_of(text: str) -> Settings:
    """The settings of a bot that searches, changed as `hard:depth=10` says. Raises as `chooser` does."""
    name, _, changes = text.partition(":")
    player = bot(name)
    if not isinstance(player, SearchBot):
        raise BadSetup(f"{name} does not search: it has no settings.")
    pairs = [change.partition("=") for change in changes.split(",") if change]
    try:
        return replace(player.settings, **{key: literal_eval(value) for key, _, value in pairs})
    except (TypeError, ValueError, SyntaxError) as error:
        raise BadSetup(f"{changes!r} are no settings of a search: {error}") from error


def choices(judges: Sequence[Judge], chooses: Chooses, tell: Tell = nobody_waits) -> Choices:
    """Let a bot choose at every position; `tell` hears at how many it has."""
    worth, taken, seconds = [], [], 0.0
    for number, judge in enumerate(judges, start=1):
        began = process_time()
        taken.append(chooses(judge.match, judge.decision.seat))
        seconds += process_time() - began
        worth.append(judge.worth(taken[-1]))
        tell(number, len(judges))
    return Choices(worth, taken, seconds / len(judges))


def row(one: Choices, first: Choices) -> dict[str, float]:
    """The figures of a bot beside those of the first."""
    gains = [mine - theirs for mine, theirs in zip(one.worth, first.worth, strict=True)]
    return {
        "worth": round(fmean(one.worth), 4),
        "gain": round(fmean(gains), 4),
        "error": round(pstdev(gains) / sqrt(len(gains)), 4),
        "same": round(fmean(mine == theirs for mine, theirs in zip(one.taken, first.taken, strict=True)), 2),
        "seconds": round(one.seconds, 3),
    }


def parser_for(description: str | None, bots: Sequence[str], count: int) -> argparse.ArgumentParser:
    """The arguments of a program that looks at bots at positions: these, at so many, if nothing else is said."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=catalog.names())
    parser.add_argument("bots", nargs="*", default=bots, metavar="BOT")
    parser.add_argument("--players", type=from_one, default=2)
    parser.add_argument("--positions", type=from_one, default=count)
    parser.add_argument("--json", action="store_true", help="one document instead of a table")
    return parser


def searches(parser: argparse.ArgumentParser, given: argparse.Namespace) -> tuple[dict[str, Settings], list[Match]]:
    """The bots that were named, which all have to search, and the positions. Ends the program if one cannot."""
    try:
        bots = {name: settings_of(name) for name in given.bots}
        if any(settings.candidates < 2 for settings in bots.values()):
            raise BadSetup("A bot with one candidate has nothing to choose.")
        return bots, [*positions(given.game, given.players, given.positions)]
    except CroupierError as error:
        parser.error(str(error))


def main() -> None:
    """Print a row for each bot."""
    parser = parser_for(__doc__, ("normal", "greedy", "hard"), 200)
    parser.add_argument("--rollouts", type=from_one, default=100, help="for each option that some bot chooses")
    given = parser.parse_intermixed_args()
    try:
        players = {name: chooser(name) for name in given.bots}
        judges = [Judge(match, given.rollouts) for match in positions(given.game, given.players, given.positions)]
    except CroupierError as error:
        parser.error(str(error))
    rows: dict[str, dict[str, float]] = {}
    first = None
    if not given.json:
        print(f"{'worth':>8}{'gain':>9}{'error':>8}{'same':>6}{'seconds':>9}  bot")
    for name, chooses in players.items():
        with progress_bar(name, given.positions) as tell:
            one = choices(judges, chooses, tell)
        first = first or one
        rows[name] = told = row(one, first)
        if not given.json:
            worth, gain, deviation, same, seconds = told.values()
            print(f"{worth:>8.4f}{gain:>+9.4f}{deviation:>8.4f}{same:>6.0%}{seconds:>9.3f}  {name}", flush=True)
    if given.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
