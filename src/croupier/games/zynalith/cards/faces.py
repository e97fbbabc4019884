"""The cards as rows of their tables, and the faces that are printed from them."""

from typing import Final, NamedTuple

from croupier.engine import LIKE, Face, Figure, Row
from croupier.games.zynalith.cards import terms
from croupier.kit import columns

KIND_ICONS: Final = ("folk", "paw", "wisp", "gear")
STAT_ICONS: Final = ("wing", "sword", "shield", "heart")
CURRENCY_ICONS: Final = {"silver": "silver", "zynalith": "crystal"}
FACELESS: Final = "faceless_warrior"


class Printed(NamedTuple):
    """A design as its table gives it, but for its text."""

    id: str
    picture: str
    names: dict[str, str]
    copies: int
    type: int
    back: int
    cost: int = 0
    worth: int = 0
    kind: int = -1
    stats: terms.Stats = terms.NONE


def printed(row: Row, type_: int) -> Printed:
    """The design of a row in the table of a type."""
    deck = row.get("deck", "creature" if type_ == terms.CREATURE else "extra")
    back = terms.BACKS.index(deck)
    cost, worth = row.get("cost", 0), row.get("points", 0)
    plain = Printed(row["id"], row[LIKE], columns.name_of(row), row["copies"], type_, back, cost, worth)
    if type_ != terms.CREATURE:
        return plain
    stats = (row["initiative"], row["attack"], row["defence"], row["life"])
    return plain._replace(kind=terms.KINDS.index(row["kind"].lower()), stats=stats)


def face(of: Printed) -> Face:
    """What is printed on a card, but for its text."""
    ink = terms.KINDS[of.kind] if of.type == terms.CREATURE else terms.TYPES[of.type]
    asks: tuple[Figure, ...] = ()
    if of.type != terms.EVENT:  # Z 6.5
        currency = "zynalith" if of.type in (terms.SPELL, terms.COUNTER) else "silver"
        asks = (Figure(CURRENCY_ICONS[currency], of.cost, currency),)
    rail: tuple[Figure, ...] = ()
    if of.type == terms.CREATURE:
        numbers: list[int | str] = ["?" if of.id == FACELESS and stat else n for stat, n in enumerate(of.stats)]
        rail = tuple(
            Figure(icon, number, meaning)
            for icon, number, meaning in zip(
                STAT_ICONS, numbers, ("initiative", "attack", "defence", "life"), strict=True
            )
        )
    return Face(
        of.id,
        terms.BACKS[of.back],
        ink,
        ink,
        of.picture,
        asks=asks,
        worth=(Figure("star", of.worth, "points"),) if of.worth else (),
        rail=rail,
        names=of.names,
    )
