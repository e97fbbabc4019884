"""What is made of an order: files by their names."""

from pathlib import Path

from croupier.paper.errors import CannotPrint
from croupier.paper.images import cards_png, cards_tts
from croupier.paper.order import Order
from croupier.paper.printing import Printed, cards_pdf
from croupier.paper.proof import proof_pdf

WHAT = ("cards", "proof")
FORMATS = ("pdf", "png", "tts")


def made(order: Order, what: str = "cards", form: str = "pdf", folder: Path = Path()) -> dict[str, Printed]:
    """What was ordered: `cards` as `pdf`, `png` or `tts`, or a `proof`; `folder` is where the files will lie.

    Raises `CannotPrint`, and `BadSetup` where the game is not for the players of the order.
    """
    if what not in WHAT:
        raise CannotPrint(f"What is printed is {' or '.join(WHAT)}, not {what!r}.")
    if form not in FORMATS:
        raise CannotPrint(f"The format is {', '.join(FORMATS[:-1])} or {FORMATS[-1]}, not {form!r}.")
    if (what, form) != ("cards", "pdf"):
        _no_sheets(order, paper=form == "pdf")
    name = f"{order.game.slug}-{what}.{order.language}"
    if what == "proof":
        if form != "pdf":
            raise CannotPrint(f"A proof is a pdf, not {form}.")
        return {f"{name}.pdf": proof_pdf(order)}
    match form:
        case "png":
            return cards_png(order, name)
        case "tts":
            return cards_tts(order, name, folder)
        case _:
            return {f"{name}.pdf": cards_pdf(order)}


def _no_sheets(order: Order, *, paper: bool) -> None:
    """Raises `CannotPrint` for an order that says how cards lie on sheets, or on which `paper`, where none do."""
    if (order.bleed, order.gap, order.turn, order.shift) != (0, 0, "long", (0, 0)):
        raise CannotPrint("Bleed, gap, turn and shift are for cards on sheets: leave them out.")
    if order.paper != "a4" and not paper:
        raise CannotPrint("Images lie on no paper: leave it out.")
