"""Pieces: what lies in the box beside cards, and the list of all that lies in it."""

from collections import Counter
from collections.abc import Iterable, Mapping

from croupier.engine import Components, Token
from croupier.paper.cards import Data
from croupier.paper.contents import Contents, contents
from croupier.paper.errors import CannotPrint
from croupier.paper.order import Order
from croupier.paper.pages import check_page, half_of, head, lettering
from croupier.paper.printing import Printed, around
from croupier.paper.sheets import filled, grid_of
from croupier.paper.typeset import typeset
from croupier.text import Translator

TOKEN = (14.0, 14.0)
"""A token, in mm, where it is cut."""

MARGIN = 14.0
"""Around tokens, in mm: there is room for marks and the scale."""

BARE_MARGIN = 10.0
"""Around boards, in mm: they have neither."""


class NoPieces(CannotPrint):
    """A game in which nothing lies but cards."""


def boards_pdf(order: Order) -> Printed:
    """The boards of a box, one under the other. Raises `CannotPrint`, and `NoPieces` where there is none."""
    boards = order.box().boards
    data = head(order)
    if not boards:
        raise NoPieces(f"{data['title']} is played without boards: none is printed.")
    say = Translator(order.language, order.game).piece
    printed = [
        {
            "name": say(board.name),
            "copies": copies,
            "tracks": [track._asdict() | {"name": say(track.name)} for track in board.tracks],
        }
        for board, copies in boards.items()
    ]
    tracks = [track for board in boards for track in board.tracks]
    names = [*(board.name for board in boards), *(track.name for track in tracks)]
    check_page(data, (track.icon for track in tracks), map(say, names))
    with typeset("boards", data | {"paper": order.size, "margin": BARE_MARGIN, "boards": printed}) as pages:
        for fit in pages.asked("fit"):
            if fit["too-high"] > 0:
                raise CannotPrint(
                    f"{fit['board']} of {data['title']} does not fit on {order.paper}: "
                    f"it is {fit['too-high']:.0f} mm too high."
                )
        return Printed(pages.pdf(), max(at["page"] for at in pages.asked("end")), 0)


def tokens_pdf(order: Order) -> Printed:
    """The tokens of a box on sheets. Raises `CannotPrint`, and `NoPieces` where there is none."""
    tokens = with_markers(order.box())
    data = head(order)
    if not tokens:
        raise NoPieces(f"{data['title']} is played without tokens: none is printed.")
    check_page(data, (token.icon for token in tokens), ())
    grid = grid_of(order, TOKEN, "A token", MARGIN)
    numbered, side = [*tokens], Translator(order.language, order.game).say("paper-tokens")
    sheets = [*filled(grid, (n for n, token in enumerate(numbered) for _ in range(tokens[token])))]
    laid = [
        {
            "items": [{"x": place.x, "y": place.y, "token": token} for place, token in sheet],
            "side": side,
            "name": f"{data['title']} {number}/{len(sheets)}",
        }
        for number, sheet in enumerate(sheets, 1)
    ]
    shown = {
        "token": TOKEN,
        "tokens": [{"icon": token.icon, "number": token.number} for token in numbered],
        "marks": grid.marks,
        "guides": grid.guides,
        "sheets": laid,
    }
    with typeset("tokens", data | around(order, grid) | shown) as pages:
        return Printed(pages.pdf(), len(sheets), 0)


def list_pdf(order: Order) -> Printed:
    """What lies in the box and how many of it, on pages of half the paper. Raises `CannotPrint`."""
    box, lying = contents(order), order.box()
    say = Translator(order.language, order.game)
    named = {say.piece(board.name): copies for board, copies in lying.boards.items()}
    tokens = with_markers(lying)
    data = box.data | {
        "paper": half_of(order, "A list"),
        "lettering": lettering(order.game, order.language, box.look["key"]),
        "list": say.say("paper-list"),
        "small": say.say("paper-tokens"),
        "piles": [*_piles(box)],
        "boards": [*named.items()],
        "tokens": [
            {"icon": token.icon, "number": token.number, "name": say.piece(token.name), "copies": copies}
            for token, copies in tokens.items()
        ],
    }
    check_page(data, (token.icon for token in tokens), (*named, *(say.piece(token.name) for token in tokens)))
    with typeset("list", data) as pages:
        return Printed(pages.pdf(), max(at["page"] for at in pages.asked("end")), 0)


def with_markers(box: Components) -> Mapping[Token, int]:
    """The tokens of a box, and before them a marker for each track on each of its boards."""
    markers: Counter[Token] = Counter()
    for board, copies in box.boards.items():
        for track in board.tracks:
            markers[Token(track.name, track.icon)] += copies
    return markers + Counter(box.tokens)


def _piles(box: Contents) -> Iterable[Data]:
    """The cards of each back: how many there are of each kind."""
    for back in box.backs:
        kinds: Counter[str] = Counter()
        for card in box.cards:
            if card["back"] == back:
                kinds[card["kind"]] += card["copies"]
        yield {"back": back, "kinds": [*kinds.items()]}
