"""Ranking: places at the end of a match."""

from collections.abc import Sequence
from typing import Any

from croupier.engine import Seat


def places(standings: Sequence[Any]) -> list[tuple[int, Seat]]:  # Any: whatever can be compared
    """Place and seat, the best first, from what each seat is ranked by (the higher the better); ties share a place."""
    order = sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True)
    return [(1 + sum(other > standings[seat] for other in standings), seat) for seat in order]
