"""What the keeper of a house does beside a running server: with tables, people, and what is blocked."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from croupier.server.errors import (
    AlreadyAnswered,
    BadRequest,
    BlockedWord,
    NameTaken,
    NotFound,
    NotNow,
    UnknownTable,
    WrongToken,
)
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.people.keeping import Keeper
from croupier.server.service.views import NewSeat, NewTable
from croupier.server.store.database import Store
from croupier.server.store.moderation import ModerationStore
from croupier.server.store.records import Report
from tests.server.room import StillClock, a_moment, choose, opened, people, play_on, run

ROOM = NewTable("quintet", (NewSeat("human", "Ada"),), room=True, visibility="listed", title="Club")


@asynccontextmanager
async def keeping(tables: Tables) -> AsyncIterator[Keeper]:
    """A keeper at the database of a running server, as the command line is one."""
    store = Store(tables._matches.store.url)
    await store.open_beside()
    try:
        yield Keeper(ModerationStore(store), tables._matches.clock.now)
    finally:
        await store.close()


async def noticed(tables: Tables, true: Callable[[], Awaitable[bool]]) -> None:
    """Return when the server has noticed what was done beside it; the test's own patience is the limit."""
    await tables._matches.listen()
    await tables.idle()
    while not await true():
        await a_moment()


def test_what_a_keeper_does_with_a_table_is_noticed_by_a_server_that_has_it_in_memory(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2, visibility="listed", title="Club"))
            await keeper.entitle(made.id, "Friday")

            async def renamed() -> bool:
                return (await tables.look(made.id, None)).title == "Friday"

            await noticed(tables, renamed)
            await keeper.hide(made.id)
            assert not await tables.lists.listed()
            assert [(one.id, one.hidden, one.people) for one in await keeper.tables("fri")] == [
                (made.id, True, ("Ada", "Bruno"))
            ]
            await keeper.hide(made.id, hidden=False)
            assert [one.id for one in await tables.lists.listed()] == [made.id]
            await keeper.end(made.id)

            async def ended() -> bool:
                return (await tables.look(made.id, None)).status == "ended"

            await noticed(tables, ended)
            with pytest.raises(NotNow):
                await tables.undo.ask(made.id, made.tokens[0])
            with pytest.raises(NotNow):
                await keeper.end(made.id)
            deeds = [(line.who, line.deed, line.table_id, line.target) for line in await keeper.audit()]
            assert sorted(deeds) == sorted(
                ("keeper", deed, made.id, "")
                for deed in ("table-ended", "table-shown", "table-hidden", "table-renamed")
            )

    run(test())


def test_the_streams_of_a_deleted_table_end_and_memory_forgets_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2))
            async with tables.subscribe(made.id, made.tokens[0]) as changes:
                await keeper.delete(made.id)
                await tables._matches.listen()
                assert [change.kind async for change in changes][-1:] in ([], ["presence"])  # it ends
            assert made.id not in tables._matches._tables
            with pytest.raises(UnknownTable):
                await tables.look(made.id, None)
            with pytest.raises(UnknownTable):
                await keeper.delete(made.id)

    run(test())


def test_a_choice_in_the_same_moment_is_tried_again_and_not_lost(tmp_path: Path) -> None:
    """The server has not heard of it yet: it finds that its copy is outrun, and reads it anew."""

    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 3)
            await keeper.entitle(made.id, "Friday")
            before = (await tables.look(made.id, None)).seq
            await choose(tables, made, 0)
            seen = await tables.look(made.id, None)
            assert (seen.seq, seen.title) == (before + 1, "Friday")

    run(test())


def test_reports_under_an_earlier_name_go_with_their_person(tmp_path: Path) -> None:
    """Whoever renames them, and also where a message that has its earlier name is reported afterwards."""

    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2))
            report, (ada, bruno) = tables.moderation.report, (made.tokens[0], made.tokens[1])
            await tables.chat.say(made.id, bruno, "Rude")
            await report(made.id, ada, ("name", 0), "Stays")
            await report(made.id, ada, ("name", 1), "By the first name")
            await tables.seating.rename(made.id, bruno, "Basil")
            await report(made.id, ada, ("message", 1), "Written by Bruno")
            await report(made.id, ada, ("name", 1), "By the second name")
            assert await keeper.rename_person("Basil", "Bertha") == 1
            assert [one.name for one in await keeper.reports() if one.kind == "name"].count("Bertha") == 2
            assert await keeper.delete_person("Bertha") == 1
            assert [(one.name, one.reason) for one in await keeper.reports()] == [("Ada", "Stays")]

    run(test())


def test_a_person_is_renamed_hidden_and_shown_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2))
            await tables.chat.say(made.id, made.tokens[0], "Hello")
            await tables.chat.say(made.id, made.tokens[1], "Go away")
            assert await keeper.hide_person("Bruno") == 1

            async def said() -> list[tuple[str, str]]:
                return [(one.name, one.text) for one in await tables.chat.messages(made.id, None)]

            assert await said() == [("Ada", "Hello")]
            assert [(one.text, one.hidden) for one in (await keeper.person("Bruno")).messages] == [("Go away", True)]
            assert await keeper.hide_person("Bruno", hidden=False, table=made.id) == 1
            await keeper.hide_message(made.id, 1)
            assert await said() == [("Bruno", "Go away")]
            await keeper.hide_message(made.id, 1, hidden=False)
            with pytest.raises(NameTaken):
                await keeper.rename_person("Bruno", "ada")
            assert await keeper.rename_person("Bruno", "Basil") == 1

            async def renamed() -> bool:
                return (await tables.look(made.id, made.tokens[1])).names == ("Ada", "Basil")

            await noticed(tables, renamed)
            assert await said() == [("Ada", "Hello"), ("Basil", "Go away")]
            with pytest.raises(NotFound):
                await keeper.rename_person("Bruno", "Basil")
            assert [(one.name, one.tables) for one in await keeper.persons("BAS")] == [("Basil", 1)]

    run(test())


@pytest.mark.parametrize("written", ["Émile Ärger", "émile", "ÉMILE", "Ärger", "mile"])
def test_a_keeper_finds_people_by_letters_of_any_language_and_no_bots(tmp_path: Path, written: str) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            seats = (NewSeat("human", "Émile Ärger"), NewSeat("bot", "Mara", bot="random"))
            made = await tables.seating.create(NewTable("quintet", seats))
            await tables.chat.say(made.id, made.tokens[0], "Émile Ärger was here")
            assert [one.name for one in await keeper.persons(written)] == ["Émile Ärger"]
            assert [one.id for one in await keeper.tables(written)] == [made.id]
            assert len(await keeper.messages(written)) == 1
            assert not await keeper.tables("Mara")

    run(test())


def test_of_a_deleted_person_nothing_is_left_and_the_match_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2))
            await tables.chat.say(made.id, made.tokens[1], "I live in Rome")
            await tables.chat.say(made.id, made.tokens[0], "Nice")
            report = Report("1", 1.0, made.id, "name", "Bruno", "Bruno", "no name")
            await tables._matches.moderation.report(report)
            assert await keeper.delete_person("Bruno") == 1

            async def gone() -> bool:
                return (await tables.look(made.id, None)).names == ("Ada", "Somebody")

            await noticed(tables, gone)
            await play_on(tables, made, 6)
            seen = await tables.look(made.id, made.tokens[0])
            assert (seen.seats[1].kind, seen.seats[1].handed, seen.status) == ("bot", False, "running")
            with pytest.raises(WrongToken):
                await tables.look(made.id, made.tokens[1])
            assert [one.text for one in await tables.chat.messages(made.id, None)] == ["Nice"]
            assert not await keeper.reports(None)
            for search in ("Bruno", "Rome"):
                assert not await keeper.tables(search) + await keeper.messages(search)
            assert "Bruno" not in str(await keeper.audit())

    run(test())


def test_the_score_of_an_evening_has_nobodys_name_who_is_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 1_000)
            one = await tables.rematches.rematch(made.id, made.tokens[0])
            two = await tables.rematches.rematch(made.id, made.tokens[1])
            again = replace(made, id=one.table, tokens={one.seat: one.token, two.seat: two.token})
            await play_on(tables, again, 1_000)

            async def names() -> set[str]:
                evening = (await tables.look(again.id, None)).evening
                assert evening is not None
                return {name for name, _ in evening.wins}

            assert await names() == {"Ada", "Bruno"}
            await keeper.delete_person("Bruno")

            async def gone() -> bool:
                return await names() == {"Ada", "Somebody"}

            await noticed(tables, gone)

    run(test())


def test_who_waits_is_deleted_as_well_and_a_room_without_its_host_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            room = await tables.seating.create(ROOM)
            guest = await tables.guests.claim(room.code, "Bruno")
            full = await tables.seating.create(people(2))
            await keeper.delete_person("Bruno", table=room.id)

            async def free() -> bool:
                return (await tables.look(room.id, room.tokens[0])).seats[guest.seat].kind == "open"

            await noticed(tables, free)
            assert (await tables.look(full.id, None)).names == ("Ada", "Bruno")
            assert (await tables.guests.claim(room.code, "Chloe")).seat == guest.seat
            await keeper.delete_person("Ada", table=room.id)

            async def ended() -> bool:
                return (await tables.look(room.id, None)).status == "ended"

            await noticed(tables, ended)

    run(test())


def test_blocked_words_stand_in_no_name_title_or_message(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            await keeper.block("word", " Rude*")
            await keeper.block("word", "two words")

            async def heard() -> bool:
                return bool(tables._matches.blocked._words)

            await noticed(tables, heard)
            made = await tables.seating.create(people(2, title="A prude, two nice words"))  # none of them
            with pytest.raises(BlockedWord):
                await tables.seating.create(people(2, title="Some r.u.d.e. rúdeness"))
            with pytest.raises(BlockedWord):
                await tables.seating.rename(made.id, made.tokens[0], "RUDE")
            with pytest.raises(BlockedWord):
                await tables.chat.say(made.id, made.tokens[0], "I say: two, words!")
            await keeper.unblock("word", "RUDE*")

            async def less() -> bool:
                return len(tables._matches.blocked._words) == 1

            await noticed(tables, less)
            await tables.seating.rename(made.id, made.tokens[0], "Rudehart")
            for kind, value in (("word", "?"), ("network", "here")):
                with pytest.raises(BadRequest):
                    await keeper.block(kind, value)  # type: ignore[arg-type]  # one of the two
            with pytest.raises(NotFound):
                await keeper.unblock("word", "kind")

    run(test())


def test_nobody_of_a_blocked_network_is_admitted(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            assert await keeper.block("network", "203.0.113.77/24") == "203.0.113.0/24"
            assert await keeper.block("network", "2001:db8::1") == "2001:db8::1/128"
            await tables._matches.blocked.read()
            admits = tables._matches.blocked.admits
            assert not any(map(admits, ("203.0.113.5", "::ffff:203.0.113.5", "2001:db8::1")))
            assert all(map(admits, ("203.0.114.5", "2001:db8::2", "", "testclient")))

    run(test())


@pytest.mark.parametrize(("days", "left"), [(3.0, []), (0.0, ["2"])])
def test_what_was_done_is_forgotten_in_time_and_open_reports_with_the_tables(
    tmp_path: Path, days: float, left: list[str]
) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, audit_days=1.0, keep_days=days) as tables, keeping(tables) as keeper:
            store = tables._matches.moderation
            for id_ in ("1", "2"):
                await store.report(Report(id_, clock.now(), "none", "table", "", "A title", "spam"))
            await keeper.settle("1", "handled")
            await clock.pass_by(23 * 3600.0, tables)
            assert len(await keeper.audit()) == 1
            await clock.pass_by(2 * 3600.0, tables)
            assert not await keeper.audit()
            assert [one.id for one in await keeper.reports(None)] == ["2"]
            with pytest.raises(NotFound):
                await keeper.settle("1", "open")
            await clock.pass_by(48 * 3600.0, tables)
            assert [one.id for one in await keeper.reports(None)] == left

    run(test())


def test_a_settled_question_is_not_answered_again_after_a_deed_beside_it(tmp_path: Path) -> None:
    """What was acknowledged stands, whatever the keeper does to the table meanwhile."""

    async def test() -> None:
        async with opened(tmp_path) as tables, keeping(tables) as keeper:
            made = await tables.seating.create(people(2))
            asked = (await tables.look(made.id, None)).decisions[0]
            seq = await choose(tables, made, 0, seat=asked.seat)
            await keeper.rename_person("Ada", "Zoe")
            assert await tables.choose(made.id, made.tokens[asked.seat], asked.id, 0) == seq
            with pytest.raises(AlreadyAnswered):
                await tables.choose(made.id, made.tokens[asked.seat], asked.id, 1)

    run(test())
