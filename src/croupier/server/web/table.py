"""The page of a table, and its stream, which sends what has changed on it."""

import json
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from croupier import catalog
from croupier.server.addresses import shared
from croupier.server.service.looks import Look, Message
from croupier.server.streams import Events, beating, event
from croupier.server.web import changes
from croupier.server.web.addressing import addressed, unaddressed
from croupier.server.web.context import Answer, AnyRequest, Context, Injected
from croupier.server.web.cookies import Browser
from croupier.server.web.drawing import Drawn, cut
from croupier.server.web.picture import Reader, picture
from croupier.server.web.scene import Scene
from croupier.text import Speaker


def reader_of(request: AnyRequest, context: Context, table: str, seat: str) -> Reader:
    """The reader of a request."""
    browser = Browser(request)
    here = str(request.base_url)
    others = shared(here, context.settings.address)
    return Reader(browser, browser.token(table, seat), others or here.rstrip("/"), bool(others))


@get("/t/{table:str}")
async def table_page(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """A table, as the seat this browser has taken there, or as a spectator."""
    reader = reader_of(request, context, table, seat)
    look = await context.tables.look(table, reader.token)
    messages = await context.tables.chat(table, reader.token)
    values = picture(reader, look)
    return context.page("table.html", reader.browser, game=catalog.find(look.game), messages=messages, **values)


@get("/t/{table:str}/stream")
async def stream(
    request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "", line: FromQuery[int] = 0
) -> Events:
    """The table's changes: `table` (its page, or what is new on it), `chat`, and `beat` after a while without changes.

    It begins with the whole `table` and `chat`, so that nothing is missed between a page and its stream.
    """
    reader = reader_of(request, context, table, seat)
    await context.tables.check_room(table, reader.token)  # what is refused must be so before the stream begins
    catalog.find((await context.tables.look(table, reader.token)).game)
    return Events(_events(context, reader, table, line))


async def _events(context: Context, reader: Reader, table: str, seen: int) -> AsyncIterator[bytes]:
    tables = context.tables

    async def chat() -> bytes:
        return _message("chat", talk(context, reader.browser, await tables.chat(table, reader.token)))

    async with tables.subscribe(table, reader.token) as news:
        look = await tables.look(table, reader.token)
        draw = partial(drawn, context, reader)
        key = (table, look.me, reader.browser.language, reader.origin.partition(":")[0], reader.reachable)
        with context.drawings.of(key) as drawing:
            held, message = drawing.begin(draw, look, seen)
            yield event(addressed(message, reader.origin), "table")
            del message  # a page; the next change may be far away
            yield await chat()
            async for change in beating(news):
                if change is None:
                    yield event("", "beat")
                elif change.kind == "chat":
                    yield await chat()
                elif change.kind == "nudge":
                    yield _message("nudge", {"said": Speaker(reader.browser.language).say("nudged")})
                elif change.number > held.look.told:
                    await tables.attend(table, reader.token)
                    held, message = await drawing.follow(draw, lambda: tables.look(table, reader.token), held, change)
                    yield event(addressed(message, reader.origin), "table")
                    del message


def drawn(context: Context, reader: Reader, look: Look, seen: int, before: Drawn | None) -> Drawn:
    """A table as this reader sees it, with what is new after `seen` lines, or since the drawing before."""
    values = picture(reader, look, seen, before.worded if before is not None else None)
    t: Scene = values["t"]
    told = changes.told(t, look, seen)
    if before is not None:
        told["notes"] = changes.notes(reader, before.look, look)
    fragments = cut(context.html("live.html", reader.browser, t.game, **values | unaddressed(reader.origin)))
    return Drawn(look, t.worded, fragments, told, before.look.told if before is not None else -1)


def talk(context: Context, browser: Browser, messages: Sequence[Message]) -> dict[str, Any]:  # Any: JSON
    """The chat for the page: its HTML and the number of the last message."""
    last = messages[-1].number if messages else 0
    return {"html": context.html("chat.html", browser, messages=messages), "number": last}


def _message(name: str, data: dict[str, Any]) -> bytes:  # Any: JSON
    return event(json.dumps(data, ensure_ascii=False), name)


HANDLERS = (table_page, stream)
