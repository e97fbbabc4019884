"""What an answer can name, by kind.

Read from the tables as they are written: designs are made with what they do, and that lies above the rules. Card sets
change none of it.
"""

from collections.abc import Iterable
from typing import Final

from croupier.engine import FaceId
from croupier.games.perils.cards import tables
from croupier.games.perils.cards.notation import NOTHING

IDS: Final = {name: FaceId(face) for face, name in enumerate((*tables.CHARACTERS, *tables.CARDS, *tables.ENEMIES))}
"""Every face by its name."""


def _by_face(names: Iterable[str]) -> dict[FaceId, str]:
    return {IDS[name]: name for name in names}


CHARACTERS: Final = _by_face(tables.CHARACTERS)
CARDS: Final = _by_face(tables.CARDS)
CHAINED: Final = _by_face([name for name, row in tables.CARDS.items() if row["category"] != NOTHING])  # P 8.1
FOES: Final = _by_face(tables.ENEMIES)
POWERS: Final = {
    face: tuple(name for name, row in tables.POWERS.items() if row["character"] == character)
    for face, character in CHARACTERS.items()
}
