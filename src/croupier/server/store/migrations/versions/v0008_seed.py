"""Seeds become text: SQLite keeps a JSON number of 64 bits or more as a float, which is another number"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_AS_TEXT = "CAST(seed AS TEXT)"
_RUINED = "typeof(seed) = 'real'"
"""What is left of such a seed: as a text it keeps its table readable, and no match begins with it."""


def upgrade() -> None:
    sqlite = op.get_bind().dialect.name == "sqlite"
    _change_seed(
        sa.Text(), f"CASE WHEN {_RUINED} THEN '\"' || seed || '\"' ELSE {_AS_TEXT} END" if sqlite else _AS_TEXT
    )


def downgrade() -> None:
    _change_seed(sa.JSON(), "CAST(seed AS JSON)")


def _change_seed(kind: sa.Text | sa.JSON, value: str) -> None:
    op.add_column("tables", sa.Column("new_seed", kind, nullable=False, server_default="0"))
    op.execute(f"UPDATE tables SET new_seed = {value}")  # noqa: S608  # constants
    op.drop_column("tables", "seed")
    op.alter_column("tables", "new_seed", new_column_name="seed")
