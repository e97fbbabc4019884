"""Orders: what is to be printed, and how."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast, get_args

from croupier.engine import BadSetup, Components, Game, check_setup, counted, fitting
from croupier.paper.errors import CannotPrint

Ink = Literal["full", "saving", "black"]
Turn = Literal["long", "short"]

CARD = (63.0, 88.0)
"""A card, in mm, where it is cut."""

PAPERS: Mapping[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "card": CARD}
"""Papers by name, in mm; `card` is one card a page, as print shops take them."""

BLEEDS = (0.0, 3.0)
MOST_GAP = 20.0
MOST_SHIFT = 50
"""Tenths of a millimetre: more is no slip of a printer, but another paper."""

_SIZE = re.compile(r"(\d{2,4}(?:\.\d)?)x(\d{2,4}(?:\.\d)?)")


@dataclass(frozen=True, slots=True)
class Order:
    """A game in one language, for some numbers of players, on one paper; lengths in mm, `shift` in tenths of one."""

    game: type[Game]
    language: str = "en"
    players: tuple[int, ...] = ()
    """All numbers of players that the box is for; all that the game allows where empty."""
    variants: Mapping[str, str] = field(default_factory=dict)
    paper: str = "a4"
    bleed: float = 0.0
    gap: float = 0.0
    turn: Turn = "long"
    ink: Ink = "full"
    shift: tuple[int, int] = (0, 0)
    """How far the backs are moved to the right and down, so that they lie behind the fronts."""

    def __post_init__(self) -> None:
        """Raises `CannotPrint` for what is not on offer."""
        for said, value, known in (("turned over the", self.turn, Turn), ("printed with ink", self.ink, Ink)):
            if value not in get_args(known):
                raise CannotPrint(f"Sheets are {said} {' or '.join(get_args(known))}, not {value!r}.")
        if self.bleed not in BLEEDS:
            raise CannotPrint(f"The bleed is 0 or 3 mm, not {self.bleed:g}.")
        if not 0 <= self.gap <= MOST_GAP:
            raise CannotPrint(f"The gap between cards is 0 to {MOST_GAP:g} mm, not {self.gap:g}.")
        if max(map(abs, self.shift)) > MOST_SHIFT:
            raise CannotPrint(f"Backs are shifted by at most {MOST_SHIFT} tenths of a millimetre.")

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper. Raises `CannotPrint` for one that is unknown."""
        if self.paper in PAPERS:
            return PAPERS[self.paper]
        size = _SIZE.fullmatch(self.paper)
        if size is None:
            raise CannotPrint(f"Paper is {', '.join(PAPERS)} or WIDTHxHEIGHT in mm, like 100x150, not {self.paper!r}.")
        return float(size[1]), float(size[2])

    def box(self) -> Components:
        """What lies in the box for these players. Raises `BadSetup` where the game is not for them."""
        players = self.players or self.fitting()
        if not players:
            raise BadSetup(f"{self.game.title} is for nobody with these variants.")
        box = counted(())
        for number in players:
            box |= self.components(number)
        return box

    def fitting(self) -> Sequence[int]:
        """The numbers of players for whom the game is."""
        low, high = self.game.seats
        return fitting(self.game, self.variants, range(low, high + 1))

    def components(self, players: int) -> Components:
        """What so many of them need. Raises `BadSetup` where the game is not for them."""
        return self.game.components(players, check_setup(self.game, players, self.variants))


def numbers(text: str) -> tuple[int, ...]:
    """`2-4` or `3` as numbers of players. Raises `CannotPrint`."""
    found = re.fullmatch(r"(\d)(?:-(\d))?", text)
    if found is None or int(found[1]) > int(found[2] or found[1]):
        raise CannotPrint(f"Players are given as N or N-M, like 2-4, not {text!r}.")
    return tuple(range(int(found[1]), int(found[2] or found[1]) + 1))


def shift(text: str) -> tuple[int, int]:
    """`4,-2` as tenths of a millimetre to the right and down. Raises `CannotPrint`."""
    found = re.fullmatch(r"([-−+]?\d{1,3}),\s*([-−+]?\d{1,3})", text)
    if found is None:
        raise CannotPrint(f"A shift is given as RIGHT,DOWN in tenths of a millimetre, like 4,-2, not {text!r}.")
    right, down = (int(number.replace("−", "-")) for number in found.groups())
    return right, down


def turn(text: str) -> Turn:
    """The word as an edge over which sheets are turned; an order refuses what is none."""
    return cast("Turn", text)


def ink(text: str) -> Ink:
    """The word as a way of printing; an order refuses what is none."""
    return cast("Ink", text)
