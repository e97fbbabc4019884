"""The five characters by number, and sets of them as bits: so in every card set."""

from typing import Final

from croupier.engine import FaceId
from croupier.games.quintet.cards.tables import CHARACTERS

NAMES: Final = (*CHARACTERS,)
KINDS: Final = tuple(FaceId(i) for i in range(len(NAMES)))
HERALD, MURDERER, WITCH, NECROMANCER, WIZARD = KINDS

MOST_COPIES: Final = 5  # 1.4
MOST_CARDS: Final = len(KINDS) * MOST_COPIES
"""Of a deck."""

BIT: Final = tuple(1 << kind for kind in KINDS)
ALL_FIVE: Final = sum(BIT)
