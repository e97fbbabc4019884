"""Servers and workers at one PostgreSQL, and what kills them."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import IO

import httpx
from tools.postgres import Postgres, postgres

from benchmarks.processes import GENEROUS, forked

PLAYED = {**GENEROUS, "CROUPIER_REACTION_FLOOR": "0"}
"""How a house is set up at which people play all the time."""

STARTING = 300.0
"""Seconds that the processes have to read all words and answer for the first time."""

CROUPIER = str(Path(sys.executable).with_name("croupier"))


@dataclass
class House:
    """A server with several processes, workers, and the database they share."""

    database: str
    servers: int
    workers: int
    log: IO[bytes]
    chance: Random = field(default_factory=lambda: Random(1))
    url: str = ""
    killed: dict[str, int] = field(default_factory=lambda: {"server": 0, "worker": 0})
    _parent: "subprocess.Popen[str] | None" = None
    _workers: "list[subprocess.Popen[bytes]]" = field(default_factory=list)

    def start(self) -> None:
        """Start the server and the workers; return when the first request has been answered."""
        command = [CROUPIER, "serve", "--port", "0", "--processes", str(self.servers), "--database", self.database]
        environment = {**os.environ, **PLAYED, "PYTHONUNBUFFERED": "1"}
        self._parent = subprocess.Popen(  # noqa: S603  # ourselves
            command, stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True
        )
        said = self._parent.stdout.readline() if self._parent.stdout else ""
        self.url = said.split()[3]
        httpx.get(f"{self.url}/readyz", timeout=STARTING).raise_for_status()
        self._workers = [self._worker() for _ in range(self.workers)]

    def _worker(self) -> "subprocess.Popen[bytes]":
        command = [CROUPIER, "worker", "--database", self.database]
        return subprocess.Popen(command, stdout=self.log, stderr=self.log)  # noqa: S603  # ourselves

    def processes(self) -> list[int]:
        """The ids of the server processes."""
        return forked(self._parent.pid) if self._parent else []

    def kill_one(self) -> None:
        """Kill a server process, which its parent starts again, or a worker, which is started again here."""
        servers = self.processes()
        number = self.chance.randrange(self.servers + self.workers)
        if number < self.servers:
            if servers:
                os.kill(self.chance.choice(servers), signal.SIGKILL)
                self.killed["server"] += 1
            return
        worker = self._workers[number - self.servers]
        worker.kill()
        worker.wait()
        self._workers[number - self.servers] = self._worker()
        self.killed["worker"] += 1

    def log_tail(self) -> str:
        """The errors among the last lines of the log."""
        lines = Path(self.log.name).read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join([line for line in lines if '"level": "info"' not in line][-40:])

    def stop(self) -> None:
        """Stop everything as an operator does."""
        everybody: list[subprocess.Popen[str] | subprocess.Popen[bytes]] = [*self._workers]
        everybody += [self._parent] if self._parent else []
        for process in everybody:
            process.send_signal(signal.SIGTERM)
        for process in everybody:
            process.wait(60)
        if self._parent and self._parent.stdout:
            self._parent.stdout.close()


@contextmanager
def house(servers: int, workers: int) -> Iterator[tuple[House, Postgres]]:
    """A house in a folder of its own, with a database that waits for the disk."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="croupier-soak-"))
        server = stack.enter_context(postgres(safe=True))
        log = stack.enter_context((Path(folder) / "log").open("wb"))
        running = House(server.database("soak"), servers, workers, log)
        running.start()
        try:
            yield running, server
        finally:
            running.stop()
