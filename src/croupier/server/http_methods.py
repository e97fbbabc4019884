"""HTTP methods: what may be done at an address (RFC 9110, 9.3.2, 9.3.7 and 15.5.6)."""

from contextlib import suppress
from typing import Any

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope, Send
from litestar.utils.path import normalize_path

from croupier.server.root_path import RootPath


class Answering(Litestar):
    """An application that is asked by HEAD wherever it is asked by GET: by those who watch over it, and preview links.

    Its handlers know of GET alone, and nothing of the folder in which a site has the pages (`root`).
    """

    root = RootPath("")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # Any: of a request, or of its own life
        """Answer HEAD as GET, with everything but the body."""
        scope = self.root.inside(scope)
        if scope.get("method") == HttpMethod.HEAD:
            scope, send = {**scope, "method": HttpMethod.GET.value}, _without_body(send)
        await super().__call__(scope, receive, send)


def _without_body(send: Send) -> Send:
    """Sends how an answer begins, and that it ends there."""
    ended = False

    async def sending(message: Message) -> None:
        nonlocal ended
        if message["type"] != "http.response.body":
            await send(message)
        elif not ended:
            ended = True
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return sending


def allowed(app: Litestar, path: str) -> str:
    """The methods that an address knows, as the header `Allow` names them."""
    found = []
    for method in HttpMethod:
        with suppress(HTTPException):
            app.asgi_router.handle_routing(normalize_path(path), method.value)
            found.append(method.value)
    if HttpMethod.GET.value in found:
        found.append(HttpMethod.HEAD.value)
    return ", ".join(found)


async def name_all(message: Message, scope: Scope) -> None:
    """A `before_send` hook: the framework's own answers to OPTIONS name the methods of one handler of several."""
    if message["type"] == "http.response.start" and scope.get("method") == HttpMethod.OPTIONS:
        MutableScopeHeaders.from_message(message)["allow"] = allowed(scope["litestar_app"], scope["path"])
