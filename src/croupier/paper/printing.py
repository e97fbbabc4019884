"""Printing: the cards of an order become the sheets of a PDF, fronts and backs in turn, a trial before them."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from croupier.engine import FaceId
from croupier.paper.cards import Data, Press
from croupier.paper.errors import CannotPrint
from croupier.paper.letters import check_letters
from croupier.paper.look import look_of
from croupier.paper.order import CARD, Order
from croupier.paper.sheets import Grid, Place, filled, grid_of
from croupier.paper.trial import rulers
from croupier.paper.typeset import Pages, typeset
from croupier.text import Translator

SMALLEST = 6.0
"""Points: nothing on a card is set smaller."""

KINDS = ("cards",)

_NEAR = 0.05
"""Millimetres that are no excess: what is measured is rounded."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A file, and what is on it: how many pages, and how many cards."""

    body: bytes
    pages: int
    cards: int


def cards_pdf(order: Order) -> Printed:
    """The cards of a box as a PDF. Raises `CannotPrint`, and `BadSetup` where the game is not for these players."""
    data = cards_data(order)
    with set_cards(data) as pages:
        return Printed(pages.pdf(), len(data["sheets"]), sum(1 for _ in _fronts(data)))


def made(order: Order, what: str = "cards") -> Mapping[str, Printed]:
    """What was ordered, as files by their names. Raises `CannotPrint`, and `BadSetup`, before anything is written."""
    if what not in KINDS:
        raise CannotPrint(f"What is printed are {' or '.join(KINDS)}, not {what!r}.")
    return {f"{order.game.slug}-{what}.{order.language}.pdf": cards_pdf(order)}


def check_fit(order: Order) -> None:
    """Raises `CannotPrint` for a card on which something does not fit, without drawing any."""
    data = cards_data(order) | {"sheets": []}
    with typeset("fit", data) as pages:
        _check_fit(data, pages.asked("fit"))


@contextmanager
def set_cards(data: Data) -> Iterator[Pages]:
    """The pages of these cards. Raises `CannotPrint` where what stands on one does not fit."""
    with typeset("cards", data) as pages:
        pages.pdf()
        _check_fit(data, pages.asked("fit"))
        yield pages


def cards_data(order: Order) -> Data:
    """What `typ/cards.typ` reads: look, faces, backs, and where everything stands on every sheet."""
    grid, box, look = grid_of(order), order.box().cards, look_of(order.game)
    words = Translator(order.language, order.game)
    press = Press(order.game, look, order.language, order.ink)
    faces = sorted(box, key=lambda face: (_first(order, box, face), face))
    cards = [press.card(order.game.FACES[face]) for face in faces]
    _check_letters(words.title(), cards, order.language)
    backs = list(dict.fromkeys(order.game.FACES[face].back for face in faces))
    copies = ((number, order.game.FACES[face].back) for number, face in enumerate(faces) for _ in range(box[face]))
    say = words.messages.format
    return {
        "language": order.language,
        "title": words.title(),
        "card": CARD,
        "paper": order.size,
        "bleed": order.bleed if order.paper == "card" else 0,
        "foot": grid.foot,
        "look": press.look,
        "left": grid.places[0].x,
        "tops": [place.y for place in grid.places[:: grid.columns]][::-1],
        "cards": cards,
        "backs": {name: press.back(name, number) for number, name in enumerate(backs)},
        "scale": say("paper-scale", {}),
        "trial": {
            "title": say("paper-trial", {}),
            "text": say("paper-trial.text", {}),
            "command": f"croupier print {order.game.slug} --shift 4,-2",
        },
        "sheets": [*_sheets(order, grid, copies, words)],
    }


def _first(order: Order, box: Iterable[FaceId], face: FaceId) -> int:
    """Where the first card with the same back stands: what lies in one pile is printed together."""
    back = order.game.FACES[face].back
    return next(number for number, one in enumerate(box) if order.game.FACES[one].back == back)


def _sheets(order: Order, grid: Grid, copies: Iterable[tuple[int, str]], words: Translator) -> Iterator[Data]:
    moved = (order.shift[0] / 10, order.shift[1] / 10)
    said = {side: words.messages.format(f"paper-{side}", {"edge": order.turn}) for side in ("fronts", "backs")}
    blank: Data = {"items": [], "rulers": [], "marks": grid.marks, "guides": grid.guides}
    if grid.marks:
        trial = blank | {"guides": [], "name": words.messages.format("paper-trial", {})}
        yield trial | {"side": said["fronts"], "rulers": rulers(grid, None)}
        yield trial | {"side": said["backs"], "rulers": rulers(grid, moved)}
    sheets = [*filled(grid, copies)]
    for number, sheet in enumerate(sheets, 1):
        name = f"{words.title()} {number}/{len(sheets)}"
        fronts = [_item(place, card, back, turned=False) for place, card, back in sheet]
        yield blank | {"side": said["fronts"], "name": name, "items": fronts}
        behind = ((grid.behind(place), back) for place, _, back in sheet)
        backs = [
            _item(Place(place.x + moved[0], place.y + moved[1]), None, back, turned=grid.upside_down)
            for place, back in behind
        ]
        yield blank | {"side": said["backs"], "name": name, "items": backs}


def _item(place: Place, face: int | None, back: str, *, turned: bool) -> Data:
    return {"x": place.x, "y": place.y, "face": face, "back": back, "turned": turned}


def _fronts(data: Data) -> Iterator[Data]:
    return (item for sheet in data["sheets"] for item in sheet["items"] if item["face"] is not None)


def _check_letters(title: str, cards: Iterable[Data], language: str) -> None:
    texts = {title: title}
    for card in cards:
        marks = "".join(mark["words"] for mark in (*card["asks"], *card["worth"], *card["rail"]))
        texts[card["name"]] = "".join([card["parted"], card["kind"], marks, *(words for _, words in card["runs"])])
    check_letters(texts, language)


def _check_fit(data: Data, measured: Iterable[dict[str, Any]]) -> None:  # Any: JSON
    """Raises `CannotPrint` for the first card on which something does not fit, and says how many more there are."""
    wrong = {}
    for fit in measured:
        excess = [f"{fit[f'too-{way}']:.1f} mm too {way}" for way in ("high", "wide") if fit[f"too-{way}"] > _NEAR]
        if fit["smallest"] < SMALLEST:
            excess.append(f"set in {fit['smallest']:.1f} points")
        if excess:
            wrong[fit["card"]] = " and ".join(excess)
    if wrong:
        card, excess_of_it = next(iter(wrong.items()))
        name = next(one["name"] for one in data["cards"] if one["id"] == card)
        others = f"; nor do {len(wrong) - 1} others" if len(wrong) > 1 else ""
        raise CannotPrint(f"What stands on {name} ({data['language']}) does not fit: it is {excess_of_it}{others}.")
