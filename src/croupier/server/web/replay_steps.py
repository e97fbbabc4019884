"""Replay steps: recorded matches played again for pages. Each choice is a copy to look at."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from anyio import CapacityLimiter, to_thread

from croupier import catalog
from croupier.engine import BadReplay, Match
from croupier.engine.play.replay import load, read

KEPT = 8
"""Unrolled matches that are kept, so that a step does not play its match again from the start."""
PRICED = 32 * 1024
"""For so many characters more, a replay counts as one more: most are shorter, and take a second to play again."""
LONGEST = 4_000
"""So many choices has a replay at most, some four times as many as a long match: from an arranged position one need not
end."""

MOMENTS = 6_000
"""So many moments are kept of all matches together, but always those of the last one: each takes some 30 kB."""

Moments = tuple[Match, ...]


def unroll(document: str, *, positions: bool = False) -> Moments:
    """The match after 0, 1, 2, ... choices. Copies share their past, not their present. Raises `BadReplay`.

    `positions`: the match may begin in an arranged position. Such a document can be of a size that no match has.
    """
    if not positions and read(document)["position"] is not None:
        raise BadReplay("At this server no replay of an arranged position is opened (croupier serve --positions).")
    moments: list[Match] = []

    def keep(match: Match) -> None:
        if len(moments) > LONGEST:
            raise BadReplay(f"A replay of more than {LONGEST} choices is not opened.")
        moments.append(match.fork())

    load(document, catalog.find, keep)
    return tuple(moments)


class Replays:
    """Unrolled matches. One is unrolled at a time, in a thread: beside many, nobody else would get an answer."""

    def __init__(self, *, positions: bool = False) -> None:
        self._unroll = partial(unroll, positions=positions)
        self._room = CapacityLimiter(1)
        self._unrolled: OrderedDict[str, asyncio.Task[Moments]] = OrderedDict()

    async def moments(self, document: str, pay: Callable[[int], Awaitable[None]]) -> Moments:
        """As `unroll`; `pay` is called with the price of a document that is not kept, and may refuse it."""
        name = hashlib.sha256(document.encode("utf-8", "replace")).hexdigest()
        if name not in self._unrolled:
            await pay(1 + len(document) // PRICED)
        if name not in self._unrolled:  # paying takes a while, too
            self._unrolled[name] = asyncio.create_task(to_thread.run_sync(self._unroll, document, limiter=self._room))
            self._unrolled[name].add_done_callback(lambda task: self._finished(name, task))
            if len(self._unrolled) > KEPT:
                self._unrolled.popitem(last=False)
        self._unrolled.move_to_end(name)
        return await asyncio.shield(self._unrolled[name])  # who leaves does not stop it for the others

    def _finished(self, name: str, task: "asyncio.Task[Moments]") -> None:
        if (task.cancelled() or task.exception() is not None) and self._unrolled.get(name) is task:
            del self._unrolled[name]
        while len(self._unrolled) > 1 and sum(map(_length, self._unrolled.values())) > MOMENTS:
            self._unrolled.popitem(last=False)


def _length(task: "asyncio.Task[Moments]") -> int:
    """How many moments a match has; 0 while it is not unrolled."""
    return len(task.result()) if task.done() and not task.cancelled() and task.exception() is None else 0
