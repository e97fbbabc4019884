"""The matches in memory, and what moves them: choices are appended to the log, clocks run, bots think.

Everything that changes a match does so in this order: under the table's lock, try the choice on a copy, write it to
disk, take the copy over, tell the readers. So an acknowledged choice is on disk, and a failed one has changed nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial, reduce
from typing import Any, cast

import structlog

from croupier.server.errors import NotNow, StoreFailed, UnknownTable
from croupier.server.service.clock import Alarm, Clock, SteadyClock
from croupier.server.service.recording import kept_end
from croupier.server.service.runtime.background import Background
from croupier.server.service.runtime.blocked import Blocked
from croupier.server.service.runtime.bot_seats import BotSeats
from croupier.server.service.runtime.eviction import Eviction
from croupier.server.service.runtime.limits import Limit
from croupier.server.service.runtime.loading import Loading
from croupier.server.service.runtime.match_state import MatchState, PendingDecision
from croupier.server.service.runtime.peers import Peers
from croupier.server.service.runtime.presence import Presence
from croupier.server.service.runtime.pubsub import Broker
from croupier.server.service.runtime.resuming import Resuming
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bot_scheduler import BotScheduler
from croupier.server.service.thinking.bots import BotProcesses, Pool, Thinker
from croupier.server.service.views import Change, ChangeKind, Undone
from croupier.server.settings import Settings
from croupier.server.store.database import Store
from croupier.server.store.moderation import ModerationStore
from croupier.server.store.notifications import Mailbox, Signal
from croupier.server.store.records import Answer, Edit, Entry, Recorded
from croupier.server.store.writer import StaleRevision

_PAUSE = 5.0
"""Seconds before a table whose database failed is looked after again."""

log = structlog.get_logger("croupier.tables")


class Matches:
    """The tables in memory, with the database, clock, bots and readers they need. Private to the service."""

    def __init__(self, settings: Settings, *, thinker: Thinker | None = None, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock: Clock = clock or SteadyClock()
        self.store = Store(settings.database)
        self.store.outage.over = self._go_on
        self.moderation = ModerationStore(self.store)
        self.moderation.changed = self.listen
        self.blocked = Blocked(self.moderation.blocked)
        self.live = Broker(self.clock)
        pool: Pool = BotProcesses(settings.workers)
        self._tables: dict[str, Table] = {}
        self._loading = Loading(self.store, self.clock, self._arrived)
        self._resuming = Resuming(self.find, self.store.outage)
        background = Background()
        self.idle, self.spawn = background.idle, background.start
        self._closed, self.written = False, 0
        self.ended: Callable[[], None] = lambda: None  # called when a match is over
        self._peers: Peers | None = None
        self._mailbox = None if self.store.sharing else Mailbox(self.moderation.told, self._hear)
        if (sharing := self.store.sharing) is not None:
            hear, missed, take = self._hear, self._look_at_all, self._take_over
            self._peers = Peers(sharing, self.live, settings.database, hear=hear, missed=missed, take=take)
            if thinker is None:
                # Late: what it is made of comes with PostgreSQL only.
                from croupier.server.service.thinking.queue import BotQueue

                pool = self._peers.queue = BotQueue(settings.database, sharing, pool)
        pace = settings.unwatched_per_second
        turns = thinker if isinstance(thinker, BotScheduler) else BotScheduler(pool, self.clock, pace)
        self.thinker: Thinker = thinker or turns
        self._eviction = Eviction(
            self._tables, settings.tables_in_memory, self.live, turns, self.clock, find=self.find, spawn=self.spawn
        )
        presence = self.presence = Presence(self.clock, self.live, self._peers)
        self.notice, self.acting, self.rank = presence.notice, presence.acting, presence.rank
        self.is_here, self.away_for, self.watched_by = presence.is_here, presence.away_for, presence.watched_by
        at, answer, after = self.at, self.answer, self._look_after
        self._bots = BotSeats(self.thinker, self.clock, self.rank, at=at, answer=answer, after=after, spawn=self.spawn)

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date and let bots and clocks of running tables go on."""
        await self.store.open()
        await self.blocked.read()
        if self._peers is not None:
            await self._peers.open()
        if self._mailbox is not None:
            await self._mailbox.open()
            self.spawn(self._resuming.resume(await self.store.running()))

    async def hand_over(self) -> None:
        """Leave what moves to the other processes, if there are any; what people ask here is still answered."""
        if self._peers is not None:
            await self._peers.hand_over()

    async def close(self) -> None:
        """End streams, timers and bot processes. Everything acknowledged is in the database already."""
        self._closed = True
        self._bots.close()
        self._resuming.stop()
        self._eviction.close()
        self.live.close()
        for table in self._tables.values():
            table.stop_alarm()
        await self.thinker.close()
        if self._mailbox is not None:
            await self._mailbox.close()
        await self.idle()  # not cancelled: a task may be in the middle of a write
        self._loading.close()
        if self._peers is not None:
            await self._peers.close()
        await self.store.close()

    def _go_on(self) -> None:
        """The database works again: windows, clocks and bots that have waited for it go on."""
        if self._closed:
            return
        for table_id in self._tables:
            self.spawn(self._look_after(table_id))
        self.spawn(self._resuming.resume(self._resuming.left()))

    def limit(self, burst: float, per_second: float) -> Limit:
        """A new limit, for all processes together."""
        return Limit(self.clock, burst, per_second, self.store.sharing)

    # -- tables in memory ----------------------------------------------------------------------------------------

    async def find(self, table_id: str, *, ask: bool = True) -> Table:
        """A table, loaded if need be. Raises `UnknownTable`.

        Without `ask` it is as new as what the other processes have told: enough for who is sent what they have told.
        """
        table = await self._loaded(table_id)
        if table.stale or (ask and await self._is_outrun(table)):
            async with table.lock:
                await self._catch_up(table)
        return table

    async def _loaded(self, table_id: str) -> Table:
        while table_id not in self._tables:  # again, if it was let out of memory before those who wait could go on
            await self._loading.load(table_id)
        return self._tables[table_id]

    def _arrived(self, table: Table) -> None:
        if table.reason:
            log.warning("adjourned", table=table.id, game=table.record.game, version=table.record.version)
        self._eviction.take(table)
        table.stale = self._peers is not None  # what the others told while it was read has not been heard
        if table.progress is not None and table.record.status == "running":
            self.spawn(self._look_after(table.id))

    async def _catch_up(self, table: Table) -> None:
        """Read what another process has changed of a table. Under its lock."""
        if not table.stale and not await self._is_outrun(table):
            return
        stored = await self.store.load(table.id, table.seq)
        if stored is None:
            self.forget([table.id])
            raise UnknownTable("There is no table of that id.")
        before = table.seq
        if table.catch_up(stored, await self._loading.played_on(table, stored), self.clock.now()):
            self.live.end(table.id)
        if self._peers is not None:
            self._peers.follow(table)
        if table.seq != before:  # its readers may learn of it before the signal has come
            self.live.tell(table.id, Change("seq", table.seq))

    async def _is_outrun(self, table: Table) -> bool:
        """Whether another process has changed a table since it was read here."""
        return self._peers is not None and await self.store.revision(table.id) != table.record.revision

    # -- other processes -----------------------------------------------------------------------------------------

    def moves(self, table_id: str) -> bool:
        """Whether this process moves the bots, windows and clocks of a table."""
        return self._peers is None or table_id in self._peers.moved

    def adopt(self, table_id: str) -> dict[str, Any]:  # Any: a value of any column
        """Move a table that begins now; gives what is to be written of it."""
        return {} if self._peers is None else self._peers.adopt(table_id)

    def _take_over(self, ids: set[str]) -> None:
        for table_id in ids & self._tables.keys():
            self.spawn(self._look_after(table_id))
        self.spawn(self._resuming.resume(sorted(ids - self._tables.keys())))

    async def listen(self) -> None:
        """Hear at once what has been told at this SQLite file; PostgreSQL is heard all the time."""
        if self._mailbox is not None:
            await self._mailbox.look()

    def _look_at_all(self) -> None:
        self.spawn(self.blocked.read())
        for table in self._tables.values():
            table.stale = True
            self._notice(table, "seq")

    def _hear(self, signal: Signal) -> None:
        if signal.kind == "blocked":
            self.spawn(self.blocked.read())
            return
        table = self._tables.get(signal.table)
        if table is not None and not self._closed:
            table.stale |= signal.kind == "presence" or signal.revision > table.record.revision
            self._notice(table, cast("ChangeKind", signal.kind), signal.only)
        elif signal.kind != "presence" and self.moves(signal.table):  # it was at rest and let out of memory
            self.spawn(self._look_after(signal.table))

    def _notice(self, table: Table, kind: ChangeKind, only: int | None = None) -> None:
        """Another process has changed a table. Nobody here needs it now who neither reads nor moves it."""
        if self.moves(table.id) or self.live.watched(table.id):
            self.spawn(self._take_notice(table.id, kind, only))

    async def _take_notice(self, table_id: str, kind: ChangeKind, only: int | None) -> None:
        """Bring a table up to date that another process has changed, and tell its readers here."""
        await self._look_after(table_id)
        if table_id in self._tables:
            self.live.tell(table_id, Change(kind, self._tables[table_id].seq), only)

    @asynccontextmanager
    async def at(self, table_id: str, *, anew: bool = False, ask: bool = True) -> AsyncIterator[Table]:
        """A table under its lock, up to date: nobody else in this process changes it meanwhile.

        `anew`: who is there through other processes is read again as well. Without `ask` the database is asked last,
        and only where nothing has been written: a write finds out by itself whether the table was up to date.
        """
        table = await self._loaded(table_id)
        table.stale |= anew and self._peers is not None
        table.users += 1
        try:
            async with table.lock:
                if ask or table.stale:
                    await self._catch_up(table)
                seen = None if ask else table.record.revision
                try:
                    yield table
                except (asyncio.CancelledError, StoreFailed):  # which hold whatever others have changed
                    seen = None
                    raise
                finally:
                    if table.record.revision == seen and await self._is_outrun(table):
                        raise StaleRevision(table.id)
        except StaleRevision:
            table.stale = True
            raise
        finally:
            table.users -= 1

    def forget(self, ids: Sequence[str]) -> None:
        """Drop tables that have been deleted, and end their streams."""
        self._loading.forget(set(ids))
        for table_id in ids:
            self._eviction.forget(table_id)
            self.live.end(table_id)
            if (table := self._tables.pop(table_id, None)) is not None:
                table.stop_alarm()

    def in_memory(self) -> tuple[Table, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    # -- what changes -------------------------------------------------------------------------------------------

    def tell(self, table: Table, kind: ChangeKind, only: int | None = None) -> None:
        """Tell the readers, or those at one seat only, that something has changed that needs no write."""
        self.live.tell(table.id, Change(kind, table.seq), only)
        if self._peers is not None:
            self.spawn(self._peers.tell(table, kind, only))

    async def write(
        self, table: Table, edit: Edit, kind: ChangeKind, *, only: int | None = None, progress: MatchState | None = None
    ) -> None:
        """Change a table: on disk, then in memory; then tell the readers.

        Raises `StaleRevision` if another process was quicker, and `StoreFailed`; then nothing has changed.
        """
        if kind != "own":  # what is private does not show in the time of the last change either
            edit = replace(edit, values={"changed": self.clock.now(), **edit.values})
        signal = None
        if self._peers is not None:
            edit, signal = self._peers.claim(table, edit), self._peers.signal(table, kind, only, after=1)
        await self.store.change(table.id, table.record.revision, edit, signal)
        table.take(edit, progress)
        self.live.tell(table.id, Change(kind, table.seq), only)

    # -- the match goes on ---------------------------------------------------------------------------------------

    async def append(
        self, table: Table, entries: Sequence[Entry], undone: Undone | None = None, after: MatchState | None = None
    ) -> None:
        """Try new lines of the log on a copy of the match, write them, take the copy over, tell the readers.

        `undone`: the choice that they take back openly. `after`: the progress with them, if it is known. Raises
        `IllegalChoice`, `StaleRevision` if another process was quicker, and `StoreFailed`; then nothing has changed.
        """
        progress = after or reduce(MatchState.then, entries, table.running())
        match, waiting = progress.match, {p.id for p in progress.pending.values()}
        values: dict[str, Any] = {"undo": None}  # Any: a value of any column
        recorded: tuple[Recorded, ...] = ()
        if match.over:
            values |= {"status": "over", "returns": list(match.returns)}
            recorded = await kept_end(table.id, match)
        if undone is not None:
            values |= {"undone": {"seat": undone.seat, "seq": undone.seq}}
        edit = Edit(
            values,
            {seat: {"presets": presets} for seat, presets in table.lapsed(match).items()},
            entries,
            withdrawn=[decision for decision in table.answers if decision not in waiting],
            recorded=recorded,
        )
        await self.write(table, edit, "seq", progress=progress)
        self.written += len(entries)
        if match.over:
            self.ended()
        log.debug("chosen", table=table.id, seq=progress.seq, lines=len(entries), over=match.over)

    async def keep_answer(self, table: Table, pending: PendingDecision, index: int) -> None:
        """Keep the answer to a window on disk until the window's answers are published."""
        answer = Answer(pending.id, pending.seat, index, pending.decision.keys[index], self.clock.now())
        await self.write(table, Edit(answer=answer), "own", only=pending.seat)

    async def proceed(self, table: Table) -> None:
        """Publish what is due, wake the bots that are asked, set the clock for the next window; its mover does so."""
        if not self.moves(table.id):
            table.stop_alarm()
            return
        while table.record.status == "running" and not self._closed:
            now = self.clock.now()
            ripe = next((group for time, group in self._due(table) if time <= now), None)
            if ripe is None:
                break
            answered = [table.answers[pending.id] for pending in ripe if pending.id in table.answers]
            try:
                await self.append(table, table.entries(ripe, now))
            except StaleRevision:  # another process was quicker: look at what it has left
                table.stale = True
                self.spawn(self._look_after(table.id))
                return
            except StoreFailed:
                self._not_written(table.id)
                return
            for answer in answered:
                table.seen[answer.seat] = now  # not when it was given: that would tell who had to think
        resting = self._closed or self.store.outage.lasts  # what bots think in an outage could not be written
        if table.progress is None or table.record.status == "ended" or resting:
            return
        table.set_alarm(min((time for time, _ in self._due(table)), default=None), partial(self._wake, table.id))
        self._bots.wake(table)

    def _due(self, table: Table) -> list[tuple[float, list[PendingDecision]]]:
        """The windows in which all have answered, or whose time is limited, with the time at which they end."""
        watched_by = self.watched_by(table)
        windows = ((table.due(group, watched_by), group) for group in table.windows())
        return [(time, group) for time, group in windows if time is not None]

    def _wake(self, table_id: str, when: float) -> Alarm:
        return self.clock.at(when, lambda: self.spawn(self._look_after(table_id)))

    async def _look_after(self, table_id: str) -> None:
        if self._closed:
            return
        try:
            with suppress(UnknownTable):  # it has been deleted
                async with self.at(table_id) as table:
                    await self.proceed(table)
        except StoreFailed:
            self._not_written(table_id)

    def _not_written(self, table_id: str) -> None:
        """Look after a table again: when the outage is over (`_go_on`), or in a while if there is none."""
        if not self.store.outage.lasts:
            self._wake(table_id, self.clock.now() + _PAUSE)

    async def answer(self, table: Table, pending: PendingDecision, index: int, more: Sequence[str] = ()) -> None:
        """Take an answer: in a window it is kept until its time, else it is carried out at once.

        `more` answers what the seat is asked after that, all in one write. Raises `NotNow` if that is a window.
        """
        if table.is_window(pending):
            await self.keep_answer(table, pending, index)
            return
        progress, now, lines = table.running(), self.clock.now(), []
        for key in (pending.decision.keys[index], *more):
            asked = progress.pending[pending.seat]
            if table.is_window(asked):
                raise NotNow("These answers cannot be given at once.")
            lines.append(Entry(progress.seq + 1, asked.seat, asked.decision.keys.index(key), key, now))
            progress = progress.then(lines[-1])
        await self.append(table, lines, after=progress)
