"""The tables of Zynalith as they are written; `effects/reading.py` reads what stands on a card."""

from collections.abc import Mapping
from typing import Final

from croupier.games.zynalith.cards.terms import COUNTER, CREATURE, EQUIPMENT, EVENT, PROPERTY, SPELL
from croupier.kit import rows_of

FILES: Final[Mapping[int, str]] = {
    CREATURE: "creatures.csv",
    PROPERTY: "properties.csv",
    SPELL: "spells.csv",
    EQUIPMENT: "equipment.csv",
    COUNTER: "counters.csv",
    EVENT: "events.csv",
}
"""Where the cards of a type stand, in the order of the faces."""
WRITTEN: Final = {type_: rows_of(__package__ or "", file) for type_, file in FILES.items()}
