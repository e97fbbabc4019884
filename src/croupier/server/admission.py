"""Admission control: who reads more than people do waits behind those who play.

A page costs as much as several choices, and whoever wants may ask for one after the other. So each address has an
allowance of reads, and strangers, who have no seat anywhere, have one together. What is read beyond them is answered
one by one, the addresses in turn, and while nobody's choice is under way.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from croupier.server.addresses import network_of
from croupier.server.errors import TooMany
from croupier.server.streams import is_stream
from croupier.server.token_bucket import TokenBuckets

BURST = 3.0
"""Seconds of its allowance that somebody may use at once."""

STRANGERS = 2.0
"""Reads of all strangers together, as a multiple of the allowance of one address."""

LONG = 0.1
"""Seconds after which a read lets the next one begin: it waits for something itself."""

QUIET = 0.1
"""Seconds that a read waits at most for choices under way: there may always be one."""

MOST_WAITING = 50
"""Reads of one address that may wait; more are refused."""

MOST_ADDRESSES = 1000
"""Addresses of which reads wait at once."""

_READING = frozenset({"GET", "HEAD"})
_FREE = ("/static/", "/healthz", "/readyz", "/favicon.ico", "/robots.txt")
"""What costs next to nothing, or is counted elsewhere (streams, by `Streams`)."""


class Allowance:
    """So many reads a second for each name, and what was saved in a few seconds at once."""

    def __init__(self, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._buckets = TokenBuckets(max(1.0, per_second * BURST), per_second)
        self._now = now

    def take(self, name: str) -> bool:
        """Count a read; whether there was one left for it."""
        return not self._buckets.take(name, self._now())


class Lane:
    """Where reads wait that are beyond an allowance: one at a time goes on, and those of different names take turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._taken = False

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Go on when it is the turn of this name. Raises `TooMany` where too many wait."""
        await self._wait(name)
        let_go = self._once()
        timer = asyncio.get_running_loop().call_later(LONG, let_go)
        try:
            yield
        finally:
            timer.cancel()
            let_go()

    async def _wait(self, name: str) -> None:
        if not self._taken:
            self._taken = True
            return
        line = self._waiting.get(name)
        if len(line or ()) >= MOST_WAITING or (line is None and len(self._waiting) >= MOST_ADDRESSES):
            raise TooMany("You ask for more than can be read at once.")
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # its turn had come already
            raise

    def _once(self) -> Callable[[], None]:
        """What lets the next one go on, the first time it is called."""
        held = True

        def let_go() -> None:
            nonlocal held
            if held:
                held = False
                self._next()

        return let_go

    def _next(self) -> None:
        while self._waiting:
            name = next(iter(self._waiting))
            line = self._waiting.pop(name)
            mine = line.popleft()
            if line:
                self._waiting[name] = line  # at the end: the others come first
            if not mine.done():
                mine.set_result(None)
                return
        self._taken = False


class Admission(ASGIMiddleware):
    """Lets every request in at once but reads beyond an allowance, which wait."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, per_second: float) -> None:
        self._own = Allowance(per_second)
        self._strangers = Allowance(per_second * STRANGERS)
        self._lane = Lane()
        self._writing = 0
        self._quiet = asyncio.Event()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request in, a read beyond its allowance when it is its turn. Raises `TooMany`."""
        if scope.get("method") not in _READING:
            await self._write(scope, receive, send, next_app)
            return
        network = network_of(scope["client"][0]) if scope["client"] else ""
        path = scope["path"]
        if path.startswith(_FREE) or is_stream(path) or self._within(network, scope):
            await next_app(scope, receive, send)
            return
        async with self._lane.turn(network):
            await self._nobody_writes()
            await next_app(scope, receive, send)

    def _within(self, network: str, scope: Scope) -> bool:
        """Whether this read is within all allowances that it counts to."""
        own = self._own.take(network)
        return own and (_has_seat(scope) or self._strangers.take(""))

    async def _write(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """A choice, or whatever else changes something. It is under way until its answer begins."""
        under_way = True
        self._writing += 1
        self._quiet.clear()

        def done() -> None:
            nonlocal under_way
            if under_way:
                under_way = False
                self._writing -= 1
                if not self._writing:
                    self._quiet.set()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                done()
            await send(message)

        try:
            await next_app(scope, receive, sending)
        finally:
            done()

    async def _nobody_writes(self) -> None:
        if self._writing:
            try:
                async with asyncio.timeout(QUIET):
                    await self._quiet.wait()
            except TimeoutError:
                return


def _has_seat(scope: Scope) -> bool:
    """Whether a request brings what somebody with a seat would. Whether it is good for one costs more to find out."""
    return any(
        name == b"authorization" or (name == b"cookie" and b"seats" in value) for name, value in scope["headers"]
    )
