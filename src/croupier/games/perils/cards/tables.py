"""The tables of Three Perils as they are written; `notation.py` and `effects/reading.py` read costs and effects."""

from typing import Final

from croupier.kit import rows_of

_FOLDER: Final = __package__ or ""

CHARACTERS: Final = rows_of(_FOLDER, "characters.csv")
POWERS: Final = rows_of(_FOLDER, "powers.csv")
"""Their names are in the messages."""
CARDS: Final = rows_of(_FOLDER, "cards.csv")
ENEMIES: Final = rows_of(_FOLDER, "enemies.csv")
