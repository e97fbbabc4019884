"""Backup and restore: everything that is kept comes back, also in a database of the other kind."""

import asyncio
from pathlib import Path

import pytest

from croupier.server.errors import StoreFailed, UnknownTable
from croupier.server.service.looks import Created
from croupier.server.store.backup import backup, restore
from tests.server.room import SHARED, StillClock, choose, opened, people, play_on, run, settings


def filled(folder: Path) -> tuple[Created, str]:
    """A table in play with a message, and the database it is in."""
    made: list[Created] = []

    async def test() -> None:
        async with opened(folder) as tables:
            made.append(await tables.create(people(2)))
            await choose(tables, made[0], 0)
            await tables.say(made[0].id, made[0].tokens[0], "Good luck!")

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
            assert [message.text for message in await tables.chat(made.id, None)] == ["Good luck!"]
            await play_on(tables, made, 2)
            assert (await tables.look(made.id, None)).seq == 3

    run(test())
    SHARED.reset(token)
    with pytest.raises(StoreFailed, match=r"already"):
        asyncio.run(restore(file, again))


def test_what_is_not_there_cannot_be_restored_or_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="no file"):
        asyncio.run(restore(tmp_path / "none", f"sqlite:///{tmp_path / 'again'}"))
    with pytest.raises(StoreFailed, match="no file"):
        asyncio.run(backup(f"sqlite:///{tmp_path / 'none'}", tmp_path / "backup"))


@pytest.mark.usefixtures("either_database")
def test_old_tables_are_deleted_where_the_operator_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, keep_days=30) as tables:
            old = await tables.create(people(2))
            await clock.pass_by(29 * 86_400, tables)
            young = await tables.create(people(2))
            await tables.look(old.id, None)
            await clock.pass_by(2 * 86_400, tables)
            with pytest.raises(UnknownTable):
                await tables.look(old.id, None)
            assert (await tables.look(young.id, None)).seq == 0

    run(test())


@pytest.mark.usefixtures("either_database")
@pytest.mark.parametrize("use", ["message", "name", "preset"])
def test_tables_in_use_are_kept(tmp_path: Path, use: str) -> None:
    """What is private does not count: it would show in the time of the last change."""

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, keep_days=30) as tables:
            made = await tables.create(people(2))
            await clock.pass_by(29 * 86_400, tables)
            asked = {decision.seat for decision in (await tables.look(made.id, None)).decisions}
            if use == "message":
                await tables.say(made.id, made.tokens[0], "Tomorrow?")
            elif use == "name":
                await tables.rename(made.id, made.tokens[0], "Ada the Great")
            else:
                await tables.preset(made.id, made.tokens[1 - min(asked)], "react", "never")
            await clock.pass_by(2 * 86_400, tables)
            if use == "preset":
                with pytest.raises(UnknownTable):
                    await tables.look(made.id, None)
            else:
                assert (await tables.look(made.id, None)).seq == 0
                await clock.pass_by(30 * 86_400, tables)
                with pytest.raises(UnknownTable):
                    await tables.say(made.id, made.tokens[0], "Anybody?")

    run(test())


@pytest.mark.usefixtures("either_database")
def test_nothing_is_deleted_otherwise(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.create(people(2))
            await clock.pass_by(4_000 * 86_400, tables)
            assert (await tables.look(made.id, None)).seq == 0

    run(test())
