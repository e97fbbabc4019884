"""How matches that are over went: found by a process of its own, once for each match, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from croupier.bots.outlook import Course, course
from croupier.catalog import find
from croupier.engine.play.replay import load
from croupier.server.errors import TooMany
from croupier.server.service.thinking.bots import BotProcesses

SECONDS = 5.0
"""For which a match is looked at, about."""

KEPT = 256
"""Matches of which it is remembered."""

MOST_WAITING = 8
"""Matches that wait to be looked at; more are refused for the moment."""


class Courses:
    """Looks at one match after the other."""

    def __init__(self) -> None:
        self._process = BotProcesses(1, yielding=True)
        self._kept: OrderedDict[str, asyncio.Task[Course]] = OrderedDict()

    def known(self, table: str) -> Course | None:
        """How the match of a table went, if that has been found."""
        task = self._kept.get(table)
        return task.result() if task is not None and task.done() and _is_fine(task) else None

    async def of(self, table: str, document: Mapping[str, Any]) -> Course:  # Any: JSON
        """How the match of a table went, whose replay is `document`. Raises `TooMany` where many wait for that."""
        task = self._kept.get(table)
        if task is None or (task.done() and not _is_fine(task)):
            if sum(not one.done() for one in self._kept.values()) >= MOST_WAITING:
                raise TooMany("Other matches are being looked at.", retry_after=SECONDS)
            task = self._kept[table] = asyncio.create_task(self._process.run(go_through, dict(document)))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop looking."""
        await self._process.close()
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)


def _is_fine(task: "asyncio.Task[Course]") -> bool:
    return not task.cancelled() and task.exception() is None


def go_through(document: dict[str, Any]) -> Course:  # Any: JSON
    """Run in the process: how a recorded match went. Nothing is chosen in it that was not chosen then."""
    match = load(document, find)
    begun = load({**document, "choices": [], "returns": []}, find)
    return course(begun, match.choices, SECONDS)
