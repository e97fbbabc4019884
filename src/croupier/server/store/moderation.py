"""What keepers read and change in a database, whether or not a server runs at it; what they have done is kept there.

Each change raises the revision of its table and is told to the servers (`tell`), as those of another process are.
"""

import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, String, and_, cast, delete, exists, func, insert, or_, select, update

from croupier.server.store import schema
from croupier.server.store.database import Store
from croupier.server.store.notifications import Signal, tell
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
)
from croupier.server.store.statements import apply_edit, keep_line, record_of, rows_where
from croupier.server.store.writer import T, Work

KEEPER = "keeper"
"""In place of the id of a process, in what is told."""

WHOLE_HOUSE = ""
"""In place of the id of a table, in what is told and kept of all."""

Decide = Callable[[TableRecord, Sequence[SeatRecord]], Edit]
"""What is changed at a table as it is. What it raises is raised, and nothing is changed."""

Also = Callable[[Connection], object]
"""What is done in the same transaction."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A name at seats of people: at how many tables, and when one of them was last changed."""

    name: str
    tables: int
    changed: float


class ModerationStore:
    """The records that keepers read, and their changes. Raises `StoreFailed`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.changed: Callable[[], Awaitable[None]] = _nobody_hears
        """Called after each change: a server need not wait until it looks whether something was done beside it."""

    async def told(self) -> Sequence[str]:
        """What was told to the server of this SQLite file (`tell`), once: nobody is told it again."""
        async with self._store.connected() as connection:
            rows = (await connection.execute(select(schema.signals).order_by(schema.signals.c.id))).all()
        if rows:
            read = delete(schema.signals).where(schema.signals.c.id <= rows[-1].id)
            await self._store.write(WHOLE_HOUSE, lambda one: one.execute(read))
        return [row.payload for row in rows]

    # -- tables --------------------------------------------------------------------------------------------------

    async def tables(self, search: str, most: int) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """Tables whose id, title or names have this in them, those first that were changed last."""
        tables, seats = schema.tables.c, schema.seats.c
        wanted = select(schema.tables).order_by(tables.changed.desc(), tables.id).limit(most)
        if search:
            named = select(seats.table_id).where(_has(seats.name, search), seats.token.is_not(None))
            wanted = wanted.where(or_(tables.id == search, _has(tables.title, search), tables.id.in_(named)))
        return await self._store.with_seats(wanted)

    async def of_ids(self, ids: Collection[str]) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """The tables of these ids; ids that nobody has are left out."""
        return await self._store.of_ids(ids)

    async def change(self, table: str, decide: Decide, *kinds: str, also: Also | None = None) -> bool:
        """Change a table by what is decided of it, in one transaction; False if there is none of that id.

        `kinds` are what its readers are told (`ChangeKind`). Raises `StaleRevision` if somebody was quicker.
        """

        def work(connection: Connection) -> bool:
            found = connection.execute(rows_where(schema.tables, "id", table).with_for_update()).one_or_none()
            if found is None:
                return False
            rows = connection.execute(rows_where(schema.seats, "table_id", table).order_by(schema.seats.c.seat))
            record = record_of(TableRecord, found._mapping)
            edit = decide(record, [record_of(SeatRecord, row._mapping) for row in rows])
            apply_edit(connection, table, record.revision, edit)
            if also is not None:
                also(connection)
            for kind in kinds:
                tell(connection, Signal(table, kind, 0, record.revision + 1, KEEPER))
            return True

        return await self._write(table, work)

    async def delete(self, table: str, line: AuditLine) -> bool:
        """Delete a table with all that belongs to it; its streams end. False if there is none of that id."""

        def work(connection: Connection) -> bool:
            if connection.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount != 1:
                return False
            keep_line(connection, line)
            tell(connection, Signal(table, "presence", 0, 0, KEEPER))
            return True

        return await self._write(table, work)

    # -- people and messages -------------------------------------------------------------------------------------

    async def persons(self, search: str, most: int) -> list[PersonRow]:
        """The names at seats of people that have this in them, those first who were at a table last."""
        seats, tables = schema.seats.c, schema.tables.c
        last = func.max(tables.changed)
        wanted = (
            select(seats.name, func.count(tables.id.distinct()).label("tables"), last.label("changed"))
            .join(schema.tables, tables.id == seats.table_id)
            .where(seats.token.is_not(None))
            .group_by(seats.name)
            .order_by(last.desc(), seats.name)
            .limit(most)
        )
        if search:
            wanted = wanted.where(_has(seats.name, search))
        async with self._store.connected() as connection:
            return [record_of(PersonRow, row._mapping) for row in await connection.execute(wanted)]

    async def tables_of(self, name: str) -> list[str]:
        """The ids of the tables where somebody of this name sits, waits or has written, the newest first."""
        tables, seats, messages = schema.tables.c, schema.seats.c, schema.messages.c
        sits = select(seats.table_id).where(seats.name == name, seats.token.is_not(None))
        wrote = select(messages.table_id).where(messages.name == name)
        waits = cast(tables.queue, String).contains(json.dumps(name), autoescape=True)
        wanted = select(tables.id).where(or_(tables.id.in_(sits), tables.id.in_(wrote), waits))
        async with self._store.connected() as connection:
            return list((await connection.execute(wanted.order_by(tables.created.desc()))).scalars())

    async def messages(self, search: str, most: int, name: str = "") -> list[tuple[str, Message]]:
        """The newest messages that have this in them (of this name), each after the id of its table."""
        kept = schema.messages
        wanted = select(kept).order_by(kept.c.at.desc()).limit(most)
        if search:
            wanted = wanted.where(_has(kept.c.text, search))
        if name:
            wanted = wanted.where(kept.c.name == name)
        async with self._store.connected() as connection:
            rows = await connection.execute(wanted)
            return [(row.table_id, record_of(Message, row._mapping)) for row in rows]

    async def hide_messages(self, table: str, name: str, hidden: bool, line: AuditLine, number: int = 0) -> int:
        """Hide the messages of a name at a table, or the one of this number, or show them again; gives how many."""
        kept = schema.messages.c
        which = kept.number == number if number else kept.name == name

        def work(connection: Connection) -> int:
            changed = connection.execute(
                update(schema.messages)
                .where(kept.table_id == table, which, kept.hidden != hidden)
                .values(hidden=hidden)
            ).rowcount
            if changed:
                keep_line(connection, line)
                tell(connection, Signal(table, "moderated", 0, 0, KEEPER))
            return changed

        return await self._write(table, work)

    # -- reports, what is blocked, the audit log -----------------------------------------------------------------

    async def report(self, report: Report) -> None:
        """Keep a report."""
        await self._add(schema.reports, asdict(report))

    async def reports(self, state: ReportState | None, most: int) -> list[Report]:
        """The reports in a state, or all, the newest first."""
        kept = schema.reports
        wanted = select(kept).order_by(kept.c.at.desc()).limit(most)
        if state is not None:
            wanted = wanted.where(kept.c.state == state)
        return await self._records(Report, wanted)

    async def settle(self, report: str, state: ReportState, line: AuditLine) -> bool:
        """Say what has become of a report; False if there is none of that id."""
        kept = schema.reports.c

        def work(connection: Connection) -> bool:
            if connection.execute(update(schema.reports).where(kept.id == report).values(state=state)).rowcount != 1:
                return False
            keep_line(connection, line)
            return True

        return await self._write(WHOLE_HOUSE, work)

    async def blocked(self) -> list[BlockedEntry]:
        """What is blocked, by kind and value."""
        kept = schema.blocked
        return await self._records(BlockedEntry, select(kept).order_by(kept.c.kind, kept.c.value))

    async def block(self, entry: BlockedEntry, line: AuditLine) -> None:
        """Block something; once is enough."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.blocked).where(_is_entry(entry.kind, entry.value)))
            connection.execute(insert(schema.blocked).values(asdict(entry)))
            keep_line(connection, line)
            tell(connection, Signal(WHOLE_HOUSE, "blocked", 0, 0, KEEPER))

        await self._write(WHOLE_HOUSE, work)

    async def unblock(self, kind: BlockedKind, value: str, line: AuditLine) -> bool:
        """Block something no longer; False if it was not blocked."""

        def work(connection: Connection) -> bool:
            if connection.execute(delete(schema.blocked).where(_is_entry(kind, value))).rowcount != 1:
                return False
            keep_line(connection, line)
            tell(connection, Signal(WHOLE_HOUSE, "blocked", 0, 0, KEEPER))
            return True

        return await self._write(WHOLE_HOUSE, work)

    async def audit(self, most: int) -> list[AuditLine]:
        """What was done, the newest first."""
        kept = schema.audit
        return await self._records(AuditLine, select(kept).order_by(kept.c.at.desc()).limit(most))

    async def forget_before(self, since: float, oldest: float) -> None:
        """Delete lines of the audit log and settled reports from before a time, others from before the `oldest`."""
        at, settled = schema.reports.c.at, schema.reports.c.state != "open"
        old = (schema.audit, schema.audit.c.at < since), (schema.reports, (at < oldest) | ((at < since) & settled))
        async with self._store.connected() as connection:
            found = [
                one for one in old if (await connection.execute(select(one[0].c.id).where(one[1]).limit(1))).first()
            ]

        def work(connection: Connection) -> None:
            for table, which in found:
                connection.execute(delete(table).where(which))

        if found:
            await self._write(WHOLE_HOUSE, work)

    async def _write(self, table: str, work: Work[T]) -> T:
        given = await self._store.write(table, work)
        await self.changed()
        return given

    async def _add(self, table: Any, values: dict[str, Any]) -> None:  # Any: SQLAlchemy's own; a value of any column
        await self._write(WHOLE_HOUSE, lambda connection: connection.execute(insert(table).values(values)))

    async def _records(self, kind: Any, wanted: Any) -> list[Any]:  # Any: as of `record_of` and `rows_where`
        async with self._store.connected() as connection:
            return [record_of(kind, row._mapping) for row in await connection.execute(wanted)]


async def _nobody_hears() -> None:
    """Where no server is in this process."""


def forget_person(connection: Connection, table: str, name: str, tokens: Collection[str]) -> None:
    """Delete what somebody has written at a table, and the reports about them and about that."""
    kept, reports = schema.messages.c, schema.reports.c
    theirs = and_(kept.table_id == table, or_(kept.name == name, kept.author.in_(tokens)))
    # A message keeps the name under which it was written, also where it is reported later.
    said = exists().where(theirs, kept.name == reports.name, kept.text == reports.text)
    about = and_(reports.table_id == table, or_(reports.name == name, said))
    connection.execute(delete(schema.reports).where(about))
    connection.execute(delete(schema.messages).where(theirs))


def rename_person(connection: Connection, table: str, name: str, called: str) -> None:
    """Put another name above what somebody has written at a table."""
    kept = schema.messages.c
    connection.execute(update(schema.messages).where(kept.table_id == table, kept.name == name).values(name=called))


def _has(column: ColumnElement[str], text: str) -> ColumnElement[bool]:
    """Whether a text is in a column, in small letters or large ones; SQLite knows those of English alone."""
    written = {text, text.lower(), text.upper(), text.capitalize(), text.title()}
    same = (column.contains(one, autoescape=True) for one in sorted(written))
    return or_(func.lower(column).contains(text.lower(), autoescape=True), *same)


def _is_entry(kind: BlockedKind, value: str) -> ColumnElement[bool]:
    return and_(schema.blocked.c.kind == kind, schema.blocked.c.value == value)
