"""Recorder: the steps of finished matches are recorded while nobody waits for it.

Also of those that ended under earlier releases, if their version is the installed one. A match is played again for it,
with all that everybody saw, which takes a second or two. So it is done in slices, with pauses between them that are
nine times as long.
"""

import asyncio
from collections.abc import Generator
from contextlib import suppress
from time import perf_counter

import structlog

from croupier import catalog
from croupier.server.errors import StoreFailed, UnknownTable
from croupier.server.service.recording import record
from croupier.server.service.runtime.matches import Matches
from croupier.server.store import recordings
from croupier.server.store.archive import document_of
from croupier.server.store.records import Recorded
from croupier.server.store.writer import StaleRevision

WAIT = 60.0
"""Seconds after the end of a match, or the start of a server, in which others have more urgent things to do."""

SLICE = 0.01
"""Seconds of work at a stretch, about: one step can take longer."""

REST = 9
"""So many times as long as a slice is the pause after it."""

AT_ONCE = 20
"""Matches of which a process takes charge at a time."""

log = structlog.get_logger("croupier.tables")

_Making = Generator[None, None, tuple[Recorded, ...]]


class Recorder:
    """Records one match after the other."""

    def __init__(self, matches: Matches) -> None:
        self._store = matches.store
        self._clock = matches.clock
        self._spawn = matches.spawn
        self._left: list[str] = []
        self._making: tuple[str, _Making] | None = None
        self._awake = self._more = self._closed = False
        matches.ended = self.soon

    def soon(self) -> None:
        """Look in a while for matches that are to be recorded, and go on until there are no more."""
        self._more = True
        if not self._awake:
            self._awake = True
            self._later(WAIT)

    def close(self) -> None:
        """Record nothing any more; what was begun is begun anew by the next process."""
        self._closed = True

    def _later(self, seconds: float) -> None:
        self._clock.at(self._clock.now() + seconds, lambda: self._closed or self._spawn(self._go_on()))

    async def _go_on(self) -> None:
        """A slice of the present match, or a look for the next ones."""
        pause = WAIT
        with suppress(StoreFailed):  # it is tried again
            if self._making is None and not self._left:
                self._more = False
                self._left = await recordings.unrecorded(self._store, _versions(), AT_ONCE)
            if self._making is None and self._left:
                await self._begin(self._left.pop(0))
            if self._making is not None:
                began = perf_counter()
                await self._work(*self._making)
                pause = REST * (perf_counter() - began)
            elif self._left:  # one has been deleted
                pause = 0.0
            elif not self._more:
                self._awake = False
                return
        self._later(pause)

    async def _begin(self, table: str) -> None:
        with suppress(UnknownTable):  # it has been deleted
            self._making = table, record(await document_of(self._store, table), catalog.find)

    async def _work(self, table: str, making: _Making) -> None:
        try:
            made = await asyncio.to_thread(_slice, making)
        except Exception as error:  # noqa: BLE001  # rules that cannot play it again may fail in any way
            self._making = None
            log.warning("not-recorded", table=table, kind=type(error).__name__)
            await recordings.give_up(self._store, table)
            return
        if made is not None:
            self._making = None
            with suppress(StaleRevision):  # it has been deleted
                await recordings.keep(self._store, table, made)
                log.info("recorded", table=table, bytes=sum(len(one.ending) + len(one.steps or b"") for one in made))


def _slice(making: _Making) -> tuple[Recorded, ...] | None:
    """Go on for a while; gives what was made once it is finished."""
    end = perf_counter() + SLICE
    try:
        while perf_counter() < end:
            next(making)
    except StopIteration as finished:
        made: tuple[Recorded, ...] = finished.value
        return made
    return None


def _versions() -> dict[str, str]:
    """The games that are installed, with their versions."""
    return {name: catalog.find(name).version for name in catalog.names()}
