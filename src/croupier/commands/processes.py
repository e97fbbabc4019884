"""Several server processes that share one address: they are started, started again when they end, and stopped."""

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from croupier.engine import CroupierError
from croupier.server.errors import StoreFailed
from croupier.server.logs import set_up
from croupier.server.settings import Settings

AGAIN = 1.0
"""Seconds after its start before which a process that has ended is not started again."""

STOP = 15.0
"""Seconds that all processes together have to stop."""

NOT_STARTED = 2
"""The exit code of a process that could not begin to serve."""

PRELOADED = "croupier.commands.preloaded"
"""The module that is imported where they are forked from."""

Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]
"""Serves until a signal comes, and calls a function as soon as it does."""

log = structlog.get_logger("croupier.processes")


def serve_in(settings: Settings, listener: socket.socket, serve: Serve, ended: Callable[[int], None]) -> None:
    """Serve in `settings.processes` processes until a signal comes. `serve` is what each of them does.

    `ended` is called with the id of each process that has ended by itself, before another takes its place. Raises
    `StoreFailed` if as many have ended as there should be, and none has ever served.
    """
    stopping = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopping.set()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    children: dict[int, tuple[BaseProcess, float]] = {}
    heard, told = get_context("forkserver").Pipe(duplex=False)
    served, lost = False, 0
    while not stopping.is_set() and (served or lost < settings.processes):
        for number in range(settings.processes):
            child, started = children.get(number, (None, 0.0))
            if child is not None and child.is_alive():
                continue
            if time.monotonic() - started < AGAIN:
                continue
            if child is not None:
                log.warning("process-ended", number=number, code=child.exitcode)
                ended(child.pid or 0)
                lost += 1
            started_now = _start(settings, listener, serve, told)
            log.info("process-started", number=number, process=started_now.pid)
            children[number] = (started_now, time.monotonic())
        wait([child.sentinel for child, _ in children.values() if child.is_alive()], timeout=0.2)
        if any(not child.is_alive() for child, _ in children.values()):
            stopping.wait(0.1)
        while heard.poll():
            served = bool(heard.recv_bytes())
    _stop([child for child, _ in children.values()])
    if not stopping.is_set():
        raise StoreFailed("No process could begin to serve; the lines above say why.")


def _stop(children: list[BaseProcess]) -> None:
    for child in children:
        child.terminate()
    until = time.monotonic() + STOP
    for child in children:
        child.join(max(0.0, until - time.monotonic()))
        if child.is_alive():
            child.kill()


def _start(settings: Settings, listener: socket.socket, serve: Serve, told: Connection) -> BaseProcess:
    context = get_context("forkserver")  # it has read modules and words already: another process is there in no time
    context.set_forkserver_preload([PRELOADED])
    child = context.Process(target=_child, args=(settings, listener, serve, told))
    child.start()
    return child


def _child(settings: Settings, listener: socket.socket, serve: Serve, told: Connection) -> None:
    set_up(settings.log_level)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    try:
        serve(settings, listener, lambda: told.send_bytes(b"serving"))
    except CroupierError as error:
        log.error("not-started", reason=str(error))  # noqa: TRY400  # where it was raised helps nobody
        sys.exit(NOT_STARTED)


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
