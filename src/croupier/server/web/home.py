"""The ways to a table: the home page, setting up a table, joining one."""

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import quote

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import BadSetup, CroupierError, Game
from croupier.server.errors import BadRequest, UnknownInvitation
from croupier.server.service.looks import NewSeat, NewTable
from croupier.server.web.assets import Assets
from croupier.server.web.context import Answer, AnyRequest, Context, Injected, go, titles
from croupier.server.web.cookies import Browser, TakenSeat
from croupier.text import Speaker

BOTS = ("easy", "normal", "hard")

PLAIN_POSTER = "poster.svg"


class Edition(NamedTuple):
    """What the home page shows of a game."""

    slug: str
    title: str
    pitch: str
    picture: str
    minutes: int | None
    players: str


def editions(language: str, assets: Assets) -> list[Edition]:
    """All installed games in the order of the catalog. One that brings no poster has the plain one."""
    found = []
    for slug in catalog.names():
        game = catalog.find(slug)
        speaker = Speaker(language, game)
        title = speaker.title() if speaker.has("title") else game.title
        pitch = speaker.say("pitch") if speaker.has("pitch") else ""
        poster = f"games/{slug}/poster.svg"
        picture = poster if poster in assets else PLAIN_POSTER
        found.append(Edition(slug, title, pitch, picture, game.minutes, _players(game)))
    return found


def _players(game: type[Game]) -> str:
    low, high = game.seats
    return str(low) if low == high else f"{low}–{high}"


@get("/")
async def home(request: AnyRequest, context: Injected) -> Answer:
    """The home page: what can be played, the tables of this browser, and the listed ones."""
    browser = Browser(request)
    shown = editions(browser.language, context.assets)
    return context.page(
        "home.html",
        browser,
        editions=shown,
        first=shown[0],
        titles=titles(browser.language),
        plain=titles("en"),
        mine=await context.tables.mine(browser.tokens()),
        listed=await context.tables.listed(),
    )


@post("/play")
async def play(request: AnyRequest, context: Injected) -> Redirect:
    """Start a match against bots at once, with as few seats as the game allows."""
    browser = Browser(request)
    form = await request.form()
    game = catalog.find(str(form.get("game", "")))
    me = NewSeat("human", browser.name or Speaker(browser.language).say("guest"))
    low, _ = game.seats
    seats = (me, *(NewSeat("bot", bot="normal") for _ in range(low - 1)))
    return await _made(request, context, browser, NewTable(game.slug, seats, language=browser.language), "")


@get("/new")
async def new(request: AnyRequest, context: Injected, game: FromQuery[str] = "") -> Answer:
    """The form for a new table."""
    browser = Browser(request)
    return _new_page(context, browser, game or catalog.names()[0], {}, "")


@post("/new")
async def create(request: AnyRequest, context: Injected) -> Answer | Redirect:
    """Make the table that the form describes."""
    browser = Browser(request)
    form = {name: str(value) for name, value in (await request.form()).items()}
    game = catalog.find(form.get("game", ""))
    name = form.get("name", "").strip()
    try:
        wanted = NewTable(
            game.slug,
            tuple(_seats(game, form, name)),
            variants={v: form[f"v_{v}"] for v in game.variants if f"v_{v}" in form},
            title=form.get("title", "").strip(),
            language=browser.language,
            visibility="listed" if form.get("listed") == "yes" else "link",
            reaction_clock="fixed" if form.get("clock") == "fixed" else "floor",
            advice=form.get("advice") != "no",
        )
        return await _made(request, context, browser, wanted, name)
    except (BadSetup, BadRequest) as error:
        return _new_page(context, browser, game.slug, form, _setup_error(browser, error))


def _setup_error(browser: Browser, error: CroupierError) -> str:
    speaker = Speaker(browser.language)
    return speaker.say("oops-BadSetup.note" if isinstance(error, BadSetup) else "oops-BadRequest.note")


def _seats(game: type[Game], form: Mapping[str, str], name: str) -> list[NewSeat]:
    seats = []
    for number in range(game.seats[1]):
        kind = form.get(f"seat{number}", "none")
        if kind == "me":
            seats.append(NewSeat("human", name))
        elif kind == "friend":
            seats.append(NewSeat("open"))
        elif kind in BOTS:
            seats.append(NewSeat("bot", bot=kind))
    return seats


def _new_page(context: Context, browser: Browser, slug: str, form: Mapping[str, str], error: str) -> Answer:
    game = catalog.find(slug)
    speaker = Speaker(browser.language)
    low, high = game.seats
    kinds = [
        ("me", speaker.say("seat-kind-me")),
        ("friend", speaker.say("seat-kind-friend")),
        *((bot, speaker.say("seat-kind-bot", strength=speaker.say(f"bot-{bot}"))) for bot in BOTS),
        ("none", speaker.say("seat-kind-none")),
    ]
    usual = ["me", "friend", *["normal"] * (low - 2), *["none"] * (high - max(low, 2))]
    return context.page(
        "new.html",
        browser,
        game=game,
        games=[catalog.find(name) for name in catalog.names()],
        titles=titles(browser.language),
        kinds=kinds,
        chosen=[form.get(f"seat{number}", usual[number]) for number in range(high)],
        variants={name: form.get(f"v_{name}", values[0]) for name, values in game.variants.items()},
        error=error,
        status=422 if error else 200,
    )


async def _made(request: AnyRequest, context: Context, browser: Browser, wanted: NewTable, name: str) -> Redirect:
    created = await context.tables.create(wanted, client=_client(request))
    if not created.tokens:
        return go(f"/t/{created.id}?seat=watch")
    taken = [TakenSeat(created.id, seat, token) for seat, token in sorted(created.tokens.items())]
    return context.seated(browser, taken, name)


@get("/join")
async def join_form(request: AnyRequest, context: Injected) -> Answer:
    """The form for the code of an invitation."""
    return context.page("join.html", Browser(request), invitation=None, error="", sits="")


@post("/join")
async def join_code(request: AnyRequest) -> Redirect:
    """Go to the seat of a code, or of a link that was pasted."""
    form = await request.form()
    code = str(form.get("code", "")).strip().rstrip("/").rpartition("/")[2]
    return go(f"/join/{quote(code, safe='')}") if code else go("/join")


@get("/join/{code:str}")
async def join(request: AnyRequest, context: Injected, code: FromPath[str]) -> Answer:
    """The page of an invitation: who invites, to which game, and the form for a name."""
    browser = Browser(request)
    try:
        invitation = await context.tables.invitation(code, client=_client(request))
    except UnknownInvitation:
        error = Speaker(browser.language).say("oops-UnknownInvitation.note")
        return context.page("join.html", browser, invitation=None, error=error, sits="", status=404)
    token = browser.token(invitation.table, "")
    look = await context.tables.look(invitation.table, token)
    sits = look.names[look.me] if look.me is not None else ""
    return context.page(
        "join.html",
        browser,
        game=catalog.find(invitation.game),
        invitation=invitation,
        titles=titles(browser.language),
        plain=titles("en"),
        error="",
        sits=sits,
    )


@post("/join/{code:str}")
async def claim(request: AnyRequest, context: Injected, code: FromPath[str]) -> Redirect:
    """Take the seat of an invitation."""
    browser = Browser(request)
    form = await request.form()
    name = str(form.get("name", "")).strip()
    seated = await context.tables.claim(code, name, str(form.get("words", "")).strip(), client=_client(request))
    return context.seated(browser, [TakenSeat(seated.table, seated.seat, seated.token)], name)


def _client(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


HANDLERS = (home, play, new, create, join_form, join_code, join, claim)
