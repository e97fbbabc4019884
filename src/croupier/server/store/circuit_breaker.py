"""Circuit breaker: what happens while a database fails.

Nothing waits for it, one line a minute says so, and it is tried again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from croupier.server.errors import StoreFailed

PAUSE = 0.1
"""Seconds after which a database that has failed is tried again. Each further time the pause doubles."""

LONGEST = 5.0
"""Seconds between two attempts at most."""

_MINUTE = 60.0
"""Seconds between two lines of the log at least."""

log = structlog.get_logger("croupier.store")


class CircuitBreaker:
    """Begins with a change that cannot be written, ends as soon as `attempt` finds that one can be written.

    Between these, `check` refuses at once whatever would be written, and also whatever would be read if the database
    cannot even be reached. `over` is called when the database works again.
    """

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._pause = PAUSE
        self._reason: StoreFailed | None = None
        self._trying: asyncio.Task[None] | None = None
        self._closed = False
        self._told = -_MINUTE
        self._announced = False
        self._failures = 0
        self.announces = True
        """Whether the log tells of failures; a command says what has failed by itself."""
        self.over: Callable[[], None] | None = None

    @property
    def lasts(self) -> bool:
        """Whether nothing can be written now, as far as is known."""
        return self._reason is not None

    def check(self, *, reading: bool = False) -> None:
        """Raise `StoreFailed` while the outage lasts; for those who only read, while nobody can be reached."""
        if self._reason is not None and not (reading and self._reason.reachable):
            raise StoreFailed(str(self._reason))

    def begin(self, error: StoreFailed) -> None:
        """Nothing could be written, or nobody could be reached."""
        if self._closed:
            return
        self._reason = error
        if self._trying is None:
            self._trying = asyncio.get_running_loop().create_task(self._try_again())

    def wrote(self) -> None:
        """A change was written: the next outage begins with a short pause."""
        self._pause = PAUSE

    def tell(self, error: StoreFailed) -> None:
        """Tell the operator of a failure, once a minute at most."""
        if not self.announces:
            return
        self._failures += 1
        now = monotonic()
        if now - self._told >= _MINUTE:
            log.error("store-failed", reason=str(error), failures=self._failures)
            self._told, self._failures, self._announced = now, 0, True

    async def close(self) -> None:
        """Try no more."""
        self._closed = True
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.wait({self._trying})

    async def _try_again(self) -> None:
        began = monotonic()
        try:
            while self._reason is not None:
                pause, self._pause = self._pause, min(2 * self._pause, LONGEST)
                await asyncio.sleep(pause)
                try:
                    await self._attempt()
                except StoreFailed as error:
                    self._reason = error
                except Exception:  # who gave up now would refuse every change until the next start
                    log.exception("store-unforeseen")
                else:
                    self._reason = None
        finally:
            self._trying = None
        if self._announced:
            log.info("store-works", seconds=round(monotonic() - began, 1))
            self._announced = False
        if self.over is not None:
            self.over()
