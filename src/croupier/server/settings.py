"""How a server is run: address, database, pace. Flags of the command line come first, then the environment."""

import json
import math
import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import quote, urlsplit

from platformdirs import user_data_path

from croupier.engine import Changes, CroupierError

PREFIX = "CROUPIER_"

ELSEWHERE = ("GAMES", "PURE", "CHROMIUM", "SIZES", "WHEEL", "ATTACKED")
"""What other parts read of the environment: the order of games, compiled modules, tests and tools."""

SHORTEST_TOKEN = 20
"""Signs of the keeper's token, which nobody shall guess."""

LEVELS = ("debug", "info", "warning", "error")
"""How much is logged: from a level upwards."""

SMALLEST_BODY = 1024
"""Bytes that a request for a table may need."""


DRIVES = " /:\\"
"""Signs of paths that stand in a URL as they are, those of Windows too."""


class BadSettings(CroupierError, ValueError):
    """A setting has a value it cannot have."""


def default_database() -> str:
    """A file in the user's data folder, as a database URL."""
    file = str(user_data_path("croupier", appauthor=False) / "croupier.sqlite3")
    return f"sqlite:///{quote(file, safe=DRIVES)}"


def default_prints() -> str:
    """A folder in the user's data folder."""
    return str(user_data_path("croupier", appauthor=False) / "prints")


@dataclass(frozen=True)
class Settings:
    """Everything an operator can set. `origins` are further addresses the pages are reached at (behind a proxy)."""

    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """Where others reach the pages (`http://192.168.1.5:8000`): for links, when one looks from the machine itself."""
    path: str = ""
    """The folder in which a site has the pages, such as `/cards`; '' where they have a site of their own."""
    database: str = field(default_factory=default_database)
    processes: int = 1
    """Server processes that share the address; more than one needs PostgreSQL."""
    workers: int = 1
    """Processes in which bots think."""
    reaction_floor: float = 2.0
    """Seconds before an answer in a reaction window is published, unless the table says otherwise."""
    reaction_time: float = 6.0
    """Seconds of a window at a table with a fixed clock, unless the table says otherwise."""
    creations: int = 120
    """Tables one address may make at once; `creations_per_second` are added to that."""
    creations_per_second: float = 2.0
    bot_tables: int = 20
    """Tables without a person that one address may make at once, and within an hour after that."""
    listed_tables: int = 5
    """Tables that one address may make public at once, and within an hour after that."""
    unwatched_per_second: float = 10.0
    """Decisions of bots per second, together, at tables where nobody is."""
    reads_per_second: float = 20.0
    """Pages and answers that one address may read in the long run before it waits behind those who play."""
    streams_per_address: int = 100
    """Open streams of one address, at all tables together."""
    spectators: int = 200
    """Open streams of spectators at one table."""
    largest_body: int = 64 * 1024
    """Bytes of the largest request."""
    tables_in_memory: int = 2000
    prints: str = field(default_factory=default_prints)
    """The folder in which prints of games are kept; '' if none are made. There are none without the extra `print`."""
    positions: bool = False
    """Whether a table may begin in an arranged position: for tests and designers."""
    cards: Mapping[str, Changes] = field(default_factory=dict)
    """What is another on the cards of tables that name none, by game: `{"tender": {"wolf.life": "3"}}`."""
    keep_days: float = 400.0
    """Days after its last change after which a table is deleted, over or not; 0 keeps all for ever."""
    admin_token: str = field(default="", repr=False)
    """Opens the page of the keeper (`/admin`); without it and `admin_header` there is no such page."""
    admin_header: str = ""
    """The header in which a trusted proxy says who asks: whoever it names is the keeper."""
    audit_days: float = 90.0
    """Days after which is forgotten what keepers and hosts have done, and what was reported and settled."""
    lab: str = ""
    """The folder with reports of the lab that anybody may read at `/lab`; without it there is no such page."""
    log_level: str = "info"
    """`debug` logs each request and each choice; `info`, `warning`, `error` log less and less."""
    log_addresses: bool = False
    """Whether addresses of people are kept in the log, the audit log and reports."""
    metrics: str = ""
    """HOST:PORT at which figures for Prometheus are published; nowhere if it is empty."""
    origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    """Mark cookies `Secure`: the pages are reached by https only."""

    def __post_init__(self) -> None:
        # An IPv6 address may stand in brackets, as it does in a web address.
        object.__setattr__(self, "host", self.host.removeprefix("[").removesuffix("]"))
        object.__setattr__(self, "path", self.path.rstrip("/"))
        for name, fits, expected in (
            ("port", 0 <= self.port <= 65535, "a number from 0 to 65535"),
            ("address", _is_address(self.address), "empty or like http://192.168.1.5:8000"),
            ("path", _is_folder(self.path), "empty or like /cards"),
            ("processes", self.processes >= 1, "at least 1"),
            ("workers", self.workers >= 1, "at least 1"),
            ("reaction_floor", 0 <= self.reaction_floor <= 60, "from 0 to 60 seconds"),
            ("reaction_time", 1 <= self.reaction_time <= 600, "from 1 to 600 seconds"),
            ("creations", self.creations >= 1, "at least 1"),
            ("creations_per_second", 0 < self.creations_per_second < math.inf, "a number above 0"),
            ("bot_tables", self.bot_tables >= 1, "at least 1"),
            ("listed_tables", self.listed_tables >= 1, "at least 1"),
            ("unwatched_per_second", 0 < self.unwatched_per_second < math.inf, "a number above 0"),
            ("reads_per_second", 0 < self.reads_per_second < math.inf, "a number above 0"),
            ("streams_per_address", self.streams_per_address >= 1, "at least 1"),
            ("spectators", self.spectators >= 0, "at least 0"),
            ("log_level", self.log_level in LEVELS, f"one of {', '.join(LEVELS)}"),
            ("keep_days", 0 <= self.keep_days < math.inf, "a number of days, or 0 for ever"),
            ("admin_token", _is_secret(self.admin_token), f"empty, or at least {SHORTEST_TOKEN} signs without a blank"),
            ("admin_header", not self.admin_header or _is_header(self.admin_header), "empty or like X-Forwarded-User"),
            ("lab", not self.lab or Path(self.lab).is_dir(), "empty or a folder that is there"),
            ("audit_days", 0 < self.audit_days < math.inf, "a number of days above 0"),
            ("largest_body", self.largest_body >= SMALLEST_BODY, f"at least {SMALLEST_BODY} bytes"),
            ("tables_in_memory", self.tables_in_memory >= 1, "at least 1"),
            ("metrics", _is_place(self.metrics), "like 127.0.0.1:9100"),
            ("origins", all(_is_address(origin.rstrip("/")) for origin in self.origins), "like https://tables.example"),
            ("database", "://" in self.database, "like sqlite:///FILE"),
        ):
            if not fits:
                secret = {"database": "no URL", "admin_token": "none that is good"}  # what must not be shown
                given = secret.get(name) or repr(getattr(self, name))
                raise BadSettings(f"{name} ({PREFIX}{name.upper()}) is {given}; it should be {expected}.")
        if self.processes > 1 and not self.database.startswith("postgresql"):
            raise BadSettings("Several processes need a PostgreSQL database: --database postgresql://USER@HOST/NAME.")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, **flags: Any) -> "Settings":
        """The settings of `CROUPIER_PORT` and its like; flags that are not None win. Raises `BadSettings`."""
        given = os.environ if environment is None else environment
        kinds = get_type_hints(cls)
        _check_names(given, [PREFIX + name.upper() for name in (*kinds, *ELSEWHERE)])
        values: dict[str, Any] = {}  # Any: a value of any setting
        for name, kind in kinds.items():
            text = given.get(PREFIX + name.upper())
            if text is None:
                continue
            try:
                values[name] = _READERS[kind](text)
            except ValueError:
                expected = _EXPECTED[kind]
                raise BadSettings(f"{PREFIX}{name.upper()} is {text!r}, which cannot be read as {expected}.") from None
        return cls(**values | {name: value for name, value in flags.items() if value is not None})


def _check_names(given: Iterable[str], known: list[str]) -> None:
    """Raise `BadSettings` for a name that nobody reads: who mistypes one believes that it is set."""
    for name in sorted(given):
        if name.startswith(PREFIX) and name not in known:
            near = get_close_matches(name.upper(), known, 1, cutoff=0)[0]
            raise BadSettings(f"There is no setting {name}. Do you mean {near}?")


def _is_address(text: str) -> bool:
    """Whether a text is nothing, or scheme and host of a web address and no more."""
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:  # brackets around what is no IPv6 address, or a port that cannot be
        return False
    bare = not (parts.path or parts.query or parts.fragment)
    one = re.fullmatch(r"[\w.:%\[\]-]+", parts.netloc) is not None  # and no list with commas
    return not text or (parts.scheme in ("http", "https") and bool(parts.hostname) and bare and one)


def _is_folder(text: str) -> bool:
    """Whether a text is nothing, or folders in an address; browsers go up from `..`."""
    return re.fullmatch(r"(/(?!\.\.?(/|$))[\w.~-]+)*", text, re.ASCII) is not None


def _is_secret(text: str) -> bool:
    """Whether a text is nothing, or a token that can be sent in a header and is long enough."""
    return not text or (len(text) >= SHORTEST_TOKEN and text.isascii() and text.isprintable() and " " not in text)


def _is_header(text: str) -> bool:
    """Whether a text is the name of a header."""
    return text.isascii() and all(sign.isalnum() or sign in "-_" for sign in text)


def _is_place(text: str) -> bool:
    """Whether a text is nothing, or a host and a port."""
    host, _, port = text.rpartition(":")
    return not text or (bool(host) and port.isdecimal() and len(port) <= 5 and int(port) <= 65535)


def _switch(text: str) -> bool:
    known = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    if text.lower() not in known:
        raise ValueError(text)
    return known[text.lower()]


def _cards(text: str) -> Mapping[str, Changes]:
    read = json.loads(text)
    if not isinstance(read, dict) or not all(isinstance(cards, dict) for cards in read.values()):
        raise ValueError(text)
    return read


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_READERS: Mapping[Any, Callable[[str], Any]] = {  # Any: the type of a setting, and a value of it
    str: str,
    int: int,
    float: float,
    bool: _switch,
    tuple[str, ...]: _words,
    Mapping[str, Changes]: _cards,
}

_EXPECTED: Mapping[Any, str] = {  # Any: the type of a setting
    int: "a whole number",
    float: "a number",
    bool: "yes or no",
    Mapping[str, Changes]: 'JSON like {"GAME": {"CARD.FIELD": "VALUE"}}',
}
"""What a text should be that cannot be read; every text is one, and some words."""
