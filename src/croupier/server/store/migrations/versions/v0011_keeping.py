"""What keepers and hosts do about tables, people and messages; reports; what is blocked"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("sanctions", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("messages", sa.Column("author", sa.String(64), nullable=False, server_default=""))
    op.add_column("messages", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "blocked",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("value", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("target", sa.String(120), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_table(
        "signals",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("payload", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for table in ("signals", "audit", "blocked", "reports"):
        op.drop_table(table)
    for table, column in (
        ("messages", "hidden"),
        ("messages", "author"),
        ("tables", "sanctions"),
        ("tables", "hidden"),
    ):
        op.drop_column(table, column)
