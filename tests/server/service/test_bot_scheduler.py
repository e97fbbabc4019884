"""Whose bot thinks next: people first, then round robin by who made the tables; tables nobody watches wait."""

import asyncio
import heapq
from pathlib import Path
from typing import Any

import pytest

from croupier.server.addresses import network_of
from croupier.server.errors import NotNow, StoreFailed, TooMany
from croupier.server.service.thinking.bot_scheduler import BotScheduler
from croupier.server.service.thinking.bots import Question, Rank
from croupier.server.service.views import NewSeat, NewTable
from croupier.server.store.database import Store
from croupier.server.store.writer import StaleRevision
from tests.server.room import StillClock, a_moment, opened, people, run, until


class Slow:
    """Thinks until it is told to stop thinking; remembers the order of its questions."""

    names: tuple[str, ...] = ("slow",)

    def __init__(self) -> None:
        self.room = 1
        self.asked: list[str] = []
        self.thoughts: list[asyncio.Future[int]] = []
        self.closed = False

    async def choose(self, question: Question) -> int:
        if self.closed:
            raise NotNow("The server is being stopped.")
        self.asked.append(question.bot)
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return await self.thoughts[-1]

    async def close(self) -> None:
        self.closed = True
        for thought in self.thoughts:
            if not thought.done():
                thought.set_exception(NotNow("The server is being stopped."))


SLOW_BOTS = NewTable("quintet", (NewSeat("bot", bot="slow"), NewSeat("bot", bot="slow")), seed=7)


def question(name: str, maker: str, rank: Rank = Rank.AWAITED) -> Question:
    return Question({}, 0, name, 0, None, rank, maker)


async def others_go_on() -> None:
    """Let everything run that can."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(future.set_result, None)
    await future


async def answered(slow: Slow, count: int) -> None:
    """The thinker answers so many questions, one after the other."""
    for _ in range(count):
        await others_go_on()
        next(thought for thought in slow.thoughts if not thought.done()).set_result(0)
        for _ in range(4):
            await others_go_on()


def test_nobody_with_a_thousand_tables_starves_another() -> None:
    async def test() -> None:
        slow = Slow()
        turns = BotScheduler(slow, StillClock(), 10)
        flood = [asyncio.create_task(turns.choose(question(f"eve {n}", "eve"))) for n in range(1000)]
        await others_go_on()
        others = [asyncio.create_task(turns.choose(question(f"ada {n}", "ada"))) for n in range(2)]
        await answered(slow, 5)
        assert slow.asked[:5] == ["eve 0", "eve 1", "ada 0", "eve 2", "ada 1"]
        assert [task.done() for task in others] == [True, True]
        await turns.close()
        ended = await asyncio.gather(*flood, return_exceptions=True)
        assert all(isinstance(end, NotNow) for end in ended[4:])

    run(test())


def test_tables_with_people_come_before_those_that_are_watched_and_those_before_the_others() -> None:
    async def test() -> None:
        slow, clock = Slow(), StillClock()
        turns = BotScheduler(slow, clock, 10)
        ranks = [("first", Rank.UNWATCHED), ("idle", Rank.UNWATCHED), ("seen", Rank.WATCHED), ("person", Rank.AWAITED)]
        tasks = [asyncio.create_task(turns.choose(question(name, name, rank))) for name, rank in ranks]
        await answered(slow, 3)
        assert slow.asked == ["first", "person", "seen"]
        assert not tasks[1].done(), "tables that nobody watches have a pace of their own"
        clock.time += 0.2
        while clock._alarms:
            clock._alarms.pop()[2].ring()
        await answered(slow, 1)
        assert slow.asked[-1] == "idle"
        await asyncio.gather(*tasks)

    run(test())


def test_who_gives_up_waiting_leaves_the_line() -> None:
    async def test() -> None:
        slow = Slow()
        turns = BotScheduler(slow, StillClock(), 10)
        tasks = [asyncio.create_task(turns.choose(question(name, name))) for name in ("one", "two", "three")]
        await others_go_on()
        tasks[1].cancel()
        await answered(slow, 2)
        assert slow.asked == ["one", "three"]
        assert tasks[1].cancelled()

    run(test())


def test_a_question_says_who_waits_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2), client="1.2.3.4")
            table = await tables._matches.find(made.id)
            assert (table.made_by, tables._matches.rank(table)) == ("1.2.3.4", Rank.AWAITED)
            await clock.pass_by(61, tables)
            assert tables._matches.rank(table) is Rank.UNWATCHED
            async with tables.subscribe(made.id, None):
                assert tables._matches.rank(table) is Rank.WATCHED

    run(test())


def test_tables_without_people_have_a_limit_of_their_own(tmp_path: Path) -> None:
    bots = NewTable("quintet", (NewSeat("bot", bot="random"), NewSeat("bot", bot="random")), seed=7)

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, bot_tables=2) as tables:
            for _ in range(2):
                await tables.seating.create(bots, client="1.2.3.4")
            with pytest.raises(TooMany) as refused:
                await tables.seating.create(bots, client="1.2.3.4")
            assert refused.value.retry_after == 1800
            await tables.seating.create(bots, client="5.6.7.8")
            await tables.seating.create(people(2), client="1.2.3.4")

    run(test())


@pytest.mark.usefixtures("either_database")
def test_a_table_whose_bot_has_no_turn_yet_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        clock, slow = StillClock(), Slow()
        turns = BotScheduler(slow, clock, 1000)
        async with opened(tmp_path, clock, turns, tables_in_memory=2) as tables:
            made = []
            for _ in range(4):
                made.append((await tables.seating.create(SLOW_BOTS, client="1.2.3.4")).id)
                await until(lambda: len(slow.asked) == 1 and len(tables._matches._tables[made[-1]].thinking) == 1)
                await until(lambda: turns.waiting(made[-1]) == (len(made) > 1))
            assert {table.id for table in tables._matches.in_memory()} == {made[0], made[3]}
            assert (await tables.look(made[1], None)).status == "running"
            assert {table.id for table in tables._matches.in_memory()} == {made[0], made[1]}
            tables._matches._eviction._most = 4
            while len(tables._matches.in_memory()) < 4:
                clock.time += 1
                for _ in range(len(clock._alarms)):
                    heapq.heappop(clock._alarms)[2].ring()
                await a_moment()
            assert {table.made_by for table in tables._matches.in_memory()} == {"1.2.3.4"}
            await until(lambda: all(turns.waiting(table) for table in made[1:]))
            slow.thoughts[0].set_result(0)
            await until(lambda: len(slow.asked) == 2)

    run(test())


def test_room_is_looked_for_once_a_second_however_often_the_last_sleeper_is_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        clock, slow = StillClock(), Slow()
        turns = BotScheduler(slow, clock, 1000)
        async with opened(tmp_path, clock, turns, tables_in_memory=2) as tables:
            thought_about = (await tables.seating.create(SLOW_BOTS)).id
            await until(lambda: len(slow.asked) == 1)
            made = []
            for _ in range(4):
                made.append((await tables.seating.create(SLOW_BOTS)).id)
                await until(lambda: turns.waiting(made[-1]) == 1)
                tables._matches.forget(list(tables._matches._eviction._asleep))
            assert thought_about in {table.id for table in tables._matches.in_memory()}
            looks = [alarm for _, _, alarm in clock._alarms if alarm._call == tables._matches._eviction._wake_one]
            assert len(looks) == 1

    run(test())


@pytest.mark.usefixtures("either_database")
def test_a_table_that_is_left_to_bots_counts_as_one_without_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_tables=1, unwatched_per_second=1000) as tables:
            made = [await tables.seating.create(people(2)) for _ in range(2)]
            for one in made:
                await tables.takeover.hand_over(one.id, one.tokens[1], "random", client="1.2.3.4")
            await tables.takeover.hand_over(made[0].id, made[0].tokens[0], "random", client="1.2.3.4")
            with pytest.raises(TooMany):
                await tables.takeover.hand_over(made[1].id, made[1].tokens[0], "random", client="1.2.3.4")
            with pytest.raises(TooMany):
                await tables.takeover.finish(made[1].id, made[1].tokens[0], "random", client="1.2.3.4")
            assert (await tables.look(made[1].id, None)).seats[0].kind == "human"
            await tables.takeover.finish(made[1].id, made[1].tokens[0], "random", client="5.6.7.8")

    run(test())


@pytest.mark.usefixtures("either_database")
def test_what_is_tried_again_is_counted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process was quicker, or the database did not work: nothing was done, and nothing is counted."""
    change, failures = Store.change, [StoreFailed("full"), StaleRevision(), StaleRevision()]

    async def sometimes(*arguments: Any) -> None:
        if failures:
            raise failures.pop(0)
        await change(*arguments)

    async def test() -> None:
        async with opened(tmp_path, bot_tables=1, unwatched_per_second=1000) as tables:
            made = await tables.seating.create(people(2))
            await tables.takeover.hand_over(made.id, made.tokens[1], "random", client="1.2.3.4")
            monkeypatch.setattr(Store, "change", sometimes)
            with pytest.raises(StoreFailed):
                await tables.takeover.hand_over(made.id, made.tokens[0], "random", client="1.2.3.4")
            await tables.takeover.hand_over(made.id, made.tokens[0], "random", client="1.2.3.4")
            assert {seat.kind for seat in (await tables.look(made.id, None)).seats} == {"bot"}
            await tables.takeover.take_back(made.id, made.tokens[0])
            with pytest.raises(TooMany):
                await tables.takeover.hand_over(made.id, made.tokens[0], "random", client="1.2.3.4")

    run(test())


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_is_one_for_limits(host: str, network: str) -> None:
    assert network_of(host) == network
