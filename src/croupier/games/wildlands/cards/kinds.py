"""What an answer can name, by kind, and how much there can be of it.

Read from the tables as they are written: designs are made with the options of their effects, which name these. Card
sets change none of it.
"""

from typing import Final

from croupier.engine import FaceId
from croupier.games.wildlands.cards import tables, terms

UNITS: Final = (*tables.UNITS,)
CENTRAL: Final = (*tables.CENTRAL,)
CRYSTALS: Final = (*tables.CRYSTALS,)
TERRITORIES: Final = (*tables.TERRITORIES,)

IDS: Final = {
    name: FaceId(face) for face, name in enumerate((*UNITS, *CENTRAL, *CRYSTALS, *TERRITORIES, *tables.PORTALS))
}
"""Every face by its name."""
FACES_OF_UNITS: Final = {
    faction: [IDS[name] for name, row in tables.UNITS.items() if row["faction"] == faction]
    for faction in terms.FACTIONS
}
FACES_OF_CENTRAL: Final = [
    IDS[name] for kind in ("beast", "terrain") for name, row in tables.CENTRAL.items() if row["type"] == kind
]
FACES_OF_CRYSTALS: Final = [IDS[name] for name in CRYSTALS]
FACES_OF_TERRITORIES: Final = [IDS[name] for name in TERRITORIES]
PORTALS: Final = {row["faction"]: IDS[name] for name, row in tables.PORTALS.items()}


def _copies(faction: str) -> int:
    return sum(int(row["copies"]) for row in tables.UNITS.values() if row["faction"] == faction)


MOST_FRONTS: Final = len(TERRITORIES) + 1
"""As if one player had all territories, and a portal (W 9.5, 9.9)."""
MOST_UNITS: Final = max(_copies(faction) for faction in terms.FACTIONS) + sum(
    int(row["copies"]) for row in tables.CENTRAL.values()
)
"""As if all units of a faction and all cards of the row were on one side of a front (W 11.2)."""
MOST_COST: Final = max(int(row["cost"]) for row in tables.UNITS.values())
MOST_TOKENS: Final = 2 * MOST_COST
"""The dearest unit in tokens of other resources, which count half (W 6.5); all else costs less."""
MOST_CLAUSES: Final = max(row["text"].count(";") + 1 for row in (*tables.UNITS.values(), *tables.CENTRAL.values()))
"""Abilities are numbered as they are printed."""
