"""Composing: cards that may be chosen, as rows in the place of the hand, and what leaves the pool."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from croupier.games.confluence.page.rows import Cell, place_id, row
from croupier.games.confluence.page.stick import Sort, Stick, stick_of
from croupier.games.confluence.rules.options import ZONES, lying, open_card
from croupier.kit import Table


class Origin(NamedTuple):
    """Cards of one origin: those one may use, or those of others that may be borrowed."""

    lent: bool
    sorts: tuple[Sort, ...]


class Leaving(NamedTuple):
    """A card of the own pool where some are too many. `laid`: it is laid out to leave; `last`: it was the last one."""

    key: str
    laid: bool
    last: bool

    @property
    def face(self) -> str:
        """Which card it is."""
        return lying(self.key).card

    @property
    def id(self) -> str:
        """Its id as a row of the page."""
        return f"row-{self.face}-{place_id(lying(self.key))}{'-laid' if self.laid else ''}"


def origins(table: Table, stick: Stick) -> list[Origin]:
    """All cards of the stick and all that may join it, each in a place that it keeps: the laid card first, then as the
    pools lie on the table.
    """
    laid, *others = stick.sorts
    joining = sorted([*others, *stick.offered], key=lambda sort: _place(table, sort))
    mine = tuple(sort for sort in joining if not sort.loan)
    lent = tuple(sort for sort in joining if sort.loan)
    return [Origin(False, (laid, *mine)), *([Origin(True, lent)] if lent else [])]


def _place(table: Table, sort: Sort) -> tuple[int, int, int]:
    card = lying(sort.key)
    zone = ZONES[card.zone]
    return (0 if zone == table.me else 1, zone, card.place)


def leaving(table: Table, cells: list[Cell]) -> Iterator[Leaving]:
    """The own pool as it was before anything was laid out, and what of it is to leave.

    An answer names a place in the pool as it is after the answers before.
    """
    deeds = [table.read(key) for key in table.laid]
    laid = [open_card(deed.arguments) for deed in deeds if deed.verb == "discard"]
    gone = len(laid) - bool(laid and table.closing)  # the closing one still lies there
    places = list(range(len(cells) + gone))
    leaves: dict[int, Leaving] = {}
    for number, card in enumerate(laid):
        at = card.place - 1
        place = places.pop(at) if number < gone else places[at]
        leaves[place] = Leaving(card.key, laid=True, last=number == len(laid) - 1)
    stays = {place: Leaving(cell.key, laid=False, last=False) for place, cell in zip(places, cells, strict=False)}
    found = stays | leaves
    return (found[place] for place in sorted(found))


class Composing:
    """The part of the page about what is composed or leaves the pool."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def stick(self) -> Stick | None:
        """The combination that the viewer composes; None while nothing is composed."""
        return stick_of(self.table)

    def origins(self, stick: Stick) -> list[Origin]:
        """The cards of a stick and those that may join it, by their origin."""
        return origins(self.table, stick)

    def leaving(self) -> list[Leaving]:
        """The cards of the own pool while some are too many."""
        return list(leaving(self.table, row(self.table.view, self.table.near)))

    def laid_out(self) -> list[str]:
        """What is laid out besides a combination: amounts, or cards that leave the pool, by their names."""
        deeds = (self.table.read(key).arguments for key in self.table.laid)
        return [
            self.table.translator.card(str(one["card"])) if "card" in one else str(one["number"])
            for one in deeds
            if one
        ]
