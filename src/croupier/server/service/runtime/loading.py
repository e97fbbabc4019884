"""Tables come into memory: their records are read and their logs played again, while the server goes on answering."""

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor

from croupier.server.errors import UnknownTable
from croupier.server.service.clock import Clock
from croupier.server.service.runtime.match_state import MatchState
from croupier.server.service.runtime.table import Table
from croupier.server.store import recordings
from croupier.server.store.database import Store
from croupier.server.store.records import Stored

THREADS = 2
"""So many tables are loaded at once: the running ones come back one by one, and somebody may wait for another."""

FEW = 4
"""Lines of the log that are played in the event loop: each takes a fraction of a millisecond."""


class Loading:
    """Loads each table once, however many ask for it meanwhile; nobody waits for a table that is not asked for.

    Matches are played again in threads beside the event loop; beside many of them its turn would come too seldom.
    `arrived` takes each table as soon as it is there, so that one which is deleted is either under way or taken.
    """

    def __init__(self, store: Store, clock: Clock, arrived: Callable[[Table], None]) -> None:
        self._store = store
        self._clock = clock
        self._arrived = arrived
        self._thread = ThreadPoolExecutor(THREADS, thread_name_prefix="loading")
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._gone: set[str] = set()

    async def load(self, table_id: str) -> None:
        """Read a table and hand it over, once for all who wait for it. Raises `UnknownTable`, `StoreFailed`."""
        task = self._under_way.get(table_id)
        if task is None:
            task = self._under_way[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # those who wait have it
        await asyncio.shield(task)  # who leaves does not stop it for the others

    def forget(self, ids: Collection[str]) -> None:
        """These tables have been deleted, maybe after they were read."""
        self._gone |= self._under_way.keys() & ids

    async def played_on(self, table: Table, stored: Stored) -> MatchState | str | None:
        """What another process has added to a table, played; beside the event loop if it is more than a few lines."""
        if len(stored.log) <= FEW:
            return table.played_on(stored)
        return await asyncio.get_running_loop().run_in_executor(self._thread, table.played_on, stored)

    def close(self) -> None:
        """Load nothing any more."""
        self._thread.shutdown(cancel_futures=True)

    async def _load(self, table_id: str) -> None:
        try:
            stored = await self._store.load(table_id)
            if stored is not None:
                loop = asyncio.get_running_loop()
                table = await loop.run_in_executor(self._thread, Table.of, stored, self._clock.now())
                if table.reason and table.record.status == "over":
                    table.endings, table.steps = await recordings.endings(self._store, table_id)
                if table_id not in self._gone:
                    self._arrived(table)
                    return
            raise UnknownTable("There is no table of that id.")
        finally:  # before anybody else goes on: whoever found a task that has ended would never let the loop turn
            del self._under_way[table_id]
            self._gone.discard(table_id)
