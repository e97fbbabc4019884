"""Whether the server lives, and whether it can do its work: for a proxy, or whatever watches over the server.

Each answer names the version: during an upgrade one sees which process runs which.
"""

from litestar import Response, Router, get

from croupier import __version__
from croupier.server.api.requests import AnyRequest, tables_of
from croupier.server.errors import StoreFailed, retry_after


@get("/healthz", sync_to_thread=False)
def alive() -> dict[str, str]:
    """The process answers."""
    return _told("ok")


@get("/readyz")
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """The process answers and its database works, as far as is known; status 503 if it does not."""
    try:
        await tables_of(request).ready()
    except StoreFailed as error:  # the store tells the operator
        return Response(_told("the database does not work"), status_code=503, headers=retry_after(error))
    return Response(_told("ok"))


def _told(status: str) -> dict[str, str]:
    return {"status": status, "version": __version__}


router = Router("", route_handlers=[alive, ready], include_in_schema=False)
