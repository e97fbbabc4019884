"""Statements: the SQL that more than one method of the database needs, and rows as records."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from croupier.server.store import schema
from croupier.server.store.damage import DAMAGED, DamagedRow, tell_of_table
from croupier.server.store.records import Answer, AuditLine, Edit, Entry, SeatRecord, TableRecord
from croupier.server.store.writer import StaleRevision

# What every choice needs is put together once: to do it anew costs as much as to carry it out.
_MINE = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"), schema.tables.c.revision == bindparam("seen")
)
NEW_LINE = insert(schema.log)
"""A line of a table's log."""

_ANSWER = insert(schema.answers)


def apply_edit(connection: Connection, table: str, revision: int, edit: Edit) -> None:
    """Write one change of a table. Raises `StaleRevision` if it has another revision; then nothing is written.

    Whoever changes a table changes its revision first: until the commit no other process gets further than that.
    """
    answers = schema.answers.c
    changed = connection.execute(_MINE, {"of": table, "seen": revision, **edit.values, "revision": revision + 1})
    if changed.rowcount != 1:
        raise StaleRevision(table)
    if edit.entries:
        connection.execute(NEW_LINE, [{"table_id": table, **columns_of(entry)} for entry in edit.entries])
    if edit.answer is not None:
        connection.execute(_ANSWER, {"table_id": table, **columns_of(edit.answer)})
    if edit.withdrawn:
        gone = answers.decision.in_(edit.withdrawn)
        connection.execute(delete(schema.answers).where(answers.table_id == table, gone))
    _change_seats(connection, table, edit.seats)
    if edit.recorded:
        connection.execute(insert(schema.recordings), [{"table_id": table, **asdict(one)} for one in edit.recorded])
    if edit.retired:
        connection.execute(insert(schema.retired), [{"key": key, "table_id": table} for key in edit.retired])
    if edit.reseated:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
        connection.execute(insert(schema.seats), [{"table_id": table, **asdict(seat)} for seat in edit.reseated])
    if edit.renamed is not None:
        before, now = edit.renamed
        theirs = (schema.reports.c.table_id == table) & (schema.reports.c.name == before)
        connection.execute(update(schema.reports).where(theirs).values(name=now))
    if edit.audit is not None:
        keep_line(connection, edit.audit)


def keep_line(connection: Connection, line: AuditLine) -> None:
    """Write a line of the audit log."""
    connection.execute(insert(schema.audit).values(id=token_hex(8), **asdict(line)))


def lines_since(table: str, since: int) -> Any:  # Any: SQLAlchemy's own generics say no more
    """The log of a table after line `since`, in its order."""
    return rows_where(schema.log, "table_id", table).where(schema.log.c.seq > since).order_by(schema.log.c.seq)


def rows_where(table: Any, column: str, value: str) -> Any:  # Any: SQLAlchemy's own generics say no more
    """The rows of a table of the database with a value in a column."""
    return select(table).where(table.c[column] == value)


def _change_seats(
    connection: Connection,
    table: str,
    seats: Mapping[int, Mapping[str, Any]],  # Any: a value of any column
) -> None:
    columns = schema.seats.c
    for seat, values in seats.items():
        connection.execute(
            update(schema.seats).where(columns.table_id == table, columns.seat == seat).values(dict(values))
        )


def columns_of(record: Entry | Answer) -> dict[str, Any]:  # Any: a value of any column
    """A record as the columns of its row."""
    return {name: getattr(record, name) for name in record.__slots__}


def record_of(kind: Any, row: Mapping[Any, Any]) -> Any:  # Any: the record that was asked for
    """A row as the record of a kind. Raises `DamagedRow`."""
    values = {f.name: row[f.name] for f in fields(kind)}
    if DAMAGED in values.values():
        raise DamagedRow
    return kind(**values)


def readable(rows: Sequence[Any], seats: Iterable[Any]) -> list[tuple[TableRecord, list[SeatRecord]]]:  # Any: rows
    """The records of tables with their seats. One that is damaged is left out: nobody misses the others for it."""
    found: list[tuple[TableRecord, list[SeatRecord]]] = []
    seated: dict[str, list[Any]] = {row.id: [] for row in rows}  # Any: rows
    for seat in seats:
        seated[seat.table_id].append(seat._mapping)
    for row in rows:
        try:
            mine = [record_of(SeatRecord, seat) for seat in seated[row.id]]
            found.append((record_of(TableRecord, row._mapping), mine))
        except DamagedRow:
            tell_of_table(row.id)
    return found
