"""What can be done at a table: the only part of the service that API, pages and command line call.

A *viewer* is the secret token of a seat, or None for a spectator. Every function that takes a viewer raises
`WrongToken` for a token that belongs to no seat of the table, and `UnknownTable` for an id nobody has.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple

from croupier.bots.outlook import Course
from croupier.engine import Decision, Json
from croupier.server.errors import AlreadyAnswered, BadRequest, NotNow, TooMany
from croupier.server.service.clock import Clock
from croupier.server.service.entrance.adjourned import Adjourned
from croupier.server.service.entrance.advice import Advisory
from croupier.server.service.entrance.playing_on import PlayingOn
from croupier.server.service.entrance.summaries import Lists
from croupier.server.service.people.chat import Chat
from croupier.server.service.people.evenings import Evenings
from croupier.server.service.people.guests import Guests
from croupier.server.service.people.invitations import Guest as Guest  # noqa: PLC0414  # how pages say who comes
from croupier.server.service.people.invitations import invitation_to
from croupier.server.service.people.keeping import Keeper as Keeper  # noqa: PLC0414  # what pages work with
from croupier.server.service.people.listing import Listing
from croupier.server.service.people.moderation import Moderation
from croupier.server.service.people.places import Places
from croupier.server.service.people.rematches import Rematches
from croupier.server.service.people.seating import Seating
from croupier.server.service.people.takeover import Takeover
from croupier.server.service.people.undo import Undo
from croupier.server.service.recording import Kept, Recording
from croupier.server.service.runtime.answering import foretell, index_of, pending_of, stands
from croupier.server.service.runtime.log import Log, left, news
from croupier.server.service.runtime.match_state import PendingDecision
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.pubsub import Subscriber
from croupier.server.service.runtime.recorder import Recorder
from croupier.server.service.runtime.retention import Retention
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bots import Thinker
from croupier.server.service.thinking.courses import Courses
from croupier.server.service.views import (
    NOTHING,
    Adjournment,
    Asked,
    Evening,
    OptionPreview,
    PlayOn,
    Refusal,
    RematchOffer,
    Seated,
    TableView,
)
from croupier.server.settings import Settings
from croupier.server.store import recordings
from croupier.server.store.archive import document_of
from croupier.server.store.records import Edit

_PREVIEWS = 60
_REPLAYS = 20
_PASSES = 10
_SECONDS_A_REPLAY = 5

FULL = 10.0
"""Seconds after which a spectator may ask again who has found a table full."""


class _Around(NamedTuple):
    """What a look shows that stands at other tables or is the viewer's alone: the fields of `TableView`."""

    rematch: RematchOffer | None
    evening: Evening | None
    adjourned: Adjournment | None
    place: int | None


class Tables:
    """All tables of a server, and everything that can be done with them. Matches, database and readers are private."""

    def __init__(self, settings: Settings, *, thinker: Thinker | None = None, clock: Clock | None = None) -> None:
        matches = self._matches = Matches(settings, thinker=thinker, clock=clock)
        self._previews = matches.limit(burst=_PREVIEWS, per_second=_PREVIEWS / 4)
        self._replays = matches.limit(burst=_REPLAYS, per_second=1 / _SECONDS_A_REPLAY)
        self._passes = matches.limit(burst=_PASSES, per_second=_PASSES / 600)
        without_people = matches.limit(settings.bot_tables, settings.bot_tables / 3600)
        places = Places(matches)

        self.listing = Listing(matches)
        self.seating = Seating(matches, places, self.listing, without_people)
        self.guests = Guests(matches, places)
        self.rematches = Rematches(matches, places, self.seating)
        self.takeover = Takeover(matches, without_people)
        self.advice = Advisory(matches)
        self.chat = Chat(matches)
        self.moderation = Moderation(matches, self.chat)
        self.undo = Undo(matches)
        self.lists = Lists(matches)
        self.adjourned = Adjourned(matches, self.takeover, self.seating.creations)
        self.keeper = Keeper(matches.moderation, matches.clock.now)

        self._playing_on = PlayingOn(matches, self.seating.creations)
        self._courses = Courses()
        self._evenings = Evenings(matches.store)
        self._retention = Retention(matches)
        self._recorder = Recorder(matches)

    async def open(self) -> None:
        """Bring the database up to date and let bots and clocks of running tables go on."""
        await self._matches.open()
        self._retention.start()
        self._recorder.soon()

    async def close(self) -> None:
        """End streams, timers and processes. Everything acknowledged is in the database already."""
        self._recorder.close()
        await self._courses.close()
        await self._matches.close()

    async def ready(self) -> None:
        """Raise `StoreFailed` while the database cannot be asked."""
        await self._matches.store.ready()

    def admits(self, address: str) -> bool:
        """Whether somebody from an address is served: the keeper has not blocked its network."""
        return self._matches.blocked.admits(address)

    async def idle(self) -> None:
        """Wait until nothing moves by itself: no bot thinks, nothing is written."""
        await self._matches.idle()

    def end_streams(self) -> None:
        """Let all open streams end, so that the server can close."""
        self._matches.live.close()

    async def hand_over(self) -> None:
        """Leave bots, windows and clocks to the other processes, so that nobody misses this one, which closes soon."""
        await self._matches.hand_over()

    # -- looking -------------------------------------------------------------------------------------------------

    async def look(self, table_id: str, viewer: str | None, *, asking: bool = True) -> TableView:
        """The table as the viewer may see it; `asking` for it is being there, being sent it is not."""
        table = await self._matches.find(table_id, ask=asking)
        me = table.seat_of(viewer)
        if asking:
            self._matches.notice(table, me)
        around = _Around(
            rematch=await self.rematches.offer(table),
            evening=await self._evenings.of(table.record) if table.record.status == "over" else None,
            adjourned=await self.adjourned.look(table, me),
            place=table.place_of(viewer),
        )
        return self._look(table, me, around)

    async def check(self, table_id: str, viewer: str | None) -> None:
        """Raise `WrongToken` or `UnknownTable` if the viewer may not be sent the table any more."""
        (await self._matches.find(table_id, ask=False)).seat_of(viewer)

    async def sign(self, table_id: str, viewer: str | None) -> None:
        """A sign of life of somebody who reads a table with `signs` (`subscribe`)."""
        table = await self._matches.find(table_id)
        self._matches.presence.sign(table, table.seat_of(viewer))

    async def listen(self, reader: Subscriber) -> None:
        """Look whether a reader with `signs` has given one in the last minute; else it counts as gone until it does."""
        table = await self._matches.find(reader.table, ask=False)
        if reader.signs and self._matches.presence.doubts(table, reader.seat):
            async with self._matches.at(reader.table, anew=True) as table:
                pass  # now it is known who is there through other processes
        self._matches.presence.listen(table, reader)

    async def why_not(self, table_id: str, viewer: str | None, key: str) -> Refusal:
        """The rule that keeps the viewer's seat from choosing `key` now."""
        table = await self._matches.find(table_id)
        seat = self._matches.acting(table, viewer)
        return Refusal(key, table.running().match.why_not(seat, key))

    async def preview(self, table_id: str, viewer: str | None, key: str, *more: str) -> OptionPreview:
        """What an option of the viewer's pending decision would do, or several in a row (`Match.preview`).

        Raises `NotNow` where nothing is asked of the viewer, `IllegalChoice` for what is not offered, and `TooMany`
        after many previews in a short time.
        """
        table = await self._matches.find(table_id)
        seat = self._matches.acting(table, viewer)
        match = table.running().match
        if match.decision(seat) is None:
            raise NotNow("Nothing is asked of you now.")
        await self._previews.take(f"{table_id} {seat}", "previews")
        after = await asyncio.to_thread(match.preview, seat, key, *more)
        last = (key, *more)[-1]
        if after is None:
            return OptionPreview(last, None)
        told = news(Log(match, seat), Log(after, seat))
        return OptionPreview(last, after.view(seat), told, after.decision(seat))

    async def count_preview(self, network: str) -> None:
        """Count a forecast for somebody who sits at no table. Raises `TooMany` after many in a short time."""
        await self._previews.take(network, "previews")

    async def count_pass(self, network: str) -> None:
        """Count somebody who is not the keeper and says so. Raises `TooMany` after many."""
        await self._passes.take(network, "passes")

    async def count_replay(self, network: str, count: int) -> None:
        """Count a replay that has to be played again; a long one as several. Raises `TooMany` after many."""
        await self._replays.take(network, "replays", min(count, _REPLAYS))

    async def replay(self, table_id: str, viewer: str | None = None) -> Json:
        """The replay document. Raises `NotOver` while the match goes on, or may still be (`Adjourned.document`)."""
        table = await self._matches.find(table_id)
        if table.record.status != "over":
            return await self.adjourned.document(table, viewer)
        if table.progress is not None:
            return table.progress.match.save()
        return await document_of(self._matches.store, table_id)  # other rules are installed; the records suffice

    async def play_on(self, table_id: str, wish: PlayOn, client: str = "") -> Seated:
        """A new table that goes on from a step of the replay (`PlayingOn.begin`). Raises `NotOver` as `replay` does."""
        replay = await self.replay(table_id)
        return await self._playing_on.begin(await self._matches.find(table_id), replay, wish, client)

    async def course(self, table_id: str) -> Course:
        """How the match of a table went. Raises `NotOver` while it goes on, `TooMany` where many others wait."""
        return await self._courses.of(table_id, await self.replay(table_id))

    async def recording(self, table_id: str) -> Recording | None:
        """What is kept of all steps of a match that is over; None where nothing is."""
        rows = await recordings.recorded(self._matches.store, table_id)
        return None if rows is None else Kept(await self.replay(table_id), rows)

    def known_course(self, table_id: str) -> Course | None:
        """How the match of a table went, if somebody has asked for it already."""
        return self._courses.known(table_id)

    async def check_room(self, table_id: str, viewer: str | None) -> None:
        """Raise `TooMany` if there is no room for one more spectator. Those who sit at the table always get in."""
        table = await self._matches.find(table_id)
        most = self._matches.settings.spectators
        if table.seat_of(viewer) is None and self._matches.live.spectators(table_id) >= most:
            raise TooMany(f"{most} spectators watch this table already.", retry_after=FULL)

    @asynccontextmanager
    async def subscribe(self, table_id: str, viewer: str | None, *, signs: bool = False) -> AsyncIterator[Subscriber]:
        """The changes of a table from now on, for the viewer, who counts as connected meanwhile.

        With `signs` only as long as the viewer gives signs of life (`sign`, and everything that is done at the table).

            async with tables.subscribe(table, viewer) as changes:
                look = await tables.look(table, viewer, asking=False)
                async for change in changes: ...

        A slow reader gets several changes as one, never none; the iterator ends when the server closes.
        """
        table = await self._matches.find(table_id)
        await self.check_room(table_id, viewer)
        seat = table.seat_of(viewer)
        self._matches.presence.sign(table, seat)
        reader = self._matches.live.join(table_id, seat, table.seq, signs=signs)
        try:
            yield reader
        finally:
            self._matches.live.leave(reader, table.seq)
            if not reader.silent:
                self._matches.notice(table, reader.seat)

    # -- choosing ------------------------------------------------------------------------------------------------

    @retried
    async def choose(self, table_id: str, viewer: str | None, decision: str, choice: int | str, *more: str) -> int:
        """Answer a decision by the index or key of an option; gives the table's seq.

        `more` answers what the seat is asked after that: all of it is done, or nothing if one of the keys would not be
        offered or something that is hidden comes out between them. When this returns, the answers are on disk. Who does
        not learn of it may ask the same once more: an answer that was given, and not taken back, is no error. Raises
        `NotYours`, `AlreadyAnswered`, `NoSuchDecision`, `IllegalChoice` (with the rule, where the game can tell),
        `NotNow`, and `TooMany` after many tries with `more`, each of which takes as long as a preview.
        """
        async with self._matches.at(table_id, ask=False) as table:
            seat = table.person(viewer)
            progress = table.running()
            if stands(table, seat, decision, (choice, *more)):
                return progress.seq
            pending = pending_of(progress, seat, decision)
            if not table.seats[seat].played_by_person:
                raise NotNow("A bot plays for you. Take your seat back first.")
            if table.answered(pending) is not None:
                raise AlreadyAnswered("You have answered already; the answer comes out in its time.")
            index = index_of(progress.match, pending.decision, choice)
            if more:
                await self._previews.take(f"{table_id} {seat} at once", "choices")
                await asyncio.to_thread(foretell, table, pending, (pending.decision.keys[index], *more))
            await self._matches.answer(table, pending, index, more)
            if not table.is_window(pending):  # that somebody has answered is shown nowhere, not in who is there either
                self._matches.presence.sign(table, seat)
            await self._matches.proceed(table)
            return table.running().seq

    @retried
    async def preset(self, table_id: str, viewer: str | None, window: str, preset: str) -> None:
        """Leave a standing answer to a kind of window; private, kept until changed or spent.

        Raises `NotNow` while a decision of the viewer's seat is pending, `BadRequest` for an unknown one.
        """
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            progress = table.running()
            windows = table.game.windows
            if window not in windows or preset not in windows[window].presets:
                known = "; ".join(f"{name}: {', '.join(kind.presets)}" for name, kind in windows.items())
                raise BadRequest(f"There is no standing answer {preset!r} to {window!r}. There is {known or 'none'}.")
            if seat in progress.pending:
                raise NotNow("A standing answer is changed while nothing is asked of you.")
            presets = {**table.seats[seat].presets, window: preset}
            if progress.match.position.preset_expires(seat, preset):
                raise NotNow("This standing answer would be spent at once: it is your turn.")
            await self._matches.write(table, Edit(seats={seat: {"presets": presets}}), "own", only=seat)

    def figures(self) -> dict[str, int]:
        """What an operator counts: tables in memory, open streams, what waits, and lines written so far."""
        present = self._matches.in_memory()
        return {
            "tables": len(present),
            "streams": self._matches.live.streams,
            "writes_waiting": self._matches.store.unwritten,
            "bots_thinking": sum(len(table.thinking) for table in present),
            "written": self._matches.written,
        }

    # -- inside --------------------------------------------------------------------------------------------------

    def _look(self, table: Table, me: int | None, around: _Around) -> TableView:
        record, progress = table.record, table.progress
        over, kept = record.status == "over", bool(table.endings)
        view, told = table.sight(me)
        asked = progress.asked(me) if progress and record.status != "ended" else []
        own = next((p for p in asked if p.seat == me), None)
        answer_waits = own is not None and table.answered(own) is not None
        host = me is not None and me == record.host
        return TableView(
            id=table.id,
            title=record.title,
            language=record.language,
            visibility=record.visibility,
            game=record.game,
            version=record.version,
            players=record.players,
            variants=record.variants,
            cards=record.cards,
            status="adjourned" if table.reason and record.status in ("waiting", "running") else record.status,
            seq=table.seq,
            over=over,
            returns=tuple(record.returns) if over else (0.0,) * record.players,
            view=view,
            decisions=tuple(_shown(p, mine=p is own) for p in asked if not (answer_waits and p is own)),
            log=told,
            seats=self.seating.seen(table, me, {p.seat for p in asked}, host=host),
            me=me,
            host=host,
            commitment=record.commitment,
            chosen_seed=table.chosen_seed,
            seed=record.seed if over else None,
            salt=record.salt if over else None,
            entropy=tuple(record.entropy),
            reaction_floor=record.reaction_floor,
            reaction_clock=record.reaction_clock,
            reaction_time=record.reaction_time,
            answer_waits=answer_waits,
            undo=table.undo,
            undone=table.undone,
            rematch=around.rematch,
            adjourned=around.adjourned,
            evening=around.evening,
            presets={}
            if me is None or not (progress or kept)
            else {n: table.preset(me, n) for n in table.game.windows},
            reason="" if kept else table.reason,
            recorded=kept,
            replayable=progress is not None or table.steps,
            invitation=invitation_to(table) if me is not None or record.visibility == "listed" else None,
            advice=record.advice,
            room=record.room,
            takeover=record.takeover,
            queue=tuple(one["name"] for one in record.queue),
            place=around.place,
            started=record.started,
            told=self._matches.live.told,
            taking_back=NOTHING if progress is None or me is None or over else progress.taking_back(me),
            left=partial(left, progress.match if progress else None, me),
        )


def _shown(pending: PendingDecision, *, mine: bool) -> Asked:
    decision = pending.decision if mine else Decision(pending.seat, pending.decision.name, ())
    return Asked(pending.id, pending.seat, decision.name, decision, mine)
