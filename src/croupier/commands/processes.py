"""Several server processes that share one address: they are started, started again when they end, and stopped."""

import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from croupier.server.logs import set_up
from croupier.server.settings import Settings

AGAIN = 1.0
"""Seconds after its start before which a process that has ended is not started again."""

STOP = 15.0
"""Seconds that a process has to stop."""

PRELOADED = "croupier.commands.preloaded"
"""The module that is imported where they are forked from."""

Serve = Callable[[Settings, socket.socket], None]

log = structlog.get_logger("croupier.processes")


def serve_in(settings: Settings, listener: socket.socket, serve: Serve, ended: Callable[[int], None]) -> None:
    """Serve in `settings.processes` processes until a signal comes. `serve` is what each of them does.

    `ended` is called with the id of each process that has ended by itself, before another takes its place.
    """
    stopping = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopping.set()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    children: dict[int, tuple[BaseProcess, float]] = {}
    while not stopping.is_set():
        for number in range(settings.processes):
            child, started = children.get(number, (None, 0.0))
            if child is not None and child.is_alive():
                continue
            if time.monotonic() - started < AGAIN:
                continue
            if child is not None:
                log.warning("process-ended", number=number, code=child.exitcode)
                ended(child.pid or 0)
            started_now = _start(settings, listener, serve)
            log.info("process-started", number=number, process=started_now.pid)
            children[number] = (started_now, time.monotonic())
        wait([child.sentinel for child, _ in children.values() if child.is_alive()], timeout=0.2)
        if any(not child.is_alive() for child, _ in children.values()):
            stopping.wait(0.1)
    for child, _ in children.values():
        child.terminate()
    for child, _ in children.values():
        child.join(STOP)
        if child.is_alive():
            child.kill()


def _start(settings: Settings, listener: socket.socket, serve: Serve) -> BaseProcess:
    context = get_context("forkserver")  # it has read modules and words already: another process is there in no time
    context.set_forkserver_preload([PRELOADED])
    child = context.Process(target=_child, args=(settings, listener, serve))
    child.start()
    return child


def _child(settings: Settings, listener: socket.socket, serve: Serve) -> None:
    set_up()
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    serve(settings, listener)


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
