"""The queue of questions that workers answer: in turns, by rank, and only while somebody waits."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, LiteralString

import psycopg
import pytest
from procrastinate import App
from psycopg_pool import PoolTimeout

from croupier.server.errors import NotNow, StoreFailed
from croupier.server.service.thinking import queue as queues
from croupier.server.service.thinking.bot_scheduler import BotScheduler
from croupier.server.service.thinking.bots import Question, Rank
from croupier.server.service.thinking.queue import BotQueue
from croupier.server.store.connection import plain_url
from croupier.server.store.database import Store
from tests.server.room import StillClock, run, until
from tests.server.service.test_bot_scheduler import Slow, question


@asynccontextmanager
async def queue_at(database: str, here: Slow) -> AsyncIterator[BotQueue]:
    """A queue at a database, with one worker that thinks about one question at a time."""
    store = Store(database)
    await store.open()
    assert store.sharing is not None
    queue = BotQueue(database, store.sharing, here)
    await queue.open()
    queue.workers = 1
    try:
        yield queue
    finally:
        await queue.close()
        await asyncio.to_thread(told, database, "DELETE FROM procrastinate_jobs")
        await store.close()


def told(database: str, statement: LiteralString) -> list[Any]:  # Any: columns
    """What the database answers to a statement."""
    with psycopg.connect(plain_url(database), autocommit=True) as connection:
        done = connection.execute(statement)
        return done.fetchall() if done.description else []


def jobs(database: str) -> list[tuple[str, int, str]]:
    """Who thinks about what, with which priority, under which name: the jobs in the queue, oldest first."""
    rows = told(database, "SELECT args, priority FROM procrastinate_jobs ORDER BY id")
    return [(args["question"]["bot"], priority, args["thought"]) for args, priority in rows]


def test_a_database_that_is_gone_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_app: App) -> None:
        raise PoolTimeout

    async def test() -> None:
        url = "postgresql://ada:secret@127.0.0.1:1/none"
        store = Store(url)
        assert store.sharing is not None
        queue = BotQueue(url, store.sharing, Slow())
        with pytest.raises(StoreFailed, match=r"database postgresql://ada:\*{3}@127.0.0.1:1/none is not reachable."):
            await queue.open()
        await store.close()

    monkeypatch.setattr(App, "open_async", gone)
    run(test())


def test_workers_are_asked_in_turns_and_by_rank(shared_database: str) -> None:
    def ask(turns: BotScheduler, asked: Question) -> Awaitable[int]:
        return asyncio.create_task(turns.choose(asked))

    async def test() -> None:
        async with queue_at(shared_database, Slow()) as queue:
            turns = BotScheduler(queue, StillClock(), 10)
            flood = [ask(turns, question(f"eve {n}", "eve", Rank.WATCHED)) for n in range(20)]
            await until(lambda: len(jobs(shared_database)) == 1)
            ada = ask(turns, question("ada", "ada"))
            assert [job[:2] for job in jobs(shared_database)] == [("eve 0", -1)]
            queue.heard(jobs(shared_database)[0][2], 3)
            assert await flood[0] == 3
            await until(lambda: len(jobs(shared_database)) == 2)
            assert jobs(shared_database)[1][:2] == ("ada", 0)
            await turns.close()
            ended = await asyncio.gather(ada, *flood[1:], return_exceptions=True)
            assert {type(end) for end in ended} == {NotNow}

    run(test())


def test_a_question_that_no_worker_begins_is_taken_back(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "PATIENCE", 0.3)

    async def test() -> None:
        here = Slow()
        async with queue_at(shared_database, here) as queue:
            thought = asyncio.create_task(queue.choose(question("ada", "ada")))
            await until(lambda: here.asked == ["ada"])
            assert jobs(shared_database) == []
            here.thoughts[0].set_result(2)
            assert await thought == 2

    run(test())


def test_this_process_thinks_itself_while_there_is_no_worker(shared_database: str) -> None:
    async def test() -> None:
        here = Slow()
        here.room = 3
        async with queue_at(shared_database, here) as queue:
            assert queue.room == 1
            queue.workers = 0
            assert queue.room == 3
            thought = asyncio.create_task(queue.choose(question("ada", "ada")))
            await until(lambda: here.asked == ["ada"])
            here.thoughts[0].set_result(0)
            assert await thought == 0

    run(test())
