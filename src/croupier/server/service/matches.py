"""The matches in memory, and what moves them: choices are appended to the log, clocks run, bots think.

Everything that changes a match does so in this order: under the table's lock, try the choice on a copy, write it to
disk, take the copy over, tell the readers. So an acknowledged choice is on disk, and a failed one has changed nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog

from croupier.server.errors import AlreadyAnswered, StoreFailed
from croupier.server.service.bots import HURRY, BotProcesses, Question, Thinker, bot_seed
from croupier.server.service.clock import Alarm, Clock, WallClock
from croupier.server.service.live import LINGER, Live
from croupier.server.service.loading import Loading
from croupier.server.service.looks import Change, ChangeKind
from croupier.server.service.progress import PendingDecision
from croupier.server.service.table import Table
from croupier.server.settings import Settings
from croupier.server.store.database import SeqTaken, Store
from croupier.server.store.records import Answer, Entry

_BOT_ATTEMPTS = 3
_PAUSE = 5.0
"""Seconds before a bot that failed is asked again, and before a table whose database failed is looked after again."""

AWAY = 60.0
"""Seconds without reading, looking or choosing after which the others may let a bot play for a person."""

GLANCE = 10.0
"""Seconds for which somebody who asks again and again, without an open stream, counts as watching."""

log = structlog.get_logger("croupier.tables")


class Matches:
    """The tables in memory, with the database, clock, bots and readers they need. Private to the service."""

    def __init__(self, settings: Settings, *, thinker: Thinker | None = None, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock: Clock = clock or WallClock()
        self.store = Store(settings.database)
        self.live = Live(self.clock)
        self.thinker: Thinker = thinker or BotProcesses(settings.workers)
        self._tables: dict[str, Table] = {}
        self._loading = Loading(self.store, self.clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date and let bots and clocks of running tables go on."""
        await self.store.open()
        self._spawn(self._resume(await self.store.running()))

    async def close(self) -> None:
        """End streams, timers and bot processes. Everything acknowledged is in the database already."""
        self._closed = True
        self.live.close()
        for table in self._tables.values():
            if table.alarm is not None:
                table.alarm.cancel()
        await self.thinker.close()
        await self.idle()  # not cancelled: a task may be in the middle of a write
        self._loading.close()
        await self.store.close()

    async def _resume(self, ids: Sequence[str]) -> None:
        for table_id in ids:
            try:
                await self.find(table_id)
            except Exception as error:  # noqa: BLE001  # one damaged table must not stop the others
                log.error("not-resumed", table=table_id, kind=type(error).__name__)  # noqa: TRY400  # no traces
        if ids:
            log.info("resumed", tables=len(ids))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; log its error if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            log.error("failed", kind=type(error).__name__, reason=str(error) if isinstance(error, OSError) else "")

    async def idle(self) -> None:
        """Return when no bot thinks and no other task runs."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    # -- tables in memory ----------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Table:
        """A table, loaded if need be. Raises `UnknownTable`."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        table = await self._loading.table(table_id)
        if table_id in self._tables:  # somebody else has waited for it, too, and came first
            return self._tables[table_id]
        if table.reason:
            log.warning("adjourned", table=table_id, game=table.record.game, version=table.record.version)
        self._make_room()
        self._tables[table_id] = table
        if table.progress is not None and table.record.status == "running":
            self._spawn(self._look_after(table_id))
        return table

    def _make_room(self) -> None:
        surplus = len(self._tables) + 1 - self.settings.tables_in_memory
        if surplus > 0:
            idle = [t for t in self._tables.values() if t.at_rest() and not self.live.watched(t.id)]
            for table in idle[:surplus]:
                del self._tables[table.id]

    def forget(self, table: Table) -> None:
        """Drop a table that another process has changed: the next request reads it from the database."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        if table.alarm is not None:
            table.alarm.cancel()

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table under its lock: nobody else changes it meanwhile."""
        table = await self.find(table_id)
        table.users += 1
        try:
            async with table.lock:
                yield table
        finally:
            table.users -= 1

    # -- who is there --------------------------------------------------------------------------------------------

    def notice(self, table: Table, seat: int | None) -> None:
        """A seat, or a spectator (None), has looked or chosen."""
        table.seen[seat] = self.clock.now()

    def watched_by(self, table: Table) -> frozenset[int | None]:
        """The seats that may see at what pace the match goes on: those that read or have just looked."""
        lately = self.clock.now() - GLANCE
        return self.live.watched_by(table.id) | {seat for seat, at in table.seen.items() if at > lately}

    def is_here(self, table: Table, seat: int) -> bool:
        """Whether a seat has an open stream, or has looked a moment ago."""
        lately = self.clock.now() - LINGER
        return seat in self.live.connected(table.id) or table.seen.get(seat, lately) > lately

    def away_for(self, table: Table, seat: int) -> float:
        """Seconds for which a person has neither read, looked nor chosen."""
        if seat in self.live.connected(table.id):
            return 0.0
        return self.clock.now() - table.seen.get(seat, table.since)

    def tell(self, table: Table, kind: ChangeKind, only: int | None = None) -> None:
        """Tell the readers, or those at one seat only, that something has changed."""
        self.live.tell(table.id, Change(kind, table.seq), only)

    async def change(
        self,
        table: Table,
        seats: Mapping[int, Mapping[str, Any]],  # Any: a value of any column
        values: Mapping[str, Any] | None = None,
    ) -> None:
        """Change seats and the table: on disk, then in memory; then tell the readers."""
        await self.store.change_seats(table.id, seats, values)
        for seat, changed in seats.items():
            for name, value in changed.items():
                setattr(table.seats[seat], name, value)
        for name, value in (values or {}).items():
            setattr(table.record, name, value)
        self.tell(table, "seats" if seats else "table")

    # -- the match goes on ---------------------------------------------------------------------------------------

    async def append(self, table: Table, entries: Sequence[Entry]) -> None:
        """Try new lines of the log on a copy of the match, write them, take the copy over, tell the readers.

        Raises `IllegalChoice` if a line is no legal choice, `AlreadyAnswered` if another process was quicker,
        `StoreFailed`; then nothing has changed.
        """
        progress = table.running()
        for entry in entries:
            progress = progress.then(entry)
        match = progress.match
        waiting = {p.id for p in progress.pending.values()}
        withdrawn = [decision for decision in table.answers if decision not in waiting]
        lapsed = table.lapsed(match)
        values: dict[str, Any] = {"changed": entries[-1].at}  # Any: a value of any column
        if match.over:
            values |= {"status": "over", "returns": list(match.returns)}
        try:
            await self.store.append(
                table.id,
                entries,
                values,
                withdrawn=withdrawn,
                seats={seat: {"presets": presets} for seat, presets in lapsed.items()},
            )
        except SeqTaken:
            self.forget(table)
            raise AlreadyAnswered("Somebody else was quicker: this decision has been answered.") from None
        table.progress = progress
        table.undo = None
        for decision in withdrawn:
            del table.answers[decision]
        for seat, presets in lapsed.items():
            table.seats[seat].presets = presets
        for name, value in values.items():
            setattr(table.record, name, value)
        log.info("chosen", table=table.id, seq=progress.seq, lines=len(entries), over=match.over)
        self.tell(table, "seq")

    async def keep_answer(self, table: Table, pending: PendingDecision, index: int) -> None:
        """Keep the answer to a window on disk until the window's answers are published."""
        key = pending.decision.keys[index]
        answer = Answer(pending.id, pending.seat, index, key, self.clock.now())
        try:
            await self.store.keep_answer(table.id, answer)
        except SeqTaken:
            self.forget(table)
            raise AlreadyAnswered("You have answered already.") from None
        table.answers[pending.id] = answer

    async def proceed(self, table: Table) -> None:
        """Publish what is due, wake the bots that are asked, set the clock for the next window."""
        while table.record.status == "running" and not self._closed:
            now = self.clock.now()
            due = self._due(table)
            ripe = next((group for time, group in due if time <= now), None)
            if ripe is None:
                break
            try:
                await self.append(table, table.entries(ripe, now))
            except AlreadyAnswered:
                return  # another process serves this table too and has published the window
            except StoreFailed as error:
                log.error("store-failed", table=table.id, reason=str(error))  # noqa: TRY400  # SQL shows secrets
                self._later(table.id)
                return
        if table.progress is None or table.record.status == "ended" or self._closed:
            return
        table.set_alarm(min((time for time, _ in self._due(table)), default=None), self._alarm(table.id))
        for pending in table.progress.pending.values():
            bot = table.seats[pending.seat].bot
            asleep = not any(pending.id in some for some in (table.answers, table.thinking, table.resting))
            if table.seats[pending.seat].kind == "bot" and bot is not None and asleep:
                table.thinking.add(pending.id)
                question = self._question(table, pending, bot, table.progress.match.save())
                self._spawn(self._let_think(table, pending, question))

    def _due(self, table: Table) -> list[tuple[float, list[PendingDecision]]]:
        """The windows in which all have answered, or whose time is limited, with the time at which they end."""
        watched_by = self.watched_by(table)
        windows = ((table.due(group, watched_by), group) for group in table.windows())
        return [(time, group) for time, group in windows if time is not None]

    @staticmethod
    def _question(table: Table, pending: PendingDecision, bot: str, document: Mapping[str, Any]) -> Question:
        seed = bot_seed(table.record.seed, pending.id)
        return Question(document, pending.seat, bot, seed, HURRY if table.is_window(pending) else None)

    def _alarm(self, table_id: str) -> Callable[[float], Alarm]:
        return lambda when: self.clock.at(when, lambda: self._spawn(self._look_after(table_id)))

    async def _look_after(self, table_id: str) -> None:
        if self._closed:
            return
        try:
            async with self.at(table_id) as table:
                await self.proceed(table)
        except StoreFailed as error:
            log.error("store-failed", table=table_id, reason=str(error))  # noqa: TRY400  # SQL shows secrets
            self._later(table_id)

    def _later(self, table_id: str) -> None:
        self.clock.at(self.clock.now() + _PAUSE, lambda: self._spawn(self._look_after(table_id)))

    async def _let_think(self, table: Table, pending: PendingDecision, question: Question) -> None:
        """Ask a bot outside the event loop and the lock; its answer is checked and written like a person's."""
        index: int | None = None
        try:
            index = await self.thinker.choose(question)
        except Exception as error:  # noqa: BLE001  # a bot's failure, of whatever kind, must not be the table's
            self._bot_failed(table, pending, type(error).__name__)
        table.thinking.discard(pending.id)
        if index is not None:
            if 0 <= index < len(pending.decision.options):
                await self._bot_answers(table, pending.id, index)
            else:
                self._bot_failed(table, pending, "no such option")
        await self._look_after(table.id)

    async def _bot_answers(self, table: Table, decision: str, index: int) -> None:
        try:
            async with self.at(table.id) as present:
                progress = present.progress
                current = progress.find(decision) if progress else None
                if present is not table or progress is None or current is None or decision in table.answers:
                    return
                if table.seats[current.seat].kind == "bot":
                    await self.answer(table, current, index)
        except (AlreadyAnswered, StoreFailed) as error:
            log.warning("bot-not-heard", table=table.id, reason=str(error))

    async def answer(self, table: Table, pending: PendingDecision, index: int) -> None:
        """Take an answer: in a window it is kept until its time, else it is carried out at once."""
        if table.is_window(pending):
            await self.keep_answer(table, pending, index)
            return
        seq = table.running().seq + 1
        await self.append(table, [Entry(seq, pending.seat, index, pending.decision.keys[index], self.clock.now())])

    def _bot_failed(self, table: Table, pending: PendingDecision, reason: str) -> None:
        """Ask a bot that failed again after a while, a few times. Nothing else chooses in its place."""
        if self._closed:
            return
        failures = table.failed[pending.id] = table.failed.get(pending.id, 0) + 1
        log.error("bot-failed", table=table.id, seat=pending.seat, reason=reason, failures=failures)
        table.resting.add(pending.id)
        if failures < _BOT_ATTEMPTS:
            self.clock.at(self.clock.now() + _PAUSE, lambda: table.resting.discard(pending.id))
            self._later(table.id)
