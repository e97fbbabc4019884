"""Errors as JSON: the answers of the API that are no success."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from msgspec import ValidationError

from croupier.engine import BadSetup, CroupierError, IllegalChoice
from croupier.server.api.shapes import Problem
from croupier.server.errors import StoreFailed, retry_after, status_of
from croupier.server.http_methods import allowed

STORE_FAILED = "The database does not work at the moment. Nothing that was acknowledged is lost."


def table_error(_request: Request[Any, Any, Any], error: CroupierError) -> Response[Problem]:
    """An error of Croupier's own."""
    status = status_of(error)
    headers = {"www-authenticate": "Bearer"} if status == 401 else retry_after(error)
    rule = error.rule if isinstance(error, IllegalChoice | BadSetup) else None
    text = STORE_FAILED if isinstance(error, StoreFailed) else str(error)
    return Response(Problem(text, rule), status_code=status, headers=headers)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error of the HTTP layer; a body that is JSON of the wrong shape is 422."""
    if isinstance(error, ValidationException):
        shape = error.__cause__ if isinstance(error.__cause__, ValidationError) else error.detail
        cause = str(shape).replace("$.data", "$").replace("field `data`", "body")
        return Response(Problem(cause), status_code=422)
    not_so = isinstance(error, MethodNotAllowedException)
    headers = {"allow": allowed(request.app, request.scope["path"])} if not_so else {}
    return Response(Problem(error.detail or "Something went wrong."), status_code=error.status_code, headers=headers)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """JSON that is nested deeper than anything we read."""
    return Response(Problem("The body is nested too deeply."), status_code=400)


def unforeseen(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """Any other exception. Its message may hold secrets, so it is not told."""
    return Response(
        Problem("Something went wrong on the server. Nothing that was acknowledged is lost."), status_code=500
    )
