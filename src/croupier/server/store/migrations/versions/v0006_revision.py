"""The revision of each table, and requests to undo, for several processes at one database"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo", sa.JSON()))
    op.add_column("tables", sa.Column("undone", sa.JSON()))
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ("revision", "undone", "undo"):
        op.drop_column("tables", name)
