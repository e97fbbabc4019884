"""How the tables write what is printed: `2c 1m E1` is a cost, `melee +2; heal 1` are symbols, `thief 2` a passive."""

from dataclasses import dataclass

from croupier.engine import Figure, Saying
from croupier.games.perils.cards.effects import (
    Cheaper,
    Gain,
    Heal,
    Level,
    MaxLife,
    Melee,
    Passive,
    Points,
    PointsPer,
    Ranged,
    Symbol,
)
from croupier.games.perils.rules.hero import ELEMENTS, LEVELS

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


def rows(table: str) -> list[list[str]]:
    """The lines of a table, each as its columns."""
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def cost(text: str) -> Cost:
    """`2c 1m E1`: numbers before currencies, after elements."""
    parts = {}
    for word in text.split() if text != FREE else ():
        letter, number = (word[0], word[1:]) if word[0] in _COST else (word[-1], word[:-1])
        parts[_COST[letter]] = int(number)
    return Cost(**parts)


def symbols(text: str) -> tuple[Symbol, ...]:
    """Symbols in printed order."""
    return tuple(_symbol(part.split()) for part in text.split(";"))


def passives(text: str) -> tuple[Passive, ...]:
    """The passives of an enemy, if any."""
    if text == NOTHING:
        return ()
    words = [part.split() for part in text.split(";")]
    return tuple(Passive(name, int(number[0]) if number else 0) for name, *number in words)


def _symbol(words: list[str]) -> Symbol:
    name, number = words[0], int(words[1])
    per, of = 1, ""
    if len(words) > 2:  # n per k X, n per X
        per, of = (int(words[3]) if len(words) == 5 else 1), words[-1]
    if name in ("coins", "mana"):
        return Gain(name, number, per, of)
    if name == "vp":
        return PointsPer(number, per, of) if of else Points(number)
    if name in LEVELS:
        return Level(name, number)
    if name in ("life_price", "mana_price"):
        return Cheaper(name.removesuffix("_price"))
    return {"melee": Melee, "ranged": Ranged, "heal": Heal, "max_hp": MaxLife}[name](number)
