"""Connects to a database by its URL, says in plain words what is wrong with it, and brings it up to date."""

import asyncio
import os
import re
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from croupier.server.errors import StoreFailed
from croupier.server.store import schema
from croupier.server.store.damage import DamagedRow, read_json, read_text
from croupier.server.store.jobs import make_queue

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}

_MIGRATIONS = Path(__file__).parent / "migrations"

PATIENCE = 5
"""Seconds that are waited for a connection."""

CROWD = 30
"""Seconds that a reader waits for one of the connections there are: in a crowd everybody is slow and nobody refused."""

_PATIENT = {
    "connect_timeout": str(PATIENCE),
    "keepalives_idle": "5",  # who has vanished with its machine is noticed after some 20 seconds
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
"""How long a connection to PostgreSQL waits for the other side, unless the URL says otherwise."""

_POSTGRESQL: dict[str, Any] = {  # Any: a value of an option
    "isolation_level": "REPEATABLE READ",
    "pool_pre_ping": True,
    "pool_size": 10,
    "max_overflow": 0,  # a new connection costs PostgreSQL a process: those there are stay
    "pool_timeout": CROWD,
}

OLDEST_POSTGRESQL = 16
"""The oldest version of PostgreSQL with which everything was tried."""

_BUSY = 2000
"""Milliseconds that are waited for a SQLite file that another program holds."""

_LAST_READERS = 5
"""Seconds that are waited for those who still read when all connections are to be closed."""

_GLANCE = 0.01
"""Seconds between two looks whether they have come to an end."""

_ONE_AT_A_TIME = 0x43726F7570
"""The key of the lock under which one process at a time changes the shape of a PostgreSQL database."""


def place(url: str) -> str:
    """The URL without its password."""
    return make_url(url).difference_update_query(("password", "sslpassword")).render_as_string(hide_password=True)


def plain_url(url: str) -> str:
    """The URL of a PostgreSQL database as its driver reads it."""
    return _patient(_parsed(url)).set(drivername="postgresql").render_as_string(hide_password=False)


def _patient(url: URL) -> URL:
    return url.set(query={**_PATIENT, **url.query})


def connect(url: str, threads: set[threading.Thread]) -> AsyncEngine:
    """The connections to a database; `threads` are those of the driver. Raises `StoreFailed`."""
    parsed, file = _parsed(url), sqlite_file(url)
    kind = parsed.get_backend_name()
    if file is not None:
        check_left(file)
        _check_empty(file)
    try:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            sqlite3.connect(file).close()  # if this fails later, the driver leaves a thread behind
        if kind == "sqlite":
            engine = create_async_engine(parsed.set(drivername=_DRIVERS[kind]), json_deserializer=read_json)
        else:
            engine = create_async_engine(_patient(parsed).set(drivername=_DRIVERS[kind]), **_POSTGRESQL)
    except (ArgumentError, ValueError) as error:  # a name no file can have, a host where none belongs
        raise _no_url(url) from error
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise StoreFailed(
            f"The driver for PostgreSQL is not installed ({error}): pip install 'croupier[postgres]'."
        ) from error
    except sqlite3.Error as error:
        raise StoreFailed(f"The database {place(url)} does not work: {_advice(str(error))}") from error
    except OSError as error:
        raise StoreFailed(f"The folder of the database cannot be made: {error}.") from error
    if kind == "sqlite":
        prepare = partial(_prepare_sqlite, threads)
        event.listen(engine.sync_engine, "connect", prepare, insert=True)  # before anything else can fail
    return engine


def connect_writing(url: str) -> Engine:
    """The connection for the one thread that writes, which waits for none of those who read.

    Between the event loop and SQLite's driver each statement would be a message there and back, which costs more than
    it. In PostgreSQL a change must see what another process has committed meanwhile, and not collide with it.
    """
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        own = {**_POSTGRESQL, "isolation_level": "READ COMMITTED", "pool_size": 1}
        return create_engine(_patient(parsed).set(drivername=_DRIVERS["postgresql"]), **own)
    engine = create_engine(parsed.set(drivername="sqlite+pysqlite"), json_deserializer=read_json)
    event.listen(engine, "connect", _set_pragmas)
    return engine


async def disconnect(engine: AsyncEngine) -> None:
    """Close all connections, when those who still read have come to an end.

    A connection that comes back to a pool that was given up is closed by nobody.
    """
    for _ in range(int(_LAST_READERS / _GLANCE)):
        if not (isinstance(engine.pool, QueuePool) and engine.pool.checkedout()):
            break
        await asyncio.sleep(_GLANCE)
    await engine.dispose()


async def check(engine: AsyncEngine) -> None:
    """Find out that the database is sound and can be written, and bring it up to date."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            verdict = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
            if verdict != "ok":
                reason = " ".join(verdict.split())
                raise StoreFailed(f"The database {engine.url.database} is damaged: {reason}. Restore a backup.")
            names = {*(await connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))).scalars()}
            if names and not names >= schema.OURS:
                raise StoreFailed(f"The database {engine.url.database} belongs to another program. Name another file.")
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            _check_version(connection.dialect.server_version_info or ())
            await connection.execution_options(isolation_level="READ COMMITTED")
        async with connection.begin():
            await connection.run_sync(_migrate)
            if engine.dialect.name == "postgresql":
                await make_queue(connection)


def check_there(url: str) -> None:
    """Raise `StoreFailed` if there is no file of a SQLite database: to connect would make one."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise StoreFailed(f"There is no database {file}. Name it with --database, as the server does.")


async def check_shape(engine: AsyncEngine) -> None:
    """Find out that a database has the present shape. Nobody else brings it up to date than a server that starts."""
    async with engine.connect() as connection:
        shape = await connection.run_sync(_shape)
    if shape == _newest():
        return
    given = engine.url.set(drivername=engine.dialect.name).difference_update_query(_PATIENT)  # without what we add
    named = place(given.render_as_string(hide_password=False))
    if shape is None:
        raise StoreFailed(f"The database {named} holds no tables of Croupier's.")
    raise StoreFailed(
        f"The database {named} belongs to another version of Croupier. Use the program of its server, or start the "
        "server of this version once: that brings it up to date."
    )


def try_to_write(connection: Connection) -> None:
    """Find out that there is room for a table, in a transaction that leaves nothing behind."""
    if connection.dialect.name == "sqlite":  # whose driver begins no transaction for what makes a table
        connection.execute(text("BEGIN IMMEDIATE"))
    connection.execute(text("CREATE TABLE can_be_written (x INTEGER)"))
    connection.execute(text("DROP TABLE can_be_written"))


def sqlite_url(file: Path) -> str:
    """The URL of the SQLite database in a file, whatever signs its name has."""
    return URL.create("sqlite", database=str(file)).render_as_string()


@cache
def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL.

    `%20` is a blank, and `~` at the beginning somebody's home.

    Raises `StoreFailed` for a database in memory: its tables would be gone with each connection; for SQLite's own
    `file:...`, by which a file has many names, and another server would not find that it is held; and for a question
    mark, with which parameters would begin: the file would have a shorter name than whoever typed it believes.
    """
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if parsed.database in (None, "", ":memory:") or parsed.database.startswith("file:") or "uri" in parsed.query:
        raise _no_url(url)
    if "?" in url:
        raise StoreFailed(f"{url!r} has a question mark. In the name of a file it is written %3F.")
    if parsed.database.startswith("~"):
        raise StoreFailed(f"{url!r} begins with the home of nobody here. A file of such a name is sqlite:///./~...")
    file = Path(parsed.database)
    if not file.name or "\0" in parsed.database:
        raise _no_url(url)
    return file


def check_left(file: Path) -> None:
    """Raise `StoreFailed` if only what belongs to a SQLite file is there, and not the file itself.

    A server that was killed leaves its last choices in `-wal`. SQLite would delete them when it makes the file anew.
    """
    left = file.with_name(f"{file.name}-wal")
    if left.exists() and not file.exists():
        raise StoreFailed(
            f"{left} is there without {file}: it holds the last choices of a database that was moved away. "
            f"Move it, and {file.name}-shm, to where that lies now."
        )


def _check_empty(file: Path) -> None:
    """Raise `StoreFailed` if a file is there and has nothing in it: what was lost on a disk is no new database."""
    if file.is_file() and file.stat().st_size == 0:
        raise StoreFailed(
            f"{file} is empty. If it held tables, restore a backup (croupier restore); "
            "to begin without any, delete it: the database is made where no file is."
        )


def _check_version(found: tuple[int | str, ...]) -> None:
    """Raise `StoreFailed` if a server of PostgreSQL is too old."""
    if found and int(found[0]) < OLDEST_POSTGRESQL:
        raise StoreFailed(
            f"The database is served by PostgreSQL {found[0]}; Croupier needs {OLDEST_POSTGRESQL} or newer."
        )


def file_at(url: str) -> tuple[int, int] | None:
    """Which file lies at the URL of a SQLite database; None for PostgreSQL.

    Raises `StoreFailed` if there is none.
    """
    file = sqlite_file(url)
    if file is None:
        return None
    try:
        found = file.stat()
    except OSError as error:
        raise StoreFailed(f"The database {place(url)} has vanished ({error.strerror}). Bring it back.") from error
    return found.st_dev, found.st_ino


@asynccontextmanager
async def failures(url: str) -> AsyncIterator[None]:
    """Turn what a database says into `StoreFailed`.

    What contradicts a key stays an `IntegrityError`, what no column can hold a `DataError`.
    """
    try:
        yield
    except (IntegrityError, DataError):
        raise
    except DamagedRow as error:
        raise StoreFailed(f"The database {place(url)} has a damaged line. Restore a backup.") from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise StoreFailed(
            f"The database {place(url)} does not work: {_advice(reason)}", reachable=_is_reachable(error)
        ) from error


def _is_reachable(error: SQLAlchemyError) -> bool:
    """Whether a database has answered, if only to say no. PostgreSQL's answers have a code; its end has one, too."""
    code = getattr(getattr(error, "orig", None), "sqlstate", "")
    return code is not None and not code.startswith(("08", "57P"))


@cache
def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise _no_url(url) from error
    if parsed.get_backend_name() not in _DRIVERS:
        kind = parsed.get_backend_name()
        raise StoreFailed(f"A database of kind {kind!r} is not supported; use sqlite:///FILE or postgresql://...")
    if parsed.get_backend_name() == "sqlite" and parsed.database is not None:
        parsed = parsed.set(database=os.path.expanduser(parsed.database))  # noqa: PTH111  # a Path would lose `./~`
    return parsed


def _no_url(url: str) -> StoreFailed:
    shown = re.sub(r"^(.*?://)?.*@", r"\1***@", url, flags=re.DOTALL)  # who knows where its password begins
    shown = re.sub(r"(password=)[^&]*", r"\1***", shown)
    return StoreFailed(f"{shown!r} is no database URL; use sqlite:///FILE or postgresql://USER@HOST/NAME.")


def _advice(reason: str) -> str:
    for sign, advice in (
        ("full", "the disk is full. Make room; nothing that was acknowledged is lost."),
        ("No space left", "the disk is full. Make room; nothing that was acknowledged is lost."),
        ("disk I/O error", "the disk is full or broken. Make room; nothing that was acknowledged is lost."),
        ("readonly", "it cannot be written. Check the owner and the permissions of the file and its folder."),
        ("read-only transaction", "it cannot be written: this server of PostgreSQL, or this user, may only read."),
        ("unable to open", "the file cannot be opened. Check the path and the permissions of its folder."),
        ("not a database", "the file is no SQLite database. Name another file, or restore a backup."),
        ("malformed", "it is damaged. Restore a backup."),
        ("locked", "another program holds it for too long."),
    ):
        if sign in reason:
            return advice
    return reason


def _prepare_sqlite(threads: set[threading.Thread], connection: Any, record: object) -> None:  # Any: the driver's
    driver = connection.driver_connection
    threads.difference_update([thread for thread in threads if not thread.is_alive()])
    threads.add(getattr(driver, "_thread", driver))  # older drivers are the thread
    driver.text_factory = read_text
    _set_pragmas(connection, record)


def _set_pragmas(connection: Any, _record: object) -> None:  # Any: the driver's
    cursor = connection.cursor()
    try:
        for pragma in (f"busy_timeout = {_BUSY}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:  # no database, or told to stop: nobody else closes a connection that was not handed out
        connection.close()
        raise
    cursor.close()


def _shape(connection: Connection) -> str | None:
    """The last migration that a database has seen; None where there was none."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def _newest() -> str | None:
    """The shape that the newest migration leaves; to find it, all of them are read."""
    return ScriptDirectory(str(_MIGRATIONS)).get_current_head()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
    try_to_write(connection)  # in a transaction that goes on: what is broken off below is undone
    if _shape(connection) == _newest():
        return
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreFailed(f"The database was made by a newer Croupier: {error}. Upgrade the program.") from error
