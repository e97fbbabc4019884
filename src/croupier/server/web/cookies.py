"""What a browser remembers for us: language, name, and the secrets of the seats it has taken."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from croupier.text import LANGUAGES

SEATS, LANGUAGE, NAME, THEME = "seats", "language", "name", "theme"
YEAR = 365 * 24 * 3600
MOST_SEATS = 24
LONGEST_SEAT = 2
"""So many seats are remembered; the oldest is forgotten first. A cookie must stay under 4 kB."""


@dataclass(frozen=True, slots=True)
class Held:
    """A seat this browser has taken."""

    table: str
    seat: int
    token: str


class Browser:
    """One request, as the pages see it."""

    def __init__(self, request: "Request[object, object, Any]") -> None:  # Any: the state of the application
        cookies = request.cookies
        self.language = _language(request)
        self.unzips = "gzip" in request.headers.get("accept-encoding", "")
        self.theme = cookies.get(THEME, "") if cookies.get(THEME) in ("light", "dark") else ""
        self.here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        self.name = _unquoted(cookies.get(NAME, ""))
        self.held = _held(cookies.get(SEATS, ""))

    def token(self, table: str, seat: str) -> str | None:
        """The token for a table: of the seat named, of the newest one taken (''), or None for `watch`."""
        mine = [held for held in self.held if held.table == table]
        if seat == "watch" or not mine:
            return None
        chosen = [held for held in mine if str(held.seat) == seat]
        return (chosen or mine)[-1].token

    def tokens(self) -> Mapping[str, str]:
        """One token per table, for the list of running tables."""
        return {held.table: held.token for held in self.held}

    def keeps(self, *new: Held) -> tuple[Held, ...]:
        """The seats with new ones, the newest last."""
        fresh = {(held.table, held.seat) for held in new}
        old = [held for held in self.held if (held.table, held.seat) not in fresh]
        return (*old, *new)[-MOST_SEATS:]


def seats_cookie(held: tuple[Held, ...], *, secure: bool) -> Cookie:
    """The secrets of the seats, out of reach of scripts."""
    value = ".".join(f"{one.table}~{one.seat}~{one.token}" for one in held)
    return Cookie(key=SEATS, value=value, httponly=True, samesite="lax", path="/", max_age=YEAR, secure=secure)


def name_cookie(name: str, *, secure: bool) -> Cookie:
    """The name a person has given last, offered again in the next form."""
    value = name.encode().hex()
    return Cookie(key=NAME, value=value, httponly=True, samesite="lax", path="/", max_age=YEAR, secure=secure)


def language_cookie(language: str, *, secure: bool) -> Cookie:
    """The language a person has chosen."""
    return Cookie(key=LANGUAGE, value=language, httponly=True, samesite="lax", path="/", max_age=YEAR, secure=secure)


def _held(text: str) -> tuple[Held, ...]:
    found = []
    for entry in text.split("."):
        parts = entry.split("~")
        if len(parts) == 3 and parts[1].isdecimal() and len(parts[1]) <= LONGEST_SEAT:
            found.append(Held(parts[0], int(parts[1]), parts[2]))
    return tuple(found)


def _unquoted(value: str) -> str:
    try:
        return bytes.fromhex(value).decode()[:40]
    except ValueError:
        return ""  # a cookie somebody has changed is no name


def _language(request: "Request[object, object, Any]") -> str:
    """The language chosen; else the first one the browser asks for that we speak; else English."""
    chosen = request.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    wishes = []
    for at, part in enumerate(request.headers.get("accept-language", "").split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), at, tag.partition("-")[0].lower()))
        except ValueError:
            continue  # a weight that is no number: the wish is not counted
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), LANGUAGES[0])
