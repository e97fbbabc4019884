"""The words of games and house, read before anybody asks for them."""

import asyncio
import gc

from croupier import catalog
from croupier.text import LANGUAGES, Speaker


async def read() -> None:
    """Read all words in all languages, beside the event loop: whoever comes first need not wait for it."""
    for game in (None, *map(catalog.find, catalog.names())):
        for language in LANGUAGES:
            await asyncio.to_thread(Speaker, language, game)
    gc.freeze()  # half a million objects that stay: no search for garbage need look through them again
