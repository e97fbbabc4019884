"""Card sets: from a game and what a set changes of its cards comes the game that is played with them.

It is a class under the plain one, in which only what is made of the tables is another (`Game.printed`); so whatever
asks the game it has for its cards has these. Never compiled: classes are made here (`tools/fast`).
"""

import json
from collections.abc import Mapping
from functools import lru_cache, reduce
from importlib import import_module
from typing import Any
from weakref import WeakValueDictionary

from croupier.engine.errors import BadCards, BadSetup
from croupier.engine.tables import Tables

KEPT = 64
"""So many games are kept though nobody plays them: a table asks for its own again and again.

One takes 0.2 MB, or up to 1 where 50 designs are added.
"""

_MADE = "set_"
"""What the names of made classes begin with."""


def plain(game: type[Any]) -> type[Any]:  # Any: a game; what makes games imports this
    """The game with the cards as they are printed, of a game with any."""
    found: type[Any] = game.__bases__[0] if changes(game) else game  # Any: as above
    return found


def changes(game: type[Any]) -> Mapping[str, str]:  # Any: as above
    """What is written in fields of cards, where it is another than on the plain ones: `{"wolf.life": "3"}`."""
    tables: Tables | None = game.TABLES
    return {} if tables is None else tables.changes


def with_cards(game: type[Any], cards: Mapping[str, object]) -> type[Any]:  # Any: as above
    """The game with these cards changed. Raises `BadCards`."""
    if isinstance(cards, Mapping) and all(type(text) is str for text in cards.values()):
        return _found(game, tuple(cards.items()))  # type: ignore[arg-type]  # a class has a hash
    return _with_cards(game, cards)


@lru_cache(KEPT)
def _found(game: type[Any], cards: tuple[tuple[str, str], ...]) -> type[Any]:  # Any: as above
    return _with_cards(game, dict(cards))


def _with_cards(game: type[Any], cards: Mapping[str, object]) -> type[Any]:  # Any: as above
    if game.TABLES is None:
        if isinstance(cards, Mapping) and not cards:
            return game
        raise BadCards(f"{game.title} has no card sets.")
    tables = game.TABLES.changed(cards)
    if not tables.changes:
        return plain(game)
    named = plain(game), as_text(tables.changes)
    return _MADE_GAMES.get(named) or _MADE_GAMES.setdefault(named, _made(*named, tables))


def as_text(cards: Mapping[str, str]) -> str:
    """A card set as one text, which two sets share only if they are one; `""` for the plain one."""
    if not cards:
        return ""
    return json.dumps(dict(sorted(cards.items())), ensure_ascii=False, separators=(",", ":"))


_MADE_GAMES: WeakValueDictionary[tuple[type[Any], str], type[Any]] = WeakValueDictionary()  # Any: as above
"""The games that somebody has, by the plain one and the set: each is there once. Strangers may ask for any number.

What is kept beside a game goes with it (`once_for_each`).
"""


def _made(game: type[Any], cards: str, tables: Tables) -> type[Any]:  # Any: as above
    name = _MADE + json.dumps([game.__module__, game.__qualname__, cards]).encode().hex()
    named = {"__module__": __name__, "__qualname__": name, "__doc__": game.__doc__}
    own = {"TABLES": tables, "most_decisions": {}, **game.printed(tables)}  # how long it takes is said of the plain one
    made: type[Any] = type(game.__name__, (game,), named | own)  # Any: as above
    _check(made)
    return made


def _check(game: type[Any]) -> None:  # Any: as above
    """Refuse cards with which no number of players can play. Raises `BadCards`."""
    options = {name: values[0] for name, values in game.variants.items()}
    low, high = game.seats
    first: BadSetup | None = None
    for players in range(low, high + 1):
        try:
            game.check_setup(players, options)
        except BadSetup as error:
            first = first or error
        else:
            return
    if first is not None:
        raise BadCards(str(first), first.rule)


def __getattr__(name: str) -> type[Any]:  # Any: as above
    """The made class of that name: so `pickle` finds it in another process."""
    if not name.startswith(_MADE):
        raise AttributeError(name)
    module, kind, cards = json.loads(bytes.fromhex(name.removeprefix(_MADE)))
    return with_cards(reduce(getattr, kind.split("."), import_module(module)), json.loads(cards))  # type: ignore[arg-type]  # a class
