"""The database: what is wrong with it is said clearly, and nothing that was acknowledged is lost."""

import asyncio
import shutil
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Engine, event, text
from structlog.testing import capture_logs
from tools.postgres import Postgres

from croupier.catalog import find
from croupier.engine.play.replay import load
from croupier.games.quintet import Quintet
from croupier.server.errors import AlreadyAnswered, NotNow, NotOver, StoreFailed, UnknownTable
from croupier.server.store import connection, damage
from croupier.server.store.archive import documents
from croupier.server.store.connection import place
from croupier.server.store.database import Store
from croupier.server.store.file_lock import alone
from tests.server.room import choose, delete_all, opened, people, play_on, run, settings

GOLDEN = Path(__file__).parent / "golden"
"""One database per shape the database has had, named by its migration."""


def refusal(url: str) -> str:
    """What a store says that cannot be opened."""
    said: list[str] = []

    async def test() -> None:
        store = Store(url)
        with pytest.raises(StoreFailed) as refused:
            await store.open()
        await store.close()
        said.append(str(refused.value))

    run(test())
    return said[0]


def test_databases_that_cannot_be_used_are_refused_with_advice(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.sqlite3"
    garbage.write_bytes(b"this is no database" * 500)
    assert "no SQLite database" in refusal(f"sqlite:///{garbage}")
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as other:
        other.execute("CREATE TABLE songs (x)")
    assert "another program" in refusal(f"sqlite:///{tmp_path}/other.sqlite3")
    (tmp_path / "file").write_text("")
    assert "folder" in refusal(f"sqlite:///{tmp_path}/file/tables.sqlite3")
    assert "cannot be opened" in refusal(f"sqlite:///{tmp_path}")
    assert "not supported" in refusal("mysql://localhost/x")
    assert "no database URL" in refusal("nonsense")


def test_a_damaged_database_is_found_before_it_is_used(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    async def fill() -> None:
        async with opened(tmp_path) as tables:
            for seed in range(20):
                await play_on(tables, await tables.seating.create(people(2, seed=seed)), 10)

    run(fill())
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    data = bytearray(file.read_bytes())
    for page in range(8, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
    file.write_bytes(bytes(data))
    assert "damaged" in refusal(f"sqlite:///{file}")


@pytest.mark.parametrize(
    ("found", "said"),
    [("attempt to write a readonly database", "cannot be written"), ("disk I/O error", "disk is full or broken")],
)
def test_a_database_that_can_be_read_and_not_written_is_refused(tmp_path: Path, found: str, said: str) -> None:
    """Whoever runs the tests may be allowed to write everything, so SQLite says it without a reason."""

    def fail(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement == "BEGIN IMMEDIATE":
            raise sqlite3.OperationalError(found)

    async def fill() -> None:
        async with opened(tmp_path):
            pass

    run(fill())
    event.listen(Engine, "before_cursor_execute", fail)
    try:
        assert said in refusal(f"sqlite:///{tmp_path}/tables.sqlite3")
    finally:
        event.remove(Engine, "before_cursor_execute", fail)


def test_a_postgresql_that_may_only_be_read_is_refused(postgres_server: Postgres, empty_database: str) -> None:
    postgres_server.tell("ALTER DATABASE tables SET default_transaction_read_only = on")
    try:
        assert "may only read" in refusal(empty_database)
    finally:
        postgres_server.tell(
            "SET default_transaction_read_only = off; ALTER DATABASE tables RESET default_transaction_read_only"
        )


@pytest.mark.parametrize("url", ["sqlite:///file:/tmp/x.sqlite3?uri=true", "sqlite:////tmp/x.sqlite3?uri=true&mode=ro"])
def test_names_that_sqlite_reads_in_its_own_way_are_refused(url: str) -> None:
    """By them a file has many names, and another server would not find that it is held."""
    assert refusal(url) == f"{url!r} is no database URL; use sqlite:///FILE or postgresql://USER@HOST/NAME."


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:se:cr/et@secret@here:port/tables",
        "postgresql://here:port/tables?user=ada&password=secret",
        "ada:secret@here",
    ],
)
def test_the_password_is_hidden_in_a_url_that_cannot_be_read(url: str) -> None:
    said = refusal(url)
    assert "is no database URL" in said
    assert "secret" not in said
    assert "cr/et" not in said


def test_the_password_is_hidden_wherever_it_stands_in_a_url() -> None:
    said = place("postgresql://ada:secret@here/tables?password=secret&connect_timeout=1")
    assert said == "postgresql://ada:***@here/tables?connect_timeout=1"


def test_what_is_left_of_a_file_that_was_moved_away_is_not_destroyed(tmp_path: Path) -> None:
    left = tmp_path / "tables.sqlite3-wal"
    left.write_bytes(b"choices")
    assert "holds the last choices" in refusal(f"sqlite:///{tmp_path}/tables.sqlite3")
    assert left.read_bytes() == b"choices"
    assert not (tmp_path / "tables.sqlite3").exists()


def test_an_empty_file_is_a_lost_database_and_no_new_one(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.touch()
    assert refusal(f"sqlite:///{file}") == (
        f"{file} is empty. If it held tables, restore a backup (croupier restore); "
        "to begin without any, delete it: the database is made where no file is."
    )
    assert file.stat().st_size == 0


def test_a_postgresql_that_is_too_old_is_refused(empty_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "OLDEST_POSTGRESQL", 17)
    assert refusal(empty_database) == "The database is served by PostgreSQL 16; Croupier needs 17 or newer."


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/srv/my%20tables/a.sqlite3", "/srv/my tables/a.sqlite3"),
        ("/srv/my tables/a.sqlite3", "/srv/my tables/a.sqlite3"),
        ("/srv/what%3F", "/srv/what?"),
        ("/srv/a#b", "/srv/a#b"),
        ("~/x.sqlite3", "/home/ada/x.sqlite3"),
        ("./~x.sqlite3", "~x.sqlite3"),
        ("/srv/~/x", "/srv/~/x"),
    ],
)
def test_the_path_in_a_url_is_what_the_operator_means(path: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    connection._parsed.cache_clear()
    assert connection.sqlite_file(f"sqlite:///{path}") == Path(file)
    connection._parsed.cache_clear()


@pytest.mark.parametrize(
    ("path", "said"),
    [("/srv/what?.sqlite3", "In the name of a file it is written %3F."), ("~nobody-here/x", "the home of nobody here")],
)
def test_a_path_that_means_something_else_in_a_url_is_refused(path: str, said: str) -> None:
    assert said in refusal(f"sqlite:///{path}")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    """Each connection would have one of its own."""
    assert refusal(url) == f"{url!r} is no database URL; use sqlite:///FILE or postgresql://USER@HOST/NAME."


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path):
            pass

    run(test())
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "newer Croupier" in refusal(f"sqlite:///{tmp_path}/tables.sqlite3")


@pytest.mark.parametrize("dump", sorted(GOLDEN.glob("*.sql")), ids=lambda dump: dump.stem)
def test_a_database_of_every_earlier_shape_is_brought_up_to_date_and_read(tmp_path: Path, dump: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.executescript(dump.read_text())
        (table,) = database.execute("SELECT id FROM tables").fetchone()
    database.close()

    async def test() -> None:
        async with opened(tmp_path) as tables:
            assert (await tables.look(table, None)).names == ("Ada", "Bruno")
            assert [message.text for message in await tables.chat.messages(table, None)] == ["Good luck!"]
        found = {table: replay async for table, replay in documents(settings(tmp_path).database)}
        assert len(found[table]["choices"]) == 6
        assert (found[table]["format"], "salt" in found[table]) == (1, False), "nobody was promised a salt then"
        assert load(found[table], find).commitment == found[table]["commitment"]

    run(test())


def test_a_seed_that_an_earlier_shape_has_ruined_adjourns_its_table_and_no_other(tmp_path: Path) -> None:
    """SQLite made a float of a seed of 64 bits or more, and everybody who met its table got an error."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.executescript((GOLDEN / "0004.sql").read_text())
        with database:
            database.execute(f"UPDATE tables SET seed = {2**63}, visibility = 'listed'")
        ((table, kind),) = database.execute("SELECT id, typeof(seed) FROM tables")
        assert kind == "real"

    async def test() -> None:
        async with opened(tmp_path) as tables:
            seen = await tables.look(table, None)
            assert (seen.status, seen.chosen_seed, seen.view) == ("adjourned", True, {})
            assert "seed" in seen.reason
            assert [listed.id for listed in await tables.lists.listed()] == [table]

    run(test())


@pytest.mark.usefixtures("either_database")
def test_a_table_that_cannot_be_read_is_left_out_of_the_list(
    tmp_path: Path, postgres_server: Postgres, either_database: str
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            broken, sound = [await tables.seating.create(people(2, visibility="listed")) for _ in range(2)]
            damage = f"UPDATE tables SET seed = 'null' WHERE id = '{broken.id}'"
            if either_database == "sqlite":
                with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
                    database.execute(damage)
            else:
                postgres_server.tell(damage, "tables")
            assert [listed.id for listed in await tables.lists.listed()] == [sound.id]

    run(test())


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("tables", "title", "CAST(x'ff41' AS TEXT)"),
        ("seats", "name", "CAST(x'ff41' AS TEXT)"),
        *(("tables", column, "'[1'") for column in ("variants", "seed", "queue")),
        ("seats", "presets", "'[1'"),
    ],
)
def test_a_damaged_row_hurts_nobody_elsewhere_and_is_told_of_once(
    tmp_path: Path, table: str, column: str, value: str
) -> None:
    """A text is shown with a sign of replacement; a table that cannot be read is left out of the lists."""
    damage._tell_of_text.cache_clear()
    of = "id" if table == "tables" else "table_id"

    async def test() -> None:
        async with opened(tmp_path) as tables:
            broken, sound = [await tables.seating.create(people(2, visibility="listed")) for _ in range(2)]
            with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
                database.execute(f"UPDATE {table} SET {column} = {value} WHERE {of} = '{broken.id}'")
            with capture_logs() as lines:
                for _ in range(2):
                    listed = await tables.lists.listed()
                    mine = await tables.lists.mine({made.id: made.tokens[0] for made in (broken, sound)})
            text = column in ("title", "name")
            shown = {sound.id, broken.id} if text else {sound.id}
            assert {found.id for found in listed} == {found.id for found in mine} == shown
            assert not text or any("\ufffdA" in (found.title, *found.names) for found in listed)
            assert [line["event"] for line in lines] == ["not-text" if text else "damaged"]
            assert text or lines[0]["table"] == broken.id

    run(test())


@pytest.mark.usefixtures("either_database")
@pytest.mark.parametrize(
    "seed", [7, 2**63, -(10**30), 10**199, "7", "\0 ü"], ids=["7", "2^63", "-1e30", "1e199", "text", "NUL"]
)
def test_a_seed_comes_back_as_it_was_chosen(tmp_path: Path, seed: int | str) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2, seed=seed, visibility="listed"))
            await choose(tables, made, "pass")
        async with opened(tmp_path) as tables:
            assert (await tables.look(made.id, None)).status == "running"
            assert [listed.chosen_seed for listed in await tables.lists.listed()] == [True]
        ((_, replay),) = [found async for found in documents(tables._matches.settings.database)]
        assert (replay["seed"], type(replay["seed"])) == (seed, type(seed))

    run(test())


@pytest.mark.parametrize("shape", ["", *sorted(dump.stem for dump in GOLDEN.glob("*.sql"))])
def test_a_migration_that_is_broken_off_is_finished_by_the_next_start(tmp_path: Path, shape: str) -> None:
    """What lies on the disk before each change of the shape, as whoever is killed then leaves it, can be opened."""
    if shape:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            database.executescript((GOLDEN / f"{shape}.sql").read_text())
    left: list[Path] = []

    def leave(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.lstrip().startswith(("CREATE", "ALTER")):
            left.append(tmp_path / f"left-{len(left)}")
            left[-1].mkdir()
            for file in tmp_path.glob("tables.sqlite3*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, left[-1])

    async def start(folder: Path) -> None:
        async with opened(folder, database=f"sqlite:///{folder / 'tables.sqlite3'}") as tables:
            assert len(await tables.lists.listed()) == 0

    event.listen(Engine, "before_cursor_execute", leave)
    try:
        run(start(tmp_path))
    finally:
        event.remove(Engine, "before_cursor_execute", leave)
    assert len(left) > 5
    for folder in left:
        run(start(folder))


def test_every_connection_writes_through_to_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables, tables._matches.store.connected() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value

    run(test())


def test_no_lock_is_left_beside_what_is_no_database(tmp_path: Path) -> None:
    notes, tables = tmp_path / "notes.txt", tmp_path / "tables.sqlite3"
    notes.write_text("no database " * 100)

    async def opened_once(url: str) -> None:
        store = Store(url)
        await store.open()
        await store.close()

    for file in (tables, notes):
        with suppress(StoreFailed), alone(f"sqlite:///{file}"):
            run(opened_once(f"sqlite:///{file}"))
    with pytest.raises(StoreFailed), alone(f"sqlite:///{tables}"):
        raise StoreFailed("The disk is full.")  # what was served before is held by the same lock as ever
    assert {file.name for file in tmp_path.glob("*.lock")} == {"tables.sqlite3.lock"}


def test_two_processes_cannot_write_the_same_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            made = await one.seating.create(people(2))
            decision = (await two.look(made.id, None)).decisions[0]
            token = made.tokens[decision.seat]
            assert await one.choose(made.id, token, decision.id, "pass") == 1
            with pytest.raises(AlreadyAnswered):
                await two.choose(made.id, token, decision.id, 1)
            assert (await two.look(made.id, None)).seq == 1

    run(test())


def test_a_match_of_another_version_is_adjourned_and_goes_on_with_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, over = await tables.seating.create(people(2)), await tables.seating.create(people(2, seed=8))
            await choose(tables, made, "pass")
            await play_on(tables, over, 500)
            decision = (await tables.look(made.id, None)).decisions[0]
        with monkeypatch.context() as patch:
            patch.setattr(Quintet, "version", "2")
            async with opened(tmp_path) as tables:
                seen = await tables.look(made.id, made.tokens[0])
                assert (seen.status, seen.view, seen.decisions) == ("adjourned", {}, ())
                assert "version 1" in seen.reason
                with pytest.raises(NotNow, match="adjourned"):
                    await tables.choose(made.id, made.tokens[decision.seat], decision.id, "pass")
                with pytest.raises(NotOver):
                    await tables.replay(made.id)
                assert (await tables.look(over.id, None)).status == "over"
                replay = await tables.replay(over.id)
        assert load(replay, find).over
        async with opened(tmp_path) as tables:
            assert (await tables.look(made.id, None)).seq == 1
            await play_on(tables, made, 1)
            assert (await tables.look(made.id, None)).seq == 2

    run(test())


def test_a_deleted_table_has_no_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has deleted it, and this one still has it in memory; other rules are installed meanwhile."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            over = await tables.seating.create(people(2))
            await play_on(tables, over, 500)
        monkeypatch.setattr(Quintet, "version", "2")
        async with opened(tmp_path) as tables:
            assert (await tables.look(over.id, None)).status == "over"
            await delete_all(tables)
            with pytest.raises(UnknownTable):
                await tables.replay(over.id)

    run(test())


def test_an_operator_gets_every_match_as_a_replay(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            over, running = await tables.seating.create(people(2)), await tables.seating.create(people(3))
            await play_on(tables, over, 500)
            await play_on(tables, running, 5)
        found = {table: replay async for table, replay in documents(settings(tmp_path).database)}
        assert load(found[over.id], find).over
        assert len(load(found[running.id], find).choices) == 5

    run(test())


@pytest.mark.parametrize("stopped", [False, True])
def test_whoever_still_reads_when_a_store_closes_leaves_no_connection_behind(tmp_path: Path, stopped: bool) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        await store.open()
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def read() -> int:
            async with store.connected() as connection:
                begun.set()
                await go_on.wait()
                found = (await connection.execute(text("SELECT 7"))).scalar_one()
                return int(found)

        reader = asyncio.create_task(read())
        await begun.wait()
        threads = {*store._threads}
        asyncio.get_running_loop().call_later(0.2, reader.cancel if stopped else go_on.set)
        await store.close()
        (outcome,) = await asyncio.gather(reader, return_exceptions=True)
        assert isinstance(outcome, asyncio.CancelledError) if stopped else outcome == 7
        assert threads
        assert not any(thread.is_alive() for thread in threads)

    run(test())


@pytest.mark.parametrize("statement", ["PRAGMA busy_timeout", "PRAGMA quick_check", "CREATE TABLE can_be_written"])
def test_a_store_that_is_told_to_stop_while_it_opens_leaves_no_connection_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        starting = asyncio.create_task(store.open())
        send: Any = aiosqlite.Connection._execute

        async def stop_there(self: aiosqlite.Connection, work: Any, *given: Any, **named: Any) -> Any:
            if given and str(given[0]).startswith(statement):
                starting.cancel()
            return await send(self, work, *given, **named)

        monkeypatch.setattr(aiosqlite.Connection, "_execute", stop_there)
        with pytest.raises(asyncio.CancelledError):
            await starting
        left = [thread for thread in threading.enumerate() if thread.name.endswith("(_connection_worker_thread)")]
        for thread in left:
            await asyncio.to_thread(thread.join, 1)
        assert not any(thread.is_alive() for thread in left)

    run(test())


@pytest.mark.parametrize("read", ["listed", "load", "played_before"])
def test_a_table_that_is_deleted_while_it_is_read_is_read_as_it_was(tmp_path: Path, read: str) -> None:
    """Between two statements a keeper's command, or the end of what is kept, may write."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2, visibility="listed"))
            store = tables._matches.store

            def delete_it(_connection: object, _cursor: object, statement: str, *_: object) -> None:
                if "FROM tables" in statement:
                    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as keeper, keeper:
                        keeper.execute("PRAGMA foreign_keys = ON")
                        keeper.execute("DELETE FROM tables")

            assert store._engine is not None
            event.listen(store._engine.sync_engine, "after_cursor_execute", delete_it)
            if read == "load":
                stored = await store.load(made.id)
                assert stored is not None
                seats = stored.seats
            else:
                ((_, seats),) = await (store.listed() if read == "listed" else store.played_before(made.id, 1))
            assert len(seats) == 2
            assert await store.load(made.id) is None

    run(test())
