"""How the API sends what a handler gives back: JSON with its status and length, and nothing else to be worked out."""

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.response.base import ASGIResponse
from litestar.serialization import default_serializer
from litestar.types import Receive, Scope, Send
from msgspec.json import Encoder

T = TypeVar("T")

_ENCODER = Encoder(enc_hook=default_serializer)


def encoded(content: object) -> bytes:
    """JSON of anything that a handler gives back, on one line."""
    return _ENCODER.encode(content)


class Encoded(ASGIResponse):
    """JSON that is ready to be sent."""

    def __init__(self, body: bytes, status: int) -> None:
        self.body, self.status_code = body, status

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it."""
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(self.body))]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


class JsonResponse(Response[T]):
    """What a handler of the API gives back.

    The framework's own class puts headers, cookies and encoders of five layers together for every answer, which takes
    as long as to encode it; our handlers have none of them.
    """

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **more: Any) -> ASGIResponse:
        """The answer in bytes; without content it is the framework's."""
        if self.content is None:
            return super().to_asgi_response(app, request, **more)
        return Encoded(encoded(self.content), self.status_code or 200)
