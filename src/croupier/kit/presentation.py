"""Presentation: how one kind of event is shown. One row for icon, sound, way and its place in a film."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from croupier.engine import Seat
from croupier.kit.sentences import Plain


class Change(NamedTuple):
    """What an event does to a counter of a seat (`Page.counters`).

    `counter` is its name, or `@` and the value of the event that names it; `by` the value that says how much, or a
    number; `sign` is -1 for what is lost. `of` is the value that names the seat: its first one if it is ''.
    """

    counter: str
    by: str | int = "number"
    sign: int = 1
    of: str = ""

    def named(self, event: Plain) -> str:
        """The name of the counter."""
        return str(event[self.counter[1:]]) if self.counter.startswith("@") else self.counter

    def amount(self, event: Plain) -> int:
        """How much it changes."""
        return self.sign * (self.by if isinstance(self.by, int) else int(event.get(self.by) or 0))

    def whose(self, event: Plain, seats: Sequence[Seat]) -> Seat | None:
        """Whose counter it is; `seats` are those of the event in their order."""
        return event.get(self.of) if self.of else next(iter(seats), None)


@dataclass(frozen=True, slots=True)
class Shown:
    """How one kind of event is shown.

    `icon` stands before its line in the log; where it is '' the emblem of its card does. `way` is how its card
    travels: from a zone to a zone, each `@` the value of the event that names it (`hand@seat>stage`). A `heading`
    begins a turn in the log; a `quiet` event has no line on the page, because something else shows as much. The other
    fields are for a film (`timeline.py`).
    """

    icon: str | Callable[[Plain], str] = ""
    sound: str = ""
    way: str = ""
    heading: bool = False
    quiet: bool = False
    opens: str = ""
    """The kind of frame that begins with this event, if none is open."""
    alone: bool = False
    """Whether the frame it opens has this event only; in an open frame it is one event more."""
    closes: bool = False
    """Whether an open frame ends before this event."""
    ends: bool = False
    """Whether an open frame ends with this event."""
    step: str = ""
    """The step of the frame it belongs to; '' for the one that is running."""
    then: str = ""
    """The step that runs from this event on; '' for no change."""
    telling: int = 1
    """How telling it is among the deeds of its seat (`recap.py`); 0 for what follows from a deed and is none."""
    changes: tuple[Change, ...] = ()
    """What it does to counters of seats."""


PLAIN = Shown()
"""An event of which nothing is said."""
