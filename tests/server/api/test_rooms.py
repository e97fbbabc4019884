"""Rooms over the API: they grow, begin, and have something for those who come late."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from croupier import catalog
from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from tests.server.room import LastBot, StillClock, settings
from tests.server.serving import bearer

Client = TestClient[Litestar]
HOST = {"kind": "human", "name": "Ada"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    chosen = settings(tmp_path)
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()), with_pages=False)
    with TestClient(app) as client:
        yield client


def room(client: Client, *seats: dict[str, str], **more: Any) -> tuple[str, str, str]:
    """The id of a new room, its code and its host's token."""
    made = client.post("/api/tables", json={"game": "quintet", "seats": [HOST, *seats], "room": True, **more}).json()
    return made["id"], made["code"], made["seats"][0]["token"]


def test_a_room_grows_and_begins(client: Client) -> None:
    table, code, host = room(client)
    shown = client.get(f"/api/tables/{table}", headers=bearer(host)).json()
    assert (shown["status"], shown["room"], len(shown["seats"])) == ("waiting", True, 5)
    assert client.post(f"/api/tables/{table}/start", headers=bearer(host)).status_code == 422, "alone"
    found = client.get(f"/api/invitations/{code}").json()
    assert (found["table"], found["host"], found["welcome"]) == (table, "Ada", "seat")
    bruno = client.post(f"/api/invitations/{code}", json={"name": "Bruno"}).json()
    assert client.put(f"/api/tables/{table}/ready", headers=bearer(bruno["token"])).status_code == 204
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["doing"] == "ready"
    assert client.delete(f"/api/tables/{table}/ready", headers=bearer(bruno["token"])).status_code == 204
    assert client.post(f"/api/tables/{table}/start", headers=bearer(bruno["token"])).status_code == 403
    assert client.post(f"/api/tables/{table}/start", headers=bearer(host)).status_code == 204
    shown = client.get(f"/api/tables/{table}", headers=bearer(bruno["token"])).json()
    assert (shown["status"], len(shown["seats"]), shown["seat"]) == ("running", 2, 1)


def test_who_comes_late_waits_or_takes_over(client: Client) -> None:
    table, code, host = room(client, {"kind": "bot", "bot": "easy"})
    client.post(f"/api/tables/{table}/start", headers=bearer(host))
    found = client.get(f"/api/invitations/{code}").json()
    assert (found["welcome"], found["waiting"], found["bots"]) == ("begun", True, [])
    assert client.post(f"/api/invitations/{code}", json={"name": "Bruno"}).status_code == 409
    late = client.post(f"/api/invitations/{code}", json={"name": "Bruno", "do": "wait"}).json()
    shown = client.get(f"/api/tables/{table}", headers=bearer(late["token"])).json()
    assert (shown["seat"], shown["queue"], shown["place"]) == (None, ["Bruno"], 0)
    over = {"name": "Chloe", "do": "take_over", "seat": 1}
    assert client.post(f"/api/invitations/{code}", json=over).status_code == 409
    assert client.put(f"/api/tables/{table}/takeover", headers=bearer(host)).status_code == 204
    assert client.post(f"/api/invitations/{code}", json={"name": "Chloe", "do": "take_over"}).status_code == 422
    assert client.post(f"/api/invitations/{code}", json=over).json()["seat"] == 1
    assert client.get("/api/invitations/AAAA-AAAA").status_code == 404


def test_a_host_takes_seats_away_and_mutes_and_anybody_reports(client: Client) -> None:
    table, code, host = room(client)
    bruno = client.post(f"/api/invitations/{code}", json={"name": "Bruno"}).json()
    seat = f"/api/tables/{table}/seats/{bruno['seat']}"
    for method in ("PUT", "DELETE"):
        assert client.request(method, f"{seat}/muted", headers=bearer(bruno["token"])).status_code == 403
        assert client.request(method, f"{seat}/muted", headers=bearer(host)).status_code == 204
        shown = client.get(f"/api/tables/{table}").json()
        assert shown["seats"][bruno["seat"]]["muted"] is (method == "PUT")
    reports = f"/api/tables/{table}/reports"
    assert client.post(reports, json={"what": "name", "number": 1, "reason": "A swear word"}).status_code == 204
    tables: Tables = client.app.state["tables"]
    with client.portal() as portal:
        (kept,) = portal.call(tables.keeper.reports)
    assert (kept.kind, kept.name, kept.reason) == ("name", "Bruno", "A swear word")
    for wrong in ({"what": "seed", "reason": "x"}, {"what": "name", "number": 9, "reason": "x"}, {"what": "table"}):
        assert client.post(reports, json=wrong).status_code in {400, 422}
    assert client.delete(seat, headers=bearer(bruno["token"])).status_code == 403
    assert client.delete(seat, headers=bearer(host)).status_code == 204
    assert client.delete(seat, headers=bearer(host)).status_code == 409, "nobody sits there any more"
    gone = client.get(f"/api/tables/{table}", headers=bearer(bruno["token"]))
    assert gone.status_code == 401
    assert "taken your seat" in gone.text


def test_a_table_with_fixed_seats_has_no_code_and_begins_at_once(client: Client) -> None:
    made = client.post("/api/tables", json={"game": "quintet", "seats": [HOST, {"kind": "bot"}]}).json()
    assert set(made) == {"id", "commitment", "seats"}
    assert client.get(f"/api/tables/{made['id']}").json()["status"] == "running"


def test_games_say_how_long_they_take(client: Client) -> None:
    games = {game["game"]: game["minutes"] for game in client.get("/api/games").json()}
    games = {name: games[name] for name in catalog.ours()}
    for game in games.values():
        assert all(alone <= together for alone, together in game.values())
        assert game[min(game)][1] < game[max(game)][1], "more people take longer"
    assert games["confluence"]["5"][1] > 3 * games["confluence"]["2"][1]
