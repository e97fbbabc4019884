"""Compile engine, bots and games, and look whether they play as before: `make fast`.

python -m tools.fast [GROUP ...] [--matches 4] [--level 2] [--jobs 2]
"""

import argparse
import os
import shutil
import sys
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path

os.environ["CROUPIER_PURE"] = "1"  # what is compiled already is no source for another build

from tools.fast.build import CannotCompileError, build, drop
from tools.fast.compare import compare
from tools.fast.groups import all_groups
from tools.numbers import from_one

HOUSE = {"engine", "bots", "env"}
"""The groups that are no games."""


def missing() -> str | None:
    """What a build needs and does not find here."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            return f"the Python package {module}"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(map(shutil.which, (os.environ.get("CC", compiler), compiler))):
        return f"a C compiler ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "the header files of Python (Python.h)"
    return None


def main() -> int:
    """Build, compare, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help="games, bots or env; all if none is named")
    parser.add_argument("--matches", type=int, default=4, help="of each game, to compare")
    parser.add_argument("--level", default="2", choices="0123", help="how hard the compiler tries")
    parser.add_argument("--jobs", type=from_one, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    known = all_groups()
    if strange := sorted({*arguments.groups} - known.keys()):
        parser.error(f"there is no group {', '.join(strange)}; there is {', '.join(known)}.")
    lacking = missing()
    if lacking is not None:
        print(f"Nothing is compiled: {lacking} is missing. Croupier works as before, interpreted.")
        return 0
    groups = {name: known[name] for name in known if not arguments.groups or name in {"engine", *arguments.groups}}
    begun = time.monotonic()
    print(f"Compiling {', '.join(groups)}: a few minutes.", flush=True)
    refused = build_what_can_be(groups, arguments.level, arguments.jobs)
    if refused == list(groups):
        return 1
    print(f"Compiled in {time.monotonic() - begun:.0f} seconds.", flush=True)
    games = [name for name in groups if name not in {*HOUSE, *refused}]
    return max(look(games, arguments.matches), bool(refused))


def build_what_can_be(groups: dict[str, list[str]], level: str, jobs: int) -> list[str]:
    """Compile all groups together; where the compiler refuses, the games it takes. Gives back those it refuses."""
    try:
        build(groups, level, jobs)
    except CannotCompileError as error:
        games = [name for name in groups if name not in HOUSE]
        if len(games) < 2:
            print(f"The compiler refuses {', '.join(groups)}; {error} says why. They are interpreted, as before.")
            return list(groups)
    else:
        return []
    house = {name: modules for name, modules in groups.items() if name in HOUSE}
    refused = [game for game in games if build_what_can_be({**house, game: groups[game]}, level, jobs)]
    if len(refused) == len(games):
        return list(groups)
    build({name: modules for name, modules in groups.items() if name not in refused}, level, jobs)
    return refused


def look(games: list[str], matches: int) -> int:
    """Play every game both ways; one that plays otherwise stays interpreted."""
    apart = 0
    for game in games if matches else ():
        found = compare([game], matches)
        if found:
            apart += 1
            drop(game)
            print(f"Compiled and interpreted part ways: {found}. That game stays interpreted.", flush=True)
        else:
            print(f"{game}: {matches} matches are equal, decision by decision.", flush=True)
    print("Croupier runs compiled from now on; `croupier --version` says what.")
    return min(apart, 1)


if __name__ == "__main__":
    sys.exit(main())
