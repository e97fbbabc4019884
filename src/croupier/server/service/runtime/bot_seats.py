"""Bot seats: bots at running tables are asked, outside the event loop, and their answers are taken like a person's."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

import structlog

from croupier.bots import USUAL
from croupier.server.errors import StoreFailed, UnknownTable
from croupier.server.service.clock import Clock
from croupier.server.service.runtime.match_state import PendingDecision
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bots import HURRY, Question, Rank, Thinker, bot_seed
from croupier.server.store.writer import StaleRevision

_ATTEMPTS = 3
_PAUSE = 5.0
"""Seconds before a bot that failed is asked again."""

log = structlog.get_logger("croupier.tables")


class BotSeats:
    """Has bots think about what they are asked.

    `at` gives a table under its lock, `answer` takes an answer there, `after` looks after a table when one has thought.
    """

    def __init__(
        self,
        thinker: Thinker,
        clock: Clock,
        rank: Callable[[Table], Rank],
        *,
        at: Callable[[str], AbstractAsyncContextManager[Table]],
        answer: Callable[[Table, PendingDecision, int], Awaitable[None]],
        after: Callable[[str], Coroutine[Any, Any, None]],  # Any: what a coroutine is sent and sends
        spawn: Callable[[Coroutine[Any, Any, None]], object],  # Any: as above
    ) -> None:
        self._thinker = thinker
        self._clock = clock
        self._rank = rank
        self._at = at
        self._answer = answer
        self._after = after
        self._spawn = spawn
        self._closed = False

    def close(self) -> None:
        """The server closes: a bot that is broken off has not failed."""
        self._closed = True

    def wake(self, table: Table) -> None:
        """Let every bot of a table think that is asked, and neither thinks already nor rests after a failure."""
        assert table.progress is not None  # nobody is asked at a table without a match
        for pending in table.progress.pending.values():
            bot = table.seats[pending.seat].bot
            asleep = not any(pending.id in some for some in (table.answers, table.thinking, table.resting))
            if table.seats[pending.seat].kind == "bot" and bot is not None and asleep:
                table.thinking.add(pending.id)
                question = self._question(table, pending, bot, table.progress.match.save())
                self._spawn(self._let_think(table, pending, question))

    def _question(self, table: Table, pending: PendingDecision, bot: str, document: Mapping[str, Any]) -> Question:
        seed = bot_seed(table.record.seed, pending.id)
        bot = bot if bot in self._thinker.names else USUAL  # the bot of another installation
        seconds = HURRY if table.is_window(pending) else table.thinking_time(pending.seat, bot)
        return Question(document, pending.seat, bot, seed, seconds, self._rank(table), table.made_by, table.id)

    async def _let_think(self, table: Table, pending: PendingDecision, question: Question) -> None:
        """Ask a bot outside the event loop and the lock; its answer is checked and written like a person's."""
        index: int | None = None
        try:
            index = await self._thinker.choose(question)
        except Exception as error:  # noqa: BLE001  # a bot's failure, of whatever kind, must not be the table's
            self._bot_failed(table, pending, type(error).__name__)
        table.thinking.discard(pending.id)
        if index is not None:
            if 0 <= index < len(pending.decision.options):
                await self._bot_answers(table, pending.id, index)
            else:
                self._bot_failed(table, pending, "no such option")
        await self._after(table.id)

    async def _bot_answers(self, table: Table, decision: str, index: int) -> None:
        try:
            async with self._at(table.id) as present:
                current = present.progress.find(decision) if present.progress else None
                if present is not table or current is None or decision in table.answers:
                    return
                if table.seats[current.seat].kind == "bot" and table.record.status == "running":
                    await self._answer(table, current, index)
        except StaleRevision:
            log.warning("bot-not-heard", table=table.id)
        except (StoreFailed, UnknownTable):  # the bot is asked again when the database works, or never
            return

    def _bot_failed(self, table: Table, pending: PendingDecision, reason: str) -> None:
        """Ask a bot that failed again after a while, a few times. Nothing else chooses in its place."""
        if self._closed:
            return
        failures = table.failed[pending.id] = table.failed.get(pending.id, 0) + 1
        log.error("bot-failed", table=table.id, seat=pending.seat, reason=reason, failures=failures)
        table.resting.add(pending.id)
        if failures < _ATTEMPTS:
            self._clock.at(self._clock.now() + _PAUSE, lambda: table.resting.discard(pending.id))
            self._clock.at(self._clock.now() + _PAUSE, lambda: self._spawn(self._after(table.id)))
