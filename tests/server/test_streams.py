"""Server-sent events: how they are written, and what a stream holds while nothing happens."""

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

from litestar.types import Message
from litestar.types.asgi_types import Receive, Send

from croupier.server.errors import WrongToken
from croupier.server.streams import Events, event


def test_an_event_is_written_as_browsers_read_it() -> None:
    assert event('{"seq":3}', number=3) == b'id: 3\r\ndata: {"seq":3}\r\n\r\n'
    assert event("", "beat") == b"event: beat\r\ndata: \r\n\r\n"
    assert event('"é"', "chat").decode() == 'event: chat\r\ndata: "é"\r\n\r\n'


def test_a_stream_keeps_nothing_of_what_it_has_sent() -> None:
    page = bytes(9000)
    sent: list[int] = []
    silent = asyncio.Event()

    async def events() -> AsyncIterator[bytes]:
        yield page
        silent.set()
        await asyncio.Event().wait()

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            sent.append(len(message["body"]))

    async def receive() -> Any:  # Any: never anything
        await asyncio.Event().wait()
        raise AssertionError

    async def serve(receive: Receive, send: Send) -> None:
        before = sys.getrefcount(page)
        response = Events(events()).to_asgi_response(None, None)  # type: ignore[arg-type]  # neither is read
        serving = asyncio.create_task(response({"type": "http"}, receive, send))  # type: ignore[arg-type]  # no more is read
        await silent.wait()
        assert sum(sent) == len(page)
        assert sys.getrefcount(page) == before
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)

    asyncio.run(serve(receive, send))


def test_a_stream_whose_reader_may_read_no_more_ends() -> None:
    """Who has asked for a rematch twice has a new token: the page that was open with the first one cannot go on."""

    async def events() -> AsyncIterator[bytes]:
        yield b"one"
        raise WrongToken("This token belongs to no seat of this table.")

    sent: list[Any] = []

    ended = asyncio.Event()

    async def send(message: Message) -> None:
        sent.append(message)
        if not message.get("more_body", True):
            ended.set()

    async def receive() -> Any:  # Any: as a server tells of the end of the answer
        await ended.wait()
        return {"type": "http.disconnect"}

    async def serve(receive: Receive, send: Send) -> None:
        response = Events(events()).to_asgi_response(None, None)  # type: ignore[arg-type]  # neither is read
        await response({"type": "http"}, receive, send)  # type: ignore[arg-type]  # no more is read

    asyncio.run(asyncio.wait_for(serve(receive, send), 60))
    bodies = [message for message in sent if message["type"] == "http.response.body"]
    assert b"".join(message["body"] for message in bodies) == b"one"
    assert not bodies[-1]["more_body"]
