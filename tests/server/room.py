"""A room for tests: tables with a clock that stands still, bots that think at once, and people who play."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from croupier.bots import BOTS
from croupier.engine import Match
from croupier.server.service.clock import Alarm
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime.match_state import MatchState
from croupier.server.service.thinking.bots import Question, Thinker
from croupier.server.service.views import Created, NewSeat, NewTable, TableView
from croupier.server.settings import Settings
from croupier.server.store.database import Store


class StillClock:
    """Time moves only when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self._alarms: list[tuple[float, int, _Alarm]] = []
        self._count = 0

    def now(self) -> float:
        return self.time

    def at(self, when: float, call: Callable[[], object]) -> Alarm:
        self._count += 1
        alarm = _Alarm(call)
        heapq.heappush(self._alarms, (when, self._count, alarm))
        return alarm

    async def pass_by(self, seconds: float, tables: Tables) -> None:
        """Let time pass; everything that is due on the way happens at its time."""
        end = self.time + seconds
        await tables.idle()
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            self.time = max(self.time, when)
            alarm.ring()
            await tables.idle()
        self.time = end
        await tables.idle()


class _Alarm:
    def __init__(self, call: Callable[[], object]) -> None:
        self._call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self._call = None

    def ring(self) -> None:
        if self._call is not None:
            self._call()


class LastBot:
    """Takes the last option, at once; remembers what it was asked."""

    names: tuple[str, ...] = BOTS

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, int]] = []
        self.failures = 0

    async def choose(self, question: Question) -> int:
        from croupier.catalog import find
        from croupier.engine.play.replay import load

        self.asked.append((question.seat, question.bot, question.seed))
        if self.failures:
            self.failures -= 1
            raise RuntimeError("no idea")
        decision = load(dict(question.document), find).decision(question.seat)
        assert decision is not None
        return len(decision.options) - 1

    async def close(self) -> None:
        self.asked.append((-1, "closed", 0))


SHARED: ContextVar[str | None] = ContextVar("SHARED", default=None)
"""The URL of the PostgreSQL database that tests use; None where each has a file of its own."""


@cache
def shaped_file() -> bytes:
    """A SQLite database of the present shape, without tables: to make one takes six times as long as to open it."""

    async def shape(file: Path) -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        await store.close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:  # a loop may be running here
        file = Path(folder) / "tables.sqlite3"
        beside.submit(asyncio.run, shape(file)).result()
        return file.read_bytes()


def settings(folder: Path, **more: Any) -> Settings:
    """Settings with a database, an empty one in a folder unless the tests share one, and no delay in windows."""
    file = folder / "tables.sqlite3"
    if not SHARED.get() and "database" not in more and folder.is_dir() and not file.exists():
        file.write_bytes(shaped_file())
    database = SHARED.get() or f"sqlite:///{file}"
    return Settings(**{"database": database, "prints": str(folder / "prints"), "reaction_floor": 0.0, **more})


@asynccontextmanager
async def opened(
    folder: Path, clock: StillClock | None = None, thinker: Thinker | None = None, **more: Any
) -> AsyncIterator[Tables]:
    """A service, open for a while."""
    tables = Tables(settings(folder, **more), thinker=thinker or LastBot(), clock=clock or StillClock())
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run an asynchronous test; nothing may take longer than two minutes, on a busy machine either."""
    asyncio.run(asyncio.wait_for(test, 120))


def people(count: int, **more: Any) -> NewTable:
    """A table of Quintet for so many people."""
    names = ("Ada", "Bruno", "Chloe", "Dana", "Emil")
    return NewTable("quintet", tuple(NewSeat("human", names[i]) for i in range(count)), **{"seed": 7, **more})


def lay(tables: Tables, table: str, match: Match) -> None:
    """Put an arranged match on a table: its log begins here."""
    present = tables._matches._tables[table]
    present.progress = MatchState.first(match, tables._matches.clock.now())


async def choose(tables: Tables, made: Created, choice: int | str, seat: int | None = None) -> int:
    """Answer the pending decision of a seat, or of the only seat that is asked."""
    asked = (await tables.look(made.id, None)).decisions
    decision = next(d for d in asked if seat is None or d.seat == seat)
    return await tables.choose(made.id, made.tokens[decision.seat], decision.id, choice)


async def play_on(tables: Tables, made: Created, choices: int) -> None:
    """The people choose the last option so many times, or until the match is over."""
    for _ in range(choices):
        await tables.idle()
        seen = await tables.look(made.id, None)
        mine = [d for d in seen.decisions if d.seat in made.tokens]
        if seen.over or not mine:
            return
        own = await tables.look(made.id, made.tokens[mine[0].seat])
        decision = next(d for d in own.decisions if d.mine)
        await tables.choose(made.id, made.tokens[decision.seat], decision.id, len(decision.decision.options) - 1)


async def until_it_works(tables: Tables) -> None:
    """Return when the database works again and all that has waited for it has gone on."""
    await until(lambda: not tables._matches.store.outage.lasts)
    await tables.idle()


async def until(true: Callable[[], bool]) -> None:
    """Return when something is true; `run` does not wait for ever."""
    while not true():
        await a_moment()


async def delete_all(tables: Tables) -> list[str]:
    """Delete all tables as retention does; again, if a beat held a row, which retention leaves for next time."""
    store, later = tables._matches.store, tables._matches.clock.now() + 1
    while not (gone := await store.delete_unchanged(later)):
        await a_moment()
    return gone


a_moment = partial(asyncio.sleep, 0.001)
"""Let others go on."""


def own_keys(seen: TableView) -> tuple[str, ...]:
    """The keys the viewer is offered."""
    return next((d.decision.keys for d in seen.decisions if d.mine), ())
