"""Publish and subscribe: the open streams of each table.

Every reader gets its changes, and a seat with a reader counts as connected.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import NamedTuple

from croupier.server.service.clock import Alarm, Clock
from croupier.server.service.views import Change

LINGER = 3.0
"""Seconds for which a seat without a reader still counts as connected, and a table without spectators as watched."""


class Subscriber:
    """One open stream. Of several unread changes of a kind only the newest is kept, so they do not pile up."""

    def __init__(self, table: str, seat: int | None, *, signs: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.signs = signs
        """Whether whoever reads gives signs of life (`Presence.sign`)."""
        self.silent = False
        """Whether none has come for long: the line stands, but nobody may be there."""
        self._unread: dict[str, Change] = {}
        self._wake = asyncio.Event()
        self._closed = False

    def put(self, change: Change) -> None:
        """Give a change to the reader."""
        self._unread.pop(change.kind, None)
        self._unread[change.kind] = change
        self._wake.set()

    def close(self) -> None:
        """End the stream once everything is read."""
        self._closed = True
        self._wake.set()

    def __aiter__(self) -> AsyncIterator[Change]:
        return self

    async def __anext__(self) -> Change:
        while not self._unread:
            if self._closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()
        return self._unread.pop(next(iter(self._unread)))


class _Lingering(NamedTuple):
    """A seat whose last reader has left: what is done, and when, unless it has one again."""

    alarm: Alarm
    gone: Callable[[], None]


class Broker:
    """All open streams of this process.

    A seat whose last reader has left counts as connected a little longer, because pages are reloaded; so do spectators.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._readers: dict[str, set[Subscriber]] = {}
        self._lingering: dict[str, dict[int | None, _Lingering]] = {}
        self._closed = False
        self.came_or_left: Callable[[str], None] | None = None
        """Called with a table when a seat's first reader has come or its last has left; spectators count as one."""
        self.told = 0
        """The number of the newest change."""

    def join(self, table: str, seat: int | None, seq: int, *, signs: bool = False) -> Subscriber:
        """A new reader of a table, for a seat or for a spectator (None). `seq` is the table's."""
        first = seat not in (self.watched_by(table) if seat is None else self.connected(table))
        reader = Subscriber(table, seat, signs=signs)
        if self._closed:
            reader.close()
        if first and seat is not None:
            self.tell(table, Change("presence", seq))
        self._readers.setdefault(table, set()).add(reader)
        if first:
            self._say(table)
        return reader

    def leave(self, reader: Subscriber, seq: int) -> None:
        """Take away a reader whose stream has ended."""
        readers = self._readers.get(reader.table, set())
        readers.discard(reader)
        if not readers:
            self._readers.pop(reader.table, None)
        seat = reader.seat
        if self._closed or any(r.seat == seat and not r.silent for r in readers):
            return
        if reader.silent:  # it counted as gone already
            self._say(reader.table)
            return
        lingering = self._lingering.setdefault(reader.table, {})
        if seat in lingering:
            lingering.pop(seat).alarm.cancel()

        def gone() -> None:
            del lingering[seat]
            if not lingering:
                del self._lingering[reader.table]
            if seat in (self.watched_by(reader.table) if seat is None else self.connected(reader.table)):
                return
            if seat is not None:
                self.tell(reader.table, Change("presence", seq))
            self._say(reader.table)

        lingering[seat] = self._linger(gone)

    def _linger(self, gone: Callable[[], None]) -> "_Lingering":
        return _Lingering(self._clock.at(self._clock.now() + LINGER, gone), gone)

    def noticed(self, table: str, seat: int | None) -> None:
        """A seat has done something: if its last reader has left, it is gone so much later."""
        lingering = self._lingering.get(table)
        if lingering and seat in lingering:
            lingering[seat].alarm.cancel()
            lingering[seat] = self._linger(lingering[seat].gone)

    def silence(self, reader: Subscriber, silent: bool, seq: int) -> None:  # a state, as an attribute is
        """A reader gives no sign of life any more, or gives one again; the others are told when that changes."""
        if silent == reader.silent:
            return
        before = self.connected(reader.table)
        reader.silent = silent
        if self.connected(reader.table) != before:
            self.tell(reader.table, Change("presence", seq))
            self._say(reader.table)

    def tell(self, table: str, change: Change, only: int | None = None) -> None:
        """Tell every reader of a table, or the readers at one seat only."""
        self.told += 1
        change = replace(change, number=self.told)
        for reader in tuple(self._readers.get(table, ())):
            if only is None or reader.seat == only:
                reader.put(change)

    def spectators(self, table: str) -> int:
        """How many spectators read the table."""
        return sum(reader.seat is None for reader in self._readers.get(table, ()))

    def _say(self, table: str) -> None:
        if self.came_or_left is not None:
            self.came_or_left(table)

    @property
    def streams(self) -> int:
        """How many streams are open."""
        return sum(len(readers) for readers in self._readers.values())

    def tables(self) -> tuple[str, ...]:
        """The tables that have a reader."""
        return tuple(self._readers)

    def watched(self, table: str) -> bool:
        """Whether the table has a reader."""
        return table in self._readers

    def watched_by(self, table: str) -> frozenset[int | None]:
        """The seats that have a reader, or had one a moment ago; None for a spectator."""
        reading = {reader.seat for reader in self._readers.get(table, ())}
        return frozenset(reading | self._lingering.get(table, {}).keys())

    def connected(self, table: str) -> frozenset[int]:
        """The same without spectators and without whoever has long given no sign of life."""
        reading = {reader.seat for reader in self._readers.get(table, ()) if not reader.silent}
        return frozenset(seat for seat in reading | self._lingering.get(table, {}).keys() if seat is not None)

    def end(self, table: str) -> None:
        """End the streams of a table that has been deleted."""
        for reader in tuple(self._readers.get(table, ())):
            reader.close()

    def close(self) -> None:
        """End all streams; new ones end at once."""
        self._closed = True
        for lingering in self._lingering.values():
            for one in lingering.values():
                one.alarm.cancel()
        self._lingering.clear()
        for table in tuple(self._readers):
            self.end(table)
