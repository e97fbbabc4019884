"""The database: reads and writes the records of tables. It knows no rules."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, fields
from functools import partial
from json import JSONDecodeError
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, delete, event, func, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from croupier.server.errors import StoreFailed
from croupier.server.store import schema
from croupier.server.store.records import Answer, Entry, MessageRecord, SeatRecord, Stored, TableRecord

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_LISTED = 100


class SeqTaken(Exception):
    """Another process has written this line of the log, or this answer, first."""


class Store:
    """One database. When a function returns, its effect is on disk; every failure is a `StoreFailed`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine | None = None
        self._writing = asyncio.Lock()
        self._threads: set[threading.Thread] = set()

    async def open(self) -> None:
        """Connect, check that the database is sound and can be written, bring it up to date."""
        self._engine = _engine(self.url, self._threads)
        try:
            await self._check()
        except StoreFailed:
            await self.close()
            raise

    async def _check(self) -> None:
        async with self._errors():
            async with self._open().connect() as connection:
                if connection.dialect.name == "sqlite":
                    verdict = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
                    if verdict != "ok":
                        raise StoreFailed(
                            f"The database {self._place} is damaged: {_one_line(verdict)}. Restore a backup."
                        )
                    await connection.rollback()
                    await connection.execute(text("BEGIN IMMEDIATE"))
                    await connection.execute(text("CREATE TABLE can_be_written (x)"))
                    await connection.rollback()
            async with self._open().begin() as connection:
                await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Close all connections, and wait for the driver's threads, which still report to this event loop."""
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None
        while self._threads:
            await asyncio.to_thread(self._threads.pop().join, 5)

    # -- tables --------------------------------------------------------------------------------------------------

    async def create(self, table: TableRecord, seats: Sequence[SeatRecord]) -> None:
        """A new table with its seats."""
        async with self._write() as connection:
            await connection.execute(insert(schema.tables).values(asdict(table)))
            await connection.execute(insert(schema.seats), [{"table_id": table.id, **asdict(s)} for s in seats])

    async def load(self, table: str) -> Stored | None:
        """All records of a table; None if there is no table of that id."""
        async with self._read() as connection:
            found = (await connection.execute(_these(schema.tables, "id", table))).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(_these(schema.seats, "table_id", table).order_by(schema.seats.c.seat))
            log = await connection.execute(_these(schema.log, "table_id", table).order_by(schema.log.c.seq))
            answers = await connection.execute(_these(schema.answers, "table_id", table))
            return Stored(
                _record(TableRecord, found._mapping),
                [_record(SeatRecord, row._mapping) for row in seats],
                [_record(Entry, row._mapping) for row in log],
                [_record(Answer, row._mapping) for row in answers],
            )

    async def change_seats(
        self,
        table: str,
        seats: Mapping[int, Mapping[str, Any]],  # Any: a value of any column
        values: Mapping[str, Any] | None = None,
    ) -> None:
        """Change columns of some seats, and of the table, together."""
        async with self._write() as connection:
            await _change_seats(connection, table, seats)
            if values:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(dict(values)))

    async def invited(self, code: str, link: str) -> tuple[str, int] | None:
        """The table and seat of an invitation, whether or not the seat has been taken."""
        seats = schema.seats
        async with self._read() as connection:
            row = (
                await connection.execute(
                    select(seats.c.table_id, seats.c.seat).where((seats.c.code == code) | (seats.c.link == link))
                )
            ).first()
            return None if row is None else (row.table_id, row.seat)

    async def with_code(self, code: str) -> str | None:
        """The id of the table that has this code."""
        tables = schema.tables.c
        async with self._read() as connection:
            found = await connection.execute(select(tables.id).where(tables.code == code))
            return found.scalar()

    # -- the log -------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        values: Mapping[str, Any],  # Any: a value of any column
        *,
        withdrawn: Sequence[str] = (),
        seats: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        """Append to the log, change the table and seats, and delete answers that waited, in one transaction.

        Raises `SeqTaken` if another process was quicker; then nothing is written.
        """
        try:
            async with self._write() as connection:
                await connection.execute(insert(schema.log), [{"table_id": table, **asdict(e)} for e in entries])
                await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(dict(values)))
                if withdrawn:
                    answers = schema.answers.c
                    await connection.execute(
                        delete(schema.answers).where(answers.table_id == table, answers.decision.in_(withdrawn))
                    )
                await _change_seats(connection, table, seats or {})
        except IntegrityError as error:
            raise SeqTaken(table) from error

    async def keep_answer(self, table: str, answer: Answer) -> None:
        """Keep an answer that waits for its time. Raises `SeqTaken` if the decision has one."""
        try:
            async with self._write() as connection:
                await connection.execute(insert(schema.answers).values(table_id=table, **asdict(answer)))
        except IntegrityError as error:
            raise SeqTaken(table) from error

    # -- messages ------------------------------------------------------------------------------------------------

    async def add_message(self, table: str, message: MessageRecord) -> None:
        """Keep a message."""
        async with self._write() as connection:
            await connection.execute(insert(schema.messages).values(table_id=table, **asdict(message)))

    async def messages(self, table: str, since: int = 0) -> tuple[MessageRecord, ...]:
        """The messages of a table after a number, oldest first."""
        kept = schema.messages
        async with self._read() as connection:
            rows = await connection.execute(
                _these(kept, "table_id", table).where(kept.c.number > since).order_by(kept.c.number)
            )
            return tuple(_record(MessageRecord, row._mapping) for row in rows)

    async def last_message(self, table: str) -> int:
        """The number of the last message; 0 if there is none."""
        kept = schema.messages.c
        async with self._read() as connection:
            found = await connection.execute(select(func.max(kept.number)).where(kept.table_id == table))
            return found.scalar() or 0

    # -- lists ---------------------------------------------------------------------------------------------------

    async def running(self) -> list[str]:
        """The ids of all running tables, the most recently used first."""
        tables = schema.tables.c
        async with self._read() as connection:
            rows = await connection.execute(
                select(tables.id).where(tables.status == "running").order_by(tables.changed.desc())
            )
            return [row.id for row in rows]

    async def listed(self) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """Listed tables that are not over, newest first."""
        tables = schema.tables
        async with self._read() as connection:
            found = await connection.execute(
                select(tables)
                .where(tables.c.visibility == "listed", tables.c.status.not_in(("over", "ended")))
                .order_by(tables.c.created.desc())
                .limit(_LISTED)
            )
            records = [_record(TableRecord, row._mapping) for row in found]
            rows = await connection.execute(
                select(schema.seats)
                .where(schema.seats.c.table_id.in_([record.id for record in records]))
                .order_by(schema.seats.c.seat)
            )
            seats: dict[str, list[SeatRecord]] = {record.id: [] for record in records}
            for row in rows:
                seats[row.table_id].append(_record(SeatRecord, row._mapping))
            return [(record, seats[record.id]) for record in records]

    async def matches(self) -> AsyncIterator[Stored]:
        """The records of every table whose match has begun, oldest first."""
        tables = schema.tables.c
        async with self._read() as connection:
            rows = await connection.execute(
                select(tables.id).where(tables.status != "waiting").order_by(tables.created, tables.id)
            )
            ids = [row.id for row in rows]
        for table in ids:
            stored = await self.load(table)
            if stored is not None:
                yield stored

    # -- inside --------------------------------------------------------------------------------------------------

    @property
    def _place(self) -> str:
        return make_url(self.url).render_as_string(hide_password=True)

    def _open(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreFailed(f"The database {self._place} is closed.")
        return self._engine

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        async with self._errors(), self._open().connect() as connection:
            yield connection

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._errors(), self._writing, self._open().begin() as connection:
            yield connection

    @asynccontextmanager
    async def _errors(self) -> AsyncIterator[None]:
        try:
            yield
        except IntegrityError:
            raise
        except JSONDecodeError as error:
            raise StoreFailed(f"The database {self._place} has a damaged line. Restore a backup.") from error
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise StoreFailed(f"The database {self._place} does not work: {_advice(reason)}") from error


def _advice(reason: str) -> str:
    for sign, advice in (
        ("full", "the disk is full. Make room; nothing that was acknowledged is lost."),
        ("readonly", "it cannot be written. Check the owner and the permissions of the file and its folder."),
        ("unable to open", "the file cannot be opened. Check the path and the permissions of its folder."),
        ("not a database", "the file is no SQLite database. Name another file, or restore a backup."),
        ("malformed", "it is damaged. Restore a backup."),
        ("locked", "another program holds it for too long."),
    ):
        if sign in reason:
            return advice
    return reason


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreFailed(f"{url!r} is no database URL; use sqlite:///FILE.") from error
    if parsed.get_backend_name() not in _DRIVERS:
        raise StoreFailed(f"A database of kind {parsed.get_backend_name()!r} is not supported; use sqlite:///FILE.")
    return parsed


def _engine(url: str, threads: set[threading.Thread]) -> AsyncEngine:
    parsed = _parsed(url)
    kind = parsed.get_backend_name()
    try:
        if kind == "sqlite" and parsed.database and not parsed.database.startswith(("file:", ":memory:")):
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            sqlite3.connect(parsed.database).close()  # if this fails later, the driver leaves a thread behind
        engine = create_async_engine(parsed.set(drivername=_DRIVERS[kind]), pool_pre_ping=kind != "sqlite")
    except (ArgumentError, ValueError) as error:  # a name no file can have, a host where none belongs
        raise StoreFailed(f"{url!r} is no database URL; use sqlite:///FILE.") from error
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise StoreFailed(f"The driver for {url.partition(':')[0]} is not installed: {error}.") from error
    except sqlite3.Error as error:
        raise StoreFailed(f"The database {url} does not work: {_advice(str(error))}") from error
    except OSError as error:
        raise StoreFailed(f"The folder of the database cannot be made: {error}.") from error
    if kind == "sqlite":
        prepare = partial(_prepare_sqlite, threads)
        event.listen(engine.sync_engine, "connect", prepare, insert=True)  # before anything else can fail
    return engine


def _prepare_sqlite(threads: set[threading.Thread], connection: Any, _record: object) -> None:  # Any: the driver's
    driver = connection.driver_connection
    threads.difference_update([thread for thread in threads if not thread.is_alive()])
    threads.add(getattr(driver, "_thread", driver))  # older drivers are the thread
    cursor = connection.cursor()
    try:
        for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
    except Exception:  # not a database, or damaged: nobody else closes a connection that was never handed out
        connection.close()
        raise
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreFailed(f"The database was made by a newer Croupier: {error}. Upgrade the program.") from error


def _these(table: Any, column: str, value: str) -> Any:  # Any: SQLAlchemy's own generics say no more
    return select(table).where(table.c[column] == value)


async def _change_seats(
    connection: AsyncConnection,
    table: str,
    seats: Mapping[int, Mapping[str, Any]],  # Any: a value of any column
) -> None:
    columns = schema.seats.c
    for seat, values in seats.items():
        await connection.execute(
            update(schema.seats).where(columns.table_id == table, columns.seat == seat).values(dict(values))
        )


def _record(kind: Any, row: Mapping[Any, Any]) -> Any:  # Any: the record that was asked for
    return kind(**{f.name: row[f.name] for f in fields(kind)})


def _one_line(text_of_many: str) -> str:
    return " ".join(text_of_many.split())
