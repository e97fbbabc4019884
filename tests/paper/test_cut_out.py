"""Two games cut out in thought: what lies on the sheets is read from the PDF, not from what was ordered of it."""

import re
import zlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from croupier import catalog
from croupier.engine import Game
from croupier.paper import Order, cards_pdf
from croupier.paper.contents import contents
from croupier.paper.order import CARD, Turn
from croupier.paper.pieces import _piles

TWO = list(islice((game for game in map(catalog.find, catalog.ours()) if not contents(Order(game)).look["edges"]), 2))
"""Of games with edges the picture begins below one."""
FRONT, BACK = (59.0, 2.0), (57.0, 3.0)
"""How wide what is drawn of a side is, and how far it stands within the cut, in mm."""
NEAR = 0.02
POINT = 25.4 / 72

_OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_TOKEN = re.compile(
    rb"/Alt ?(\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f]*>)|\((?:\\.|[^\\)])*\)|(-?[\d.]+)|([A-Za-z]+)|.", re.DOTALL
)
"""What is read aloud of a picture, any other string, a number, a word."""
_LETTER = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)

Matrix = tuple[float, float, float, float, float, float]


class Side(NamedTuple):
    """A side of a card as it stands in a PDF: what is read aloud of it, '' for a back, and where it is cut, in mm."""

    said: str
    x: float
    y: float


def read_aloud(string: bytes) -> str:
    """A string of a PDF."""
    if string.startswith(b"<"):
        body = bytes.fromhex(string[1:-1].decode())
    else:
        plain = {b"n": b"\n", b"r": b"\r", b"t": b"\t"}
        body = _LETTER.sub(lambda m: bytes([int(m[1], 8)]) if m[1].isdigit() else plain.get(m[1], m[1]), string[1:-1])
    return body.decode("utf-16") if body.startswith(b"\xfe\xff") else body.decode("latin-1")


def inside(outer: Matrix, inner: Matrix) -> Matrix:
    """What an inner matrix means within an outer one."""
    (a, b, c, d, e, f), (u, v, w, x, y, z) = outer, inner
    return u * a + v * c, u * b + v * d, w * a + x * c, w * b + x * d, y * a + z * c + e, y * b + z * d + f


def sides(page: bytes, high: float) -> Iterator[Side]:
    """All sides of cards on a page of this height: each picture is marked, and begins with the box that it fills."""
    at: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    numbers: list[float] = []
    corners: list[tuple[float, float]] | None = None
    said = ""
    for spoken, number, word in _TOKEN.findall(page):
        if spoken:
            said = read_aloud(spoken)
        elif number:
            numbers.append(float(number))
        elif word:
            if word == b"q":
                kept.append(at)
            elif word == b"Q":
                at = kept.pop()
            elif word == b"cm":
                a, b, c, d, e, f = numbers[-6:]
                at = inside(at, (a, b, c, d, e, f))
            elif word == b"BDC":
                corners = []
            elif word in (b"m", b"l") and corners is not None:
                right, up = numbers[-2:]
                _, _, _, _, x, y = inside(at, (1, 0, 0, 1, right, up))
                corners.append((x * POINT, high - y * POINT))
            elif word == b"h" and corners:
                lefts, tops = zip(*corners, strict=True)
                wide, within = FRONT if said else BACK
                if max(lefts) - min(lefts) == pytest.approx(wide, abs=NEAR):
                    yield Side(said, min(lefts) - within, min(tops) - within)
                corners, said = None, ""
            numbers = []


def sheets(pdf: bytes, high: float) -> list[list[Side]]:
    """What lies on each page of a PDF."""
    objects = {int(number): body for number, body in _OBJECT.findall(pdf)}
    found = []
    for body in objects.values():
        if re.search(rb"/Type ?/Page\b", body):
            stream = objects[int(re.findall(rb"/Contents (\d+) 0 R", body)[0])].partition(b"stream\n")[2]
            found.append([*sides(zlib.decompress(stream), high)])
    return found


@pytest.mark.parametrize("turn", ["long", "short"])
@pytest.mark.parametrize("game", TWO)
def test_as_many_cards_as_the_list_says_lie_with_their_backs_behind_them(game: type[Game], turn: Turn) -> None:
    order = Order(game, paper="a4", turn=turn)
    wide, high = order.size
    box = contents(order)
    found = sheets(cards_pdf(order).body, high)[2:]  # the first two are the trial
    kinds = {card["label"]: card["kind"] for card in box.cards}
    fronts = Counter(side.said for sheet in found[::2] for side in sheet)
    listed = sum((Counter(dict(pile["kinds"])) for pile in _piles(box)), Counter[str]())
    assert sum((Counter({kinds[said]: many}) for said, many in fronts.items()), Counter[str]()) == listed
    assert fronts == sum((Counter({card["label"]: card["copies"]}) for card in box.cards), Counter[str]())
    for sheet, behind in zip(found[::2], found[1::2], strict=True):
        assert not any(side.said for side in behind)
        turned = [
            (wide - side.x - CARD[0], side.y) if turn == "long" else (side.x, high - side.y - CARD[1])
            for side in behind
        ]
        for place, front in zip(sorted(turned), sorted((side.x, side.y) for side in sheet), strict=True):
            assert place == pytest.approx(front, abs=NEAR)
