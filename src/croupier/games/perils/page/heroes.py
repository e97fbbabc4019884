"""Heroes: their levels, their powers, what they did last and the attack they make."""

from typing import Final, NamedTuple

from croupier.engine import Figure, Seat
from croupier.games.perils.cards.clauses import PrintedPower
from croupier.games.perils.cards.terms import LEVEL_ICONS
from croupier.kit import Table

AIMS: Final = {"melee": "sword", "ranged": "arrow"}
"""The icon of an attack by its reach."""


class PowerShown(NamedTuple):
    """One of the two powers of a character; a `cost` of nothing means that it is free."""

    id: str
    text: str
    cost: tuple[Figure, ...]
    does: tuple[Figure, ...]
    spent: bool

    @classmethod
    def of(cls, printed: PrintedPower, text: str, *, spent: bool) -> "PowerShown":
        """A power as printed, with its sentence."""
        power = printed.power
        cost = tuple(figure for figure in power.cost.figures() if figure.number)
        does = tuple(figure for effect in power.effects for figure in effect.figures())
        return cls(power.id, text, cost, does, spent)


class Heroes:
    """The part of the page about heroes."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def levels(self, seat: Seat) -> dict[str, tuple[int, int]]:
        """Each level now, and the sum of its symbols."""
        hero, now = self.table.view["heroes"][seat], self.table.view["facts"]["levels"][seat]
        return {level: (now.get(level, hero[level]), hero[level]) for level in LEVEL_ICONS}

    def powers(self, seat: Seat) -> list[PowerShown]:
        """The two powers of a seat's character."""
        faces, spent = self.table.view["character"][seat], self.table.view["heroes"][seat]["spent"]
        effects, say = self.table.game.EFFECTS, self.table.translator
        said = [one for face in faces for one in zip(effects[face], say.said(face), strict=True)]
        printed = [(effect, text) for effect, text in said if isinstance(effect, PrintedPower)]
        return [PowerShown.of(*one, spent=used) for one, used in zip(printed, spent, strict=False)]

    def last_deed(self, seat: Seat) -> tuple[str, str]:
        """What a seat did last, as a word (`play`, `sell`, `power`, '') and what with: a face or a power."""
        hero = self.table.view["heroes"][seat]
        if hero["verb"] == "play":
            return "play", next(reversed(self.table.view["tableau"][seat]), "")
        if hero["verb"] == "power" and self.table.view["character"][seat]:
            return "power", self.powers(seat)[hero["power"]].id
        return str(hero["verb"]), ""

    def aim(self, seat: Seat) -> str:
        """The icon of the attack a seat is making, '' without one."""
        return AIMS.get(self.table.view["heroes"][seat]["reach"], "")
