"""The JSON door when somebody is away: reminding, bots that play on, the end of a table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from croupier.server.api.event_stream import numbers
from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from tests.server.room import LastBot, StillClock, choose, opened, people, run, settings
from tests.server.serving import bearer

Client = TestClient[Litestar]


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def client(tmp_path: Path, clock: StillClock) -> Iterator[Client]:
    chosen = settings(tmp_path, creations=20)
    with TestClient(create_app(chosen, Tables(chosen, thinker=LastBot(), clock=clock), with_pages=False)) as client:
        yield client


def table(client: Client) -> tuple[str, list[str], int]:
    """The address of a table, its tokens, and the seat that is asked."""
    seats = [{"kind": "human"}, {"kind": "human"}]
    made = client.post("/api/tables", json={"game": "quintet", "seats": seats}).json()
    door = f"/api/tables/{made['id']}"
    asked = client.get(door).json()["decisions"][0]["seat"]
    return door, [entry["token"] for entry in made["seats"]], asked


def test_a_person_is_reminded_by_others(client: Client) -> None:
    door, tokens, asked = table(client)
    assert client.post(f"{door}/nudge?seat={asked}").status_code == 401
    assert client.post(f"{door}/nudge?seat={1 - asked}", headers=bearer(tokens[asked])).status_code == 422
    assert client.post(f"{door}/nudge?seat={asked}", headers=bearer(tokens[1 - asked])).status_code == 204


def test_a_bot_plays_for_who_has_been_away_and_the_host_lets_bots_finish(client: Client, clock: StillClock) -> None:
    door, tokens, _ = table(client)
    assert client.put(f"{door}/bot?seat=1&bot=random", headers=bearer(tokens[0])).status_code == 403
    clock.time += 61
    assert client.get(door).json()["seats"][1]["bot_in"] == 0.0
    assert client.put(f"{door}/bot?seat=1&bot=random", headers=bearer(tokens[0])).status_code == 204
    assert client.post(f"{door}/finish?bot=random", headers=bearer(tokens[1])).status_code == 403
    assert client.post(f"{door}/finish?bot=random", headers=bearer(tokens[0])).status_code == 204
    assert [seat["handed"] for seat in client.get(door).json()["seats"]] == [True, True]


def test_a_table_is_ended_by_its_host(client: Client) -> None:
    door, tokens, _ = table(client)
    assert client.post(f"{door}/end", headers=bearer(tokens[1])).status_code == 403
    assert client.post(f"{door}/end", headers=bearer(tokens[0])).status_code == 204
    assert client.get(door).json()["status"] == "ended"
    assert client.post(f"{door}/end", headers=bearer(tokens[0])).status_code == 409


def test_the_events_of_a_table_end_with_it(tmp_path: Path) -> None:
    """Nothing comes any more: a program that waits for its turn would wait for ever."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            events = numbers(tables, made.id, made.tokens[1], -1)
            assert await anext(events) == b'id: 0\r\ndata: {"seq":0}\r\n\r\n'
            await tables.listing.settle(made.id, made.tokens[0], title="Still going")
            await choose(tables, made, 0)
            assert await anext(events) == b'id: 1\r\ndata: {"seq":1}\r\n\r\n'
            await tables.takeover.end(made.id, made.tokens[0])
            with pytest.raises(StopAsyncIteration):
                await anext(events)
            async with asyncio.timeout(5):
                late = [line async for line in numbers(tables, made.id, None, 0)]
            assert late == [b'id: 1\r\ndata: {"seq":1}\r\n\r\n']

    run(test())
