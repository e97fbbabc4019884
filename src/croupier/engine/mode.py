"""Modes: variants that go together under a name, such as a short match."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Mode:
    """Variants of a game under one name, offered to so many `players` (none named: to all).

    `decisions` says how many a match with them takes, as `Game.decisions` does for the usual one.
    """

    variants: Mapping[str, str]
    players: tuple[int, ...] = ()
    decisions: Mapping[int, int] = field(default_factory=dict)
