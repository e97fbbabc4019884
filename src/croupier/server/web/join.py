"""Invitations: the page of one, sitting down, and what those can do who come too late."""

from urllib.parse import quote

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from croupier import catalog
from croupier.engine.duration import minutes_left
from croupier.server.addresses import client_of
from croupier.server.errors import BadRequest, Kicked, NoSeat, UnknownInvitation, UnknownTable, WrongToken
from croupier.server.service.views import Invitation, Seated, TableView
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, fields, go, note_of, titles, whole
from croupier.server.web.cookies import Browser, TakenSeat, guest_cookie
from croupier.server.web.showing import rules_of
from croupier.server.web.view_model import scene_of
from croupier.text import Translator


@get("/join")
async def join_form(request: AnyRequest, context: Injected) -> Reply:
    """The form for the code of an invitation."""
    return context.page("join.html", Browser(request), invitation=None, error="")


@post("/join")
async def join_code(request: AnyRequest) -> Redirect:
    """Go to the seat of a code, or of a link that was pasted."""
    code = (await fields(request)).get("code", "").rstrip("/").rpartition("/")[2]
    return go(f"/join/{quote(code, safe='')}") if code else go("/join")


@get("/join/{code:str}")
async def join(request: AnyRequest, context: Injected, code: FromPath[str]) -> Reply:
    """The page of an invitation: who invites, to which game, and the form for a name. It changes nothing."""
    return await _invitation(request, context, code)


async def _invitation(request: AnyRequest, context: Context, code: str, refused: str = "") -> Reply:
    browser = Browser(request)
    say = Translator(browser.language).say
    try:
        invitation = await context.tables.guests.invitation(code, client=client_of(request), guest=browser.as_guest)
        look = await _look(context, browser, invitation)
    except (UnknownInvitation, UnknownTable):
        error = say("oops-UnknownInvitation.note")
        return context.page("join.html", browser, invitation=None, error=error, status=404)
    game = catalog.find(invitation.game)
    mine = look.me is not None or look.place is not None
    page = context.page(
        "join.html",
        browser,
        game=game,
        invitation=invitation,
        look=look,
        t=scene_of(look, browser.language, "watch"),
        sign=quote(code, safe=""),
        address=str(request.base_url).rstrip("/"),
        titles=titles(browser.language),
        error=say(refused) if refused else "",
        sits=look.names[look.me] if look.me is not None else "",
        seat=browser.label(browser.token(invitation.table, "")) if mine else "",
        left=_left(look),
        status=422 if refused else 200,
    )
    if not browser.guest:
        page.set_cookie(guest_cookie(secure=context.settings.secure_cookies))
    return page


async def _look(context: Context, browser: Browser, invitation: Invitation) -> TableView:
    try:
        return await context.tables.look(invitation.table, browser.token(invitation.table, ""))
    except Kicked:
        raise
    except WrongToken:  # this browser sat there once
        return await context.tables.look(invitation.table, None)


def _left(look: TableView) -> int | None:
    """About how many minutes the match still takes; None where nobody knows."""
    if look.status != "running":
        return None
    people = sum(seat.kind == "human" for seat in look.seats)
    return minutes_left(rules_of(look), look.players, people, look.variants, look.seq)


@post("/join/{code:str}")
async def claim(request: AnyRequest, context: Injected, code: FromPath[str]) -> Reply | Redirect:
    """Take the seat of an invitation (`do`: none), wait for the next match (`wait`), or play for a bot (its seat)."""
    browser = Browser(request)
    form = await fields(request)
    await context.make_room(browser)
    try:
        seated = await _come(context, browser, code, form, client_of(request))
    except NoSeat:
        return await _invitation(request, context, code)  # somebody was quicker: it says what can be done now
    except BadRequest as error:
        return await _invitation(request, context, code, note_of(error))
    return await context.seated(browser, [TakenSeat(seated.table, seated.seat, seated.token)], form.get("name", ""))


async def _come(context: Context, browser: Browser, code: str, form: dict[str, str], client: str) -> Seated:
    name, wish = form.get("name", ""), form.get("do", "")
    tables, guest = context.tables, browser.as_guest
    if wish == "wait":
        return await tables.guests.wait(code, name, client=client, guest=guest)
    if (bot := whole(wish, 100)) is not None:
        return await tables.guests.take_over(code, bot, name, client=client, guest=guest)
    return await tables.guests.claim(code, name, form.get("words", ""), client=client, guest=guest)


HANDLERS = (join_form, join_code, join, claim)
