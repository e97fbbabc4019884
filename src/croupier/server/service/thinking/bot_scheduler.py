"""Scheduler: whose bot thinks next. Bots that people wait for first, then round robin by who made the tables."""

import asyncio
from collections import OrderedDict, deque

from croupier.server.service.clock import Clock
from croupier.server.service.thinking.bots import Pool, Question, Rank


class _Line:
    """The questions of one rank; their makers take turns."""

    def __init__(self) -> None:
        self._makers: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._makers)

    def join(self, maker: str, turn: "asyncio.Future[None]") -> None:
        self._makers.setdefault(maker, deque()).append(turn)

    def leave(self, maker: str, turn: "asyncio.Future[None]") -> None:
        waiting = self._makers.get(maker, deque())
        if turn in waiting:
            waiting.remove(turn)
        if not waiting:
            self._makers.pop(maker, None)

    def next(self) -> "asyncio.Future[None]":
        maker, waiting = self._makers.popitem(last=False)
        turn = waiting.popleft()
        if waiting:
            self._makers[maker] = waiting
        return turn


class BotScheduler:
    """Lets a pool think about as many questions at a time as it has room for, in a fair order.

    A question is asked at once while there is room. When there is none, those of a lower rank wait for all of a higher
    one, and within a rank no maker of tables gets two turns before another has had one. Tables that nobody watches get
    `per_second` turns at most.
    """

    def __init__(self, pool: Pool, clock: Clock, per_second: float) -> None:
        self.names = pool.names
        self._pool = pool
        self._busy = 0
        self._closed = False
        self._clock = clock
        self._pause = 1 / per_second
        self._lines = {rank: _Line() for rank in Rank}
        self._rest_until = 0.0
        self._woken = False
        self._unwatched: dict[str, set[asyncio.Future[None]]] = {}

    async def choose(self, question: Question) -> int:
        """The index of the option that the bot takes, when it is this question's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines[question.rank]
        line.join(question.maker, turn)
        if question.rank is Rank.UNWATCHED:
            self._unwatched.setdefault(question.table, set()).add(turn)
        self._admit()
        try:
            await turn
            return await self._pool.choose(question)
        finally:
            line.leave(question.maker, turn)
            if question.rank is Rank.UNWATCHED:
                self._unwatched[question.table].discard(turn)
                if not self._unwatched[question.table]:
                    del self._unwatched[question.table]
            if turn.done() and not turn.cancelled():
                self._busy -= 1
                self._admit()

    def waiting(self, table: str) -> int:
        """How many questions of a table wait for a turn among those that nobody watches."""
        return sum(not turn.done() for turn in self._unwatched.get(table, ()))

    def withdraw(self, table: str) -> None:
        """Cancel whoever waits for such a turn of a table."""
        for turn in self._unwatched.get(table, ()):
            turn.cancel()

    async def close(self) -> None:
        """Stop thinking. Who waits for a turn gets it and is told that the server is being stopped."""
        await self._pool.close()
        self._closed = True
        self._pause = self._rest_until = 0.0
        self._admit()

    def _admit(self) -> None:
        while (line := next((line for line in self._lines.values() if line), None)) and self._has_room():
            if line is self._lines[Rank.UNWATCHED]:
                if self._clock.now() < self._rest_until:
                    self._wake_up()
                    return
                self._rest_until = self._clock.now() + self._pause
            turn = line.next()
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    def _has_room(self) -> bool:
        return self._closed or self._busy < self._pool.room

    def _wake_up(self) -> None:
        if not self._woken:
            self._woken = True
            self._clock.at(self._rest_until, self._awake)

    def _awake(self) -> None:
        self._woken = False
        self._admit()
