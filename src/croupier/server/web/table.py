"""The page of a table, and its stream, which sends what has changed on it."""

import json
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

from litestar import get
from litestar.params import FromQuery

from croupier import catalog
from croupier.server.addresses import shared
from croupier.server.service.looks import Look, Message
from croupier.server.streams import Events, beating, event
from croupier.server.web import changes
from croupier.server.web.addressing import addressed, unaddressed
from croupier.server.web.context import AtTable, Context, Reply, Sitting
from croupier.server.web.cookies import Browser
from croupier.server.web.drawing import Drawn, Spoken, cut
from croupier.server.web.picture import Onlooker, picture
from croupier.server.web.scene import Scene
from croupier.text import Speaker


def onlooker_of(at: Sitting) -> Onlooker:
    """Who looks at the table."""
    here = str(at.request.base_url)
    others = shared(here, at.context.settings.address)
    return Onlooker(at.browser, at.viewer, others or here.rstrip("/"), bool(others))


@get("/t/{table:str}")
async def table_page(at: AtTable) -> Reply:
    """A table, as the seat this browser has taken there, or as a spectator."""
    look = await at.tables.look(at.table, at.viewer)
    messages = await at.tables.chat(at.table, at.viewer)
    values = picture(onlooker_of(at), look)
    return at.context.page("table.html", at.browser, game=catalog.find(look.game), messages=messages, **values)


@get("/t/{table:str}/stream")
async def stream(at: AtTable, line: FromQuery[int] = 0) -> Events:
    """The table's changes: `table` and `chat` (the page, or what is new on it), and `beat` after a while without any.

    It begins with the whole `table` and `chat`, so that nothing is missed between a page and its stream.
    """
    await at.tables.check_room(at.table, at.viewer)  # what is refused must be so before the stream begins
    catalog.find((await at.tables.look(at.table, at.viewer)).game)
    return Events(_events(at.context, onlooker_of(at), at.table, line))


async def _events(context: Context, who: Onlooker, table: str, seen: int) -> AsyncIterator[bytes]:
    tables = context.tables

    async def chat(after: int) -> Spoken:
        messages = await tables.chat(table, who.token, after)
        said = talk(context, who.browser, messages, after)
        return Spoken(after, said["number"], _message("chat", said))

    async with tables.subscribe(table, who.token) as news:
        look = await tables.look(table, who.token)
        draw = partial(drawn, context, who)
        key = (table, look.me, who.browser.language, who.origin.partition(":")[0], who.reachable)
        with context.drawings.of(key) as drawing:
            held, message = drawing.begin(draw, look, seen)
            yield event(addressed(message, who.origin), "table")
            del message  # a page; the next change may be far away
            _, heard, said = await chat(0)
            yield said
            del said
            async for change in beating(news):
                if change is None:
                    yield event("", "beat")
                elif change.kind == "chat":
                    await tables.attend(table, who.token)
                    known, (_, heard, said) = heard, await drawing.chat(chat, heard, change)
                    if heard > known:
                        yield said
                    del said
                elif change.kind == "nudge":
                    yield _message("nudge", {"said": Speaker(who.browser.language).say("nudged")})
                elif change.number > held.look.told:
                    await tables.attend(table, who.token)
                    held, message = await drawing.follow(draw, lambda: tables.look(table, who.token), held, change)
                    yield event(addressed(message, who.origin), "table")
                    del message


def drawn(context: Context, who: Onlooker, look: Look, seen: int, before: Drawn | None) -> Drawn:
    """A table as this onlooker sees it, with what is new after `seen` lines, or since the drawing before."""
    values = picture(who, look, seen, before.worded if before is not None else None)
    t: Scene = values["t"]
    told = changes.told(t, look, seen)
    if before is not None:
        told["notes"] = changes.notes(who, before.look, look)
    fragments = cut(context.html("live.html", who.browser, t.game, **values | unaddressed(who.origin)))
    return Drawn(look, t.worded, fragments, told, before.look.told if before is not None else -1)


def talk(
    context: Context, browser: Browser, messages: Sequence[Message], after: int = 0
) -> dict[str, Any]:  # Any: JSON
    """The chat for a page that has the messages up to number `after`: HTML, and the number of the last message."""
    html = context.html("chat.html", browser, messages=messages) if messages or not after else ""
    return {"html": html, "after": after, "number": messages[-1].number if messages else after}


def _message(name: str, data: dict[str, Any]) -> bytes:  # Any: JSON
    return event(json.dumps(data, ensure_ascii=False), name)


HANDLERS = (table_page, stream)
