"""Every design as the rules use it: its numbers, and its text read into values (`reading.py`)."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from croupier.engine import BadCards, Column, Effect, Face, FaceId, Table, Tables
from croupier.games.zynalith.cards import faces, tables
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.terms import BACKS, COUNTER, CREATURE, EQUIPMENT, EVENT, PROPERTY, SPELL
from croupier.games.zynalith.effects import reading
from croupier.games.zynalith.rules.options import OfHand
from croupier.kit import columns

_PRINTED: Final = (*columns.names(), columns.whole("copies", 0, 9))
_COST: Final = columns.whole("cost", 0, 30)
_POINTS: Final = columns.whole("points", 0, 9)
_TEXT: Final = columns.several("text", reading.read, "clauses, as Leech / Combat: silver 2 are, or -", 4)
_STATS: Final = tuple(columns.whole(stat, 0, 20) for stat in ("initiative", "attack", "defence"))
_KINDS: Final = ("Kin", "Beast", "Spirit", "Construct")

_COLUMNS: Final[Mapping[int, tuple[Column, ...]]] = {
    CREATURE: (
        *_PRINTED,
        columns.word("kind", _KINDS),
        _COST,
        *_STATS,
        columns.whole("life", 1, 20),
        _POINTS,
        _TEXT,
    ),
    PROPERTY: (*_PRINTED, _COST, _POINTS, _TEXT),
    SPELL: (*_PRINTED, _COST, _POINTS, _TEXT),
    EQUIPMENT: (*_PRINTED, _COST, _POINTS, _TEXT),
    COUNTER: (*_PRINTED, _COST, columns.notation("text", reading.read_counter, "an answer, as Answers any: ward 2 is")),
    EVENT: (
        *_PRINTED,
        columns.word("deck", BACKS, fixed=True),
        columns.notation("text", reading.read_event, "effects for everyone, as silver 3 everyone is"),
    ),
}
TABLES: Final[Tables] = Tables(
    *(Table(tables.FILES[type_], _COLUMNS[type_], written) for type_, written in tables.WRITTEN.items())
)


class Designs(NamedTuple):
    """What is printed, in the order of the faces; EFFECTS by name."""

    FACES: tuple[Face, ...]
    DESIGNS: tuple[Design, ...]
    TYPES: tuple[int, ...]
    COSTS: tuple[int, ...]
    OF_HAND: OfHand
    never_in_hand: frozenset[FaceId]
    EFFECTS: Mapping[str, tuple[Effect[Any], ...]]  # Any: the game itself


def designs(of: Tables) -> Designs:
    """The designs of these tables. Raises `BadCards` for one that is like the one for which rules are made."""
    if like := next((name for name, like in of.added.items() if like == faces.FACELESS), ""):
        raise BadCards(f"{like}.like: the rules are made for {faces.FACELESS}, and none is added that is like it.")
    rows = [(row, type_) for type_, file in tables.FILES.items() for row in of[file]]
    rows.sort(key=lambda one: one[0]["id"] in of.added)  # those come after all of the box
    printed = [faces.printed(row, type_) for row, type_ in rows]
    made = tuple(Design(one, row["text"]) for one, (row, _) in zip(printed, rows, strict=True))
    return Designs(
        FACES=tuple(map(faces.face, printed)),
        DESIGNS=made,
        TYPES=tuple(design.type for design in made),
        COSTS=tuple(design.cost for design in made),
        OF_HAND=PLAIN.OF_HAND.and_more(of.added) if of.changes else OfHand().and_more(one.id for one in printed),
        never_in_hand=frozenset(FaceId(face) for face, design in enumerate(made) if design.type == EVENT),
        EFFECTS={one.id: design.clauses for one, design in zip(printed, made, strict=True)},
    )


PLAIN: Final[Designs] = designs(TABLES)
"""The designs as they are printed in the box."""
