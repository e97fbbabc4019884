"""What a browser remembers of its seats: finished matches make way, those that run never do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.server.web.cookies import (
    KEPT_FINISHED,
    MOST_IN_ONE,
    MOST_SEATS,
    SHELVES,
    Browser,
    TakenSeat,
    seats_cookies,
)
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, play_on, settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    chosen = settings(tmp_path, creations=1000)
    with TestClient(create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))) as client:
        yield client


def browser(*seats: TakenSeat) -> Browser:
    """A browser that has these seats."""
    found = Browser.__new__(Browser)
    found.seats = seats
    return found


def taken(number: int) -> TakenSeat:
    return TakenSeat(f"{number:014}", number % 5, "t" * 43)


def test_the_oldest_finished_matches_make_way_and_running_ones_never(client: Client) -> None:
    """Thirty tables and more: with the oldest, where it is this browser's turn, it goes on playing."""
    tables: Tables = client.app.state["tables"]
    seats = (NewSeat("human", "Ada"), NewSeat("human", "Bruno"))
    made: list[Created] = [
        client.blocking_portal.call(tables.seating.create, NewTable("quintet", seats)) for _ in range(40)
    ]
    for one in made[5:]:
        client.blocking_portal.call(tables.takeover.end, one.id, one.tokens[0])
    for cookie in seats_cookies(tuple(TakenSeat(one.id, 0, one.tokens[0]) for one in made), secure=False):
        client.cookies.set(cookie.key, cookie.value or "")
    answer = client.post("/play", data={"play": "quintet", "name": "Ada"}, follow_redirects=False)
    assert answer.status_code == 303
    home = client.get("/").text
    for one in made[:5]:
        assert f"/t/{one.id}?seat=0" in home, "it is still being played"
    gone = [one for one in made[5:] if f"/t/{one.id}?" not in home]
    assert gone == made[5 : 40 - KEPT_FINISHED], "the oldest of those that are over"


def test_a_browser_with_as_many_running_matches_as_it_can_remember_begins_no_other(client: Client) -> None:
    tables: Tables = client.app.state["tables"]
    seats = (NewSeat("human", "Ada"), NewSeat("human", "Bruno"))
    made = [client.blocking_portal.call(tables.seating.create, NewTable("quintet", seats)) for _ in range(MOST_SEATS)]
    kept = tuple(TakenSeat(one.id, 0, one.tokens[0]) for one in made)
    for cookie in seats_cookies(kept, secure=False):
        client.cookies.set(cookie.key, cookie.value or "")
    over = client.blocking_portal.call(tables.seating.create, NewTable("quintet", seats))
    client.blocking_portal.call(play_on, tables, over, 500)
    ways: tuple[tuple[str, dict[str, Any]], ...] = (
        ("/play", {"play": "quintet", "name": "Ada"}),
        (f"/t/{over.id}/play-on", {"at": 1, "seat": 0}),
    )
    for address, form in ways:
        refused = client.post(address, data=form)
        assert (refused.status_code, "too many tables" in refused.text) == (409, True), address
    client.blocking_portal.call(tables.takeover.end, made[50].id, made[50].tokens[0])
    assert client.post("/play", data={"play": "quintet", "name": "Ada"}, follow_redirects=False).status_code == 303


def test_two_cookies_hold_what_one_cannot() -> None:
    seats = tuple(taken(number) for number in range(MOST_SEATS))
    cookies: list[Any] = seats_cookies(seats, secure=True)
    assert [cookie.key for cookie in cookies] == list(SHELVES)
    assert all(len(cookie.value) < 4000 for cookie in cookies)
    assert sum(len(cookie.value) for cookie in cookies) < 7000, "both stand in one line of a request"
    few = seats_cookies(seats[: MOST_IN_ONE - 1], secure=True)
    assert few[1].value == ""


def test_waiting_tables_make_way_before_running_ones_do() -> None:
    seats = tuple(taken(number) for number in range(MOST_SEATS))
    running = {seat.table for seat in seats[10:]}
    kept = browser(*seats).seats_with(TakenSeat("new", 0, "t"), running=running)
    assert kept == (*seats[1:], TakenSeat("new", 0, "t"))
    kept = browser(*seats).seats_with(taken(3))
    assert kept[-1] == taken(3)
    assert len(kept) == MOST_SEATS, "taken again"


def test_addresses_name_a_seat_by_the_number_the_browser_knows() -> None:
    known = browser(TakenSeat("a", 3, "secret"), TakenSeat("b", 1, "other"))
    assert (known.label("secret"), known.label("unknown"), known.label(None)) == ("3", "", "")


@pytest.mark.parametrize("headers", [{"sec-fetch-site": "same-origin"}, {"referer": "http://testserver.local/join/x"}])
def test_who_refuses_cookies_is_told_why_the_seat_is_not_theirs(client: Client, headers: dict[str, str]) -> None:
    taken = client.post("/play", data={"play": "quintet", "name": "Ada"}, follow_redirects=False).headers["location"]
    said = "Your browser did not keep the cookie"
    assert said not in client.get(taken, headers=headers).text, "this one keeps them"
    client.cookies.clear()
    assert said in client.get(taken, headers=headers).text
    assert said not in client.get(taken).text, "a link that somebody has copied"
    assert said not in client.get(taken.replace("seat=0", "seat=watch"), headers=headers).text
