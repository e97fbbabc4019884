"""The servers under load: processes of their own with a database of their own, their processor time and memory."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from zlib import crc32

from tools.postgres import Postgres, postgres

from benchmarks.processes import GENEROUS, children, forked, tree

TICKS = os.sysconf("SC_CLK_TCK")


class Usage(NamedTuple):
    """Processor seconds that servers, bots and PostgreSQL have used so far, and bytes of the servers' memory."""

    server: float
    bots: float
    database: float
    memory: int


class Server:
    """`croupier serve` with these arguments, until the block ends."""

    def __init__(self, arguments: list[str]) -> None:
        self._folder = TemporaryDirectory(prefix="croupier-load-")
        self._arguments = arguments
        self.database = Path(self._folder.name) / "tables.sqlite3"
        self.port = 0
        self.errors = Path(self._folder.name) / "errors.txt"
        self.process = self.start()

    def start(self) -> "subprocess.Popen[str]":
        """Start, or start again with the same database and port."""
        database = f"sqlite:///{self.database}"
        command = [str(Path(sys.executable).with_name("croupier")), "serve", "--port", str(self.port)]
        given = self._arguments if "--database" in self._arguments else ["--database", database, *self._arguments]
        environment = {**os.environ, **GENEROUS, "PYTHONUNBUFFERED": "1"}
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(  # noqa: S603  # ourselves
                [*command, *given], stdout=subprocess.PIPE, stderr=errors, env=environment, text=True
            )
        said = self.process.stdout.readline() if self.process.stdout else ""
        if not said.startswith("Croupier is at http://"):
            raise RuntimeError(self.errors.read_text()[-2000:])
        self.port = int(said.split()[3].rpartition(":")[2])
        return self.process

    def stop(self) -> None:
        """Stop as an operator does."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def close(self) -> None:
        """Stop, and take the database away."""
        if self.process.poll() is None:
            self.stop()
        self._folder.cleanup()

    def has_logged(self, event: str) -> bool:
        """Whether the server has written that event into its log."""
        return f'"event":"{event}"' in self.errors.read_text().replace('": "', '":"')

    def usage(self) -> Usage:
        """What server and bots have used up to now. Memory that several processes share counts for each of them."""
        serving = forked(self.process.pid) or [self.process.pid]
        pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in serving)
        bots = sum(_seconds(child) for process in serving for child in children(process))
        return Usage(sum(map(_seconds, serving)), bots, 0.0, pages * os.sysconf("SC_PAGE_SIZE"))


@dataclass(frozen=True, slots=True)
class Servers:
    """Servers at one database. All requests for a table go to the same one, as the sample proxy sends them."""

    all: Sequence[Server]
    database: Postgres | None = None
    """Where they share a PostgreSQL; it runs for them alone."""

    def port(self, table: str = "") -> int:
        """Where a table is; what names no table goes to one server, too."""
        return self.all[crc32(table.encode()) % len(self.all)].port

    def usage(self) -> Usage:
        """What all of them have used up to now."""
        server, bots, _, memory = (sum(part) for part in zip(*(one.usage() for one in self.all), strict=True))
        return Usage(server, bots, self._database(), int(memory))

    def _database(self) -> float:
        if self.database is None or self.database.process is None:
            return 0.0
        return sum(_seconds(process, ended=True) for process in tree(self.database.process.pid))


@contextmanager
def started(arguments: list[str], count: int = 0) -> Iterator[Servers]:
    """So many servers at a PostgreSQL that waits for its disk; 0: one with SQLite, or with what the arguments name."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres(safe=True)) if count else None
        given = arguments if database is None else ["--database", database.database("load"), *arguments]
        yield Servers([stack.enter_context(closing(Server(given))) for _ in range(count or 1)], database)


def _seconds(process: int, *, ended: bool = False) -> float:
    """The processor time of a process; with that of its children that have `ended`, if asked for."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return sum(map(int, fields[11 : 15 if ended else 13])) / TICKS
