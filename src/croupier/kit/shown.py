"""How one kind of event is shown: one row for icon, sound, way and its place in a film."""

from collections.abc import Callable
from dataclasses import dataclass

from croupier.kit.sentences import Plain


@dataclass(frozen=True, slots=True)
class Shown:
    """How one kind of event is shown.

    `icon` stands before its line in the log; where it is '' the emblem of its card does. `way` is how its card
    travels: from a zone to a zone, each `@` the value of the event that names it (`hand@seat>stage`). A `heading`
    begins a turn in the log; a `quiet` event has no line on the page, because something else shows as much. The other
    fields are for a film (`film.py`).
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


PLAIN = Shown()
"""An event of which nothing is said."""
