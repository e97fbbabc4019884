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
        """Call at that time; at once if it is past."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)
