"""One stream for all tables that a browser shows: everybody gets what is theirs, and one that fails stops no other."""

import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.testing import RequestFactory

from croupier.server import streams
from croupier.server.errors import BadRequest
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime.presence import SILENT
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.server.web import together
from croupier.server.web.context import AnyRequest, Context
from croupier.server.web.together import MOST, _together, followed, here
from tests.server.room import StillClock, choose, delete_all, opened, people, run, settings


def seats(*made: Created, seat: int = 0) -> str:
    return "seats=" + ".".join(f"{one.id}~{seat}~{one.tokens[seat]}" for one in made)


def asking(cookie: str, *on: str) -> AnyRequest:
    """The request of a browser that has these cookies and shows these tables."""
    return cast(
        "AnyRequest", RequestFactory().get("/stream", query_params={"on": list(on)}, headers={"cookie": cookie})
    )


class Follower:
    """A browser that follows tables by one stream."""

    def __init__(self, context: Context, request: AnyRequest) -> None:
        told = _together(followed(request, context), context.assets.version)
        self.stream = cast("AsyncGenerator[bytes]", told)

    async def next(self, *kinds: str) -> tuple[str, Any]:  # Any: JSON
        """The next event, or the next one of these kinds: its name, and what it says."""
        async for message in self.stream:
            told = dict(line.partition(": ")[::2] for line in message.decode().split("\r\n"))
            if not kinds or told["event"] in kinds:
                return told["event"], json.loads(told["data"] or "null")
        raise AssertionError


@asynccontextmanager
async def following(context: Context, request: AnyRequest) -> AsyncIterator[Follower]:
    follower = Follower(context, request)
    try:
        yield follower
    finally:
        await follower.stream.aclose()


def test_each_table_is_seen_as_the_seat_that_the_browser_has_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            mine, other = await tables.seating.create(people(2, seed=3)), await tables.seating.create(people(2, seed=4))
            context = Context.of(tables, settings(tmp_path))
            me = (await tables.look(mine.id, None)).decisions[0].seat
            on = (
                f"{mine.id}~{me}~en~0",
                f"{other.id}~0~de~0",
                f"{other.id}~1~en~0",
                "nowhere~~en~0",
                f"{mine.id}~watch~fr~0",
            )
            async with following(context, asking(seats(mine, seat=me), *on)) as follower:
                assert await follower.next() == ("hello", {"version": context.assets.version})
                seen: dict[str, Any] = {}  # Any: JSON
                while len(seen) < len(on):
                    name, data = await follower.next(*(f"{at}.{kind}" for at in range(5) for kind in ("table", "gone")))
                    seen[name] = data
                assert set(seen) == {"0.table", "1.table", "2.table", "3.gone", "4.table"}
                assert seen["3.gone"] == {"status": 404}
                pages = {name: "".join(data["parts"]) for name, data in seen.items() if name.endswith("table")}
                mine_to_move = {name: 'data-turn="yes"' in page for name, page in pages.items()}
                assert mine_to_move == {"0.table": True, "1.table": False, "2.table": False, "4.table": False}
                await choose(tables, other, "pass")
                names = {(await follower.next("0.table", "1.table", "2.table", "4.table"))[0] for _ in range(2)}
                assert names == {"1.table", "2.table"}

    run(test())


def test_a_table_that_is_deleted_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            one, two = await tables.seating.create(people(2)), await tables.seating.create(people(2))
            context = Context.of(tables, settings(tmp_path))
            async with following(context, asking("", f"{one.id}~~en~0", f"{two.id}~~en~0")) as follower:
                for _ in range(2):
                    await follower.next("0.table", "1.table")
                gone = await delete_all(tables)
                tables._matches.forget(gone)
                assert {one.id, two.id} == {*gone}
                assert (await follower.next("0.gone"))[1] == {"status": 404}

    run(test())


def test_a_room_whose_seats_get_other_numbers_goes_on_in_the_same_stream(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(together, "SOON", 0)

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(NewTable("quintet", (NewSeat("human", "Ada"),), room=True, seed=7))
            host = made.tokens[0]
            await tables.seating.seat_bot(made.id, host, 1, "easy")
            bruno = await tables.guests.claim(made.code, "Bruno")
            await tables.seating.seat_bot(made.id, host, 1, None)
            cookie = f"seats={made.id}~{bruno.seat}~{bruno.token}"
            context = Context.of(tables, settings(tmp_path))
            async with following(context, asking(cookie, f"{made.id}~{bruno.seat}~en~0")) as follower:
                await follower.next("0.table")
                await tables.seating.start(made.id, host)
                while (told := await follower.next("0.table", "0.gone"))[1].get("status") == "waiting":
                    pass
                while not all(isinstance(part, str) for part in told[1]["parts"]):  # what was held is held no more
                    told = await follower.next("0.table", "0.gone")
                assert told[0] == "0.table"
                me = (await tables.look(made.id, bruno.token)).me
                assert me == 1 != bruno.seat
                await tables.seating.rename(made.id, host, "Eve")
                assert (await follower.next("0.table", "0.gone"))[0] == "0.table"

    run(test())


def test_a_stream_follows_a_number_of_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            context = Context.of(tables, settings(tmp_path))
            for on in ((), ("x~~en~0",) * (MOST + 1)):
                with pytest.raises(BadRequest):
                    followed(asking("", *on), context)
            for odd in ("", "x", "~~~~~~", "x~watch~xx~-1", "x~9999~en~99999999999", "ä~é~ü~ö"):
                assert len(followed(asking("", odd), context)) == 1

    run(test())


async def away(tables: Tables, made: Created) -> bool:
    """Whether the other one reads that the person at the first seat is away."""
    return not (await tables.look(made.id, made.tokens[1])).seats[0].connected


def test_a_page_that_gives_no_sign_of_life_counts_as_away_though_its_line_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a phone in a pocket does; what the server sends it is no sign. When it wakes, it is there again."""
    for module in (streams, together):
        monkeypatch.setattr(module, "BEAT", 0.02)
    clock = StillClock()

    async def test() -> None:
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            context = Context.of(tables, settings(tmp_path))
            request = asking(seats(made), f"{made.id}~0~en~0")
            async with following(context, request) as follower:
                await follower.next("0.table")
                for _ in range(3):
                    await clock.pass_by(SILENT - 1, tables)
                    await here.fn(request, context)
                    await follower.next("beat")
                    assert not await away(tables, made)
                await clock.pass_by(SILENT - 1, tables)
                await choose(tables, made, "pass")  # it is sent something new
                assert (await follower.next("0.table"))[0] == "0.table"
                await clock.pass_by(SILENT + 5, tables)
                while not await away(tables, made):
                    await follower.next("beat", "0.table")
                assert (await tables.look(made.id, made.tokens[1])).seats[0].bot_in == 0
                await here.fn(request, context)
                while await away(tables, made):
                    await follower.next("beat", "0.table")

    run(test())
