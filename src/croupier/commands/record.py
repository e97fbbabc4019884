"""What `croupier record` says of the matches it has written."""

from collections.abc import Mapping
from typing import Any


def summary(result: Mapping[str, Any]) -> str:  # Any: JSON, as `croupier.lab.record` gives it
    """What there is now, in a line."""
    return (
        f"{result['game']} {result['version']}: {result['matches']} matches, {result['decisions']} decisions, "
        f"{result['bytes'] / 1e6:.1f} MB in {result['files']} files, after {result['seconds']:g} s."
    )
