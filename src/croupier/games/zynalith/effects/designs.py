"""Every design as the rules use it: its numbers, and its text read into values (`reading.py`)."""

from typing import Any, Final

from croupier.engine import Effect
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.faces import ROWS
from croupier.games.zynalith.cards.terms import EVENT
from croupier.games.zynalith.effects.reading import read, read_event

DESIGNS: Final = tuple(Design(row, (read_event if row.type == EVENT else read)(row.text, row.id)) for row in ROWS)
EFFECTS: Final[dict[str, tuple[Effect[Any], ...]]] = {  # Any: the game itself
    row.id: design.clauses for row, design in zip(ROWS, DESIGNS, strict=True)
}
