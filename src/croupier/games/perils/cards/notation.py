"""How the tables write a cost: `2c 1m E1`."""

from dataclasses import dataclass

from croupier.engine import Figure, Saying
from croupier.games.perils.cards.terms import ELEMENTS

NOTHING = "-"
FREE = "free"


@dataclass(frozen=True)
class Cost:
    """Coins and mana to spend, and element levels to have (P 6.1 to 6.3)."""

    coins: int = 0
    mana: int = 0
    earth: int = 0
    water: int = 0
    fire: int = 0

    def says(self) -> Saying:
        """The cost in words: "2 coins and Earth 1", or "free"."""
        parts = [("coins", self.coins), ("mana", self.mana), *((e, getattr(self, e)) for e in ELEMENTS)]
        said = tuple(Saying(f"cost-{name}", {"number": number}) for name, number in parts if number)
        return Saying("cost", {"what": said}) if said else Saying("cost-free")

    def figures(self) -> tuple[Figure, ...]:
        """The cost as slabs."""
        slabs = (
            Figure("coin", self.coins, "coins"),
            Figure("mana", self.mana, "mana"),
            Figure("leafearth", self.earth, "earth"),
            Figure("wave", self.water, "water"),
            Figure("flame", self.fire, "fire"),
        )
        return tuple(slab for slab in slabs if slab.number) or (Figure("coin", 0, "free"),)


_COST = {"c": "coins", "m": "mana", "E": "earth", "W": "water", "F": "fire"}


def cost(text: str) -> Cost:
    """`2c 1m E1`: numbers before currencies, after elements."""
    parts = {}
    for word in text.split() if text != FREE else ():
        letter, number = (word[0], word[1:]) if word[0] in _COST else (word[-1], word[:-1])
        parts[_COST[letter]] = int(number)
    return Cost(**parts)
