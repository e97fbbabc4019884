"""Tables that begin in an arranged position, and what an option would do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import croupier
from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from tests.server.room import LastBot, StillClock, settings
from tests.server.serving import bearer

Client = TestClient[Litestar]
TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human"}]
POSITION = {"hand": [["witch", "herald"], ["witch", "witch"]], "active": 0, "phase": "main", "turn": 4}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(*house(tmp_path), with_pages=False)) as client:
        yield client


def house(folder: Path, **flags: Any) -> tuple[Any, Tables]:  # Any: settings
    chosen = settings(folder, **{"creations": 20, "positions": True, **flags})
    return chosen, Tables(chosen, thinker=LastBot(), clock=StillClock())


def table(client: Client, **more: Any) -> tuple[str, list[str]]:
    """A table's id and its tokens."""
    made = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "position": POSITION, **more})
    assert made.status_code == 201, made.text
    return made.json()["id"], [entry["token"] for entry in made.json()["seats"]]


def test_a_table_begins_in_its_position(client: Client) -> None:
    name, (ada, _) = table(client)
    view = client.get(f"/api/tables/{name}", headers=bearer(ada)).json()["view"]
    assert view["hand"][0]["cards"] == ["witch", "herald"]
    assert (view["phase"], view["turn"]) == ("main", 4)


def test_a_position_that_cannot_be_is_refused(client: Client) -> None:
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "position": {"active": 5}})
    assert answer.status_code == 422
    assert "there is no seat 5" in answer.json()["detail"]


def test_positions_are_refused_where_the_operator_has_not_allowed_them(tmp_path: Path) -> None:
    with TestClient(create_app(*house(tmp_path, positions=False), with_pages=False)) as client:
        answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "position": POSITION})
        assert answer.status_code == 422
        assert "no table begins in an arranged position" in answer.json()["detail"]
        assert client.post("/api/tables", json={"game": "quintet", "seats": TWO}).status_code == 201


def test_a_position_outlives_the_server_and_lies_in_the_replay(tmp_path: Path) -> None:
    with TestClient(create_app(*house(tmp_path), with_pages=False)) as client:
        name, tokens = table(client)
        client.post(
            f"/api/tables/{name}/choices", json=choice(client, name, tokens[0], "pass"), headers=bearer(tokens[0])
        )
    with TestClient(create_app(*house(tmp_path), with_pages=False)) as client:
        for _ in range(400):
            shown = client.get(f"/api/tables/{name}").json()
            if shown["over"]:
                break
            seat = shown["decisions"][0]["seat"]
            chosen = choice(client, name, tokens[seat], None)
            client.post(f"/api/tables/{name}/choices", json=chosen, headers=bearer(tokens[seat]))
        document = client.get(f"/api/tables/{name}/replay").json()
    assert document["position"] == POSITION
    assert croupier.load(document).returns == tuple(document["returns"])


def choice(client: Client, name: str, token: str, key: str | None) -> dict[str, str]:
    """The choice of a key, or of the last option, for the seat that is asked."""
    decisions = client.get(f"/api/tables/{name}", headers=bearer(token)).json()["decisions"]
    decision = next(one for one in decisions if "options" in one)
    return {"decision": decision["id"], "key": key or decision["options"][-1]["key"]}


def test_what_an_option_would_do_is_told_to_whoever_is_asked(client: Client) -> None:
    name, (ada, other) = table(client)
    address = f"/api/tables/{name}/preview"
    foreseen = client.get(address, params={"key": "play:witch"}, headers=bearer(ada)).json()
    assert foreseen["key"] == "play:witch"
    assert foreseen["view"]["battlefield"] == [["witch"], []]
    assert client.get(f"/api/tables/{name}").json()["view"]["battlefield"] == [[], []]  # nothing has happened
    assert client.get(address, params={"key": "pass"}, headers=bearer(ada)).json()["view"]["active"] == 1
    for headers, key, status in (
        ({}, "pass", 401),
        (bearer("wrong"), "pass", 401),
        (bearer(other), "pass", 409),
        (bearer(ada), "play:wizard", 422),
    ):
        assert client.get(address, params={"key": key}, headers=headers).status_code == status
    assert client.get("/api/tables/nowhere/preview", params={"key": "pass"}).status_code == 404


def test_what_hidden_cards_decide_is_not_told(client: Client) -> None:
    """Q 8.3: the Herald draws a card that nobody has seen."""
    name, (ada, _) = table(client, position={**POSITION, "hand": [["herald", "witch"], ["witch"]]})
    chosen = choice(client, name, ada, "play:herald")
    assert client.post(f"/api/tables/{name}/choices", json=chosen, headers=bearer(ada)).status_code == 200
    address = f"/api/tables/{name}/preview"
    assert client.get(address, params={"key": "draw"}, headers=bearer(ada)).json() == {"key": "draw", "view": None}
    assert client.get(address, params={"key": "decline"}, headers=bearer(ada)).json()["view"] is not None


def test_whoever_asks_too_often_waits(client: Client) -> None:
    name, (ada, _) = table(client)
    statuses = {
        client.get(f"/api/tables/{name}/preview", params={"key": "pass"}, headers=bearer(ada)).status_code
        for _ in range(70)
    }
    assert statuses == {200, 429}


def test_whoever_tries_too_often_to_give_several_answers_at_once_waits(client: Client) -> None:
    name, (ada, _) = table(client)
    sent = {**choice(client, name, ada, "play:herald"), "then": ["nonsense"]}
    address = f"/api/tables/{name}/choices"
    statuses = [client.post(address, json=sent, headers=bearer(ada)).status_code for _ in range(70)]
    assert set(statuses) == {422, 429}
    alone = choice(client, name, ada, "play:herald")
    assert client.post(address, json=alone, headers=bearer(ada)).status_code == 200


def test_several_answers_are_given_at_once_or_none_of_them(client: Client) -> None:
    """Between them nothing hidden may come out: whoever is refused has learned nothing."""
    name, (ada, _) = table(client)
    address = f"/api/tables/{name}/choices"

    def answered(*keys: str) -> tuple[int, int]:
        sent = {**choice(client, name, ada, keys[0]), "then": keys[1:]}
        status = client.post(address, json=sent, headers=bearer(ada)).status_code
        return status, client.get(f"/api/tables/{name}").json()["seq"]

    assert answered("play:herald", "nonsense") == (422, 0)
    assert answered("play:herald", "decline", *["pass"] * 40) == (409, 0)
    assert answered("play:herald", "decline") == (422, 0)  # the other one is asked between
