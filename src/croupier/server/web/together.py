"""One stream for all tables that a browser shows: over HTTP/1.1 it has six connections, and each tab would hold one."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, suppress
from typing import NamedTuple

import structlog
from litestar import Response, get, post

from croupier.engine import CroupierError
from croupier.server.errors import BadRequest, Unforeseen, UnknownTable, WrongToken, status_of
from croupier.server.streams import BEAT, Events, event
from croupier.server.web.context import AnyRequest, Context, Injected, Sitting, whole
from croupier.server.web.cookies import Browser
from croupier.server.web.table import check, happenings, onlooker_of

MOST = 40
"""Tables that one stream follows at most."""

LONGEST_LINE = 1_000_000

SOON = 0.2
"""Seconds after which what has ended again is not begun anew: the server closes."""

log = structlog.get_logger("croupier.http")


class Followed(NamedTuple):
    """As whom a browser follows a table; how many lines of the log its page shows, and the mark of the page."""

    at: Sitting
    line: int
    mark: str


@get("/stream")
async def together(request: AnyRequest, context: Injected) -> Events:
    """What happens at several tables (`on`, each as `table~seat~language~line~mark`), named by their places: `0.table`.

    It begins with a `hello`, which holds the version of the files for browsers. A table that cannot be followed, or not
    any more, is `gone`, with the status that its page would have; the others go on.
    """
    return Events(_together(followed(request, context), context.assets.version))


@post("/here")
async def here(request: AnyRequest, context: Injected) -> Response[None]:
    """A sign of life from a browser that shows these tables (`on`, as above)."""
    for at, *_ in followed(request, context):
        with suppress(UnknownTable, WrongToken):  # the stream says so
            await at.tables.sign(at.table, at.viewer)
    return Response(None, status_code=204)


def followed(request: AnyRequest, context: Context) -> list[Followed]:
    """The tables that a request names. Raises `BadRequest` if it names none, or too many."""
    named: list[str] = request.query_params.getall("on", [])
    if not 0 < len(named) <= MOST:
        raise BadRequest(f"A stream follows 1 to {MOST} tables.")
    browser = Browser(request)
    found: list[Followed] = []
    for one in named:
        table, seat, language, line, mark = [*one.split("~"), "", "", "", ""][:5]
        viewer = browser.token(table, seat)
        sitting = Sitting(request, context, browser.speaking(language), table, seat, viewer)
        found.append(Followed(sitting, whole(line, LONGEST_LINE) or 0, mark))
    return found


async def _together(tables: Sequence[Followed], version: str) -> AsyncIterator[bytes]:
    """The events of several tables as they come, each waiting until the one before it is sent."""
    yield event(json.dumps({"version": version}), "hello")
    ready: asyncio.Queue[bytes | None] = asyncio.Queue(1)
    tasks = [asyncio.create_task(_follow(place, one, ready)) for place, one in enumerate(tables)]
    try:
        left = len(tasks)
        while left:
            try:
                async with asyncio.timeout(BEAT):
                    one = await ready.get()
            except TimeoutError:
                yield event("", "beat")
                continue
            if one is None:
                left -= 1
            else:
                yield one
            del one
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _follow(place: int, followed: Followed, ready: "asyncio.Queue[bytes | None]") -> None:
    status = 0
    try:
        while await _told(place, followed, ready):
            # It begins anew, since seats have other numbers; nothing is told twice.
            followed = followed._replace(line=LONGEST_LINE, mark="")
    except CroupierError as error:
        status = status_of(error)
    except Exception as error:  # noqa: BLE001  # the other tables go on
        status = _unforeseen(error)
    await ready.put(event(json.dumps({"status": status}), f"{place}.gone"))
    await ready.put(None)


async def _told(place: int, followed: Followed, ready: "asyncio.Queue[bytes | None]") -> bool:
    """Tell what happens at a table until that ends; gives whether it may begin anew, which no closing server does."""
    began = asyncio.get_running_loop().time()
    at, line, mark = followed
    await check(at)
    news = happenings(at.context, onlooker_of(at), at.table, line, mark=mark, signs=True)
    async with aclosing(news) as told:
        async for name, data in told:
            if name != "beat":  # all tables together have one
                await ready.put(event(data, f"{place}.{name}"))
            del data
    await check(at)  # it may have ended because the table has been deleted
    return asyncio.get_running_loop().time() - began > SOON


def _unforeseen(error: Exception) -> int:
    """Log what nobody has thought of, by its kind: its message may hold secrets. Gives its status."""
    log.error("unforeseen", kind=type(error).__name__, route="/stream")
    return status_of(Unforeseen())


HANDLERS = (together, here)
