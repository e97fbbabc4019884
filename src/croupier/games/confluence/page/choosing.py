"""Cards that may be chosen, as rows in the place of the hand: what is composed, and what leaves the pool."""

from collections.abc import Iterator
from typing import NamedTuple

from croupier.games.confluence.page.rows import Cell, place_id
from croupier.games.confluence.page.stick import Sort, Stick
from croupier.games.confluence.rules.options import ZONES, lying, open_card
from croupier.kit import Page


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


def origins(page: Page, stick: Stick) -> list[Origin]:
    """All cards of the stick and all that may join it, each in a place that it keeps: the laid card first, then as the
    pools lie on the table.
    """
    laid, *others = stick.sorts
    joining = sorted([*others, *stick.offered], key=lambda sort: _place(page, sort))
    mine = tuple(sort for sort in joining if not sort.loan)
    lent = tuple(sort for sort in joining if sort.loan)
    return [Origin(False, (laid, *mine)), *([Origin(True, lent)] if lent else [])]


def _place(page: Page, sort: Sort) -> tuple[int, int, int]:
    card = lying(sort.key)
    zone = ZONES[card.zone]
    return (0 if zone == page.me else 1, zone, card.place)


def leaving(page: Page, cells: list[Cell]) -> Iterator[Leaving]:
    """The own pool as it was before anything was laid out, and what of it is to leave.

    An answer names a place in the pool as it is after the answers before.
    """
    deeds = [page.table.read(key) for key in page.table.laid]
    laid = [open_card(deed.arguments) for deed in deeds if deed.verb == "discard"]
    gone = len(laid) - bool(laid and page.table.closing)  # the closing one still lies there
    places = list(range(len(cells) + gone))
    leaves: dict[int, Leaving] = {}
    for number, card in enumerate(laid):
        at = card.place - 1
        place = places.pop(at) if number < gone else places[at]
        leaves[place] = Leaving(card.key, laid=True, last=number == len(laid) - 1)
    stays = {place: Leaving(cell.key, laid=False, last=False) for place, cell in zip(places, cells, strict=False)}
    found = stays | leaves
    return (found[place] for place in sorted(found))
