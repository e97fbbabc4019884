"""The page of a table, and its stream, which sends the viewer's picture of the table again with every change."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import segno
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent, ServerSentEventMessage
from markupsafe import Markup

from croupier import catalog
from croupier.kit import Plain
from croupier.server.addresses import shared
from croupier.server.service.looks import Change, Look, Message
from croupier.server.web.context import Answer, AnyRequest, Context, Injected
from croupier.server.web.cookies import Browser
from croupier.server.web.environment import table_template
from croupier.server.web.scene import Line, Scene, scene_of
from croupier.text import Speaker

BEAT = 15.0
"""Seconds after which a silent stream says that it is still there."""

MOST_MOVES = 16
"""Moves of cards that one change animates at most, the newest."""

MESSAGES = 200
"""Messages on the page at most, the newest."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a table: a browser, the token of its seat (None for a spectator), and what links begin with.

    `reachable`: whether others can use that address, too; else it is one of this machine alone.
    """

    browser: Browser
    token: str | None
    origin: str
    reachable: bool


def reader_of(request: AnyRequest, context: Context, table: str, seat: str) -> Reader:
    """The reader of a request."""
    browser = Browser(request)
    here = str(request.base_url)
    others = shared(here, context.settings.address)
    return Reader(browser, browser.token(table, seat), others or here.rstrip("/"), bool(others))


def picture(
    reader: Reader, look: Look, seen: int = 0, earlier: Sequence[Plain] | None = None
) -> dict[str, Any]:  # Any: what the templates read
    """What the templates of a table read."""
    game = catalog.find(look.game)
    seat = "watch" if look.me is None else str(look.me)
    t = scene_of(look, game, reader.browser.language, seat, seen=seen, earlier=earlier)
    links = {"origin": reader.origin, "reachable": reader.reachable, "qr": qr}
    values = {"t": t, "board_template": table_template(game), **links}
    return values | _ending(t, look) if look.over else values


def _ending(t: Scene, look: Look) -> dict[str, Any]:
    best = max(look.returns, default=0.0)
    winning = [seat for seat, value in enumerate(look.returns) if value == best and best > 0]
    if winning:
        result = t.say(
            "won-match",
            you="yes" if winning == [look.me] else "no",
            count=len(winning),
            seats=t.speaker.listed([t.names[seat] for seat in winning]),
        )
    else:
        result = t.say("drawn-match")
    face = t.faces.get(t.page.poster()) or next(iter(t.faces.values()))
    ending = next((line.text for line in t.lines if not line.shown.quiet), "")
    return {"winning": winning, "result": result, "ending": ending, "poster": face.picture, "poster_ink": face.ink}


def qr(url: str) -> Markup:
    """The QR code of an address, as SVG without styles."""
    out = BytesIO()
    segno.make(url, error="m", micro=False).save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        omitsize=True,
        border=2,
        dark="#1a1519",
        light="#fbf6e9",
        svgclass=None,
        lineclass=None,
    )
    return Markup(out.getvalue().decode())  # noqa: S704  # made of numbers


@get("/t/{table:str}")
async def table_page(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """A table, as the seat this browser has taken there, or as a spectator."""
    reader = reader_of(request, context, table, seat)
    look = await context.tables.look(table, reader.token)
    messages = (await context.tables.chat(table, reader.token))[-MESSAGES:]
    values = picture(reader, look)
    return context.page("table.html", reader.browser, game=catalog.find(look.game), messages=messages, **values)


@get("/t/{table:str}/stream")
async def stream(
    request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "", line: FromQuery[int] = 0
) -> ServerSentEvent:
    """The table's changes: `table` (the table is drawn again), `chat`, and `beat` after a while without changes.

    It begins with `table` and `chat`, so that nothing is missed between a page and its stream.
    """
    reader = reader_of(request, context, table, seat)
    await context.tables.look(table, reader.token)  # an unknown table must fail before the stream begins
    return ServerSentEvent(_events(context, reader, table, line))


async def _events(context: Context, reader: Reader, table: str, seen: int) -> AsyncIterator[ServerSentEventMessage]:
    tables = context.tables

    async def chat() -> ServerSentEventMessage:
        messages = (await tables.chat(table, reader.token))[-MESSAGES:]
        return _message("chat", talk(context, reader.browser, messages))

    async with tables.subscribe(table, reader.token) as changes:
        look = await tables.look(table, reader.token)
        yield _message("table", drawn(context, reader, look, seen))
        yield await chat()
        async for change in _beating(changes):
            if change is None:
                yield ServerSentEventMessage(data="", event="beat")
            elif change.kind == "chat":
                yield await chat()
            elif change.kind == "nudge":
                yield _message("nudge", {"said": Speaker(reader.browser.language).say("nudged")})
            else:
                before, look = look, await tables.look(table, reader.token)
                page = drawn(context, reader, look, len(before.log), before.log)
                notes = [*comings(reader, before, look), undone(reader, look, before.seq)]
                yield _message("table", page | {"notes": [note for note in notes if note]})


async def _beating(changes: AsyncIterator[Change]) -> AsyncIterator[Change | None]:
    """The changes, and None whenever none came for a while."""
    waiting: asyncio.Future[Change] | None = None
    try:
        while True:
            waiting = waiting or asyncio.ensure_future(anext(changes))
            finished, _ = await asyncio.wait({waiting}, timeout=BEAT)
            if not finished:
                yield None
                continue
            done, waiting = waiting, None
            try:
                yield done.result()
            except StopAsyncIteration:
                return
    finally:
        if waiting is not None:
            waiting.cancel()


def drawn(
    context: Context, reader: Reader, look: Look, seen: int, earlier: Sequence[Plain] | None = None
) -> dict[str, Any]:  # Any: JSON
    """One change of a table for the page: its HTML, the moves of cards, sounds, and lines for a screen reader."""
    values = picture(reader, look, seen, earlier)
    t: Scene = values["t"]
    news = t.news() if seen or len(t.log) < 8 else ()
    return {
        "seq": look.seq,
        "line": len(look.log),
        "html": context.html("live.html", reader.browser, t.game, **values),
        "moves": moves(news),
        "sounds": [line.shown.sound for line in news if line.shown.sound][-6:],
        "say": [line.text for line in news if not line.shown.quiet][-6:],
        "ask": _question(t),
        "knock": knock(t),
        "turn": t.mine,
        "status": look.status,
    }


def comings(reader: Reader, before: Look, now: Look) -> list[str]:
    """Sentences on bots that have begun, or ceased, to play for a person at the running table."""
    if (before.status, now.status) != ("running", "running"):
        return []
    speaker = Speaker(reader.browser.language)
    return [
        speaker.say("bot-answers" if seat.handed else "plays-again", name=seat.name)
        for was, seat in zip(before.seats, now.seats, strict=True)
        if was.handed != seat.handed and not seat.me
    ]


def undone(reader: Reader, look: Look, since: int) -> str:
    """A sentence on who has taken a choice back since the table's seq was `since`; '' if nobody has.

    The log cannot tell it: the lines of that choice are gone.
    """
    if look.undone is None or look.undone.seq <= since:
        return ""
    speaker = Speaker(reader.browser.language)
    name = look.names[look.undone.seat] or speaker.say("seat-name", number=look.undone.seat + 1)
    return speaker.say("undo-done", name=name, you="yes" if look.undone.seat == look.me else "no")


def knock(scene: Scene) -> str:
    """The sound with which a question comes: a soft one inside a window, which many are asked in a row."""
    return "window" if scene.asked is not None and scene.asked.name in scene.game.windows else "ask"


def _question(scene: Scene) -> str:
    if scene.prompt is None:
        return ""
    prompt = scene.prompt
    return " ".join(part for part in (f"{prompt.kind}.", prompt.fact, prompt.note, prompt.warning) if part)


def moves(lines: Sequence[Line]) -> list[dict[str, str]]:
    """The moves of cards from one place on the page to another, as the game's page says for each event."""
    found = []
    for line in lines:
        start, _, end = line.shown.way.partition(">")
        if end:
            card = str(line.event.get("card") or "")
            found.append({"from": _place(start, line.event), "to": _place(end, line.event), "card": card})
    return found[-MOST_MOVES:]


def _place(way: str, event: Plain) -> str:
    zone, at, who = way.partition("@")
    return f"{zone}-{event[who]}" if at else zone


def talk(context: Context, browser: Browser, messages: Sequence[Message]) -> dict[str, Any]:  # Any: JSON
    """The chat for the page: its HTML and the number of the last message."""
    last = messages[-1].number if messages else 0
    return {"html": context.html("chat.html", browser, messages=messages), "number": last}


def _message(event: str, data: dict[str, Any]) -> ServerSentEventMessage:  # Any: JSON
    return ServerSentEventMessage(data=json.dumps(data, ensure_ascii=False), event=event)


HANDLERS = (table_page, stream)
