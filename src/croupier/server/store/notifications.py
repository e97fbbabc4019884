"""Notifications: what the processes at one PostgreSQL database tell each other, by its LISTEN and NOTIFY."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, bindparam, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from croupier.server.errors import StoreFailed
from croupier.server.store import schema
from croupier.server.store.connection import plain_url

if TYPE_CHECKING:
    import psycopg

CHANNEL = "croupier"

_AGAIN = 1.0
"""Seconds after which a listener that was cut off tries again, and a mailbox is looked into again."""

_NOTIFY = text("SELECT pg_notify(:channel, :payload)").bindparams(bindparam("channel", CHANNEL))

log = structlog.get_logger("croupier.store")


@dataclass(frozen=True, slots=True)
class Signal:
    """Something at a table has changed. `kind`, `seq` and `only` are for its readers, as `Change` says.

    `revision` is the table's afterwards, `process` is who says it.
    """

    table: str
    kind: str
    seq: int
    revision: int
    process: str
    only: int | None = None


def tell(connection: Connection, signal: Signal | dict[str, Any]) -> None:  # Any: JSON
    """Tell the other processes once this transaction is committed; never if it is not.

    At a SQLite file there is one server, which looks for what is told (`Mailbox`).
    """
    payload = json.dumps(asdict(signal) if isinstance(signal, Signal) else signal)
    if connection.dialect.name == "sqlite":
        connection.execute(insert(schema.signals).values(payload=payload))
    else:
        connection.execute(_NOTIFY, {"payload": payload})


async def send(connection: AsyncConnection, signal: Signal | dict[str, Any]) -> None:  # Any: JSON
    """The same, from the event loop."""
    await connection.run_sync(tell, signal)


class Listener:
    """Hears what processes say, this one too. Who was cut off is told (`missed`) as soon as it hears again."""

    def __init__(self, url: str, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url = url
        self._hear = hear
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen; return when nothing is missed any more."""
        self._task = asyncio.get_running_loop().create_task(self._listen())
        await self._listening.wait()

    async def close(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        import psycopg

        cut_off = False
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(plain_url(self._url), autocommit=True)
                async with connection:
                    connection.add_notify_handler(lambda note: self._hear(note.payload))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._listening.is_set():
                        self._missed()
                    self._listening.set()
                    cut_off = False
                    await self._hear_all(connection)
            except psycopg.Error as error:
                if not cut_off:
                    log.warning("not-listening", kind=type(error).__name__)
                cut_off = True
            await asyncio.sleep(_AGAIN)

    async def _hear_all(self, connection: "psycopg.AsyncConnection[Any]") -> None:  # Any: rows, of which none are read
        """Hear until the connection is cut. Raises `psycopg.Error`.

        Every process hears of every change, so it is the loop that tells when something has come: `notifies` of psycopg
        sets up its waiting anew for each note, and asks ten times a second besides.
        """
        loop = asyncio.get_running_loop()
        cut: asyncio.Future[None] = loop.create_future()
        line = connection.fileno()

        def read() -> None:
            try:
                connection.pgconn.consume_input()
                while (note := connection.pgconn.notifies()) is not None:
                    self._hear(note.extra.decode())
            except Exception as error:  # noqa: BLE001  # who waits has it
                loop.remove_reader(line)
                if not cut.done():
                    cut.set_exception(error)

        loop.add_reader(line, read)
        try:
            read()  # what has come with the answer to LISTEN
            await cut
        finally:
            loop.remove_reader(line)


class Mailbox:
    """Hears what is told to the server of a SQLite file (`tell`): it looks once a second, and whenever it is asked to.

    `read` gives everything that was told since, once.
    """

    def __init__(self, read: Callable[[], Awaitable[Sequence[str]]], hear: Callable[[Signal], None]) -> None:
        self._read = read
        self._hear = hear
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look. What was told before is known: it is in the database that has just been read."""
        await self._read()
        self._task = asyncio.get_running_loop().create_task(self._looks())

    async def close(self) -> None:
        """Look no longer."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Hear what has been told."""
        for payload in await self._read():
            self._hear(Signal(**json.loads(payload)))

    async def _looks(self) -> None:
        while True:
            await asyncio.sleep(_AGAIN)
            with suppress(StoreFailed):  # the store tells of it
                await self.look()
