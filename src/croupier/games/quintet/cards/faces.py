"""The five characters: their faces, the deck, and sets of them as bits."""

from typing import Final

from croupier.engine import Face, FaceId, Figure

COPIES: Final = 5  # 1.4

FACES: Final = (
    Face("herald", "quintet", "character", "herald", "herald", verb=Figure("trumpet", 1, "draw")),
    Face("murderer", "quintet", "character", "murderer", "murderer", verb=Figure("dagger", name="kill")),
    Face("witch", "quintet", "character", "witch", "witch", verb=Figure("cauldron", 1, "discard")),
    Face("necromancer", "quintet", "character", "necromancer", "necromancer", verb=Figure("skull", name="return")),
    Face("wizard", "quintet", "character", "wizard", "wizard", verb=Figure("hat", name="counter")),
)
KINDS: Final = tuple(FaceId(i) for i in range(len(FACES)))
HERALD, MURDERER, WITCH, NECROMANCER, WIZARD = KINDS

DECK: Final = tuple(kind for kind in KINDS for _ in range(COPIES))  # 1.4

BIT: Final = tuple(1 << kind for kind in KINDS)
ALL_FIVE: Final = sum(BIT)
