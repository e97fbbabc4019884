"""A server in a process of its own, to be killed, asked and listened to."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

ENVIRONMENT = {"CROUPIER_REACTION_FLOOR": "0", "CROUPIER_CREATIONS": "10", "PYTHONUNBUFFERED": "1"}


class Server:
    """A running server with its database in a folder."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite3"
        self._errors = (folder / "errors.txt").open("ab")
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.client = httpx.Client(base_url=self.url, timeout=10)
        self.process = self.start()

    def start(self) -> "subprocess.Popen[bytes]":
        command = [str(Path(sys.executable).parent / "croupier"), "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}"]
        environment = {**os.environ, **ENVIRONMENT}
        self.process = subprocess.Popen(command, stdout=self._errors, stderr=self._errors, env=environment)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                self.client.get("/api/games", timeout=2)
            except httpx.TransportError:
                assert self.process.poll() is None, self.errors()
                time.sleep(0.02)
            else:
                return self.process
        raise TimeoutError(self.errors())

    def kill(self) -> None:
        """As when the power fails."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(15)
        self.client.close()
        self._errors.close()
        return code

    def errors(self) -> str:
        """What the server has written to standard error."""
        self._errors.flush()
        return Path(self._errors.name).read_text()


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def bearer(token: str) -> dict[str, str]:
    """The header of a seat."""
    return {"Authorization": f"Bearer {token}"}


def log_lines(text: str) -> list[dict[str, Any]]:
    """The structured lines of a log."""
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]
