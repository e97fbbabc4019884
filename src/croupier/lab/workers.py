"""Processes for many matches, which stop when whoever asked for them is interrupted."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes, whose tasks are handed in through `task`. After an error or Ctrl-C none is begun any more.

    A terminal sends Ctrl-C to all processes: then those under way end at once.
    """
    with ProcessPoolExecutor(count, initializer=_listen) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def task(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Do this in a process of `workers`. Raises `KeyboardInterrupt` when it is interrupted, or the process has been."""
    if _process.interrupted:  # some tasks lie ready in the process, where nobody can call them back
        raise KeyboardInterrupt
    _process.busy = True
    try:
        return work(*args, **kwargs)
    finally:
        _process.busy = False


class _Process:
    """What a process of `workers` is at, and whether it was interrupted."""

    busy = False
    interrupted = False

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """Leave the task; between tasks an exception would end the process, and the pool would break."""
        del number, frame
        self.interrupted = True
        if self.busy:
            raise KeyboardInterrupt


_process = _Process()


def _listen() -> None:
    signal.signal(signal.SIGINT, _process.interrupt)
