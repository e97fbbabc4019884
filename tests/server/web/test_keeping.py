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


# -- reports, and what hosts do ----------------------------------------------------------------------------------------


class At:
    """A table of two people, whose browsers have cookies of their own."""

    def __init__(self, client: Client, **more: Any) -> None:  # Any: JSON
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Eve"}]
        made = client.post("/api/tables", json={"game": "quintet", "seats": seats, **more}).json()
        self.client, self.id = client, made["id"]
        self._cookies = [f"seats={self.id}~{one['seat']}~{one['token']}" for one in made["seats"]]

    def get(self, seat: int, path: str = "") -> Any:  # Any: an answer
        return self.client.get(f"/t/{self.id}{path}?seat={seat}", headers={"cookie": self._cookies[seat]})

    def post(self, seat: int, path: str, **form: str) -> Any:  # Any: as above
        headers = {"cookie": self._cookies[seat], "x-from": f"198.51.100.{seat}"}
        return self.client.post(f"/t/{self.id}/{path}?seat={seat}", data=form, headers=headers)


def test_somebody_reports_a_message_and_the_keeper_reads_it(house: Client) -> None:
    at = At(house, title="<b>Club</b>")
    at.post(1, "chat", text="<i>Rude</i>")
    form = at.get(0, "/report").text
    assert "&lt;i&gt;Rude" in form
    assert all(f'value="{what}"' in form for what in ("table", "name-1", "message-1"))
    assert 'value="name-0"' not in form  # that is one's own
    sent = at.post(0, "report", what="message-1", reason="An insult")
    assert (sent.status_code, "Thank you." in sent.text) == (200, True)
    for bad in ({"what": "message-1", "reason": " "}, {"what": "seed", "reason": "x"}, {}):
        refused = at.post(0, "report", **bad)
        assert (refused.status_code, 'role="alert"' in refused.text) == (422, True)
    (report,) = (one for one in keeper(house, "reports") if one.table_id == at.id)
    assert (report.kind, report.name, report.text) == ("message", "Eve", "<i>Rude</i>")
    house.post("/admin/enter", data={"token": TOKEN})
    assert "&lt;i&gt;Rude" in house.get("/admin").text
    house.post("/admin", data={"do": "handle", "report": report.id})
    house.cookies.clear()
    assert report.id not in [one.id for one in keeper(house, "reports")]


def test_who_is_muted_reads_so_in_place_of_the_form(house: Client) -> None:
    at = At(house)
    assert at.post(1, "mute", place="0", muted="yes").status_code == 403
    assert at.post(0, "mute", place="1", muted="yes").status_code == 200
    page = at.get(1).text
    assert "The host has muted you: nobody" in page
    assert 'id="chat-form"' not in page
    refused = at.post(1, "chat", text="Rude")
    assert (refused.status_code, "Nobody at this table reads" in refused.text) == (403, True)
    assert 'id="chat-form"' in at.get(0).text
    at.post(0, "mute", place="1", muted="no")
    assert 'id="chat-form"' in at.get(1).text


def test_who_is_kicked_reads_why_wherever_they_come_from(house: Client) -> None:
    at = At(house)
    assert 'action="/t/' in at.get(0).text
    assert at.post(1, "kick", place="0").status_code == 403
    assert at.post(0, "kick", place="x").status_code == 422
    assert at.post(0, "kick", place="1").status_code == 200
    for answer in (at.get(1), at.post(1, "chat", text="Why?")):
        assert (answer.status_code, "The host has taken your seat away." in answer.text) == (401, True)
    assert house.get(f"/t/{at.id}?seat=watch").status_code == 200


def test_a_kicked_browser_finds_no_seat_with_the_new_invitation(house: Client) -> None:
    room = {"game": "quintet", "seats": [{"kind": "human", "name": "Ada"}], "room": True}
    made = house.post("/api/tables", json=room).json()
    host = made["seats"][0]["token"]
    house.get(f"/join/{made['code']}")  # it gets the secret of its browser
    house.post(f"/join/{made['code']}", data={"name": "Eve"})
    tables = house.app.state["tables"]
    portal(house, tables.moderation.kick, made["id"], host, 1)
    invited = portal(house, tables.look, made["id"], host).invitation
    assert "This invitation holds no more." in TestClient(house.app).get(f"/join/{made['code']}").text
    guest = house.cookies["guest"]
    for cookie in ("; ".join(f"{one.name}={one.value}" for one in house.cookies.jar), f"guest={guest}"):
        house.cookies.clear()
        sent = house.post(f"/join/{invited.link}", data={"name": "Eva"}, headers={"cookie": cookie})
        assert (sent.status_code, "The host has taken your seat away." in sent.text) == (401, True)
    assert portal(house, tables.look, made["id"], host).seats[1].kind == "open"


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


def test_that_a_proxy_is_not_trusted_is_said_once(tmp_path: Path) -> None:
    """Else all strangers have the proxy's address, and its limits, and nobody knows why."""
    chosen = settings(tmp_path)
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))
    with TestClient(app, raise_server_exceptions=False) as client:
        inner = app.asgi_handler
        for trusted, said in (("testclient", []), ("127.0.0.1", ["proxy-not-trusted"])):
            app.asgi_handler = TrustedProxies(inner, trusted, "")
            with capture_logs() as lines:
                assert client.get("/healthz").is_success
                assert not [line for line in lines if line["log_level"] == "warning"], "nobody has forwarded that"
                for _ in range(2):
                    client.get("/healthz", headers={"x-forwarded-for": "203.0.113.1"})
            assert [line["event"] for line in lines if line["log_level"] == "warning"] == said
            assert "203.0.113.1" not in str(lines)


def test_errors_of_the_last_day_stand_on_the_page(keeping: Client) -> None:
    logs._remembered.clear()
    for level, event in (("error", "store-failed"), ("info", "created")):
        logs._remember(None, level, {"level": level, "event": event, "reason": "the disk is full", "timestamp": "now"})
    page = keeping.get("/admin").text
    assert "store-failed" in page
    assert "reason: the disk is full" in page
    assert [one.event for one in logs.errors_since(0)] == ["store-failed"]
    assert not logs.errors_since(2e9 * 2)
