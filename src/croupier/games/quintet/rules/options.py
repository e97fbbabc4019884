"""Every option of Quintet, built once (Part 10). Where they depend on a pile, there is a list for each set of kinds."""

from collections.abc import Sequence
from typing import Final, TypeVar

from croupier.engine import FaceId, Option, Seat
from croupier.games.quintet.cards.faces import ALL_FIVE, BIT, FACES, KINDS

T = TypeVar("T")

MOST_SEATS: Final = 5  # 1.1
Target = tuple[Seat, FaceId]


def _each(verb: str) -> list[Option[FaceId]]:
    """One option per kind, in the order of 10."""
    return [Option(f"{verb}:{FACES[kind].id}", kind) for kind in KINDS]


def _in_each_set(one: Sequence[Option[T]], *first: Option[T]) -> tuple[tuple[Option[T], ...], ...]:
    """For every set of kinds (as a mask): `first`, then the option of each kind in it."""
    return tuple((*first, *(one[k] for k in KINDS if mask & BIT[k])) for mask in range(ALL_FIVE + 1))


PASS: Final[Option[FaceId | None]] = Option("pass", None)
PLAY: Final = _in_each_set(_each("play"), PASS)
DISCARD: Final = _in_each_set(_each("discard"))
REACT: Final[tuple[Option[bool], ...]] = (Option("pass", False), Option("play:wizard", True))
CANNOT_REACT: Final = REACT[:1]

DECLINE: Final[Option[None]] = Option("decline", None)
DRAW: Final = (DECLINE, Option("draw", True))
KILL: Final = tuple(
    _in_each_set([Option(f"kill:{seat}:{FACES[kind].id}", (seat, kind)) for kind in KINDS])
    for seat in range(MOST_SEATS)
)
TARGET: Final = tuple(Option(f"target:{seat}", seat) for seat in range(MOST_SEATS))
RETURN: Final = _in_each_set(_each("return"), DECLINE)
