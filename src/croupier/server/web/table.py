"""The page of a table, and its stream, which sends what has changed on it."""

import json
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from typing import Any

from litestar import get
from litestar.params import FromQuery
from markupsafe import Markup

from croupier import catalog
from croupier.server.addresses import shared
from croupier.server.service.views import Message, TableView
from croupier.server.streams import Events, beating, event
from croupier.server.web import updates
from croupier.server.web.context import AtTable, Context, Reply, Sitting
from croupier.server.web.cookies import Browser
from croupier.server.web.origin import addressed, in_json, mark_of, unaddressed
from croupier.server.web.render_cache import Rendered, Spoken
from croupier.server.web.showing import Form, drawn_in_some_form, rules_of
from croupier.server.web.template_context import Viewer, picture
from croupier.server.web.view_model import ViewModel
from croupier.text import Translator

Happening = tuple[str, str]
"""The name of something that happens at a table, and what pages are told of it: JSON."""


def onlooker_of(at: Sitting) -> Viewer:
    """Who looks at the table."""
    here = str(at.request.base_url)
    others = shared(here, at.context.settings.address)
    origin = (others or here.rstrip("/")) + at.context.settings.path
    return Viewer(at.browser, at.viewer, origin, bool(others))


@get("/t/{table:str}")
async def table_page(at: AtTable) -> Reply:
    """A table, as the seat this browser has taken there, or as a spectator."""
    look = await at.tables.look(at.table, at.viewer)
    messages = await at.tables.chat.messages(at.table, at.viewer)
    who, game, refused = onlooker_of(at), rules_of(look), _refuses_cookies(at)

    def draw(form: Form = "game") -> Reply:
        values = picture(who, look, 0, None, form)
        fragments = live_of(at.context, who, values)
        live = Markup(addressed("".join(fragments), who.origin))  # noqa: S704  # drawn by a template
        values |= {"messages": messages, "refused": refused, "live": live, "mark": mark_of(fragments)}
        return at.context.page("table.html", at.browser, game=game, **values)

    if at.viewer is not None or look.status != "running":
        return drawn_in_some_form(draw, kept=look.recorded)
    browser = at.browser
    mine = (browser.language, browser.theme, browser.name, browser.here, browser.unzips, who.origin, who.reachable)
    said = messages[-1].number if messages else 0
    return at.context.drawings.page((look.id, look.told, said, refused, *mine), draw)


def _refuses_cookies(at: Sitting) -> bool:
    """Whether somebody comes from a page of ours to a seat, and the browser keeps no secret of any seat there.

    By a link from elsewhere, which somebody has copied with its seat, one comes to watch.
    """
    headers = at.request.headers
    ours = headers.get("sec-fetch-site") == "same-origin" or headers.get("referer", "").startswith(
        str(at.request.base_url)
    )
    return ours and at.viewer is None and at.seat.isdecimal()


@get("/t/{table:str}/stream")
async def stream(at: AtTable, line: FromQuery[int] = 0) -> Events:
    """The changes of one table, for who reads no other (`happenings`). A silent stream gives a `beat`."""
    await check(at)  # what is refused must be so before the stream begins
    return Events(_encoded(happenings(at.context, onlooker_of(at), at.table, line)))


async def _encoded(told: AsyncGenerator[Happening]) -> AsyncIterator[bytes]:
    async with aclosing(told):
        async for name, data in told:
            yield event(data, name)
            del data


async def check(at: Sitting) -> None:
    """Raise why this browser may not follow a table, if it may not."""
    await at.tables.check_room(at.table, at.viewer)
    look = await at.tables.look(at.table, at.viewer, asking=False)
    catalog.find(look.game)


async def happenings(
    context: Context, who: Viewer, table: str, seen: int, *, mark: str = "", signs: bool = False
) -> AsyncGenerator[Happening]:
    """The changes of a table, by their names: `table` and `chat` (the page, or what is new on it), `nudge`, and `beat`.

    They begin with the whole `table` and `chat`, so that nothing is missed between a page and its stream. The page
    shows `seen` lines; it stays as it is if its `mark` is still the table's. `signs`: whether it gives signs of life,
    and counts as gone when it gives none.
    """
    tables = context.tables

    async def chat(after: int) -> Spoken:
        messages = await tables.chat.messages(table, who.token, after)
        said = talk(context, who.browser, messages, after)
        return Spoken(after, said["number"], json.dumps(said, ensure_ascii=False))

    async with tables.subscribe(table, who.token, signs=signs) as news:
        look = await tables.look(table, who.token, asking=False)
        draw = partial(drawn, context, who)
        # In a room seats may still get other numbers, and who waits for the next match has a page of their own.
        seat = (look.me, look.status == "waiting", who.token if look.place is not None else None)
        key = (table, *seat, who.browser.language, who.origin.partition(":")[0], who.reachable)
        with context.drawings.of(key) as drawing:
            held, message = drawing.begin(draw, look, seen, mark)
            yield "table", addressed(message, who.origin, in_json)
            del message  # a page; the next change may be far away
            _, heard, said = await chat(0)
            yield "chat", said
            del said
            async for change in beating(news):
                await tables.listen(news)
                if change is None:
                    yield "beat", ""
                elif change.kind == "chat":
                    await tables.check(table, who.token)
                    known, (_, heard, said) = heard, await drawing.chat(chat, heard, change)
                    if heard > known:
                        yield "chat", said
                    del said
                elif change.kind == "moderated":  # some are not shown any more: the page gets all that are
                    await tables.check(table, who.token)
                    _, heard, said = await chat(0)
                    yield "chat", said
                    del said
                elif change.kind == "nudge":
                    said = Translator(who.browser.language).say("nudged")
                    yield "nudge", json.dumps({"said": said}, ensure_ascii=False)
                elif change.number > held.look.told:
                    await tables.check(table, who.token)
                    look_again = partial(tables.look, table, who.token, asking=False)
                    held, message = await drawing.follow(draw, look_again, held, change)
                    yield "table", addressed(message, who.origin, in_json)
                    del message


def drawn(context: Context, who: Viewer, look: TableView, seen: int, before: Rendered | None) -> Rendered:
    """A table as this onlooker sees it, with what is new after `seen` lines, or since the drawing before."""

    def draw(form: Form) -> Rendered:
        values = picture(who, look, seen, before.worded if before is not None else None, form)
        t: ViewModel = values["t"]
        told = updates.told(t, look, seen)
        if before is not None:
            told["notes"] = updates.notes(who, before.look, look)
            told["say"] += updates.arrivals(who, before.look, look)
        since = before.look.told if before is not None else -1
        return Rendered(look, t.worded, live_of(context, who, values), told, since)

    return drawn_in_some_form(draw, kept=look.recorded)


def live_of(context: Context, who: Viewer, values: Mapping[str, Any]) -> tuple[str, ...]:  # Any: as of `picture`
    """What changes of a table's page, in fragments, for readers who reach the server by any address."""
    return context.fragments("live.html", who.browser, values["t"].game, **{**values, **unaddressed(who.origin)})


def talk(
    context: Context, browser: Browser, messages: Sequence[Message], after: int = 0
) -> dict[str, Any]:  # Any: JSON
    """The chat for a page that has the messages up to number `after`: HTML, and the number of the last message."""
    html = context.html("chat.html", browser, messages=messages) if messages or not after else ""
    return {"html": html, "after": after, "number": messages[-1].number if messages else after}


HANDLERS = (table_page, stream)
