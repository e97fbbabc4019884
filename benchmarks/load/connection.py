"""Plain HTTP/1.1 over one connection: the client shares two cores with the server, so it must cost next to nothing."""

import asyncio
from collections.abc import AsyncIterator, Mapping

LARGEST_LINE = 1 << 20


class Refused(Exception):
    """The server has answered with an error."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:300]!r}")
        self.status = status


class Connection:
    """A connection that is kept, and opened again if the server has closed it meanwhile."""

    def __init__(self, port: int, headers: Mapping[str, str]) -> None:
        self.port = port
        self._head = "".join(f"{name}: {value}\r\n" for name, value in {"host": f"127.0.0.1:{port}", **headers}.items())
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._asking = asyncio.Lock()

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> bytes:
        """The body of the answer. Raises `Refused`."""
        async with self._asking:
            return await self._ask(method, path, body, kind)

    async def _ask(self, method: str, path: str, body: bytes, kind: str) -> bytes:
        for last in (False, True):
            reader, writer = await self._connected()
            head = f"{method} {path} HTTP/1.1\r\n{self._head}"
            if method != "GET":
                head += f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n"
            try:
                writer.write(head.encode() + b"\r\n" + body)
                status, length = await _answer(reader)
                content = (
                    await reader.readexactly(length)
                    if length is not None
                    else b"".join([c async for c in _chunks(reader)])
                )
            except (ConnectionError, asyncio.IncompleteReadError):
                await self.close()
                if last:
                    raise
                continue
            if status >= 400:
                raise Refused(status, content)
            return content
        raise AssertionError

    async def stream(self, path: str) -> AsyncIterator[tuple[str, bytes]]:
        """Server-sent events as they come: name and data."""
        reader, writer = await self._connected()
        writer.write(f"GET {path} HTTP/1.1\r\n{self._head}accept: text/event-stream\r\n\r\n".encode())
        status, _ = await _answer(reader)
        if status != 200:
            raise Refused(status, b"")
        rest = b""
        async for chunk in _chunks(reader):
            rest += chunk
            while b"\r\n\r\n" in rest:
                event, _, rest = rest.partition(b"\r\n\r\n")
                fields = dict(line.partition(b": ")[::2] for line in event.split(b"\r\n"))
                yield fields.get(b"event", b"").decode(), fields.get(b"data", b"")

    async def close(self) -> None:
        """Hang up; nothing is on its way that anybody waits for."""
        writer, self._reader, self._writer = self._writer, None, None
        if writer is not None:
            writer.transport.abort()
        await asyncio.sleep(0)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=LARGEST_LINE)
        return self._reader, self._writer


async def _answer(reader: asyncio.StreamReader) -> tuple[int, int | None]:
    """The status of an answer and the length of its body; None if it comes in chunks."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    _, found, rest = head.partition(b"content-length: ")
    status = int(head.split(b" ", 2)[1])
    if found:
        return status, int(rest.partition(b"\r\n")[0])
    return status, None if b"transfer-encoding: chunked" in head else 0


async def _chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int(await reader.readuntil(b"\r\n"), 16):
        yield (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)
