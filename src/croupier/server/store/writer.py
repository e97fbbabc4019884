"""One writer for a database: many changes share a commit, and each is acknowledged after it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from croupier.server.errors import StoreFailed
from croupier.server.store.circuit_breaker import CircuitBreaker

T = TypeVar("T")
Work = Callable[[Connection], T]
Commit = Callable[[Work[None]], Awaitable[None]]
"""Carries out work in a transaction of its own, as one piece. Raises `StoreFailed` if the database does not work."""

GROUP = 200
"""Changes that share a commit at most."""

QUEUE = 2_000
"""Changes that wait at most; more are refused at once."""


SPACING = 0.01
"""Seconds from one commit to the next where changes come in crowds: what comes meanwhile shares it."""


class StaleRevision(Exception):
    """Another process has changed the table first. Nothing has been written."""


@dataclass(slots=True, eq=False)
class _Job:
    table: str
    work: Work[Any]  # Any: whatever the work gives back
    done: asyncio.Future[Any]
    result: Any = None
    error: StaleRevision | None = None

    def tell(self) -> None:
        if self.done.done():  # nobody waits for it any more
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)

    def refuse(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Carries out changes in the order in which they come, as many in one transaction as wait.

    If that fails because the database does not work, all that wait are refused, and so is whatever comes, until the
    outage is over: nobody waits for a database that fails.
    """

    def __init__(self, commit: Commit, outage: CircuitBreaker) -> None:
        self._commit_all = commit
        self._outage = outage
        self._waiting: deque[_Job] = deque()
        self._running: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many changes wait for their commit."""
        return len(self._waiting)

    async def write(self, table: str, work: Work[T]) -> T:
        """What the work gives back, once it is on disk. Raises what the work raises, and `StoreFailed`.

        The work must find out whether it raises `StaleRevision` before it changes anything. It may be called twice, in
        whatever thread.
        """
        self._outage.check()
        if len(self._waiting) >= QUEUE:
            raise StoreFailed("The database is too slow: too many changes wait already.")
        loop = asyncio.get_running_loop()
        job = _Job(table, work, loop.create_future())
        self._waiting.append(job)
        if self._running is None:
            self._running = loop.create_task(self._run())
        result: T = await job.done
        return result

    async def close(self) -> None:
        """Return when everything that waits is written or refused."""
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        now = asyncio.get_running_loop().time
        try:
            while self._waiting:
                group, began = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))], now()
                # Two processes whose groups share tables must lock them in one order, or they wait for each other.
                await self._commit(sorted(group, key=lambda job: job.table))
                if len(group) > 1 and len(self._waiting) < GROUP:
                    await asyncio.sleep(began + SPACING - now())
        finally:
            self._running = None

    async def _commit(self, group: list[_Job]) -> None:
        def work(connection: Connection) -> None:
            for job in group:
                job.error = None
                try:
                    job.result = job.work(connection)
                except StaleRevision as error:
                    job.error = error

        try:
            await self._commit_all(work)
        except StoreFailed as error:
            self._outage.begin(error)
            for job in (*group, *self._waiting):
                job.refuse(StoreFailed(str(error)))
            self._waiting.clear()
        except Exception as error:  # noqa: BLE001  # one that contradicts a key must not take the others with it
            await self._one_by_one(group, error)
        else:
            self._outage.wrote()
            for job in group:
                job.tell()

    async def _one_by_one(self, group: list[_Job], error: Exception) -> None:
        if len(group) == 1:
            group[0].refuse(StaleRevision(group[0].table) if isinstance(error, IntegrityError) else error)
            return
        for job in group:
            await self._commit([job])
