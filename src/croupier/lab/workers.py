"""Processes for many matches, here or on a cluster, which stop when whoever asked for them is interrupted."""

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from queue import SimpleQueue
from types import FrameType
from typing import Any, TypeVar

from croupier import __version__
from croupier.engine import BadSetup, CroupierError
from croupier.extras import from_extras

Jobs = int | str
"""So many processes here, or the address of a Dask scheduler whose workers play."""

R = TypeVar("R")

AHEAD = 4
"""Calls that are handed in at a time, for each process, so that none waits for work."""


JOINING = "10s"
"""So long a scheduler is waited for."""


class LostCluster(CroupierError):
    """The cluster does not play on: its workers died again and again at the same matches, or its scheduler is gone."""


class Workers:
    """Processes that do the same with many things, `count` at a time, each by way of `task`."""

    def __init__(self, pool: Executor, count: int, task: Callable[..., Any]) -> None:  # Any: as they give back
        self._pool, self._task = pool, task
        self._most = AHEAD * count
        self._heard: SimpleQueue[Future[Any] | None] = SimpleQueue()  # Any: whatever comes of the calls

    def each(self, work: Callable[..., R], calls: Iterable[tuple[object, ...]]) -> Iterator[tuple[int, R]]:
        """What comes of `work` for each of these arguments, with their number, as they end.

        Raises whatever `work` raises, `BrokenProcessPool` if a process dies, `LostCluster`, and `KeyboardInterrupt`.
        """
        left = enumerate(calls)
        under_way: dict[Future[R], int] = {}
        while True:
            for number, arguments in islice(left, self._most - len(under_way)):
                future = self._pool.submit(partial(self._task, work, *arguments))
                under_way[future] = number
                future.add_done_callback(self._heard.put)
            if not under_way:
                return
            ended = self._heard.get()
            if ended is None:
                raise KeyboardInterrupt
            yield under_way.pop(ended), ended.result()

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """Make `each` raise `KeyboardInterrupt` as soon as it waits."""
        del number, frame
        self._heard.put(None)


@contextmanager
def workers(count: int) -> Iterator[Workers]:
    """So many processes. Whoever leaves, for an error or Ctrl-C or with enough, waits only for calls that have begun.

    A terminal sends Ctrl-C to all processes: then the calls under way end at once.
    """
    with ProcessPoolExecutor(count, initializer=_listen) as pool:
        ours = Workers(pool, count, _task)
        with _interrupting(ours):
            try:
                yield ours
            finally:
                pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the Dask scheduler at this address. Whoever leaves, also for an error, leaves nothing under way.

    What a worker was at that dies is played by another, so nothing is lost. Raises `NotInstalled`, `OSError` where no
    scheduler answers, `LostCluster`, and `BadSetup` where nobody works for it, or who does has another Croupier.
    """
    with from_extras("lab"):
        from distributed import Client
        from distributed.scheduler import KilledWorker
    try:
        client = Client(address, timeout=JOINING, set_as_default=False)
    except ValueError as error:
        raise BadSetup(f"{address} is no address of a scheduler: {error}.") from None
    with client:
        threads = client.nthreads()
        if not threads:
            raise BadSetup(f"No worker has joined the scheduler at {address}.")
        _check_alike(client.run(_version))
        pool = client.get_executor(pure=False)
        ours = Workers(pool, sum(threads.values()), _call)
        try:
            with _interrupting(ours):
                yield ours
        except (KilledWorker, CancelledError) as error:
            raise LostCluster(f"The cluster at {address} plays no more: {error or 'its scheduler is gone'}.") from error
        finally:
            pool.shutdown(wait=False)


def _version() -> str:
    return __version__


def _check_alike(found: dict[str, str]) -> None:
    """Raise `BadSetup` where a worker has another version: its matches would go otherwise."""
    for worker, version in found.items():
        if version != __version__:
            raise BadSetup(f"The worker {worker} has Croupier {version}, and here is {__version__}.")


def in_order(ended: Iterable[tuple[int, R]]) -> Iterator[R]:
    """What `each` gives, in the order of the calls."""
    early: dict[int, R] = {}
    due = 0
    for number, result in ended:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


@contextmanager
def _interrupting(ours: Workers) -> Iterator[None]:
    """Ctrl-C raises nothing meanwhile: an exception amid the pool's own locks would leave one locked for ever."""
    ctrl_c = signal.getsignal(signal.SIGINT)
    if ctrl_c is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, ours.interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, ctrl_c)


class _Process:
    """What one of the processes is at, and whether it was interrupted."""

    busy = False
    interrupted = False

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """Leave the call; between calls an exception would end the process, and the pool would break."""
        del number, frame
        self.interrupted = True
        if self.busy:
            raise KeyboardInterrupt


_process = _Process()


def _listen() -> None:
    signal.signal(signal.SIGINT, _process.interrupt)


def _call(work: Callable[..., R], *arguments: object) -> R:
    """Do this on a cluster, which stops by itself what nobody wants any more."""
    return work(*arguments)


def _task(work: Callable[..., R], *arguments: object) -> R:
    """Do this in one of the processes. Raises `KeyboardInterrupt` if the process is interrupted, or has been."""
    if _process.interrupted:  # some calls lie ready in the process, where nobody can call them back
        raise KeyboardInterrupt
    _process.busy = True
    try:
        return work(*arguments)
    finally:
        _process.busy = False
