"""Notifications: what the processes at one PostgreSQL database tell each other, by its LISTEN and NOTIFY."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

import structlog
from sqlalchemy import Connection, bindparam, text
from sqlalchemy.ext.asyncio import AsyncConnection

from croupier.server.store.connection import plain_url

CHANNEL = "croupier"

_AGAIN = 1.0
"""Seconds after which a listener that was cut off tries again."""

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
    """Tell the other processes once this transaction is committed; never if it is not."""
    plain = asdict(signal) if isinstance(signal, Signal) else signal
    connection.execute(_NOTIFY, {"payload": json.dumps(plain)})


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
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._listening.is_set():
                        self._missed()
                    self._listening.set()
                    cut_off = False
                    async for note in connection.notifies():
                        self._hear(note.payload)
            except psycopg.Error as error:
                if not cut_off:
                    log.warning("not-listening", kind=type(error).__name__)
                cut_off = True
            await asyncio.sleep(_AGAIN)
