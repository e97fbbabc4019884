"""What things are worth to the bot, in victory points, by round.

The tables come from 2,300 matches of the bot against itself (1,500 with 2 players, 800 with 4, six answers in a
hundred by chance): the difference in points at the end was fitted, round by round, to what the seats had just before
the combat phase, and rounded. Eliminated seats counted as 10 points below zero, which is why HP under 15 are so dear.
With two players the silver of the first rounds buys the lines of all later ones; with more the rivals share that loss.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Prices:
    """The worth of one piece of each thing, after the actions of a round."""

    silver: float
    lent: float
    """Silver that a creature in play gives back."""
    point: float
    """A printed victory point in play: it may die before it counts."""
    end: float
    """A zynalith promised for the end of the game."""
    attack: float
    """ATK in the combats after the next one."""
    defence: float
    blood: float
    """One HP above `SAFE`."""
    heart: float
    """One HP below it."""

    def piece(self, currency: str) -> float:
        """A silver, or a zynalith, which is a point."""
        return self.silver if currency == "silver" else 1.0


SAFE: Final = 15
LETHAL: Final = 16.0
"""What losing the last HP costs."""

_DUEL: Final = (
    Prices(0.43, 0.60, 0.00, 0.30, 0.45, 0.0, 0.50, 1.50),
    Prices(0.30, 0.45, 0.10, 0.45, 0.30, 0.0, 0.45, 1.50),
    Prices(0.15, 0.25, 0.20, 0.50, 0.20, 0.0, 0.30, 1.30),
    Prices(0.10, 0.12, 0.40, 0.60, 0.12, 0.0, 0.15, 1.20),
    Prices(0.10, 0.10, 0.90, 0.85, 0.00, 0.0, 0.03, 0.50),
)
_CROWD: Final = (
    Prices(0.15, 0.17, 0.40, 0.60, 0.45, 0.30, 0.30, 1.50),
    Prices(0.12, 0.14, 0.45, 0.62, 0.33, 0.26, 0.30, 1.50),
    Prices(0.10, 0.11, 0.58, 0.68, 0.22, 0.20, 0.25, 1.50),
    Prices(0.08, 0.08, 0.65, 0.75, 0.08, 0.05, 0.10, 1.20),
    Prices(0.10, 0.10, 0.90, 0.85, 0.00, 0.0, 0.02, 0.50),
)


def of(players: int, round_: int) -> Prices:
    """The prices of a round; the draft thinks of the first one."""
    return (_DUEL if players == 2 else _CROWD)[max(round_, 1) - 1]
