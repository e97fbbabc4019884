"""The designs of Zynalith as its tables give them."""

from croupier.games.zynalith.cards.faces import printed
from croupier.games.zynalith.cards.tables import FILES, WRITTEN
from croupier.games.zynalith.effects.designs import PLAIN, TABLES

FACES, DESIGNS, EFFECTS = PLAIN.FACES, PLAIN.DESIGNS, PLAIN.EFFECTS
ROWS = [printed(row, type_) for type_, file in FILES.items() for row in TABLES[file]]
TEXTS = {name: cells["text"] for written in WRITTEN.values() for name, cells in written.items()}
"""What stands on each card, in the notation of the tables."""
