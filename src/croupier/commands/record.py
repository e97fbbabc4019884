"""What `croupier record` says of the matches it has written."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from croupier.lab import BadEpisodes, recorded


def summary(result: Mapping[str, Any]) -> str:  # Any: JSON, as `croupier.lab.record` gives it
    """What there is now, in a line."""
    return (
        f"{result['game']} {result['version']}: {result['matches']} matches, {result['decisions']} decisions, "
        f"{result['bytes'] / 1e6:.1f} MB in {result['files']} files, after {result['seconds']:g} s."
    )


@contextmanager
def said_when_interrupted(folder: Path, matches: int) -> Iterator[None]:
    """Whoever interrupts hears how many of so many matches are written."""
    try:
        yield
    except KeyboardInterrupt:
        try:
            there = recorded(folder)["matches"]
        except (BadEpisodes, OSError):
            there = 0
        raise KeyboardInterrupt(f"{folder} holds {there} of {matches} matches; the same command goes on.") from None
