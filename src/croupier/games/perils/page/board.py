"""What lies before a seat of Three Perils as the page shows it: powers and enemies."""

from typing import Final, NamedTuple

from croupier.engine import Figure
from croupier.games.perils.cards.designs import PrintedPower
from croupier.kit import Plain, Speaker

BARS: Final = {"9.9": "guarded", "9.10": "elusive", "9.11": "hollow", "4.15": "wounded"}
"""In a word what bars an attack, by the rule that does."""


class PowerShown(NamedTuple):
    """One of the two powers of a character; a `cost` of nothing means that it is free."""

    id: str
    text: str
    cost: tuple[Figure, ...]
    does: tuple[Figure, ...]
    spent: bool

    @classmethod
    def of(cls, printed: PrintedPower, speaker: Speaker, *, spent: bool) -> "PowerShown":
        """A power as printed, in the language of the speaker."""
        power = printed.power
        cost = tuple(figure for figure in power.cost.figures() if figure.number)
        does = tuple(figure for effect in power.effects for figure in effect.figures())
        return cls(power.id, speaker.saying(printed.says()), cost, does, spent)


class FoeShown(NamedTuple):
    """A living enemy as its line shows it: numbers now and printed, and what the pending attack would do to it."""

    face: str
    key: str
    printed: int
    strength: int
    blow: int
    left: int
    life: int
    rage: int
    giver: int
    fight: Plain | None
    barred: str
    """Why the pending attack may not aim at it: guarded, elusive, hollow, wounded; '' if it may."""

    @classmethod
    def of(cls, enemy: Plain, facts: Plain, fight: Plain | None) -> "FoeShown":
        """An enemy of the view with its facts, and those of the pending attack."""
        return cls(
            face=enemy["card"],
            key=facts["key"],
            printed=facts["printed"],
            strength=facts["strength"],
            blow=facts["retaliation"],
            left=facts["left"],
            life=facts["life"],
            rage=enemy["rage"],
            giver=enemy["giver"],
            fight=fight,
            barred=BARS.get(fight["barred"], "") if fight else "",
        )
