"""Components: what of a game lies in its box, to be printed, counted and put back."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from croupier.engine.state.cards import FaceId

Piece = TypeVar("Piece", bound=Hashable)


class Token(NamedTuple):
    """A small piece that is laid somewhere: its name, as `piece-NAME` or a field says it, its icon, and a number."""

    name: str
    icon: str
    number: int | None = None


class Track(NamedTuple):
    """A row of fields from `first` to `last`; a marker with the icon stands on `start` when a match begins."""

    name: str
    icon: str
    first: int
    last: int
    start: int


class Board(NamedTuple):
    """A board by its name (`seat` before each player, `table` in the middle), and the tracks on it."""

    name: str
    tracks: tuple[Track, ...]


@dataclass(frozen=True, slots=True)
class Components:
    """What lies in the box, each with its copies: cards by face, in the order of the faces; boards; tokens."""

    cards: Mapping[FaceId, int]
    boards: Mapping[Board, int] = field(default_factory=dict)
    tokens: Mapping[Token, int] = field(default_factory=dict)

    def __or__(self, other: "Components") -> "Components":
        """The smallest box from which either can be played."""
        cards = Counter(self.cards) | Counter(other.cards)
        return Components(
            {face: cards[face] for face in sorted(cards)},
            _most(self.boards, other.boards),
            _most(self.tokens, other.tokens),
        )


def counted(faces: Iterable[FaceId]) -> Components:
    """The box that holds a card for each of these faces."""
    copies = Counter(faces)
    return Components({face: copies[face] for face in sorted(copies)})


def _most(one: Mapping[Piece, int], other: Mapping[Piece, int]) -> dict[Piece, int]:
    return {piece: max(one.get(piece, 0), other.get(piece, 0)) for piece in {**one, **other}}
