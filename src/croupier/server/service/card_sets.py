"""Games with the cards of their tables, and what a table has committed itself to."""

from functools import lru_cache
from json import loads

from croupier.catalog import find
from croupier.engine import Game, commitment
from croupier.engine.card_sets import as_text
from croupier.server.store.records import TableRecord

KEPT = 1 << 8
"""So many are kept at hand: tables are asked for their game again and again."""


@lru_cache(KEPT)
def with_cards(game: str, cards: str) -> type[Game]:
    """The game of that name with a card set (`as_text`). Raises `UnknownGame`, `BadCards`."""
    return find(game).with_cards(loads(cards or "{}"))


def is_committed(record: TableRecord) -> bool:
    """Whether a table has the seed and the cards to which it has committed itself."""
    return commitment(record.seed, record.salt, as_text(record.cards)) == record.commitment
