"""Names to games, through the entry point group `croupier.games`: a stranger's game is found as ours are."""

import os
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from math import inf

from croupier.engine import Game, Json, UnknownGame
from croupier.engine.duration import minutes
from croupier.engine.errors import traced
from croupier.engine.validation import of_table

GROUP = "croupier.games"

OURS = "croupier.games."
"""What the entry points of the house's own games begin with."""


FIRST = "CROUPIER_GAMES"
"""The variable of the environment that names games, with blanks between them, which stand before all others."""


@cache
def names() -> tuple[str, ...]:
    """The names of all installed games, in the order of every list.

    First those that `CROUPIER_GAMES` names, as it names them; then ours, then those of guests, each the shortest match
    first, then by name. A game that cannot be loaded or listed is left out, with a warning: it stops no other.
    """
    found: dict[str, float] = {}
    for name in installed():
        try:
            long = find(name).minutes
        except UnknownGame as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)
        else:
            found[name] = inf if long is None else long
    first = os.environ.get(FIRST, "").split()
    if strangers := [name for name in first if name not in found]:
        warnings.warn(f"{FIRST} names {', '.join(strangers)}, which is not installed.", RuntimeWarning, stacklevel=2)
    wanted = {name: place for place, name in enumerate(first)}
    return tuple(sorted(found, key=lambda name: (wanted.get(name, inf), not is_ours(name), found[name], name)))


def ours() -> tuple[str, ...]:
    """The names of the games that come with Croupier, in the order of every list, whatever else is installed."""
    return tuple(name for name in names() if is_ours(name))


def is_ours(name: str) -> bool:
    """Whether an installed game comes with Croupier."""
    return installed()[name].value.startswith(OURS)


@cache
def find(name: str) -> type[Game]:
    """The game of that name. Raises `UnknownGame`, saying which there are."""
    point = installed().get(name)
    if point is None:
        raise UnknownGame(f"There is no game {name!r}; there is {', '.join(names())}.")
    if point.pattern.match(point.value) is None:
        raise UnknownGame(f"The game {name!r} is installed, but {point.value} is no entry point: write module:Class.")
    try:
        game = point.load()
    except Exception as error:  # a stranger's module may fail in any way
        raise UnknownGame(f"The game {name!r} is installed ({point.value}) and broken: {traced(error)}.") from error
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise UnknownGame(f"The game {name!r} is installed, but {point.value} names no Game: write module:Class.")
    slug = getattr(game, "slug", None)
    if slug != name:  # its replays would name a game that is not found
        raise UnknownGame(
            f"The game {name!r} is installed, but the slug of {point.value} is {slug!r}; "
            "slug and entry point have the same name."
        )
    if wrong := list(of_table(game)):
        raise UnknownGame(f"The game {name!r} is installed ({point.value}), but {'; '.join(wrong)}.")
    return game


def listed(name: str) -> Json:
    """What lists of games say of the one of that name, for programs. Raises `UnknownGame`."""
    game = find(name)
    seats = (game.seats[0], game.seats[1] + 1)
    return {
        "game": game.slug,
        "version": game.version,
        "title": game.title,
        "players": list(game.seats),
        "variants": {switch: list(values) for switch, values in game.variants.items()},
        "minutes": {str(players): times for players in range(*seats) if None not in (times := _times(game, players))},
    }


def _times(game: type[Game], players: int) -> list[int | None]:
    """About how many minutes a match takes: for one person among bots, and among people only."""
    return [minutes(game, players, 1), minutes(game, players, players)]


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points by name, looked for once: anybody may ask for games that there are not.

    Where two packages bring a game of one name, ours goes first, else the first found.
    """
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: not point.value.startswith(OURS)):
        known = found.setdefault(point.name, point)
        if known.value != point.value:
            warnings.warn(
                f"Two games are called {point.name!r}: {known.value} is played, {point.value} is not.",
                RuntimeWarning,
                stacklevel=3,
            )
    return found
