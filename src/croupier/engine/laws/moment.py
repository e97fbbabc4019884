"""What a law looks at, and how it says that it is broken."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from croupier.engine.play.match import Match


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at one of its decisions or at its end, and as it was before its last choice (None: none was made)."""

    match: Match
    before: Match | None
    random: Random

    def seed(self) -> int:
        """A seed for a determinization."""
        return self.random.randrange(1 << 30)


Law = Callable[[Moment], None]
"""A property of every match of every game; raises `Broken` where it does not hold. Its name says what must be."""


class Broken(AssertionError):
    """A law does not hold."""


def hold(condition: bool, what: str) -> None:
    """Raise `Broken`, saying what is wrong, unless the condition is true."""
    if not condition:
        raise Broken(what)
