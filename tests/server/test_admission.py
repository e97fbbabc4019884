"""Admission control: who reads much waits behind those who play; nobody else notices."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from croupier.server import admission
from croupier.server.admission import Admission, Allowance, Lane
from croupier.server.errors import TooMany

Answering = Callable[[], Awaitable[object]]


def scope(path: str, address: str = "203.0.113.5", method: str = "GET", *headers: tuple[bytes, bytes]) -> Any:
    """A request, as far as it is looked at."""
    return {"type": "http", "method": method, "path": path, "client": (address, 1), "headers": headers}


class House:
    """An application behind the admission: it notes who was let in, and answers as the test says."""

    def __init__(self, per_second: float) -> None:
        self.door = Admission(per_second)
        self.came: list[str] = []

    async def ask(self, asked: Any, answer: Answering | None = None) -> None:
        """One request, from its coming to its answer."""

        async def app(given: Any, _receive: Any, send: Any) -> None:
            self.came.append(given["path"])
            if answer is not None:
                await answer()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def send(_message: Any) -> None:
            pass

        async def receive() -> Any:
            return {"type": "http.request"}

        await self.door.handle(asked, receive, send, app)

    def ask_later(self, asked: Any, answer: Answering | None = None) -> "asyncio.Task[None]":
        """A request beside others."""
        return asyncio.ensure_future(self.ask(asked, answer))


async def settled() -> None:
    """Until everybody has come as far as they can."""
    loop = asyncio.get_running_loop()
    for _ in range(20):
        turn = loop.create_future()
        loop.call_soon(turn.set_result, None)
        await turn


def test_an_allowance_is_used_up_and_comes_back_with_time() -> None:
    now = 0.0
    allowance = Allowance(2.0, lambda: now)
    assert [allowance.take("a") for _ in range(7)] == [True] * 6 + [False]
    assert allowance.take("b")
    now = 0.5
    assert [allowance.take("a") for _ in range(2)] == [True, False]
    now = 1000.0
    assert [allowance.take("a") for _ in range(7)] == [True] * 6 + [False]  # what is saved has an end


def test_those_who_wait_take_turns_and_who_leaves_is_passed_over() -> None:
    async def play() -> list[str]:
        lane, order = Lane(), []
        going = asyncio.Event()

        async def read(name: str, what: str) -> None:
            async with lane.turn(name):
                order.append(what)
                await going.wait()

        tasks = [asyncio.ensure_future(read(*one)) for one in (("a", "1"), ("a", "2"), ("a", "3"), ("b", "4"))]
        await settled()
        assert order == ["1"]
        gone = asyncio.ensure_future(read("b", "5"))
        await settled()
        gone.cancel()
        going.set()
        await asyncio.gather(*tasks, gone, return_exceptions=True)
        async with lane.turn("c"):  # it is free again
            order.append("6")
        return order

    assert asyncio.run(play()) == ["1", "2", "4", "3", "6"]


def test_a_read_that_waits_for_something_itself_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "LONG", 0.0)

    async def play() -> None:
        lane, never = Lane(), asyncio.Event()

        async def stuck() -> None:
            async with lane.turn("a"):
                await never.wait()

        held = asyncio.ensure_future(stuck())
        await settled()
        async with asyncio.timeout(10), lane.turn("b"):
            pass
        held.cancel()

    asyncio.run(play())


def test_a_read_beyond_its_allowance_waits_for_the_choice_of_another() -> None:
    async def play() -> list[str]:
        house, written = House(per_second=0.001), asyncio.Event()
        await house.ask(scope("/t/first"))
        choice = house.ask_later(scope("/t/table/choose", "203.0.113.6", "POST"), written.wait)
        await settled()
        read = house.ask_later(scope("/t/second"))
        await settled()
        assert house.came == ["/t/first", "/t/table/choose"]
        written.set()
        await asyncio.gather(choice, read)
        return house.came

    assert asyncio.run(play()) == ["/t/first", "/t/table/choose", "/t/second"]


def test_no_choice_keeps_a_read_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "QUIET", 0.0)

    async def play() -> None:
        house, never = House(per_second=0.001), asyncio.Event()
        await house.ask(scope("/first"))
        choice = house.ask_later(scope("/choose", method="POST"), never.wait)
        await settled()
        async with asyncio.timeout(10):
            await house.ask(scope("/second"))
        choice.cancel()

    asyncio.run(play())


def test_strangers_share_an_allowance_and_those_with_seats_have_their_own() -> None:
    async def play() -> list[str]:
        house, never = House(per_second=0.3), asyncio.Event()  # one each, and one for all strangers together
        choice = house.ask_later(scope("/choose", "203.0.113.9", "POST"), never.wait)
        await settled()
        asked = [
            house.ask_later(scope("/stranger", "203.0.113.1")),
            house.ask_later(scope("/another", "203.0.113.2")),
            house.ask_later(scope("/seated", "203.0.113.3", "GET", (b"cookie", b"language=en; seats=t~0~x"))),
            house.ask_later(scope("/program", "203.0.113.4", "GET", (b"authorization", b"Bearer x"))),
        ]
        await settled()
        came = list(house.came)
        for one in (choice, *asked):
            one.cancel()
        return came

    assert asyncio.run(play()) == ["/choose", "/stranger", "/seated", "/program"]


@pytest.mark.parametrize("path", ["/static/0/css/house.css", "/healthz", "/t/table/stream", "/api/tables/table/events"])
def test_what_costs_nothing_or_is_counted_elsewhere_never_waits(path: str) -> None:
    async def play() -> int:
        house, never = House(per_second=0.001), asyncio.Event()
        choice = house.ask_later(scope("/choose", method="POST"), never.wait)
        await settled()
        for _ in range(10):
            await house.ask(scope(path))
        choice.cancel()
        return len(house.came)

    assert asyncio.run(play()) == 11


def test_who_asks_for_more_than_can_wait_is_refused_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MOST_WAITING", 2)

    async def play() -> None:
        house, never = House(per_second=0.001), asyncio.Event()
        choice = house.ask_later(scope("/choose", method="POST"), never.wait)
        reads = [house.ask_later(scope(f"/{number}")) for number in range(5)]  # within, at it, two wait
        await settled()
        with pytest.raises(TooMany):
            await reads[4]
        other = house.ask_later(scope("/other", "203.0.113.6"))
        await settled()
        assert not other.done()  # it waits like the others, and is not refused
        for one in (choice, *reads[:4], other):
            one.cancel()

    asyncio.run(play())
