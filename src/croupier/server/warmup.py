"""Warm-up: the words of games and house, read before anybody asks for them. What has been read once costs nothing."""

import asyncio
import gc
from contextlib import suppress
from itertools import product

from croupier import catalog
from croupier.engine import Game
from croupier.text import LANGUAGES, Translator
from croupier.text.rulebook import BadRulebook


async def read() -> None:
    """Read all words in all languages, beside the event loop: whoever comes first need not wait for it."""
    for language, game in _all():
        await asyncio.to_thread(_read, language, game)
    gc.freeze()  # half a million objects that stay: no search for garbage need look through them again


def read_at_once() -> None:
    """Read them before there is an event loop."""
    for language, game in _all():
        _read(language, game)
    gc.freeze()


def _read(language: str, game: type[Game] | None) -> None:
    with suppress(BadRulebook):  # whoever opens it is told
        _ = Translator(language, game).has_rules


def _all() -> list[tuple[str, type[Game] | None]]:
    return list(product(LANGUAGES, (None, *map(catalog.find, catalog.names()))))
