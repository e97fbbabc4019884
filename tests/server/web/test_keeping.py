"""What people meet of the keeper: blocked networks, reports, the admin page."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs

from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, settings

HERE = "198.51.100.7"


@contextmanager
def door(folder: Path, **flags: Any) -> Iterator[Client]:  # Any: settings
    """A server for people who come from several addresses: a request names its own (`x-from`)."""
    chosen = settings(folder, **flags)
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))
    inner = app.asgi_handler

    async def come(scope: Any, receive: Any, send: Any) -> None:  # Any: ASGI
        named = dict(scope["headers"]).get(b"x-from", HERE.encode()).decode()
        scope["client"] = (named, 1)
        await inner(scope, receive, send)

    app.asgi_handler = come
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for all tests of this module."""
    with door(tmp_path_factory.mktemp("house"), log_addresses=True) as client:
        yield client


def keeper(client: Client, deed: str, *words: Any) -> Any:  # Any: what a deed takes and gives
    """Do something as the keeper, at the server's own database, and let the server hear of it."""
    tables = client.app.state["tables"]

    async def done() -> Any:  # Any: as above
        given = await getattr(tables.keeper, deed)(*words)
        await tables._matches.idle()
        return given

    return client.blocking_portal.call(done)


def test_whoever_comes_from_a_blocked_network_is_told_so_in_one_sentence(house: Client) -> None:
    keeper(house, "block", "network", "203.0.113.0/24")
    for path in ("/", "/api/games", "/nowhere"):
        answer = house.get(path, headers={"x-from": "203.0.113.9"})
        assert (answer.status_code, answer.text) == (403, "Nobody is served at your address.\n")
        assert house.get(path).status_code != 403
    assert house.get("/readyz", headers={"x-from": "203.0.113.9"}).status_code == 200
    keeper(house, "unblock", "network", "203.0.113.0/24")
    assert house.get("/", headers={"x-from": "203.0.113.9"}).status_code == 200


def test_addresses_stand_in_the_log_only_if_the_operator_wants_it(house: Client, client: Client) -> None:
    for at, there in ((house, True), (client, False)):
        with capture_logs() as lines:
            at.get("/healthz")
        (line,) = (one for one in lines if one["event"] == "answered")
        assert ("address" in line) is there
