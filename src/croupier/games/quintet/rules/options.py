"""Every option of Quintet, built once (Part 10). Where they depend on a pile, there is a list for each set of kinds."""

from collections.abc import Sequence
from typing import Final, TypeVar

from croupier.engine import FACE, SEAT, FaceId, Option, Question, Seat, Verb, face
from croupier.games.quintet.cards.faces import ALL_FIVE, BIT, KINDS, NAMES

T = TypeVar("T")

MOST_SEATS: Final = 5  # 1.1
Target = tuple[Seat, FaceId]


PASSING: Final = Verb("pass")
PLAYING: Final = Verb("play", card=FACE)
COUNTERING: Final = Verb("play", card=face("wizard"))
DISCARDING: Final = Verb("discard", card=FACE)
DECLINING: Final = Verb("decline")
DRAWING: Final = Verb("draw")
KILLING: Final = Verb("kill", target=SEAT, card=FACE)
TARGETING: Final = Verb("target", target=SEAT)
RETURNING: Final = Verb("return", card=FACE)

QUESTIONS: Final = (
    Question("play", PASSING, PLAYING),  # 4.7
    Question("react", PASSING, COUNTERING),  # 6.8
    Question("ability", DECLINING, DRAWING, KILLING, TARGETING, RETURNING),  # 8.1
    Question("overflow_discard", DISCARDING),  # 2.4
    Question("wizard_cost", DISCARDING),  # 6.16
    Question("witch_discard", DISCARDING),  # 8.12
)


def _each(verb: Verb) -> list[Option[FaceId]]:
    """One option per kind, in the order of 10."""
    return [verb(NAMES[kind], value=kind) for kind in KINDS]


def _in_each_set(one: Sequence[Option[T]], *first: Option[T]) -> tuple[tuple[Option[T], ...], ...]:
    """For every set of kinds (as a mask): `first`, then the option of each kind in it."""
    return tuple((*first, *(one[k] for k in KINDS if mask & BIT[k])) for mask in range(ALL_FIVE + 1))


PASS: Final[Option[FaceId | None]] = PASSING(value=None)
PLAY: Final = _in_each_set(_each(PLAYING), PASS)
DISCARD: Final = _in_each_set(_each(DISCARDING))
REACT: Final[tuple[Option[bool], ...]] = (PASSING(value=False), COUNTERING("wizard", value=True))
CANNOT_REACT: Final = REACT[:1]

DECLINE: Final[Option[None]] = DECLINING(value=None)
DRAW: Final = (DECLINE, DRAWING(value=True))
KILL: Final = tuple(
    _in_each_set([KILLING(seat, NAMES[kind], value=(seat, kind)) for kind in KINDS]) for seat in range(MOST_SEATS)
)
TARGET: Final = tuple(TARGETING(seat, value=seat) for seat in range(MOST_SEATS))
RETURN: Final = _in_each_set(_each(RETURNING), DECLINE)
