"""Timeouts: how long the server waits for a client. For the rest of a request, and for a reader that does not read.

The web server drops connections that are idle between two requests, and no others. Without this, a few thousand halves
of requests hold all its connections for ever, and the head of a single one may fill the memory.
"""

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

REQUEST = 15.0
"""Seconds from the first byte of a request (the first one: from the connection) to its last."""

STALLED = 30.0
"""Seconds for which a client may leave unread what was sent to it, once its buffers are full."""

LONGEST_ADDRESS = 8_192
"""Bytes of the address of a request at most: the framework remembers the last thousand that it was asked for."""

LONGEST_HEAD = 65_536
"""Bytes that may follow the first ones of a request without being part of its body."""


LAST_WORDS = 0.2
"""Seconds in which a connection may still begin to ask when the server stops: what is on its way is answered."""

LAST_REQUEST = 1.0
"""Seconds that a request has then to come to its end."""


class Stopping(ServerState):
    """What connections know of their server."""

    stopping = False
    """Whether it lets nobody in any more; who was just coming in learns of it here."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP, for clients that send and read at all."""

    request_time = REQUEST
    stalled_time = STALLED

    def __init__(self, *arguments: Any, **options: Any) -> None:  # Any: what uvicorn hands to its protocols
        super().__init__(*arguments, **options)
        self._request: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes that came since a request began, or since the last part of a body."""
        self._asking = False
        """Whether a request has begun and not all of it is there."""
        self._leaves = False
        """Whether the server stops: what is asked is answered, and nothing after that."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody has come, and is expected to ask something."""
        super().connection_made(transport)
        self._await_request()
        if getattr(self.server_state, "stopping", False):
            self.shutdown()

    def shutdown(self) -> None:
        """The server stops. A request that has come, or is just coming, is answered all the same."""
        self._leaves = True
        if self.cycle is not None:
            self.cycle.keep_alive = False
        self.loop.call_later(LAST_WORDS, self._leave)
        self.loop.call_later(LAST_REQUEST, partial(self._leave, asking=False))

    def _leave(self, *, asking: bool | None = None) -> None:
        waits = self.cycle is not None and not self.cycle.response_complete
        if not waits and not (self._asking if asking is None else asking):
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """A part of a request: the time for all of it runs from its first byte."""
        self._await_request()
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        """The next request begins, maybe together with the end of the one before."""
        super().on_message_begin()
        self._head = 0
        self._asking = True
        self._await_request()

    def on_url(self, url: bytes) -> None:
        """A part of the address. An error is answered with 400, and the connection closed."""
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            raise ValueError("The address of this request is too long.")

    def on_headers_complete(self) -> None:
        """The head is there, and the application is about to be asked."""
        super().on_headers_complete()
        if self._leaves and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """A part of the body; how long that may be is known to the application."""
        super().on_body(body)
        self._head = 0

    def on_message_complete(self) -> None:
        """The whole request is there."""
        super().on_message_complete()
        self._head = 0
        self._asking = False
        self._request_came()

    def on_response_complete(self) -> None:
        """The answer is sent. What is left of its request nobody waits for; the next one has a time of its own."""
        self._request_came()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._request_came()
        self._reads_again()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not read what is sent to it."""
        super().pause_writing()
        self._stalled = self._stalled or self.loop.call_later(self.stalled_time, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._reads_again()

    def _await_request(self) -> None:
        if self._request is None:
            self._request = self.loop.call_later(self.request_time, self.transport.abort)

    def _request_came(self) -> None:
        if self._request is not None:
            self._request.cancel()
        self._request = None

    def _reads_again(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        self._stalled = None
