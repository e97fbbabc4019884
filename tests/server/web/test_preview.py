"""What options would do, as the page of a table asks for it."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from croupier.server.web.preview import MOST_KEYS
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, settings

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Tomas"}]
POSITION = {
    "hand": [["witch", "herald"], ["witch", "witch"]],
    "battlefield": [["wizard"], ["murderer"]],
    "active": 0,
    "phase": "main",
    "turn": 4,
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    chosen = settings(tmp_path_factory.mktemp("server"), creations=20, positions=True)
    with TestClient(create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))) as client:
        yield client


def table(client: Client, **position: Any) -> str:
    """The address of a table of Quintet at which this browser has both seats."""
    made = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "position": POSITION | position}).json()
    seats = ".".join(f"{made['id']}~{entry['seat']}~{entry['token']}" for entry in made["seats"])
    client.cookies.set("seats", seats)
    return f"/t/{made['id']}"


def asked(client: Client, address: str, *keys: str, seat: str = "0", language: str = "en") -> Any:  # Any: JSON
    params = {"seat": seat, "key": list(keys)}
    return client.get(f"{address}/preview", params=params, headers={"accept-language": language}).json()


def test_a_page_asks_about_several_options_at_once(client: Client) -> None:
    address = table(client)
    told = asked(client, address, "play:witch", "pass")
    decision = client.get(f"{address}?seat=0").text.split('data-decision="')[1].split('"')[0]
    assert told["decision"] == decision
    assert set(told["previews"]) == {"play:witch", "pass"}
    witch = told["previews"]["play:witch"]
    assert witch["words"] == "Types 1 → 2, Hand 2 → 1"
    assert "<b>1 → 2</b>" in witch["html"]
    assert witch["marks"] == {"slot-0-witch": "win"}


def test_what_hidden_cards_decide_has_no_forecast(client: Client) -> None:
    """Q 8.3: the Herald draws a card that nobody has seen."""
    address = table(client, hand=[["herald", "witch"], ["witch"]])
    page = client.get(f"{address}?seat=0").text
    decision = page.split('data-decision="')[1].split('"')[0]
    client.post(f"{address}/choose?seat=0", data={"decision": decision, "key": "play:herald"})
    told = asked(client, address, "draw", "decline")["previews"]
    assert told["draw"] is None
    assert told["decline"] is not None


def test_what_is_not_offered_is_left_out(client: Client) -> None:
    address = table(client)
    assert asked(client, address, "play:wizard", "nonsense")["previews"] == {}
    assert set(asked(client, address, "play:wizard", "pass")["previews"]) == {"pass"}
    assert asked(client, address, "pass", seat="1") == {"decision": "", "previews": {}}  # the other one is asked
    assert client.get(f"{address}/preview", params={"seat": "watch", "key": "pass"}).status_code == 401


def test_nobody_asks_about_too_many_options_at_once_or_too_often(client: Client) -> None:
    address = table(client)
    many = {"seat": "0", "key": ["pass"] * (MOST_KEYS + 1)}
    assert client.get(f"{address}/preview", params=many).status_code == 422
    answers = [asked(client, address, *["pass"] * MOST_KEYS)["previews"] for _ in range(6)]
    assert [set(answer) for answer in answers] == [{"pass"}] * 5 + [set()]


@pytest.mark.parametrize(("language", "words"), [("de", "Arten 1 → 2, Hand 2 → 1"), ("fr", "Types 1 → 2, Main 2 → 1")])
def test_a_forecast_is_told_in_the_language_of_the_reader(client: Client, language: str, words: str) -> None:
    address = table(client)
    assert asked(client, address, "play:witch", language=language)["previews"]["play:witch"]["words"] == words
