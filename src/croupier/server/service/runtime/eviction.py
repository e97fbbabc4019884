"""Eviction: tables that nobody uses make way for others, and those whose bots wait for their turn come back."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from croupier.server.errors import StoreFailed, UnknownTable
from croupier.server.service.clock import Clock
from croupier.server.service.runtime.pubsub import Broker
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bot_scheduler import BotScheduler

_AGAIN = 1.0
"""Seconds after which is looked whether there is room for a table that was put to sleep."""

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Eviction:
    """Keeps at most so many tables in memory, as far as they are not in use.

    A table whose bots merely wait in the line of unwatched tables (`turns`) is not in use. It is put to sleep: its
    questions leave the line, and `find` brings it back when somebody asks for it, or as soon as there is room again.
    """

    def __init__(
        self,
        tables: dict[str, Table],
        most: int,
        live: Broker,
        turns: BotScheduler,
        clock: Clock,
        *,
        find: Callable[[str], Awaitable[Table]],
        spawn: Spawn,
    ) -> None:
        self._tables = tables
        self._most = most
        self._live = live
        self._turns = turns
        self._clock = clock
        self._find = find
        self._spawn = spawn
        self._asleep: dict[str, str] = {}  # with who made them: their turns are counted together
        self._looks = False
        self._closed = False

    def take(self, table: Table) -> None:
        """Put a table into memory, in the place of others where there is too little room."""
        too_many = len(self._tables) + 1 - self._most
        for other in self._idle()[:too_many] if too_many > 0 else ():
            if other.thinking:
                self._turns.withdraw(other.id)
                self._asleep[other.id] = other.maker
                self._look_again()
            del self._tables[other.id]
        table.maker = self._asleep.pop(table.id, table.maker)
        self._tables[table.id] = table

    def close(self) -> None:
        """Wake nothing any more."""
        self._closed = True

    def forget(self, table_id: str) -> None:
        """A table has been deleted."""
        self._asleep.pop(table_id, None)

    def _idle(self) -> list[Table]:
        """The tables that may leave, first those that nothing is asked at."""
        unused = [t for t in self._tables.values() if t.unused() and not self._live.watched(t.id)]
        return sorted((t for t in unused if self._waits(t)), key=lambda table: bool(table.thinking))

    def _waits(self, table: Table) -> bool:
        """Whether no bot thinks about a table yet."""
        return len(table.thinking) == self._turns.waiting(table.id)

    def _look_again(self) -> None:
        if not self._looks:
            self._looks = True
            self._clock.at(self._clock.now() + _AGAIN, self._wake_one)

    def _wake_one(self) -> None:
        self._looks = False
        if not self._asleep or self._closed:
            return
        idle = self._idle() if len(self._tables) >= self._most else []
        if len(self._tables) < self._most or (idle and not idle[0].thinking):
            self._spawn(self._wake(next(iter(self._asleep))))
        self._look_again()

    async def _wake(self, table_id: str) -> None:
        self._asleep[table_id] = self._asleep.pop(table_id)  # if it cannot be read, it is the others' turn first
        try:
            await self._find(table_id)
        except UnknownTable:
            self.forget(table_id)
        except StoreFailed:  # it sleeps on
            return
