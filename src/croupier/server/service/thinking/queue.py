"""The queue of questions to bots that workers answer on any machine: Procrastinate's, in the database of the tables."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from typing import Any

import psycopg
import structlog
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ProcrastinateException
from procrastinate.jobs import Status
from procrastinate.signals import on_stop

from croupier.bots import names
from croupier.server.background_task import beside
from croupier.server.errors import NotNow, StoreFailed
from croupier.server.service.thinking.bots import BotProcesses, Pool, Question
from croupier.server.store.connection import place, plain_url
from croupier.server.store.database import Store
from croupier.server.store.heartbeat import BEAT, Heartbeat
from croupier.server.store.leases import Leases

QUEUE = "bots"
TASK = "croupier.think"

PATIENCE = 5.0
"""Seconds after which a question is thought about here: its worker was killed, or too many ask too few."""

_STALLED = 30
"""Seconds without a sign of life after which the jobs of a worker are cleared away."""

log = structlog.get_logger("croupier.bots")


def _app(url: str, connections: int) -> App:
    logging.getLogger("procrastinate").disabled = True  # it names the arguments of jobs, and they hold seeds
    logging.getLogger("psycopg.pool").disabled = True  # a line for each attempt, while the store has one a minute
    connector = PsycopgConnector(
        conninfo=plain_url(url),
        min_size=1,
        max_size=connections,
        timeout=PATIENCE,
        reconnect_timeout=PATIENCE,  # else it waits twice as long after each attempt of an outage
    )
    return App(connector=connector)


async def _open(app: App, url: str) -> None:
    """Connect to the queue. Raises `StoreFailed`."""
    try:
        await app.open_async()
    except (ProcrastinateException, psycopg.Error) as error:
        await app.close_async()
        raise StoreFailed(f"The database {place(url)} is not reachable.", reachable=False) from error


class BotQueue:
    """Lets workers think while there are any; else `here` thinks, in this process' own pool.

    Whose turn it is, each process has decided before (`BotScheduler`); among those of all processes the rank counts.
    """

    def __init__(self, url: str, sharing: Leases, here: Pool) -> None:
        self.names = names()
        self._url = url
        self._app = _app(url, connections=2)
        self._me = sharing.me
        self._here = here
        self._thoughts: dict[str, asyncio.Future[int]] = {}
        self.workers = 0
        """How many questions all workers think about at once."""

    @property
    def room(self) -> int:
        """How many questions are thought about at once, there or here."""
        return self.workers or self._here.room

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker's answer."""
        return len(self._thoughts)

    async def open(self) -> None:
        """Connect to the queue. Raises `StoreFailed`."""
        await _open(self._app, self._url)

    async def close(self) -> None:
        """Ask no more. Who waits for an answer is told that the server is being stopped."""
        for answer in self._thoughts.values():
            if not answer.done():
                answer.set_exception(NotNow("The server is being stopped."))
        await self._app.close_async()
        await self._here.close()

    async def choose(self, question: Question) -> int:
        """Put the question into the queue and wait for what a worker says."""
        if not self.workers:
            return await self._here.choose(question)
        thought = secrets.token_hex(8)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._thoughts[thought] = answer
        task = self._app.configure_task(TASK, queue=QUEUE, allow_unknown=True, priority=-question.rank)
        job: int | None = None
        try:
            async with asyncio.timeout(PATIENCE):
                job = await task.defer_async(thought=thought, process=self._me, question=asdict(question))
                return await answer
        except (TimeoutError, ProcrastinateException):
            await self._withdraw(job)
            return await self._here.choose(question)
        finally:
            del self._thoughts[thought]

    async def _withdraw(self, job: int | None) -> None:
        """Nobody waits for the answer of a worker any more: none that has not begun need think."""
        if job is not None:
            with suppress(ProcrastinateException):
                await self._app.job_manager.cancel_job_by_id_async(job, delete_job=True)

    def heard(self, thought: str, index: int) -> None:
        """A worker has thought."""
        answer = self._thoughts.get(thought)
        if answer is not None and not answer.done():
            answer.set_result(index)


async def work(database: str, processes: int, working: Callable[[], None]) -> None:
    """Think for the bots of all servers at a database, in so many processes, until a signal says to stop.

    `working` is called when the queue has opened. Raises `StoreFailed` if that is not to be.
    """
    store = Store(database)
    await store.open()
    if store.sharing is None:
        await store.close()
        raise StoreFailed("Workers need a PostgreSQL database; with SQLite the server thinks for its bots itself.")
    sharing, thinker = store.sharing, BotProcesses(processes)
    app = _app(database, connections=processes + 3)

    @app.task(name=TASK, queue=QUEUE)
    async def think(thought: str, process: str, question: dict[str, Any]) -> None:  # Any: JSON
        index = await thinker.choose(Question(**question))
        await sharing.signal({"process": sharing.me, "for": process, "thought": thought, "index": index})

    try:
        await _open(app, database)
        async with _alive(app, store, Heartbeat(database, sharing.me, "worker", processes), processes):
            log.info("working", processes=processes)
            working()
            await _answer_until_told(app, processes)
    finally:
        await app.close_async()
        await thinker.close()
        with suppress(StoreFailed):
            await sharing.leave()
        await store.close()


async def _answer_until_told(app: App, processes: int) -> None:
    """Answer until a signal says to stop; where an outage of the database has ended the work, it begins anew."""
    stopping = asyncio.Event()
    with on_stop(stopping.set):
        told = asyncio.create_task(stopping.wait())
        while not told.done():
            working = asyncio.create_task(
                app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=processes,
                    delete_jobs="always",
                    shutdown_graceful_timeout=BEAT,
                    fetch_job_polling_interval=BEAT,  # its listener notices only after half a minute that it is cut off
                    install_signal_handlers=False,
                )
            )
            await asyncio.wait({working, told}, return_when=asyncio.FIRST_COMPLETED)
            working.cancel()
            (ended,) = await asyncio.gather(working, return_exceptions=True)
            if isinstance(ended, ProcrastinateException):
                log.warning("broken-off", reason=type(ended).__name__)  # no more: SQL shows secrets
            elif isinstance(ended, Exception):
                raise ended
            await asyncio.wait({told}, timeout=BEAT)


@asynccontextmanager
async def _alive(app: App, store: Store, heart: Heartbeat, room: int) -> AsyncIterator[None]:
    """Say every second that this worker is there, and clear away what killed ones have left undone."""

    async def beats() -> None:
        while True:
            heart.touch()
            try:
                for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=_STALLED):
                    await app.job_manager.finish_job(job, status=Status.FAILED, delete_job=True)
            except ProcrastinateException as error:
                store.outage.tell(StoreFailed(type(error).__name__))  # no more: SQL shows secrets
            await asyncio.sleep(BEAT)

    assert store.sharing is not None
    await store.sharing.say_here("worker", room)
    heart.start()
    async with beside(beats()):
        try:
            yield
        finally:
            await asyncio.to_thread(heart.stop)
