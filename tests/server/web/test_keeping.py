"""What people meet of the keeper: blocked networks, reports, the admin page."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs

from croupier.server import logs
from croupier.server.app import create_app
from croupier.server.proxies import TrustedProxies
from croupier.server.service.entrance.tables import Tables
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, settings

HERE = "198.51.100.7"
TOKEN = "only-the-keeper-knows"


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
    with door(tmp_path_factory.mktemp("house"), log_addresses=True, admin_token=TOKEN) as client:
        yield client


def portal(client: Client, work: Any, *words: Any) -> Any:  # Any: what the work takes and gives
    """Do something where the server lives."""
    return client.blocking_portal.call(work, *words)


def keeper(client: Client, deed: str, *words: Any) -> Any:  # Any: what a deed takes and gives
    """Do something as the keeper, at the server's own database, and let the server hear of it."""
    tables = client.app.state["tables"]

    async def done() -> Any:  # Any: as above
        given = await getattr(tables.keeper, deed)(*words)
        await tables._matches.idle()
        return given

    return portal(client, done)


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
            at.get("/nowhere")  # what goes well is told at `debug` only
        (line,) = (one for one in lines if one["event"] == "answered")
        assert ("address" in line) is there


# -- the admin page ----------------------------------------------------------------------------------------------------


@pytest.fixture
def keeping(house: Client) -> Iterator[Client]:
    """The browser of the keeper, who has shown the token."""
    assert house.post("/admin/enter", data={"token": TOKEN}).status_code == 200
    yield house
    house.cookies.clear()


def test_without_a_setting_there_is_no_such_page(client: Client) -> None:
    for method, path in (("get", "/admin"), ("post", "/admin"), ("post", "/admin/enter")):
        assert getattr(client, method)(path).status_code == 404


def test_the_page_opens_to_who_has_the_token_and_to_nobody_else(house: Client) -> None:
    assert house.get("/admin").status_code == 401
    wrong = {"x-from": "192.0.2.1"}
    assert house.post("/admin", data={"do": "delete", "table": "x"}, headers=wrong).status_code == 401
    assert house.post("/admin/enter", data={"token": "nonsense"}, headers=wrong).status_code == 403
    forged = {**wrong, "cookie": "keeper=nonsense"}
    statuses = [house.get("/admin", headers=forged).status_code for _ in range(12)]
    assert (statuses[0], statuses[-1]) == (401, 429)  # nobody tries for long
    entered = house.post("/admin/enter", data={"token": TOKEN}, follow_redirects=False)
    assert entered.headers["location"] == "/admin"
    assert TOKEN not in entered.headers["set-cookie"]
    assert "samesite=strict" in entered.headers["set-cookie"].lower()
    assert house.get("/admin").status_code == 200
    house.post("/admin/leave")
    assert house.get("/admin").status_code == 401


def test_a_page_of_another_site_does_nothing_here(keeping: Client) -> None:
    sent = keeping.post("/admin", data={"do": "block-word", "value": "x"}, headers={"origin": "https://evil.example"})
    assert sent.status_code == 403
    assert not keeper(keeping, "blocked")


def test_the_page_shows_what_there_is_and_no_secret(keeping: Client) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "<Bruno>"}]
    made = keeping.post("/api/tables", json={"game": "quintet", "seats": seats, "title": "A club"}).json()
    room = {"game": "quintet", "seats": seats[:1], "room": True, "visibility": "listed"}
    code = keeping.post("/api/tables", json=room).json()["code"]
    page = keeping.get("/admin").text
    assert "A club" in page
    assert "&lt;Bruno&gt;" in page
    assert f"/t/{made['id']}?seat=watch" in page
    stored = portal(keeping, keeping.app.state["tables"]._matches.store.load, made["id"])
    secrets = (code, code.replace("-", ""), stored.table.seed, stored.table.salt, TOKEN)
    secrets = (*secrets, *(seat.token for seat in stored.seats), *(seat["token"] for seat in made["seats"]))
    assert not [secret for secret in secrets if str(secret) in page]
    assert "A club" not in keeping.get("/admin?q=<Bruno>x").text
    assert keeping.get("/admin", headers={"accept-language": "de"}).text.count("Das Haus führen") > 1
    assert "Tenir la maison" in keeping.get("/admin", headers={"accept-language": "fr"}).text


def test_every_button_of_the_page_does_what_it_says(keeping: Client) -> None:
    seats = [{"kind": "human", "name": "Mara"}, {"kind": "human", "name": "Noor"}]
    made = keeping.post("/api/tables", json={"game": "quintet", "seats": seats}).json()
    at = made["id"]
    keeping.cookies.set("seats", f"{at}~0~{made['seats'][0]['token']}")
    keeping.post(f"/t/{at}/chat?seat=0", data={"text": "Hello"})

    def press(do: str, status: int = 303, **form: str) -> None:
        sent = keeping.post("/admin", data={"do": do, "at": "tables", **form}, follow_redirects=False)
        assert sent.status_code == status, sent.text

    for do, form in (
        ("hide", {"table": at}),
        ("unhide", {"table": at}),
        ("entitle", {"table": at, "title": "Better"}),
        ("person-hide", {"name": "Mara"}),
        ("person-unhide", {"name": "Mara"}),
        ("message-hide", {"table": at, "number": "1"}),
        ("message-unhide", {"table": at, "number": "1"}),
        ("person-rename", {"name": "Noor", "new": "Oskar"}),
        ("person-delete", {"name": "Mara"}),
        ("block-word", {"value": "rude"}),
        ("unblock-word", {"value": "rude"}),
        ("block-network", {"value": "192.0.2.0/24"}),
        ("unblock-network", {"value": "192.0.2.0/24"}),
        ("end", {"table": at}),
        ("delete", {"table": at}),
    ):
        press(do, **form)
    for do, status, form in (
        ("fly", 422, {}),
        ("hide", 422, {}),
        ("hide", 404, {"table": at}),
        ("message-hide", 422, {"table": at, "number": "x"}),
        ("handle", 404, {"report": "none"}),
        ("block-network", 422, {"value": "here"}),
    ):
        press(do, status, **form)
    lines = keeper(keeping, "audit")
    assert {line.address for line in lines if line.table_id == at} == {HERE}
    page = keeping.get("/admin").text.replace("\xa0", " ")
    for said in ("Table deleted", "Person renamed", "Message 1 hidden", "Network 192.0.2.0/24 unblocked"):
        assert said in page


def test_whom_a_trusted_proxy_names_is_the_keeper_and_whom_another_names_is_not(tmp_path: Path) -> None:
    chosen = settings(tmp_path, admin_header="X-Forwarded-User")
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))
    with TestClient(app, raise_server_exceptions=False) as client:
        assert client.get("/admin", headers={"x-forwarded-user": "ada"}).status_code == 401  # no proxy in between
        inner = app.asgi_handler
        for trusted, status in (("testclient", 200), ("127.0.0.1", 401)):
            app.asgi_handler = TrustedProxies(inner, trusted, chosen.admin_header)
            named = {"x-forwarded-user": "ada", "x-forwarded-for": "203.0.113.1"}
            assert client.get("/admin", headers=named).status_code == status
            assert client.get("/admin", headers={"x-forwarded-for": "203.0.113.1"}).status_code == 401


def test_errors_of_the_last_day_stand_on_the_page(keeping: Client) -> None:
    logs._remembered.clear()
    for level, event in (("error", "store-failed"), ("info", "created")):
        logs._remember(None, level, {"level": level, "event": event, "reason": "the disk is full", "timestamp": "now"})
    page = keeping.get("/admin").text
    assert "store-failed" in page
    assert "reason: the disk is full" in page
    assert [one.event for one in logs.errors_since(0)] == ["store-failed"]
    assert not logs.errors_since(2e9 * 2)
