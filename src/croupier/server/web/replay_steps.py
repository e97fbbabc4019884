"""Replay steps: the recordings that pages show, kept by the store, or played again. Each choice is a moment."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from anyio import CapacityLimiter, to_thread

from croupier import catalog
from croupier.engine import BadReplay, Json, Match, Seat
from croupier.engine.play.replay import played, read
from croupier.server.service.recording import Recording

KEPT = 8
"""Recordings that stay open, so that a step does not play its match again from the start."""
PRICED = 32 * 1024
"""For so many characters more, a replay counts as one more: most are shorter, and take a second to play again."""
LONGEST = 4_000
"""So many choices has a replay at most, some four times as many as a long match: from an arranged position one need not
end."""

MOMENTS = 6_000
"""So many moments are kept of all matches together, but always those of the last one: each takes some 30 kB."""

Pay = Callable[[int], Awaitable[None]]
Allows = Callable[[str, Mapping[str, str]], bool]
"""Whether a match of a game with these cards may be opened (`HouseCards.allows`)."""


class Unrolled(Recording):
    """A match that was played again: a copy for each of its moments. Copies share their past, not their present."""

    def __init__(self, moments: Sequence[Match]) -> None:
        super().__init__(moments[-1].save())
        self.moments = tuple(moments)

    def view(self, at: int, seat: Seat | None) -> Json:
        """What the seat sees then."""
        return self.moments[at].view(seat)

    def log(self, at: int, seat: Seat | None) -> Sequence[Json]:
        """What it has been told by then."""
        return self.moments[at].log_for(seat)

    def told(self, at: int) -> int:
        """How many lines that are."""
        return self.moments[at].told


def unroll(document: str, allows: Allows, *, positions: bool = False) -> Unrolled:
    """The match after 0, 1, 2, ... choices. Raises `BadReplay`.

    `positions`: the match may begin in an arranged position. Such a document can be of a size that no match has.
    """
    told = read(document)
    if told["position"] and not positions:
        raise BadReplay("At this server no replay of an arranged position is opened (croupier serve --positions).")
    if not allows(told["game"], told["cards"]):
        raise BadReplay("At this server no replay of other cards is opened (croupier serve --positions).")
    moments: list[Match] = []
    for match in played(document, catalog.find):
        if len(moments) > LONGEST:
            raise BadReplay(f"A replay of more than {LONGEST} choices is not opened.")
        moments.append(match.fork())
    return Unrolled(moments)


class Replays:
    """Recordings that are looked at: those that the store keeps, and else matches that are unrolled for it.

    One is unrolled at a time, in a thread: beside many, nobody else would get an answer.
    """

    def __init__(self, allows: Allows, *, positions: bool = False) -> None:
        self._unroll = partial(unroll, allows=allows, positions=positions)
        self._room = CapacityLimiter(1)
        self._opened: OrderedDict[str, asyncio.Task[Recording]] = OrderedDict()

    async def open(self, document: str, pay: Pay, stored: Callable[[], Awaitable[Recording | None]]) -> Recording:
        """The recording of a document: from the store (`stored`), else unrolled. Raises `BadReplay`.

        `pay` is called with the price of a document that has to be unrolled, and may refuse it.
        """
        name = hashlib.sha256(document.encode("utf-8", "replace")).hexdigest()
        if name not in self._opened:
            found = await stored()
            if found is None:
                await pay(1 + len(document) // PRICED)
            if name not in self._opened:  # paying takes a while, too
                self._opened[name] = asyncio.create_task(self._open(document, found))
                self._opened[name].add_done_callback(lambda task: self._finished(name, task))
                if len(self._opened) > KEPT:
                    self._opened.popitem(last=False)
        self._opened.move_to_end(name)
        return await asyncio.shield(self._opened[name])  # who leaves does not stop it for the others

    async def _open(self, document: str, stored: Recording | None) -> Recording:
        if stored is not None:
            return stored
        return await to_thread.run_sync(self._unroll, document, limiter=self._room)

    def _finished(self, name: str, task: "asyncio.Task[Recording]") -> None:
        if (task.cancelled() or task.exception() is not None) and self._opened.get(name) is task:
            del self._opened[name]
        while len(self._opened) > 1 and sum(map(_length, self._opened.values())) > MOMENTS:
            self._opened.popitem(last=False)


def _length(task: "asyncio.Task[Recording]") -> int:
    """How many moments a match has; 0 while it is not unrolled."""
    return len(task.result()) if task.done() and not task.cancelled() and task.exception() is None else 0
