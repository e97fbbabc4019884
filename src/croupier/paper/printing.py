"""Printing: the cards of an order become the sheets of a PDF, fronts and backs in turn, a trial before them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from croupier.paper.cards import Data
from croupier.paper.contents import Contents, contents
from croupier.paper.order import Order
from croupier.paper.sheets import Grid, Place, filled, grid_of
from croupier.paper.trial import rulers
from croupier.text import Translator

BARE: Data = {"items": [], "marks": [], "guides": [], "rulers": [], "side": "", "name": ""}
"""A sheet with nothing on it."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A file, and what is on it: how many pages, and how many cards."""

    body: bytes
    pages: int
    cards: int


def cards_pdf(order: Order) -> Printed:
    """The cards of a box as a PDF. Raises `CannotPrint`, and `BadSetup` where the game is not for these players."""
    box = contents(order)
    laid = laid_out(order, box)
    with box.typeset("cards", **laid) as pages:
        return Printed(pages.pdf(), len(laid["sheets"]), sum(card["copies"] for card in box.cards))


def laid_out(order: Order, box: Contents) -> Data:
    """Where everything stands on every sheet, as `typ/cards.typ` reads it. Raises `CannotPrint`."""
    grid, say = grid_of(order), Translator(order.language, order.game).messages.format
    return {
        **around(order, grid),
        "bleed": order.bleed if order.paper == "card" else 0,
        "trial": {
            "title": say("paper-trial", {}),
            "text": say("paper-trial.text", {}),
            "command": f"croupier print {order.game.slug} --shift 4,-2",
        },
        "sheets": [*_sheets(order, grid, box)],
    }


def around(order: Order, grid: Grid) -> Data:
    """The paper and what `typ/sheet.typ` prints at its foot."""
    return {
        "paper": order.size,
        "foot": grid.foot,
        "left": grid.places[0].x,
        "tops": [place.y for place in grid.places[:: grid.columns]][::-1],
        "scale": Translator(order.language, order.game).say("paper-scale"),
    }


def item(place: Place, face: int | None, back: str, *, turned: bool = False) -> Data:
    """A card on a sheet: the front of that number or, where it is None, its back."""
    return {"x": place.x, "y": place.y, "face": face, "back": back, "turned": turned}


def _sheets(order: Order, grid: Grid, box: Contents) -> Iterator[Data]:
    moved = (order.shift[0] / 10, order.shift[1] / 10)
    say = Translator(order.language, order.game).messages.format
    fronts, backs = (say(f"paper-{side}", {"edge": order.turn}) for side in ("fronts", "backs"))
    blank = BARE | {"marks": grid.marks, "guides": grid.guides}
    if grid.marks:
        trial = blank | {"guides": [], "name": say("paper-trial", {})}
        yield trial | {"side": fronts, "rulers": rulers(grid, None)}
        yield trial | {"side": backs, "rulers": rulers(grid, moved)}
    sheets = [*filled(grid, _copies(box))]
    for number, sheet in enumerate(sheets, 1):
        name = f"{box.title} {number}/{len(sheets)}"
        yield blank | {
            "side": fronts,
            "name": name,
            "items": [item(place, card, back) for place, (card, back) in sheet],
        }
        behind = [
            item(Place(place.x + moved[0], place.y + moved[1]), None, back, turned=grid.upside_down)
            for place, back in ((grid.behind(place), back) for place, (_, back) in sheet)
        ]
        yield blank | {"side": backs, "name": name, "items": behind}


def _copies(box: Contents) -> Iterable[tuple[int, str]]:
    """Each card that lies in the box, as its number and its back."""
    return ((number, card["back"]) for number, card in enumerate(box.cards) for _ in range(card["copies"]))
