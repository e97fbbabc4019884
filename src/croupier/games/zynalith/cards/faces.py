"""The tables of cards as rows, and the faces that are printed from them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from croupier.engine import Face, FaceId, Figure
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.printed_text import (
    COUNTERS,
    CREATURE_EVENTS,
    CREATURES,
    EQUIPMENT,
    EXTRA_EVENTS,
    FACELESS,
    PROPERTIES,
    SPELLS,
)
from croupier.games.zynalith.cards.terms import CREATURE_BACK, EXTRA_BACK
from croupier.kit.notation import rows


class Row(NamedTuple):
    """A design as its table gives it."""

    id: str
    names: dict[str, str]
    copies: int
    type: int
    back: int
    text: str
    cost: int = 0
    worth: int = 0
    kind: int = -1
    stats: terms.Stats = terms.NONE


_COLUMNS: Final[dict[str, Callable[[str], Any]]] = {  # Any: of the fields of a row
    "kind": lambda cell: terms.KINDS.index(cell.lower()),
    "cost": int,
    "stats": lambda cell: tuple(map(int, cell.split())),
    "worth": int,
    "text": str,
}
"""How what stands in a column is read."""


def _rows(table: str, type_: int, back: int, *columns: str) -> list[Row]:
    """The rows of a table with these columns behind names and copies."""
    made = []
    for id_, en, fr, de, copies, *cells in rows(table):
        more = {column: _COLUMNS[column](cell) for column, cell in zip(columns, cells, strict=True)}
        made.append(Row(id_, {"en": en, "fr": fr, "de": de}, int(copies), type_, back, **more))
    return made


_OF_CREATURES: Final = ("kind", "cost", "stats", "worth", "text")
_OF_EXTRAS: Final = ("cost", "worth", "text")
ROWS: Final[tuple[Row, ...]] = (
    *_rows(CREATURES, terms.CREATURE, CREATURE_BACK, *_OF_CREATURES),
    *_rows(FACELESS, terms.CREATURE, CREATURE_BACK, *_OF_CREATURES),
    *_rows(PROPERTIES, terms.PROPERTY, EXTRA_BACK, *_OF_EXTRAS),
    *_rows(SPELLS, terms.SPELL, EXTRA_BACK, *_OF_EXTRAS),
    *_rows(EQUIPMENT, terms.EQUIPMENT, EXTRA_BACK, *_OF_EXTRAS),
    *_rows(COUNTERS, terms.COUNTER, EXTRA_BACK, "cost", "text"),
    *_rows(CREATURE_EVENTS, terms.EVENT, CREATURE_BACK, "text"),
    *_rows(EXTRA_EVENTS, terms.EVENT, EXTRA_BACK, "text"),
)

KIND_ICONS: Final = ("folk", "paw", "wisp", "gear")
STAT_ICONS: Final = ("wing", "sword", "shield", "heart")
CURRENCY_ICONS: Final = {"silver": "silver", "zynalith": "crystal"}


def _face(row: Row) -> Face:
    ink = terms.KINDS[row.kind] if row.type == terms.CREATURE else terms.TYPES[row.type]
    asks: tuple[Figure, ...] = ()
    if row.type != terms.EVENT:  # Z 6.5
        currency = "zynalith" if row.type in (terms.SPELL, terms.COUNTER) else "silver"
        asks = (Figure(CURRENCY_ICONS[currency], row.cost, currency),)
    rail: tuple[Figure, ...] = ()
    if row.type == terms.CREATURE:
        numbers: list[int | str] = [
            "?" if row.id == "faceless_warrior" and stat else n for stat, n in enumerate(row.stats)
        ]
        rail = tuple(
            Figure(icon, number, meaning)
            for icon, number, meaning in zip(
                STAT_ICONS, numbers, ("initiative", "attack", "defence", "life"), strict=True
            )
        )
    return Face(
        row.id,
        terms.BACKS[row.back],
        ink,
        ink,
        row.id,
        asks=asks,
        worth=(Figure("star", row.worth, "points"),) if row.worth else (),
        rail=rail,
        names=row.names,
    )


FACES: Final[tuple[Face, ...]] = tuple(_face(row) for row in ROWS)
TYPES: Final = tuple(row.type for row in ROWS)
COSTS: Final = tuple(row.cost for row in ROWS)
EVENT_CARDS: Final = frozenset(FaceId(face) for face, type_ in enumerate(TYPES) if type_ == terms.EVENT)
