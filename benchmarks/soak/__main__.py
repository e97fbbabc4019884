"""`python -m benchmarks.soak`: people and bots at several processes, one of which is killed every second.

Now and then the database is away for a minute.
"""

import argparse
import asyncio
import sys
from time import monotonic

import httpx
from rich.console import Console
from rich.progress import Progress
from tools.numbers import above_zero, from_one
from tools.postgres import Postgres

from benchmarks.soak.house import House, house
from benchmarks.soak.people import Club, Notes
from benchmarks.soak.verdict import broken
from croupier.catalog import find, names
from croupier.server.store.database import Store
from croupier.server.store.records import Stored

_TO_THE_END = 900.0
"""Seconds that the last matches may take when nobody is killed any more."""

_IN_PEACE = 2.0
"""Seconds that people think then, at most."""

console = Console(highlight=False)


async def outages(server: Postgres, options: argparse.Namespace) -> None:
    """Take the database away now and then, for a while."""
    for _ in range(options.outages):
        await asyncio.sleep(options.minutes * 60 / (options.outages + 1))
        await asyncio.to_thread(server.stop)
        await asyncio.sleep(options.outage)
        await asyncio.to_thread(server.start)


async def play(running: House, server: Postgres, options: argparse.Namespace) -> Notes:
    """Let people play at all tables while processes are killed, then to the end in peace."""
    club = Club([running.url], options.think, until=monotonic() + options.minutes * 60)
    patience = httpx.Timeout(20.0, pool=None)
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)  # each request may reach another process
    async with httpx.AsyncClient(timeout=patience, limits=limits, trust_env=False) as client:
        tables = [
            asyncio.create_task(club.table(options.games[i % len(options.games)], client))
            for i in range(options.tables)
        ]
        playing = asyncio.gather(*tables)
        away = asyncio.create_task(outages(server, options))
        with Progress(console=console) as progress:
            bar = progress.add_task("killing", total=options.minutes * 60)
            due = monotonic()
            while (due := due + options.every) < club.until:  # not the later, the longer a kill takes
                await asyncio.sleep(due - monotonic())
                await asyncio.to_thread(running.kill_one)
                progress.advance(bar, options.every)
        await away
        club.think = min(club.think, _IN_PEACE)
        try:
            await asyncio.wait_for(playing, _TO_THE_END)
        except TimeoutError:
            console.print("Not all matches have ended.")
    return club.notes


async def stored(database: str, notes: Notes) -> dict[str, Stored]:
    """What the database knows of the tables."""
    store = Store(database)
    await store.open()
    try:
        return {table: found for table in notes.tables if (found := await store.load(table)) is not None}
    finally:
        await store.close()


def report(running: House, notes: Notes, wrong: list[str]) -> None:
    """Print the figures, and what is wrong."""
    delays = sorted(notes.delays) or [0.0]
    console.print(
        f"{len(notes.tables)} tables, {len(notes.over)} matches ended; {len(notes.acknowledged)} choices acknowledged; "
        f"{len(notes.views)} views compared with the rules. Killed: {running.killed['server']} servers, "
        f"{running.killed['worker']} workers. Readers came again {notes.reconnected} times. "
        f"Statuses other than 200: {dict(sorted(notes.refused.items()))}. "
        f"From a choice to the stream: half within {delays[len(delays) // 2] * 1000:.0f} ms, "
        f"99 % within {delays[len(delays) * 99 // 100] * 1000:.0f} ms."
    )
    for line in wrong[:50]:
        console.print(f"BROKEN {line}")
    console.print(f"{len(wrong)} broken." if wrong else "Nothing was lost, doubled or shown to the wrong person.")


def short() -> list[str]:
    """The two shortest games."""
    return sorted(names(), key=lambda name: find(name).minutes or 60)[:2]


def main() -> int:
    """Run the chaos test; the exit code is 1 if something is broken."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=above_zero, default=10.0)
    parser.add_argument("--tables", type=from_one, default=200)
    parser.add_argument("--servers", type=from_one, default=4)
    parser.add_argument("--workers", type=from_one, default=2)
    parser.add_argument("--every", type=above_zero, default=1.0, help="seconds between two kills")
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a person thinks, on average")
    parser.add_argument("--outages", type=int, default=1, help="how often the database is taken away")
    parser.add_argument("--outage", type=above_zero, default=60.0, help="for so many seconds")
    parser.add_argument("--games", nargs="+", default=short())
    options = parser.parse_args()
    with house(options.servers, options.workers) as (running, server):
        notes = asyncio.run(play(running, server, options))
        found = asyncio.run(stored(running.database, notes))
        wrong = list(broken(running.database, found, notes))
        report(running, notes, wrong)
        if wrong:
            console.print(running.log_tail())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
