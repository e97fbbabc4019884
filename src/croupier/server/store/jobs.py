"""The tables of the queue of questions to bots. They are Procrastinate's, and so is their shape.

What is in them is seconds old at most, and nobody misses it. So they are not migrated: where another version of
Procrastinate has made them they are dropped and made again.
"""

from importlib.metadata import version

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

_MADE_BY = "SELECT obj_description(to_regclass('procrastinate_jobs'), 'pg_class')"
_DROP = r"""
    SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) FROM pg_class
        WHERE relname LIKE 'procrastinate\_%' AND relkind = 'r'
    UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
        WHERE proname LIKE 'procrastinate\_%'
    UNION ALL SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype) FROM pg_type t
        LEFT JOIN pg_class c ON c.oid = t.typrelid
        WHERE typname LIKE 'procrastinate\_%' AND (typtype = 'e' OR c.relkind = 'c')"""


async def make_queue(connection: AsyncConnection) -> None:
    """Make the tables, unless the installed version has made them already."""
    from procrastinate.schema import SchemaManager

    present = version("procrastinate")
    if (await connection.execute(text(_MADE_BY))).scalar() == present:
        return
    for statement in (await connection.execute(text(_DROP))).scalars().all():
        await connection.execute(text(statement))
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    await driver.execute(SchemaManager.get_schema())
    await connection.execute(text(f"COMMENT ON TABLE procrastinate_jobs IS '{present}'"))
