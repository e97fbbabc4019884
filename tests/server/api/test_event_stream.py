"""The stream of looks: each is what a look at the table would show then, comes when that has changed, and only then."""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from croupier.server.api import shapes
from croupier.server.api.event_stream import Looks
from croupier.server.app import create_app
from croupier.server.errors import Kicked
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created
from croupier.server.streams import STILL_HERE
from tests.server.room import LastBot, StillClock, choose, opened, people, play_on, run, settings
from tests.server.service.test_rooms import room
from tests.server.service.test_windows import WITH, window
from tests.server.serving import bearer


def data(event: bytes) -> dict[str, Any]:  # Any: JSON
    """The look that an event brings; its id is the seq."""
    number, line, *_ = event.split(b"\r\n")
    look: dict[str, Any] = json.loads(line.removeprefix(b"data: "))
    assert number == b"id: %d" % look["seq"]
    return look


async def asked(tables: Tables, made: Created, viewer: str | None, language: str | None = None) -> dict[str, Any]:
    """What a look shows, as JSON."""
    shown = shapes.shown(await tables.look(made.id, viewer, asking=False), language)
    look: dict[str, Any] = json.loads(msgspec.json.encode(shown))
    return look


@asynccontextmanager
async def followed(
    tables: Tables, made: Created, *viewers: str | None, looks: Looks | None = None
) -> AsyncIterator[list[AsyncIterator[bytes]]]:
    """The streams of these viewers."""
    looks = looks or Looks()
    async with AsyncExitStack() as closing:
        yield [
            await closing.enter_async_context(aclosing(looks.follow(tables, made.id, viewer, None)))
            for viewer in viewers
        ]
    assert looks._shared.kept == {}


async def quiet(events: AsyncIterator[bytes], tables: Tables) -> None:
    """Nothing comes."""
    await tables.idle()
    with patch("croupier.server.streams.BEAT", 0.01):
        assert await anext(events) == STILL_HERE


def test_every_seat_is_sent_what_it_would_see_if_it_looked(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            viewers = [None, *made.tokens.values()]
            async with followed(tables, made, *viewers) as streams:
                for number in range(40):
                    for viewer, stream in zip(viewers, streams, strict=True):
                        look = data(await anext(stream))
                        assert look["seq"] == number
                        while look != (there := await asked(tables, made, viewer)):  # first, who else has come
                            assert look["seats"] != there["seats"]
                            look = data(await anext(stream))
                    await play_on(tables, made, 1)

    run(test())


def test_a_look_is_sent_in_the_language_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, looks = await tables.seating.create(people(2)), Looks()
            seat = (await tables.look(made.id, None)).decisions[0].seat
            own = made.tokens[seat]
            said = {}
            for language in (None, "de", "fr"):
                events = looks.follow(tables, made.id, own, language)
                look = data(await anext(events))
                assert look == await asked(tables, made, own, language)
                said[language] = look["decisions"][0]["options"][0]["label"]
                await events.aclose()
            assert len(set(said.values())) == 3

    run(test())


def test_who_answers_in_secret_is_sent_it_and_nobody_else_is_sent_anything(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await window(tables, WITH, reaction_floor=2.0)
            async with followed(tables, made, made.tokens[1], made.tokens[0], None) as streams:
                asker, *others = streams
                seq, *_ = [data(await anext(stream))["seq"] for stream in streams]
                await choose(tables, made, "pass", seat=1)
                look = data(await anext(asker))
                assert (look["seq"], look["held"], look["decisions"]) == (seq, True, [])
                for stream in others:
                    await quiet(stream, tables)
                await clock.pass_by(2.1, tables)
                for stream in streams:
                    look = data(await anext(stream))
                    assert (look["seq"], look["held"]) == (seq + 1, False)

    run(test())


def test_all_who_see_the_same_share_a_look_and_a_new_reader_gets_the_newest(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, looks = await tables.seating.create(people(2)), Looks()
            with patch.object(shapes, "shown", wraps=shapes.shown) as shown:
                async with followed(tables, made, *[None] * 20, looks=looks) as spectators:
                    first = {await anext(one) for one in spectators}
                    assert (len(first), shown.call_count) == (1, 2)  # the first reader was alone
                    await play_on(tables, made, 1)
                    second = {await anext(one) for one in spectators}
                    assert (len(second), shown.call_count) == (1, 3)
                    assert second.isdisjoint(first)
                    async with aclosing(looks.follow(tables, made.id, None, None)) as late:
                        assert await anext(late) in second

    run(test())


def test_of_a_look_nobody_else_reads_nothing_is_kept_and_who_comes_later_gets_it_all_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, looks = await tables.seating.create(people(2)), Looks()
            async with followed(tables, made, None, looks=looks) as (first,):
                event = await anext(first)
                (shared,) = looks._shared.kept.values()
                assert shared.event == b""
                async with aclosing(looks.follow(tables, made.id, None, None)) as second:
                    assert await anext(second) == event
                    await quiet(first, tables)
                    await play_on(tables, made, 1)
                    assert await anext(first) == await anext(second)

    run(test())


def test_a_slow_reader_gets_the_newest_look_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            async with followed(tables, made, None) as (events,):
                await anext(events)
                await play_on(tables, made, 7)
                assert data(await anext(events))["seq"] == 7
                await quiet(events, tables)

    run(test())


def test_a_stream_ends_with_its_table_and_for_who_is_kicked(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            tokens = made.tokens
            async with followed(tables, made, tokens[0], tokens[1], tokens[1]) as (host, *guests):
                for stream in (host, *guests):
                    await anext(stream)
                await tables.moderation.kick(made.id, tokens[0], 1)
                for stream in guests:
                    with pytest.raises(Kicked):
                        await anext(stream)
                await tables.takeover.end(made.id, tokens[0])
                ends = [data(event)["status"] async for event in host]
                assert ends[-1] == "ended"
            async with followed(tables, made, None) as (late,):
                assert [data(event)["status"] async for event in late] == ["ended"]

    run(test())


def test_who_is_kicked_is_not_sent_what_whoever_has_the_seat_now_is_sent(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            (made, invited), looks = await room(tables, takeover=True), Looks()
            eve = await tables.guests.claim(invited.code, "Eve")
            await tables.seating.start(made.id, made.tokens[0])
            async with followed(tables, made, eve.token, looks=looks) as (kicked,):
                assert data(await anext(kicked))["seat"] == 1
                await tables.moderation.kick(made.id, made.tokens[0], 1)
                dana = await tables.guests.take_over(invited.code, 1, "Dana")
                async with aclosing(looks.follow(tables, made.id, dana.token, None)) as hers:
                    assert data(await anext(hers))["seat"] == 1
                    with pytest.raises(Kicked):
                        await anext(kicked)

    run(test())


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    chosen = settings(tmp_path, creations=20)
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()), with_pages=False)
    with TestClient(app) as client:
        yield client


def test_looks_come_over_http(client: TestClient[Litestar]) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    made = client.post("/api/tables", json={"game": "quintet", "seats": seats}).json()
    door, own = f"/api/tables/{made['id']}", bearer(made["seats"][0]["token"])
    assert client.post(f"{door}/end", headers=own).status_code == 204  # else the stream would stay open
    answer = client.get(f"{door}/events?looks=true&lang=fr", headers=own)
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert data(answer.content) == client.get(f"{door}?lang=fr", headers=own).json()
    assert client.get(f"{door}/events?looks=true&lang=xx", headers=own).status_code == 422
    assert client.get(f"{door}/events?looks=maybe", headers=own).status_code == 422
    assert client.get(f"{door}/events?looks=true", headers=bearer("nobody")).status_code == 401
    assert client.get("/api/tables/nowhere/events?looks=true").status_code == 404
