"""Names to games, through the entry point group `croupier.games`: a stranger's game is found as ours are."""

from functools import cache
from importlib.metadata import entry_points
from math import inf

from croupier.engine import Game, UnknownGame

GROUP = "croupier.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all installed games, in the order of every list: the shortest match first, then by name."""
    return tuple(sorted((point.name for point in entry_points(group=GROUP)), key=lambda name: (_length(name), name)))


def _length(name: str) -> float:
    minutes = find(name).minutes
    return inf if minutes is None else minutes


@cache
def find(name: str) -> type[Game]:
    """The game of that name. Raises `UnknownGame`, saying which there are."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: type[Game] = point.load()
            return game
    raise UnknownGame(f"There is no game {name!r}; there is {', '.join(names())}.")
