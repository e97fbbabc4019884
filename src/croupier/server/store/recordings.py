"""The recordings of finished matches in the database: who writes them, and who reads them."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, text, update

from croupier.server.store import schema
from croupier.server.store.database import Store
from croupier.server.store.leases import ALIVE, SPECTATOR
from croupier.server.store.records import Recorded
from croupier.server.store.statements import rows_where

_TABLES, _ROWS = schema.tables.c, schema.recordings.c


async def endings(store: Store, table: str) -> tuple[dict[int, bytes], bool]:
    """How each viewer saw the end of a match, nothing where that is not kept; whether its steps are kept, too."""
    wanted = select(_ROWS.eye, _ROWS.ending, func.length(_ROWS.steps).label("steps"))
    async with store.connected() as connection:
        rows = (await connection.execute(wanted.where(_ROWS.table_id == table))).all()
        return {row.eye: row.ending for row in rows if row.ending}, any(row.steps for row in rows)


async def recorded(store: Store, table: str) -> dict[int, Recorded] | None:
    """The recording of a match with all its steps; None where it has none."""
    async with store.connected() as connection:
        rows = await connection.execute(rows_where(schema.recordings, "table_id", table))
        found = {row.eye: Recorded(row.eye, row.ending, row.steps) for row in rows}
        return found if found and all(one.steps for one in found.values()) else None


async def unrecorded(store: Store, versions: Mapping[str, str], most: int) -> list[str]:
    """The ids of so many finished matches whose steps are to be made, the oldest first.

    `versions` are the games that can be played again here. Where several processes share the database each gets
    tables of its own: it moves them from now on.
    """
    if not versions:
        return []
    sharing = store.sharing
    done = exists().where(_ROWS.table_id == _TABLES.id, _ROWS.eye == SPECTATOR, _ROWS.steps.is_not(None))
    fits = or_(*(and_(_TABLES.game == game, _TABLES.version == version) for game, version in versions.items()))
    wanted = select(_TABLES.id).where(_TABLES.status == "over", fits, ~done).order_by(_TABLES.changed).limit(most)
    if sharing is None:
        async with store.connected() as connection:
            return list((await connection.execute(wanted)).scalars())
    mine: ColumnElement[bool] = _TABLES.mover == sharing.me

    def claim(connection: Connection) -> list[str]:
        free = wanted.where(or_(mine, _TABLES.mover.is_(None), text(f"mover NOT IN ({ALIVE})")))
        ids = list(connection.execute(free.with_for_update(skip_locked=True)).scalars())
        connection.execute(update(schema.tables).where(_TABLES.id.in_(ids)).values(mover=sharing.me))
        return ids

    return await store.write("", claim)


async def keep(store: Store, table: str, rows: Sequence[Recorded]) -> None:
    """Keep the recording of a match with its steps, in place of what is kept of its end.

    Raises `StaleRevision` if the table is deleted meanwhile.
    """

    def work(connection: Connection) -> None:
        if connection.execute(select(_TABLES.id).where(_TABLES.id == table)).first() is None:
            return
        connection.execute(delete(schema.recordings).where(_ROWS.table_id == table))
        connection.execute(insert(schema.recordings), [{"table_id": table, **asdict(one)} for one in rows])

    await store.write(table, work)


async def give_up(store: Store, table: str) -> None:
    """The steps of a match cannot be made: it is not tried again. What is kept of its end stays."""

    def work(connection: Connection) -> None:
        if connection.execute(select(_TABLES.id).where(_TABLES.id == table)).first() is None:
            return
        mine = and_(_ROWS.table_id == table, _ROWS.eye == SPECTATOR)
        if connection.execute(update(schema.recordings).where(mine).values(steps=b"")).rowcount == 0:
            nothing = {"table_id": table, "eye": SPECTATOR, "ending": b"", "steps": b""}
            connection.execute(insert(schema.recordings), nothing)

    await store.write(table, work)
