"""The layout of a game that brings none: cards do not move, and all lines of the log look alike."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

MOVES: Final[Mapping[str, str]] = {}
SOUNDS: Final[Mapping[str, str]] = {}
HEADINGS: Final[frozenset[str]] = frozenset()
QUIET: Final[frozenset[str]] = frozenset()


def icon(event: Mapping[str, Any]) -> str:  # Any: JSON
    """The icon before a line of the log."""
    del event
    return "bubble"


def where(speaker: Any, view: Mapping[str, Any], names: Sequence[str], me: int | None) -> str:  # Any: JSON
    """The line in the bar, which is empty: nothing can be said of every game."""
    del speaker, view, names, me
    return ""


def poster(log: Sequence[Mapping[str, Any]]) -> str:  # Any: JSON
    """The card printed large at the end; '' if the log names none."""
    return next((str(event["card"]) for event in reversed(log) if event.get("card")), "")
