"""Processes for many matches, which end when whoever asked for them is interrupted."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. After an error or Ctrl-C nothing that waits is begun, and Ctrl-C ends what is under way."""
    with ProcessPoolExecutor(count, initializer=_end_on_interrupt) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _end_on_interrupt() -> None:
    """Else an interrupt were the result of one task, and the process went on with the next."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
