"""What can be done at a table is the same on both databases."""

import pytest


@pytest.fixture(autouse=True)
def _on_both(either_database: str) -> None:
    """Every test of the service runs with SQLite and with PostgreSQL."""
