"""A server without a network, for tests that talk to it as a browser does."""

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from croupier.server.app import create_app
from croupier.server.service.tables import Tables
from tests.server.room import LastBot, StillClock, settings

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Somebody at the door of a server whose clock stands still and whose bots take the last option."""
    chosen = settings(tmp_path_factory.mktemp("server"))
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client
