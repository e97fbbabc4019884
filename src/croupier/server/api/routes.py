"""The JSON door: the contract of the web table for programs. Every function is a few lines over the service."""

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from functools import cache
from typing import Annotated, Any, Literal, TypeVar

from litestar import Request, Response, Router, delete, get, post, put
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromPath, FromQuery
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError
from msgspec.json import decode

from croupier import catalog
from croupier.engine import BadSetup, CroupierError, IllegalChoice
from croupier.server.errors import BadRequest, StoreFailed, TooMany, WrongToken, status_of
from croupier.server.logs import tell_operator
from croupier.server.service.looks import Asked, Look, NewSeat, NewTable
from croupier.server.service.tables import Tables
from croupier.text import LANGUAGES, Speaker

T = TypeVar("T")

HEARTBEAT = 15.0
"""Seconds after which a silent stream says that it is still there."""

STORE_FAILED = "The database does not work at the moment. Nothing that was acknowledged is lost."


class Problem(Struct, omit_defaults=True):
    """What went wrong, and the rule that forbids it where there is one."""

    detail: str
    rule: str | None = None


class GameInfo(Struct):
    """A game that can be played. `variants`: switch -> values, the default first."""

    game: str
    version: str
    title: str
    players: tuple[int, int]
    variants: dict[str, list[str]]


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table; `bot` names the bot of a bot's seat."""

    kind: Literal["human", "bot"]
    name: str = ""
    bot: str | None = None


class TableWanted(Struct, forbid_unknown_fields=True):
    """A new table. A chosen `seed` makes the match repeatable, and not verifiable as fair."""

    game: str
    seats: list[SeatWanted]
    variants: dict[str, str | int | bool] = {}
    seed: int | str | None = None
    title: str = ""
    language: str = "en"
    visibility: Literal["link", "listed"] = "link"
    reaction_floor: Annotated[float, Meta(ge=0, le=60)] | None = None
    reaction_clock: Literal["floor", "fixed"] = "floor"
    reaction_time: Annotated[float, Meta(ge=0, le=600)] | None = None


class SeatToken(Struct):
    """The secret of a human seat: shown once, here."""

    seat: int
    token: str


class TableMade(Struct):
    """A new table: the hash of its seed, and the tokens of its human seats."""

    id: str
    commitment: str
    seats: list[SeatToken]


class OptionShown(Struct):
    """One legal answer."""

    index: int
    key: str
    label: str


class DecisionShown(Struct):
    """A pending decision. Only the asker's own carries `options`."""

    id: str
    seat: int
    name: str
    prompt: str
    options: list[OptionShown] | UnsetType = UNSET


class SeatShown(Struct):
    """Who sits at a seat. `handed`: a bot plays for a person for a while."""

    seat: int
    kind: str
    name: str
    bot: str | None
    connected: bool
    handed: bool


class TableShown(Struct):
    """A table as the owner of the token may see it. `seed` is given when the match is over."""

    id: str
    game: str
    version: str
    title: str
    status: str
    seq: int
    over: bool
    returns: list[float]
    view: dict[str, Any]  # Any: JSON
    decisions: list[DecisionShown]
    seats: list[SeatShown]
    seat: int | None
    commitment: str
    chosen_seed: bool
    seed: int | str | None
    held: bool
    presets: dict[str, str]
    reaction_floor: float
    reaction_clock: str
    reaction_time: float
    reason: str


class ChoiceMade(Struct, forbid_unknown_fields=True):
    """An answer to a decision: `index` or `key` of one of its options."""

    decision: str
    index: int | UnsetType = UNSET
    key: str | UnsetType = UNSET


class Moved(Struct):
    """How many lines the table's log has."""

    seq: int


class LogLine(Struct):
    """One thing that happened, as plain data and as a sentence."""

    event: dict[str, Any]  # Any: JSON
    text: str


class WhyNot(Struct):
    """The number of the rule that forbids a key, or null where none is known, with its text."""

    key: str
    rule: str | None
    text: str


class PresetLeft(Struct, forbid_unknown_fields=True):
    """A standing answer to a kind of window."""

    window: str
    preset: str


@get("/games", summary="What can be played")
async def games() -> list[GameInfo]:
    """All installed games with their numbers of players and their variants."""
    found = [catalog.find(name) for name in catalog.names()]
    return [
        GameInfo(g.slug, g.version, g.title, g.seats, {name: list(values) for name, values in g.variants.items()})
        for g in found
    ]


@post("/tables", summary="Make a table", responses={422: ResponseSpec(Problem), 429: ResponseSpec(Problem)})
async def create(data: Annotated[TableWanted, Body()], request: Request[Any, Any, Any]) -> TableMade:
    """The match starts at once. Give each person the token of the seat; the server keeps only its hash."""
    data = await _to_the_letter(request, data)
    new = NewTable(
        game=data.game,
        seats=tuple(NewSeat(seat.kind, seat.name, seat.bot) for seat in data.seats),
        variants=data.variants,
        seed=data.seed,
        title=data.title,
        language=data.language,
        visibility=data.visibility,
        reaction_floor=data.reaction_floor,
        reaction_clock=data.reaction_clock,
        reaction_time=data.reaction_time,
    )
    made = await service(request).create(new, client=client_of(request))
    return TableMade(made.id, made.commitment, [SeatToken(seat, token) for seat, token in sorted(made.tokens.items())])


@get("/tables/{table:str}", summary="Look at a table", responses={404: ResponseSpec(Problem)})
async def look(table: FromPath[str], request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> TableShown:
    """What the owner of the token sees; without a token, what a spectator sees."""
    return shown(await service(request).look(table, token_of(request)), lang)


@post(
    "/tables/{table:str}/choices",
    summary="Answer a decision",
    status_code=200,
    responses={status: ResponseSpec(Problem) for status in (401, 403, 404, 409, 422)},
)
async def choose(table: FromPath[str], data: Annotated[ChoiceMade, Body()], request: Request[Any, Any, Any]) -> Moved:
    """When this is answered with 200, the choice is on disk. In a reaction window it comes out in its time."""
    data = await _to_the_letter(request, data)
    if (data.index is UNSET) == (data.key is UNSET):
        raise BadRequest("Say which option: either its index or its key.")
    choice = data.key if isinstance(data.key, str) else data.index
    if isinstance(choice, UnsetType):
        raise BadRequest("Say which option: either its index or its key.")
    return Moved(await service(request).choose(table, token_of(request), data.decision, choice))


@get("/tables/{table:str}/replay", summary="The replay document", responses={403: ResponseSpec(Problem)})
async def replay(table: FromPath[str], request: Request[Any, Any, Any]) -> dict[str, Any]:  # Any: JSON
    """Rules, seed and choices, when the match is over; before that they are secrets."""
    return await service(request).replay(table)


@get("/tables/{table:str}/log", summary="What happened so far")
async def told(
    table: FromPath[str], request: Request[Any, Any, Any], lang: FromQuery[str | None] = None
) -> list[LogLine]:
    """The log as the owner of the token may know it, oldest first."""
    seen = await service(request).look(table, token_of(request))
    voice = _voice(seen, lang)
    return [LogLine(dict(event), voice.line(event, seen.names, seen.me)) for event in seen.log]


@get("/tables/{table:str}/why-not", summary="Why something cannot be done")
async def why_not(
    table: FromPath[str], key: FromQuery[str], request: Request[Any, Any, Any], lang: FromQuery[str | None] = None
) -> WhyNot:
    """The rule that keeps the seat from choosing a key now."""
    refusal = await service(request).why_not(table, token_of(request), key)
    voice = _voice(await service(request).look(table, token_of(request)), lang)
    return WhyNot(key, refusal.rule, voice.rule(refusal.rule) if refusal.rule else "")


@delete("/tables/{table:str}/choice", summary="Change a secret choice", status_code=200)
async def retract(table: FromPath[str], request: Request[Any, Any, Any]) -> Moved:
    """Take back a choice of which nothing has shown yet, while others still choose. It is asked again."""
    return Moved(await service(request).retract(table, token_of(request)))


@put("/tables/{table:str}/presets", summary="Leave a standing answer", status_code=204)
async def preset(table: FromPath[str], data: Annotated[PresetLeft, Body()], request: Request[Any, Any, Any]) -> None:
    """Private, and changed only while nothing is asked of the seat."""
    await service(request).preset(table, token_of(request), data.window, data.preset)


@put("/tables/{table:str}/bot", summary="Let a bot play for you", status_code=204)
async def hand_over(table: FromPath[str], request: Request[Any, Any, Any], bot: FromQuery[str] = "normal") -> None:
    """Until the seat is taken back."""
    await service(request).hand_over(table, token_of(request), bot)


@delete("/tables/{table:str}/bot", summary="Play yourself again")
async def take_back(table: FromPath[str], request: Request[Any, Any, Any]) -> None:
    """Take the seat back from the bot."""
    await service(request).take_back(table, token_of(request))


@get("/tables/{table:str}/events", summary="Server-sent events, one per seq", responses={404: ResponseSpec(Problem)})
async def events(
    table: FromPath[str],
    request: Request[Any, Any, Any],
) -> ServerSentEvent:
    """`{"seq": n}` with the id n for every line of the log; begins with the present one, or after `Last-Event-ID`."""
    viewer = token_of(request)
    seen = await service(request).look(table, viewer)
    last = request.headers.get("last-event-id")
    after = int(last) if last is not None and last.isascii() and last.isdigit() and len(last) < 10 else seen.seq - 1
    return ServerSentEvent(
        _stream(service(request), table, viewer, min(after, seen.seq)), headers={"cache-control": "no-store"}
    )


async def _stream(tables: Tables, table: str, viewer: str | None, after: int) -> AsyncIterator[ServerSentEventMessage]:
    async with tables.subscribe(table, viewer) as changes:
        sent, seq = after, (await tables.look(table, viewer)).seq
        while True:
            while sent < seq:
                sent += 1
                yield ServerSentEventMessage(data=f'{{"seq":{sent}}}', id=sent)
            try:
                change = await asyncio.wait_for(anext(changes), HEARTBEAT)
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")
            except StopAsyncIteration:
                return
            else:
                seq = max(seq, change.seq)


# -- words -------------------------------------------------------------------------------------------------------


@cache
def _speaker(language: str, game: str) -> Speaker:
    return Speaker(language, catalog.find(game))


def _check_language(language: str | None) -> None:
    if language is not None and language not in LANGUAGES:
        raise BadRequest(f"There is no language {language!r}; there is {', '.join(LANGUAGES)}.")


def _voice(seen: Look, language: str | None) -> Speaker:
    _check_language(language)
    return _speaker(language or seen.language, seen.game)


def shown(seen: Look, language: str | None = None) -> TableShown:
    """A look in words, ready for JSON."""
    _check_language(language)
    voice = _voice(seen, language) if seen.decisions else None
    return TableShown(
        id=seen.id,
        game=seen.game,
        version=seen.version,
        title=seen.title,
        status=seen.status,
        seq=seen.seq,
        over=seen.over,
        returns=list(seen.returns),
        view=dict(seen.view),
        decisions=[_decision(asked, seen, voice) for asked in seen.decisions if voice is not None],
        seats=[SeatShown(s.seat, s.kind, s.name, s.bot, s.connected, s.handed) for s in seen.seats],
        seat=seen.me,
        commitment=seen.commitment,
        chosen_seed=seen.chosen_seed,
        seed=seen.seed,
        held=seen.held,
        presets=dict(seen.presets),
        reaction_floor=seen.reaction_floor,
        reaction_clock=seen.reaction_clock,
        reaction_time=seen.reaction_time,
        reason=seen.reason,
    )


def _decision(asked: Asked, seen: Look, voice: Speaker) -> DecisionShown:
    if not asked.mine:
        waiting = voice.waiting([{"seat": asked.seat, "name": asked.name}], seen.names, seen.me)
        return DecisionShown(asked.id, asked.seat, asked.name, waiting)
    prompt = voice.prompt(asked.decision, seen.view, seen.names, seen.me)
    return DecisionShown(
        asked.id,
        asked.seat,
        asked.name,
        " ".join(part for part in (prompt.fact, prompt.note) if part) or prompt.kind,
        [
            OptionShown(i, key, voice.label(asked.name, key, seen.view, seen.names, seen.me))
            for i, key in enumerate(asked.decision.keys)
        ],
    )


# -- who asks, and what went wrong -------------------------------------------------------------------------------


async def _to_the_letter(request: Request[Any, Any, Any], data: T) -> T:
    """The body read strictly: the framework takes "0" for 0, so a seed that is a text would become a number."""
    try:
        return decode(await request.body(), type=type(data))
    except ValidationError as error:
        raise BadRequest(str(error)) from None


def service(request: Request[Any, Any, Any]) -> Tables:
    """The tables of the application that a request has come to."""
    tables: Tables = request.app.state["tables"]
    return tables


def token_of(request: Request[Any, Any, Any]) -> str | None:
    """The token a request bears; None for a spectator. Raises `WrongToken` for something else than a token."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise WrongToken("The Authorization header should be: Bearer TOKEN.")
    return token.strip()


def client_of(request: Request[Any, Any, Any]) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else ""


def table_error(_request: Request[Any, Any, Any], error: CroupierError) -> Response[Problem]:
    """An error of the family as JSON."""
    status = status_of(error)
    headers = {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if isinstance(error, TooMany):
        headers["retry-after"] = str(max(1, math.ceil(error.retry_after)))
    rule = error.rule if isinstance(error, IllegalChoice | BadSetup) else None
    tell_operator(error)
    text = STORE_FAILED if isinstance(error, StoreFailed) else str(error)
    return Response(Problem(text, rule), status_code=status, headers=headers)


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error of the HTTP layer in the same shape; a body that is JSON of the wrong shape is 422."""
    if isinstance(error, ValidationException):
        shape = error.__cause__ if isinstance(error.__cause__, ValidationError) else error.detail
        cause = str(shape).replace("$.data", "$").replace("field `data`", "body")
        return Response(Problem(cause), status_code=422)
    return Response(Problem(error.detail or "Something went wrong."), status_code=error.status_code)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """JSON that is nested deeper than anything we read."""
    return Response(Problem("The body is nested too deeply."), status_code=400)


def unforeseen(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """Anything else: nothing of it is told, it may hold secrets."""
    return Response(
        Problem("Something went wrong on the server. Nothing that was acknowledged is lost."), status_code=500
    )


HANDLERS: Sequence[Any] = (  # Any: route handlers of any signature
    games,
    create,
    look,
    choose,
    replay,
    told,
    why_not,
    retract,
    preset,
    hand_over,
    take_back,
    events,
)

router = Router("/api", route_handlers=HANDLERS, tags=["tables"])
