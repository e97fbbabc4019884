"""Cards in a notebook: their prints as images, as many as a page bears, and names for all others."""

from collections import Counter
from collections.abc import Iterable
from html import escape
from itertools import islice

from croupier.engine import Game
from croupier.press.picture import image
from croupier.text import Translator

PRINTED = 12
"""So many cards of a table are printed: each takes some twenty thousand characters in the notebook's file."""

OF_A_ZONE = 8
"""A pile of more different cards is told by their names."""

NAMED = 24
"""So many different cards of a pile are named."""

WIDE = 76
"""The width of a printed card among others, in pixels."""


class Printed:
    """The cards of one page: what it prints, it prints until there are enough."""

    def __init__(self, translator: Translator, game: type[Game]) -> None:
        self.translator = translator
        self.game = game
        self.left = PRINTED

    def __call__(self, faces: Iterable[str]) -> str:
        """Cards that lie together, each face once with how many there are."""
        often = Counter(faces)
        if len(often) <= min(OF_A_ZONE, self.left) and self._has_pictures(often):
            self.left -= len(often)
            times = {face: f"{number} ×" if number > 1 else "" for face, number in often.items()}
            cards = (times[face] + image(self.game, face, self.translator.language, wide=WIDE) for face in often)
            return " ".join(cards)
        words = ((self.translator.card(face), number) for face, number in often.items())
        counted = [f"{number} × {word}" if number > 1 else word for word, number in islice(words, NAMED)]
        return escape(", ".join([*counted, "…"] if len(often) > NAMED else counted))

    def _has_pictures(self, faces: Iterable[str]) -> bool:
        drawn = {face.id for face in self.game.FACES if face.picture}
        return drawn >= set(faces)
