"""Root path: where a site has the pages in a folder (https://example.org/cards/). Inside, everything lies at `/`."""

import re
from typing import Any

from litestar.types import Message, Scope

_PATH = re.compile(rb"(?i)(; *path=)(?:/(?=;|$)|(?=/))")
"""Where the path of a cookie begins; that of all pages has no stroke at its end in the folder."""


class RootPath:
    """The folder, such as `/cards`; '' where the pages have a site of their own."""

    def __init__(self, path: str) -> None:
        self.path = path

    def inside(self, scope: Any) -> Any:  # Any: of a request, or of the life of the application
        """What is asked for, without the folder: some proxies leave it away, others do not."""
        path = scope.get("path", "")
        if not self.path or not f"{path}/".startswith(f"{self.path}/"):
            return scope
        return {**scope, "path": path.removeprefix(self.path) or "/", "raw_path": b""}

    async def outside(self, message: Message, _scope: Scope) -> None:
        """A `before_send` hook: where an answer sends a browser, and where its cookies hold, lies in the folder."""
        if self.path and message["type"] == "http.response.start":
            message["headers"] = [(name, self._outside(name.lower(), value)) for name, value in message["headers"]]

    def _outside(self, name: bytes, value: bytes) -> bytes:
        if name == b"location" and value.startswith(b"/"):
            return self.path.encode() + value
        return _PATH.sub(rb"\1" + self.path.encode(), value) if name == b"set-cookie" else value
