"""Stamps: the pictures of cards alone, cut square, as marks in a report; each is in its page once."""

import re
from html import escape

from croupier.engine import Game
from croupier.press.sheet import sheet
from croupier.text.bundle import file_of, package_of

_SVG = re.compile(r'<svg[^>]*? viewBox="([^"]+)"[^>]*>')
_TITLE = re.compile(r"<title>.*?</title>")


class Stamps:
    """The stamps of a game's cards that a page uses; `symbols` is what they are drawn of."""

    def __init__(self, game: type[Game]) -> None:
        self._game = game
        self._faces = {face.id: face for face in game.FACES}
        self._symbols: dict[str, str] = {}

    def of(self, card: str, mark: str = "") -> str:
        """The stamp of a card, with a mark in its corner; the mark alone for a card without a picture."""
        face = self._faces.get(card)
        corner = f'<i class="mk">{escape(mark)}</i>' if mark else ""
        if face is None or not self._drawn(face.picture):
            return corner
        use = f'<svg aria-hidden="true"><use href="#art-{escape(face.picture)}"/></svg>'
        return f'<span class="stamp i-{escape(face.ink)}">{use}{corner}</span>'

    @property
    def symbols(self) -> str:
        """The pictures of all stamps that were made."""
        return f'<svg class="defs" aria-hidden="true">{"".join(self._symbols.values())}</svg>' if self._symbols else ""

    def _drawn(self, picture: str) -> bool:
        """Whether there is such a picture; then it is among the symbols."""
        if picture in self._symbols:
            return True
        file = file_of(package_of(self._game), "art", f"{picture}.svg")
        if not picture or not file.is_file():
            return False
        drawn = sheet(file.read_text("utf-8"))
        begins = _SVG.search(drawn)
        if begins is None:
            return False
        inside = _TITLE.sub("", drawn[begins.end() : drawn.rindex("</svg>")])
        self._symbols[picture] = (
            f'<symbol id="art-{escape(picture)}" viewBox="{begins[1]}" preserveAspectRatio="xMidYMin slice">'
            f"{inside}</symbol>"
        )
        return True
