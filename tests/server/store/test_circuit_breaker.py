"""A database that fails: nobody waits for it, one line a minute says so, and all goes on when it works again."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, event, text
from structlog.testing import capture_logs
from tools.postgres import Postgres

from croupier.server.errors import StoreFailed, status_of
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.server.store import circuit_breaker
from croupier.server.store.circuit_breaker import CircuitBreaker
from croupier.server.store.writer import Work, Writer
from tests.server import duel
from tests.server.room import (
    LastBot,
    StillClock,
    a_moment,
    choose,
    opened,
    own_keys,
    people,
    play_on,
    run,
    until,
    until_it_works,
)


class Failing:
    """A database that works, or does not."""

    def __init__(self) -> None:
        self.works = True
        self.tried = 0
        self.outage = CircuitBreaker(self.attempt)
        self.writer = Writer(self.commit, self.outage)

    async def commit(self, work: Work[None]) -> None:
        self.tried += 1
        await a_moment()
        if not self.works:
            error = StoreFailed("The disk is full.")
            self.outage.tell(error)
            raise error
        work(cast("Connection", None))

    async def attempt(self) -> None:
        await self.commit(lambda _: None)

    async def write(self) -> str:
        return await self.writer.write("table", lambda _: "written")


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again at once."""
    monkeypatch.setattr(circuit_breaker, "LONGEST", 0.01)
    monkeypatch.setattr(circuit_breaker, "PAUSE", 0.01)


def test_who_comes_while_the_database_fails_is_refused_without_a_try() -> None:
    async def test() -> None:
        store = Failing()
        assert await store.write() == "written"
        store.works = False
        first = await asyncio.gather(*(store.write() for _ in range(500)), return_exceptions=True)
        assert {type(error) for error in first} == {StoreFailed}
        assert store.tried == 2, "those who waited were refused together"
        for _ in range(500):
            with pytest.raises(StoreFailed, match="full"):
                await store.write()
        assert store.tried == 2
        assert store.writer.waiting == 0
        await store.outage.close()

    run(test())


@pytest.mark.usefixtures("_impatient")
def test_it_is_tried_again_until_it_works_and_then_all_is_as_before() -> None:
    async def test() -> None:
        store, over = Failing(), asyncio.Event()
        store.outage.over = over.set
        store.works = False
        with pytest.raises(StoreFailed):
            await store.write()
        await until(lambda: store.tried >= 5)
        assert not over.is_set()
        store.works = True
        await over.wait()
        assert await store.write() == "written"
        await store.outage.close()

    run(test())


@pytest.mark.usefixtures("_impatient")
def test_it_is_tried_again_after_an_error_that_nobody_foresaw() -> None:
    async def test() -> None:
        store, over = Failing(), asyncio.Event()
        attempt = store.attempt

        async def broken() -> None:
            store.works = True
            store.outage._attempt = attempt
            raise ZeroDivisionError

        store.works, store.outage._attempt, store.outage.over = False, broken, over.set
        with pytest.raises(StoreFailed):
            await store.write()
        with capture_logs() as lines:
            await over.wait()
        assert [line["event"] for line in lines] == ["store-unforeseen", "store-works"]
        assert await store.write() == "written"
        await store.outage.close()

    run(test())


def test_the_pauses_grow_until_something_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def slept(seconds: float) -> None:
        if seconds:
            pauses.append(seconds)
        await a_moment()

    async def test() -> None:
        store = Failing()
        monkeypatch.setattr("asyncio.sleep", slept)
        store.works = False
        with pytest.raises(StoreFailed):
            await store.write()
        await until(lambda: len(pauses) >= 9)
        assert pauses[:9] == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0, 5.0]
        store.works = True
        await until(lambda: not store.outage.lasts)
        await store.write()
        store.works = False
        pauses.clear()
        with pytest.raises(StoreFailed):
            await store.write()
        await until(lambda: bool(pauses))
        assert pauses == [0.1]
        await store.outage.close()

    run(test())


@pytest.mark.usefixtures("_impatient")
def test_one_line_a_minute_tells_of_it_and_one_of_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(circuit_breaker, "monotonic", lambda: now)

    async def test() -> None:
        nonlocal now
        store = Failing()
        store.works = False
        with capture_logs() as lines:
            with pytest.raises(StoreFailed):
                await store.write()
            await until(lambda: store.tried >= 20)
            assert [(line["event"], line["failures"]) for line in lines] == [("store-failed", 1)]
            now += 60
            await until(lambda: len(lines) == 2)
            assert lines[1]["failures"] > 18
            store.works = True
            await until(lambda: len(lines) == 3)
            assert (lines[2]["event"], lines[2]["seconds"]) == ("store-works", 60.0)
        await store.outage.close()

    run(test())


@pytest.mark.usefixtures("_impatient")
def test_a_locked_file_is_waited_for_and_nothing_is_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            await quickly(tables)
            await play_on(tables, made, 3)
            with held(tmp_path):
                with pytest.raises(StoreFailed, match="holds it for too long"):
                    await choose(tables, made, 0)
                with pytest.raises(StoreFailed):
                    await tables.ready()
                assert (await tables.look(made.id, None)).seq == 3, "who looks is answered"
            await until_it_works(tables)
            await tables.ready()
            await play_on(tables, made, 3)
        async with opened(tmp_path) as tables:
            assert (await tables.look(made.id, None)).seq == 6

    run(test())


@pytest.mark.usefixtures("_impatient")
def test_a_window_that_ends_while_the_file_is_locked_is_published_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel.install(monkeypatch)

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            seats = (NewSeat("human", "Ada"), NewSeat("human", "Bruno"))
            made = await tables.seating.create(NewTable("duel", seats, reaction_floor=3.0))
            await quickly(tables)
            for seat in (0, 1):
                await choose(tables, made, "strike", seat=seat)
            with held(tmp_path):
                await clock.pass_by(4, tables)
                assert tables._matches.store.outage.lasts
            await until_it_works(tables)
            seen = await tables.look(made.id, None)
            assert [line["word"] for line in seen.log] == ["strike", "strike"]

    run(test())


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Another program writes to the database, and does not come to an end."""
    with closing(sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def quickly(tables: Tables) -> None:
    """Nobody waits for two seconds until a locked file is given up."""

    def impatient(connection: Any, *_: object) -> None:  # Any: the driver's
        connection.execute("PRAGMA busy_timeout = 20").close()

    store = tables._matches.store
    assert store._writing is not None
    for engine in (store._open().sync_engine, store._writing):
        event.listen(engine, "checkout", impatient)


@pytest.mark.usefixtures("_impatient")
def test_a_full_disk_refuses_what_comes_loses_nothing_and_lets_bots_rest(tmp_path: Path) -> None:
    async def test() -> None:
        bot, clock = LastBot(), StillClock()
        async with opened(tmp_path, clock, bot) as tables:
            made = await tables.seating.create(NewTable("zynalith", (NewSeat("human"), NewSeat("bot")), seed=7))
            await tables.idle()
            await room_for(tables, pages=2)
            with pytest.raises(StoreFailed, match="disk is full") as refused:
                await fill_up(tables, made, clock)
            assert status_of(refused.value) == 503
            await tables.idle()
            said, seq, asked = (
                len(await tables.chat.messages(made.id, None)),
                await seq_of(tables, made),
                len(bot.asked),
            )
            tables._matches._look_at_all()
            await tables.idle()
            assert len(bot.asked) == asked, "nobody thinks for nothing"
            await room_for(tables, pages=1000)
            await until_it_works(tables)
            await play_on(tables, made, 3)
            await tables.idle()  # the bot may be asked in its turn
            assert said > 0
            after = await seq_of(tables, made)
        async with opened(tmp_path) as tables:
            assert await seq_of(tables, made) == after > seq
            assert len(await tables.chat.messages(made.id, None)) == said

    run(test())


async def room_for(tables: Tables, pages: int) -> None:
    """The disk has room for so many more pages, whatever connection writes them."""
    store = tables._matches.store
    assert store._writing is not None
    with store._writing.connect() as connection:
        present = connection.execute(text("PRAGMA page_count")).scalar_one()

    def limited(connection: Any, *_: object) -> None:  # Any: the driver's
        connection.execute(f"PRAGMA max_page_count = {present + pages}").close()

    event.listen(store._writing, "checkout", limited)


async def seq_of(tables: Tables, made: Created) -> int:
    """How many lines the log of a table has."""
    return (await tables.look(made.id, None)).seq


async def fill_up(tables: Tables, made: Created, clock: StillClock) -> None:
    """Talk and play until something is refused."""
    for _ in range(500):
        clock.time += 2  # so often a person may say something
        await tables.chat.say(made.id, made.tokens[0], "x" * 500)
        await play_on(tables, made, 1)


@pytest.mark.usefixtures("_impatient")
def test_nothing_is_written_to_a_file_that_has_vanished_and_none_is_made_in_its_place(tmp_path: Path) -> None:
    async def test() -> None:
        file, away = tmp_path / "tables.sqlite3", tmp_path / "away.sqlite3"
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            await choose(tables, made, 0)
            file.rename(away)
            for _ in range(2):
                with pytest.raises(StoreFailed, match="vanished"):
                    await choose(tables, made, 0)
            with pytest.raises(StoreFailed, match="vanished"):
                await tables.chat.messages(made.id, None)
            assert (await tables.look(made.id, None)).seq == 1
            assert not file.exists()
            file.touch()
            with pytest.raises(StoreFailed, match="Another file"):
                await tables.chat.messages(made.id, None)
            away.rename(file)
            await until_it_works(tables)
            await choose(tables, made, 0)
        async with opened(tmp_path) as tables:
            assert (await tables.look(made.id, None)).seq == 2

    run(test())


@pytest.mark.usefixtures("_impatient", "shared_database")
def test_processes_go_on_when_postgresql_is_there_again(tmp_path: Path, postgres_server: Postgres) -> None:
    """The people, their streams and the bots: at one process and at the other one."""

    async def test() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            made = await one.seating.create(NewTable("quintet", (NewSeat("human", "Ada"), NewSeat("bot")), seed=7))
            async with two.subscribe(made.id, made.tokens[0]) as changes:
                await play_on(one, made, 3)
                before = await seq_of(one, made)
                await asyncio.to_thread(postgres_server.stop)
                try:
                    for tables in (one, two, one, two):
                        with pytest.raises(StoreFailed):
                            await play_on(tables, made, 1)
                        with pytest.raises(StoreFailed):
                            await tables.ready()
                finally:
                    await asyncio.to_thread(postgres_server.start)
                for tables in (one, two):
                    await until_it_works(tables)
                    await tables.ready()
                assert await seq_of(two, made) >= before
                for tables in (one, two, one, two):
                    await as_soon_as_asked(tables, made)
                assert await seq_of(one, made) > before + 3
                while (await anext(changes)).seq <= before:
                    pass
                while not (await one.look(made.id, None)).seats[0].connected:
                    await a_moment()

    run(test())


async def as_soon_as_asked(tables: Tables, made: Created) -> None:
    """The person chooses once the bot, at whichever process, has answered."""
    while not (keys := own_keys(seen := await tables.look(made.id, made.tokens[0]))):
        await a_moment()
    decision = next(asked for asked in seen.decisions if asked.mine)
    await tables.choose(made.id, made.tokens[0], decision.id, keys[-1])


@pytest.mark.usefixtures("_impatient", "shared_database")
def test_connections_that_are_cut_are_made_again(tmp_path: Path, postgres_server: Postgres) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables' AND pid != pg_backend_pid()"

    async def test() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            made = await one.seating.create(people(2))
            for seq in range(1, 4):
                await asyncio.to_thread(postgres_server.tell, cut, "tables")
                for tables in (one, two):
                    await until_it_works(tables)
                await choose_at_last((one, two)[seq % 2], made)
                assert await seq_of(one, made) == await seq_of(two, made) == seq

    run(test())


async def choose_at_last(tables: Tables, made: Created) -> None:
    """Choose, again if a connection was still to be found cut: what was refused is not written."""
    while True:
        try:
            await choose(tables, made, 0)
        except StoreFailed:
            await until_it_works(tables)
        else:
            return
