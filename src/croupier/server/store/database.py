"""The database: reads and writes the records of tables. It knows no rules."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from croupier.server.errors import StoreFailed
from croupier.server.store import schema
from croupier.server.store.circuit_breaker import CircuitBreaker
from croupier.server.store.connection import (
    check,
    check_shape,
    check_there,
    connect,
    connect_writing,
    disconnect,
    failures,
    file_at,
    place,
    try_to_write,
)
from croupier.server.store.leases import Leases
from croupier.server.store.notifications import Signal, tell
from croupier.server.store.records import Answer, Edit, Elsewhere, Entry, Message, SeatRecord, Stored, TableRecord
from croupier.server.store.revisions import Revisions
from croupier.server.store.statements import (
    NEW_LINE,
    apply_edit,
    columns_of,
    lines_since,
    readable,
    record_of,
    rows_where,
)
from croupier.server.store.writer import StaleRevision, T, Work, Writer

_LISTED = 100

Before = tuple[str, int, Edit]
"""The table after which another is made: its id, its revision, and what changes of it."""


class Store:
    """One database. When a function returns, its effect is on disk; every failure is a `StoreFailed`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine | None = None
        self._file: tuple[int, int] | None = None
        self.outage = CircuitBreaker(self._try_to_write)
        """Whether the database fails at the moment."""
        self._writer = Writer(self._commit, self.outage)
        self._writing: Engine | None = None
        self._revisions: Revisions | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self.sharing = Leases(self._statements) if url.startswith("postgresql") else None
        """This process among others; None where the database is for one process only."""
        self._threads: set[threading.Thread] = set()

    async def open(self) -> None:
        """Connect, check that the database is sound and can be written, bring it up to date."""
        await self._connect(check)

    async def open_beside(self) -> None:
        """Connect to a database that a server may be serving. Raises `StoreFailed` unless it has the present shape."""
        check_there(self.url)
        self.outage.announces = False
        await self._connect(check_shape)

    async def _connect(self, examine: Callable[[AsyncEngine], Awaitable[None]]) -> None:
        self._engine = connect(self.url, self._threads)
        self._writing = connect_writing(self.url)
        try:
            async with failures(self.url):
                await examine(self._engine)
            self._file = file_at(self.url)
            self._revisions = None if self.sharing is None else Revisions(self.url)
        except BaseException:  # also if the one who starts is told to stop
            await self.close()
            raise

    async def ready(self) -> None:
        """Read something; raises `StoreFailed` if that cannot be done, or if nothing can be written at the moment."""
        self.outage.check()
        async with self.connected() as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))

    @property
    def unwritten(self) -> int:
        """How many changes wait for their commit."""
        return self._writer.waiting

    async def close(self) -> None:
        """Write what waits, let who reads come to an end, close all connections.

        Then wait for the driver's threads, which report to this loop.
        """
        await self._writer.close()
        await self.outage.close()
        await asyncio.to_thread(self._thread.shutdown)
        if self._writing is not None:
            self._writing.dispose()
            self._writing = None
        if self._revisions is not None:
            await self._revisions.close()
            self._revisions = None
        engine, self._engine = self._engine, None
        if engine is not None:
            await disconnect(engine)
        while self._threads:
            await asyncio.to_thread(self._threads.pop().join, 5)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection; what fails in the block is a `StoreFailed`."""
        self.outage.check(reading=True)
        async with self._failures(), self._open().connect() as connection:
            yield connection

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads everything as it is now, whatever is written meanwhile; PostgreSQL does so always."""
        async with self.connected() as connection:
            if connection.dialect.name == "sqlite":
                await connection.execute(text("BEGIN"))
            yield connection

    @asynccontextmanager
    async def filled(self) -> AsyncIterator[AsyncConnection]:
        """A connection that writes everything of the block or nothing, in the file that was opened."""
        async with self.connected() as connection, connection.begin():
            yield connection
            self._check_file()

    async def write(self, table: str, work: Work[T]) -> T:
        """What the work gives back, once it is on disk (`Writer.write`). `table`: whose row it changes first."""
        return await self._writer.write(table, work)

    # -- tables --------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: TableRecord,
        seats: Sequence[SeatRecord],
        before: Before | None = None,
        entries: Sequence[Entry] = (),
    ) -> None:
        """A new table with its seats, and the lines with which its log begins.

        The one `before` is changed with it, or neither. Raises `StaleRevision` as `change` does.
        """

        def work(connection: Connection) -> None:
            if before is not None:
                apply_edit(connection, *before)
            connection.execute(insert(schema.tables).values(asdict(table)))
            connection.execute(insert(schema.seats), [{"table_id": table.id, **asdict(s)} for s in seats])
            if entries:
                connection.execute(NEW_LINE, [{"table_id": table.id, **columns_of(entry)} for entry in entries])

        await self._writer.write(table.id if before is None else before[0], work)

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """All records of a table, with the log after line `since`; None if there is no table of that id."""
        if "\0" in table:  # PostgreSQL has no such text
            return None
        async with self.at_one_moment() as connection:
            found = (await connection.execute(rows_where(schema.tables, "id", table))).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(rows_where(schema.seats, "table_id", table).order_by(schema.seats.c.seat))
            log = await connection.execute(lines_since(table, since))
            answers = await connection.execute(rows_where(schema.answers, "table_id", table))
            return Stored(
                record_of(TableRecord, found._mapping),
                [record_of(SeatRecord, row._mapping) for row in seats],
                [record_of(Entry, row._mapping) for row in log],
                [record_of(Answer, row._mapping) for row in answers],
                await self.sharing.elsewhere(connection, table) if self.sharing else Elsewhere(),
            )

    async def revision(self, table: str) -> int | None:
        """The revision of a table at a database that processes share; None if there is no table of that id."""
        self.outage.check(reading=True)
        if self._revisions is None:
            raise StoreFailed(f"The database {place(self.url)} is closed.")
        async with self._failures():
            return await self._revisions.of(table)

    async def change(self, table: str, revision: int, edit: Edit, signal: Signal | None = None) -> None:
        """Write one change of a table in one transaction; its revision is one more afterwards.

        Other processes are told by the signal, as soon as it is written.

        Raises `StaleRevision` if the table has another revision, because another was quicker; then nothing is written.
        """

        def work(connection: Connection) -> None:
            apply_edit(connection, table, revision, edit)
            if signal is not None and self.sharing is not None:
                tell(connection, signal)

        await self._writer.write(table, work)

    async def invited(self, code: str, link: str) -> tuple[str, int] | None:
        """The table and seat of an invitation, whether or not the seat has been taken."""
        seats = schema.seats
        if "\0" in link:
            return None
        async with self.connected() as connection:
            row = (
                await connection.execute(
                    select(seats.c.table_id, seats.c.seat).where((seats.c.code == code) | (seats.c.link == link))
                )
            ).first()
            return None if row is None else (row.table_id, row.seat)

    async def with_code(self, code: str) -> str | None:
        """The id of the table that has this code."""
        tables = schema.tables.c
        if "\0" in code:
            return None
        async with self.connected() as connection:
            found = await connection.execute(select(tables.id).where(tables.code == code))
            return found.scalar()

    async def played_before(self, table: str, most: int) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """A table and those of which it is the rematch, the newest first, with their seats."""
        found: list[tuple[TableRecord, list[SeatRecord]]] = []
        known, wanted = schema.tables.c, schema.tables.c.id == table
        async with self.at_one_moment() as connection:
            while len(found) < most:
                row = (await connection.execute(select(schema.tables).where(wanted))).first()
                if row is None:
                    break
                seats = await connection.execute(rows_where(schema.seats, "table_id", row.id))
                found += readable([row], seats)
                wanted = known.rematch == row.id
        return found

    async def retired(self, code: str, link: str) -> str | None:
        """The id of the table to one of whose seats this was once the invitation."""
        known = schema.retired.c
        if "\0" in link:
            return None
        async with self.connected() as connection:
            found = await connection.execute(select(known.table_id).where(known.key.in_((code, link))))
            return found.scalar()

    async def delete_unchanged(self, since: float) -> list[str]:
        """Delete tables that nobody has changed since a time, as many as go at once; gives their ids.

        Other processes are told to look who is there, and find nobody and no table.
        """
        tables, sharing = schema.tables.c, self.sharing

        def work(connection: Connection) -> list[str]:
            old = select(tables.id).where(tables.changed < since).order_by(tables.id).limit(_LISTED)
            ids = list(connection.execute(old.with_for_update(skip_locked=True)).scalars())
            connection.execute(delete(schema.tables).where(tables.id.in_(ids)))
            if sharing is not None:
                for table in ids:
                    tell(connection, Signal(table, "presence", 0, 0, sharing.me))
            return ids

        return await self._writer.write("", work)

    # -- messages ------------------------------------------------------------------------------------------------

    async def add_message(self, table: str, said: Message) -> Message:
        """Keep a message, under the next number of its table. Raises `StaleRevision` if the table has been deleted."""
        kept, tables = schema.messages.c, schema.tables

        def work(connection: Connection) -> Message:  # whoever changes the row of the table goes first
            if connection.execute(update(tables).where(tables.c.id == table).values(changed=said.at)).rowcount != 1:
                raise StaleRevision(table)
            last = connection.execute(select(func.max(kept.number)).where(kept.table_id == table))
            message = replace(said, number=(last.scalar() or 0) + 1)
            connection.execute(insert(schema.messages).values(table_id=table, **asdict(message)))
            return message

        return await self._writer.write(table, work)

    async def messages(self, table: str, newest: int, after: int = 0) -> tuple[Message, ...]:
        """So many messages of a table that are not hidden, the newest, with numbers above `after`, oldest first."""
        kept = schema.messages
        async with self.connected() as connection:
            rows = await connection.execute(
                rows_where(kept, "table_id", table)
                .where(kept.c.number > after, ~kept.c.hidden)
                .order_by(kept.c.number.desc())
                .limit(newest)
            )
            return tuple(record_of(Message, row._mapping) for row in rows)[::-1]

    # -- lists ---------------------------------------------------------------------------------------------------

    async def running(self) -> list[str]:
        """The ids of all running tables, the most recently used first."""
        tables = schema.tables.c
        async with self.connected() as connection:
            rows = await connection.execute(
                select(tables.id).where(tables.status == "running").order_by(tables.changed.desc())
            )
            return [row.id for row in rows]

    async def listed(self) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """Listed tables that are not over, newest first."""
        tables = schema.tables.c
        going = (tables.visibility == "listed", tables.status.in_(("waiting", "running")))  # as the index has them
        newest = select(schema.tables).where(*going, ~tables.hidden).order_by(tables.created.desc())
        return await self.with_seats(newest.limit(_LISTED))

    async def of_ids(self, ids: Collection[str]) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """The tables of these ids with their seats; ids that nobody has are left out."""
        known = [table for table in ids if "\0" not in table]
        return await self.with_seats(select(schema.tables).where(schema.tables.c.id.in_(known)))

    async def with_seats(self, wanted: Any) -> list[tuple[TableRecord, list[SeatRecord]]]:  # Any: as of `rows_where`
        """The tables of a query with their seats."""
        async with self.at_one_moment() as connection:
            rows = (await connection.execute(wanted)).all()
            seats = await connection.execute(
                select(schema.seats)
                .where(schema.seats.c.table_id.in_([row.id for row in rows]))
                .order_by(schema.seats.c.seat)
            )
            return readable(rows, seats)

    async def matches(self) -> AsyncIterator[Stored]:
        """The records of every table whose match has begun, oldest first."""
        tables = schema.tables.c
        async with self.connected() as connection:
            rows = await connection.execute(
                select(tables.id).where(tables.status != "waiting").order_by(tables.created, tables.id)
            )
            ids = [row.id for row in rows]
        for table in ids:
            stored = await self.load(table)
            if stored is not None:
                yield stored

    # -- inside --------------------------------------------------------------------------------------------------

    def _open(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreFailed(f"The database {place(self.url)} is closed.")
        return self._engine

    @asynccontextmanager
    async def _statements(self) -> AsyncIterator[AsyncConnection]:
        """Each statement by itself: a process that is late must not hold locks between two of them."""
        async with self.connected() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection

    async def _commit(self, work: Work[None]) -> None:
        """Carry out changes in one transaction."""
        writing = self._writing
        if writing is None:
            raise StoreFailed(f"The database {place(self.url)} is closed.")

        def carry_out() -> None:
            with writing.begin() as connection:
                work(connection)
                self._check_file()

        async with self._failures():
            await asyncio.get_running_loop().run_in_executor(self._thread, carry_out)

    @asynccontextmanager
    async def _failures(self) -> AsyncIterator[None]:
        """What goes wrong inside is a `StoreFailed`; the operator hears of it, and of the next ones once a minute."""
        try:
            async with failures(self.url):
                self._check_file()
                yield
        except StoreFailed as error:
            self.outage.tell(error)
            if not error.reachable:
                self.outage.begin(error)
            raise

    def _check_file(self) -> None:
        """Raise `StoreFailed` if the file that was opened is gone: SQLite would go on writing to it until it is closed.

        Without that, a file would also be made in its place.
        """
        if self._file is not None and file_at(self.url) != self._file:
            raise StoreFailed(f"Another file lies in the place of {place(self.url)}. Start the server again.")

    async def _try_to_write(self) -> None:
        await self._commit(try_to_write)
