"""The tables of cards as rows, and the faces that are printed from them."""

from typing import Final, NamedTuple

from croupier.engine import Face, FaceId, Figure
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
from croupier.games.zynalith.rules import terms
from croupier.games.zynalith.rules.terms import CREATURE_BACK, EXTRA_BACK
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


def _creatures(table: str) -> list[Row]:
    made = []
    for cells in rows(table):
        init, atk, defence, hp = map(int, cells[7].split())
        made.append(
            _row(cells, terms.CREATURE, CREATURE_BACK, cells[9])._replace(
                kind=terms.KINDS.index(cells[5].lower()),
                cost=int(cells[6]),
                stats=(init, atk, defence, hp),
                worth=int(cells[8]),
            )
        )
    return made


def _extras(table: str, type_: int) -> list[Row]:
    return [
        _row(cells, type_, EXTRA_BACK, cells[7])._replace(cost=int(cells[5]), worth=int(cells[6]))
        for cells in rows(table)
    ]


def _counters(table: str) -> list[Row]:
    return [_row(cells, terms.COUNTER, EXTRA_BACK, cells[6])._replace(cost=int(cells[5])) for cells in rows(table)]


def _events(table: str, back: int) -> list[Row]:
    return [_row(cells, terms.EVENT, back, cells[5]) for cells in rows(table)]


def _row(cells: list[str], type_: int, back: int, text: str) -> Row:
    names = dict(zip(("en", "fr", "de"), cells[1:4], strict=True))
    return Row(cells[0], names, int(cells[4]), type_, back, text)


ROWS: Final[tuple[Row, ...]] = (
    *_creatures(CREATURES),
    *_creatures(FACELESS),
    *_extras(PROPERTIES, terms.PROPERTY),
    *_extras(SPELLS, terms.SPELL),
    *_extras(EQUIPMENT, terms.EQUIPMENT),
    *_counters(COUNTERS),
    *_events(CREATURE_EVENTS, CREATURE_BACK),
    *_events(EXTRA_EVENTS, EXTRA_BACK),
)

KIND_ICONS: Final = ("folk", "paw", "wisp", "gear")
STAT_ICONS: Final = ("wing", "sword", "shield", "heart")
CURRENCY_ICONS: Final = {"silver": "silver", "zynalith": "crystal"}


def _face(row: Row) -> Face:
    ink = terms.KINDS[row.kind] if row.type == terms.CREATURE else terms.TYPES[row.type]
    asks = []
    if row.type != terms.EVENT:  # Z 6.5
        currency = "zynalith" if row.type in (terms.SPELL, terms.COUNTER) else "silver"
        asks.append(Figure(CURRENCY_ICONS[currency], row.cost, currency))
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
        asks=tuple(asks),
        worth=(Figure("star", row.worth, "points"),) if row.worth else (),
        rail=rail,
        names=row.names,
    )


FACES: Final[tuple[Face, ...]] = tuple(_face(row) for row in ROWS)
TYPES: Final = tuple(row.type for row in ROWS)
COSTS: Final = tuple(row.cost for row in ROWS)
EVENT_CARDS: Final = frozenset(FaceId(face) for face, type_ in enumerate(TYPES) if type_ == terms.EVENT)
