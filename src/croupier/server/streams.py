"""Open streams: how many one address may hold, what they share, the sign of life where nothing happens for a while."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, Protocol, TypeVar

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.response import Stream
from litestar.types import ASGIApp, Receive, Scope, Send

from croupier.server.addresses import network_of
from croupier.server.errors import STATUS, TooMany

PAUSE = 10.0
"""Seconds after which a stream that was refused may be asked for again."""

BEAT = 15.0
"""Seconds after which a silent stream says that it is still there."""

_STREAMS = ("/events", "/stream")

FOLLOWED = b"on="
"""Stands before each table of a stream that follows several: it counts as so many."""

T = TypeVar("T")

STILL_HERE = b": still here\r\n\r\n"
"""The sign of life that no reader hears of."""


def is_stream(path: str) -> bool:
    """Whether somebody who asks for this stays to hear what happens."""
    return path.rstrip("/").endswith(_STREAMS)


def event(data: str, name: str = "", number: int | None = None) -> bytes:
    """One server-sent event; the data are a single line. A reader that comes again says which number it had last."""
    called = f"event: {name}\r\n" if name else ""
    numbered = "" if number is None else f"id: {number}\r\n"
    return f"{numbered}{called}data: {data}\r\n\r\n".encode()


class Events(Stream):
    """Server-sent events. While nothing happens it keeps none of them: the framework's own keeps the last, a page."""

    def __init__(self, events: AsyncIterator[bytes]) -> None:
        super().__init__(_let_go(events), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


async def _let_go(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The events. What is refused in the middle ends them: the answer has begun, and who comes again is told why."""
    try:
        async for one in events:
            yield one
            del one
            yield b""  # whoever sends holds what was given last; this is not sent
    except tuple(STATUS):
        return


async def beating(news: AsyncIterator[T]) -> AsyncIterator[T | None]:
    """The news, and None whenever none came for a while. Who waits for the next of them must be free to give it up."""
    while True:
        try:
            async with asyncio.timeout(BEAT):
                one = await anext(news)
        except TimeoutError:
            yield None
        except StopAsyncIteration:
            return
        else:
            yield one


class Shared(Protocol):
    """What those who read the same share."""

    readers: int


S = TypeVar("S", bound=Shared)


class WhileRead(Generic[S]):
    """What is shared by all whose key is the same, kept until the last of them has left."""

    def __init__(self, begin: Callable[[], S]) -> None:
        self._begin = begin
        self.kept: dict[Hashable, S] = {}

    def __len__(self) -> int:
        return len(self.kept)

    @contextmanager
    def of(self, key: Hashable) -> Iterator[S]:
        """What is shared by all whose key is this, for one who reads it meanwhile."""
        shared = self.kept.setdefault(key, self._begin())
        shared.readers += 1
        try:
            yield shared
        finally:
            shared.readers -= 1
            if not shared.readers:
                self.kept.pop(key, None)


class Streams(ASGIMiddleware):
    """Counts the open streams of each address and refuses what is too many with status 429."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request in, if it is no stream or there is room for one."""
        if not is_stream(scope["path"]):
            await next_app(scope, receive, send)
            return
        client = scope.get("client")
        network = network_of(client[0]) if client else ""
        count = max(1, scope.get("query_string", b"").count(FOLLOWED))
        if self._open[network] + count > self._most:
            raise TooMany(f"Too many streams are open from this address; {self._most} may be.", retry_after=PAUSE)
        self._open[network] += count
        try:
            await next_app(scope, receive, send)
        finally:
            self._open[network] -= count
            if not self._open[network]:
                del self._open[network]
