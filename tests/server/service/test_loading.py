"""Tables come into memory beside the event loop, each once."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from croupier.server.errors import UnknownTable
from croupier.server.service.table import Table
from tests.server.room import choose, opened, people, play_on, run

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


def test_nobody_waits_for_a_match_that_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            long = await tables.create(people(2))
            await play_on(tables, long, 4)
        gate = Gate(monkeypatch, long.id)
        async with opened(tmp_path) as tables:
            first = asyncio.create_task(tables.look(long.id, long.tokens[0]))
            again = asyncio.create_task(tables.look(long.id, None))
            assert await asyncio.to_thread(gate.entered.wait, PATIENCE)
            new = await tables.create(people(2))  # is answered, and played at, meanwhile
            assert await choose(tables, new, 0) == 1
            assert not first.done()
            gate.open.set()
            assert ((await first).seq, (await again).seq) == (4, 4)
            await tables.idle()
            assert gate.came == [long.id]  # once for both, and for the resuming of running tables

    run(test())


def test_who_leaves_does_not_stop_the_loading_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.create(people(2))
            await play_on(tables, made, 3)
        gate = Gate(monkeypatch, made.id)
        async with opened(tmp_path) as tables:
            left, waits = (asyncio.create_task(tables.look(made.id, None)) for _ in range(2))
            assert await asyncio.to_thread(gate.entered.wait, PATIENCE)
            left.cancel()
            gate.open.set()
            assert (await waits).seq == 3
            assert left.cancelled()

    run(test())


def test_a_table_that_does_not_exist_is_unknown_to_all_who_ask(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            asked = [asyncio.create_task(tables.look("nowhere", None)) for _ in range(3)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(error) for error in found] == [UnknownTable] * 3

    run(test())
