"""Change a game's rules one place at a time, and say which changes no test of the game notices.

`make mutants GAME=GAME` tries 60 mutants, spread over all rule files; `make mutants GAME=GAME N=200` tries 200.
`.venv/bin/python -m tools.mutants --help` tells the rest: single files or lines, test files left out, JSON.
"""

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress

from croupier import catalog
from tools.mutants.rules import Mutant, equivalents, mutants, sample
from tools.mutants.suite import Suite
from tools.numbers import from_one

BESIDE: Final = ("tests/games/test_arranged.py", "src/croupier/testing/test_golden.py")
"""Rulings on the positions of all games, and what matches of the game have told and shown."""


class Verdict(NamedTuple):
    """What became of a mutant: `killed`, `timed out`, `explained` or `survived`; by which test, or why not."""

    mutant: Mutant
    result: str
    by: str


def main() -> int:
    os.nice(10)  # long and in no hurry
    arguments = _arguments()
    every = mutants(arguments.game)
    if arguments.at:
        chosen = [mutant for mutant in every if any(_stands_at(mutant, place) for place in arguments.at)]
    else:
        chosen = every if arguments.all else sample(every, arguments.n, arguments.seed)
    if not chosen:
        sys.exit(f"There is nothing to change at {', '.join(arguments.at)}.")
    verdicts = _judge(chosen, arguments)
    if arguments.json:
        print(json.dumps(_plain(arguments, len(every), verdicts), indent=1, ensure_ascii=False))
    else:
        _print(arguments, len(every), verdicts)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=catalog.ours())
    parser.add_argument("-n", "--n", type=from_one, default=60, help="how many mutants, spread over all rule files")
    parser.add_argument("--all", action="store_true", help="every mutant there is")
    parser.add_argument("--at", action="append", metavar="FILE[:LINE]", help="only the mutants of a file or a line")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are chosen")
    parser.add_argument("--jobs", type=from_one, default=2, help="how many suites run side by side")
    parser.add_argument("--without", action="append", default=[], metavar="TEST_FILE", help="a test file to leave out")
    parser.add_argument("--json", action="store_true", help="the result as JSON, with all mutants")
    return parser.parse_args()


def _stands_at(mutant: Mutant, place: str) -> bool:
    file, _, line = place.partition(":")
    return mutant.file.name == file and line in ("", str(mutant.line))


def _judge(chosen: list[Mutant], arguments: argparse.Namespace) -> list[Verdict]:
    """Run the suite on each mutant that is not known to be equivalent."""
    known = equivalents(arguments.game)
    reasons = {m: entry.reason for m in chosen for entry in known if entry.explains(m)}
    open_ = [mutant for mutant in chosen if mutant not in reasons]
    results = {mutant: ("explained", reason) for mutant, reason in reasons.items()}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        suites = _prepare(Path(folder), arguments)

        def judge(mutant: Mutant) -> tuple[str, str]:
            suite = suites.get()
            try:
                return suite.judge(mutant)
            finally:
                suites.put(suite)

        with (
            Progress(console=Console(stderr=True)) as progress,
            ThreadPoolExecutor(arguments.jobs) as pool,
        ):
            bar = progress.add_task(f"{arguments.game}: mutants", total=len(open_))
            for mutant, result in zip(open_, pool.map(judge, open_), strict=True):
                results[mutant] = result
                progress.advance(bar)
                if result[0] == "survived":
                    progress.console.print(f"{mutant.file}:{mutant.line}: {mutant.change.what}", highlight=False)
    return [Verdict(mutant, *results[mutant]) for mutant in chosen]


def _prepare(folder: Path, arguments: argparse.Namespace) -> "SimpleQueue[Suite]":
    """One copy per job. The suite has to pass without a mutant; that run measures each test."""
    tests = f"tests/games/{arguments.game}"
    without = (f"--ignore={tests}/{name}" for name in arguments.without)
    first = Suite(folder / "0", [tests, *BESIDE, "--game", arguments.game, *without])
    first.copy_project()
    status, said = first.prepare()
    if status:
        print(said)
        sys.exit(f"The tests of {arguments.game} fail without any mutant.")
    suites: SimpleQueue[Suite] = SimpleQueue()
    for suite in (first, *(first.copy_to(folder / str(job)) for job in range(1, arguments.jobs))):
        suites.put(suite)
    return suites


def _plain(arguments: argparse.Namespace, possible: int, verdicts: list[Verdict]) -> dict[str, object]:
    return {
        "game": arguments.game,
        "seed": arguments.seed,
        "possible": possible,
        **Counter(verdict.result for verdict in verdicts),
        "mutants": [
            {
                "file": str(mutant.file),
                "line": mutant.line,
                "what": mutant.change.what,
                "diff": mutant.diff,
                "result": result,
                "by": by,
            }
            for mutant, result, by in verdicts
        ],
    }


def _print(arguments: argparse.Namespace, possible: int, verdicts: list[Verdict]) -> None:
    for line in _survivors(verdicts):
        print(line)
    counted = Counter(verdict.result for verdict in verdicts)
    found = ", ".join(f"{counted[result]} {result}" for result in ("killed", "timed out", "explained", "survived"))
    print(f"{arguments.game}: {len(verdicts)} of {possible} mutants (seed {arguments.seed}): {found}")


def _survivors(verdicts: list[Verdict]) -> Iterator[str]:
    for mutant, result, _ in verdicts:
        if result == "survived":
            yield f"{mutant.file}:{mutant.line}: {mutant.change.what}"
            yield from mutant.diff
            yield ""


if __name__ == "__main__":
    sys.exit(main())
