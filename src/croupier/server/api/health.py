"""Whether the server lives, and whether it can do its work: for a proxy, or whatever watches over the server."""

from litestar import Response, Router, get

from croupier.server.api.requests import AnyRequest, tables_of
from croupier.server.errors import StoreFailed, retry_after


@get("/healthz", sync_to_thread=False)
def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz")
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """The process answers and its database works, as far as is known; status 503 if it does not."""
    try:
        await tables_of(request).ready()
    except StoreFailed as error:  # the store tells the operator
        return Response({"status": "the database does not work"}, status_code=503, headers=retry_after(error))
    return Response({"status": "ok"})


router = Router("", route_handlers=[alive, ready], include_in_schema=False)
