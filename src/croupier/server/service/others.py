"""The other processes at the same database: what they say is heard here, what happens here is told to them.

Where the database is for one process only, there is nobody else, and all of this does nothing.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import structlog

from croupier.server.errors import StoreFailed
from croupier.server.service.live import Live
from croupier.server.service.looks import ChangeKind
from croupier.server.service.table import Table
from croupier.server.store.sharing import BEAT, SPECTATOR, Sharing
from croupier.server.store.signals import Listener, Signal

log = structlog.get_logger("croupier.tables")


class Queue(Protocol):
    """The queue of questions to bots (`queue`); without PostgreSQL it is not even imported."""

    workers: int

    async def open(self) -> None: ...

    def heard(self, thought: str, index: int) -> None: ...


class Others:
    """What this process knows of the others.

    `hear` is called with every signal of theirs, `missed` after signals may have been lost, `take` with the tables that
    this process begins to move.
    """

    def __init__(
        self,
        sharing: Sharing,
        live: Live,
        url: str,
        *,
        hear: Callable[[Signal], None],
        missed: Callable[[], None],
        take: Callable[[set[str]], None],
    ) -> None:
        self._sharing = sharing
        self._live = live
        self._listener = Listener(url, self._heard, missed)
        self._hear = hear
        self._take = take
        self._changed: set[str] = set()
        self._seen: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._publishing = False
        self.moved: set[str] = set()
        """The tables whose bots, windows and clocks this process moves."""
        self.queue: Queue | None = None
        live.came_or_left = self._came_or_left

    async def open(self) -> None:
        """Begin to listen, and take the tables that nobody moves."""
        if self.queue is not None:
            await self.queue.open()
        await self._listener.open()
        await self._beat()
        self._start(self._beats())

    async def close(self) -> None:
        """Leave all tables to the others."""
        self._live.came_or_left = None
        await self._listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFailed):  # then they notice by themselves
            await self._sharing.leave()

    def adopt(self, table: str) -> dict[str, str]:
        """Move a table that begins now; gives what is to be written of it."""
        self.moved.add(table)
        return {"mover": self._sharing.me}

    def signal(self, table: Table, kind: ChangeKind, only: int | None, *, after: int = 0) -> Signal:
        """What the others are told about a table, so many revisions from now."""
        return Signal(table.id, kind, table.seq, table.record.revision + after, self._sharing.me, only)

    async def tell(self, table: Table, kind: ChangeKind, only: int | None) -> None:
        """Tell the others of a change that is not written."""
        await self._sharing.signal(self.signal(table, kind, only))

    def _heard(self, said: dict[str, Any]) -> None:  # Any: JSON
        if "thought" in said:
            if self.queue is not None and said["for"] == self._sharing.me:
                self.queue.heard(said["thought"], said["index"])
        elif said["process"] != self._sharing.me:
            self._hear(Signal(**said))

    def notice(self, table: str, seat: int | None) -> None:
        """Somebody has looked or chosen here; told with the next sign of life."""
        self._seen.add((table, SPECTATOR if seat is None else seat))

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _beat(self) -> None:
        try:
            tables, workers = await self._sharing.renew()
            mine = set(tables)
            new, self.moved = mine - self.moved, mine
            if self.queue is not None:
                self.queue.workers = workers
            if new:
                self._take(new)
            seen, self._seen = self._seen, set()
            if seen:
                await self._sharing.seen(seen)
        except StoreFailed as error:
            log.error("store-failed", reason=str(error))  # noqa: TRY400  # SQL shows secrets

    def _came_or_left(self, table: str) -> None:
        self._changed.add(table)
        if not self._publishing:
            self._publishing = True
            self._start(self._publish())

    async def _publish(self) -> None:
        """One after the other, so that what is told last is true."""
        try:
            while self._changed:
                table = self._changed.pop()
                seats = set(self._live.connected(table))
                if None in self._live.watched_by(table):
                    seats.add(SPECTATOR)
                await self._sharing.publish(table, seats)
        except StoreFailed as error:
            log.error("store-failed", reason=str(error))  # noqa: TRY400  # SQL shows secrets
        finally:
            self._publishing = False

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
