"""The table from whose replay another one is played on"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(32)))


def downgrade() -> None:
    op.drop_column("tables", "origin")
