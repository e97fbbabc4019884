"""What a person does at a table: every deed is a form that also works without scripts."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from croupier import catalog
from croupier.server.errors import BadRequest
from croupier.server.web.context import KEPT_FRESH, AnyRequest, Host, done, go, rule_text, wants_json
from croupier.server.web.cookies import Browser, Held, name_cookie, seats_cookie
from croupier.server.web.table import talk
from croupier.text import Speaker


async def _fields(request: AnyRequest) -> dict[str, str]:
    return {name: str(value).strip() for name, value in (await request.form()).items()}


def _viewer(request: AnyRequest, table: str, seat: str) -> str | None:
    return Browser(request).token(table, seat)


def _back(table: str, seat: str) -> str:
    return f"/t/{table}?seat={seat}" if seat.isalnum() else f"/t/{table}"


@post("/t/{table:str}/choose")
async def choose(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Answer the pending decision by the key of an option."""
    form = await _fields(request)
    seq = await house.tables.choose(table, _viewer(request, table, seat), form.get("decision", ""), form.get("key", ""))
    return done(request, _back(table, seat), seq=seq)


@post("/t/{table:str}/why")
async def why(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Say which rule forbids what somebody has tried."""
    browser = Browser(request)
    viewer = browser.token(table, seat)
    form = await _fields(request)
    look = await house.tables.look(table, viewer)
    refusal = await house.tables.why_not(table, viewer, form.get("key", ""))
    game = catalog.find(look.game)
    speaker = Speaker(browser.language, game)
    text = rule_text(browser.language, game, refusal.rule)
    detail = text or speaker.say("error-no-reason")
    if wants_json(request):
        data = {"rule": refusal.rule if text else None, "detail": detail}
        return Response(data, media_type="application/json", headers=KEPT_FRESH, status_code=200)
    title = speaker.say("error-not-offered")
    return house.page(
        "message.html",
        browser,
        title=title,
        detail=detail,
        rule=refusal.rule if text else None,
        back=_back(table, seat),
    )


@post("/t/{table:str}/undo")
async def undo(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Ask for the last choice back, or answer somebody who does."""
    viewer = _viewer(request, table, seat)
    deed = (await _fields(request)).get("do", "ask")
    if deed == "ask":
        await house.tables.ask_undo(table, viewer)
    else:
        await house.tables.answer_undo(table, viewer, agree=deed == "agree")
    return done(request, _back(table, seat))


@post("/t/{table:str}/retract")
async def retract(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Change a secret choice while others still choose."""
    seq = await house.tables.retract(table, _viewer(request, table, seat))
    return done(request, _back(table, seat), seq=seq)


@post("/t/{table:str}/preset")
async def preset(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Leave a standing answer."""
    form = await _fields(request)
    await house.tables.preset(table, _viewer(request, table, seat), form.get("window", ""), form.get("preset", ""))
    return done(request, _back(table, seat))


@get("/t/{table:str}/chat")
async def messages(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """What was said."""
    browser = Browser(request)
    said = await house.tables.chat(table, browser.token(table, seat))
    return Response(talk(house, browser, said), media_type="application/json", headers=KEPT_FRESH)


@post("/t/{table:str}/chat")
async def say(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Say something."""
    await house.tables.say(table, _viewer(request, table, seat), (await _fields(request)).get("text", ""))
    return done(request, _back(table, seat))


@post("/t/{table:str}/bot")
async def bot(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Put a bot on an open seat; without a strength, open the seat again."""
    form = await _fields(request)
    await house.tables.seat_bot(table, _viewer(request, table, seat), _place(form), form.get("bot") or None)
    return done(request, _back(table, seat))


@post("/t/{table:str}/start")
async def start(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Begin; bots take the open seats."""
    await house.tables.start(table, _viewer(request, table, seat))
    return done(request, _back(table, seat))


@post("/t/{table:str}/handover")
async def handover(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Let a bot play for oneself, or for somebody who has been away."""
    form = await _fields(request)
    whose = _place(form) if form.get("place") else None
    await house.tables.hand_over(table, _viewer(request, table, seat), form.get("bot") or "normal", whose)
    return done(request, _back(table, seat))


@post("/t/{table:str}/takeback")
async def takeback(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Play oneself again."""
    await house.tables.take_back(table, _viewer(request, table, seat))
    return done(request, _back(table, seat))


@post("/t/{table:str}/rename")
async def rename(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Change the name at one's seat; the browser remembers it."""
    name = (await _fields(request)).get("name", "")
    await house.tables.rename(table, _viewer(request, table, seat), name)
    answer = done(request, _back(table, seat))
    answer.set_cookie(name_cookie(name, secure=house.settings.secure_cookies))
    return answer


@post("/t/{table:str}/entropy")
async def entropy(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Mix words into the seed."""
    words = (await _fields(request)).get("words", "")
    await house.tables.add_entropy(table, _viewer(request, table, seat), words)
    return done(request, _back(table, seat))


@post("/t/{table:str}/settle")
async def settle(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Any]:
    """Say who may find the table."""
    listed = (await _fields(request)).get("listed") == "yes"
    await house.tables.settle(table, _viewer(request, table, seat), visibility="listed" if listed else "link")
    return done(request, _back(table, seat))


@post("/t/{table:str}/rematch")
async def rematch(request: AnyRequest, house: Host, table: FromPath[str], seat: FromQuery[str] = "") -> Redirect:
    """Play again with rotated seats."""
    browser = Browser(request)
    seated = await house.tables.rematch(table, browser.token(table, seat))
    held = browser.keeps(Held(seated.table, seated.seat, seated.token))
    return go(f"/t/{seated.table}?seat={seated.seat}", seats_cookie(held, secure=house.settings.secure_cookies))


def _place(form: dict[str, str]) -> int:
    place = form.get("place", "")
    if not place.isdecimal() or len(place) > 3:
        raise BadRequest("A seat is a number.")
    return int(place)


DEEDS = (
    choose,
    why,
    undo,
    retract,
    preset,
    messages,
    say,
    bot,
    start,
    handover,
    takeback,
    rename,
    entropy,
    settle,
    rematch,
)
