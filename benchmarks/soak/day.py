"""`python -m benchmarks.soak.day`: a day in the life of a house, while people play at fifty tables.

Two servers and a worker share a PostgreSQL; all requests of a table go to one server, as the sample proxy sends them.
While everybody plays, the house is upgraded from an older release, loses its database for a minute, hears a report and
handles it, deletes a person, and restarts one server after the other. In the end every acknowledged choice is looked
for, every view compared with the rules, and the longest time told that somebody was without an answer.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import IO, Any

import httpx
from rich.console import Console
from tools.numbers import above_zero, from_one
from tools.postgres import Postgres, postgres

from benchmarks.compare import ROOT, checked_out, newest_release
from benchmarks.soak.__main__ import short, stored
from benchmarks.soak.house import PLAYED
from benchmarks.soak.people import Club
from benchmarks.soak.verdict import broken

SERVERS = 2
GONE = "Gone Tomorrow"
"""The name of the person who will be deleted."""

_TO_THE_END = 900.0
"""Seconds that the last matches may take."""

_IN_PEACE = 0.5
"""Seconds that people think then, on average."""

console = Console(highlight=False)


@dataclass
class House:
    """The servers and the worker at one database, run from the sources of a tree."""

    database: str
    log: IO[bytes]
    tree: Path
    ports: list[int] = field(default_factory=lambda: [0] * SERVERS)
    servers: "list[subprocess.Popen[str]]" = field(default_factory=list)
    worker: "subprocess.Popen[bytes] | None" = None

    @property
    def urls(self) -> list[str]:
        """Where the servers are."""
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def _command(self, *arguments: str) -> tuple[list[str], dict[str, str]]:
        path = os.pathsep.join([str(self.tree / "src"), str(self.tree)])
        environment = {**os.environ, **PLAYED, "PYTHONUNBUFFERED": "1", "PYTHONPATH": path, "CROUPIER_PURE": "1"}
        return [sys.executable, "-m", "croupier", *arguments, "--database", self.database], environment

    def _serve(self, number: int) -> "subprocess.Popen[str]":
        """Start a server at its port; return when it can be asked."""
        command, environment = self._command("serve", "--port", str(self.ports[number]))
        server = subprocess.Popen(  # noqa: S603  # ourselves
            command, cwd=self.tree, stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True
        )
        said = server.stdout.readline() if server.stdout else ""
        if not said.startswith("Croupier is at "):
            raise RuntimeError(Path(self.log.name).read_text()[-2000:])
        self.ports[number] = int(said.split()[3].rpartition(":")[2])
        return server

    def start(self) -> None:
        """Start everything; the first server brings the database up to date."""
        self.servers = [self._serve(number) for number in range(SERVERS)]
        command, environment = self._command("worker")
        self.worker = subprocess.Popen(  # noqa: S603  # ourselves
            command, cwd=self.tree, stdout=self.log, stderr=self.log, env=environment
        )

    def stop(self) -> None:
        """Stop everything as an operator does."""
        everybody: list[subprocess.Popen[str] | subprocess.Popen[bytes]] = [*self.servers]
        everybody += [self.worker] if self.worker else []
        for process in everybody:
            process.send_signal(signal.SIGTERM)
        for process in everybody:
            process.wait(60)
        for server in self.servers:
            if server.stdout:
                server.stdout.close()
        self.servers, self.worker = [], None

    def upgrade(self) -> None:
        """Stop the old version, and start this one on the same database."""
        self.stop()
        self.tree = ROOT
        self.start()

    def restart(self, number: int) -> None:
        """Stop one server, and start it again."""
        old = self.servers[number]
        old.send_signal(signal.SIGTERM)
        old.wait(60)
        if old.stdout:
            old.stdout.close()
        self.servers[number] = self._serve(number)

    def keep(self, *arguments: str) -> Any:  # Any: JSON
        """What the keeper does by a command beside the running servers."""
        command, environment = self._command(*arguments, "--json")
        answer = subprocess.run(  # noqa: S603  # ourselves
            command, cwd=self.tree, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
        return json.loads(answer.stdout)


@contextmanager
def house(base: str) -> Iterator[tuple[House, Postgres]]:
    """A house of an older version, in a folder of its own."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="croupier-day-"))
        server = stack.enter_context(postgres(safe=True))
        log = stack.enter_context((Path(folder) / "log").open("wb"))
        running = House(server.database("day"), log, stack.enter_context(checked_out(base)))
        running.start()
        try:
            yield running, server
        finally:
            running.stop()


@asynccontextmanager
async def people(club: Club, tables: int, games: list[str]) -> AsyncIterator[httpx.AsyncClient]:
    """They play in the block, and to the end of their matches after it."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    patience = httpx.Timeout(90.0, pool=None)
    async with httpx.AsyncClient(timeout=patience, limits=limits, trust_env=False) as client:
        playing = asyncio.gather(*(club.table(games[at % len(games)], client) for at in range(tables)))
        yield client
        club.until, club.think = monotonic(), _IN_PEACE
        try:
            await asyncio.wait_for(playing, _TO_THE_END)
        except TimeoutError:
            console.print("Not all matches have ended.")


async def report(running: House, client: httpx.AsyncClient) -> list[str]:
    """Somebody reports a title from the page, the keeper handles it; then the keeper deletes a person."""
    seats = [{"kind": "human", "name": GONE}, {"kind": "human", "name": "Ines"}]
    wanted = {"game": short()[0], "seats": seats, "title": "A title that hurts"}
    table = (await client.post(f"{running.urls[0]}/api/tables", json=wanted)).json()["id"]
    sent = await client.post(
        f"{running.urls[1]}/t/{table}/report", data={"what": "table", "reason": "It hurts."}, follow_redirects=True
    )
    wrong = [] if sent.status_code == 200 else [f"the report was answered with {sent.status_code}"]
    listed = await asyncio.to_thread(running.keep, "reports", "list")
    mine = [one for one in listed if one["table_id"] == table]
    if not mine:
        return [*wrong, "the keeper does not see the report"]
    await asyncio.to_thread(running.keep, "tables", "rename", table, "A better title")
    await asyncio.to_thread(running.keep, "reports", "handle", str(mine[0]["id"]))
    await asyncio.to_thread(running.keep, "persons", "delete", GONE)
    for url in running.urls:
        shown = (await client.get(f"{url}/api/tables/{table}")).text
        if "hurts" in shown or GONE in shown:
            wrong.append(f"{url} still shows what was put right")
    return wrong


async def day(running: House, server: Postgres, club: Club, options: argparse.Namespace) -> list[str]:
    """All that happens in a day, with some time between; gives what went wrong."""
    between = options.minutes * 60 / 5
    async with people(club, options.tables, options.games) as client:

        async def after(what: str) -> None:
            await asyncio.sleep(between)
            silent = max(club.notes.silences, default=0.0)
            made = len(club.notes.acknowledged)
            console.print(f"{what}: {made} choices so far, nobody was without an answer for longer than {silent:.1f} s")
            club.notes.silences.clear()

        await after("An ordinary morning")
        await asyncio.to_thread(running.upgrade)
        club.notes.views.clear()  # an older version may show the same in other words
        await after("An upgrade from the older version")
        await asyncio.to_thread(server.stop)
        await asyncio.sleep(options.outage)
        await asyncio.to_thread(server.start)
        await after(f"{options.outage:g} s without a database")
        wrong = await report(running, client)
        await after("A report, and a person who wants to be forgotten")
        for number in range(SERVERS):
            await asyncio.to_thread(running.restart, number)
        await after("A rolling restart")
    return wrong


def main() -> int:
    """Play the day; the exit code is 1 if something is broken."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.soak.day", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=above_zero, default=5.0, help="of play, beside what happens")
    parser.add_argument("--outage", type=above_zero, default=60.0, help="seconds without a database")
    parser.add_argument("--tables", type=from_one, default=50)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a person thinks, on average")
    parser.add_argument("--games", nargs="+", default=short())
    parser.add_argument("--base", default=newest_release(), help="the version that is upgraded from")
    options = parser.parse_args()
    with house(options.base) as (running, server):
        club = Club(running.urls, options.think, until=float("inf"))
        wrong = asyncio.run(day(running, server, club, options))
        found = asyncio.run(stored(running.database, club.notes))
        wrong += broken(running.database, found, club.notes)
        refused = dict(sorted(club.notes.refused.items()))
        console.print(f"{len(club.notes.over)} matches ended. Statuses other than 200: {refused}.")
        for line in wrong[:50]:
            console.print(f"BROKEN {line}")
        console.print(f"{len(wrong)} broken." if wrong else "Nothing was lost, doubled or shown to the wrong person.")
        if wrong:
            lines = Path(running.log.name).read_text(encoding="utf-8", errors="replace").splitlines()
            console.print("\n".join([line for line in lines if '"level": "info"' not in line][-40:]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
