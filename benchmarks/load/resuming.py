"""How long answers take while a server that has just started brings its running tables back into memory."""

import asyncio
import logging
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import Any

import structlog

from benchmarks.load.connection import Connection
from benchmarks.load.figures import percentile
from benchmarks.load.server import Server
from croupier.catalog import find, names
from croupier.engine import start
from croupier.lab import at_random, play
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import NewSeat, NewTable
from croupier.server.settings import Settings
from croupier.server.store.database import Store
from croupier.server.store.records import Edit, Entry

CHOICES = 60
"""How far the matches are at most: in the middle, where most tables are that come back."""

PEOPLE = (NewSeat("human", "Ada"), NewSeat("human", "Tomas"))


def resume(tables: int, games: tuple[str, ...]) -> dict[str, Any]:  # Any: JSON
    """Fill a database with tables in the middle of their matches, start a server with it, and ask it at once."""
    server = Server([])
    try:
        server.stop()
        asyncio.run(fill(server.database, tables, games or names()))
        server.start()
        return asyncio.run(ask(server, tables))
    finally:
        server.close()


async def fill(database: Path, tables: int, games: tuple[str, ...]) -> None:
    """Make the tables by the service, which tells of none of them here, and write all lines of each log at once."""
    telling = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    try:
        await _fill(database, tables, games)
    finally:
        structlog.configure(**telling)


async def _fill(database: Path, tables: int, games: tuple[str, ...]) -> None:
    url = f"sqlite:///{database}"
    logs = {game: log_of(game) for game in games}
    service = Tables(Settings(database=url, creations=tables))
    await service.open()
    ids = [
        (await service.seating.create(NewTable(game, PEOPLE, seed=1)), game) for game in islice(cycle(games), tables)
    ]
    await service.close()
    store = Store(url)
    await store.open()
    for made, game in ids:
        revision = await store.revision(made.id)
        assert revision is not None
        await store.change(made.id, revision, Edit({"changed": time()}, entries=logs[game]))
    await store.close()


def log_of(game: str) -> list[Entry]:
    """The first lines of a match of which every choice is left to chance."""
    match = play(start(find(game), len(PEOPLE), seed=1), at_random(Random(1)), most=CHOICES)
    if match.over:  # the table must be one that runs
        match.undo()
    return [Entry(number, *choice, time()) for number, choice in enumerate(match.choices, start=1)]


async def ask(server: Server, tables: int) -> dict[str, Any]:  # Any: JSON
    """Ask for something that needs no table, again and again, until all tables are back.

    `cpu` is what the server has done while somebody waited: unlike the time, it does not depend on other programs.
    """
    connection = Connection(server.port, {})
    began, before = perf_counter(), server.usage().server
    times, worked = [], []
    while not server.has_logged("resumed"):
        sent, then = perf_counter(), server.usage().server
        await connection.ask("GET", "/api/games")
        times.append(perf_counter() - sent)
        worked.append(server.usage().server - then)
        await asyncio.sleep(0.01)
    await connection.close()
    first, *later = times
    return {
        "tables": tables,
        "choices": CHOICES,
        "seconds": round(perf_counter() - began, 1),
        "cpu_seconds": round(server.usage().server - before, 1),
        "answers": len(times),
        "first_ms": round(first * 1000),
        "p50_ms": percentile(later, 0.5),
        "p99_ms": percentile(later, 0.99),
        "worst_ms": percentile(later, 1),
        "worst_cpu_ms": round(max(worked[1:]) * 1000),
    }
