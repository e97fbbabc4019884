"""How fast the engine is: playouts, forks and search for every game, and a loop without an engine to measure it by.

    python -m benchmarks [GAME ...] [--seconds 1] [--rounds 5] [--json]

Every measure runs for a share of the time in each round, one after the other; the medians of the rounds count,
so a busy moment of the machine spoils one round of everything and not one measure. Seconds are processor time.
Ratios travel between machines, absolute figures do not.
"""

import argparse
import json
import platform
import sys
from array import array
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from types import ModuleType
from typing import Any, cast

from tools.numbers import above_zero, from_one

import croupier
from croupier import catalog, compiled
from croupier.bots import Search, SearchBot, Settings, bot
from croupier.engine import (
    AtRandom,
    Game,
    Match,
    Option,
    StopExploring,
    UnknownGame,
    check_setup,
    play_out,
    start,
)
from croupier.engine.chance import start_key
from croupier.engine.play.rerun import Rerun
from croupier.env.actions import Actions
from croupier.env.observation import observation
from croupier.env.running import Running

Work = Callable[[], tuple[float, int]]
"""Does a little and says how much: so many units, so many wholes (decisions and matches)."""

POSITIONS = 12
COUNTED = 200
LIGHT = Settings(iterations=100, temperature=None)
"""Search with random playouts to the end: what other frameworks' examples do."""
HARD = replace(cast("SearchBot", bot("hard")).settings, iterations=100, seconds=None)
"""Search as the hard bot does it."""


def playouts(game: type[Game], players: int) -> Work:
    """Random matches in place, with all rules, knowledge and keys; nobody listens to the narration.

    How many decisions a match has is counted beforehand, on the first ones of the same matches.
    """
    options = check_setup(game, players, {})
    counted = AtRandom(Random(0))
    for number in range(COUNTED):
        play_out(game.new(players, options, start_key(number)), counted.answer)
    decisions = counted.decisions / COUNTED
    numbers = count()
    answer = AtRandom(Random(0)).answer

    def work() -> tuple[float, int]:
        play_out(game.new(players, options, start_key(next(numbers))), answer)
        return decisions, 1

    return work


def loop_of(slug: str) -> ModuleType | None:
    """The same matches without an engine: the module `benchmarks.<slug>.loop`, if somebody has written one."""
    name = f"benchmarks.{slug}"
    written = find_spec(name) is not None and find_spec(f"{name}.loop") is not None
    return import_module(f"{name}.loop") if written else None


def by_hand(loop: ModuleType, players: int) -> Work:
    """Random matches in a loop without an engine."""
    numbers = count()
    random = Random(0).random

    def work() -> tuple[int, int]:
        return loop.play(players, start_key(next(numbers)), random)[0], 1

    return work


def positions(game: type[Game], players: int) -> list[Match]:
    """Matches in the middle: half the median length of a random one has been played."""
    options = check_setup(game, players, {})
    lengths = []
    for number in range(15):
        work = AtRandom(Random(number))
        play_out(game.new(players, options, start_key(number)), work.answer)
        lengths.append(work.decisions)
    found = []
    for number in range(POSITIONS * 20):
        match = croupier.start(game.slug, players=players, seed=number)
        random = Random(number)
        for _ in range(sorted(lengths)[7] // 2):
            if not match.over:
                decision = match.decisions[0]
                match.choose(decision.seat, int(random.random() * len(decision.options)))
        if not match.over and len(match.decisions[0].options) > 1:
            found.append(match)
        if len(found) == POSITIONS:
            break
    return found


def _stop(_seat: int, _name: str, _options: Sequence[Option[Any]]) -> int:  # Any: any question
    raise StopExploring


def forks(matches: Sequence[Match]) -> Work:
    """Copies that stand ready to go on at the pending decision: the checkpoint copied, the step run again."""
    numbers = count()

    def work() -> tuple[int, int]:
        match = matches[next(numbers) % len(matches)].fork()
        game = match._base.copy()
        Rerun(game, match._choices, match._resamples, _stop)
        try:
            game.step()
        except StopExploring:
            game.answer_by(_stop)
            return 1, 1
        raise AssertionError("The step ran past its pending decision.")

    return work


def determinizations(matches: Sequence[Match]) -> Work:
    """The same with everything resampled that the asked seat cannot know."""
    numbers = count()

    def work() -> tuple[int, int]:
        number = next(numbers)
        match = matches[number % len(matches)]
        match.explore(match.decisions[0].seat, number, _stop)
        return 1, 1

    return work


def choices(matches: Sequence[Match]) -> Work:
    """What a person's choice costs the engine: the choice carried out, and the new view of every seat."""
    numbers = count()

    def work() -> tuple[int, int]:
        number = next(numbers)
        match = matches[number % len(matches)].fork()
        decision = match.decisions[0]
        match.choose(decision.seat, number % len(decision.options))
        for seat in range(match.players):
            match.view(seat)
        return 1, 1

    return work


def stepped(game: type[Game], players: int, look: Callable[[Running], None] | None = None) -> Work:
    """Random matches that are stepped from outside and only go forward (`croupier.running`).

    `look` is called before each choice.
    """
    numbers, random = count(), Random(0).random

    def work() -> tuple[int, int]:
        held = Running(game, players, next(numbers))
        decisions = 0
        while not held.over:
            if look is not None:
                look(held)
            held.choose(int(random() * len(held.options)))
            decisions += 1
        return decisions, 1

    return work


def observed(game: type[Game], players: int) -> Work:
    """The same as a learner meets it: an observation and a mask are written before each choice."""
    actions, layout = Actions(game, players), observation(game, players)
    row, mask = array("f", bytes(4 * layout.size)), array("b", bytes(actions.size))

    def look(held: Running) -> None:
        layout.write(held, held.seat, row)
        actions.mask(held.options, mask)

    return stepped(game, players, look)


def chosen(game: type[Game], players: int) -> Work:
    """The same with `Match.choose`, without a look at it."""
    numbers, random = count(), Random(0).random

    def work() -> tuple[int, int]:
        match = start(game, players, next(numbers), salt="")
        decisions = 0
        while not match.over:
            decision = match.decisions[0]
            match.choose(decision.seat, int(random() * len(decision.options)))
            decisions += 1
        return decisions, 1

    return work


def searches(matches: Sequence[Match], settings: Settings) -> Work:
    """Iterations of the tree search."""
    numbers = count()

    def work() -> tuple[int, int]:
        number = next(numbers)
        match = matches[number % len(matches)]
        search = Search(match, match.decisions[0].seat, settings, number)
        for _ in range(settings.iterations or 1):
            search.iterate()
        return search.iterations, 1

    return work


def measure(works: dict[str, Work], seconds: float, rounds: int) -> dict[str, tuple[float, float]]:
    """Units and wholes per second of processor time for every work: medians of interleaved rounds."""
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            units, wholes = 0.0, 0
            until = perf_counter() + seconds / rounds
            started = process_time()
            while perf_counter() < until or not wholes:
                some, whole = work()
                units += some
                wholes += whole
            spent = process_time() - started
            rates[name].append((units / spent, wholes / spent))
    return {name: (median(u for u, _ in r), median(w for _, w in r)) for name, r in rates.items()}


def report(slug: str, seconds: float, rounds: int) -> dict[str, Any]:  # Any: JSON
    """All figures of one game, with as many seats as it takes at least (two where it can)."""
    game = catalog.find(slug)
    players = min(max(2, game.seats[0]), game.seats[1])
    middle = positions(game, players)
    works: dict[str, Work] = {
        "playouts": playouts(game, players),
        "forks": forks(middle),
        "determinizations": determinizations(middle),
        "choices": choices(middle),
        "stepped": stepped(game, players),
        "observed": observed(game, players),
        "chosen": chosen(game, players),
        "search": searches(middle, LIGHT),
        "search_hard": searches(middle, HARD),
    }
    loop = loop_of(slug)
    if loop is not None:
        works["loop"] = by_hand(loop, players)
    rates = measure(works, seconds, rounds)
    decisions, matches = rates["playouts"]
    figures: dict[str, Any] = {  # Any: JSON
        "game": slug,
        "players": players,
        "decisions_per_second": round(decisions),
        "matches_per_second": round(matches, 1),
        "decisions_per_match": round(decisions / matches, 1),
        "forks_per_second": round(rates["forks"][0]),
        "determinizations_per_second": round(rates["determinizations"][0]),
        "choices_with_all_views_per_second": round(rates["choices"][0]),
        "stepped_decisions_per_second": round(rates["stepped"][0]),
        "observed_decisions_per_second": round(rates["observed"][0]),
        "chosen_decisions_per_second": round(rates["chosen"][0]),
        "search_iterations_per_second": round(rates["search"][0]),
        "search_iterations_per_second_hard": round(rates["search_hard"][0]),
    }
    if loop is not None:
        base, base_matches = rates["loop"]
        figures["loop_decisions_per_second"] = round(base)
        figures["loop_matches_per_second"] = round(base_matches, 1)
        figures["playouts_to_loop"] = round(matches / base_matches, 3)
        figures["fork_in_loop_decisions"] = round(base / rates["forks"][0], 1)
        figures["determinization_in_loop_decisions"] = round(base / rates["determinizations"][0], 1)
    return figures


def a_game(name: str) -> str:
    """The name of an installed game. Raises `ArgumentTypeError` for another."""
    try:
        catalog.find(name)
    except UnknownGame as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name


def options(description: str | None) -> argparse.ArgumentParser:
    """What a program that measures in rounds is told."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=above_zero, default=1.0, help="for each measure of each game")
    parser.add_argument("--rounds", type=from_one, default=5)
    parser.add_argument("--json", action="store_true")
    return parser


def compare(
    works: dict[str, Work], arguments: argparse.Namespace, line: Callable[[str, dict[str, float]], str]
) -> None:
    """Measure these works and print a line for each, from all rates; or the rates as JSON."""
    measured = measure(works, arguments.seconds, arguments.rounds)
    rates = {name: rate for name, (rate, _) in measured.items()}
    if arguments.json:
        print(json.dumps({"compiled": sorted(compiled.groups), "per_second": rates}, indent=2))
        return
    print(f"ours compiled: {', '.join(compiled.groups) or 'no'}\n")
    print("\n".join(line(name, rates) for name in rates))


def main() -> int:
    """Print the figures."""
    parser = options(__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", type=a_game, help="all installed games if none is named")
    arguments = parser.parse_args()
    reports = [report(slug, arguments.seconds, arguments.rounds) for slug in arguments.games or catalog.names()]
    if arguments.json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        print(json.dumps({**machine, "games": reports}, indent=2))
        return 0
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}\n")
    for figures in reports:
        print(f"{figures.pop('game')}, {figures.pop('players')} seats")
        for name, value in figures.items():
            print(f"  {name.replace('_', ' '):<36} {value:>12,}")
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
