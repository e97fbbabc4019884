"""The arranged position in which a table's match begins"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("tables", "position")
