"""How many tables a server holds: people with a pace of their own, on JSON and on page streams, several games, bots.

    python -m benchmarks.load [--tables 10 100 300 1000] [--on json asking pages] [--seconds 20] [--json]
    python -m benchmarks.load --servers 2 [...]
    python -m benchmarks.load --resume 500

Each row is a fresh server. Client and server share the machine. `seen` is the time from sending a choice until another
person at the table has the position after it: with the event, or, who is `asking`, with the look that follows it.
Processor milliseconds are the server's own, for one choice of a person or a bot, everything around it included; they
hardly depend on what else the machine does, as the times do. With `--servers` they are those of all servers together,
and what PostgreSQL has used for a choice stands beside them; all requests for a table go to one server. Memory is what
the servers grew by, for each table.
"""

import argparse
import asyncio
import json
import resource
import sys
from dataclasses import dataclass
from itertools import cycle
from time import perf_counter, process_time
from typing import Any

from tools.numbers import above_zero, from_one

from benchmarks.load.connection import Connection
from benchmarks.load.figures import percentile
from benchmarks.load.people import Asker, Club, Person, Program, Table, Visitor
from benchmarks.load.resuming import resume
from benchmarks.load.server import Servers, Usage, started

KINDS: dict[str, type[Person]] = {"json": Program, "asking": Asker, "pages": Visitor}
FILES = 65_536
ABREAST = 16
"""Tables that are made at the same time."""
FIRST = 5
"""Of several servers the one that has made a table leaves it to the one at which people choose after their third."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """One row: how many tables, of which games, how they are looked at, and for how long."""

    tables: int
    on: str
    games: tuple[str, ...]
    seconds: float
    think: float
    bots: int
    """Every so manyth table has a bot on a third seat; 0 for none."""
    bot: str = "easy"


class Hall:
    """The tables of one row, filled again when a match is over."""

    def __init__(self, wanted: Wanted, servers: Servers) -> None:
        self.wanted = wanted
        self.club = Club(servers.port, wanted.think)
        self.host = Connection(servers.port(), {})
        self.tasks: set[asyncio.Task[None]] = set()
        self.most: dict[str, int] = {}

    async def open(self) -> None:
        """Seat everybody."""
        self.most = {game["game"]: game["players"][1] for game in json.loads(await self.host.ask("GET", "/api/games"))}
        games = cycle(self.wanted.games or tuple(sorted(self.most)))
        numbers = [(number, next(games)) for number in range(self.wanted.tables)]
        for at in range(0, len(numbers), ABREAST):
            await asyncio.gather(*(self.seat(*one) for one in numbers[at : at + ABREAST]))

    async def settled(self, seconds: float = 60) -> None:
        """Wait until people have chosen `FIRST` times at a table on average, or for so long.

        A match has many times as many choices.
        """
        until = perf_counter() + seconds
        while perf_counter() < until and len(self.club.choices) < FIRST * self.wanted.tables:  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.1)

    async def seat(self, number: int, game: str) -> None:
        """One table with two people, and a bot now and then."""
        seats: list[dict[str, str]] = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Tomas"}]
        if self.wanted.bots and number % self.wanted.bots == 0 and self.most[game] > len(seats):
            seats.append({"kind": "bot", "bot": self.wanted.bot})
        connection = Connection(self.host.port, {})
        made = json.loads(
            await connection.ask("POST", "/api/tables", json.dumps({"game": game, "seats": seats}).encode())
        )
        await connection.close()
        table = Table(made["id"], game)
        for taken in made["seats"]:
            person = KINDS[self.wanted.on](self.club, table, taken["seat"], taken["token"])
            self.start(person.play())
        self.start(self.again(table, number))

    async def again(self, table: Table, number: int) -> None:
        """A new table when this one's match is over."""
        await table.ended.wait()
        if not self.club.closing:
            self.club.over += 1
            await self.seat(number, table.game)

    def start(self, work: Any) -> None:  # Any: a coroutine
        """Run beside the others; what fails is shown."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[None]") -> None:
        """Show an error of the client itself."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.club.closing:
            print(f"client: {task.exception()!r}", file=sys.stderr)

    async def close(self) -> None:
        """Everybody leaves."""
        self.club.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.host.close()


async def idle(servers: Servers, seconds: float = 60) -> None:
    """Wait until the servers do next to nothing, or for so long."""
    used = -1.0
    until = perf_counter() + seconds
    while servers.usage().server - used > IDLE * len(servers.all) and perf_counter() < until:
        used = servers.usage().server
        await asyncio.sleep(1)


async def measure(wanted: Wanted, servers: Servers) -> dict[str, Any]:  # Any: JSON
    """One row."""
    first = Hall(Wanted(5, wanted.on, (), 0, 0.2, 0), servers)
    await first.open()  # templates, words and tables of a first visit are not memory of a table
    await asyncio.sleep(2)
    await first.close()
    await idle(servers)  # nor is what a server reads after its start
    empty = servers.usage()
    hall = Hall(wanted, servers)
    await hall.open()
    await hall.settled()
    before, began, own = servers.usage(), perf_counter(), process_time()
    await asyncio.sleep(wanted.seconds)
    after, ended, own = servers.usage(), perf_counter(), process_time() - own
    await hall.close()
    found = row(wanted, hall.club, (empty, before, after), (began, ended))
    found["client_cpu"] = round(own / (ended - began), 2)
    return found


def row(wanted: Wanted, club: Club, usages: tuple[Usage, Usage, Usage], span: tuple[float, float]) -> dict[str, Any]:
    """The figures of one row."""
    empty, before, after = usages
    began, ended = span
    seconds = ended - began
    choices = sum(began <= sent < ended for sent in club.choices)
    seen = [late for sent, late in club.arrived if began <= sent < ended]
    answered = [late for sent, late in club.answered if began <= sent < ended]
    used = after.server - before.server
    return {
        "on": wanted.on,
        "tables": wanted.tables,
        "people": wanted.tables * 2,
        "choices_per_second": round(choices / seconds, 1),
        "seen_p50_ms": percentile(seen, 0.5),
        "seen_p99_ms": percentile(seen, 0.99),
        "answered_p50_ms": percentile(answered, 0.5),
        "answered_p99_ms": percentile(answered, 0.99),
        "cpu_ms_per_choice": round(used / choices * 1000, 2) if choices else None,
        "database_ms_per_choice": round((after.database - before.database) / choices * 1000, 2) if choices else None,
        "server_cpu": round(used / seconds, 2),
        "database_cpu": round((after.database - before.database) / seconds, 2),
        "bots_cpu": round((after.bots - before.bots) / seconds, 2),
        "kb_per_choice": round(club.received / max(1, len(club.choices)) / 1000, 1),
        "mb_per_table": round((after.memory - empty.memory) / wanted.tables / 1e6, 3),
        "matches_over": club.over,
        "refused": club.refused,
    }


IDLE = 0.05
"""Whatever uses so many seconds of processor time in a second, or less, is idle."""

HEADS = {
    "on": "on",
    "tables": "tables",
    "choices_per_second": "choices/s",
    "seen_p50_ms": "seen p50",
    "seen_p99_ms": "seen p99",
    "answered_p99_ms": "answer p99",
    "cpu_ms_per_choice": "cpu ms",
    "database_ms_per_choice": "pg ms",
    "server_cpu": "server",
    "bots_cpu": "bots",
    "client_cpu": "client",
    "kb_per_choice": "kB",
    "mb_per_table": "MB/table",
    "refused": "refused",
}


def main() -> int:
    """Measure row by row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=from_one, nargs="+", default=[10, 100, 300, 1000], help="rows: tables at once")
    parser.add_argument(
        "--on", choices=KINDS, nargs="+", default=["json", "pages"], help="how people look at their table"
    )
    parser.add_argument("--games", nargs="+", default=(), help="games in turn; all that are installed")
    parser.add_argument("--seconds", type=above_zero, default=20, help="how long each row is measured")
    parser.add_argument("--think", type=float, default=2, help="seconds a person thinks, on average")
    parser.add_argument("--bots", type=int, default=4, help="every so manyth table has a bot as third; 0: none")
    parser.add_argument("--bot", default="easy", help="which bot")
    parser.add_argument(
        "--resume", type=from_one, metavar="TABLES", help="start a server of so many tables, and ask it at once"
    )
    parser.add_argument(
        "--servers", type=from_one, default=0, metavar="N", help="so many at one PostgreSQL; without: one with SQLite"
    )
    parser.add_argument("--serve", nargs=argparse.REMAINDER, default=[], help="what follows is for `croupier serve`")
    parser.add_argument("--json", action="store_true", help="a JSON line for each row")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    if given.resume:
        print(json.dumps(resume(given.resume, tuple(given.games))))
        return 0
    if not given.json:
        print("".join(head.rjust(12) for head in HEADS.values()))
    for on in given.on:
        for tables in given.tables:
            wanted = Wanted(tables, on, tuple(given.games), given.seconds, given.think, given.bots, given.bot)
            with started(given.serve, given.servers) as servers:
                found = asyncio.run(measure(wanted, servers))
            print(
                json.dumps(found) if given.json else "".join(str(found[name]).rjust(12) for name in HEADS), flush=True
            )
    return 0
