"""How the tables write a cost, `2c 1m E1`, and marks, `2+ 4+ 6+`."""

import re
from dataclasses import dataclass

from croupier.engine import Figure, Saying
from croupier.games.perils.cards.terms import ELEMENTS
from croupier.kit import NotationError

NOTHING = "-"
FREE = "free"
MOST_COPIES = 5


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
_PART = re.compile(r"(?P<number>\d{1,2})(?P<of>[cm])|(?P<element>[EWF])(?P<level>\d)")


def cost(text: str, where: str) -> Cost:
    """`2c 1m E1`: numbers before currencies, after elements. Raises `NotationError`, which begins with `where`."""
    parts: dict[str, int] = {}
    for word in text.split() if text != FREE else ():
        part = _PART.fullmatch(word)
        name = _COST[part["of"] or part["element"]] if part else ""
        if part is None or name in parts:
            raise NotationError(f"{where}: {text!r} is no cost, as 2c 1m E1 is, or {FREE}: {word!r} cannot be read.")
        parts[name] = int(part["number"] or part["level"])
    if not parts and text != FREE:
        raise NotationError(f"{where}: {text!r} is no cost, as 2c 1m E1 is, or {FREE}.")
    return Cost(**parts)


def marks(text: str, where: str) -> tuple[int, ...]:
    """`2+ 4+`: from how many players on each copy takes part (P 1.5), or `2 4`; `-`: none. Raises `NotationError`."""
    found = [] if text == NOTHING else text.split()
    if not text or len(found) > MOST_COPIES or not all(re.fullmatch(r"[2-6]\+?", mark) for mark in found):
        raise NotationError(f"{where}: {text!r} are no marks, as 2+ 4+ 6+ are, at most {MOST_COPIES}; or {NOTHING}.")
    return tuple(int(mark[0]) for mark in found)
