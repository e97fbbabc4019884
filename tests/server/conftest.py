"""A server without a network, for tests that talk to it as a browser does."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tools.postgres import Postgres, postgres

from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from croupier.server.store.database import Store
from tests.server.room import SHARED, LastBot, StillClock, run, settings

Client = TestClient[Litestar]


@contextmanager
def at_the_door(folder: Path, **flags: Any) -> Iterator[Client]:  # Any: settings
    """Somebody at the door of a server whose clock stands still and whose bots take the last option."""
    chosen = settings(folder, **flags)
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The same for all tests of a module."""
    with at_the_door(tmp_path_factory.mktemp("server")) as client:
        yield client


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL with one database in the present shape."""
    with postgres() as server:
        url = server.database("tables")

        async def shape() -> None:
            store = Store(url)
            await store.open()
            await store.close()

        run(shape())
        yield server


@pytest.fixture
def empty_database(postgres_server: Postgres) -> str:
    """The URL of a PostgreSQL database without a table in play."""
    for name in ("tables", "limits", "processes", "audit", "reports", "blocked"):
        postgres_server.tell(f"DELETE FROM {name}", "tables")
    return postgres_server.url("tables")


@pytest.fixture
def shared_database(empty_database: str) -> Iterator[str]:
    """All services of the test are at one PostgreSQL database."""
    token = SHARED.set(empty_database)
    yield empty_database
    SHARED.reset(token)


@pytest.fixture(params=["sqlite", "postgresql"])
def either_database(request: pytest.FixtureRequest) -> str:
    """The test runs twice: with a file of its own, and with a PostgreSQL database."""
    kind: str = request.param
    if kind == "postgresql":
        request.getfixturevalue("shared_database")
    return kind


@pytest.fixture
def other_database(postgres_server: Postgres) -> str:
    """The URL of a PostgreSQL database with nothing in it, not even a table."""
    postgres_server.tell('DROP DATABASE IF EXISTS "other"')
    return postgres_server.database("other")
