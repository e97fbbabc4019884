"""Origin: links on pages that are drawn once for readers who reach the server by different addresses.

A reader says which address that is (`Host`). If each had a drawing of its own, one who names many would cost as many.
"""

import json
import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from secrets import token_bytes, token_hex
from typing import Any

from markupsafe import Markup, escape

from croupier.server.web.template_context import qr

_HERE = f"{token_hex(8)}.invalid"
"""Stands for the host; at random, so that nobody can write it into a name or a title."""
_KEY = token_bytes(16)
"""Without it, who reads the hashes of pages in addresses could try out which hand a seat has."""
_QR = re.compile(f"<{_HERE}>(.*?)</{_HERE}>")
"""Stands for the QR code of an address."""


def unaddressed(origin: str) -> dict[str, Any]:  # Any: what the templates read
    """What a page for all has in place of this origin and of QR codes."""
    scheme = origin.partition("://")[0]
    return {"origin": f"{scheme}://{_HERE}", "qr": _later}


def addressed(page: str, origin: str, written: Callable[[Markup], str] = str) -> str:
    """A page for all, with the links of a reader. `written`: how HTML stands there, if the page is part of JSON."""
    host = origin.partition("://")[2]
    page = _QR.sub(lambda found: written(qr(found[1].replace(_HERE, host))), page)
    return page.replace(_HERE, written(escape(host)))


def mark_of(fragments: Sequence[str]) -> str:
    """What stands for a page for all, in this process and those that are forked from it."""
    return blake2b("".join(fragments).encode(), key=_KEY, digest_size=12).hexdigest()


def in_json(html: Markup) -> str:
    """How HTML stands in a text of JSON."""
    return json.dumps(str(html), ensure_ascii=False)[1:-1]


def _later(address: str) -> Markup:
    return Markup(f"<{_HERE}>{address}</{_HERE}>")  # noqa: S704  # an address of ours
