"""What a table has committed itself to."""

from croupier.engine import commitment
from croupier.engine.card_sets import as_text
from croupier.server.store.records import TableRecord


def is_committed(record: TableRecord) -> bool:
    """Whether a table has the seed and the cards to which it has committed itself."""
    return commitment(record.seed, record.salt, as_text(record.cards)) == record.commitment
