"""Pages beside the cards: how large they are, what stands at their head, and that all of it can be drawn and set."""

import re
from collections.abc import Iterable

from croupier.engine import Game
from croupier.paper.cards import Data, Press
from croupier.paper.errors import CannotPrint
from croupier.paper.letters import check_letters
from croupier.paper.look import look_of
from croupier.paper.order import CARD, Order
from croupier.paper.pictures import drawn
from croupier.text import Translator
from croupier.text.bundle import file_of, package_of

LEAST = (190.0, 250.0)
"""The smallest paper of which half is a page, in mm."""

ACCENT = 0.25
"""How far the accent of a capital may reach beyond the box of a lettering, as a share of its height."""


def half_of(order: Order, what: str) -> tuple[float, float]:
    """Width and height of a page that is half a paper, in mm. Raises `CannotPrint`: `what` needs a larger one."""
    wide, high = sorted(order.size)
    if wide < LEAST[0] or high < LEAST[1]:
        raise CannotPrint(f"{what} needs a paper of at least {LEAST[0]:g} x {LEAST[1]:g} mm.")
    return high / 2, wide


def head(order: Order) -> Data:
    """The title, as it is said and as it is drawn, and how cards of the game look."""
    look = Press(order.game, look_of(order.game), order.language, order.ink).look
    return {
        "title": Translator(order.language, order.game).title(),
        "language": order.language,
        "card": CARD,
        "look": look,
        "lettering": lettering(order.game, order.language, look["key"]),
    }


def check_page(data: Data, icons: Iterable[str], words: Iterable[str]) -> None:
    """Raises `CannotPrint` for the first icon that nobody has drawn, and for a letter that no font has."""
    for icon in icons:
        if icon not in data["look"]["icons"]:
            raise CannotPrint(f"The icon {icon} is drawn neither by {data['title']} nor by the house.")
    check_letters({data["title"]: "".join((data["title"], *words))}, data["language"])


def lettering(game: type[Game], language: str, key: str) -> Data | None:
    """The title as it is drawn, in the key colour: its `svg`, with room above for the `accent`; or None."""
    for name in (f"title.{language}.svg", "title.svg"):
        file = file_of(package_of(game), "page", name)
        if file.is_file():
            title = drawn(file.read_text("utf-8"), f"The lettering of {game.title}, page/{name},")
            x, y, wide, high = title.box
            svg = title.svg.replace('id="title"', f'id="title" fill="{key}"')
            box = f'viewBox="{x:g} {y - ACCENT * high:g} {wide:g} {(1 + ACCENT) * high:g}"'
            return {"svg": re.sub(r'\bviewBox="[^"]*"', box, svg, count=1), "accent": ACCENT}
    return None
