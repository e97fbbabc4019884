"""Somebody is away: what the pages of the others say, and what they offer."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created
from croupier.server.web.cookies import Browser
from croupier.server.web.template_context import Viewer
from croupier.server.web.updates import comings
from tests.server.room import LastBot, StillClock, people, settings

Client = TestClient[Litestar]
JSON = {"accept": "application/json"}


class House:
    """A server whose clock stands still, with a table of three people at which only one ever looks."""

    def __init__(self, client: Client, tables: Tables, clock: StillClock) -> None:
        self.client = client
        self.tables = tables
        self.clock = clock
        self.made: Created = client.blocking_portal.call(tables.seating.create, people(3))
        look = client.blocking_portal.call(tables.look, self.made.id, None)
        self.asked = look.decisions[0].seat
        self.me = next(seat for seat in range(3) if seat != self.asked)
        self.name = look.names[self.asked]

    def page(self, seat: int, **headers: str) -> str:
        """The page of a seat."""
        self.client.cookies.set("seats", f"{self.made.id}~{seat}~{self.made.tokens[seat]}")
        return self.client.get(f"/t/{self.made.id}?seat={seat}", headers=headers).text

    def send(self, deed: str, seat: int, **fields: str) -> tuple[int, dict[str, str]]:
        """What is answered to a form of a seat."""
        self.page(seat)
        answer = self.client.post(f"/t/{self.made.id}/{deed}?seat={seat}", data=fields, headers=JSON)
        return answer.status_code, answer.json()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    clock = StillClock()
    chosen = settings(tmp_path, creations=20)
    tables = Tables(chosen, thinker=LastBot(), clock=clock)
    with TestClient(create_app(chosen, tables)) as client:
        yield House(client, tables, clock)


def test_the_banner_says_who_is_away_and_how_long_it_takes_until_a_bot_may_play(house: House) -> None:
    house.clock.time += 23
    page = house.page(house.me)
    assert f"{house.name} is away." in page
    banner = page[page.index(f'id="absence-{house.asked}"') :]
    assert 'data-bot-in="37"' in banner
    assert ">0:40</b>" in banner  # in steps of five seconds
    assert re.search(r'id="absence-\d-bot" data-may disabled', banner)
    house.clock.time += 40
    page = house.page(house.me, **{"accept-language": "de"})
    assert f"{house.name} ist weg." in page
    assert re.search(r'id="absence-\d-bot" data-may>', page)
    assert "absence-" not in house.page(house.asked)


def test_a_bot_takes_over_after_a_minute_and_the_seat_is_taken_back(house: House) -> None:
    place = str(house.asked)
    house.clock.time += 30
    status, problem = house.send("handover", house.me, place=place)
    assert (status, problem["title"]) == (403, "A bot cannot take over yet.")
    assert "Nothing" not in problem["detail"]
    house.clock.time += 31
    before = house.client.blocking_portal.call(house.tables.look, house.made.id, house.made.tokens[house.me])
    assert house.send("handover", house.me, place=place)[0] == 200
    now = house.client.blocking_portal.call(house.tables.look, house.made.id, house.made.tokens[house.me])
    assert comings(onlooker(), before, now) == [
        f"A bot answers for {house.name}. {house.name} gets the seat back on return."
    ]
    assert 'id="act-takeback"' in house.page(house.asked)
    assert house.send("takeback", house.asked)[0] == 200
    back = house.client.blocking_portal.call(house.tables.look, house.made.id, house.made.tokens[house.me])
    assert comings(onlooker(), now, back) == [f"{house.name} plays again."]


def onlooker() -> Viewer:
    """Somebody who reads English."""
    browser = Browser.__new__(Browser)
    browser.language = "en"
    return Viewer(browser, None, "", reachable=False)


def test_who_reminds_is_told_that_it_was_done(house: House) -> None:
    house.clock.time += 23
    status, told = house.send("nudge", house.me, place=str(house.asked))
    assert (status, told["said"]) == (200, f"{house.name} is reminded, on every page that is open.")


def test_the_host_ends_the_table_and_everybody_reads_it(house: House) -> None:
    assert 'action="/t/' + house.made.id + "/end" in house.page(0)
    assert f"/t/{house.made.id}/end" not in house.page(1)
    assert house.send("end", 1) == (
        403,
        {
            "title": "This is somebody else’s to do.",
            "detail": "This is for the host, or for whoever sits there.",
            "rule": None,
        },
    )
    assert house.send("end", 0)[0] == 200
    for seat in range(3):
        assert 'id="ended"' in house.page(seat)
    assert "ended</span>" in house.client.get("/").text
