"""Which game a value belongs to: those that are installed, and those that somebody has just written."""

from collections.abc import Iterator

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
    return next((game for game in written() if any(face is one for one in getattr(game, "FACES", ()))), None)


def game_of_decision(decision: Decision) -> type[Game] | None:
    """The game that asks it, by the verbs of its options; None where none of them is declared."""
    verbs = {id(option.declared) for option in decision.options if isinstance(option.declared, Verb)}
    return next((game for game in written() if any(id(verb) in verbs for verb in game.verbs())), None)


def written(base: type[Game] = Game) -> Iterator[type[Game]]:
    """The classes of games that this program has loaded and nobody has refined, the newest first."""
    for game in reversed(base.__subclasses__()):
        if game.__subclasses__():
            yield from written(game)
        else:
            yield game
