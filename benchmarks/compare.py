"""Whether anything has become slower since a release: both measured in one run, in turn, on the same machine.

    python -m benchmarks.compare [GAME ...] [--base REVISION] [--seconds 1] [--rounds 7] [--tolerance 3] [--json]

The base is the newest release, or whatever revision is named; its sources are checked out beside this tree for the
while. Each round measures every game once here and once there, each in a process of its own, so that a machine that is
busy or gets warm meets both alike. A ratio is the median over the rounds of here divided by there: above 1 is quicker.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from tools.numbers import above_zero, from_one

from benchmarks.speed import a_game
from croupier import catalog

ROOT = Path(__file__).parents[1]
FIRST = "590c192c"
"""What is compared with while there is no release."""

MEASURES = (
    "matches_per_second",
    "forks_per_second",
    "determinizations_per_second",
    "choices_with_all_views_per_second",
    "search_iterations_per_second",
    "search_iterations_per_second_hard",
)

Figures = dict[str, float]


def git(*arguments: str, check: bool = True) -> str:
    """What git says in this tree. Raises `CalledProcessError` if it refuses, unless that is no harm."""
    command = ["git", *arguments]
    quiet = None if check else subprocess.DEVNULL
    told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=quiet, text=True, check=check)  # noqa: S603  # our own
    return told.stdout.strip()


def newest_release() -> str:
    """The newest tag of a version that this tree comes from; `FIRST` if there is none."""
    return git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^", check=False) or FIRST


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The sources of a revision in a folder of their own."""
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "base"
        git("worktree", "add", "--quiet", "--detach", str(tree), revision)
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def measured(tree: Path, game: str, seconds: float) -> Figures:
    """The figures of one game with the sources of a tree, interpreted as they stand there."""
    command = [sys.executable, "-m", "benchmarks", game, "--seconds", str(seconds), "--rounds", "1", "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]), "CROUPIER_PURE": "1"}
    answer = subprocess.run(  # noqa: S603  # our own program
        command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(answer.stdout)["games"][0]  # Any: JSON
    return {name: figures[name] for name in MEASURES}


def ratios(here: Sequence[Figures], there: Sequence[Figures]) -> Figures:
    """For each measure the median of the rounds' ratios, and of all measures the median as `all`."""
    found = {name: median(a[name] / b[name] for a, b in zip(here, there, strict=True)) for name in MEASURES}
    return {**found, "all": median(found.values())}


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the ratios. 1 if a playout has become slower by more than the tolerance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", type=a_game, help="all games of the base if none is named")
    parser.add_argument("--base", help="a revision; the newest release if none is named")
    parser.add_argument("--seconds", type=above_zero, default=1.0, help="for each measure of each game in a round")
    parser.add_argument("--rounds", type=from_one, default=7)
    parser.add_argument("--tolerance", type=above_zero, default=3.0, help="percent")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    base = given.base or newest_release()
    found: dict[str, Figures] = {}
    with checked_out(base) as tree:
        for game in given.games or catalog.names():
            rounds: list[tuple[Figures, Figures]] = []
            for number in range(given.rounds):
                print(f"{game}: round {number + 1} of {given.rounds}", file=sys.stderr)
                here = measured(ROOT, game, given.seconds)
                rounds.append((here, measured(tree, game, given.seconds)))
            found[game] = ratios([one for one, _ in rounds], [other for _, other in rounds])
    slower = [game for game, ratio in found.items() if ratio["matches_per_second"] < 1 - given.tolerance / 100]
    if given.json:
        print(json.dumps({"base": base, "ratios": found, "slower": slower}, indent=2))
    else:
        print(f"This tree divided by {base}: above 1 is quicker.\n")
        for name in (*MEASURES, "all"):
            print(f"  {name.replace('_', ' '):<36}", *(f"{game} {ratio[name]:.3f}" for game, ratio in found.items()))
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
