"""How long the server waits for a client: for the rest of a request, and for a reader that does not read.

The web server drops connections that are idle between two requests, and no others. Without this, a few thousand halves
of requests hold all its connections for ever.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST = 15.0
"""Seconds from the first byte of a request (the first one: from the connection) to its last."""

STALLED = 30.0
"""Seconds for which a client may leave unread what was sent to it, once its buffers are full."""


class PatientProtocol(H11Protocol):
    """HTTP, for clients that send and read at all."""

    request_time = REQUEST
    stalled_time = STALLED

    def __init__(self, *arguments: Any, **options: Any) -> None:  # Any: what uvicorn hands to its protocols
        super().__init__(*arguments, **options)
        self._request: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody has come, and is expected to ask something."""
        super().connection_made(transport)
        self._request = self.loop.call_later(self.request_time, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """A part of a request: the time for all of it runs from its first byte."""
        if self._request is None:
            self._request = self.loop.call_later(self.request_time, self.transport.abort)
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
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

    def _request_came(self) -> None:
        if self._request is not None:
            self._request.cancel()
        self._request = None

    def _reads_again(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        self._stalled = None
