"""The revision of each table, and requests to undo, for several processes at one database"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo", sa.JSON()))
    op.add_column("tables", sa.Column("undone", sa.JSON()))
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("mover", sa.String(32)))
    op.create_index("ix_tables_mover", "tables", ["mover"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("streams", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "limits",
        sa.Column("name", sa.String(200), primary_key=True),
        sa.Column("room", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for name in ("limits", "presence", "processes"):
        op.drop_table(name)
    op.drop_index("ix_tables_mover", "tables")
    for name in ("mover", "revision", "undone", "undo"):
        op.drop_column("tables", name)
