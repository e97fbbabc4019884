"""What an answer can name, by kind.

Read from the tables alone: designs are made with what they do, and that lies above the rules.
"""

from typing import Final

from croupier.engine import FaceId
from croupier.games.perils.cards import printed_text
from croupier.games.perils.cards.notation import NOTHING
from croupier.kit import rows

_CHARACTERS: Final = rows(printed_text.CHARACTERS)
_CARDS: Final = [*rows(printed_text.PHASE_1), *rows(printed_text.PHASE_2), *rows(printed_text.PHASE_3)]
_FOES: Final = [*rows(printed_text.CLASS_1), *rows(printed_text.CLASS_2), *rows(printed_text.CLASS_3)]

IDS: Final = {row[0]: FaceId(face) for face, row in enumerate((*_CHARACTERS, *_CARDS, *_FOES))}
"""Every face by its name."""


def _by_face(table: list[list[str]]) -> dict[FaceId, str]:
    return {IDS[row[0]]: row[0] for row in table}


CHARACTERS: Final = _by_face(_CHARACTERS)
CARDS: Final = _by_face(_CARDS)
CHAINED: Final = _by_face([row for row in _CARDS if row[6] != NOTHING])  # P 8.1: those with a category
FOES: Final = _by_face(_FOES)
POWERS: Final = {
    face: tuple(name for name, owner, *_ in rows(printed_text.POWERS) if owner == character)
    for face, character in CHARACTERS.items()
}
