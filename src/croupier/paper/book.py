"""The rulebook as a booklet: the rules of the screen on pages of half a paper, or two on a side, to be folded."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from typing import Any

from croupier.paper.cards import Data, Press
from croupier.paper.columns import Place, balanced, table_columns
from croupier.paper.index import index
from croupier.paper.letters import check_letters, spaced
from croupier.paper.look import look_of
from croupier.paper.order import CARD, Order
from croupier.paper.pages import half_of, lettering
from croupier.paper.printing import Printed
from croupier.paper.typeset import Pages, typeset
from croupier.text import Translator
from croupier.text.rulebook import Part, Rulebook, rulebook

_POSITION = re.compile(r"\{cards ([\w ]+)\}")
_NUMBER = re.compile(r"rule-(.+)")
_MARGINS, _GUTTER = 25.0, 5.0
"""Left and right of a page together, and between two columns of rules, in mm, as `typ/book.typ` sets them."""

Node = str | dict[str, Any]  # Any: JSON


def rulebook_pdf(order: Order, *, folded: bool = False) -> Printed:
    """The rulebook of a game, on pages of half the paper; `folded`: two on each side, in the order of a booklet.

    Raises `CannotPrint`, and `NoRulebook` for a game without one.
    """
    book = rulebook(order.language, order.game)
    wide, high = half_of(order, "A rulebook")
    body, many = _bound(_data(order, book, wide) | {"paper": (wide, high), "height": None})
    if not folded:
        return Printed(body, many, 0)
    sides = [*imposed(many)]
    with typeset("folded", {"paper": (2 * wide, high), "sides": sides}, {"book.pdf": body}) as pages:
        return Printed(pages.pdf(), len(sides), 0)


def _bound(data: Data) -> tuple[bytes, int]:
    """The pages, and how many they are; the two columns of the rules end alike, if that can be."""
    with typeset("book", data) as pages:
        places = [*map(Place.of, pages.asked("rules"))]
    for columns in balanced(places[0], places[-1], data["paper"]) if places else ():
        with typeset("book", data | {"height": columns.height}) as pages:
            if columns.holds(Place.of(pages.asked("rules")[-1])):
                return pages.pdf(), _last(pages)
    with typeset("book", data) as pages:
        return pages.pdf(), _last(pages)


def _last(pages: Pages) -> int:
    return max(int(at["page"]) for at in pages.asked("end"))


def imposed(pages: int) -> Iterator[tuple[int | None, int | None]]:
    """Which pages lie left and right on each side of a sheet, from 1, so that the pile is a book; None: empty."""
    whole = -(-pages // 4) * 4

    def page(number: int) -> int | None:
        return number if number <= pages else None

    for side in range(whole // 2):
        first, last = page(side + 1), page(whole - side)
        yield (last, first) if side % 2 == 0 else (first, last)


def _data(order: Order, book: Rulebook, wide: float) -> Data:
    whole = wide - _MARGINS
    press = Press(order.game, look_of(order.game), order.language, order.ink)
    faces = {face.id: face for face in order.game.FACES}
    parts = [
        {
            "number": part.number,
            "title": part.title,
            "inside": [*nodes(part.html, (whole - _GUTTER) / 2 if part.number else whole)],
        }
        for part in book.sections
    ]
    shown = {name for part in book.sections for ids in _POSITION.findall(part.html) for name in ids.split()}
    check_letters(_texts(book), order.language)
    return {
        "title": book.title,
        "language": order.language,
        "card": CARD,
        "look": press.look,
        "lettering": lettering(order.game, order.language, press.look["key"]),
        "intro": [*nodes(book.intro, whole)],
        "parts": parts,
        "index": {
            "title": Translator(order.language, order.game).say("paper-index"),
            "entries": [{"word": word, "rules": numbers} for word, numbers in index(book, order.game)],
        },
        "rules": [f"rule-{number}" for number in book.rules],
        "cards": {name: press.card(faces[name], words=False) for name in sorted(shown)},
    }


def nodes(html: str, room: float) -> Iterator[Node]:
    """HTML of a rulebook as nodes: a text, or its tag, what is inside, and where a link goes or what number it has.

    `room` is how wide it may be, in mm.
    """
    yield from _inside(ET.fromstring(f"<part>{html}</part>"), room)  # noqa: S314  # the text room has made it


def _inside(element: ET.Element, room: float) -> Iterator[Node]:
    if element.text:
        yield spaced(element.text)
    for child in element:
        yield _node(child, room)
        if child.tail:
            yield spaced(child.tail)


def _node(element: ET.Element, room: float) -> Node:
    position = _POSITION.fullmatch((element.text or "").strip()) if element.tag == "p" else None
    if position is not None:
        return {"tag": "cards", "cards": position[1].split()}
    if element.tag == "table":
        rows = [["".join(cell.itertext()) for cell in row] for row in element.iter("tr")]
        cells = [[[*_inside(cell, room)] for cell in row] for row in element.iter("tr")]
        columns, setting = table_columns(rows, room)
        said = {"columns": [column._asdict() for column in columns], **setting._asdict()}
        return {"tag": "table", "rows": cells, **said}
    inside = [*_inside(element, room)]
    numbered = _NUMBER.fullmatch(element.get("id", ""))
    if numbered is not None:  # the number stands first, in bold
        first, *others = [node for node in inside if node != "\n"][1:]
        return {
            "tag": "rule",
            "number": numbered[1],
            "inside": [first.lstrip() if isinstance(first, str) else first, *others],
        }
    return {"tag": element.tag, "inside": inside, "to": element.get("href", "").removeprefix("#")}


def _texts(book: Rulebook) -> Mapping[str, str]:
    def words(html: str) -> str:
        return spaced("".join(ET.fromstring(f"<part>{html}</part>").itertext()))  # noqa: S314  # as above

    def name(part: Part) -> str:
        return f"{book.title}, {part.title}"

    return {book.title: book.title + words(book.intro)} | {name(part): words(part.html) for part in book.sections}
