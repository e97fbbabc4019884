"""Several processes at one PostgreSQL database: each answers for every table, and one at a time moves it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from pathlib import Path
from time import monotonic

import psycopg
import pytest
from sqlalchemy import update

from croupier.games.quintet import Quintet
from croupier.server.api.event_stream import Looks
from croupier.server.errors import AlreadyAnswered, NoSuchDecision, StillHere
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime import peers
from croupier.server.service.runtime.peers import CHOICES, Peers
from croupier.server.service.runtime.presence import SILENT
from croupier.server.service.runtime.pubsub import LINGER
from croupier.server.service.views import Change, Created, NewSeat, NewTable
from croupier.server.store import recordings, schema
from croupier.server.store.connection import plain_url
from croupier.server.store.database import Store
from croupier.server.store.notifications import CHANNEL
from croupier.server.store.records import Message, Recorded, Stored
from tests.server.room import StillClock, a_moment, choose, delete_all, opened, people, run, until

pytestmark = pytest.mark.usefixtures("shared_database")


@asynccontextmanager
async def house(count: int, folder: Path) -> AsyncIterator[list[Tables]]:
    """So many services at one database, as so many processes have them."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(opened(folder)) for _ in range(count)]


async def decide(tables: Tables, made: Created) -> tuple[str, str]:
    """The decision that is pending, and the token of the seat that is asked."""
    decision = (await tables.look(made.id, None)).decisions[0]
    return decision.id, made.tokens[decision.seat]


def revisions(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables of which this service asks from now on whether another has changed them."""
    asked: list[str] = []
    revision = tables._matches.store.revision

    async def counted(table: str) -> int | None:
        asked.append(table)
        return await revision(table)

    monkeypatch.setattr(tables._matches.store, "revision", counted)
    return asked


def test_every_process_answers_for_every_table_and_is_never_older_than_what_was_acknowledged(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(3, tmp_path) as houses:
            made = await houses[0].seating.create(people(2))
            for seq in range(1, 31):
                here, there = houses[seq % 3], houses[(seq + 1) % 3]
                decision, token = await decide(here, made)
                assert await there.choose(made.id, token, decision, 0) == seq
                assert [(await any_.look(made.id, token)).seq for any_ in houses] == [seq] * 3

    run(test())


def test_a_lost_race_is_tried_again_where_the_decision_is_still_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(3, tmp_path) as (one, two, three):
            made = await one.seating.create(people(2, visibility="listed"))
            decision, token = await decide(one, made)
            names = [
                t.seating.rename(made.id, made.tokens[s], f"{s}{i}")
                for i, t in enumerate((one, two, three))
                for s in (0, 1)
            ]
            chosen, *_ = await asyncio.gather(one.choose(made.id, token, decision, 0), *names)
            assert chosen == 1
            seen = [await any_.look(made.id, None) for any_ in (one, two, three)]
            assert len({look.names for look in seen}) == 1
            assert await two.choose(made.id, token, decision, 0) == 1
            with pytest.raises(AlreadyAnswered):
                await two.choose(made.id, token, decision, 1)

    run(test())


def test_a_sign_of_life_through_any_process_keeps_whoever_reads_through_another(tmp_path: Path) -> None:
    """A browser's requests go where the proxy sends them; only who gives no sign anywhere is away."""

    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(people(2))
            clock = one._matches.clock
            assert isinstance(clock, StillClock)
            async with one.subscribe(made.id, made.tokens[0], signs=True) as reader:
                await clock.pass_by(SILENT + 1, one)
                await two.sign(made.id, made.tokens[0])
                others = two._matches._peers
                assert others is not None
                await others._beat()
                await one.listen(reader)
                assert not reader.silent
                assert (await two.look(made.id, None)).seats[0].connected

    run(test())


def test_what_a_process_that_stops_has_moved_another_moves_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so, and goes on answering what it is asked; nobody looks for what is nobody's before that."""
    monkeypatch.setattr(peers, "BEAT", 3600)

    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(people(2))
            assert one._matches.moves(made.id)
            await one.hand_over()
            assert not one._matches.moves(made.id)
            await until(lambda: two._matches.moves(made.id))
            decision, token = await decide(two, made)
            assert await one.choose(made.id, token, decision, 0) == 1
            assert (await two.look(made.id, None)).seq == 1

    run(test())


def test_a_table_is_moved_by_the_process_at_which_people_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one lets go as soon as it hears, and reads the table no more until it is asked for it."""
    monkeypatch.setattr(peers, "BEAT", 3600)

    async def test() -> None:
        async with house(2, tmp_path) as (maker, other):
            made = await maker.seating.create(NewTable("quintet", (NewSeat("human"), NewSeat("bot")), seed=7))
            for number in range(1, CHOICES + 1):
                assert maker._matches.moves(made.id)
                assert not other._matches.moves(made.id)
                while not (own := [d for d in (await other.look(made.id, made.tokens[0])).decisions if d.mine]):
                    await a_moment()
                await other.choose(made.id, made.tokens[0], own[0].id, 0)
                assert other._matches.moves(made.id) == (number == CHOICES)
            await until(lambda: not maker._matches.moves(made.id))
            await other.idle()  # the bot has chosen
            await maker.idle()
            read, load = [], maker._matches.store.load

            async def counted(table: str, since: int = 0) -> Stored | None:
                read.append(table)
                return await load(table, since)

            monkeypatch.setattr(maker._matches.store, "load", counted)
            seq = (await maker.look(made.id, None)).seq
            assert seq > CHOICES
            read.clear()
            decision, token = await decide(other, made)
            await other.choose(made.id, token, decision, 0)
            await until(lambda: maker._matches._tables[made.id].stale)
            assert read == []
            assert (await maker.look(made.id, None)).seq > seq
            assert read == [made.id]

    run(test())


def test_a_table_that_another_process_takes_during_a_sign_of_life_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (maker, other):
            made = await maker.seating.create(people(2))
            others, sharing = maker._matches._peers, maker._matches.store.sharing
            assert others is not None
            assert sharing is not None
            renew = sharing.renew

            async def slow() -> tuple[list[str], int]:
                answer = await renew()
                for _ in range(CHOICES):
                    decision, token = await decide(other, made)
                    await other.choose(made.id, token, decision, 0)
                await until(lambda: not maker._matches.moves(made.id))
                return answer

            monkeypatch.setattr(sharing, "renew", slow)
            await others._beat()
            assert not maker._matches.moves(made.id)

    run(test())


def test_a_choice_asks_for_no_revision_and_what_is_refused_is_refused_by_what_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that hears nothing finds out by what it cannot write, and asks before it says no."""

    async def test() -> None:
        async with house(2, tmp_path) as (deaf, other):
            assert deaf._matches._peers is not None
            monkeypatch.setattr(deaf._matches._peers, "_hear", lambda _: None)
            made = await other.seating.create(people(2))
            decision, token = await decide(deaf, made)
            asked = revisions(deaf, monkeypatch)
            assert await deaf.choose(made.id, token, decision, 0) == 1
            assert asked == []
            assert await deaf.choose(made.id, token, decision, 0) == 1
            assert asked == [made.id]
            later, token = await decide(other, made)
            assert not deaf._matches._tables[made.id].stale
            await other.choose(made.id, token, later, 0)
            with pytest.raises(AlreadyAnswered):
                await deaf.choose(made.id, token, later, 1)
            last, token = await decide(other, made)
            await other.choose(made.id, token, last, 0)
            newest, token = await decide(other, made)
            assert await deaf.choose(made.id, token, newest, 0) == 4  # which the copy of the deaf one does not know
            with pytest.raises(NoSuchDecision):
                await deaf.choose(made.id, token, "99-0", 0)

    run(test())


def test_two_who_take_the_last_seats_at_two_processes_start_the_match_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            seats = (NewSeat("human", "Ada"), NewSeat("open"), NewSeat("open"))
            made = await one.seating.create(NewTable("quintet", seats, seed=7))
            invitation = (await one.look(made.id, made.tokens[0])).invitation
            assert invitation is not None
            seated = await asyncio.gather(
                one.guests.claim(invitation.link, "Bruno"), two.guests.claim(invitation.link, "Chloe")
            )
            assert {s.seat for s in seated} == {1, 2}
            for any_ in (one, two):
                look = await any_.look(made.id, seated[0].token)
                assert (look.status, sorted(look.names)) == ("running", ["Ada", "Bruno", "Chloe"])

    run(test())


def test_a_room_fills_and_begins_through_several_processes(tmp_path: Path) -> None:
    """A seat given back closes up when the match begins: who reads elsewhere begins anew, as the right seat."""

    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(NewTable("quintet", (NewSeat("human", "Ada"),), room=True))
            host = made.tokens[0]
            await two.seating.seat_bot(made.id, host, 1, "easy")
            names = ("Bruno", "Chloe")
            came = await asyncio.gather(
                *(any_.guests.claim(made.code, n) for any_, n in zip((one, two), names, strict=True))
            )
            assert {guest.seat for guest in came} == {2, 3}
            await one.seating.seat_bot(made.id, host, 1, None)
            async with two.subscribe(made.id, came[1].token) as changes:
                assert (await two.look(made.id, came[1].token)).me == came[1].seat
                await one.seating.start(made.id, host)
                async for _ in changes:
                    pass
            for any_ in (one, two):
                for guest, name in zip(came, names, strict=True):
                    look = await any_.look(made.id, guest.token)
                    assert (look.status, look.players, look.me) == ("running", 3, guest.seat - 1)
                    assert look.names[guest.seat - 1] == name
            late = await two.guests.wait(made.code, "Dana")
            assert (await one.look(made.id, late.token)).place == 0

    run(test())


def test_readers_elsewhere_are_told_what_they_may_know(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(people(2))
            async with two.subscribe(made.id, made.tokens[0]) as changes:
                decision, token = await decide(one, made)
                await one.choose(made.id, token, decision, 0)
                assert (await next_of(changes, "seq")).seq == 1
                await one.chat.say(made.id, made.tokens[1], "Good luck!")
                assert (await next_of(changes, "chat")).kind == "chat"
                assert [m.text for m in await two.chat.messages(made.id, made.tokens[0])] == ["Good luck!"]

    run(test())


UNREADABLE = ('{"process": "newer", "table": "here", "mood": "good"}', '{"mood": "good"}', "good")


def test_a_process_that_hears_what_it_cannot_read_goes_on_listening(tmp_path: Path, shared_database: str) -> None:
    """Somebody has started a server of another version beside it, against the advice."""

    async def test() -> None:
        async with opened(tmp_path) as here, opened(tmp_path) as there:
            made = await here.seating.create(people(2))
            async with there.subscribe(made.id, None) as changes:
                with psycopg.connect(plain_url(shared_database), autocommit=True) as connection:
                    for said in UNREADABLE:
                        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))
                        assert (await anext(changes)).seq == 0  # whatever it was
                await choose(here, made, 0)
                while (await anext(changes)).seq < 1:
                    pass

    run(test())


def test_a_process_reads_again_what_nobody_looks_at_there_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(people(2))
            await two.look(made.id, None)
            await two.idle()  # who has read a table looks once whether it must be moved
            (table,) = two._matches.in_memory()
            read: list[str] = []
            load = Store.load

            async def noted(store: Store, table_id: str, since: int = 0) -> Stored | None:
                read.append(table_id if store is two._matches.store else "")
                return await load(store, table_id, since)

            monkeypatch.setattr(Store, "load", noted)
            for seq in (1, 2, 3):
                decision, token = await decide(one, made)
                assert await one.choose(made.id, token, decision, 0) == seq
            await until(lambda: table.stale)
            await two.idle()
            assert made.id not in read
            assert (await two.look(made.id, None)).seq == 3
            assert read.count(made.id) == 1

    run(test())


async def next_of(changes: AsyncIterator[Change], kind: str) -> Change:
    """The next change of a kind."""
    async for change in changes:
        if change.kind == kind:
            return change
    raise AssertionError(kind)


def test_who_streams_at_one_process_is_there_for_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(people(2))
            async with two.subscribe(made.id, made.tokens[0]) as there, one.subscribe(made.id, made.tokens[1]):
                await next_of(there, "presence")
                assert [seat.connected for seat in (await two.look(made.id, None)).seats] == [True, True]

    run(test())


def test_who_streams_is_sent_what_is_done_at_any_process_and_only_who_looks_asks_whether_it_is_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(people(2))
            looks = Looks()
            both = [looks.follow(two, made.id, None, None) for _ in range(2)]  # who share what they are sent
            async with aclosing(both[0]), aclosing(both[1]):
                for events in both:
                    await anext(events)
                asked = revisions(two, monkeypatch)
                for seq in range(1, 9):
                    decision, token = await decide(one, made)
                    await (one, two)[seq % 2].choose(made.id, token, decision, 0)
                    for events in both:
                        while json.loads((await anext(events)).split(b"data: ")[1])["seq"] < seq:
                            pass
                assert asked == []
                await two.look(made.id, None)
                assert asked == [made.id]

    run(test())


def test_a_request_to_undo_is_known_to_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (one, two):
            made = await one.seating.create(people(2))
            decision, token = await decide(one, made)
            await one.choose(made.id, token, decision, 0)
            me = 0 if token == made.tokens[0] else 1
            if not (await two.look(made.id, token)).can_undo:
                return
            assert not await two.undo.ask(made.id, token)
            undo = (await one.look(made.id, None)).undo
            assert undo is not None
            assert undo.seat == me
            assert await one.undo.answer(made.id, made.tokens[1 - me], agree=True)
            assert (await two.look(made.id, None)).seq == 2

    run(test())


def test_bots_go_on_at_another_process_when_theirs_has_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(1, tmp_path) as (two,):
            async with house(1, tmp_path) as (one,):
                made = await one.seating.create(NewTable("quintet", (NewSeat("human"), NewSeat("bot")), seed=7))
                await one.idle()
            async with two.subscribe(made.id, None) as changes:
                look = await two.look(made.id, made.tokens[0])
                if not any(d.mine for d in look.decisions):
                    await next_of(changes, "seq")
                look = await two.look(made.id, made.tokens[0])
                mine = next(d for d in look.decisions if d.mine)
                seq = await two.choose(made.id, made.tokens[0], mine.id, 0)
                while not any(d.mine for d in (await two.look(made.id, made.tokens[0])).decisions):
                    seq = max(seq, (await next_of(changes, "seq")).seq)
                assert seq > 1

    run(test())


def test_tables_of_a_process_that_was_killed_are_moved_by_another_within_five_seconds(tmp_path: Path) -> None:
    """As when it is killed: from one moment to the next it says nothing any more, and gives up nothing."""

    async def test() -> None:
        async with house(2, tmp_path) as (killed, other):
            made = await killed.seating.create(NewTable("quintet", (NewSeat("human"), NewSeat("bot")), seed=7))
            await killed.idle()
            others = killed._matches._peers
            assert others is not None
            others._heart.stop()
            await others._background.cancel()
            began = monotonic()
            await until(lambda: made.id in other._matches._peers.moved)  # type: ignore[union-attr]  # it shares
            assert monotonic() - began < 5

    run(test())


def test_a_table_let_out_of_memory_goes_on_when_another_process_has_changed_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, tables_in_memory=1) as mover, opened(tmp_path) as other:
            made = await mover.seating.create(NewTable("quintet", (NewSeat("human", "Ada"), NewSeat("bot")), seed=5))
            await mover.idle()
            await mover.seating.create(people(2))
            assert made.id not in {table.id for table in mover._matches.in_memory()}
            assert mover._matches.moves(made.id)
            while not (own := [d for d in (await other.look(made.id, made.tokens[0])).decisions if d.mine]):
                await a_moment()
            await other.choose(made.id, made.tokens[0], own[0].id, 0)
            while (await other.look(made.id, None)).seq < 2:  # the bot's choice
                await a_moment()

    run(test())


def test_a_sign_of_life_outlives_a_table_that_is_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            others = tables._matches._peers
            assert others is not None
            async with tables.subscribe(made.id, made.tokens[0]):
                assert await delete_all(tables) == [made.id]
                others.notice(made.id, 0)
                await others._beat()
                await others._publish()
            await others._beat()  # who has closed the page has been there, too

    run(test())


def test_a_table_that_begins_during_a_sign_of_life_is_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            others, sharing = tables._matches._peers, tables._matches.store.sharing
            assert others is not None
            assert sharing is not None
            asked, renew, begun = asyncio.Event(), sharing.renew, asyncio.Event()

            async def slow() -> tuple[list[str], int]:
                answer = await renew()
                asked.set()
                await begun.wait()
                return answer

            monkeypatch.setattr(sharing, "renew", slow)
            beat = asyncio.create_task(others._beat())
            await asked.wait()
            made = await tables.seating.create(people(2))
            begun.set()
            await beat
            assert tables._matches.moves(made.id)

    run(test())


def test_whoever_streamed_through_a_process_that_is_gone_was_there_until_then(
    tmp_path: Path, shared_database: str
) -> None:
    async def test() -> None:
        async with house(2, tmp_path) as (gone, other):
            made = await gone.seating.create(people(2))
            async with gone.subscribe(made.id, made.tokens[1]):
                while not (await other.look(made.id, made.tokens[0])).seats[1].connected:
                    await a_moment()
                with psycopg.connect(plain_url(shared_database), autocommit=True) as connection:
                    connection.execute("UPDATE presence SET at = now() - interval '10 minutes'")
                other._matches._tables[made.id].since -= 600
                gone._matches.live.close()
                await gone._matches._peers.close()  # type: ignore[union-attr]  # it shares
                with pytest.raises(StillHere):
                    await other.takeover.hand_over(made.id, made.tokens[0], "easy", 1)

    run(test())


def test_streams_that_come_and_go_are_told_of_once_in_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            others = tables._matches._peers
            assert others is not None
            monkeypatch.setattr(others, "_beat", a_moment)  # the test beats
            told: list[set[int]] = []

            async def publish(_table: str, seats: set[int]) -> None:
                told.append(seats)

            monkeypatch.setattr(tables._matches.store.sharing, "publish", publish)
            for _ in range(10):
                async with tables.subscribe(made.id, None):
                    await until(lambda: not others._publishing)
                await until(lambda: not others._publishing)
            assert told == [{-1}]
            for token in made.tokens.values():
                async with tables.subscribe(made.id, token):
                    await until(lambda: not others._publishing)
            assert told == [{-1}], "the rest is told after the next beat"
            await Peers._beat(others)
            await until(lambda: not others._publishing)
            assert told == [{-1}, {-1, 0, 1}]
            await clock.pass_by(LINGER, tables)
            await Peers._beat(others)
            await until(lambda: not others._publishing)
            assert told[2:] == [set()]

    run(test())


def test_a_crowd_of_readers_keeps_nobody_from_writing_and_is_no_outage(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(1, tmp_path) as [tables], AsyncExitStack() as crowd:
            made, store = await tables.seating.create(people(2)), tables._matches.store
            for _ in range(10):  # all the connections there are to read
                await crowd.enter_async_context(store.connected())
            async with asyncio.timeout(10):
                await store.add_message(made.id, Message(0, 0, "Ada", "Is anybody there?", 0.0))
            assert not store.outage.lasts

    run(test())


def test_a_queue_of_another_version_of_procrastinate_is_made_anew(
    shared_database: str,
) -> None:
    with psycopg.connect(plain_url(shared_database), autocommit=True) as connection:

        def things() -> list[str]:
            asked = "SELECT proname FROM pg_proc UNION SELECT typname FROM pg_type"
            return sorted(row[0] for row in connection.execute(asked).fetchall() if row[0].startswith("procrastinate"))

        made = things()
        connection.execute("COMMENT ON TABLE procrastinate_jobs IS '3.1'")
        connection.execute("ALTER TABLE procrastinate_jobs DROP COLUMN attempts")
        connection.execute("CREATE FUNCTION procrastinate_of_old() RETURNS int LANGUAGE sql AS 'SELECT 1'")

        async def test() -> None:
            for _ in range(2):
                store = Store(shared_database)
                await store.open()
                await store.close()

        run(test())
        assert things() == made
        assert connection.execute("SELECT attempts FROM procrastinate_jobs").fetchall() == []


def test_two_processes_record_different_matches(tmp_path: Path) -> None:
    versions, rows = {"quintet": Quintet.version}, [Recorded(-1, b"ending", b"steps")]

    async def test() -> None:
        async with opened(tmp_path) as one:
            async with opened(tmp_path) as two:
                for seed in range(3):
                    await two.seating.create(people(2, seed=seed))
                stores = [tables._matches.store for tables in (one, two)]
                await stores[0].write("", lambda c: c.execute(update(schema.tables).values(status="over")))
                first, second = [await recordings.unrecorded(store, versions, 2) for store in stores]
                assert (first, len(second)) == ([], 2), "who has played it records it"
            again = await recordings.unrecorded(stores[0], versions, 9)
            assert len(again) == 3, "who is gone has left them to the others"
            await recordings.keep(stores[0], again[0], rows)
            assert await recordings.unrecorded(stores[0], versions, 9) == again[1:]
            assert await recordings.unrecorded(stores[0], {}, 9) == []

    run(test())
