"""How many questions of bots a worker thinks about at once"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("room", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("processes", "room")
