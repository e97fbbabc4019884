"""Ours beside others, in one run: stepped, copied, searched. Ratios travel, absolute figures do not.

    python -m benchmarks.quintet.peers [--seconds 1] [--rounds 5] [--json]

Every decision of a match in PettingZoo makes the observation of the asked agent and the mask of its actions, as its
loop does; so do the decisions that are called observed. All others make none: ours stepped is `Match.choose`, with the
log; ours in place is what playouts and searches run. Copies are taken after twenty decisions.
"""

import argparse
import json
import sys
from functools import partial
from importlib.util import find_spec

from benchmarks import environments, speed
from benchmarks.quintet import loop
from croupier import catalog, compiled

SLUG = "quintet"
NEEDS = ("pettingzoo", "pyspiel")


def works() -> dict[str, speed.Work]:
    """Everything that is measured."""
    import pyspiel

    from benchmarks.quintet.peers import aec, spiel

    game = catalog.find(SLUG)
    middle = speed.positions(game, 2)
    found = {
        "loop: decisions": speed.by_hand(loop, 2),
        "ours: decisions in place": speed.playouts(game, 2),
        "ours: decisions stepped": speed.chosen(game, 2),
        "ours: decisions observed": speed.observed(game, 2),
        "PettingZoo: decisions": environments.agents(aec.Environment),
        "OpenSpiel in Python: decisions": spiel.stepped(spiel.Peer),
        "ours: copies": speed.forks(middle),
        "PettingZoo: copies": aec.copies(),
        "OpenSpiel in Python: copies": spiel.copies(spiel.Peer),
        "ours: search": speed.searches(middle, speed.LIGHT),
        "OpenSpiel in Python: search": spiel.searched(),
        "OpenSpiel in C++, its own game: search": spiel.searched_in_c(),
    }
    for name in spiel.IN_C:
        made = partial(pyspiel.load_game, name)
        found[f"OpenSpiel in C++, {name}: decisions"] = spiel.stepped(made)
        if made().get_type().provides_observation_tensor:
            found[f"OpenSpiel in C++, {name}: decisions observed"] = spiel.stepped(made, observed=True)
    found[f"OpenSpiel in C++, {spiel.IN_C[0]}: copies"] = spiel.copies(partial(pyspiel.load_game, spiel.IN_C[0]))
    return found


def main() -> int:
    """Print the figures, or what is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measure")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    lacking = [name for name in NEEDS if find_spec(name) is None]
    if lacking:
        print(f"Nothing is compared: {' and '.join(lacking)} cannot be imported. pip install -e .[peers] brings them.")
        return 0
    rates = {name: rate for name, (rate, _) in speed.measure(works(), arguments.seconds, arguments.rounds).items()}
    if arguments.json:
        print(json.dumps({"compiled": sorted(compiled.groups), "per_second": rates}, indent=2))
        return 0
    print(f"ours compiled: {', '.join(compiled.groups) or 'no'}\n")
    for name, rate in rates.items():
        ours = {"decisions": "ours: decisions in place", "copies": "ours: copies", "search": "ours: search"}
        kind = next(kind for kind in ours if kind in name.rpartition(":")[2])
        print(f"{name:<46} {rate:>14,.0f} a second   {rate / rates[ours[kind]]:>10.4f} of ours")
    return 0


if __name__ == "__main__":
    sys.exit(main())
