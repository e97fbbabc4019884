"""Origin: links on pages that are drawn once for readers who reach the server by different addresses.

A reader says which address that is (`Host`). If each had a drawing of its own, one who names many would cost as many.
"""

import json
import re
from secrets import token_hex
from typing import Any

from markupsafe import Markup, escape

from croupier.server.web.template_context import qr

_HERE = f"{token_hex(8)}.invalid"
"""Stands for the host; at random, so that nobody can write it into a name or a title."""
_QR = re.compile(f"<{_HERE}>(.*?)</{_HERE}>")
"""Stands for the QR code of an address."""


def unaddressed(origin: str) -> dict[str, Any]:  # Any: what the templates read
    """What a page for all has in place of this origin and of QR codes."""
    scheme = origin.partition("://")[0]
    return {"origin": f"{scheme}://{_HERE}", "qr": _later}


def addressed(message: str, origin: str) -> str:
    """The JSON of a page for all, with the links of a reader."""
    host = origin.partition("://")[2]
    message = _QR.sub(lambda found: _in_json(qr(found[1].replace(_HERE, host))), message)
    return message.replace(_HERE, _in_json(escape(host)))


def _later(address: str) -> Markup:
    return Markup(f"<{_HERE}>{address}</{_HERE}>")  # noqa: S704  # an address of ours


def _in_json(html: Markup) -> str:
    return json.dumps(str(html), ensure_ascii=False)[1:-1]
