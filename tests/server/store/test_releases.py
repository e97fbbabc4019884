"""Databases of released versions on PostgreSQL, and backups of theirs: tests/releases has them (tools/golden.py)."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine, insert, select
from tools.golden import RELEASES

from croupier import catalog
from croupier.engine.play.replay import load
from croupier.server.store import migrations
from croupier.server.store.archive import documents
from croupier.server.store.backup import restore
from tests.server.room import run

VERSIONS = sorted(folder.parent.name for folder in RELEASES.glob("*/database.sql"))


@pytest.fixture(params=VERSIONS)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The SQLite file that a release has left."""
    file = tmp_path / "left.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASES / request.param / "database.sql").read_text("utf-8"))
    return file


def all_matches_go_on(url: str, file: Path) -> None:
    """Every match of the file is in the database, with its choices, and can be played up to where it was."""
    with closing(sqlite3.connect(file)) as database:
        lines = dict(database.execute("SELECT table_id, count(*) FROM log WHERE NOT undo GROUP BY table_id"))
        ids = {table for (table,) in database.execute("SELECT id FROM tables WHERE status != 'waiting'")}

    async def test() -> None:
        found = {table: replay async for table, replay in documents(url)}
        assert found.keys() == ids
        for table, replay in found.items():
            assert len(replay["choices"]) == lines.get(table, 0)
            if replay["version"] == catalog.find(replay["game"]).version and lines.get(table):
                assert len(load(replay, catalog.find).choices) == lines[table]

    run(test())


def laid(file: Path, url: str) -> None:
    """Make of a SQLite file the PostgreSQL database that its release would have had: in its shape, with its lines."""
    old, new = create_engine(f"sqlite:///{file}"), create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    there, here = MetaData(), MetaData()
    there.reflect(old)
    with old.connect() as reading, new.begin() as writing:
        shape = reading.execute(select(there.tables["alembic_version"].c.version_num)).scalar_one()
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = writing
        command.upgrade(config, shape)
        here.reflect(writing)
        for table in here.sorted_tables:
            rows = [dict(row) for row in reading.execute(select(there.tables[table.name])).mappings()]
            if rows and table.name != "alembic_version":
                writing.execute(insert(table), rows)
    old.dispose()
    new.dispose()


def test_a_postgresql_database_of_a_release_is_brought_up_to_date(left: Path, other_database: str) -> None:
    laid(left, other_database)
    all_matches_go_on(other_database, left)


def test_a_backup_of_a_release_is_restored_into_a_file_and_into_postgresql(left: Path, other_database: str) -> None:
    again = left.with_name("again.sqlite3")
    for url in (f"sqlite:///{again}", other_database):
        run(_restored(left, url))
        all_matches_go_on(url, left)


async def _restored(file: Path, url: str) -> None:
    assert await restore(file, url)
