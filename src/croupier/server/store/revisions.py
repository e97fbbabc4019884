"""Revision batching: asks a PostgreSQL database which revisions tables have, for all who want to know at once.

That is asked before every answer, more often than anything else. So it goes round the pool of the readers: by one
statement on a connection of its own, carried out in a thread as the writer's are, for all who asked while the one
before was under way. What somebody is told was read after they had asked.
"""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from croupier.server.store.connection import connect_writing

_READ = "SELECT id, revision FROM tables WHERE id = ANY(%s)"


class Revisions:
    """The revisions of tables at a database that several processes share."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = connect_writing(url).execution_options(isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="revisions")
        self._lock = asyncio.Lock()
        self._wanted: set[str] = set()
        self._next: asyncio.Task[Mapping[str, int]] | None = None

    async def of(self, table: str) -> int | None:
        """The revision of a table; None if there is no table of that id. Raises `SQLAlchemyError`."""
        self._wanted.add(table)
        if self._next is None:
            self._next = asyncio.create_task(self._ask())
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())  # those who wait have it
        return (await asyncio.shield(self._next)).get(table)  # who leaves does not stop it for the others

    async def close(self) -> None:
        """Ask nothing any more, and close the connection."""
        await asyncio.to_thread(self._thread.shutdown)
        self._let_go()
        self._engine.dispose()

    async def _ask(self) -> Mapping[str, int]:
        async with self._lock:  # more come meanwhile
            wanted, self._wanted, self._next = list(self._wanted), set(), None
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, wanted)

    def _read(self, tables: list[str]) -> Mapping[str, int]:
        """In the thread. A connection may have been cut while nobody asked: that is found out by asking."""
        if self._connection is not None:
            try:
                return self._rows(self._connection, tables)
            except DBAPIError:
                self._let_go()
        self._connection = self._engine.connect()
        return self._rows(self._connection, tables)

    @staticmethod
    def _rows(connection: Connection, tables: list[str]) -> Mapping[str, int]:
        return {row.id: row.revision for row in connection.exec_driver_sql(_READ, (tables,))}

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
