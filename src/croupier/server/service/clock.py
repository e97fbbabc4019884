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

    def at(self, when: float, call: Callable[[], None]) -> Alarm: ...


class WallClock:
    """The clock of the machine and the running event loop."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call at that time; at once if it is past."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call)
