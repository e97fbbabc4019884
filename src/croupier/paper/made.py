"""What is made of an order: files by their names."""

from pathlib import Path

from croupier.paper.aid import aid_pdf
from croupier.paper.book import rulebook_pdf
from croupier.paper.errors import CannotPrint
from croupier.paper.images import cards_png, cards_tts
from croupier.paper.order import Order
from croupier.paper.printing import Printed, cards_pdf
from croupier.paper.proof import proof_pdf
from croupier.text.rulebook import BadRulebook, NoRulebook

WHAT = ("cards", "aids", "rulebook", "box", "proof")
FORMATS = ("pdf", "png", "tts")


def made(
    order: Order, what: str = "cards", form: str = "pdf", folder: Path = Path(), *, folded: bool = False
) -> dict[str, Printed]:
    """What was ordered: `cards` as `pdf`, `png` or `tts`, or as `pdf` one of the rest of `WHAT`.

    `folder` is where the files will lie; `folded` puts two pages of a rulebook on each side of a sheet. Raises
    `CannotPrint`, `BadSetup` where the game is not for the players of the order, `NoRulebook` where it has none.
    """
    _check(order, what, form, folded=folded)
    name, tail = order.game.slug, order.language
    match what, form:
        case "cards", "png":
            return cards_png(order, f"{name}-cards.{tail}")
        case "cards", "tts":
            return cards_tts(order, f"{name}-cards.{tail}", folder)
        case "proof", _:
            return {f"{name}-proof.{tail}.pdf": proof_pdf(order)}
        case "aids", _:
            return {f"{name}-aid.{tail}.pdf": aid_pdf(order)}
        case "rulebook", _:
            return {f"{name}-rulebook.{tail}.pdf": rulebook_pdf(order, folded=folded)}
        case "cards", _:
            return {f"{name}-cards.{tail}.pdf": cards_pdf(order)}
    return {f"{name}-cards.{tail}.pdf": cards_pdf(order)} | _rulebook_if_any(order, folded=folded)


def _rulebook_if_any(order: Order, *, folded: bool) -> dict[str, Printed]:
    """The rulebook of a box; a game may have none."""
    try:
        return {f"{order.game.slug}-rulebook.{order.language}.pdf": rulebook_pdf(order, folded=folded)}
    except BadRulebook:
        raise
    except NoRulebook:
        return {}


def _check(order: Order, what: str, form: str, *, folded: bool) -> None:
    """Raises `CannotPrint` for what does not go together: nothing is asked for that would make no difference."""
    if what not in WHAT:
        raise CannotPrint(f"What is printed is {', '.join(WHAT[:-1])} or {WHAT[-1]}, not {what!r}.")
    if form not in FORMATS:
        raise CannotPrint(f"The format is {', '.join(FORMATS[:-1])} or {FORMATS[-1]}, not {form!r}.")
    if form != "pdf" and what != "cards":
        raise CannotPrint(f"Only cards are printed as {form}.")
    if folded and what not in ("rulebook", "box"):
        raise CannotPrint("Only a rulebook is a booklet.")
    if form != "pdf" and order.paper != "a4":
        raise CannotPrint("Images lie on no paper: leave it out.")
    lies = (order.bleed, order.gap, order.turn, order.shift)
    if lies != (0, 0, "long", (0, 0)) and (form != "pdf" or what not in ("cards", "box")):
        raise CannotPrint("Bleed, gap, turn and shift are for cards on sheets: leave them out.")
