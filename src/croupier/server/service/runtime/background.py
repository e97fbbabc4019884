"""Work that goes on while nobody waits for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from croupier.server.errors import StoreFailed

log = structlog.get_logger("croupier.tables")


class Background:
    """The tasks of a service that run by themselves."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task; log its error if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def idle(self) -> None:
        """Return when no task runs."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def cancel(self) -> None:
        """Break all tasks off."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreFailed):  # of which the store tells
            log.error("failed", kind=type(error).__name__, reason=str(error) if isinstance(error, OSError) else "")
