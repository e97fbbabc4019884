"""Backups: a SQLite file with everything that is in a database, whatever kind of database it is."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, insert, select, text
from sqlalchemy.engine import make_url

from croupier.server.errors import StoreFailed
from croupier.server.store import schema
from croupier.server.store.connection import failures, place
from croupier.server.store.database import Store

_KEPT = (schema.tables, schema.seats, schema.log, schema.answers, schema.messages)
"""What is kept, in the order in which it can be written."""

_AT_ONCE = 1_000
"""Lines that are read and written at once."""


async def backup(database: str, file: Path) -> int:
    """Write everything in a database into a new file, as it is at one moment; people may play on meanwhile.

    Gives the number of tables. Raises `StoreFailed`, also if there is such a file.
    """
    _check(file, there=False)
    if (source := _file_of(database)) is not None:
        _copy_file(source, file)
        return await _count(f"sqlite:///{file}")
    return await _copy(database, f"sqlite:///{file}")


async def restore(file: Path, database: str) -> int:
    """Write everything in a backup into a new or empty database, of either kind; the server must not run.

    Gives the number of tables. Raises `StoreFailed`, also if the database holds tables.
    """
    _check(file, there=True)
    target = _file_of(database)
    if target is None:
        with TemporaryDirectory(prefix="croupier-restore-") as folder:  # an old backup is brought up to date on the way
            shutil.copy(file, Path(folder) / "backup.sqlite3")
            return await _copy(f"sqlite:///{folder}/backup.sqlite3", database)
    if target.exists():
        raise StoreFailed(
            f"{target} is there already; a backup overwrites nothing. Name another file, or move it away."
        )
    _copy_file(file, target)
    return await _count(database)


def _file_of(database: str) -> Path | None:
    url = make_url(database)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def _check(file: Path, *, there: bool) -> None:
    if file.exists() != there:
        wrong = f"There is no file {file}." if there else f"{file} is there already; nothing is overwritten."
        raise StoreFailed(wrong)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own copy: it is whole, even while others write."""
    _check(source, there=True)
    try:
        with closing(sqlite3.connect(source)) as present, closing(sqlite3.connect(target)) as copy:
            present.backup(copy)
    except sqlite3.Error as error:
        raise StoreFailed(f"{source} cannot be copied to {target}: {error}.") from error


async def _copy(source: str, target: str) -> int:
    async with AsyncExitStack() as stack:
        present, copy = [await stack.enter_async_context(_opened(url)) for url in (source, target)]
        if await _tables(copy):
            raise StoreFailed(f"The database {place(target)} holds tables already; a backup overwrites nothing.")
        async with failures(source), present._read() as reading:
            if present.sharing is None:
                await reading.execute(text("BEGIN"))  # else each statement would read another moment
            for table in _KEPT:
                rows = await reading.stream(select(table))
                async for some in rows.mappings().partitions(_AT_ONCE):
                    lines = [{**line, "mover": None} if table is schema.tables else dict(line) for line in some]
                    async with copy._transaction() as writing:
                        await writing.execute(insert(table), lines)
        return await _tables(copy)


async def _count(database: str) -> int:
    async with _opened(database) as store:
        return await _tables(store)


async def _tables(store: Store) -> int:
    async with store._read() as connection:
        return (await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one()


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
