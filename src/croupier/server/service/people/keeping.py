"""Keeping: what the keeper of a house does with tables, people, reports and what is blocked.

Commands and the admin page call it. It works on the database alone, so it needs no server; one that runs hears of it
(`store/moderation.py`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from croupier.bots import USUAL
from croupier.server.errors import BadRequest, NotFound, NotNow, UnknownTable
from croupier.server.service.people import display_names
from croupier.server.service.people.seats import emptied
from croupier.server.service.runtime import blocked
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.store.moderation import Decide, ModerationStore, PersonRow, forget_person, rename_person
from croupier.server.store.records import (
    AuditLine,
    BlockedEntry,
    BlockedKind,
    Edit,
    Message,
    Report,
    ReportState,
    SeatRecord,
    TableRecord,
    Visibility,
)
from croupier.text import Translator

SHOWN = 100
"""So many tables, names, messages, reports, lines are given at most, unless another number is asked for."""

_GONE: dict[str, Any] = {"bot": None, "token": None, "words": "", "presets": {}, "came_from": None, "doing": ""}
"""What a seat has no more when its person is deleted (Any: a value of any column)."""


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table as its keeper may see it: no hand, no seed, no token and no invitation. Times are seconds since 1970."""

    id: str
    title: str
    game: str
    status: str
    visibility: Visibility
    hidden: bool
    people: tuple[str, ...]
    bots: tuple[str, ...]
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class KeptMessage:
    """A message as its keeper may see it."""

    table: str
    number: int
    name: str
    text: str
    at: float
    hidden: bool


@dataclass(frozen=True, slots=True)
class KeptPerson:
    """All that is kept under a name: its tables and its messages, the newest first."""

    name: str
    tables: tuple[KeptTable, ...]
    messages: tuple[KeptMessage, ...]


class Keeper:
    """The keeper's deeds. All raise `StoreFailed`; `now` gives the time in seconds since 1970.

    `address` is that of the keeper, if it is to be kept (`Settings.log_addresses`).
    """

    def __init__(self, store: ModerationStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    # -- tables --------------------------------------------------------------------------------------------------

    async def tables(self, search: str = "", most: int = SHOWN) -> list[KeptTable]:
        """Tables whose id, title or names have this in them, those first that were changed last."""
        return [_kept(record, seats) for record, seats in await self._store.tables(search, most)]

    async def table(self, table: str) -> KeptTable:
        """One table. Raises `UnknownTable`."""
        for record, seats in await self._store.of_ids([table]):
            return _kept(record, seats)
        raise _no_table(table)

    async def hide(self, table: str, hidden: bool = True, address: str = "") -> None:
        """Take a table from all lists, whatever its host says, or give it back. Raises `UnknownTable`."""
        line = self._line("table-hidden" if hidden else "table-shown", table, address=address)
        await self._change(table, lambda _record, _seats: Edit({"hidden": hidden}, audit=line), "table")

    async def end(self, table: str, address: str = "") -> None:
        """End a table without a result, for good. Raises `UnknownTable`, `NotNow` if it has ended already."""
        line = self._line("table-ended", table, address=address)

        def ended(record: TableRecord, _seats: Sequence[SeatRecord]) -> Edit:
            if record.status in ("over", "ended"):
                raise NotNow(f"Table {table} has ended already.")
            return Edit({"status": "ended"}, audit=line)

        await self._change(table, ended, "table")

    async def delete(self, table: str, address: str = "") -> None:
        """Delete a table with its match, its messages and its invitations. Raises `UnknownTable`."""
        if not await self._store.delete(table, self._line("table-deleted", table, address=address)):
            raise _no_table(table)

    async def entitle(self, table: str, title: str, address: str = "") -> None:
        """Give a table another title. Raises `UnknownTable`, `BadRequest`."""
        called, line = display_names.entitled(title), self._line("table-renamed", table, address=address)
        await self._change(table, lambda _record, _seats: Edit({"title": called}, audit=line), "table")

    # -- people --------------------------------------------------------------------------------------------------

    async def persons(self, search: str = "", most: int = SHOWN) -> list[PersonRow]:
        """The names of people that have this in them, those first who were at a table last."""
        return await self._store.persons(search, most)

    async def person(self, name: str) -> KeptPerson:
        """All that is kept under a name. Raises `NotFound`."""
        ids = await self._tables_of(name)
        tables = {record.id: _kept(record, seats) for record, seats in await self._store.of_ids(ids[:SHOWN])}
        known = tuple(tables[one] for one in ids if one in tables)
        return KeptPerson(name, known, tuple(await self.messages(name=name)))

    async def messages(self, search: str = "", most: int = SHOWN, name: str = "") -> list[KeptMessage]:
        """The newest messages that have this in them, of this name if one is given."""
        return [_said(table, one) for table, one in await self._store.messages(search, most, name)]

    async def hide_person(self, name: str, hidden: bool = True, table: str = "", address: str = "") -> int:
        """Hide all messages of a name (at one table), or show them again; gives how many. Raises `NotFound`."""
        deed = "person-hidden" if hidden else "person-shown"
        return sum(
            [
                await self._store.hide_messages(one, name, hidden, self._line(deed, one, address=address))
                for one in await self._tables_of(name, table)
            ]
        )

    async def hide_message(self, table: str, number: int, hidden: bool = True, address: str = "") -> None:
        """Hide one message, or show it again. Raises `NotFound`."""
        deed = "message-hidden" if hidden else "message-shown"
        line = self._line(deed, table, str(number), address)
        if not await self._store.hide_messages(table, "", hidden, line, number):
            raise NotFound(f"There is no such message {number} at table {table}.")

    async def rename_person(self, name: str, called: str, table: str = "", address: str = "") -> int:
        """Give the people of a name another (at one table); gives at how many tables.

        Raises `NotFound`, `BadRequest`, and `NameTaken` where somebody else at a table has that name.
        """
        new = display_names.called(called)
        ids = await self._tables_of(name, table)
        for one in ids:
            await self._rename(one, name, new, self._line("person-renamed", one, address=address))
        return len(ids)

    async def delete_person(self, name: str, table: str = "", address: str = "") -> int:
        """Delete what is kept of the people of a name (at one table); gives at how many tables. Raises `NotFound`.

        Their seats have a neutral name and nobody's token, a bot plays on for them, what they have written is deleted.
        """
        ids = await self._tables_of(name, table)
        for one in ids:
            await self._forget(one, name, self._line("person-deleted", one, address=address))
        return len(ids)

    # -- reports, what is blocked, the audit log -----------------------------------------------------------------

    async def reports(self, state: ReportState | None = "open", most: int = SHOWN) -> list[Report]:
        """The reports in a state, or all (None), the newest first."""
        return await self._store.reports(state, most)

    async def settle(self, report: str, state: ReportState, address: str = "") -> None:
        """Say that a report is `handled` or `dismissed`, or `open` again. Raises `NotFound`."""
        line = self._line(f"report-{state}", target=report, address=address)
        if not await self._store.settle(report, state, line):
            raise NotFound(f"There is no report {report}.")

    async def blocked(self) -> list[BlockedEntry]:
        """What is blocked."""
        return await self._store.blocked()

    async def block(self, kind: BlockedKind, value: str, address: str = "") -> str:
        """Block a network or a word; gives it as it is kept. Raises `BadRequest`."""
        kept = _entry(kind, value)
        line = self._line(f"{kind}-blocked", target=kept, address=address)
        await self._store.block(BlockedEntry(kind, kept, self._now()), line)
        return kept

    async def unblock(self, kind: BlockedKind, value: str, address: str = "") -> str:
        """Block a network or a word no longer; gives it as it was kept. Raises `NotFound`, `BadRequest`."""
        kept = _entry(kind, value)
        if not await self._store.unblock(kind, kept, self._line(f"{kind}-unblocked", target=kept, address=address)):
            raise NotFound(f"{kept} is not blocked.")
        return kept

    async def audit(self, most: int = SHOWN) -> list[AuditLine]:
        """What keepers and hosts have done, the newest first."""
        return await self._store.audit(most)

    # -- inside --------------------------------------------------------------------------------------------------

    def _line(self, deed: str, table: str = "", target: str = "", address: str = "") -> AuditLine:
        return AuditLine(self._now(), "keeper", deed, table, target, address)

    async def _rename(self, table: str, name: str, called: str, line: AuditLine) -> None:
        def renamed(record: TableRecord, seats: Sequence[SeatRecord]) -> Edit:
            display_names.check_free(called, (seat.name for seat in seats if seat.name != name))
            queue = [{**waits, "name": called} if waits["name"] == name else waits for waits in record.queue]
            theirs = {seat.seat: {"name": called} for seat in _of(seats, name)}
            return Edit({"queue": queue}, theirs, audit=line, renamed=(name, called))

        also = partial(rename_person, table=table, name=name, called=called)
        await self._change(table, renamed, "seats", "moderated", also=also)

    async def _forget(self, table: str, name: str, line: AuditLine) -> None:
        theirs: set[str] = set()

        def deleted(record: TableRecord, seats: Sequence[SeatRecord]) -> Edit:
            theirs.update(seat.token for seat in _of(seats, name) if seat.token)
            return _without(record, seats, name, line)

        also = partial(forget_person, table=table, name=name, tokens=theirs)
        await self._change(table, deleted, "seats", "table", "moderated", also=also)

    @retried
    async def _change(self, table: str, decide: Decide, *kinds: str, also: Any = None) -> None:  # Any: `Also`, or none
        if not await self._store.change(table, decide, *kinds, also=also):
            raise _no_table(table)

    async def _tables_of(self, name: str, table: str = "") -> list[str]:
        found = [one for one in await self._store.tables_of(name) if table in ("", one)]
        if not found:
            raise NotFound(f"Nobody is called {name!r}{f' at table {table}' if table else ''}.")
        return found


def _no_table(table: str) -> UnknownTable:
    return UnknownTable(f"There is no table {table}.")


def _entry(kind: BlockedKind, value: str) -> str:
    if kind not in ("network", "word"):
        raise BadRequest(f"A network or a word is blocked, not {kind!r}.")
    return blocked.network(value) if kind == "network" else blocked.word(value)


def _kept(record: TableRecord, seats: Sequence[SeatRecord]) -> KeptTable:
    same = {name: getattr(record, name) for name in KeptTable.__slots__ if name not in ("people", "bots")}
    people = tuple(seat.name for seat in seats if seat.token is not None)
    return KeptTable(**same, people=people, bots=tuple(s.name for s in seats if s.kind == "bot" and s.token is None))


def _said(table: str, one: Message) -> KeptMessage:
    return KeptMessage(table, one.number, one.name, one.text, one.at, one.hidden)


def _of(seats: Sequence[SeatRecord], name: str) -> list[SeatRecord]:
    """The seats of the people of a name."""
    return [seat for seat in seats if seat.name == name and seat.token is not None]


def _without(record: TableRecord, seats: Sequence[SeatRecord], name: str, line: AuditLine) -> Edit:
    """A table without the people of a name: a bot plays on for them, a seat that waits is free again."""
    theirs = _of(seats, name)
    values: dict[str, Any] = {"queue": [one for one in record.queue if one["name"] != name]}  # Any: as of `Edit`
    gone: dict[int, dict[str, Any]] = {}  # Any: the same
    for seat in theirs:
        gone[seat.seat] = _GONE | {"name": _nobody(record, seats, seat.seat)}
        if record.status == "running":
            gone[seat.seat] |= {"kind": "bot", "bot": USUAL}
        elif record.status == "waiting":
            gone[seat.seat] |= emptied(Table(record, list(seats)), seat.seat)
    if theirs and record.status == "running":
        values["undo"] = None
    if record.status == "waiting" and record.host in gone:  # nobody is left who could begin
        values["status"] = "ended"
    return Edit(values, gone, audit=line)


def _nobody(record: TableRecord, seats: Sequence[SeatRecord], seat: int) -> str:
    """What a seat is called whose person is deleted, in the language of the table."""
    say = Translator(record.language).say
    others = [display_names.looks(other.name) for other in seats if other.seat != seat]
    plain = say("somebody")
    return say("somebody-number", number=seat + 1) if display_names.looks(plain) in others else plain
