"""Components: what of a game lies in its box, to be printed, counted and put back."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from croupier.engine.state.cards import FaceId


@dataclass(frozen=True, slots=True)
class Components:
    """What lies in the box: `cards` are the copies of each face, in the order of the faces; none that has no copy."""

    cards: Mapping[FaceId, int]

    def __or__(self, other: "Components") -> "Components":
        """The smallest box from which either can be played."""
        return counted((Counter(self.cards) | Counter(other.cards)).elements())


def counted(faces: Iterable[FaceId]) -> Components:
    """The box that holds a card for each of these faces."""
    copies = Counter(faces)
    return Components({face: copies[face] for face in sorted(copies)})
