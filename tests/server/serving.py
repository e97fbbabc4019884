"""A server in a process of its own, to be killed, asked and listened to."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

import httpx

from tests.server import forked

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {
    "CROUPIER_REACTION_FLOOR": "0",
    "CROUPIER_CREATIONS": "1000",
    "CROUPIER_BOT_TABLES": "1000",
    "CROUPIER_UNWATCHED_PER_SECOND": "1000",
    "CROUPIER_POSITIONS": "yes",
    "CROUPIER_ADMIN_TOKEN": "only-the-keeper-knows",
    "CROUPIER_LOG_LEVEL": "debug",
    "CROUPIER_READS_PER_SECOND": "100000",
    "PYTHONUNBUFFERED": "1",
}
PATIENCE = 60
"""Seconds after which something that should have come will not come any more."""
KEPT = httpx.Limits(keepalive_expiry=2)
"""A connection is asked no more shortly before the server hangs up, after 5 seconds: the two could cross."""


class Server:
    """A running server with its database in a folder. It does not outlive the process that has started it.

    `errors` is where it writes its log: a file in the folder if none is given. One that is asked for many pages is not
    `cold`: it reads all words before anybody asks for them. `listener` is a socket that is passed on to it, as systemd
    does.
    """

    def __init__(
        self,
        folder: Path,
        errors: IO[Any] | None = None,  # Any: text or bytes
        arguments: Sequence[str] = (),
        url: str = "",
        *,
        cold: bool = True,
        listener: socket.socket | None = None,
        **environment: str,
    ) -> None:
        self.database = folder / "tables.sqlite3"
        self._url = url or f"sqlite:///{self.database}"
        self.port = 0
        self._arguments = arguments
        self._listener = listener
        self._environment = {**os.environ, **ENVIRONMENT, **environment, "TESTS_COLD": "yes" if cold else ""}
        self._errors = errors or (folder / "errors.txt").open("ab")
        self.process = self.start()
        # To read all certificates takes 20 ms, and there is nothing to be verified.
        self.client = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=KEPT, verify=False)

    def start(self, **environment: str) -> forked.Process:
        """Start, or start again at the same address; the first requests wait until they are answered."""
        environment = {**self._environment, **environment}
        arguments = ["serve", "--port", str(self.port), *self._arguments, "--database", self._url]
        passed = () if self._listener is None else (self._listener.fileno(),)
        ready = sys.platform == "linux" and environment.get("PYTHONPATH") == os.environ.get("PYTHONPATH")
        if ready:  # else it would look for modules, and for games and bots, where the one looks that has forked it
            self.process = forked.start(arguments, environment, self._errors, passed)
        else:
            environment["TESTS_LISTENER"] = "".join(map(str, passed))
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.child", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env=environment,
                cwd=ROOT,
                text=True,
                pass_fds=passed,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Croupier is at http://"), self.errors()
        self.url = said.split()[3]
        self.port = urlsplit(self.url).port or 0
        return self.process

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stop it as an operator does, and start it again."""
        self._end(signal.SIGTERM)
        self.start()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """As an operator does; gives the exit code."""
        code = self._end(how)
        self.close()
        return code

    def close(self) -> None:
        """Let go of a server that has ended."""
        self.client.close()
        self._errors.close()

    def _end(self, how: signal.Signals) -> int:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.send_signal(how)
        code = process.wait(PATIENCE)
        process.stdin.close()
        process.stdout.close()
        return code

    def errors(self) -> str:
        """What the server has written to standard error."""
        return Path(self._errors.name).read_text()

    @contextmanager
    def events(self, table: str, token: str | None = None) -> Iterator[Iterator[int]]:
        """The stream of a table: its seq at first, and again after every change."""
        address = f"/api/tables/{table}/events"
        with self.client.stream("GET", address, headers=bearer(token) if token else {}) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield (json.loads(line[5:])["seq"] for line in answer.iter_lines() if line.startswith("data:"))


def bearer(token: str) -> dict[str, str]:
    """The header of a seat."""
    return {"Authorization": f"Bearer {token}"}


def log_lines(text: str) -> list[dict[str, Any]]:
    """The structured lines of a log."""
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]
