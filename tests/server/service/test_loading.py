"""Tables come into memory beside the event loop, each once."""

import asyncio
import importlib
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from croupier import catalog
from croupier.commands.processes import PRELOADED
from croupier.engine import Game
from croupier.server import warmup
from croupier.server.errors import UnknownTable
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime.loading import Loading
from croupier.server.service.runtime.match_state import MatchState
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import Created
from croupier.server.store.records import Stored
from croupier.text import LANGUAGES
from tests.server.room import a_moment, choose, delete_all, opened, people, play_on, run

PATIENCE = 20
"""Seconds after which a thread that was let go on should have gone on."""


class Gate:
    """Holds a table back while it is loaded, in whatever thread that is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
        self.open = threading.Event()
        self.entered = threading.Event()
        self.came: list[str] = []
        load = Table.of

        def held(stored: Any, now: float) -> Table:
            assert threading.current_thread() is not threading.main_thread()
            if stored.table.id == table:
                self.came.append(table)
                self.entered.set()
                assert self.open.wait(PATIENCE)
            return load(stored, now)

        monkeypatch.setattr(Table, "of", held)


@asynccontextmanager
async def loading(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Tables, Created, Gate]]:
    """A server that has just started, and a table of four lines that does not come into memory yet."""
    async with opened(folder) as tables:
        made = await tables.seating.create(people(2))
        await play_on(tables, made, 4)
    gate = Gate(monkeypatch, made.id)
    async with opened(folder) as tables:
        assert await asyncio.to_thread(gate.entered.wait, PATIENCE)
        yield tables, made, gate
        gate.open.set()


def test_nobody_waits_for_a_match_that_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with loading(tmp_path, monkeypatch) as (tables, long, gate):
            asked = [asyncio.create_task(tables.look(long.id, token)) for token in (long.tokens[0], None)]
            new = await tables.seating.create(people(2))  # is answered, and played at, meanwhile
            assert await choose(tables, new, 0) == 1
            assert not any(one.done() for one in asked)
            gate.open.set()
            assert [seen.seq for seen in await asyncio.gather(*asked)] == [4, 4]
            await tables.idle()
            assert gate.came == [long.id]  # once for both, and for the resuming of running tables

    run(test())


def test_who_leaves_does_not_stop_the_loading_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with loading(tmp_path, monkeypatch) as (tables, made, gate):
            left, waits = (asyncio.create_task(tables.look(made.id, None)) for _ in range(2))
            await a_moment()
            left.cancel()
            gate.open.set()
            assert (await waits).seq == 4
            assert left.cancelled()

    run(test())


def test_a_table_that_does_not_exist_is_unknown_to_all_who_ask(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            asked = [asyncio.create_task(tables.look("nowhere", None)) for _ in range(3)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(error) for error in found] == [UnknownTable] * 3

    run(test())


def test_a_table_that_is_deleted_as_it_arrives_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with loading(tmp_path, monkeypatch) as (tables, made, gate):
            matches = tables._matches
            asked = asyncio.create_task(tables.look(made.id, None))
            await a_moment()
            assert await delete_all(tables) == [made.id]
            arrival = matches._loading._under_way[made.id]
            arrival.add_done_callback(lambda _: matches.forget([made.id]))  # before those who wait can go on
            gate.open.set()
            with pytest.raises(UnknownTable):
                await asked

    run(test())


def test_a_table_that_leaves_as_it_arrives_is_loaded_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            came: list[str] = []
            late: list[asyncio.Task[None]] = []

            def arrived(table: Table) -> None:
                came.append(table.id)
                if len(came) == 1:  # asks before those who wait can go on
                    late.append(asyncio.create_task(own.load(made.id)))

            own = Loading(tables._matches.store, tables._matches.clock, arrived)
            await own.load(made.id)
            await asyncio.gather(*late)
            assert came == [made.id, made.id]
            own.close()

    run(test())


def test_a_server_that_closes_brings_no_more_tables_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    came: list[str] = []
    load = Table.of

    def counted(stored: Any, now: float) -> Table:
        came.append(stored.table.id)
        return load(stored, now)

    async def test() -> None:
        async with opened(tmp_path) as tables:
            for _ in range(4):
                await tables.seating.create(people(2))
        monkeypatch.setattr(Table, "of", counted)
        async with opened(tmp_path):
            pass
        assert len(came) < 2

    run(test())


def words_read(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], threading.Thread]:
    """Of which languages and games words and rulebook are read from now on, and in which thread."""
    read: dict[tuple[str, str], threading.Thread] = {}

    class Reads:
        def __init__(self, language: str, game: type[Game] | None) -> None:
            self.of = language, game.slug if game else ""

        @property
        def has_rules(self) -> bool:
            read[self.of] = threading.current_thread()
            return True

    monkeypatch.setattr(warmup, "Translator", Reads)
    return read


def test_words_are_read_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    read = words_read(monkeypatch)
    run(warmup.read())
    known = {(language, slug) for language in LANGUAGES for slug in ("", *catalog.names())}
    assert read.keys() == known
    assert threading.main_thread() not in read.values()


def test_server_processes_are_forked_when_all_words_have_been_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read = words_read(monkeypatch)
    importlib.reload(importlib.import_module(PRELOADED))  # else it would be read only once for all tests
    assert read.keys() == {(language, slug) for language in LANGUAGES for slug in ("", *catalog.names())}


@pytest.mark.parametrize("lines", [2, 9])
def test_what_another_process_has_added_is_played_beside_the_event_loop_if_it_is_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: int
) -> None:
    threads: list[threading.Thread] = []
    played_on = Table.played_on

    def played(table: Table, stored: Stored) -> MatchState | str | None:
        threads.append(threading.current_thread())
        return played_on(table, stored)

    async def looking_away(table_id: str) -> None:
        del table_id

    async def test() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            made = await one.seating.create(people(2))
            assert (await two.look(made.id, None)).seq == 0
            await two.idle()
            monkeypatch.setattr(two._matches, "_look_after", looking_away)  # it brings nothing up to date by itself
            await play_on(one, made, lines)
            two._matches._tables[made.id].stale = True
            with monkeypatch.context() as patch:
                patch.setattr(Table, "played_on", played)
                assert (await two.look(made.id, None)).seq == lines
            assert (threads[-1] is threading.main_thread()) == (lines == 2)

    run(test())
