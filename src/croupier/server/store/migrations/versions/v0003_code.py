"""The code of a waiting table, which takes a guest to its first free seat"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(16)))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_code", "tables")
    op.drop_column("tables", "code")
