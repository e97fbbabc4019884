"""Which revisions tables have is asked for all who want to know at once, and never answered from memory."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest

from croupier.server.store.connection import plain_url
from croupier.server.store.revisions import Revisions
from tests.server.room import opened, people, run


def test_many_who_ask_at_once_are_told_by_two_statements(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Sequence[str]] = []
    read = Revisions._read

    def counting(revisions: Revisions, tables: list[str]) -> object:
        asked.append(sorted(tables))
        return read(revisions, tables)

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = [(await tables.seating.create(people(2))).id for _ in range(3)]
            store = tables._matches.store
            before = {table: await store.revision(table) for table in made}
            monkeypatch.setattr(Revisions, "_read", counting)
            told = await asyncio.gather(*(store.revision(table) for table in (*made, *made, "nowhere")))
            assert told == [*before.values(), *before.values(), None]
            assert asked == [sorted({*made, "nowhere"})]

    run(test())


def test_who_asks_while_others_are_answered_is_told_what_was_written_before(
    tmp_path: Path, shared_database: str
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            store = tables._matches.store
            for number in range(10):  # each change is acknowledged while somebody's question is under way
                early = asyncio.ensure_future(store.revision(made.id))
                await tables.seating.rename(made.id, made.tokens[0], f"Mara {number}") if number < 3 else None
                known = (await tables._matches.find(made.id)).record.revision
                assert await store.revision(made.id) == known
                assert (await early or 0) <= known

    run(test())


def test_a_connection_that_was_cut_is_made_anew(tmp_path: Path, shared_database: str) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            store = tables._matches.store
            known = await store.revision(made.id)
            with psycopg.connect(plain_url(shared_database), autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT id, revision%'"
                )
            assert await store.revision(made.id) == known

    run(test())
