"""Names to games, through the entry point group `croupier.games`: a stranger's game is found as ours are."""

import warnings
from functools import cache
from importlib.metadata import entry_points
from math import inf

from croupier.engine import Game, UnknownGame

GROUP = "croupier.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all installed games, in the order of every list: the shortest match first, then by name.

    A game that cannot be loaded is left out, with a warning: it stops no other.
    """
    found: dict[str, float] = {}
    for point in entry_points(group=GROUP):
        try:
            minutes = find(point.name).minutes
        except UnknownGame as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)
        else:
            found[point.name] = inf if minutes is None else minutes
    return tuple(sorted(found, key=lambda name: (found[name], name)))


@cache
def find(name: str) -> type[Game]:
    """The game of that name. Raises `UnknownGame`, saying which there are."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                game: type[Game] = point.load()
            except Exception as error:  # a stranger's module may fail in any way
                raise UnknownGame(f"The game {name!r} is installed ({point.value}) and broken: {error!r}.") from error
            return game
    raise UnknownGame(f"There is no game {name!r}; there is {', '.join(names())}.")
