"""Clients that are slow, silent or too many: dropped after a time, or told to come back later."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from croupier.server.errors import TooMany
from croupier.server.streams import Streams
from croupier.server.timeouts import LONGEST_ADDRESS, LONGEST_HEAD, PatientProtocol
from tests.server.conftest import Client
from tests.server.room import opened, people, run, until

MUCH = 1000 * 65536
"""Bytes, more than any buffer takes."""


class Hasty(PatientProtocol):
    """A moment of patience is enough for a test."""

    request_time = 0.2
    stalled_time = 0.2


async def echo(scope: Any, receive: Any, send: Any) -> None:  # Any: ASGI
    """Answers with the size of the body; `/much` with `MUCH` before that."""
    if scope["type"] != "http":
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size += len(message["body"])
        more = message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(MUCH // 65536 if scope["path"] == "/much" else 0):
        await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
    await send({"type": "http.response.body", "body": str(size).encode()})


class Patient(PatientProtocol):
    """So patient that only what is too long is refused."""

    request_time = 3600.0


async def serving(test: Callable[[int], Awaitable[None]], protocol: type[PatientProtocol] = Hasty) -> None:
    """Run a test against a server of little patience, at its port."""
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        echo, http=protocol, ws="none", log_config=None, lifespan="off", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        await test(listener.getsockname()[1])
    finally:
        server.should_exit = True
        await running
        listener.close()


async def until_dropped(port: int, sent: bytes) -> bytes:
    """What a client gets that sends this and no more, until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


WHOLE = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody"


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", False),
        (b"GET / HT", False),
        (b"GET / HTTP/1.1\r\nhost: x\r\n", False),
        (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf", False),
        (WHOLE + b"GET / HTT", True),
    ],
)
def test_half_a_request_is_not_waited_for(sent: bytes, answered: bool) -> None:
    async def test(port: int) -> None:
        got = await until_dropped(port, sent)
        assert (b"200 OK" in got) is answered, got

    run(serving(test))


@pytest.mark.parametrize(("sent", "then"), [(b"", WHOLE), (WHOLE[:-4], WHOLE[-4:]), (WHOLE, WHOLE)])
def test_what_is_asked_as_the_server_stops_is_answered(sent: bytes, then: bytes) -> None:
    """By a client that was silent until then, or in the middle of its request, or has kept its connection."""

    async def test() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(echo, http=Patient, ws="none", log_config=None, lifespan="off"))
        running = asyncio.create_task(server.serve(sockets=[listener]))
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(sent)
        if sent == WHOLE:
            await reader.readuntil(b"0\r\n\r\n")
        await until(lambda: bool(server.server_state.connections))
        (connection,) = server.server_state.connections
        assert isinstance(connection, Patient)
        server.should_exit = True
        await until(lambda: connection._leaves)
        writer.write(then)
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 200 "), answer
        assert b"connection: close" in answer.lower()
        writer.close()
        await writer.wait_closed()
        await running

    run(test())


@pytest.mark.parametrize(
    "endless",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nhost: x\r\nendless: ",
        b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nendless: ",
        WHOLE + b"GET / HTTP/1.1\r\nhost: x\r\n",
    ],
)
def test_an_endless_head_is_not_read_to_its_end(endless: bytes) -> None:
    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(endless)
        sent = 0
        with suppress(ConnectionError):
            while not reader.at_eof() and sent < 100 * LONGEST_HEAD:
                writer.write(b"x" * 4096)
                sent += 4096
                await writer.drain()
        assert sent < 100 * LONGEST_HEAD
        writer.close()

    run(serving(test, Patient))


@pytest.mark.parametrize(("length", "status"), [(LONGEST_ADDRESS, b"200"), (LONGEST_ADDRESS + 1, b"400")])
def test_an_address_has_an_end(length: int, status: bytes) -> None:
    async def test(port: int) -> None:
        address = b"/" + b"x" * (length - 1)
        answer = await until_dropped(port, b"GET %s HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n" % address)
        assert answer.startswith(b"HTTP/1.1 %s " % status)

    run(serving(test, Patient))


def test_a_long_body_is_no_head() -> None:
    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        size = 20 * LONGEST_HEAD
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % size)
        writer.write(b"x" * size)
        assert (await reader.read()).endswith(b"%d\r\n0\r\n\r\n" % size)
        writer.close()

    run(serving(test, Patient))


def test_a_reader_that_does_not_read_is_dropped() -> None:
    dropped = asyncio.Event()

    class Watched(Hasty):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            dropped.set()

    async def test(port: int) -> None:
        loop, received = asyncio.get_running_loop(), 0
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.setblocking(False)
            await loop.sock_sendall(client, b"GET /much HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            async with asyncio.timeout(20):
                await dropped.wait()
                with suppress(ConnectionError):
                    while part := await loop.sock_recv(client, 65536):
                        received += len(part)
        assert received < MUCH  # what was under way when the connection was dropped

    run(serving(test, Watched))


def test_streams_of_one_address_are_limited() -> None:
    async def test() -> None:
        streams, all_open, release, served = Streams(2), asyncio.Event(), asyncio.Event(), []

        async def app(scope: Any, _receive: Any, _send: Any) -> None:  # Any: ASGI
            served.append(scope["path"])
            if len(served) == 3:
                all_open.set()
            if scope["path"].endswith(("events", "stream")):
                await release.wait()

        def ask(path: str, host: str) -> Awaitable[None]:
            scope: Any = {"type": "http", "path": path, "client": (host, 1)}  # Any: ASGI
            nothing: Any = None
            return streams.handle(scope, nothing, nothing, app)

        two = [asyncio.ensure_future(ask(f"/t/{n}/stream", f"2001:db8::{n}")) for n in range(2)]
        other = asyncio.ensure_future(ask("/api/tables/x/events", "2001:db8:0:1::"))
        await all_open.wait()
        await ask("/t/1", "2001:db8::7")
        with pytest.raises(TooMany) as refused:
            await ask("/api/tables/x/events", "2001:db8::9")
        assert refused.value.retry_after == 10
        release.set()
        await asyncio.gather(*two, other)
        await ask("/api/tables/x/events", "2001:db8::9")
        assert len(served) == 5

    run(test())


def test_spectators_of_one_table_are_limited_and_never_those_who_sit_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, spectators=2) as tables:
            made = await tables.seating.create(people(2))
            async with tables.subscribe(made.id, None), tables.subscribe(made.id, None):
                with pytest.raises(TooMany):
                    await tables.check_room(made.id, None)
                with pytest.raises(TooMany):
                    await tables.subscribe(made.id, None).__aenter__()
                async with tables.subscribe(made.id, made.tokens[0]):
                    await tables.check_room(made.id, made.tokens[1])
            await tables.check_room(made.id, None)

    run(test())


def test_whoever_comes_too_often_is_told_when_to_come_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    two = [{"kind": "human"}, {"kind": "human"}]
    made = client.post("/api/tables", json={"game": "quintet", "seats": two}).json()
    tables = client.app.state["tables"]
    monkeypatch.setattr(tables._matches.live, "spectators", lambda table: 10_000)
    for path in (f"/api/tables/{made['id']}/events", f"/t/{made['id']}/stream?seat=watch"):
        refused = client.get(path)
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
