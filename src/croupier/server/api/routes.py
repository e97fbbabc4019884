"""The routes under `/api`: each handler is a few lines over the service."""

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import Body, FromPath, FromQuery
from msgspec import UNSET, UnsetType, convert

from croupier import catalog
from croupier.engine import Json
from croupier.server.addresses import client_of
from croupier.server.api import moderation, seats, shapes
from croupier.server.api.event_stream import numbers
from croupier.server.api.json_response import JsonResponse
from croupier.server.api.requests import (
    AnyRequest,
    looks_of,
    problems,
    reading,
    tables_of,
    to_the_letter,
    token_of,
    writing,
)
from croupier.server.errors import BadRequest
from croupier.server.service.views import USUAL, Advice, NewTable
from croupier.server.streams import Events


@get("/games", summary="What can be played", responses=problems(400))
async def games() -> list[shapes.GameInfo]:
    """All installed games with their numbers of players and their variants."""
    return convert([catalog.listed(name) for name in catalog.names()], list[shapes.GameInfo])


@post("/tables", summary="Make a table", responses=problems(400, 403, 413, 422, 429, 503))
async def create(data: Annotated[shapes.TableWanted, Body()], request: AnyRequest) -> shapes.TableMade:
    """The match starts at once, unless it is a room. Give each person the token of the seat; only its hash is kept."""
    data = await to_the_letter(request, data)
    new = convert(data, NewTable, from_attributes=True)
    made = await tables_of(request).seating.create(new, client=client_of(request))
    tokens = [shapes.SeatToken(seat, token) for seat, token in sorted(made.tokens.items())]
    return shapes.TableMade(made.id, made.commitment, tokens, made.code)


@get("/tables/{table:str}", summary="Look at a table", responses=reading(422))
async def look(table: FromPath[str], request: AnyRequest, lang: FromQuery[str | None] = None) -> shapes.TableShown:
    """What the owner of the token sees; without a token, what a spectator sees."""
    return shapes.shown(await tables_of(request).look(table, token_of(request)), lang)


@post(
    "/tables/{table:str}/choices",
    summary="Answer a decision",
    status_code=200,
    responses=writing(413, 422),
)
async def choose(table: FromPath[str], data: Annotated[shapes.ChoiceMade, Body()], request: AnyRequest) -> shapes.Moved:
    """When this is answered with 200, the choice is on disk. In a reaction window it comes out in its time."""
    data = await to_the_letter(request, data)
    choice = data.index if data.key is UNSET else data.key
    if (data.index is UNSET) == (data.key is UNSET) or isinstance(choice, UnsetType):
        raise BadRequest("Say which option: either its index or its key.")
    return shapes.Moved(await tables_of(request).choose(table, token_of(request), data.decision, choice, *data.then))


@get("/tables/{table:str}/replay", summary="The replay document", responses=reading(403))
async def replay(table: FromPath[str], request: AnyRequest) -> Json:
    """Rules, seed and choices, when the match is over; before that they are secrets.

    Of an adjourned match it is given to who sits there alone, and to all who do once nobody can play on.
    """
    return await tables_of(request).replay(table, token_of(request))


@post("/tables/{table:str}/play-on", summary="Play an adjourned match on", status_code=200, responses=writing(429))
async def play_on(table: FromPath[str], request: AnyRequest) -> seats.SeatTaken:
    """By the installed rules, at a new table, with the choices that they take; the same token is good there.

    The host decides it, or, where the host is a bot or away, anybody who sits there. Then all of them are let in.
    """
    played_on = await tables_of(request).adjourned.play_on(table, token_of(request), client_of(request))
    return convert(played_on, seats.SeatTaken, from_attributes=True)


@get("/tables/{table:str}/log", summary="What happened so far", responses=reading(422))
async def told(table: FromPath[str], request: AnyRequest, lang: FromQuery[str | None] = None) -> list[shapes.LogLine]:
    """The log as the owner of the token may know it, oldest first."""
    seen = await tables_of(request).look(table, token_of(request))
    return await shapes.told(seen, lang)


@get("/tables/{table:str}/why-not", summary="Why something cannot be done", responses=reading(409, 422))
async def why_not(
    table: FromPath[str], key: FromQuery[str], request: AnyRequest, lang: FromQuery[str | None] = None
) -> shapes.WhyNot:
    """The rule that keeps the seat from choosing a key now."""
    refusal = await tables_of(request).why_not(table, token_of(request), key)
    translator = shapes.speaker_for(await tables_of(request).look(table, token_of(request)), lang)
    return shapes.WhyNot(key, refusal.rule, translator.rule(refusal.rule) if refusal.rule else "")


@get("/tables/{table:str}/preview", summary="What an option would do", responses=reading(409, 422, 429))
async def preview(table: FromPath[str], key: FromQuery[str], request: AnyRequest) -> shapes.PreviewShown:
    """The view after an option of the pending decision if nobody answers; null where it depends on hidden cards."""
    foreseen = await tables_of(request).preview(table, token_of(request), key)
    return convert(foreseen, shapes.PreviewShown, from_attributes=True)


@post("/tables/{table:str}/advice", summary="Ask the bot", status_code=200, responses=writing(429))
async def advise(table: FromPath[str], request: AnyRequest) -> Advice:
    """What the bot would choose for you, found without the cards you cannot see. Nobody learns that you have asked."""
    return await tables_of(request).advice.advise(table, token_of(request))


@delete("/tables/{table:str}/choice", summary="Change a secret choice", status_code=200, responses=writing(429))
async def retract(table: FromPath[str], request: AnyRequest) -> shapes.Moved:
    """Take back a choice of which nothing has shown yet, while others still choose. It is asked again."""
    return shapes.Moved(await tables_of(request).undo.retract(table, token_of(request)))


@put("/tables/{table:str}/presets", summary="Leave a standing answer", status_code=204, responses=writing(413, 422))
async def preset(table: FromPath[str], data: Annotated[shapes.PresetLeft, Body()], request: AnyRequest) -> None:
    """Private, and changed only while nothing is asked of the seat."""
    await tables_of(request).preset(table, token_of(request), data.window, data.preset)


@put("/tables/{table:str}/bot", summary="Let a bot play", status_code=204, responses=writing(422, 429))
async def hand_over(
    table: FromPath[str], request: AnyRequest, bot: FromQuery[str] = USUAL, seat: FromQuery[int | None] = None
) -> None:
    """For you, or the usual one for whoever has been away from another seat for a minute; until it is taken back."""
    await tables_of(request).takeover.hand_over(table, token_of(request), bot, seat, client_of(request))


@post("/tables/{table:str}/nudge", summary="Remind a person", status_code=204, responses=writing(422, 429))
async def nudge(table: FromPath[str], seat: FromQuery[int], request: AnyRequest) -> None:
    """The pages of a person for whom the table waits show it. Not in reaction windows."""
    await tables_of(request).takeover.nudge(table, token_of(request), seat)


@post("/tables/{table:str}/finish", summary="Let bots finish", status_code=204, responses=writing(422, 429))
async def finish(table: FromPath[str], request: AnyRequest, bot: FromQuery[str] = USUAL) -> None:
    """The bot plays for the host, who asks for it, and the usual one for whoever has been away for a minute."""
    await tables_of(request).takeover.finish(table, token_of(request), bot, client_of(request))


@post("/tables/{table:str}/end", summary="End a table", status_code=204, responses=writing())
async def end(table: FromPath[str], request: AnyRequest) -> None:
    """Without a result, for good; the host alone."""
    await tables_of(request).takeover.end(table, token_of(request))


@delete("/tables/{table:str}/bot", summary="Play yourself again", responses=writing())
async def take_back(table: FromPath[str], request: AnyRequest) -> None:
    """Take the seat back from the bot."""
    await tables_of(request).takeover.take_back(table, token_of(request))


@get(
    "/tables/{table:str}/events",
    summary="Server-sent events, one per seq",
    media_type="text/event-stream",
    responses=reading(422, 429),
)
async def events(
    table: FromPath[str], request: AnyRequest, looks: FromQuery[bool] = False, lang: FromQuery[str | None] = None
) -> Events:
    """`{"seq": n}` with the id n for every line of the log; begins with the present one, or after `Last-Event-ID`.

    With `looks` the data of each event are what a look at the table would show then, now and whenever that has changed;
    who reads slowly gets the newest. It ends when the host ends the table, or has ended it.
    """
    tables, viewer = tables_of(request), token_of(request)
    await tables.check_room(table, viewer)
    if looks:
        return Events(looks_of(request).follow(tables, table, viewer, shapes.spoken(lang)))
    seen = await tables.look(table, viewer)
    last = request.headers.get("last-event-id")
    after = int(last) if last is not None and last.isascii() and last.isdigit() and len(last) < 10 else seen.seq - 1
    return Events(numbers(tables, table, viewer, min(after, seen.seq)))


HANDLERS = (
    games,
    create,
    look,
    choose,
    replay,
    play_on,
    told,
    why_not,
    preview,
    advise,
    retract,
    preset,
    hand_over,
    take_back,
    nudge,
    finish,
    end,
    events,
    *seats.HANDLERS,
    *moderation.HANDLERS,
)

router = Router("/api", route_handlers=HANDLERS, tags=["tables"], response_class=JsonResponse)
