"""The HTTP contract: every status, the shape of every answer, the headers."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from litestar import Litestar
from litestar.openapi.spec import OpenAPI
from litestar.testing import TestClient

from croupier.server.api.shapes import WORDED, told
from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from tests.server.room import LastBot, StillClock, opened, people, play_on, run, settings
from tests.server.serving import bearer

Client = TestClient[Litestar]
TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human"}]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    chosen = settings(tmp_path, creations=20, origins=("https://cards.example",))
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()), with_pages=False)
    with TestClient(app) as client:
        yield client


def made(client: Client, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "seed": 7, **more})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def asked(client: Client, table: dict[str, Any]) -> tuple[dict[str, Any], str, str]:
    """The pending decision with its options, the asker's token and the other's."""
    seat = client.get(f"/api/tables/{table['id']}").json()["decisions"][0]["seat"]
    tokens = [entry["token"] for entry in table["seats"]]
    own = client.get(f"/api/tables/{table['id']}", headers=bearer(tokens[seat])).json()
    return own["decisions"][0], tokens[seat], tokens[1 - seat]


def test_while_a_long_log_is_put_into_words_others_are_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 1000)
            seen = await tables.look(made.id, None)
            loop, turns, worded = asyncio.get_running_loop(), 0, False

            def turn() -> None:
                nonlocal turns
                turns += 1
                if not worded:
                    loop.call_soon(turn)

            turn()
            assert len(await told(seen)) == len(seen.log)
            worded = True
            assert turns > len(seen.log) // WORDED > 3

    run(test())


@pytest.mark.parametrize("other", [{"kind": "human", "name": "ada"}, {"kind": "bot", "name": "ADA"}])
def test_two_of_one_name_make_no_table(client: Client, other: dict[str, str]) -> None:
    seats = [{"kind": "human", "name": "Ada"}, other]
    answer = client.post("/api/tables", json={"game": "quintet", "seats": seats})
    assert answer.status_code == 422
    assert "is called Ada" in answer.text


def test_games_are_listed_with_their_variants(client: Client) -> None:
    quintet = next(game for game in client.get("/api/games").json() if game["game"] == "quintet")
    assert quintet == {
        "game": "quintet",
        "version": "1",
        "title": "Quintet",
        "players": [2, 5],
        "variants": {
            "hand_check": ["always", "end_of_turn"],
            "hand_limit": ["5", "7"],
            "teams": ["off", "on"],
            "match": ["single", "best_of_three"],
        },
        "minutes": {str(players): [ANY, ANY] for players in range(2, 6)},  # measured: from a few to many
    }


def test_a_table_is_made_with_one_token_per_human_seat(client: Client) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "human"}, {"kind": "human"}]
    table = made(client, seats=seats, variants={"hand_limit": 7})
    assert set(table) == {"id", "commitment", "seats"}
    assert [entry["seat"] for entry in table["seats"]] == [1, 2]
    assert len({entry["token"] for entry in table["seats"]}) == 2
    assert client.get(f"/api/tables/{table['id']}").json()["view"]["options"]["hand_limit"] == "7"


def test_the_asker_gets_options_with_labels_and_nobody_else_does(client: Client) -> None:
    table = made(client)
    decision, token, other = asked(client, table)
    assert set(decision) == {"id", "seat", "name", "prompt", "options", "about"}
    passing, playing = decision["options"][:2]
    assert passing == {"index": 0, "key": "pass", "label": "Play nothing", "verb": "pass", "arguments": {}}
    assert playing["verb"] == "play"
    assert playing["key"] == f"play:{playing['arguments']['card']}"
    for headers in ({}, bearer(other)):
        (shown,) = client.get(f"/api/tables/{table['id']}", headers=headers).json()["decisions"]
        assert set(shown) == {"id", "seat", "name", "prompt"}
        assert shown["id"] == decision["id"]
    french = client.get(f"/api/tables/{table['id']}?lang=fr", headers=bearer(token)).json()["decisions"][0]
    assert french["options"][0]["label"] != decision["options"][0]["label"]
    assert client.get(f"/api/tables/{table['id']}?lang=xx", headers=bearer(token)).status_code == 422


def test_a_choice_by_index_and_by_key(client: Client) -> None:
    table = made(client)
    for n, how in enumerate(("index", "key"), start=1):
        decision, token, _ = asked(client, table)
        sent = {"decision": decision["id"], how: decision["options"][0][how]}
        reply = client.post(f"/api/tables/{table['id']}/choices", json=sent, headers=bearer(token))
        assert (reply.status_code, reply.json()) == (200, {"seq": n})
        reply = client.post(f"/api/tables/{table['id']}/choices", json=sent, headers=bearer(token))
        assert (reply.status_code, reply.json()) == (200, {"seq": n})
        other = {"decision": decision["id"], how: decision["options"][1][how]}
        reply = client.post(f"/api/tables/{table['id']}/choices", json=other, headers=bearer(token))
        assert reply.status_code == 409
        assert set(reply.json()) == {"detail"}


def test_every_refused_choice_has_its_status(client: Client) -> None:
    table = made(client)
    decision, token, other = asked(client, table)
    url, id_ = f"/api/tables/{table['id']}/choices", decision["id"]
    for body, headers, status in (
        ({"decision": id_, "index": 0}, bearer(other), 403),
        ({"decision": id_, "index": 0}, {}, 401),
        ({"decision": id_, "index": 0}, bearer("wrong"), 401),
        ({"decision": id_, "index": 0}, {"Authorization": "Basic abc"}, 401),
        ({"decision": id_, "index": 0}, {"Authorization": "Bearer "}, 401),
        ({"decision": "nonsense", "index": 0}, bearer(token), 404),
        ({"decision": id_, "index": 99}, bearer(token), 422),
        ({"decision": id_, "index": -1}, bearer(token), 422),
        ({"decision": id_, "key": "fly"}, bearer(token), 422),
        ({"decision": id_}, bearer(token), 422),
        ({"decision": id_, "index": 0, "key": "pass"}, bearer(token), 422),
        ({"decision": id_, "index": "0"}, bearer(token), 422),
        ({"decision": id_, "index": True}, bearer(token), 422),
        ({"index": 0}, bearer(token), 422),
    ):
        answer = client.post(url, json=body, headers=headers)
        assert answer.status_code == status, (body, answer.text)
        assert answer.json()["detail"]
    assert client.post("/api/tables/nowhere/choices", json={"decision": id_, "index": 0}).status_code == 404
    assert client.get(f"/api/tables/{table['id']}").json()["seq"] == 0


def test_a_refusal_names_the_rule(client: Client) -> None:
    table = made(client)
    decision, token, _ = asked(client, table)
    offered = {option["key"] for option in decision["options"]}
    kinds = ("herald", "murderer", "witch", "necromancer", "wizard")
    key = next(f"play:{kind}" for kind in kinds if f"play:{kind}" not in offered)
    sent = {"decision": decision["id"], "key": key}
    refused = client.post(f"/api/tables/{table['id']}/choices", json=sent, headers=bearer(token)).json()
    why = client.get(f"/api/tables/{table['id']}/why-not", params={"key": key}, headers=bearer(token)).json()
    assert refused["rule"] == why["rule"]
    assert why["text"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[" * 60_000, 400),
        (b"[]", 422),
        (b'{"game": "quintet"}', 422),
        (b'{"game": 1, "seats": []}', 422),
        (b'{"game": "quintet", "seats": [], "sauce": 1}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "cat"}, {"kind": "human"}]}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "open"}, {"kind": "human"}]}', 422),
        (b'{"game": "chess", "seats": [{"kind": "human"}, {"kind": "human"}]}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "human"}]}', 422),
        (b'{"game": "quintet", "seats": [' + b",".join([b'{"kind":"human"}'] * 6) + b"]}", 422),
        (b'{"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": true}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": 1.5}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": ""}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": "\\ud800"}', 400),
        (b'{"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "variants": {"teams": "on"}}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "variants": {"x": 1}}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "bot", "bot": "deep"}, {"kind": "human"}]}', 422),
        (b'{"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "reaction_floor": -1}', 422),
        (b"x" * 70_000, 413),
    ],
)
def test_bodies_that_are_not_what_is_expected(client: Client, body: bytes, status: int) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    assert set(answer.json()) <= {"detail", "rule"}
    assert answer.json()["detail"]


def test_what_is_not_there(client: Client) -> None:
    for url in ("/api/tables/nowhere", "/api/tables/nowhere/events", "/api/tables/nowhere/replay", "/api/nothing"):
        answer = client.get(url)
        assert answer.status_code == 404
        assert set(answer.json()) == {"detail"}
    assert client.delete("/api/tables").status_code == 405
    assert client.get(f"/api/tables/{made(client)['id']}", headers=bearer("wrong")).status_code == 401


def test_the_replay_is_given_when_the_match_is_over(client: Client) -> None:
    table = made(client)
    assert client.get(f"/api/tables/{table['id']}/replay").status_code == 403
    for _ in range(300):
        seen = client.get(f"/api/tables/{table['id']}").json()
        if seen["over"]:
            break
        decision, token, _ = asked(client, table)
        sent = {"decision": decision["id"], "index": len(decision["options"]) - 1}
        client.post(f"/api/tables/{table['id']}/choices", json=sent, headers=bearer(token))
    assert sum(seen["returns"]) == 1
    assert (seen["seed"], seen["decisions"]) == (7, [])
    replay = client.get(f"/api/tables/{table['id']}/replay").json()
    assert replay["returns"] == seen["returns"]
    assert len(replay["choices"]) == seen["seq"]
    log = client.get(f"/api/tables/{table['id']}/log").json()
    assert log[-1]["event"]["event"] == "won"
    assert seen["seats"][log[-1]["event"]["seat"]]["name"] in log[-1]["text"]


def test_a_seed_that_is_a_text_stays_one(client: Client) -> None:
    """It is kept as it was sent: `7` and `"7"` are told apart in the replay."""
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    for seed in (7, "7"):
        table = made(client, seats=bots, seed=seed)
        client.blocking_portal.call(client.app.state["tables"].idle)
        seen = client.get(f"/api/tables/{table['id']}").json()
        assert seen["over"]
        assert seen["seed"] == seed
        assert type(seen["seed"]) is type(seed)


def test_too_many_tables(client: Client) -> None:
    for _ in range(20):
        made(client)
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1


def test_presets_and_bots_for_a_while(client: Client) -> None:
    table = made(client)
    _, token, other = asked(client, table)
    url = f"/api/tables/{table['id']}"
    left = client.put(f"{url}/presets", json={"window": "react", "preset": "unless_fifth"}, headers=bearer(other))
    assert left.status_code == 204
    assert client.get(url, headers=bearer(other)).json()["presets"] == {"react": "unless_fifth"}
    assert client.get(url, headers=bearer(token)).json()["presets"] == {"react": "never"}
    assert client.get(url).json()["presets"] == {}
    refused = client.put(f"{url}/presets", json={"window": "react", "preset": "never"}, headers=bearer(token))
    assert refused.status_code == 409
    assert client.put(f"{url}/bot?bot=greedy", headers=bearer(other)).status_code == 204
    assert sum(seat["handed"] for seat in client.get(url).json()["seats"]) == 1
    assert client.delete(f"{url}/bot", headers=bearer(other)).status_code == 204


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "http://testserver.local"}, 201),
        ({"origin": "https://cards.example"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_writes_come_from_our_own_pages_or_from_programs(client: Client, headers: dict[str, str], status: int) -> None:
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO}, headers=headers)
    assert answer.status_code == status


def test_every_answer_carries_the_security_headers(client: Client) -> None:
    for answer in (
        client.get("/api/games"),
        client.get("/api/nothing"),
        client.get("/api/tables/nowhere"),
        client.post("/api/tables", content=b"{"),
    ):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"


def test_openapi_is_made_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    document = client.get("/api/openapi.json").json()
    monkeypatch.setattr(OpenAPI, "to_schema", lambda _: {})
    assert client.get("/api/openapi.json").json() == document


def test_openapi_describes_what_there_is(client: Client) -> None:
    document = client.get("/api/openapi.json").json()
    assert document == client.get("/schema/openapi.json").json()
    paths = document["paths"]
    for path, method in (
        ("/api/games", "get"),
        ("/api/tables", "post"),
        ("/api/tables/{table}", "get"),
        ("/api/tables/{table}/choices", "post"),
        ("/api/tables/{table}/events", "get"),
        ("/api/tables/{table}/replay", "get"),
    ):
        assert method in paths[path]
    for path, method, statuses in (
        ("/api/tables/{table}/choices", "post", "200 400 401 403 404 409 413 422 503"),
        ("/api/tables/{table}/events", "get", "200 400 401 404 422 429 503"),
        ("/api/tables", "post", "201 400 403 413 422 429 503"),
    ):
        assert set(paths[path][method]["responses"]) == set(statuses.split())
    assert "text/event-stream" in paths["/api/tables/{table}/events"]["get"]["responses"]["200"]["content"]
