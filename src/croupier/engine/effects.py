"""Effects: what a card does, as data that executes itself and says what it does.

A game has one small vocabulary of effects. An effect is an immutable value; `do` carries it out, `says` names
the message and its numbers from which the text room makes the printed sentence, `figures` are its icons with numbers.
So what is printed cannot differ from what happens.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Generic, TypeVar

from croupier.engine.state.cards import Figure, Seat

G = TypeVar("G")


@dataclass(frozen=True, slots=True)
class Saying:
    """A message id with its arguments; an argument may be a saying itself, or several."""

    message: str
    args: Mapping[str, "str | int | Saying | tuple[Saying, ...]"] = field(default_factory=dict)


class Effect(Generic[G]):
    """One thing a card of the game `G` can do. Subclasses are frozen dataclasses."""

    MESSAGE: ClassVar[str] = "effect"
    """What the ids of the messages of such effects begin with."""
    icon: ClassVar[str] = ""
    """The icon of such effects, where one is enough."""

    def do(self, game: G, seat: Seat, *context: Any) -> None:  # Any: each vocabulary knows its own context
        """Carry the effect out for the seat that controls it."""
        raise NotImplementedError

    def says(self) -> Saying:
        """What the effect does, in words to be looked up: unless written out, its own name with its fields.

        `HitHero(number=2)` says `effect-hit-hero` with `$number`.
        """
        values = {f.name: getattr(self, f.name) for f in fields(self)}  # type: ignore[arg-type]  # a dataclass
        return Saying(f"{self.MESSAGE}-{_HUMP.sub('-', type(self).__name__).lower()}", values)

    def figures(self) -> tuple[Figure, ...]:
        """What the effect does as icons with numbers, where a sentence has no room.

        Unless written out, its `icon` with its `number`, if it has one; nothing without an icon.
        """
        return (Figure(self.icon, getattr(self, "number", None)),) if self.icon else ()

    def tag(self) -> tuple[Figure, ...]:
        """What its sentence bears on paper in place of its keyword ("Cost 2:"). Unless written out, nothing.

        The aid explains it by `tag-ICON` with `.note`, ICON being the first of these figures.
        """
        return ()


_HUMP = re.compile(r"(?<!^)(?=[A-Z])")
