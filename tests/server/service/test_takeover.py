"""Somebody is away: who sees it, who may let a bot play, and how a table ends well."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from croupier.bots import USUAL
from croupier.server.errors import BadRequest, NotNow, NotYours, TooMany
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.thinking.bots import Question
from croupier.server.service.views import NewSeat, NewTable, SeatView
from tests.server.room import LastBot, StillClock, choose, lay, opened, own_keys, people, run
from tests.server.service.test_windows import WITH, position


async def seat(tables: Tables, table: str, number: int) -> SeatView:
    """A seat as spectators see it."""
    return (await tables.look(table, None)).seats[number]


def test_the_others_see_at_once_that_somebody_is_away_and_when_a_bot_may_play(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            async with tables.subscribe(made.id, made.tokens[1]):
                assert (await seat(tables, made.id, 1)).bot_in is None
            await clock.pass_by(4, tables)
            gone = await seat(tables, made.id, 1)
            assert (gone.connected, gone.bot_in) == (False, 56.0)
            await clock.pass_by(100, tables)
            assert (await seat(tables, made.id, 1)).bot_in == 0.0

    run(test())


def test_who_reads_or_chooses_without_a_stream_is_not_away(tmp_path: Path) -> None:
    """A program that asks again and again keeps its seat, however long the server has been running."""

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            for _ in range(5):
                await clock.pass_by(50, tables)
                await tables.look(made.id, made.tokens[1])
                with pytest.raises(NotYours):
                    await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)
            for _ in range(4):
                await clock.pass_by(50, tables)
                for asked in (await tables.look(made.id, None)).decisions:
                    keys = own_keys(await tables.look(made.id, made.tokens[asked.seat]))
                    await choose(tables, made, keys[0], seat=asked.seat)
            await clock.pass_by(50, tables)
            with pytest.raises(NotYours):
                await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)

    run(test())


def test_a_person_is_reminded_a_few_times(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            asked = (await tables.look(made.id, None)).decisions[0].seat
            other = made.tokens[1 - asked]
            async with (
                tables.subscribe(made.id, made.tokens[asked]) as changes,
                tables.subscribe(made.id, other) as own,
            ):
                await tables.takeover.nudge(made.id, other, asked)
                assert [(await anext(changes)).kind for _ in range(2)] == ["presence", "nudge"]
                await tables.takeover.nudge(made.id, other, asked)
                with pytest.raises(TooMany):
                    await tables.takeover.nudge(made.id, other, asked)
                with pytest.raises(BadRequest):
                    await tables.takeover.nudge(made.id, made.tokens[asked], 1 - asked)
                del own

    run(test())


def test_nobody_is_reminded_in_a_window(tmp_path: Path) -> None:
    """It would tell that somebody has not answered yet."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2, reaction_floor=2.0))
            lay(tables, made.id, position(WITH))
            await choose(tables, made, "play:murderer", seat=0)
            with pytest.raises(NotNow):
                await tables.takeover.nudge(made.id, made.tokens[0], 1)

    run(test())


def test_the_host_lets_bots_finish_for_whoever_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(3))
            await clock.pass_by(61, tables)
            await tables.look(made.id, made.tokens[1])
            with pytest.raises(NotYours):
                await tables.takeover.finish(made.id, made.tokens[1])
            await tables.takeover.finish(made.id, made.tokens[0])
            assert [s.handed for s in (await tables.look(made.id, None)).seats] == [True, False, True]
            await clock.pass_by(61, tables)
            await tables.takeover.finish(made.id, made.tokens[0])
            await clock.pass_by(60, tables)
            assert (await tables.look(made.id, None)).over

    run(test())


def test_nobody_chooses_which_bot_plays_for_another(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(4))
            await clock.pass_by(61, tables)
            await tables.takeover.hand_over(made.id, made.tokens[1], "random", seat=2)
            await tables.takeover.hand_over(made.id, made.tokens[1], "greedy")
            await tables.takeover.finish(made.id, made.tokens[0], "random")
            assert [s.bot for s in (await tables.look(made.id, None)).seats] == ["random", "greedy", USUAL, USUAL]

    run(test())


def test_the_host_ends_a_table_and_it_stays_ended(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2, visibility="listed"))
            assert [table.id for table in await tables.lists.listed()] == [made.id]
            with pytest.raises(NotYours):
                await tables.takeover.end(made.id, made.tokens[1])
            await tables.takeover.end(made.id, made.tokens[0])
            assert not await tables.lists.listed()
            with pytest.raises(NotNow):
                await tables.takeover.end(made.id, made.tokens[0])
        async with opened(tmp_path, clock) as tables:
            seen = await tables.look(made.id, made.tokens[0])
            assert (seen.status, seen.over, seen.decisions, seen.seed) == ("ended", False, (), None)
            with pytest.raises(NotNow):
                await tables.choose(made.id, made.tokens[0], "0-0", 0)

    run(test())


def test_a_bot_that_was_thinking_when_the_table_was_ended_says_nothing(tmp_path: Path) -> None:
    class Slow(LastBot):
        def __init__(self) -> None:
            super().__init__()
            self.go = asyncio.Event()

        async def choose(self, question: Question) -> int:
            await self.go.wait()
            return 0

    async def test() -> None:
        bot = Slow()
        async with opened(tmp_path, thinker=bot) as tables:
            made = await tables.seating.create(NewTable("quintet", (NewSeat("human"), NewSeat("bot")), seed=8))
            if 0 in {asked.seat for asked in (await tables.look(made.id, None)).decisions}:
                await choose(tables, made, "pass", seat=0)
            await tables.takeover.end(made.id, made.tokens[0])
            with capture_logs() as lines:
                bot.go.set()
                await tables.idle()
            assert lines == []
            assert (await tables.look(made.id, None)).status == "ended"

    run(test())


def test_a_waiting_table_is_ended_as_well(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(NewTable("quintet", (NewSeat(), NewSeat("open"))))
            await tables.takeover.end(made.id, made.tokens[0])
        async with opened(tmp_path) as tables:
            seen = await tables.look(made.id, None)
            assert (seen.status, seen.view) == ("ended", {})

    run(test())
