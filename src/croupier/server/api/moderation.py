"""What is done about people under `/api`: by the host, and by anybody who reports something to the keeper."""

from typing import Annotated, Literal

from litestar import delete, post, put
from litestar.params import Body, FromPath
from msgspec import Struct

from croupier.server.addresses import client_of
from croupier.server.api.requests import AnyRequest, reading, tables_of, to_the_letter, token_of, writing


class Reported(Struct, forbid_unknown_fields=True):
    """What is reported: the `table` for its title, a `name` by the number of its seat, a `message` by its own."""

    what: Literal["table", "name", "message"]
    reason: str
    number: int = 0


@delete("/tables/{table:str}/seats/{seat:int}", summary="Take a seat away", responses=writing())
async def kick(table: FromPath[str], seat: FromPath[int], request: AnyRequest) -> None:
    """The host alone: a waiting seat is free again, in a match a bot plays on; old invitations lead nowhere."""
    await tables_of(request).moderation.kick(table, token_of(request), seat, client_of(request))


@put("/tables/{table:str}/seats/{seat:int}/muted", summary="Mute a person", status_code=204, responses=writing())
async def mute(table: FromPath[str], seat: FromPath[int], request: AnyRequest) -> None:
    """The host alone: nobody reads what this person writes."""
    moderation = tables_of(request).moderation
    await moderation.mute(table, token_of(request), seat, muted=True, client=client_of(request))


@delete("/tables/{table:str}/seats/{seat:int}/muted", summary="Let a person write again", responses=writing())
async def unmute(table: FromPath[str], seat: FromPath[int], request: AnyRequest) -> None:
    """The host alone."""
    moderation = tables_of(request).moderation
    await moderation.mute(table, token_of(request), seat, muted=False, client=client_of(request))


@post("/tables/{table:str}/reports", summary="Report to the keeper", status_code=204, responses=reading(413, 422, 429))
async def report(table: FromPath[str], data: Annotated[Reported, Body()], request: AnyRequest) -> None:
    """A title, a name or a message, as it is now, with a reason. Whoever sees the table may do so."""
    data = await to_the_letter(request, data)
    what = (data.what, data.number)
    await tables_of(request).moderation.report(table, token_of(request), what, data.reason, client_of(request))


HANDLERS = (kick, mute, unmute, report)
