"""Notebooks ask a value to show itself. The engine knows neither words nor pictures: who has them, says so here."""

from collections.abc import Callable
from typing import Any

Draw = Callable[[Any], str]  # Any: whatever shows itself
"""Makes HTML of a value."""

_drawn_by: list[Draw] = []


def draw_by(draw: Draw) -> None:
    """From now on values are drawn by this; of several the last one counts."""
    _drawn_by[:] = [draw]


def drawn(value: Any) -> str | None:  # Any: as above
    """The value as HTML; None, which leaves it to its text, where nobody draws."""
    return _drawn_by[0](value) if _drawn_by else None


class Displayed:
    """A value that shows itself in a notebook."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        """What a notebook shows of it: HTML, or None for its text."""
        return drawn(self)
