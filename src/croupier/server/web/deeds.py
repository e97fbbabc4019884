"""What a person does at a table. Each handler takes a form, so that it also works without scripts."""

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from croupier import catalog
from croupier.server.addresses import client_of
from croupier.server.errors import BadRequest
from croupier.server.web.context import Answer, AnyRequest, Injected, as_json, done, fields, wants_json, whole
from croupier.server.web.cookies import Browser, TakenSeat, name_cookie
from croupier.server.web.table import talk
from croupier.text import Speaker


def _viewer(request: AnyRequest, table: str, seat: str) -> str | None:
    return Browser(request).token(table, seat)


def _back(table: str, seat: str) -> str:
    return f"/t/{table}?seat={seat}" if seat.isalnum() else f"/t/{table}"


@post("/t/{table:str}/choose")
async def choose(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Answer the pending decision by the key of an option, and what is asked after it by further keys."""
    form = await request.form()
    key, *more = [str(one) for one in form.getall("key", [])] or [""]
    viewer, decision = _viewer(request, table, seat), str(form.get("decision", ""))
    seq = await context.tables.choose(table, viewer, decision, key, *more)
    return done(request, _back(table, seat), seq=seq)


@post("/t/{table:str}/why")
async def why(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """The rule that forbids what a person has tried."""
    browser = Browser(request)
    viewer = browser.token(table, seat)
    form = await fields(request)
    look = await context.tables.look(table, viewer)
    refusal = await context.tables.why_not(table, viewer, form.get("key", ""))
    speaker = Speaker(browser.language, catalog.find(look.game))
    text = speaker.rule(refusal.rule) if refusal.rule else ""
    rule, detail = (refusal.rule, text) if text else (None, speaker.say("error-no-reason"))
    if wants_json(request):
        return as_json({"rule": rule, "detail": detail})
    title, back = speaker.say("error-not-offered"), _back(table, seat)
    return context.page("message.html", browser, title=title, detail=detail, rule=rule, back=back)


@post("/t/{table:str}/undo")
async def undo(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Ask to take the last choice back, or answer somebody who asks."""
    viewer = _viewer(request, table, seat)
    wish = (await fields(request)).get("do", "ask")
    if wish == "ask":
        await context.tables.ask_undo(table, viewer)
    else:
        await context.tables.answer_undo(table, viewer, agree=wish == "agree")
    return done(request, _back(table, seat))


@post("/t/{table:str}/retract")
async def retract(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Change a secret choice while others still choose."""
    seq = await context.tables.retract(table, _viewer(request, table, seat))
    return done(request, _back(table, seat), seq=seq)


@post("/t/{table:str}/preset")
async def preset(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Leave a standing answer."""
    form = await fields(request)
    await context.tables.preset(table, _viewer(request, table, seat), form.get("window", ""), form.get("preset", ""))
    return done(request, _back(table, seat))


@get("/t/{table:str}/chat")
async def messages(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """The messages."""
    browser = Browser(request)
    said = await context.tables.chat(table, browser.token(table, seat))
    return as_json(talk(context, browser, said))


@post("/t/{table:str}/chat")
async def say(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Send a message."""
    await context.tables.say(table, _viewer(request, table, seat), (await fields(request)).get("text", ""))
    return done(request, _back(table, seat))


@post("/t/{table:str}/bot")
async def bot(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Put a bot on an open seat; without a strength, open the seat again."""
    form = await fields(request)
    await context.tables.seat_bot(table, _viewer(request, table, seat), _place(form), form.get("bot") or None)
    return done(request, _back(table, seat))


@post("/t/{table:str}/free")
async def free(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Open a seat again from which nobody has acted."""
    await context.tables.free(table, _viewer(request, table, seat), _place(await fields(request)))
    return done(request, _back(table, seat))


@post("/t/{table:str}/start")
async def start(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Start the match; bots take the open seats."""
    await context.tables.start(table, _viewer(request, table, seat))
    return done(request, _back(table, seat))


@post("/t/{table:str}/handover")
async def handover(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Let a bot play for this person, or for another who has been away."""
    form = await fields(request)
    whose = _place(form) if form.get("place") else None
    viewer, client = _viewer(request, table, seat), client_of(request)
    await context.tables.hand_over(table, viewer, form.get("bot") or "normal", whose, client)
    return done(request, _back(table, seat))


@post("/t/{table:str}/nudge")
async def nudge(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Remind a person for whom the table waits."""
    browser = Browser(request)
    viewer, whom = browser.token(table, seat), _place(await fields(request))
    await context.tables.nudge(table, viewer, whom)
    name = (await context.tables.look(table, viewer)).names[whom]
    return done(request, _back(table, seat), said=Speaker(browser.language).say("nudge-done", name=name))


@post("/t/{table:str}/finish")
async def finish(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Let bots play for the host and for whoever is away."""
    bot_name = (await fields(request)).get("bot") or "normal"
    await context.tables.finish(table, _viewer(request, table, seat), bot_name, client_of(request))
    return done(request, _back(table, seat))


@post("/t/{table:str}/end")
async def end(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """End the table without a result."""
    await context.tables.end(table, _viewer(request, table, seat))
    return done(request, _back(table, seat))


@post("/t/{table:str}/takeback")
async def takeback(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Take the seat back from the bot."""
    await context.tables.take_back(table, _viewer(request, table, seat))
    return done(request, _back(table, seat))


@post("/t/{table:str}/rename")
async def rename(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Change the name at this seat; the browser remembers it."""
    name = (await fields(request)).get("name", "")
    await context.tables.rename(table, _viewer(request, table, seat), name)
    answer = done(request, _back(table, seat))
    answer.set_cookie(name_cookie(name, secure=context.settings.secure_cookies))
    return answer


@post("/t/{table:str}/entropy")
async def entropy(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Mix words into the seed."""
    words = (await fields(request)).get("words", "")
    await context.tables.add_entropy(table, _viewer(request, table, seat), words)
    return done(request, _back(table, seat))


@post("/t/{table:str}/settle")
async def settle(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """Say whether the table is listed."""
    listed = (await fields(request)).get("listed") == "yes"
    viewer, client = _viewer(request, table, seat), client_of(request)
    await context.tables.settle(table, viewer, visibility="listed" if listed else "link", client=client)
    return done(request, _back(table, seat))


@post("/t/{table:str}/rematch")
async def rematch(request: AnyRequest, context: Injected, table: FromPath[str], seat: FromQuery[str] = "") -> Redirect:
    """Offer or accept another match with rotated seats."""
    browser = Browser(request)
    seated = await context.tables.rematch(table, browser.token(table, seat))
    return context.seated(browser, [TakenSeat(seated.table, seated.seat, seated.token)])


def _place(form: dict[str, str]) -> int:
    place = whole(form.get("place", ""), 1000)
    if place is None:
        raise BadRequest("A seat is a number.")
    return place


HANDLERS = (
    choose,
    why,
    undo,
    retract,
    preset,
    messages,
    say,
    bot,
    free,
    start,
    handover,
    takeback,
    nudge,
    finish,
    end,
    rename,
    entropy,
    settle,
    rematch,
)
