"""Who is there: at which seats somebody reads, looks or does something, here or through another process."""

import math

from croupier.server.service.clock import Clock
from croupier.server.service.runtime.peers import Peers
from croupier.server.service.runtime.pubsub import LINGER, Broker, Subscriber
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bots import Rank
from croupier.server.store.leases import SPECTATOR

AWAY = 60.0
"""Seconds without reading, looking or choosing after which the others may let a bot play for a person."""

SILENT = 60.0
"""Seconds without a sign of life after which the open stream of a page counts no more: a phone in a pocket is frozen
with all its lines open. Pages give one every half minute, for all tables of a browser together."""

GLANCE = 10.0
"""Seconds for which somebody who asks again and again, without an open stream, counts as watching."""


class Presence:
    """The people at the tables in memory."""

    def __init__(self, clock: Clock, live: Broker, peers: Peers | None) -> None:
        self._clock = clock
        self._live = live
        self._peers = peers

    def notice(self, table: Table, seat: int | None) -> None:
        """A seat, or a spectator (None), has looked or chosen."""
        table.seen[seat] = self._clock.now()
        self._live.noticed(table.id, seat)  # or it would be gone before it counts so, and nobody told when it does
        if self._peers is not None:
            self._peers.notice(table.id, seat)

    def acting(self, table: Table, viewer: str | None) -> int:
        """The seat of somebody who does something at the table, and so is there. Raises `WrongToken`."""
        seat = table.person(viewer)
        self.sign(table, seat)
        return seat

    def sign(self, table: Table, seat: int | None) -> None:
        """A seat gives a sign of life: it asks something itself, and is not only sent what is new."""
        table.signs[seat] = self._clock.now()
        self.notice(table, seat)

    def lived(self, table: Table, seat: int | None) -> float:
        """When a seat last gave a sign of life, here or, as far as is known, through another process."""
        elsewhere = SPECTATOR if seat is None else seat
        return max(table.signs.get(seat, 0.0), table.read - table.elsewhere.ago.get(elsewhere, math.inf))

    def doubts(self, table: Table, seat: int | None) -> bool:
        """Whether a seat's last known sign of life is so old that another process may know of a newer one."""
        return self._clock.now() - self.lived(table, seat) > SILENT * 3 / 4

    def listen(self, table: Table, reader: Subscriber) -> None:
        """Look whether a reader that gives signs of life has lately given one."""
        silent = reader.signs and self._clock.now() - self.lived(table, reader.seat) > SILENT
        self._live.silence(reader, silent, table.seq)

    def rank(self, table: Table) -> Rank:
        """Who waits for the bots of a table."""
        if any(self.away_for(table, seat) < AWAY for seat in table.people()):
            return Rank.AWAITED
        return Rank.WATCHED if self.watched_by(table) else Rank.UNWATCHED

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
