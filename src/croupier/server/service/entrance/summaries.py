"""Tables as lists of tables show them."""

from collections.abc import Iterable, Mapping
from functools import cache

import structlog

from croupier.engine.ranking import winners
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import Summary
from croupier.server.store.records import SeatRecord, TableRecord

MOST_TABLES = 120
"""So many tables of a browser are looked at, those it has sat down at last."""

log = structlog.get_logger("croupier.tables")


class Lists:
    """Lists of tables."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def listed(self) -> tuple[Summary, ...]:
        """Tables anybody may find, waiting and running, newest first."""
        return listed(await self._matches.store.listed())

    async def mine(self, tokens: Mapping[str, str]) -> tuple[Summary, ...]:
        """The tables a browser sits at, by table id and token; unknown ids and wrong tokens are left out.

        First those that wait for it, then those that go on or wait for others, then the finished ones, newest first.
        """
        found: list[Summary] = []
        for record, seats in await self._matches.store.of_ids(list(tokens)[-MOST_TABLES:]):
            try:  # whose turn it is, only the match of a running table tells; the others need not be played again
                going = record.status == "running"
                table = await self._matches.find(record.id) if going else Table(record, seats)
                me = table.seat_of(tokens[record.id])
            except (LookupError, PermissionError):  # a table that was deleted meanwhile, a cookie that is too old
                continue
            found.append(summary(table, me))
        return tuple(sorted(found, key=lambda table: (not table.my_turn, table.finished, -table.changed)))


def listed(tables: Iterable[tuple[TableRecord, list[SeatRecord]]]) -> tuple[Summary, ...]:
    """The tables of a list that all see. One that cannot be read is left out, so that nobody misses the others."""
    found: list[Summary] = []
    for record, seats in tables:
        try:
            found.append(summary(Table(record, seats)))
        except Exception as error:  # noqa: BLE001  # whatever is wrong with a table is wrong with that one alone
            _tell(record.id, type(error).__name__)
    return tuple(found)


@cache
def _tell(table: str, kind: str) -> None:
    """Tell the operator, once: the list is drawn for everybody who comes."""
    log.error("not-listed", table=table, kind=kind)


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
        chosen_seed=table.chosen_seed,
        free=tuple(seat.seat for seat in seats if seat.kind == "open" and seat.came_from is None),
        room=record.room,
        winners=tuple(winners(record.returns)) if record.status == "over" else (),
    )
