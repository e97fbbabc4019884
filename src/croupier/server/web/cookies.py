"""The cookies of a browser: its language, the name of its person, and the secrets of the seats it has taken."""

import re
from collections.abc import Collection, Mapping
from copy import copy
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from croupier.server.service.entrance.tables import Guest
from croupier.server.service.people import names
from croupier.text import LANGUAGES

SEATS, LANGUAGE, NAME, THEME, PLACES, USUAL = "seats", "language", "name", "theme", "learn", "usual"
STRENGTH = "strength"
"""Among the usual choices: how strong the bots are."""

GUEST = "guest"
"""The secret of the browser, from which the secrets of the seats follow that it takes by invitations."""

SHELVES = (SEATS, "seats2")
"""The cookies that keep seats, the newest in the last that is not empty."""

KEEPER = "keeper"
"""What stands for the keeper's token."""

_NAMES = frozenset((*SHELVES, LANGUAGE, NAME, THEME, PLACES, USUAL, GUEST, KEEPER))
_OURS = re.compile(r"[\w.~-]*", re.ASCII)

GUEST_LENGTH = 64
YEAR = 365 * 24 * 3600
MOST_IN_ONE = 48
"""So many seats go into a cookie, which must stay under 4 kB; both together under the 8 kB of a line of a request."""

MOST_SEATS = MOST_IN_ONE * len(SHELVES)
"""So many seats are remembered. Those of finished matches make way first, those of running ones never."""

KEPT_FINISHED = 24
"""So many finished matches are remembered for the list of one's tables."""

LONGEST_QUERY = 2_000
"""So many characters has the query of an address at most that the links of its page lead back to."""

LONGEST_SEAT = 2
"""Digits of the number of a seat."""


@dataclass(frozen=True, slots=True)
class TakenSeat:
    """A seat this browser has taken."""

    table: str
    seat: int
    token: str


class Browser:
    """What a request tells about its browser."""

    def __init__(self, request: "Request[object, object, Any]") -> None:  # Any: the state of the application
        cookies = _ours(request.headers.getall("cookie", []))
        self.language = _language(request, cookies.get(LANGUAGE))
        self.unzips = "gzip" in request.headers.get("accept-encoding", "")
        self.theme = cookies.get(THEME, "") if cookies.get(THEME) in ("light", "dark") else ""
        self.here = _here(request)
        self.name = _name(cookies.get(NAME, ""))
        self.seats = tuple(seat for shelf in SHELVES for seat in _seats(cookies.get(shelf, "")))
        guest = cookies.get(GUEST, "")
        self.guest = guest if len(guest) == GUEST_LENGTH and guest.isascii() else ""
        self.keeper = cookies.get(KEEPER, "")
        self.places = _places(cookies.get(PLACES, ""))
        self.usual = _usual(cookies.get(USUAL, ""))

    def token(self, table: str, seat: str) -> str | None:
        """The token for a table: of the seat named, of the newest one taken (''), or None for `watch`."""
        mine = [taken for taken in self.seats if taken.table == table]
        if seat == "watch" or not mine:
            return None
        chosen = [taken for taken in mine if str(taken.seat) == seat]
        return (chosen or mine)[-1].token

    def speaking(self, language: str) -> "Browser":
        """The same browser with a page in that language; in its own if we do not have it."""
        spoken = copy(self)
        if language in LANGUAGES:
            spoken.language = language
        return spoken

    @property
    def as_guest(self) -> Guest:
        """Who follows an invitation with this browser."""
        return Guest(self._next_secret, self._secrets)

    def _next_secret(self, table: str) -> str | None:
        """The secret of the next seat that this browser takes at a table; None if the browser keeps no cookies.

        It follows from the browser's own secret. So if the answer to a claim is lost, and its cookie with it, the same
        browser claims the same seat again; a browser that knows its first seat there takes a second one.
        """
        return self._secret(table, sum(taken.table == table for taken in self.seats)) if self.guest else None

    def _secrets(self, table: str) -> tuple[str, ...]:
        """All secrets that this browser has at a table, and those of the seats that it takes there by invitations."""
        known = [taken.token for taken in self.seats if taken.table == table]
        return (*known, *(self._secret(table, number) for number in range(len(known) + 1) if self.guest))

    def _secret(self, table: str, number: int) -> str:
        return sha256(f"{self.guest}/{table}/{number}".encode()).hexdigest()

    def tokens(self) -> Mapping[str, str]:
        """One token per table, for the list of running tables."""
        return {taken.table: taken.token for taken in self.seats}

    def label(self, token: str | None) -> str:
        """How addresses name the seat of a token: by the number under which this browser keeps it; '' if it does not.

        A seat may have another number when its match has begun.
        """
        return next((str(taken.seat) for taken in self.seats if taken.token == token), "")

    def seats_with(self, *new: TakenSeat, finished: Collection[str] = (), running: Collection[str] = ()) -> "Kept":
        """The seats to remember when new ones are taken, the newest last.

        `finished` and `running` are the ids of tables. What is neither waits for somebody, or is no more.
        """
        fresh = {(taken.table, taken.seat) for taken in new}
        old = [taken for taken in self.seats if (taken.table, taken.seat) not in fresh]
        done = [taken for taken in old if taken.table in finished]
        over = {*done[: max(0, len(done) - KEPT_FINISHED)]}
        kept = [taken for taken in (*old, *new) if taken not in over]
        given_up = [*done, *(taken for taken in old if taken.table not in (*finished, *running))]
        for taken in given_up:
            if len(kept) <= MOST_SEATS:
                break
            kept = [other for other in kept if other != taken]
        return tuple(kept)

    def full(self, running: Collection[str]) -> bool:
        """Whether this browser sits at as many running tables as it can remember."""
        return sum(taken.table in running for taken in self.seats) >= MOST_SEATS


Kept = tuple[TakenSeat, ...]
"""Seats that a browser remembers."""


def seats_cookies(seats: Kept, *, secure: bool) -> list[Cookie]:
    """The secrets of the seats, out of reach of scripts."""
    found = []
    for number, shelf in enumerate(SHELVES):
        some = seats[number * MOST_IN_ONE : (number + 1) * MOST_IN_ONE]
        value = ".".join(f"{taken.table}~{taken.seat}~{taken.token}" for taken in some)
        found.append(_cookie(shelf, value, secure=secure))
    return found


def guest_cookie(*, secure: bool) -> Cookie:
    """A new secret of a browser: 256 random bits, out of reach of scripts."""
    return _cookie(GUEST, token_hex(GUEST_LENGTH // 2), secure=secure)


def keeper_cookie(value: str, *, secure: bool) -> Cookie:
    """What stands for the keeper's token, until the browser is closed; no page of another site is asked for with it."""
    return Cookie(key=KEEPER, value=value, httponly=True, samesite="strict", path="/admin", secure=secure)


def name_cookie(name: str, *, secure: bool) -> Cookie:
    """The name a person has given last, offered again in the next form."""
    return _cookie(NAME, _one_line(name).encode().hex(), secure=secure)


def usual_cookie(usual: Mapping[str, str], *, secure: bool) -> Cookie:
    """What was chosen last to begin at once: how many play each game (by its slug), and how strong the bots are."""
    return _cookie(USUAL, ".".join(f"{name}~{value}" for name, value in usual.items()), secure=secure)


def language_cookie(language: str, *, secure: bool) -> Cookie:
    """The language a person has chosen."""
    return _cookie(LANGUAGE, language, secure=secure)


def places_cookie(places: Mapping[str, int], *, secure: bool) -> Cookie:
    """The task of each lesson with which this browser goes on."""
    return _cookie(PLACES, ".".join(f"{game}~{place}" for game, place in places.items()), secure=secure)


def _cookie(key: str, value: str, *, secure: bool) -> Cookie:
    return Cookie(key=key, value=value, httponly=True, samesite="lax", path="/", max_age=YEAR, secure=secure)


def _ours(headers: list[str]) -> Mapping[str, str]:
    """The cookies of a request that may be ours: their values have letters, digits and `-._~`, and nothing is quoted.

    The framework takes quotes away, for which older Pythons need seconds, and keeps the last thousand headers.
    """
    pairs = (one.strip().partition("=") for header in headers for one in header.split(";"))
    return {name: value for name, _, value in pairs if name in _NAMES and _OURS.fullmatch(value)}


def _seats(text: str) -> tuple[TakenSeat, ...]:
    found = []
    for entry in text.split("."):
        parts = entry.split("~")
        if len(parts) == 3 and parts[1].isdecimal() and len(parts[1]) <= LONGEST_SEAT:
            found.append(TakenSeat(parts[0], int(parts[1]), parts[2]))
    return tuple(found)


def _places(text: str) -> Mapping[str, int]:
    parts = (entry.partition("~") for entry in text.split("."))
    return {game: int(place) for game, _, place in parts if place.isdecimal() and len(place) < 3}


def _usual(text: str) -> dict[str, str]:
    parts = [entry.split("~") for entry in text.split(".")]
    return {part[0]: part[1] for part in parts if len(part) == 2}


def _name(value: str) -> str:
    try:
        return _one_line(bytes.fromhex(value).decode())
    except ValueError:
        return ""  # somebody has changed the cookie


def _one_line(name: str) -> str:
    """A name as the service reads it (`names.line`): a form may send any number of blanks."""
    return " ".join(name.split())[: names.LONGEST_NAME]


def _here(request: "Request[object, object, Any]") -> str:  # Any: as above
    """The address that shows the page again: that of a table where something is done at it; empty if none does."""
    path, query = request.url.path, request.url.query
    if request.method not in ("GET", "HEAD"):
        if path == "/replay":
            return ""
        if path.startswith("/t/"):
            path = "/".join(path.split("/")[:3])
        elif path == "/play":
            path = "/"
    return path + (f"?{query}" if 0 < len(query) <= LONGEST_QUERY else "")


def _language(request: "Request[object, object, Any]", kept: str | None) -> str:
    """The language of the page that asks (`language`), else the one chosen, else the browser's favourite of ours."""
    for chosen in (request.query_params.get("language"), kept):
        if chosen in LANGUAGES:
            return chosen
    wishes = []
    for at, part in enumerate(request.headers.get("accept-language", "").split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), at, tag.partition("-")[0].lower()))
        except ValueError:
            continue  # the weight is no number
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), LANGUAGES[0])
