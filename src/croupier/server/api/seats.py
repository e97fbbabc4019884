"""Seats of rooms under `/api`: invitations, and when a match begins."""

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import Body, FromPath, FromQuery
from msgspec import Struct, convert

from croupier.server.addresses import client_of
from croupier.server.api.requests import AnyRequest, reading, tables_of, to_the_letter, token_of, writing
from croupier.server.errors import BadRequest
from croupier.server.service.views import USUAL


class InvitationShown(Struct):
    """Where an invitation leads. `welcome`: `seat` if one is free, else why not; `bots`: seats to be taken over.

    `waiting`: there is room in the queue for the next match.
    """

    table: str
    game: str
    title: str
    host: str
    seat: int | None
    welcome: Literal["seat", "full", "renewed", "begun", "over", "ended"]
    bots: tuple[int, ...]
    waiting: bool


class Guest(Struct, forbid_unknown_fields=True):
    """Who follows an invitation: to `sit` down, to `wait` for the next match, or to play on for the bot of a `seat`."""

    name: str
    do: Literal["sit", "wait", "take_over"] = "sit"
    seat: int | None = None
    entropy: str = ""


class SeatTaken(Struct):
    """The seat and its secret, shown once. Seat 99 is none: its token keeps a place in the queue."""

    table: str
    seat: int
    token: str


@get("/invitations/{code:str}", summary="Where an invitation leads", responses=reading(429))
async def invitation(code: FromPath[str], request: AnyRequest) -> InvitationShown:
    """By its code or the end of its link. It changes nothing."""
    found = await tables_of(request).guests.invitation(code, client=client_of(request))
    return convert(found, InvitationShown, from_attributes=True)


@post("/invitations/{code:str}", summary="Follow an invitation", status_code=200, responses=writing(413, 422, 429))
async def come(code: FromPath[str], data: Annotated[Guest, Body()], request: AnyRequest) -> SeatTaken:
    """Sit down, wait for the next match, or play on for a bot where the host allows it."""
    data = await to_the_letter(request, data)
    tables, client = tables_of(request), client_of(request)
    if data.do == "wait":
        seated = await tables.guests.wait(code, data.name, client=client)
    elif data.do == "take_over":
        if data.seat is None:
            raise BadRequest("Say which bot's seat.")
        seated = await tables.guests.take_over(code, data.seat, data.name, client=client)
    else:
        seated = await tables.guests.claim(code, data.name, data.entropy, client=client)
    return convert(seated, SeatTaken, from_attributes=True)


@post("/tables/{table:str}/start", summary="Begin", status_code=204, responses=writing(422))
async def start(table: FromPath[str], request: AnyRequest, bot: FromQuery[str] = USUAL) -> None:
    """The host alone: a room begins with those who are there; at another table bots take the free seats."""
    await tables_of(request).seating.start(table, token_of(request), bot)


@put("/tables/{table:str}/ready", summary="Want to begin", status_code=204, responses=writing())
async def ready(table: FromPath[str], request: AnyRequest) -> None:
    """A room begins by itself when all its people do."""
    await tables_of(request).seating.set_ready(table, token_of(request), ready=True)


@delete("/tables/{table:str}/ready", summary="Not want to begin yet", responses=writing())
async def unready(table: FromPath[str], request: AnyRequest) -> None:
    """Let the others wait."""
    await tables_of(request).seating.set_ready(table, token_of(request), ready=False)


@put("/tables/{table:str}/takeover", summary="Let guests replace bots", status_code=204, responses=writing(422))
async def allow(table: FromPath[str], request: AnyRequest, allowed: FromQuery[bool] = True) -> None:
    """The host alone: whether who comes late may take over the seat of a bot."""
    await tables_of(request).guests.allow_takeover(table, token_of(request), allowed)


HANDLERS = (invitation, come, start, ready, unready, allow)
