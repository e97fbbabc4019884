"""Backups: a SQLite file with everything that is in a database, whatever kind of database it is."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, insert, select
from sqlalchemy.exc import DataError, IntegrityError

from croupier.server.errors import StoreFailed
from croupier.server.store import schema
from croupier.server.store.connection import check_left, failures, place, sqlite_file, sqlite_url
from croupier.server.store.database import Store
from croupier.server.temporary import temporary_folder

_KEPT = (
    *(schema.tables, schema.seats, schema.log, schema.answers, schema.messages, schema.retired),
    *(schema.reports, schema.blocked, schema.audit, schema.recordings),
)
"""What is kept, in the order in which it can be written."""

_AT_ONCE = 1_000
"""Lines that are read and written at once."""

_LARGE = 10
"""The same where each may have a hundred kilobytes."""


async def backup(database: str, file: Path) -> int:
    """Write everything in a database into a new file, as it is at one moment; people may play on meanwhile.

    Gives the number of tables. Raises `StoreFailed`, also if there is such a file; then nothing is left behind.
    """
    source = sqlite_file(database)
    with _new(file) as made:
        if source is None:
            return await _copy(database, sqlite_url(made))
        _copy_file(source, made)
        return await _count(made)


async def restore(file: Path, database: str) -> int:
    """Write everything in a backup into a new or empty database, of either kind; the server must not run.

    Gives the number of tables. Raises `StoreFailed`, also if the database holds tables; then it is as it was.
    """
    target = sqlite_file(database)
    if target is None:
        with temporary_folder("restore") as folder:  # an old backup is brought up to date on the way
            copy = Path(folder) / "backup.sqlite3"
            _copy_file(file, copy)
            return await _copy(sqlite_url(copy), database)
    with _new(target) as made:
        _copy_file(file, made)
        return await _count(made)


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """A place beside a new file. What is there after the block becomes the file; if the block fails, nothing does."""
    _check_new(file)
    try:
        folder = TemporaryDirectory(prefix=f"{file.name}.part-", dir=file.parent)
    except OSError as error:
        raise StoreFailed(f"{file} cannot be written: {error.strerror}.") from error
    with folder as name:
        made = Path(name) / file.name
        yield made
        if len(list(made.parent.iterdir())) > 1:
            raise StoreFailed(f"{file} could not be finished: the disk is full or broken.")
        _check_new(file)
        made.rename(file)


def _check_new(file: Path) -> None:
    """Raise `StoreFailed` if there is such a file, or what a killed server has left of one: SQLite would delete it."""
    if file.exists() and not _is_empty(file):
        raise StoreFailed(
            f"{file} is there already; nothing is overwritten. Name another file, or move it away together with "
            f"{file.name}-wal and {file.name}-shm: a server that was killed leaves its last choices there."
        )
    check_left(file)


def _is_empty(file: Path) -> bool:
    """Whether a file holds nothing, or a database without any table to play at; what a server has left is something."""
    if any(file.with_name(f"{file.name}{end}").exists() for end in ("-wal", "-shm")):
        return False
    try:
        if file.stat().st_size == 0:
            return True
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)) as present:
            found = {name for (name,) in present.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            ours = found >= schema.OURS and not present.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
            return ours or not found
    except (OSError, sqlite3.Error):
        return False


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own copy: it is whole, even while others write."""
    if not source.exists():
        raise StoreFailed(f"There is no file {source}.")
    try:
        with closing(sqlite3.connect(source)) as present, closing(sqlite3.connect(target)) as copy:
            present.backup(copy)
            (whole,) = copy.execute("PRAGMA quick_check(1)").fetchone()
            if whole != "ok":
                raise StoreFailed(f"{source} is damaged ({' '.join(whole.split())}). Nothing has been written.")
            found = {name for (name,) in copy.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise StoreFailed(f"{source} cannot be copied: {error}.") from error
    if not found >= schema.OURS:
        raise StoreFailed(f"{source} holds no tables of Croupier's.")


async def _copy(source: str, target: str) -> int:
    served = sqlite_file(source) is None  # a file is a copy of our own
    async with AsyncExitStack() as stack:
        present = await stack.enter_async_context(_opened(source, served=served))
        copy = await stack.enter_async_context(_opened(target))
        if await _tables(copy):
            raise StoreFailed(f"The database {place(target)} holds tables already; nothing is overwritten.")
        try:
            await _copy_lines(present, copy)
        except (DataError, IntegrityError) as error:  # whose text has the line in it
            kind = type(error.orig).__name__
            raise StoreFailed(f"The database {place(target)} cannot hold a line of the backup ({kind}).") from None
        return await _tables(copy)


async def _copy_lines(present: Store, copy: Store) -> None:
    """Write everything as one piece, in one transaction."""
    async with failures(present.url), present.at_one_moment() as reading, copy.filled() as writing:
        for table in _KEPT:
            rows = await reading.stream(select(table))
            async for some in rows.mappings().partitions(_LARGE if table is schema.recordings else _AT_ONCE):
                lines = [{**line, "mover": None} if table is schema.tables else dict(line) for line in some]
                await writing.execute(insert(table), lines)


async def _count(file: Path) -> int:
    async with _opened(sqlite_url(file)) as store:
        return await _tables(store)


async def _tables(store: Store) -> int:
    async with store.connected() as connection:
        return (await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one()


@asynccontextmanager
async def _opened(database: str, *, served: bool = False) -> AsyncIterator[Store]:
    """An open database; one that servers may be serving stays as it is, in the shape that they know."""
    store = Store(database)
    await (store.open_beside() if served else store.open())
    try:
        yield store
    finally:
        await store.close()
