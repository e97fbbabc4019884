"""Sheets: where cards, marks and guides lie on a paper, in mm from its upper left corner."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from croupier.paper.errors import CannotPrint
from croupier.paper.order import CARD, Order

MARGIN = 6.0
"""What printers leave white, and the marks need."""

MARK = 5.0
OFF = 2.0
"""How far a mark stands off the card or its bleed."""

FOOT = 8.0
"""The height of the scale at the foot of a paper, which no mark reaches."""

WIDE_FOOT = 180.0
"""A paper that has room for the scale and its words in one line."""

Piece = TypeVar("Piece")

Line = tuple[float, float, float, float]
"""Where it begins, and how far it goes to the right and down."""


@dataclass(frozen=True, slots=True)
class Place:
    """The upper left corner of a card on a sheet."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of a sheet, row by row, and the paper around them."""

    wide: float
    high: float
    places: tuple[Place, ...]
    columns: int
    marks: tuple[Line, ...]
    guides: tuple[Line, ...]
    turned_long: bool
    """Whether sheets are turned over their long edge, as a page of a book."""
    piece: tuple[float, float] = CARD
    """Width and height of what lies on a place, in mm."""

    def behind(self, place: Place) -> Place:
        """Where on the back of a sheet a card lies that has this place on its front."""
        across = self.turned_long == (self.high >= self.wide)
        if across:
            return Place(self.wide - place.x - self.piece[0], place.y)
        return Place(place.x, self.high - place.y - self.piece[1])

    @property
    def upside_down(self) -> bool:
        """Whether backs are printed on their heads, because top and foot change places."""
        return self.turned_long != (self.high >= self.wide)

    @property
    def foot(self) -> str:
        """Where the scale stands: `below` the cards, `beside` them, or '' where there is no room for it."""
        if self.wide >= WIDE_FOOT and self.places[0].y >= FOOT + 4:
            return "below"
        return "beside" if self.places[0].x >= 10 and len(self.places) >= 3 * self.columns else ""


def grid_of(order: Order, piece: tuple[float, float] = CARD, said: str = "A card", margin: float = MARGIN) -> Grid:
    """The places for pieces of that size on the paper of an order. Raises `CannotPrint` where it has none.

    `said` is what such a piece is called; nothing lies nearer than `margin` to an edge of the paper, in mm.
    """
    wide, high = order.size
    if order.paper == "card" and piece == CARD:
        return Grid(wide, high, (Place(0, 0),), 1, (), (), order.turn == "long")
    step = max(order.gap, 2 * order.bleed)
    lefts = _along(wide, piece[0], step, margin)
    tops = _along(high, piece[1], step, margin)
    if not lefts or not tops:
        raise CannotPrint(
            f"{said} of {piece[0]:g} x {piece[1]:g} mm needs a paper of at least {piece[0] + 2 * margin:g} x "
            f"{piece[1] + 2 * margin:g} mm, and {order.paper} is {wide:g} x {high:g} mm."
        )
    places = tuple(Place(x, y) for y in tops for x in lefts)
    cuts_x, cuts_y = _cuts(lefts, piece[0]), _cuts(tops, piece[1])
    marks, guides = [], []
    off = OFF if order.bleed == 0 else order.bleed + 0.5
    below = FOOT if wide >= WIDE_FOOT and tops[0] >= FOOT + 4 else 1
    long_x, long_y = min(MARK, lefts[0] - off - 1), min(MARK, tops[0] - off - below)
    for x in cuts_x:
        marks += [(x, tops[0] - off - long_y, 0.0, long_y), (x, cuts_y[-1] + off, 0.0, long_y)]
        guides.append((x, tops[0], 0.0, cuts_y[-1] - tops[0]))
    for y in cuts_y:
        marks += [(lefts[0] - off - long_x, y, long_x, 0.0), (cuts_x[-1] + off, y, long_x, 0.0)]
        guides.append((lefts[0], y, cuts_x[-1] - lefts[0], 0.0))
    return Grid(wide, high, places, len(lefts), tuple(marks), tuple(guides), order.turn == "long", piece)


def filled(grid: Grid, pieces: Iterable[Piece]) -> Iterator[list[tuple[Place, Piece]]]:
    """The pieces, a sheet at a time, each with its place: as many as there are places."""
    sheet: list[tuple[Place, Piece]] = []
    for piece in pieces:
        sheet.append((grid.places[len(sheet)], piece))
        if len(sheet) == len(grid.places):
            yield sheet
            sheet = []
    if sheet:
        yield sheet


def _along(length: float, card: float, step: float, margin: float) -> list[float]:
    """Where pieces begin along one side of a paper, in its middle."""
    many = int((length - 2 * margin + step + 1e-6) // (card + step))
    first = (length - many * card - (many - 1) * step) / 2
    return [round(first + number * (card + step), 3) for number in range(many)]


def _cuts(begins: Sequence[float], card: float) -> list[float]:
    """Where cards are cut along one side, each cut once."""
    return sorted({round(at, 3) for begin in begins for at in (begin, begin + card)})
