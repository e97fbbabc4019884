"""The time, behind a small interface, so that tests can hand in a clock of their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that a clock will make, unless `cancel` is called first."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time (seconds since 1970), and makes calls at a given time."""

    def now(self) -> float: ...

    def at(self, when: float, call: Callable[[], object]) -> Alarm: ...


class SteadyClock:
    """The time of day when this clock was made, and the seconds since: it never jumps.

    So if somebody sets the machine's clock, no window ends early and nobody is suddenly away.
    """

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970, as far as the machine knew when this clock was made."""
        return self._start + time.monotonic()

    def at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Call at that time, never before it; at once if it is past."""
        return _Timer(self.now, when, call)


class _Timer:
    """An alarm by the event loop, whose timers ring early: uvloop's count from when its present round began."""

    def __init__(self, now: Callable[[], float], when: float, call: Callable[[], object]) -> None:
        self._now, self._when, self._call = now, when, call
        self._set()

    def _set(self) -> None:
        self._handle = asyncio.get_running_loop().call_later(max(0.0, self._when - self._now()), self._ring)

    def _ring(self) -> None:
        if self._now() < self._when:
            self._set()
        else:
            self._call()

    def cancel(self) -> None:
        """Make no call."""
        self._handle.cancel()
