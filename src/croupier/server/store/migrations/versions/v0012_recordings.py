"""What each viewer saw of a finished match"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "recordings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("eye", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("ending", sa.LargeBinary(), nullable=False),
        sa.Column("steps", sa.LargeBinary()),
    )


def downgrade() -> None:
    op.drop_table("recordings")
