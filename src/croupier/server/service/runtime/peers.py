"""Peers: the other processes at the same database. What they say is heard here, what happens here is told to them.

Where the database is for one process only, there is nobody else, and all of this does nothing.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from croupier.server.errors import StoreFailed
from croupier.server.service.runtime.background import Background
from croupier.server.service.runtime.pubsub import Broker
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import ChangeKind
from croupier.server.store.heartbeat import BEAT, Heartbeat
from croupier.server.store.leases import SPECTATOR, Leases
from croupier.server.store.notifications import Listener, Signal
from croupier.server.store.records import Edit

CHOICES = 3
"""So many choices of people a process answers at a table that another one moves; then it moves the table itself."""


class Queue(Protocol):
    """The queue of questions to bots (`queue`); without PostgreSQL it is not even imported."""

    workers: int

    async def open(self) -> None: ...

    def heard(self, thought: str, index: int) -> None: ...


class Peers:
    """What this process knows of the others.

    `hear` is called with every signal of theirs, `missed` after signals may have been lost, `take` with the tables that
    this process begins to move.
    """

    def __init__(
        self,
        sharing: Leases,
        live: Broker,
        url: str,
        *,
        hear: Callable[[Signal], None],
        missed: Callable[[], None],
        take: Callable[[set[str]], None],
    ) -> None:
        self._sharing = sharing
        self._live = live
        self._listener = Listener(url, self._heard, self._cut_off)
        self._missed = missed
        self._hear = hear
        self._take = take
        self._heart = Heartbeat(url, sharing.me, "server")
        self._changed: set[str] = set()
        self._seen: set[tuple[str, int]] = set()
        self._background = Background()
        self._publishing = False
        self._gone = False
        self._told: set[str] = set()
        """The tables of which was told since the last beat: again only after the next, however often readers come."""
        self.moved: set[str] = set()
        """The tables whose bots, windows and clocks this process moves."""
        self.queue: Queue | None = None
        live.came_or_left = self._came_or_left

    async def open(self) -> None:
        """Begin to listen, and take the tables that nobody moves."""
        if self.queue is not None:
            await self.queue.open()
        await self._listener.open()
        await self._sharing.say_here("server")
        await self._beat()
        self._heart.start()
        self._background.start(self._beats())

    async def hand_over(self) -> None:
        """Leave all tables to the others, who take them at once; this process goes on answering for a while."""
        self._gone = True
        self._live.came_or_left = None
        await asyncio.to_thread(self._heart.stop)
        await self._background.cancel()
        self.moved = set()
        with suppress(StoreFailed):  # then they notice by themselves
            await self._sharing.leave()

    async def close(self) -> None:
        """Be there no more."""
        if not self._gone:
            await self.hand_over()
        await self._listener.close()

    def adopt(self, table: str) -> dict[str, str]:
        """Move a table that begins now; gives what is to be written of it."""
        self.moved.add(table)
        return {"mover": self._sharing.me}

    def claim(self, table: Table, edit: Edit) -> Edit:
        """What is written of a table: with this process as its mover from now on, if it is here that people choose.

        So a table whose requests all come to one process is in no other's hands. The one that has moved it reads so as
        soon as it hears of the change.
        """
        if self._gone or table.id in self.moved or not (edit.entries or edit.answer):
            return edit
        table.answered_here += 1
        if table.answered_here < CHOICES:
            return edit
        table.answered_here = 0
        return replace(edit, values={**edit.values, **self.adopt(table.id)})

    def follow(self, table: Table) -> None:
        """A table has been read: it is moved here if the database says so, and not if it names another process."""
        if table.record.mover == self._sharing.me and not self._gone:
            self.moved.add(table.id)
        else:
            self.moved.discard(table.id)

    def signal(self, table: Table, kind: ChangeKind, only: int | None, *, after: int = 0) -> Signal:
        """What the others are told about a table, so many revisions from now."""
        return Signal(table.id, kind, table.seq, table.record.revision + after, self._sharing.me, only)

    async def tell(self, table: Table, kind: ChangeKind, only: int | None) -> None:
        """Tell the others of a change that is not written."""
        await self._sharing.signal(self.signal(table, kind, only))

    def _heard(self, payload: str) -> None:
        """What cannot be read comes from another version, against the advice: what has changed is not known."""
        try:
            said = json.loads(payload)
            thought = (said["for"], said["thought"], said["index"]) if "thought" in said else None
            signal = None if thought or "left" in said else Signal(**said)
        except (KeyError, TypeError, ValueError):
            self._missed()
            return
        if "left" in said:  # its tables are nobody's now
            self._background.start(self._beat())
        if thought and self.queue is not None and thought[0] == self._sharing.me:
            self.queue.heard(*thought[1:])
        if signal is not None and signal.process != self._sharing.me:
            self._hear(signal)

    def _cut_off(self) -> None:
        """Signals may have been lost, and the others may have taken this process for dead: who reads here is told."""
        self._missed()
        self._changed.update(self._live.tables())
        self._publish_soon()

    def notice(self, table: str, seat: int | None) -> None:
        """Somebody has looked or chosen here; told with the next sign of life."""
        self._seen.add((table, SPECTATOR if seat is None else seat))

    async def _beats(self) -> None:
        """A sign of life every second; whatever goes wrong with one, the next one comes."""
        while True:
            await asyncio.sleep(BEAT)
            await asyncio.wait({self._background.start(self._beat())})

    async def _beat(self) -> None:
        if self._gone:
            return
        self._heart.touch()
        self._told.clear()
        before = frozenset(self.moved)
        try:
            tables, room = await self._sharing.renew()
            mine = {*tables} - (before - self.moved) | (self.moved - before)  # it may have changed meanwhile
            new, self.moved = mine - self.moved, mine
            if self.queue is not None:
                self.queue.workers = room
            if new:
                self._take(new)
            seen, self._seen = self._seen, set()
            if seen:
                await self._sharing.seen(seen)
            self._publish_soon()
        except StoreFailed:  # the store tells of it; the next beat tries again
            return

    def _came_or_left(self, table: str) -> None:
        self._changed.add(table)
        self._publish_soon()

    def _publish_soon(self) -> None:
        if self._changed and not self._publishing:
            self._publishing = True
            self._background.start(self._publish())

    async def _publish(self) -> None:
        """One after the other, so that what is told last is true; what cannot be told is told after the next beat."""
        try:
            while now := self._changed - self._told:
                table = now.pop()
                self._changed.discard(table)
                self._told.add(table)
                seats = set(self._live.connected(table))
                if None in self._live.watched_by(table):
                    seats.add(SPECTATOR)
                try:
                    await self._sharing.publish(table, seats)
                except StoreFailed:
                    self._changed.add(table)
                    return
        finally:
            self._publishing = False
