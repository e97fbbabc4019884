"""Seats: what they are changed to, which names are taken beside them, whose the table is."""

from collections.abc import Collection
from typing import Any

from croupier.server.errors import NotYours
from croupier.server.service.people.display_names import looks
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.table import Table
from croupier.server.store.records import SanctionKind, SeatKind, SeatRecord
from croupier.text import Translator


def open_seat(table: Table, seat: int) -> dict[str, Any]:  # Any: a value of any column
    """A seat that waits for somebody, with an invitation of its own unless it is in a room, which has one for all."""
    name = name_of(seat, "open", table.record.language, set())
    alike = table.record.room and table.record.status == "waiting"
    own = {"code": None, "link": None} if alike else {"code": tokens.new_code(), "link": tokens.new_link()}
    return {"kind": "open", "bot": None, "name": name, **own}


def emptied(table: Table, seat: int, came_from: int | None = None) -> dict[str, Any]:  # Any: a value of any column
    """The seat of a person who has lost it, open again; `came_from`: for whom it waits at a rematch."""
    return open_seat(table, seat) | {"token": None, "presets": {}, "came_from": came_from, "doing": ""}


def invitations_of(table: Table, seat: int) -> tuple[str, ...]:
    """The code and the link of a seat, which are replaced: they lead to its table from now on."""
    return tuple(key for key in (table.seats[seat].code, table.seats[seat].link) if key is not None)


def bot_seat(
    table: Table, seat: int, bot: str | None, taken: Collection[str] = ()
) -> dict[str, Any]:  # Any: a value of any column
    """A seat that a bot plays, called like nobody else at the table; `taken` are names given at the same time."""
    others = {other.name for other in table.seats if other.seat != seat}
    name = name_of(seat, "bot", table.record.language, others.union(taken))
    return {"kind": "bot", "bot": bot, "name": name}


def names_beside(table: Table, seat: SeatRecord) -> list[str]:
    """The names of those who sit beside a seat, or for whom another seat waits because this is a rematch."""
    return [o.name for o in table.seats if o is not seat and (o.kind != "open" or o.came_from is not None)]


def name_of(seat: int, kind: SeatKind, language: str, taken: Collection[str]) -> str:
    """What a seat is called whose person or bot has no name."""
    translator = Translator(language)
    if kind == "bot":
        known = {looks(other) for other in taken}
        free = (name for name in translator.bot_names() if looks(name) not in known)
        return next(free, translator.say("bot-number", number=seat + 1))
    return translator.say("seat-name", number=seat + 1)


def sanctions_with(table: Table, kind: SanctionKind, token: str, instead: str = "") -> list[dict[str, str]]:
    """What hosts have done about people, and this, of a hashed token, in place of what was done about another."""
    return [*(one for one in table.record.sanctions if one["token"] != instead), {"kind": kind, "token": token}]


def check_host(seat: int, table: Table) -> None:
    """Raise `NotYours` unless it is the seat of the host."""
    if seat != table.record.host:
        raise NotYours("Only the host of the table may do this.")
