"""The security headers, the check of where a write comes from, and the log of requests."""

import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from urllib.parse import urlsplit

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_403_FORBIDDEN
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from croupier.engine import CroupierError
from croupier.server.errors import NotYours, status_of

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "media-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
"""What a page of the house may load, run and send, by the directives of its content security policy."""


def policy(directives: Mapping[str, str]) -> str:
    """A content security policy as its header says it."""
    return "; ".join(f"{name} {sources}" for name, sources in directives.items())


HEADERS = {
    "content-security-policy": policy(POLICY),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Sent with every answer. No inline script runs, no page can be framed, and other sites do not learn our addresses.

Not `no-referrer`: with it a browser sends `Origin: null` with our own forms, which `Doorkeeper` must refuse.
"""

SLOW = 1.0
"""Seconds until an answer begins from which on a request that went well has a line in the log, too."""

HEALTH = ("/healthz", "/readyz")
"""Is told to whoever asks: a proxy may stand in a blocked network."""

_PARTS = (b"text/css", b"text/javascript")

_HOSTS = 64
"""Names of hosts that are known to be right or wrong: nearly every request names the same."""

_LONGEST_HOST = 261
"""A name of 253 characters (RFC 1035, 2.3.4, without the dots at its ends) and a port."""

MOST_PARAMETERS = 100
"""So many parameters has an address at most: the framework remembers what it has read of the last thousand."""

_READING = frozenset({"GET", "HEAD", "OPTIONS"})

Counting = Callable[[str, str, int, float], None]
"""Counts a request: its method, route and status, and the seconds it took."""

log = structlog.get_logger("croupier.http")


_ENCODED = tuple((name.encode(), value.encode()) for name, value in {**HEADERS, "cache-control": "no-store"}.items())
_OF_PARTS = tuple(one for one in _ENCODED if one[0] in (b"cross-origin-resource-policy", b"x-content-type-options"))
"""Scripts and style sheets are parts of a page, whose headers hold for them: fifty of them come with a first visit."""


async def add_headers(message: Message, _scope: Scope) -> None:
    """A `before_send` hook: the security headers, and no caching unless the answer says otherwise."""
    if message["type"] == "http.response.start":
        given = {name.lower(): value for name, value in message["headers"]}
        wanted = _OF_PARTS if given.get(b"content-type", b"").startswith(_PARTS) else _ENCODED
        message["headers"] = [*message["headers"], *(header for header in wanted if header[0] not in given)]


class Doorkeeper(ASGIMiddleware):
    """Refuses writes that another site's page sends, and logs every request without its secrets.

    A browser says where a write comes from. A program does not, and need not: it has no cookies to be misused. Nobody
    is let in from an address that the service does not admit (`admits`).
    """

    scopes = (ScopeType.HTTP,)

    def __init__(
        self, origins: tuple[str, ...], count: Counting | None, admits: Callable[[str], bool], *, addresses: bool
    ) -> None:
        self._count = count
        self._admits = admits
        self._addresses = addresses
        """Whether the log says from which address a request came."""
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request in, and write at most one line about it when it is answered."""
        began, first = time.perf_counter(), 0.0
        method = str(scope.get("method", ""))
        client = scope["client"][0] if scope["client"] else ""
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status, first
            if message["type"] == "http.response.start":
                status, first = message["status"], time.perf_counter() - began
            await send(message)

        try:
            if not self._admits(client) and scope["path"] not in HEALTH:
                await _refuse(sending, "Nobody is served at your address.", HTTP_403_FORBIDDEN)
                return
            if not _names_a_host(scope):
                await _refuse(sending, "The Host header of this request is no host with a port from 0 to 65535.")
                return
            if scope["query_string"].count(b"&") >= MOST_PARAMETERS:
                await _refuse(sending, f"The address of this request has more than {MOST_PARAMETERS} parameters.")
                return
            if method not in _READING:
                self.check({name: value.decode("latin-1") for name, value in scope["headers"]})
            await next_app(scope, receive, sending)
        except CroupierError as error:
            status = status_of(error)
            raise
        finally:
            route, seconds = str(scope.get("path_template", "")), time.perf_counter() - began
            whence = {"address": client} if self._addresses else {}
            tell = log.debug if status < HTTP_400_BAD_REQUEST and first < SLOW else log.info  # a stream lasts for hours
            tell("answered", method=method, route=route, status=status, ms=round(seconds * 1000, 1), **whence)
            if self._count is not None:
                self._count(method, route, status, seconds)

    def check(self, headers: dict[bytes, str]) -> None:
        """Raise `NotYours` unless a write comes from one of our own pages, or from no page at all."""
        origin = headers.get(b"origin", "").lower()
        here = headers.get(b"host", "").lower()
        if origin:
            ours = origin in self._origins or (here != "" and _place(origin) == here)
        else:
            ours = headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
        if not ours:
            raise NotYours("This was sent by a page of another site.")


def _names_a_host(scope: Scope) -> bool:
    """Whether a request has one `Host` header (RFC 9112, 3.2), and that is one; before HTTP/1.1 it needs none."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if len(hosts) != 1:
        return not hosts and scope["http_version"] == "1.0"
    return _is_host(hosts[0])


@lru_cache(_HOSTS)
def _is_host(given: bytes) -> bool:
    """Whether a `Host` header names a host and, if it names a port, one there can be (RFC 9110, 7.2)."""
    host = given.decode("latin-1")
    try:
        parsed = urlsplit(f"//{host}")
        port = parsed.port
    except ValueError:  # such as x:99999 or [::1
        return False
    return len(host) <= _LONGEST_HOST and parsed.netloc == host and (port is None or port >= 0)


async def _refuse(send: Send, why: str, status: int = HTTP_400_BAD_REQUEST) -> None:
    """Answer in plain words: what draws errors asks for the address of the request, which is no good."""
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": f"{why}\n".encode(), "more_body": False})


def _place(origin: str) -> str:
    """Host and port of an origin; '' if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return ""
