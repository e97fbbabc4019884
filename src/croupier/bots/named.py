"""Names to bots: those of the house, and through the entry point group `croupier.bots` those of installed packages.

An entry point names a class or function without arguments that makes the bot. Its `games`, where it has any, are the
names of the games that it plays; without it plays them all.
"""

import re
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from croupier.bots.bot import Bot, UnknownBot
from croupier.bots.policies import GreedyBot, RandomBot
from croupier.bots.search import SearchBot, Settings
from croupier.engine import BadSetup
from croupier.engine.errors import traced

GROUP = "croupier.bots"

BOTS = ("random", "greedy", "easy", "normal", "hard")
"""The names of the house's bots, the weakest and quickest first among equals in kind."""

OFFERED = ("easy", "normal", "hard")
"""Those of them that pages offer to people: one for each strength."""

USUAL = "normal"
"""The bot that plays and is asked where no other is named."""

_OURS: dict[str, Bot] = {
    "random": RandomBot(),
    "greedy": GreedyBot("greedy"),
    "easy": GreedyBot("easy", slips=0.3),
    "normal": SearchBot("normal", Settings(iterations=120, seconds=0.28, blunder=0.0, depth=10, foresee=True)),
    "hard": SearchBot(
        "hard",
        Settings(iterations=1200, seconds=1.4, blunder=0.0, depth=30, foresee=True, candidates=16, ambition=True),
    ),
}

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")
"""What can be named on a command line, among commas, and stored with a table."""


def bot(name: str, game: str | None = None) -> Bot:
    """The bot of that name, to play `game` if one is named.

    Raises `UnknownBot`, saying which there are or what is wrong with this one, and `BadSetup` if it plays other games.
    """
    if not isinstance(name, str) or not (name in _OURS or name in installed()):
        raise UnknownBot(f"There is no bot {name!r}; there is {', '.join(names())}.")
    player = _OURS.get(name) or _loaded(name)
    if game is not None:
        check_plays(player, game)
    return player


def check_plays(player: Bot, game: str) -> None:
    """Raise `BadSetup` if a bot says that it plays other games."""
    if not plays(player, game):
        raise BadSetup(f"The bot {player.name!r} does not play {game}; it plays {', '.join(_games(player) or ())}.")


def plays(player: Bot, game: str) -> bool:
    """Whether a bot plays the game of that name."""
    games = _games(player)
    return games is None or game in games


@cache
def names() -> tuple[str, ...]:
    """The names of all bots, the house's first. One that cannot be loaded is left out, with a warning."""
    return (*BOTS, *filter(_works, sorted(installed())))


def offered(game: str | None = None) -> tuple[str, ...]:
    """The bots that a page offers: the house's, one a strength, and for a game the installed ones that play it."""
    if game is None:
        return OFFERED
    return (*OFFERED, *(name for name in names() if name not in BOTS and plays(bot(name), game)))


@cache
def installed() -> dict[str, tuple[EntryPoint, ...]]:
    """The entry points of installed packages by name, looked for once; several where a name is taken twice.

    A name of the house stays the house's.
    """
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        others = found.get(point.name, ())
        if point.name in _OURS:
            warnings.warn(
                f"A bot of the house is called {point.name!r}: {point.value} is not played.",
                RuntimeWarning,
                stacklevel=3,
            )
        elif point.value not in [other.value for other in others]:
            found[point.name] = (*others, point)
    return found


def _works(name: str) -> bool:
    try:
        _loaded(name)
    except UnknownBot as error:
        warnings.warn(str(error), RuntimeWarning, stacklevel=3)
        return False
    return True


@cache
def _loaded(name: str) -> Bot:
    """The bot of an installed package. Raises `UnknownBot`, saying what is wrong with it."""
    point, *others = installed()[name]
    if others:
        both = " and ".join(one.value for one in (point, *others))
        raise UnknownBot(f"Bots of several packages are called {name!r}: {both}. None of them is played.")
    try:
        player = point.load()()
        wrong = _wrong(player, name)
    except Exception as error:  # a stranger's module may fail in any way
        raise UnknownBot(f"The bot {name!r} is installed ({point.value}) and broken: {traced(error)}.") from error
    if wrong:
        raise UnknownBot(f"The bot {name!r} is installed ({point.value}), but {wrong}.")
    found: Bot = player
    return found


def _wrong(player: object, name: str) -> str:
    """What keeps it from being the bot of that name; '' if nothing does."""
    if not _NAME.fullmatch(name):
        return "a bot is called by small letters, digits, - and _, at most 32 of them, a letter first"
    if getattr(player, "name", None) != name:
        return f"its name is {getattr(player, 'name', None)!r}; name and entry point are the same"
    for method in ("choose", "within"):
        if not callable(getattr(player, method, None)):
            return f"it has no method {method}"
    games = _games(player)
    if games is not None and not (isinstance(games, tuple) and all(isinstance(game, str) for game in games)):
        return f"its games are {games!r}; they are a tuple of names"
    return ""


def _games(player: object) -> tuple[str, ...] | None:
    games: tuple[str, ...] | None = getattr(player, "games", None)
    return games
