"""Tables, seats, the log of choices, answers that wait, messages"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _tables()
    _seats()
    _log()
    _answers()
    _messages()


def _part_of_a_table(*key: str) -> tuple[sa.schema.SchemaItem, ...]:
    return (
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", *key),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("variants", sa.JSON, nullable=False),
        sa.Column("seed", sa.JSON, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("entropy", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("returns", sa.JSON, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("reaction_floor", sa.Float, nullable=False),
        sa.Column("reaction_clock", sa.String(8), nullable=False),
        sa.Column("reaction_time", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_status_visibility", "tables", ["status", "visibility"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("token", sa.String(64)),
        sa.Column("code", sa.String(16), unique=True),
        sa.Column("link", sa.String(32), unique=True),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("presets", sa.JSON, nullable=False),
        sa.Column("came_from", sa.Integer),
        *_part_of_a_table("seat"),
    )


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("option", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        *_part_of_a_table("seq"),
    )


def _answers() -> None:
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("decision", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("option", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        *_part_of_a_table("decision"),
    )


def _messages() -> None:
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        *_part_of_a_table("number"),
    )


def downgrade() -> None:
    for name in ("messages", "answers", "log", "seats", "tables"):
        op.drop_table(name)
