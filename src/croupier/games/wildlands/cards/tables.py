"""The tables of Wildlands as they are written; `effects/reading.py` says how abilities are.

The cost of a unit is a number of points, that of a card of the row is paid line by line. A portal names the resource on
which its faction relies.
"""

from typing import Final

from croupier.kit import rows_of

_FOLDER: Final = __package__ or ""

UNITS: Final = rows_of(_FOLDER, "units.csv")
CENTRAL: Final = rows_of(_FOLDER, "central.csv")
CRYSTALS: Final = rows_of(_FOLDER, "crystals.csv")
TERRITORIES: Final = rows_of(_FOLDER, "territories.csv")
PORTALS: Final = rows_of(_FOLDER, "portals.csv")
