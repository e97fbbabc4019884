"""Time at the table, behind one small interface so that tests can be in charge of it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen; `cancel` sees to it that it does not."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time in seconds since 1970 and calls back."""

    def now(self) -> float: ...

    def at(self, when: float, call: Callable[[], None]) -> Alarm: ...


class WallClock:
    """The clock of the machine and the running event loop."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call once that time has come; soon, if it is past."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call)
