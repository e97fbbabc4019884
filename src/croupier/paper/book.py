"""The rulebook as a booklet: the rules of the screen on pages of half a paper, or two on a side, to be folded."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from croupier.paper.cards import Data, Press
from croupier.paper.index import index
from croupier.paper.letters import check_letters, spaced
from croupier.paper.look import look_of
from croupier.paper.order import CARD, Order
from croupier.paper.pages import half_of, lettering
from croupier.paper.printing import Printed
from croupier.paper.typeset import typeset
from croupier.text import Translator
from croupier.text.rulebook import Part, Rulebook, rulebook

_POSITION = re.compile(r"\{cards ([\w ]+)\}")
_NUMBER = re.compile(r"rule-(.+)")
_SHORT, _LONG = 12, 32
"""Letters of a cell that is not broken, and of one that is broken once at most if a longer one needs the room."""

Node = str | dict[str, Any]  # Any: JSON


def rulebook_pdf(order: Order, *, folded: bool = False) -> Printed:
    """The rulebook of a game, on pages of half the paper; `folded`: two on each side, in the order of a booklet.

    Raises `CannotPrint`, and `NoRulebook` for a game without one.
    """
    book = rulebook(order.language, order.game)
    wide, high = half_of(order, "A rulebook")
    data = _data(order, book) | {"paper": (wide, high)}
    with typeset("book", data) as pages:
        body = pages.pdf()
        many = max(at["page"] for at in pages.asked("end"))
    if not folded:
        return Printed(body, many, 0)
    sides = [*imposed(many)]
    with typeset("folded", {"paper": (2 * wide, high), "sides": sides}, {"book.pdf": body}) as pages:
        return Printed(pages.pdf(), len(sides), 0)


def imposed(pages: int) -> Iterator[tuple[int | None, int | None]]:
    """Which pages lie left and right on each side of a sheet, from 1, so that the pile is a book; None: empty."""
    whole = -(-pages // 4) * 4

    def page(number: int) -> int | None:
        return number if number <= pages else None

    for side in range(whole // 2):
        first, last = page(side + 1), page(whole - side)
        yield (last, first) if side % 2 == 0 else (first, last)


def _data(order: Order, book: Rulebook) -> Data:
    press = Press(order.game, look_of(order.game), order.language, order.ink)
    faces = {face.id: face for face in order.game.FACES}
    parts = [
        {"number": part.number, "title": part.title, "inside": [*nodes(part.html)], "columns": bool(part.number)}
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
        "intro": [*nodes(book.intro)],
        "parts": parts,
        "index": {
            "title": Translator(order.language, order.game).say("paper-index"),
            "entries": [{"word": word, "rules": numbers} for word, numbers in index(book, order.game)],
        },
        "rules": [f"rule-{number}" for number in book.rules],
        "cards": {name: press.card(faces[name], words=False) for name in sorted(shown)},
    }


def nodes(html: str) -> Iterator[Node]:
    """HTML of a rulebook as nodes: a text, or its tag, what is inside, and where a link goes or what number it has."""
    yield from _inside(ET.fromstring(f"<part>{html}</part>"))  # noqa: S314  # the text room has made it


def _inside(element: ET.Element) -> Iterator[Node]:
    if element.text:
        yield spaced(element.text)
    for child in element:
        yield _node(child)
        if child.tail:
            yield spaced(child.tail)


def _node(element: ET.Element) -> Node:
    position = _POSITION.fullmatch((element.text or "").strip()) if element.tag == "p" else None
    if position is not None:
        return {"tag": "cards", "cards": position[1].split()}
    if element.tag == "table":
        rows = [["".join(cell.itertext()) for cell in row] for row in element.iter("tr")]
        cells = [[[*_inside(cell)] for cell in row] for row in element.iter("tr")]
        return {
            "tag": "table",
            "rows": cells,
            "columns": _columns([*zip(*rows, strict=True)]),
        }
    inside = [*_inside(element)]
    numbered = _NUMBER.fullmatch(element.get("id", ""))
    if numbered is not None:  # the number stands first, in bold
        return {"tag": "rule", "number": numbered[1], "inside": [node for node in inside if node != "\n"][1:]}
    return {"tag": element.tag, "inside": inside, "to": element.get("href", "").removeprefix("#")}


def _columns(columns: Sequence[Sequence[str]]) -> list[Data]:
    """How wide each is: as its words are ({}), so many `letters`, or a `share` of what the others leave."""
    longest = [max(map(len, column)) for column in columns]
    found: list[Data] = []
    for column, most in zip(columns, longest, strict=True):
        if most <= _SHORT:
            found.append({})
        elif most <= _LONG < max(longest):
            word = max(len(word) for cell in column for word in cell.split())
            found.append({"letters": min(_SHORT, max(word, most // 2)) + 1})
        else:
            usual = sum(map(len, column)) / len(column)
            found.append({"share": round((usual * most) ** 0.3, 2)})
    return found


def _texts(book: Rulebook) -> Mapping[str, str]:
    def words(html: str) -> str:
        return spaced("".join(ET.fromstring(f"<part>{html}</part>").itertext()))  # noqa: S314  # as above

    def name(part: Part) -> str:
        return f"{book.title}, {part.title}"

    return {book.title: book.title + words(book.intro)} | {name(part): words(part.html) for part in book.sections}
