"""Leases: one PostgreSQL database, several processes.

Who is there, who moves which table, who looks at it through whom.

A process says every second that it is there. A table whose mover is not there any more is taken by one that is. All
times are those of the database, so the clocks of machines do not matter. That a process moves a table saves work, it
makes nothing right: two processes that both believe to move a table are kept apart by its revision.
"""

import secrets
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Any, Literal

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from croupier.server.store.heartbeat import HERE
from croupier.server.store.notifications import Signal, send
from croupier.server.store.records import Elsewhere

SPECTATOR = -1
"""The seat of those who watch."""

ProcessKind = Literal["server", "worker"]

ALIVE = "SELECT id FROM processes WHERE beat > now() - interval '3 seconds'"
"""The processes that have lately said that they are there."""

_ORPHANS = f"status = 'running' AND (mover IS NULL OR mover NOT IN ({ALIVE}))"  # constants

_ROOM_OF_WORKERS = f"SELECT coalesce(sum(room), 0) FROM processes WHERE kind = 'worker' AND id IN ({ALIVE})"  # noqa: S608
_FORGET = "DELETE FROM processes WHERE beat < now() - interval '1 minute'"
_TAKE = f"""
    UPDATE tables SET mover = :me WHERE id IN (
        SELECT id FROM tables WHERE {_ORPHANS} ORDER BY changed DESC FOR UPDATE SKIP LOCKED LIMIT (
            SELECT greatest(10, (SELECT count(*) FROM tables WHERE {_ORPHANS})
                / greatest(1, (SELECT count(*) FROM ({ALIVE} AND kind = 'server') AS servers)))))"""  # noqa: S608
_MINE = "SELECT id FROM tables WHERE mover = :me AND status = 'running' ORDER BY changed DESC"
_LEAVE = """
    UPDATE tables SET mover = NULL WHERE id IN (SELECT id FROM tables WHERE mover = :me FOR UPDATE SKIP LOCKED)"""
_GONE = "DELETE FROM processes WHERE id = :me"
_CUT_OFF = f"""
    UPDATE presence SET streams = false, at = now() WHERE streams AND process NOT IN ({ALIVE}) RETURNING table_id"""  # noqa: S608
_LONG_AGO = "DELETE FROM presence WHERE NOT streams AND at < now() - interval '1 hour'"
_ABSENT = """
    UPDATE presence SET streams = false, at = now() WHERE streams AND process = :me AND table_id = :table
        AND seat != ALL(:seats)"""
_PRESENT = """
    INSERT INTO presence (table_id, process, seat, streams, at)
    SELECT id, :me, :seat, :streams, now() FROM tables WHERE id = :table
    ON CONFLICT (table_id, process, seat) DO UPDATE SET streams = presence.streams OR excluded.streams, at = now()"""
_SEEN = """
    INSERT INTO presence (table_id, process, seat, streams, at)
    SELECT seen.at, :me, seen.seat, false, now()
    FROM unnest(cast(:tables AS text[]), cast(:seats AS int[])) AS seen (at, seat) JOIN tables ON tables.id = seen.at
    ON CONFLICT (table_id, process, seat) DO UPDATE SET at = now()"""
_ELSEWHERE = """
    SELECT seat, bool_or(streams) AS streams, min(extract(epoch FROM now() - at)) AS ago FROM presence
    WHERE table_id = :table AND process != :me GROUP BY seat"""
_ROOM = "least(:burst, limits.room + :rate * greatest(0, :now - limits.at))"
_LIMIT = f"""
    INSERT INTO limits (name, room, at, used) VALUES (:name, :burst - :count, :now, now())
    ON CONFLICT (name) DO UPDATE SET room = {_ROOM} - :count, at = :now, used = now() WHERE {_ROOM} >= :count
    RETURNING room"""  # noqa: S608
_UNLIMITED = "DELETE FROM limits WHERE used < now() - interval '1 hour'"


class Leases:
    """What one process does among those at a database. `connect` gives a connection that commits each statement."""

    def __init__(self, connect: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._connect = connect
        self.me = secrets.token_hex(8)

    async def renew(self) -> tuple[list[str], int]:
        """Take tables that nobody moves, and clear away what those who are gone have left.

        Gives all tables it moves now, and how many questions all workers think about at once.
        """
        async with self._connect() as connection:
            await self._tell(connection, _TAKE)  # first of all: a match stands still meanwhile
            await self._tell(connection, _FORGET)
            cut_off = {row.table_id for row in await self._tell(connection, _CUT_OFF)}
            for table in sorted(cut_off):
                await send(connection, Signal(table, "presence", 0, 0, self.me))
            for statement in (_LONG_AGO, _UNLIMITED):
                await self._tell(connection, statement)
            room = (await self._tell(connection, _ROOM_OF_WORKERS)).scalar_one()
            return [row.id for row in await self._tell(connection, _MINE)], int(room)

    async def say_here(self, kind: ProcessKind, room: int = 0) -> None:
        """Say that this process is there, and about how many questions of bots it thinks at once."""
        async with self._connect() as connection:
            await connection.exec_driver_sql(HERE, (self.me, kind, room))

    async def leave(self) -> None:
        """Give up all tables and be there no more: the others are told, and need not miss a sign of life first."""
        async with self._connect() as connection:
            for statement in (_LEAVE, _GONE):
                await self._tell(connection, statement)
            for row in (await self._tell(connection, _CUT_OFF)).all():
                await send(connection, Signal(row.table_id, "presence", 0, 0, self.me))
            await send(connection, {"left": self.me})

    async def publish(self, table: str, seats: Collection[int]) -> None:
        """Who has a stream of a table here; the other processes are told."""
        async with self._connect() as connection:
            await self._tell(connection, _ABSENT, table=table, seats=list(seats))
            for seat in sorted(seats):
                await self._tell(connection, _PRESENT, table=table, seat=seat, streams=True)
            await send(connection, Signal(table, "presence", 0, 0, self.me))

    async def seen(self, noticed: Collection[tuple[str, int]]) -> None:
        """Somebody has looked or chosen here, at these tables and seats."""
        async with self._connect() as connection:
            seen = sorted(noticed)
            tables, seats = [table for table, _ in seen], [seat for _, seat in seen]
            await self._tell(connection, _SEEN, tables=tables, seats=seats)

    async def elsewhere(self, connection: AsyncConnection, table: str) -> Elsewhere:
        """Who looks at a table through other processes."""
        rows = (await self._tell(connection, _ELSEWHERE, table=table)).all()
        return Elsewhere(frozenset(row.seat for row in rows if row.streams), {row.seat: float(row.ago) for row in rows})

    async def take(self, name: str, count: float, burst: float, rate: float, now: float) -> bool:
        """Count so many for a name at a time, as `Limit` does; False if there is no room."""
        values = {"count": float(count), "burst": float(burst), "rate": float(rate), "now": now}
        async with self._connect() as connection:
            return (await self._tell(connection, _LIMIT, name=name[:200], **values)).first() is not None

    async def signal(self, signal: Signal | dict[str, Any]) -> None:  # Any: JSON
        """Tell the other processes something that is not written anywhere."""
        async with self._connect() as connection:
            await send(connection, signal)

    async def _tell(self, connection: AsyncConnection, statement: str, **values: Any) -> Any:  # Any: columns, rows
        asked, names = _statement(statement)
        return await connection.execute(asked, {n: v for n, v in {"me": self.me, **values}.items() if n in names})


@cache
def _statement(written: str) -> tuple[TextClause, frozenset[str]]:
    """A statement and the names of its parameters: to find them takes longer than to ask."""
    asked = text(written)
    return asked, frozenset(asked.compile().params)
