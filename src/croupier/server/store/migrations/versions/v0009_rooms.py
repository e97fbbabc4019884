"""Rooms that grow, who waits for the next match of a table, and invitations that have been replaced"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("room", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("takeover", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("queue", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("doing", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "retired",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_retired_table_id", "retired", ["table_id"])


def downgrade() -> None:
    op.drop_table("retired")
    op.drop_column("seats", "doing")
    for name in ("queue", "takeover", "room"):
        op.drop_column("tables", name)
