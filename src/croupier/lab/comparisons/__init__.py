"""Two sides of a game compared: what changes when a switch or a number of it is another one."""

from croupier.lab.comparisons.comparing import Interrupted, NothingDiffers, compare
from croupier.lab.comparisons.comparison import Comparison
from croupier.lab.comparisons.sides import Side, read_side

__all__ = ["Comparison", "Interrupted", "NothingDiffers", "Side", "compare", "read_side"]
