"""Invitations: whom a code or a link leads where, and how a guest whose claim was not answered is known again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from croupier.engine import was_chosen
from croupier.server.errors import Kicked, Muted
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import Invitation, Welcome
from croupier.server.store.records import SeatRecord

MOST_WAIT = 8
"""So many may wait for the next match of a table."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who follows an invitation, by the secrets of their browser at a table.

    `secret`: the one that they would have at their next seat there; None: one is made for them. `secrets`: those that
    they have, have had, or would have.
    """

    secret: Callable[[str], str | None] = lambda _table: None
    secrets: Callable[[str], Sequence[str]] = lambda _table: ()


STRANGER = Guest()
"""A guest without a secret of their own."""


def invitation_of(table: Table, seat: SeatRecord) -> Invitation | None:
    """The invitation to a seat; None if the seat is taken, or has none of its own."""
    if seat.kind != "open" or seat.code is None or seat.link is None:
        return None
    return invitation(table, seat.seat, seat.code, seat.link)


def invitation_to(table: Table) -> Invitation | None:
    """The invitation to the first free seat of a table; None if all are taken, or wait for certain people."""
    record = table.record
    if record.code is None or record.status not in ("waiting", "running") or not free_seats(table):
        return None
    return invitation(table, None, record.code, record.code)


def invitation(table: Table, seat: int | None, code: str, link: str, welcome: Welcome = "seat") -> Invitation:
    """An invitation to the table, or to one of its seats."""
    record = table.record
    host = "" if record.host is None else table.seats[record.host].name
    chosen = was_chosen(record.seed)
    bots = tuple(s.seat for s in takeable(table)) if welcome == "begun" else ()
    waiting = welcome in ("begun", "full") and len(record.queue) < MOST_WAIT
    return Invitation(
        table.id, seat, tokens.printed(code), link, record.title, record.game, host, chosen, welcome, bots, waiting
    )


def too_late(table: Table) -> Welcome:
    """What an invitation finds that is right and gives no seat."""
    status = table.record.status
    if status in ("over", "ended"):
        return "over" if status == "over" else "ended"
    return "full" if status == "waiting" else "begun"


def renewed(table: Table) -> bool:
    """Whether there are seats for others than those who hold old invitations: the host has kicked one of them."""
    kicked = any(one["kind"] == "kicked" and "table" not in one for one in table.record.sanctions)
    return kicked and table.record.status == "waiting" and bool(free_seats(table))


def takeable(table: Table) -> list[SeatRecord]:
    """The seats of bots that somebody who comes late may take over; not those that bots keep for a person."""
    allowed = table.record.takeover and table.record.status == "running" and not table.reason
    return [seat for seat in table.seats if seat.kind == "bot" and seat.token is None] if allowed else []


def claimed_by(table: Table, guest: Guest) -> int | None:
    """The seat that a guest has claimed at the table without having got its token."""
    token = guest.secret(table.id)
    return None if token is None else next((s.seat for s in table.seats if tokens.fits(token, s.token)), None)


def check_welcome(table: Table, guest: Guest) -> None:
    """Raise `Kicked` if the host has taken a seat away from this guest's browser, `Muted` if the host has muted it.

    At another match of the same people that holds, too: a browser has secrets of its own for each table.
    """
    there = {one.get("table", table.id) for one in table.record.sanctions}
    known = {tokens.hashed(secret) for each in there for secret in guest.secrets(each)}
    met = {one["kind"] for one in table.record.sanctions if one["token"] in known}
    if "kicked" in met:
        raise Kicked("The host has taken your seat at this table away.")
    if "muted" in met:
        raise Muted("The host has muted you at this table: you get no other seat there.")


def free_seats(table: Table) -> list[SeatRecord]:
    """The seats that wait for somebody."""
    return [seat for seat in table.seats if seat.kind == "open"]
