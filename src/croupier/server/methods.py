"""What may be done at an address (RFC 9110, 9.3.7 and 15.5.6)."""

from contextlib import suppress

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope
from litestar.utils.path import normalize_path


def allowed(app: Litestar, path: str) -> str:
    """The methods that an address knows, as the header `Allow` names them."""
    found = []
    for method in HttpMethod:
        with suppress(HTTPException):
            app.asgi_router.handle_routing(normalize_path(path), method.value)
            found.append(method.value)
    return ", ".join(found)


async def name_all(message: Message, scope: Scope) -> None:
    """A `before_send` hook: the framework's own answers to OPTIONS name the methods of one handler of several."""
    if message["type"] == "http.response.start" and scope.get("method") == HttpMethod.OPTIONS:
        MutableScopeHeaders.from_message(message)["allow"] = allowed(scope["litestar_app"], scope["path"])
