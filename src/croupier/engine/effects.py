"""Effects: what a card does, as data that executes itself and says what it does.

A game has one small vocabulary of effects. An effect is an immutable value; `do` carries it out, `says` names
the message and its numbers from which the text room makes the printed sentence. So what is printed cannot
differ from what happens.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from croupier.engine.state.cards import Seat

G = TypeVar("G")


@dataclass(frozen=True, slots=True)
class Saying:
    """A message id with its arguments; an argument may be a saying itself, or several."""

    message: str
    args: Mapping[str, "str | int | Saying | tuple[Saying, ...]"] = field(default_factory=dict)


class Effect(Generic[G]):
    """One thing a card of the game `G` can do. Subclasses are frozen dataclasses."""

    def do(self, game: G, seat: Seat, *context: Any) -> None:  # Any: each vocabulary knows its own context
        """Carry the effect out for the seat that controls it."""
        raise NotImplementedError

    def says(self) -> Saying:
        """What the effect does, in words to be looked up."""
        raise NotImplementedError
