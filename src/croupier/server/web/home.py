"""The ways to a table: the home page, beginning at once, setting up a table."""

from collections.abc import Mapping
from time import time
from typing import NamedTuple

from litestar import get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import BadSetup, CroupierError, Game
from croupier.engine.duration import minutes
from croupier.server.addresses import client_of
from croupier.server.errors import BadRequest
from croupier.server.service.views import USUAL, NewSeat, NewTable, offered
from croupier.server.web.assets import Assets
from croupier.server.web.context import AnyRequest, Context, Injected, Reply, fields, go, note_of, titles, whole
from croupier.server.web.cookies import STRENGTH, Browser, TakenSeat, usual_cookie
from croupier.server.web.learn import lesson_of
from croupier.server.web.mine import mine
from croupier.text import Translator

PLAIN_POSTER = "poster.svg"


class Edition(NamedTuple):
    """What the home page shows of a game."""

    slug: str
    title: str
    pitch: str
    picture: str
    minutes: Mapping[int, int | None]
    """How long a match against bots takes, by the number of players."""
    players: tuple[int, ...]
    lesson: bool
    rules: bool


def editions(language: str, assets: Assets) -> list[Edition]:
    """All installed games in the order of the catalog. One that brings no poster has the plain one."""
    found = []
    for slug in catalog.names():
        game = catalog.find(slug)
        translator = Translator(language, game)
        title, pitch = translator.title(), translator.say("pitch") if translator.has("pitch") else ""
        poster = f"games/{slug}/poster.svg"
        picture = poster if poster in assets else PLAIN_POSTER
        players = tuple(range(game.seats[0], game.seats[1] + 1))
        against_bots = {number: minutes(game, number, 1) for number in players}
        lesson = bool(lesson_of(game))
        found.append(Edition(slug, title, pitch, picture, against_bots, players, lesson, translator.has_rules))
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
        mine=mine(await context.tables.lists.mine(browser.tokens()), browser, time()),
        listed=await context.tables.lists.listed(),
    )


@post("/play")
async def play(request: AnyRequest, context: Injected) -> Redirect:
    """Begin at once: `play` names a game against bots, `friends` one for whoever comes.

    A host without a name is asked for one: the guests read who invites them.
    """
    browser = Browser(request)
    form = await fields(request)
    game = catalog.find(form.get("friends") or form.get("play", ""))
    name = form.get("name", "")
    if "friends" in form and not (name or browser.name):
        return go(f"/new?game={game.slug}&friends=yes")
    players = _number(form.get(f"players-{game.slug}", ""), game)
    strength = _strength(form, STRENGTH)
    me = NewSeat("human", name or browser.name or Translator(browser.language).say("guest"))
    if "friends" in form:
        wanted = NewTable(game.slug, (me,), language=browser.language, room=True)
    else:
        wanted = NewTable(game.slug, (me, *[NewSeat("bot", bot=strength)] * (players - 1)), language=browser.language)
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
    """The form for a new table against bots, or with `friends` for a room."""
    browser = Browser(request)
    slug = game or catalog.names()[0]
    form = {"players": browser.usual.get(slug, "")}
    if friends:
        form["room"] = "yes"
    return _new_page(context, browser, slug, form, "")


@post("/new")
async def create(request: AnyRequest, context: Injected) -> Reply | Redirect:
    """Make the table that the form describes."""
    browser = Browser(request)
    form = await fields(request)
    game = catalog.find(form.get("game", ""))
    name, room = form.get("name", ""), form.get("room") == "yes"
    try:
        wanted = NewTable(
            game.slug,
            (NewSeat("human", name), *(() if room else _bots(game, form))),
            variants=_variants(game, form),
            title=form.get("title", ""),
            language=browser.language,
            visibility="listed" if form.get("listed") == "yes" else "link",
            reaction_clock="fixed" if form.get("clock") == "fixed" else "floor",
            advice=form.get("advice") != "no",
            room=room,
            takeover=form.get("takeover") == "yes",
        )
        return await _made(request, context, browser, wanted, name)
    except (BadSetup, BadRequest) as error:
        return _new_page(context, browser, game.slug, form, _setup_error(browser, error))


def _variants(game: type[Game], form: Mapping[str, str]) -> dict[str, str]:
    """The switches of a form: those of a mode where one is chosen, else one by one."""
    mode = game.modes.get(form.get("mode", ""))
    return dict(mode.variants) if mode else {v: form[f"v_{v}"] for v in game.variants if f"v_{v}" in form}


def _setup_error(browser: Browser, error: CroupierError) -> str:
    translator = Translator(browser.language)
    return translator.say("oops-BadSetup.note" if isinstance(error, BadSetup) else note_of(error))


def _bots(game: type[Game], form: Mapping[str, str]) -> list[NewSeat]:
    """The seats beside the host's."""
    players = _number(form.get("players", ""), game)
    return [NewSeat("bot", bot=_strength(form, f"bot{number}", game.slug)) for number in range(1, players)]


def _strength(form: Mapping[str, str], name: str, game: str | None = None) -> str:
    wanted = form.get(name, "")
    return wanted if wanted in offered(game) else USUAL


def _new_page(context: Context, browser: Browser, slug: str, form: Mapping[str, str], error: str) -> Reply:
    game = catalog.find(slug)
    low, high = game.seats
    room = form.get("room") == "yes"
    return context.page(
        "new.html",
        browser,
        game=game,
        games=[catalog.find(name) for name in catalog.names()],
        titles=titles(browser.language),
        players=_number(form.get("players", ""), game),
        room=room,
        times={number: minutes(game, number, number if room else 1) for number in range(low, high + 1)},
        modes=_modes(game, room=room),
        strengths=[_strength(form, f"bot{number}", slug) for number in range(high)],
        name=form.get("name", browser.name),
        variants={
            name: chosen if (chosen := form.get(f"v_{name}")) in values else values[0]
            for name, values in game.variants.items()
        },
        form=form,
        error=error,
        status=422 if error else 200,
    )


class Offered(NamedTuple):
    """A mode as the form offers it: its `options`, for which `numbers` of players, and how long it takes with each."""

    name: str
    options: Mapping[str, str]
    numbers: tuple[int, ...]
    times: Mapping[int, int | None]


def _modes(game: type[Game], *, room: bool) -> list[Offered]:
    usual = {name: values[0] for name, values in game.variants.items()}
    found = []
    for name, mode in game.modes.items():
        numbers = mode.players or tuple(range(game.seats[0], game.seats[1] + 1))
        times = {number: minutes(game, number, number if room else 1, mode.variants) for number in numbers}
        found.append(Offered(name, {**usual, **mode.variants}, numbers, times))
    return found


async def _made(request: AnyRequest, context: Context, browser: Browser, wanted: NewTable, name: str) -> Redirect:
    await context.make_room(browser)
    created = await context.tables.seating.create(wanted, client=client_of(request))
    taken = [TakenSeat(created.id, seat, token) for seat, token in sorted(created.tokens.items())]
    return await context.seated(browser, taken, name)


HANDLERS = (home, play, new, create)
