"""Ours beside others, in one run: stepped, copied, searched. Ratios travel, absolute figures do not.

    python -m benchmarks.quintet.peers [--seconds 1] [--rounds 5] [--json]

Every decision of a match in PettingZoo makes the observation of the asked agent and the mask of its actions, as its
loop does; so do the decisions that are called observed. All others make none: ours stepped is `Match.choose`, with the
log; ours in place is what playouts and searches run. Copies are taken after twenty decisions.
"""

import sys
from functools import partial
from importlib.util import find_spec

from benchmarks import environments, speed
from benchmarks.quintet import loop
from croupier import catalog

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
        "OpenSpiel in Python: decisions": environments.states(spiel.Peer, observed=False),
        "ours: copies": speed.forks(middle),
        "PettingZoo: copies": aec.copies(),
        "OpenSpiel in Python: copies": spiel.copies(spiel.Peer),
        "ours: search": speed.searches(middle, speed.LIGHT),
        "OpenSpiel in Python: search": spiel.searched(),
        "OpenSpiel in C++, its own game: search": spiel.searched_in_c(),
    }
    for name in spiel.IN_C:
        made = partial(pyspiel.load_game, name)
        found[f"OpenSpiel in C++, {name}: decisions"] = environments.states(made, observed=False)
        if made().get_type().provides_observation_tensor:
            found[f"OpenSpiel in C++, {name}: decisions observed"] = environments.states(made)
    found[f"OpenSpiel in C++, {spiel.IN_C[0]}: copies"] = spiel.copies(partial(pyspiel.load_game, spiel.IN_C[0]))
    return found


def main() -> int:
    """Print the figures, or what is missing."""
    arguments = speed.options(__doc__).parse_args()
    lacking = [name for name in NEEDS if find_spec(name) is None]
    if lacking:
        print(f"Nothing is compared: {' and '.join(lacking)} cannot be imported. pip install -e .[peers] brings them.")
        return 0
    speed.compare(works(), arguments, _line)
    return 0


def _line(name: str, rates: dict[str, float]) -> str:
    """A rate, and what part of ours of the same kind it is."""
    ours = {"decisions": "ours: decisions in place", "copies": "ours: copies", "search": "ours: search"}
    kind = next(kind for kind in ours if kind in name.rpartition(":")[2])
    return f"{name:<46} {rates[name]:>14,.0f} a second   {rates[name] / rates[ours[kind]]:>10.4f} of ours"


if __name__ == "__main__":
    sys.exit(main())
