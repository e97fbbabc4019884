"""Contents: everything of a box that is printed, as data, whatever becomes of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from croupier.engine import FaceId
from croupier.paper.cards import Data, Press
from croupier.paper.errors import CannotPrint
from croupier.paper.letters import check_letters
from croupier.paper.look import look_of
from croupier.paper.order import CARD, Order
from croupier.paper.typeset import Pages, typeset
from croupier.text import Translator

SMALLEST = 6.0
"""Points: nothing on a card is set smaller."""

_NEAR = 0.05
"""Millimetres that are no excess: what is measured is rounded."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The cards of an order, those of one pile together, and their backs by name; `title` is that of the game."""

    title: str
    language: str
    look: Data
    cards: Sequence[Data]
    """Each with its `back` and its `copies`."""
    backs: Mapping[str, str]

    @property
    def data(self) -> Data:
        """What every program of the press reads."""
        return {
            "title": self.title,
            "language": self.language,
            "card": CARD,
            "look": self.look,
            "cards": self.cards,
            "backs": self.backs,
        }

    @contextmanager
    def typeset(self, program: str, **more: Any) -> Iterator[Pages]:  # Any: JSON
        """The pages that a program makes of it and of `more`. Raises `CannotPrint` where something does not fit."""
        with typeset(program, self.data | more) as pages:
            self._check_fit(pages.asked("fit"))
            yield pages

    def _check_fit(self, measured: Iterable[Mapping[str, Any]]) -> None:  # Any: JSON
        """Raises `CannotPrint` for the first card on which something does not fit; it says how many more there are."""
        wrong = {}
        for fit in measured:
            excess = [f"{fit[f'too-{way}']:.1f} mm too {way}" for way in ("high", "wide") if fit[f"too-{way}"] > _NEAR]
            if fit["smallest"] < SMALLEST:
                excess.append(f"set in {fit['smallest']:.1f} points")
            if excess:
                wrong[fit["card"]] = " and ".join(excess)
        if wrong:
            card, excess_of_it = next(iter(wrong.items()))
            name = next(one["name"] for one in self.cards if one["id"] == card)
            others = f"; nor do {len(wrong) - 1} others" if len(wrong) > 1 else ""
            raise CannotPrint(f"What stands on {name} ({self.language}) does not fit: it is {excess_of_it}{others}.")


def contents(order: Order, *, apart: bool = True) -> Contents:
    """What lies in the box of an order. Raises `CannotPrint`, and `BadSetup` where the game is not for its players.

    `apart`: copies that bear another number of players are cards of their own.
    """
    box, faces, look = order.box().cards, order.game.FACES, look_of(order.game)
    press = Press(order.game, look, order.language, order.ink)
    piles = list(dict.fromkeys(faces[face].back for face in box))
    needed = {players: order.components(players).cards for players in order.fitting() if look.least and apart}
    varying = {faces[face].back for face in box if len({cards.get(face) for cards in needed.values()}) > 1}
    cards = [
        press.card(faces[face]) | {"back": pile, "least": least, "copies": many}
        for pile in piles
        for face, copies in box.items()
        if faces[face].back == pile
        for least, many in (_least(face, copies, needed) if pile in varying else [(0, copies)])
    ]
    title = Translator(order.language, order.game).title()
    check_letters({title: title} | {card["name"]: _letters(card) for card in cards}, order.language)
    backs = {pile: press.back(pile, number) for number, pile in enumerate(piles)}
    return Contents(title, order.language, press.look, cards, backs)


def _least(face: FaceId, copies: int, needed: Mapping[int, Mapping[FaceId, int]]) -> Iterator[tuple[int, int]]:
    """Of the copies in a box how many take part from how many players on: a number of players, and copies."""
    before = 0
    for players, cards in needed.items():
        now = min(copies, cards.get(face, 0))
        if now > before:
            yield players, now - before
            before = now


def check_fit(order: Order) -> None:
    """Raises `CannotPrint` for a card on which something does not fit, without drawing any."""
    with contents(order).typeset("fit"):
        pass


def _letters(card: Data) -> str:
    marks = "".join(mark["words"] for mark in (*card["asks"], *card["worth"], *card["rail"]))
    return "".join([card["parted"], card["kind"], marks, *(run.get("words", "") for run in card["runs"])])
