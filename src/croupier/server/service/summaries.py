"""Tables as lists of tables show them."""

from collections.abc import Iterable

import structlog

from croupier.engine import was_chosen
from croupier.server.service.looks import Summary
from croupier.server.service.table import Table
from croupier.server.store.records import SeatRecord, TableRecord

log = structlog.get_logger("croupier.tables")


def listed(tables: Iterable[tuple[TableRecord, list[SeatRecord]]]) -> tuple[Summary, ...]:
    """The tables of a list that all see. One that cannot be read is left out, so that nobody misses the others."""
    found: list[Summary] = []
    for record, seats in tables:
        try:
            found.append(summary(Table(record, seats)))
        except Exception as error:  # noqa: BLE001  # whatever is wrong with a table is wrong with that one alone
            log.error("not-listed", table=record.id, kind=type(error).__name__)  # noqa: TRY400  # no traces
    return tuple(found)


def summary(table: Table, me: int | None = None) -> Summary:
    """A table in brief, for the seat `me` if the reader has one there."""
    record, seats = table.record, table.seats
    going = table.progress if record.status == "running" else None
    pending = going.pending.get(me) if going and me is not None else None
    return Summary(
        id=record.id,
        title=record.title,
        game=record.game,
        status="adjourned" if table.reason and record.status != "over" else record.status,
        names=tuple(seat.name for seat in seats),
        open_seats=sum(seat.kind == "open" for seat in seats),
        created=record.created,
        changed=record.changed,
        me=me,
        my_turn=pending is not None and table.answered(pending) is None,
        link=record.code or "" if record.status == "waiting" and any(seat.kind == "open" for seat in seats) else "",
        chosen_seed=was_chosen(record.seed),
    )
