"""What an answer can name, by kind, and how much there can be of it.

Names and bounds are read from the tables as they are written: designs are made with the options of their effects, which
name these. Card sets change none of it; what they add can be named where the card can that it is like. `Kinds` are made
for each set.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from croupier.engine import FaceId
from croupier.games.wildlands.cards import tables, terms
from croupier.games.wildlands.cards.clauses import Design

UNITS: Final[tuple[str, ...]] = (*tables.UNITS,)
CENTRAL: Final[tuple[str, ...]] = (*tables.CENTRAL,)
CRYSTALS: Final[tuple[str, ...]] = (*tables.CRYSTALS,)
TERRITORIES: Final[tuple[str, ...]] = (*tables.TERRITORIES,)


class Kinds(NamedTuple):
    """The faces of a game by what they are, in their order."""

    units: Mapping[str, Sequence[FaceId]]
    """By faction; the basic unit of the box is the first (W 1.3)."""
    central: Sequence[FaceId]
    crystals: Sequence[FaceId]
    """By value."""
    territories: Sequence[FaceId]
    portals: Mapping[str, FaceId]
    """By faction."""


def sorted_out(designs: Sequence[Design]) -> Kinds:
    """The faces of these designs."""
    faces = [(FaceId(face), design) for face, design in enumerate(designs)]

    def of(kinds: Iterable[str], faction: str = "") -> Sequence[FaceId]:
        return tuple([face for face, one in faces if one.kind in kinds and one.faction == faction])

    return Kinds(
        units={faction: of(("unit",), faction) for faction in terms.FACTIONS},
        central=of(("beast", "terrain")),
        crystals=of(("crystal",)),
        territories=of(("territory",)),
        portals={faction: of(("portal",), faction)[0] for faction in terms.FACTIONS},
    )


def _copies(faction: str) -> int:
    return sum(int(row["copies"]) for row in tables.UNITS.values() if row["faction"] == faction)


MOST_FRONTS: Final[int] = len(TERRITORIES) + 1
"""As if one player had all territories, and a portal (W 9.5, 9.9). Of added ones no more come into a match (W 1.9)."""
MOST_UNITS: Final[int] = max(_copies(faction) for faction in terms.FACTIONS) + sum(
    int(row["copies"]) for row in tables.CENTRAL.values()
)
"""As if all units of a faction and all cards of the row were on one side of a front (W 11.2).

A set may have more of them in the box; nobody saves up as many in one hand.
"""
MOST_COST: Final[int] = max(int(row["cost"]) for row in tables.UNITS.values())
MOST_TOKENS: Final[int] = 2 * MOST_COST
"""The dearest unit in tokens of other resources, which count half (W 6.5); all else costs less."""
MOST_CLAUSES: Final[int] = max(row["text"].count(";") + 1 for row in (*tables.UNITS.values(), *tables.CENTRAL.values()))
"""Abilities are numbered as they are printed."""
