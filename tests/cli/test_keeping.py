"""The keeper's commands, at a database that no server serves."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.server.store import connection
from tests.cli.runs import refused, run
from tests.server.room import opened, people
from tests.server.room import run as run_test


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The URL of a database with one table."""

    async def fill() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2, title="Club"))
            await tables.chat.say(made.id, made.tokens[0], "Hello\nthere")

    run_test(fill())
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def test_a_keeper_lists_and_changes_tables_and_people_without_a_server(database: str) -> None:
    def data(*words: str) -> Any:  # Any: JSON
        result = run(*words, "--json", "--database", database)
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    (table,) = data("tables", "list", "club")
    assert (table["people"], table["status"], table["hidden"]) == (["Ada", "Bruno"], "running", False)
    assert not {"seed", "salt", "code", "token"} & table.keys()
    assert data("tables", "hide", table["id"])["hidden"]
    assert not data("tables", "unhide", table["id"])["hidden"]
    assert data("tables", "rename", table["id"], "Friday")["title"] == "Friday"
    assert data("tables", "end", table["id"])["status"] == "ended"
    assert data("tables", "show", table["id"])["title"] == "Friday"
    assert [one["name"] for one in data("persons", "list")] == ["Ada", "Bruno"]
    assert [one["text"] for one in data("persons", "show", "Ada")["messages"]] == ["Hello\nthere"]
    assert data("persons", "hide", "Ada") == {"name": "Ada", "messages": 1}
    assert data("persons", "unhide", "Ada", "--table", table["id"])["messages"] == 1
    assert data("persons", "rename", "Ada", "Zoe")["tables"] == 1
    assert data("persons", "delete", "Zoe") == {"tables": 1, "deleted": True}
    assert data("tables", "show", table["id"])["people"] == ["Bruno"]
    assert data("reports", "list", "--all") == []
    assert data("blocked", "add", "network", "10.0.0.1") == {"kind": "network", "value": "10.0.0.1/32"}
    assert [one["value"] for one in data("blocked", "list")] == ["10.0.0.1/32"]
    assert data("blocked", "remove", "network", "10.0.0.1") == {"kind": "network", "value": "10.0.0.1/32"}
    assert data("tables", "delete", table["id"]) == {"id": table["id"], "deleted": True}
    assert {line["who"] for line in data("audit")} == {"keeper"}


def test_people_read_lines(database: str) -> None:
    said = run("tables", "list", "--database", database).stdout
    assert said.count("\n") == 1
    assert said.endswith("running (link): Club: Ada, Bruno\n")
    table = said.split()[0]
    assert "people: Ada, Bruno" in run("tables", "show", table, "--database", database).stdout
    assert "Hello there" in run("persons", "show", "Ada", "--database", database).stdout
    assert run("blocked", "add", "word", "rude", "--database", database).stdout == "rude is blocked.\n"
    assert run("persons", "list", "--database", database).stdout.startswith("Ada: 1 table, last ")
    assert run("persons", "hide", "Ada", "--database", database).stdout == "1 message hidden.\n"
    assert run("persons", "rename", "Ada", "Zoe", "--database", database).stdout == "Zoe is the name now, at 1 table.\n"
    assert "keeper word-blocked rude" in run("audit", "--database", database).stdout
    assert refused("tables", "end", "nosuch", "--database", database) == "There is no table nosuch."
    assert refused("reports", "handle", "1", "--database", database) == "There is no report 1."


def test_a_keeper_makes_no_database_and_changes_the_shape_of_none(database: str, tmp_path: Path) -> None:
    """A server may be running at it, of another version."""
    none = tmp_path / "none.sqlite3"
    assert "There is no database" in refused("tables", "list", "--database", f"sqlite:///{none}")
    assert not none.exists()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as left, left:
        left.execute("UPDATE alembic_version SET version_num = '0010'")
    other = f"The database {database} belongs to another version of Croupier. Use the program "
    assert refused("tables", "list", "--database", database).startswith(other)


def test_what_is_damaged_is_said_beside_the_data(database: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as left, left:
        left.execute("UPDATE tables SET variants = '{bad'")
    for words in (("tables", "list", "--json"), ("backup", str(tmp_path / "backup.sqlite3"))):
        result = run(*words, "--database", database)
        assert (result.exit_code, result.stdout.splitlines()[1:]) == (0, []), words
    assert json.loads(run("tables", "list", "--json", "--database", database).stdout) == []


def test_a_database_that_cannot_be_written_is_one_line(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "_BUSY", 0)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "does not work" in refused("blocked", "add", "word", "rude", "--database", database)
