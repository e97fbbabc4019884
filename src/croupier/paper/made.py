"""What is made of an order: files by their names."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from croupier.paper.aid import NoAid, aid_pdf
from croupier.paper.book import rulebook_pdf
from croupier.paper.errors import CannotPrint
from croupier.paper.images import cards_png, cards_tts
from croupier.paper.order import Order
from croupier.paper.pieces import NoPieces, boards_pdf, list_pdf, tokens_pdf
from croupier.paper.printing import Printed, cards_pdf
from croupier.paper.proof import proof_pdf
from croupier.text.rulebook import BadRulebook, NoRulebook

FORMATS = ("pdf", "png", "tts")

FILES: Mapping[str, tuple[str, Callable[[Order], Printed]]] = {
    "cards": ("cards", cards_pdf),
    "boards": ("boards", boards_pdf),
    "tokens": ("tokens", tokens_pdf),
    "aids": ("aid", aid_pdf),
    "rulebook": ("rulebook", rulebook_pdf),
    "list": ("list", list_pdf),
    "proof": ("proof", proof_pdf),
}
"""What is printed as one PDF, with the name of its file and what makes it."""

FOLDERS: Mapping[str, tuple[str, ...]] = {
    "box": ("cards", "boards", "tokens", "rulebook", "list"),
    "all": tuple(FILES),
}
"""What is printed as several: what a game does not have is left out."""

WHAT = (*FILES, *FOLDERS)


def made(
    order: Order, what: str = "cards", form: str = "pdf", folder: Path = Path(), *, folded: bool = False
) -> dict[str, Printed]:
    """What was ordered: `cards` as `pdf`, `png` or `tts`, or as `pdf` one of the rest of `WHAT`.

    `folder` is where the files will lie; `folded` puts two pages of a rulebook on each side of a sheet. Raises
    `CannotPrint`, `BadSetup` where the game is not for the players of the order, `NoRulebook` where it has none.
    """
    _check(order, what, form, folded=folded)
    if form == "png":
        return cards_png(order, f"{order.game.slug}-cards.{order.language}")
    if form == "tts":
        return cards_tts(order, f"{order.game.slug}-cards.{order.language}", folder)
    if what in FOLDERS:
        return _those_there_are(order, FOLDERS[what], folded=folded)
    return _file(order, what, folded=folded)


def _file(order: Order, what: str, *, folded: bool) -> dict[str, Printed]:
    name, make = FILES[what]
    printed = rulebook_pdf(order, folded=folded) if what == "rulebook" else make(order)
    return {f"{order.game.slug}-{name}.{order.language}.pdf": printed}


def _those_there_are(order: Order, parts: Iterable[str], *, folded: bool) -> dict[str, Printed]:
    """Those of these parts that a game has; one that cannot be read or printed is an error all the same."""
    files: dict[str, Printed] = {}
    for part in parts:
        try:
            files |= _file(order, part, folded=folded)
        except BadRulebook:
            raise
        except (NoAid, NoPieces, NoRulebook):
            continue
    return files


def _check(order: Order, what: str, form: str, *, folded: bool) -> None:
    """Raises `CannotPrint` for what does not go together: nothing is asked for that would make no difference."""
    if what not in WHAT:
        raise CannotPrint(f"What is printed is {', '.join(WHAT[:-1])} or {WHAT[-1]}, not {what!r}.")
    if form not in FORMATS:
        raise CannotPrint(f"The format is {', '.join(FORMATS[:-1])} or {FORMATS[-1]}, not {form!r}.")
    if form != "pdf" and what != "cards":
        raise CannotPrint(f"Only cards are printed as {form}.")
    if folded and what not in ("rulebook", *FOLDERS):
        raise CannotPrint("Only a rulebook is a booklet.")
    if form != "pdf" and order.paper != "a4":
        raise CannotPrint("Images lie on no paper: leave it out.")
    lies = (order.bleed, order.gap, order.turn, order.shift)
    if lies != (0, 0, "long", (0, 0)) and (form != "pdf" or what not in ("cards", *FOLDERS)):
        raise CannotPrint("Bleed, gap, turn and shift are for cards on sheets: leave them out.")
