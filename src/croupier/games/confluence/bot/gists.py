"""What the guesses ask of a verb, read from it once: hundreds of outlooks ask the same of every effect that waits."""

from functools import cache
from typing import Any, Final

from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.effects.points import Cap, Rally, Reduce
from croupier.games.confluence.effects.properties import Grant, Ground

_WEIGHT: Final[dict[str, float]] = {
    "sharpen": 1.0,
    "fortify": 0.9,
    "rally": 2.5,
    "blunt": 0.9,
    "crack": 1.0,
    "cap_attack": 4.0,
    "cap_defence": 6.0,
    "grant": 3.0,
    "ground": 2.0,
    "divert": 1.5,
    "strike": 2.0,
    "drain": 3.5,
    "scald": 3.0,
    "heal": 1.5,
}
"""How much an effect on the main stack matters, by verb: times its number where it counts by number."""
_FLAT: Final = frozenset({"rally", "cap_attack", "cap_defence", "grant", "ground", "divert"})


class Gist:
    """What the guesses ask of a verb."""

    __slots__ = ("about", "forestalls", "number", "side", "verb", "weight")

    def __init__(self, verb: Verb) -> None:
        self.verb: Any = verb  # Any: each has fields of its own
        self.number = verb.amount
        self.side: int = getattr(verb, "side", -1)
        """Of the combinations it is about; -1 for any."""
        self.about = ""
        """The property that is granted, or the class of the cards that gather."""
        if isinstance(verb, Grant):
            self.about = verb.power
        elif isinstance(verb, Rally):
            self.about = verb.class_
            self.number = verb.most
        self.forestalls = isinstance(verb, Cap | Ground | Reduce)
        """Whether it keeps another effect from what it would do, if it is carried out first."""
        worth = _WEIGHT.get(verb.word, 0.2)
        self.weight: float = worth if verb.word in _FLAT else worth * max(verb.amount, 1)
        """How much is lost with it."""


@cache
def gist(verb: Verb) -> Gist:
    """The same for every verb that is equal."""
    return Gist(verb)
