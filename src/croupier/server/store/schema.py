"""The tables of the database. A match is its log of choices; the rest says who sits where and how it is played."""

import json

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    true,
)

from croupier.server.store.damage import read_json

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)


class _SeedText(TypeDecorator[int | str]):
    """A number or a text, told apart as JSON tells them. SQLite would make a float of a large number in a JSON column.

    No other column of JSON holds a bare number.
    """

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | str | None, dialect: Dialect) -> str:  # noqa: ARG002
        return json.dumps(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | str:  # noqa: ARG002
        seed: int | str = read_json(value or "")
        return seed


def _table_id() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("variants", JSON, nullable=False),
    Column("seed", _SeedText, nullable=False, server_default="0"),
    Column("commitment", String(64), nullable=False),
    Column("salt", String(64), nullable=False, server_default=""),  # '' where the commitment has none (format 1)
    Column("entropy", JSON, nullable=False),  # list of texts, fixed when the match starts
    Column("status", String(16), nullable=False),  # waiting, running, over, ended
    Column("returns", JSON, nullable=False),
    Column("title", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("host", Integer),
    Column("reaction_floor", Float, nullable=False),
    Column("reaction_clock", String(8), nullable=False),
    Column("reaction_time", Float, nullable=False),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("changed", Float, nullable=False),
    Column("cards", JSON, nullable=False, server_default="{}"),  # what is another on cards than in the box
    Column("position", JSON(none_as_null=True)),
    Column("code", String(16)),
    Column("advice", Boolean, nullable=False, server_default=true()),
    Column("undo", JSON(none_as_null=True)),
    Column("undone", JSON(none_as_null=True)),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("origin", String(32)),  # the table whose replay is played on here
    Column("mover", String(32)),  # the process that moves the bots, windows and clocks; see sharing
    Column("room", Boolean, nullable=False, server_default=false()),  # its seats grow until the host begins
    Column("takeover", Boolean, nullable=False, server_default=false()),  # who comes late may have a bot's seat
    Column("queue", JSON, nullable=False, server_default="[]"),  # who waits for the next match: name, SHA-256 of token
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the keeper: it is in no list
    Column("sanctions", JSON, nullable=False, server_default="[]"),  # by the host: kind, SHA-256 of token
)
Index("ix_tables_code", tables.c.code, unique=True)
Index("ix_tables_status_visibility", tables.c.status, tables.c.visibility)

Index("ix_tables_mover", tables.c.mover)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),
    Column("token", String(64)),  # SHA-256
    Column("code", String(16), unique=True),
    Column("link", String(32), unique=True),
    Column("words", String(200), nullable=False),
    Column("presets", JSON, nullable=False),
    Column("came_from", Integer),  # seat at the table of which this is the rematch, or place in its queue
    Column("doing", String(16), nullable=False, server_default=""),  # while the table waits: ready, or a lesson's task
)

retired = Table(  # codes and links of seats that have been replaced: they lead to the table still
    "retired",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
)

log = Table(
    "log",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("undo", Boolean, nullable=False),  # the last choice is taken back
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("at", Float, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    _table_id(),
    Column("decision", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("at", Float, nullable=False),
)

recordings = Table(  # what each viewer saw of a match that is over
    "recordings",
    metadata,
    _table_id(),
    Column("eye", Integer, primary_key=True, autoincrement=False),  # the seat; spectators are -1
    Column("ending", LargeBinary, nullable=False),
    Column("steps", LargeBinary),  # NULL: not made yet; empty: they cannot be made
)

messages = Table(
    "messages",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("author", String(64), nullable=False, server_default=""),  # SHA-256 of the seat's token
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the keeper
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # server, worker
    Column("beat", DateTime(timezone=True), nullable=False),
    Column("room", Integer, nullable=False, server_default="0"),  # questions of bots that it thinks about at once
)

presence = Table(  # who looks through which process; spectators have the seat -1
    "presence",
    metadata,
    _table_id(),
    Column("process", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("streams", Boolean, nullable=False),  # whether a stream is open
    Column("at", DateTime(timezone=True), nullable=False),  # when somebody was last there
)

limits = Table(
    "limits",
    metadata,
    Column("name", String(200), primary_key=True),
    Column("room", Float, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970, by the clock of the process that counted
    Column("used", DateTime(timezone=True), nullable=False),
)

reports = Table(  # what somebody has found wrong; it outlives its table, which may be what was wrong
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(8), nullable=False),  # table, name, message
    Column("name", String(40), nullable=False),  # whose it is; '' for a table
    Column("text", String(500), nullable=False),  # as it was then
    Column("reason", String(500), nullable=False),
    Column("state", String(16), nullable=False),  # open, handled, dismissed
    Column("address", String(64), nullable=False),  # '' unless the operator keeps addresses
)
Index("ix_reports_at", reports.c.at)

blocked = Table(
    "blocked",
    metadata,
    Column("kind", String(8), primary_key=True),  # network, word
    Column("value", String(80), primary_key=True),
    Column("at", Float, nullable=False),
)

audit = Table(  # what keepers and hosts have done about others
    "audit",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String(8), nullable=False),  # keeper, host
    Column("deed", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),  # '' where it was about no table
    Column("target", String(120), nullable=False),  # a seat, a report, a network: never a name or a message
    Column("address", String(64), nullable=False),  # as in reports
)
Index("ix_audit_at", audit.c.at)

signals = Table(  # what is told to the server of a SQLite file by whoever changes something beside it
    "signals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("payload", Text, nullable=False),
)

OURS = {"alembic_version", tables.name}
"""What every database of Croupier has, whatever its shape."""
