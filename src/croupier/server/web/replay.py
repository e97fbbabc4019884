"""Recorded matches, choice by choice, as a seat has seen them. Nothing is stored: the document is in the page."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from croupier import catalog
from croupier.engine import BadReplay, Game, Json, was_chosen
from croupier.kit import zones
from croupier.server.addresses import client_of, network_of
from croupier.server.errors import BadRequest, NotOver, UnknownTable
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.recording import Kept, Recording
from croupier.server.service.views import USUAL, PlayOn
from croupier.server.web import steps
from croupier.server.web.context import (
    KEPT_FRESH,
    AnyRequest,
    AtTable,
    Context,
    Injected,
    Reply,
    as_json,
    fields,
    wants_json,
    whole,
)
from croupier.server.web.cookies import Browser, TakenSeat
from croupier.server.web.environment import table_template
from croupier.server.web.forms import form_of
from croupier.server.web.showing import Form, drawn_in_some_form
from croupier.server.web.updates import moves
from croupier.server.web.view_model import recorded_scene, table_title
from croupier.text import Translator

LARGEST = 256 * 1024
"""So many characters has a document at most: some ten times as many as that of a long match. It has fewer choices."""
PEOPLE = 16
"""So many names and bots are read of a form."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Which moment of which document is wanted, and as seen by whom (`eyes`).

    `names`, and `bots` (the seats that bots played), where they are known: the document does not have them.
    """

    document: str
    at: int = 0
    eyes: str = "all"
    names: tuple[str, ...] = ()
    bots: frozenset[int] = frozenset()
    table: str = ""
    """The id of its table, if it is one of this server: then every step has an address, and can be played on."""


def eyes_of(recording: Recording, wished: str) -> str:
    """By whom the match is seen: `all`, the number of a seat, or `watch` for anything else."""
    seat = whole(wished, recording.players)
    if seat is not None:
        return str(seat)
    return "all" if wished == "all" else "watch"


def seen_by(recording: Recording, at: int, eyes: str) -> tuple[Json, Sequence[Json], int | None]:
    """View and log after so many choices, for a seat, for a spectator (`watch`), or with all hands open (`all`)."""
    if eyes.isdecimal():
        seat = int(eyes)
        return recording.view(at, seat), recording.log(at, seat), seat
    view = dict(recording.view(at, None))
    if eyes == "all":
        own = [recording.view(at, seat) for seat in range(recording.players)]
        for field, value in zones.fields(view).items():  # not who is asked: who is spared does not see it
            if isinstance(value, list) and len(value) == recording.players and own[0].get(field) != value:
                view[field] = [own[seat][field][seat] for seat in range(recording.players)]
    return view, recording.log(at, None), None


@post("/replay", request_max_body_size=2 * LARGEST)
async def replay(request: AnyRequest, context: Injected) -> Reply:
    """A replay from a file, or from the form of the page itself: the whole page, or one frame for a script."""
    form = await form_of(request)
    upload = form.get("file")
    if isinstance(upload, UploadFile):
        document = (await upload.read(LARGEST + 1)).decode("utf-8", "replace")
    else:
        document = str(form.get("document", ""))
    if len(document) > LARGEST:
        raise BadReplay("A replay of this size is not opened.")
    at, eyes = str(form.get("at", "0")), str(form.get("eyes", "all"))
    names = [str(name)[:40] for name in form.getall("name", [])][:PEOPLE]
    bots = {seat for one in form.getall("bot", [])[:PEOPLE] if (seat := whole(str(one), PEOPLE)) is not None}
    table = str(form.get("table", ""))[:32]
    wish = Wish(document, whole(at, LARGEST) or 0, eyes, tuple(names), frozenset(bots), table)
    return await _shown(request, context, wish)


@get("/t/{table:str}/replay")
async def table_replay(request: AnyRequest, context: Injected, table: FromPath[str]) -> Reply:
    """The replay of a finished table: at the step `at`, as seen by a `seat` (`watch`: by a spectator)."""
    document = text_of(await context.tables.replay(table))
    look = await context.tables.look(table, None)
    bots = frozenset(seat.seat for seat in look.seats if seat.kind == "bot")
    asked = request.query_params
    step, eyes = whole(asked.get("at", ""), LARGEST) or 0, asked.get("seat", "all")
    wish = Wish(document, step, eyes, look.names, bots, table)
    return await _shown(request, context, wish)


@post("/t/{table:str}/play-on")
async def play_on(request: AnyRequest, context: Injected, table: FromPath[str]) -> Redirect:
    """A table of one's own that goes on from a step of the replay, with bots at the other seats."""
    form = await fields(request)
    browser = Browser(request)
    at, seat = whole(form.get("at", ""), LARGEST), whole(form.get("seat", ""), PEOPLE)
    if at is None or seat is None:
        raise BadRequest("A step and a seat are numbers.")
    await context.make_room(browser)
    look = await context.tables.look(table, None)
    translator = Translator(browser.language)
    title = translator.say("play-on-title", title=table_title(look.title, look.game, browser.language)[:40], at=at)
    wish = PlayOn(at, seat, form.get("strength", USUAL), browser.name, title)
    seated = await context.tables.play_on(table, wish, client_of(request))
    return await context.seated(browser, [TakenSeat(seated.table, seated.seat, seated.token)])


@get("/t/{table:str}/replay.json")
async def download(at: AtTable) -> Reply:
    """The replay document as a file."""
    document = await at.tables.replay(at.table, at.viewer)
    headers = {**KEPT_FRESH, "content-disposition": f'attachment; filename="croupier-{document["game"]}.json"'}
    return Response(json.dumps(document, indent=1), media_type="application/json", headers=headers)


def text_of(document: Json) -> str:
    """A replay document as pages have it."""
    return json.dumps(document, separators=(",", ":"))


async def stored(tables: Tables, wish: Wish) -> Recording | None:
    """What the store keeps of the match of a table; nothing for a document that is not its own."""
    if not wish.table:
        return None
    try:
        own = text_of(await tables.replay(wish.table))
    except (UnknownTable, NotOver):  # it is the reader who names the table
        return None
    return await tables.recording(wish.table) if own == wish.document else None


async def _shown(request: AnyRequest, context: Context, wish: Wish) -> Reply:
    pay = partial(context.tables.count_replay, network_of(client_of(request)))
    recording = await context.replays.open(wish.document, pay, partial(stored, context.tables, wish))
    at = min(wish.at, len(recording.choices))
    draw = partial(_drawn, request, context, replace(wish, at=at), recording)
    return drawn_in_some_form(draw, kept=isinstance(recording, Kept))


def _game_of(document: Json) -> type[Game]:
    """The game of a replay document, with its cards. Raises `UnknownGame`, `BadCards`."""
    return catalog.find(document["game"]).with_cards(document.get("cards", {}))


def _drawn(request: AnyRequest, context: Context, wish: Wish, recording: Recording, form: Form) -> Reply:
    browser = Browser(request)
    game, at, last = _game_of(recording.document), wish.at, len(recording.choices)
    eyes = eyes_of(recording, wish.eyes)
    moment = seen_by(recording, at, eyes)
    before = recording.log(at - 1, moment[2]) if at else ()
    scene = recorded_scene(game, browser.language, moment, names=wish.names, before=before, bots=wish.bots)
    t = scene.in_form(form)
    values: dict[str, Any] = {  # Any: what the templates read
        "t": t,
        "board_template": table_template(game, form),
        "at": at,
        "last": last,
        "eyes": eyes,
        "told": steps.said(t),
        "mover": steps.mover(t, recording, at),
    }
    if wants_json(request):
        news = t.new_lines()
        data = {
            "html": context.html("frame.html", browser, game, **values),
            "bar": context.html("course.html", browser, game, **values),
            "told": context.html("told.html", browser, game, **values),
            "at": at,
            "last": last,
            "moves": moves(news),
            "sounds": [],
            "say": [line.text for line in news][-6:],
        }
        return as_json(data)
    course = context.tables.known_course(wish.table)
    jumps = steps.jumps(t, recording) if form != "words" else ()
    return context.page(
        "replay.html",
        browser,
        game=game,
        document=wish.document,
        named=wish.names,
        bots=sorted(wish.bots),
        table=wish.table,
        jumps=sorted((*jumps, *steps.turning(t, course)), key=lambda jump: jump.at),
        course=course,
        asked=sorted(recording.asked(at)),
        chosen_seed=was_chosen(recording.document["seed"]),
        **values,
    )


HANDLERS = (replay, table_replay, play_on, download)
