"""Children that start at once: they are forked from a process that has imported all that a server needs.

An interpreter takes two seconds to import a server, and the tests start some eighty of them. The one process that has
done so (`tests.server.child --ready`) forks for each child a parent, which waits for it and tells how it has ended.
"""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, NoReturn

ROOT = Path(__file__).parents[2]
SIGNS = 1 << 16
"""What an order has at most: arguments and environment."""


class Forked:
    """A child, as `subprocess.Popen` has it: what a test asks of a server's process."""

    def __init__(self, pid: int, ended: int, stdin: IO[str], stdout: IO[str]) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout
        self.returncode: int | None = None
        self._ended = ended
        """Where its exit code is told."""

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._heard(0)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, once it has ended. Raises `subprocess.TimeoutExpired`."""
        code = self._heard(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("a forked child", timeout or 0)
        return code

    def _heard(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], timeout)[0]:
            self.returncode = int(os.read(self._ended, 16) or b"-9")
            os.close(self._ended)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended, which is told in a moment
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


Process = subprocess.Popen[str] | Forked


@cache
def _ready() -> socket.socket:
    """The line to the process that forks, which ends with this one."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    with there:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.child", "--ready", str(there.fileno())],
            pass_fds=[there.fileno()],
            stdin=subprocess.DEVNULL,
            cwd=ROOT,
        )
    atexit.register(process.wait)
    atexit.register(here.close)  # before: it ends because nobody can ask it for anything
    return here


def start(
    arguments: Sequence[str], environment: Mapping[str, str], errors: IO[Any], passed: Sequence[int] = ()
) -> Forked:
    """A child with these arguments (`tests.server.child`); `passed` are the descriptors that it gets."""
    line = _ready()
    (asked, stdin), (stdout, said), (ended, tells) = (os.pipe() for _ in range(3))
    order = json.dumps({"arguments": [*arguments], "environment": {**environment}}).encode()
    assert len(order) < SIGNS
    socket.send_fds(line, [len(order).to_bytes(4, "big") + order], [asked, said, errors.fileno(), tells, *passed])
    for one in (asked, said, tells):
        os.close(one)
    pid = int.from_bytes(line.recv(4), "big")
    assert pid, "the process that forks children has ended"
    return Forked(pid, ended, os.fdopen(stdin, "w"), os.fdopen(stdout))


def fork_when_asked(line: socket.socket) -> tuple[list[str], list[int]]:
    """Fork a child for each order that comes. Gives back, in the child, its arguments and what was passed to it."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits here for those that wait for the children
    while True:
        order, descriptors = _order(line)
        if not os.fork():
            break
        for one in descriptors:
            os.close(one)
    stdin, stdout, stderr, tells, *passed = descriptors
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if child := os.fork():
        _wait_for(child, line, tells, descriptors)
    line.close()
    os.close(tells)
    for descriptor, number in ((stdin, 0), (stdout, 1), (stderr, 2)):
        os.dup2(descriptor, number)
        os.close(descriptor)
    os.environ.clear()
    os.environ.update(order["environment"])
    return order["arguments"], passed


def _order(line: socket.socket) -> tuple[Any, list[int]]:  # Any: JSON
    """The next order, with its descriptors; ends this process where none can come any more."""
    data, descriptors, _, _ = socket.recv_fds(line, SIGNS, 8)
    if not data:
        os._exit(0)
    size = int.from_bytes(data[:4], "big")
    while len(data) < 4 + size:
        data += line.recv(SIGNS)
    return json.loads(data[4:]), descriptors


def _wait_for(child: int, line: socket.socket, tells: int, descriptors: Sequence[int]) -> NoReturn:
    """Tell who has asked for a child which one it is, and how it has ended."""
    line.sendall(child.to_bytes(4, "big"))
    line.close()
    for one in descriptors:
        if one != tells:
            os.close(one)
    _, status = os.waitpid(child, 0)
    os.write(tells, str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)
