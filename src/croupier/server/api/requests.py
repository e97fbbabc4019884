"""What every handler of the API reads of a request, and the problems it may answer with."""

from typing import Any, TypeVar

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from msgspec import ValidationError
from msgspec.json import decode

from croupier.server.api import shapes
from croupier.server.api.event_stream import Looks
from croupier.server.errors import BadRequest, WrongToken
from croupier.server.service.entrance.tables import Tables

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]  # Any: user, credentials and state, of which we use none but the tables


MEANING = {
    400: "The body is no JSON, or nested too deeply; or the `Host` header or the address is no good.",
    401: "The token belongs to no seat of the table, or one is needed.",
    403: "It is not for this seat, or not yet, or a page of another site has sent it.",
    404: "There is no such table or decision.",
    409: "The table is in no state for this (any more).",
    413: "The body is too large.",
    422: "A value cannot be used, or the rules forbid the choice.",
    429: "Too often or too many; `Retry-After` says when to try again.",
    503: "The database fails. Nothing that was acknowledged is lost; `Retry-After` says when to try again.",
}
"""What a status says."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong, by its status, for the OpenAPI document."""
    return {
        status: ResponseSpec(shapes.Problem, description=MEANING[status], generate_examples=False)
        for status in sorted(statuses)
    }


def reading(*more: int) -> dict[int, ResponseSpec]:
    """The problems of whoever asks about a table."""
    return problems(400, 401, 404, 503, *more)


def writing(*more: int) -> dict[int, ResponseSpec]:
    """The problems of whoever does something at a table."""
    return reading(403, 409, *more)


async def to_the_letter(request: AnyRequest, data: T) -> T:
    """The body read strictly: the framework takes "0" for 0, so a seed that is a text would become a number."""
    try:
        return decode(await request.body(), type=type(data))
    except ValidationError as error:
        raise BadRequest(str(error)) from None


def tables_of(request: AnyRequest) -> Tables:
    """The tables of the application that a request has come to."""
    tables: Tables = request.app.state["tables"]
    return tables


def looks_of(request: AnyRequest) -> Looks:
    """The looks that streams of the application share."""
    looks: Looks = request.app.state["looks"]
    return looks


def token_of(request: AnyRequest) -> str | None:
    """The token a request bears; None for a spectator. Raises `WrongToken` for something else than a token."""
    found = next((value for name, value in request.scope["headers"] if name == b"authorization"), None)
    if found is None:
        return None
    scheme, _, token = found.decode("latin-1").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise WrongToken("The Authorization header should be: Bearer TOKEN.")
    return token.strip()
