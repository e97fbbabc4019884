"""Who is there: at which seats somebody reads, looks or does something, here or through another process."""

import math

from croupier.server.service.clock import Clock
from croupier.server.service.live import LINGER, Live
from croupier.server.service.others import Others
from croupier.server.service.table import Table
from croupier.server.store.sharing import SPECTATOR

AWAY = 60.0
"""Seconds without reading, looking or choosing after which the others may let a bot play for a person."""

GLANCE = 10.0
"""Seconds for which somebody who asks again and again, without an open stream, counts as watching."""


class Presence:
    """The people at the tables in memory."""

    def __init__(self, clock: Clock, live: Live, others: Others | None) -> None:
        self._clock = clock
        self._live = live
        self._others = others

    def notice(self, table: Table, seat: int | None) -> None:
        """A seat, or a spectator (None), has looked or chosen."""
        table.seen[seat] = self._clock.now()
        if self._others is not None:
            self._others.notice(table.id, seat)

    def acting(self, table: Table, viewer: str | None) -> int:
        """The seat of somebody who does something at the table, and so is there. Raises `WrongToken`."""
        seat = table.person(viewer)
        self.notice(table, seat)
        return seat

    def watched_by(self, table: Table) -> frozenset[int | None]:
        """The seats that may see at what pace the match goes on: those that read or have just looked."""
        lately = self._clock.now() - GLANCE
        here = self._live.watched_by(table.id) | {seat for seat, at in table.seen.items() if at > lately}
        return here | {None if seat == SPECTATOR else seat for seat in table.elsewhere.streams}

    def is_here(self, table: Table, seat: int) -> bool:
        """Whether a seat has an open stream, or has looked a moment ago."""
        lately = self._clock.now() - LINGER
        if seat in self._live.connected(table.id) or seat in table.elsewhere.streams:
            return True
        return table.seen.get(seat, lately) > lately

    def away_for(self, table: Table, seat: int) -> float:
        """Seconds for which a person has neither read, looked nor done anything.

        An answer to a window counts when the window is published: before, it would show that there is one.
        """
        if seat in self._live.connected(table.id) or seat in table.elsewhere.streams:
            return 0.0
        here = table.seen.get(seat, table.since)
        return self._clock.now() - max(here, table.read - table.elsewhere.ago.get(seat, math.inf))
