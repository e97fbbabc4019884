"""Which game a value belongs to: those that are installed, and those that somebody has just written."""

from collections.abc import Iterable, Iterator

from croupier import catalog
from croupier.engine import Decision, Face, Game, Verb


def named(slug: str) -> type[Game]:
    """The game of that name, installed or only written. Raises `UnknownGame`."""
    if slug not in catalog.installed():
        for game in written():
            if getattr(game, "slug", None) == slug:
                return game
    return catalog.find(slug)


def game_of_face(face: Face) -> type[Game] | None:
    """The game on whose cards it is printed; None if there is none."""
    return _installed_or_newest(game for game in written() if any(face is one for one in getattr(game, "FACES", ())))


def game_of_decision(decision: Decision) -> type[Game] | None:
    """The game that asks it, by the verbs of its options; None where none of them is declared."""
    verbs = {id(option.declared) for option in decision.options if isinstance(option.declared, Verb)}
    return _installed_or_newest(game for game in written() if any(id(verb) in verbs for verb in game.verbs()))


def written(base: type[Game] = Game) -> Iterator[type[Game]]:
    """The classes of games that this program has loaded: the newest first, each after those that refine it."""
    for game in reversed(base.__subclasses__()):
        yield from written(game)
        yield game


def _installed_or_newest(games: Iterable[type[Game]]) -> type[Game] | None:
    """Who refines a game has its cards and questions too: they are the game's that is installed, where one is."""
    found = list(games)
    slugs = (slug for game in found if (slug := getattr(game, "slug", None)) in catalog.installed())
    installed = next(map(catalog.find, slugs), None)
    return installed if installed in found else next(iter(found), None)
