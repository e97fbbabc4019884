"""Backup and restore: everything that is kept comes back, also in a database of the other kind."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import psycopg
import pytest
from structlog.testing import capture_logs

from croupier.server.errors import StoreFailed, UnknownTable
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.server.store import recordings
from croupier.server.store.archive import documents
from croupier.server.store.backup import backup, restore
from croupier.server.store.records import Recorded
from tests.server.room import SHARED, StillClock, choose, opened, people, play_on, run, settings

RECORDING = [Recorded(eye, bytes(range(256)), b"steps") for eye in (-1, 0, 1)]


def filled(folder: Path) -> tuple[Created, str]:
    """A table in play with a message, and the database it is in."""
    made: list[Created] = []

    async def test() -> None:
        async with opened(folder) as tables:
            made.append(await tables.seating.create(people(2, seed=-(10**30))))
            await choose(tables, made[0], 0)
            await tables.chat.say(made[0].id, made[0].tokens[0], "Good luck!")
            await recordings.keep(tables._matches.store, made[0].id, RECORDING)

    run(test())
    return made[0], settings(folder).database


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_comes_back_in_either_database(
    tmp_path: Path, either_database: str, target: str, empty_database: str, request: pytest.FixtureRequest
) -> None:
    made, database = filled(tmp_path)
    assert either_database in database
    file = tmp_path / "backup.sqlite3"
    assert asyncio.run(backup(database, file)) == 1
    with pytest.raises(StoreFailed, match="there already"):
        asyncio.run(backup(database, file))
    if target == "sqlite":
        again = f"sqlite:///{tmp_path / 'again.sqlite3'}"
    else:
        again = request.getfixturevalue("other_database")
    assert asyncio.run(restore(file, again)) == 1
    token = SHARED.set(again)

    async def test() -> None:
        async with opened(tmp_path) as tables:
            seen = await tables.look(made.id, made.tokens[0])
            assert (seen.seq, seen.names) == (1, ("Ada", "Bruno"))
            assert [message.text for message in await tables.chat.messages(made.id, None)] == ["Good luck!"]
            found = await recordings.recorded(tables._matches.store, made.id)
            assert found == {one.eye: one for one in RECORDING}
            await play_on(tables, made, 2)
            assert (await tables.look(made.id, None)).seq == 3
            assert [replay["seed"] async for _, replay in documents(again)] == [-(10**30)]

    run(test())
    SHARED.reset(token)
    with pytest.raises(StoreFailed, match=r"already"):
        asyncio.run(restore(file, again))


def test_what_is_not_there_cannot_be_restored_or_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="no file"):
        asyncio.run(restore(tmp_path / "none", f"sqlite:///{tmp_path / 'again'}"))
    with pytest.raises(StoreFailed, match="no file"):
        asyncio.run(backup(f"sqlite:///{tmp_path / 'none'}", tmp_path / "backup"))


NO_BACKUPS = ("empty", "another", "garbage")


def no_backup(folder: Path, kind: str) -> Path:
    """A file that holds no tables of ours."""
    file = folder / kind
    file.write_bytes(b"this is no database" * 500 if kind == "garbage" else b"")
    if kind == "another":
        with closing(sqlite3.connect(file)) as database:
            database.execute("CREATE TABLE tables (x)")
    return file


@pytest.mark.parametrize("kind", NO_BACKUPS)
def test_what_is_no_backup_is_not_restored_and_nothing_is_left_behind(
    tmp_path: Path, other_database: str, kind: str
) -> None:
    file, target = no_backup(tmp_path, kind), tmp_path / "target" / "tables.sqlite3"
    target.parent.mkdir()
    for database in (f"sqlite:///{target}", other_database):
        with pytest.raises(StoreFailed, match=r"holds no tables|not a database"):
            asyncio.run(restore(file, database))
    assert list(target.parent.iterdir()) == []


@pytest.mark.parametrize("kind", NO_BACKUPS)
def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path, kind: str) -> None:
    """So the next one under the same name is not refused."""
    source, target = no_backup(tmp_path, kind), tmp_path / "target" / "backup.sqlite3"
    target.parent.mkdir()
    with pytest.raises(StoreFailed, match=r"holds no tables|not a database"):
        asyncio.run(backup(f"sqlite:///{source}", target))
    assert list(target.parent.iterdir()) == []
    with pytest.raises(StoreFailed, match="cannot be written"):
        asyncio.run(backup(f"sqlite:///{source}", tmp_path / "nowhere" / "backup.sqlite3"))


@pytest.mark.usefixtures("either_database")
@pytest.mark.parametrize("name", ["50%41.sqlite3", "today?mode=ro", "#1 (é)"])
def test_a_backup_may_have_any_name(tmp_path: Path, name: str) -> None:
    _, database = filled(tmp_path)
    folder = tmp_path / "target"
    folder.mkdir()
    assert asyncio.run(backup(database, folder / name)) == 1
    assert asyncio.run(restore(folder / name, f"sqlite:///{folder}/again")) == 1
    assert sorted(file.name for file in folder.iterdir()) == sorted([name, "again"])


def test_an_empty_database_is_as_good_as_a_new_one(tmp_path: Path) -> None:
    """A file of no length, one that another program has opened, one that a server has made at which nobody sat down."""
    _, database = filled(tmp_path)
    file = tmp_path / "backup.sqlite3"
    asyncio.run(backup(database, file))
    empty, opened_once, served = (tmp_path / name for name in ("empty", "opened", "served"))
    empty.touch()
    with closing(sqlite3.connect(opened_once)) as other, other:
        other.execute("VACUUM")
    with closing(sqlite3.connect(file)) as full, closing(sqlite3.connect(served)) as copy:
        full.backup(copy)
        with copy:
            for name in ("messages", "answers", "log", "seats", "tables"):
                copy.execute(f"DELETE FROM {name}")  # our own names
    for target in (empty, opened_once, served):
        assert asyncio.run(restore(file, f"sqlite:///{target}")) == 1
        with pytest.raises(StoreFailed, match="is there already"):
            asyncio.run(restore(file, f"sqlite:///{target}"))


def test_a_damaged_backup_is_named_and_nothing_is_made_of_it(tmp_path: Path) -> None:
    _, database = filled(tmp_path)
    file, target = tmp_path / "backup.sqlite3", tmp_path / "target" / "tables.sqlite3"
    target.parent.mkdir()
    asyncio.run(backup(database, file))
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\xff" * 16_384 + whole[24_576:])
    with pytest.raises(StoreFailed, match=r"backup\.sqlite3 (is damaged|cannot be copied)"):
        asyncio.run(restore(file, f"sqlite:///{target}"))
    with pytest.raises(StoreFailed, match=r"/backup\.sqlite3 (is damaged|cannot be copied)"):
        asyncio.run(backup(f"sqlite:///{file}", target))
    assert list(target.parent.iterdir()) == []


def test_what_a_killed_server_has_left_is_not_destroyed(tmp_path: Path) -> None:
    """The file was moved away as the message says, its last choices were forgotten."""
    _, database = filled(tmp_path)
    file, target = tmp_path / "backup.sqlite3", tmp_path / "again.sqlite3"
    asyncio.run(backup(database, file))
    target.write_bytes(b"tables")
    with pytest.raises(StoreFailed, match=r"together with again\.sqlite3-wal and again\.sqlite3-shm"):
        asyncio.run(restore(file, f"sqlite:///{target}"))
    target.unlink()
    left = tmp_path / "again.sqlite3-wal"
    left.write_bytes(b"choices")
    with pytest.raises(StoreFailed, match="holds the last choices"):
        asyncio.run(restore(file, f"sqlite:///{target}"))
    with pytest.raises(StoreFailed, match="holds the last choices"):
        asyncio.run(backup(database, target))
    assert left.read_bytes() == b"choices"
    assert not target.exists()


def test_a_restore_into_postgresql_is_one_piece_and_shows_no_line(tmp_path: Path, other_database: str) -> None:
    _, database = filled(tmp_path)
    file, bad = tmp_path / "backup.sqlite3", tmp_path / "bad.sqlite3"
    for made in (file, bad):
        asyncio.run(backup(database, made))
    with closing(sqlite3.connect(bad)) as changed, changed:
        changed.execute("UPDATE messages SET text = ?", ("a secret " * 100,))
    with pytest.raises(StoreFailed, match="cannot hold a line of the backup") as refused:
        asyncio.run(restore(bad, other_database))
    assert "secret" not in str(refused.value)
    assert refused.value.__suppress_context__
    assert asyncio.run(restore(file, other_database)) == 1


def test_a_backup_changes_nothing_in_a_database_that_servers_may_be_serving(
    tmp_path: Path, other_database: str
) -> None:
    """A newer program would bring it up to date under the older servers; one of a wrong name would get tables."""
    file = tmp_path / "backup.sqlite3"
    with pytest.raises(StoreFailed, match=r"/other.* holds no tables of Croupier's\.$"):
        asyncio.run(backup(other_database, file))
    _, filled_file = filled(tmp_path)
    asyncio.run(backup(filled_file, file))
    assert asyncio.run(restore(file, other_database)) == 1
    with psycopg.connect(other_database) as server:
        server.execute("UPDATE alembic_version SET version_num = '0010'")
    with pytest.raises(StoreFailed, match="belongs to another version"):
        asyncio.run(backup(other_database, tmp_path / "again.sqlite3"))
    with psycopg.connect(other_database) as server:
        assert server.execute("SELECT version_num FROM alembic_version").fetchone() == ("0010",)
    assert not (tmp_path / "again.sqlite3").exists()


async def days(count: int, clock: StillClock, tables: Tables) -> None:
    """Days pass, all but the last at once: what is looked for every hour is looked for then."""
    clock.time += (count - 1) * 86_400
    await clock.pass_by(86_400, tables)


@pytest.mark.usefixtures("either_database")
def test_old_tables_are_deleted_where_the_operator_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, keep_days=30) as tables:
            old = await tables.seating.create(people(2))
            await days(29, clock, tables)
            young = await tables.seating.create(people(2))
            await tables.look(old.id, None)
            await clock.pass_by(2 * 86_400, tables)
            with pytest.raises(UnknownTable):
                await tables.look(old.id, None)
            assert (await tables.look(young.id, None)).seq == 0

    run(test())


@pytest.mark.usefixtures("either_database")
def test_whoever_reads_a_table_that_is_deleted_reads_no_more(tmp_path: Path) -> None:
    """A page that stayed open would look as if the table were there."""

    async def test() -> None:
        clock = StillClock()
        async with AsyncExitStack() as stack:
            tables = await stack.enter_async_context(opened(tmp_path, clock, keep_days=30))
            rooms = [tables]
            if SHARED.get() is not None:
                rooms.append(await stack.enter_async_context(opened(tmp_path)))
            with capture_logs() as logs:
                made = await tables.seating.create(
                    NewTable("quintet", (NewSeat("human", "Ada"), NewSeat("bot")), seed=7)
                )
                readers = [await stack.enter_async_context(room.subscribe(made.id, None)) for room in rooms]
                await days(31, clock, tables)
                for reader in readers:
                    assert [change.kind async for change in reader if change.kind == "nudge"] == []  # it ends
            assert not [line for line in logs if line["log_level"] == "error"]

    run(test())


@pytest.mark.usefixtures("either_database")
@pytest.mark.parametrize("use", ["message", "name", "preset"])
def test_tables_in_use_are_kept(tmp_path: Path, use: str) -> None:
    """What is private does not count: it would show in the time of the last change."""

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, keep_days=30) as tables:
            made = await tables.seating.create(people(2))
            await days(29, clock, tables)
            asked = {decision.seat for decision in (await tables.look(made.id, None)).decisions}
            if use == "message":
                await tables.chat.say(made.id, made.tokens[0], "Tomorrow?")
            elif use == "name":
                await tables.seating.rename(made.id, made.tokens[0], "Ada the Great")
            else:
                await tables.preset(made.id, made.tokens[1 - min(asked)], "react", "never")
            await clock.pass_by(2 * 86_400, tables)
            if use == "preset":
                with pytest.raises(UnknownTable):
                    await tables.look(made.id, None)
            else:
                assert (await tables.look(made.id, None)).seq == 0
                await days(30, clock, tables)
                with pytest.raises(UnknownTable):
                    await tables.chat.say(made.id, made.tokens[0], "Anybody?")

    run(test())


@pytest.mark.usefixtures("either_database")
def test_nothing_is_deleted_where_all_is_to_be_kept(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, keep_days=0) as tables:
            made = await tables.seating.create(people(2))
            clock.time += 4_000 * 86_400
            await clock.pass_by(86_400, tables)
            assert (await tables.look(made.id, None)).seq == 0

    run(test())
