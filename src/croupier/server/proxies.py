"""Proxies: what one that is trusted says of a request is believed, and nobody else's word is."""

from typing import Any

import structlog
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

USER = "proxy_user"
"""In the state of a request's scope: whom a trusted proxy has named."""

log = structlog.get_logger("croupier.http")


class TrustedProxies(ProxyHeadersMiddleware):
    """Takes address and scheme of a request from a trusted proxy, and from one header the user whom it has let in.

    `trusted` are addresses and networks, separated by commas. What is not wrapped into this names no user.
    """

    def __init__(self, app: Any, trusted: str, user_header: str) -> None:  # Any: an ASGI application
        super().__init__(app, trusted)
        self._header = user_header.lower().encode()
        self._told = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # Any: ASGI
        """Let a request in; which proxy it came through is known only before the address is the client's own."""
        client = scope.get("client")
        if scope["type"] == "http" and not self._told and client and client[0] not in self.trusted_hosts:
            self._tell(scope["headers"])
        if scope["type"] == "http" and self._header:
            named = [value for name, value in scope["headers"] if name == self._header]
            if client and client[0] in self.trusted_hosts and len(named) == 1:
                scope.setdefault("state", {})[USER] = named[0].decode("latin-1").strip()
        await super().__call__(scope, receive, send)

    def _tell(self, headers: Any) -> None:  # Any: ASGI
        """Say once that a proxy is not believed: whoever forgets to name theirs has one address for all strangers."""
        if any(name == b"x-forwarded-for" for name, _ in headers):
            self._told = True
            log.warning("proxy-not-trusted", setting="FORWARDED_ALLOW_IPS")
