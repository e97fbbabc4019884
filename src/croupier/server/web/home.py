"""The ways to a table: the home page, setting up a table, joining one."""

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import quote

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import BadSetup, CroupierError, Game
from croupier.server.addresses import client_of
from croupier.server.errors import BadRequest, NameTaken, UnknownInvitation, WrongToken
from croupier.server.service.looks import OFFERED, USUAL, NewSeat, NewTable
from croupier.server.web.assets import Assets
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, fields, go, titles, whole
from croupier.server.web.cookies import STRENGTH, Browser, TakenSeat, guest_cookie, usual_cookie
from croupier.server.web.learn import lesson_of
from croupier.text import Speaker

PLAIN_POSTER = "poster.svg"


class Edition(NamedTuple):
    """What the home page shows of a game."""

    slug: str
    title: str
    pitch: str
    picture: str
    minutes: int | None
    players: tuple[int, ...]
    lesson: bool
    rules: bool


def editions(language: str, assets: Assets) -> list[Edition]:
    """All installed games in the order of the catalog. One that brings no poster has the plain one."""
    found = []
    for slug in catalog.names():
        game = catalog.find(slug)
        speaker = Speaker(language, game)
        title, pitch = speaker.title(), speaker.say("pitch") if speaker.has("pitch") else ""
        poster = f"games/{slug}/poster.svg"
        picture = poster if poster in assets else PLAIN_POSTER
        players = tuple(range(game.seats[0], game.seats[1] + 1))
        found.append(
            Edition(slug, title, pitch, picture, game.minutes, players, bool(lesson_of(game)), speaker.has_rules)
        )
    return found


@get("/")
async def home(request: AnyRequest, context: Injected) -> Reply:
    """The home page: what can be played, the tables of this browser, and the listed ones."""
    browser = Browser(request)
    shown = editions(browser.language, context.assets)
    return context.page(
        "home.html",
        browser,
        editions=shown,
        mine=await context.tables.mine(browser.tokens()),
        listed=await context.tables.listed(),
    )


@post("/play")
async def play(request: AnyRequest, context: Injected) -> Redirect:
    """Begin at once: `play` names a game against bots, `friends` one whose other seats are free."""
    browser = Browser(request)
    form = await fields(request)
    game = catalog.find(form.get("friends") or form.get("play", ""))
    players = _number(form.get(f"players-{game.slug}", ""), game)
    strength = _strength(form, STRENGTH)
    name = form.get("name", "")
    me = NewSeat("human", name or browser.name or Speaker(browser.language).say("guest"))
    other = NewSeat("open") if "friends" in form else NewSeat("bot", bot=strength)
    wanted = NewTable(game.slug, (me, *[other] * (players - 1)), language=browser.language)
    made = await _made(request, context, browser, wanted, name)
    usual = {**browser.usual, game.slug: str(players), STRENGTH: strength}
    made.cookies.append(usual_cookie(usual, secure=context.settings.secure_cookies))
    return made


def _number(text: str, game: type[Game]) -> int:
    """So many seats as a form says, if the game allows it; else as few as it has."""
    low, high = game.seats
    return max(low, whole(text, high + 1) or low)


@get("/new")
async def new(request: AnyRequest, context: Injected, game: FromQuery[str] = "", friends: FromQuery[str] = "") -> Reply:
    """The form for a new table; with `friends` the other seats are for guests."""
    browser = Browser(request)
    slug = game or catalog.names()[0]
    form = {"players": browser.usual.get(slug, "")}
    if friends:
        form |= {f"seat{number}": "friend" for number in range(1, catalog.find(slug).seats[1])}
    return _new_page(context, browser, slug, form, "")


@post("/new")
async def create(request: AnyRequest, context: Injected) -> Reply | Redirect:
    """Make the table that the form describes."""
    browser = Browser(request)
    form = await fields(request)
    game = catalog.find(form.get("game", ""))
    name = form.get("name", "")
    try:
        wanted = NewTable(
            game.slug,
            (NewSeat("human", name), *_others(game, form)),
            variants={v: form[f"v_{v}"] for v in game.variants if f"v_{v}" in form},
            title=form.get("title", ""),
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


def _others(game: type[Game], form: Mapping[str, str]) -> list[NewSeat]:
    """The seats beside the host's: a guest's, or a bot's."""
    return [
        NewSeat("open")
        if form.get(f"seat{number}") == "friend"
        else NewSeat("bot", bot=_strength(form, f"bot{number}"))
        for number in range(1, _number(form.get("players", ""), game))
    ]


def _strength(form: Mapping[str, str], name: str) -> str:
    wanted = form.get(name, "")
    return wanted if wanted in OFFERED else USUAL


def _new_page(context: Context, browser: Browser, slug: str, form: Mapping[str, str], error: str) -> Reply:
    game = catalog.find(slug)
    high = game.seats[1]
    guests = [number for number in range(1, high) if form.get(f"seat{number}") == "friend"]
    players = _number(form.get("players", ""), game)
    return context.page(
        "new.html",
        browser,
        game=game,
        games=[catalog.find(name) for name in catalog.names()],
        titles=titles(browser.language),
        players=players,
        guests=guests,
        waiting=sum(number < players for number in guests),
        strengths=[_strength(form, f"bot{number}") for number in range(high)],
        name=form.get("name", browser.name),
        variants={
            name: chosen if (chosen := form.get(f"v_{name}")) in values else values[0]
            for name, values in game.variants.items()
        },
        form=form,
        error=error,
        status=422 if error else 200,
    )


async def _made(request: AnyRequest, context: Context, browser: Browser, wanted: NewTable, name: str) -> Redirect:
    created = await context.tables.create(wanted, client=client_of(request))
    taken = [TakenSeat(created.id, seat, token) for seat, token in sorted(created.tokens.items())]
    return context.seated(browser, taken, name)


@get("/join")
async def join_form(request: AnyRequest, context: Injected) -> Reply:
    """The form for the code of an invitation."""
    return context.page("join.html", Browser(request), invitation=None, error="", sits="")


@post("/join")
async def join_code(request: AnyRequest) -> Redirect:
    """Go to the seat of a code, or of a link that was pasted."""
    code = (await fields(request)).get("code", "").rstrip("/").rpartition("/")[2]
    return go(f"/join/{quote(code, safe='')}") if code else go("/join")


@get("/join/{code:str}")
async def join(request: AnyRequest, context: Injected, code: FromPath[str]) -> Reply:
    """The page of an invitation: who invites, to which game, and the form for a name."""
    return await _invitation(request, context, code)


async def _invitation(request: AnyRequest, context: Context, code: str, refused: str = "") -> Reply:
    browser = Browser(request)
    say = Speaker(browser.language).say
    try:
        invitation = await context.tables.invitation(code, client=client_of(request), guest=browser.as_guest)
    except UnknownInvitation:
        error = say("oops-UnknownInvitation.note")
        return context.page("join.html", browser, invitation=None, error=error, sits="", status=404)
    try:
        look = await context.tables.look(invitation.table, browser.token(invitation.table, ""))
    except WrongToken:  # this browser sat there once
        look = await context.tables.look(invitation.table, None)
    page = context.page(
        "join.html",
        browser,
        game=catalog.find(invitation.game),
        invitation=invitation,
        titles=titles(browser.language),
        error=say(refused) if refused else "",
        sits=look.names[look.me] if look.me is not None else "",
        status=422 if refused else 200,
    )
    if not browser.guest:
        page.set_cookie(guest_cookie(secure=context.settings.secure_cookies))
    return page


@post("/join/{code:str}")
async def claim(request: AnyRequest, context: Injected, code: FromPath[str]) -> Reply | Redirect:
    """Take the seat of an invitation."""
    browser = Browser(request)
    form = await fields(request)
    name, words = form.get("name", ""), form.get("words", "")
    try:
        seated = await context.tables.claim(code, name, words, client=client_of(request), guest=browser.as_guest)
    except BadRequest as error:
        kind = "NameTaken" if isinstance(error, NameTaken) else "BadRequest"
        return await _invitation(request, context, code, f"oops-{kind}.note")
    return context.seated(browser, [TakenSeat(seated.table, seated.seat, seated.token)], name)


HANDLERS = (home, play, new, create, join_form, join_code, join, claim)
