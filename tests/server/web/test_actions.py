"""What is sent from a table leads back to it, as the seat that sent it."""

import pytest

from croupier.engine import Window
from croupier.games.quintet import Quintet
from tests.server.conftest import Client

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Tomas"}]


@pytest.fixture
def address(client: Client) -> str:
    """A table at which this browser has both seats, the second one taken last; the second one begins."""
    made = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "seed": 0}).json()
    client.cookies.set("seats", ".".join(f"{made['id']}~{one['seat']}~{one['token']}" for one in made["seats"]))
    return f"/t/{made['id']}"


@pytest.mark.parametrize(("deed", "status"), [("choose", 409), ("why", 200)])
def test_what_is_refused_leads_back_to_the_seat_that_sent_it(
    client: Client, address: str, deed: str, status: int
) -> None:
    refused = client.post(f"{address}/{deed}?seat=0", data={"decision": "0-0", "key": "nonsense"})
    assert refused.status_code == status
    assert f'href="{address}?seat=0"' in refused.text


def test_what_is_done_leads_back_to_the_seat_that_sent_it(client: Client, address: str) -> None:
    said = client.post(f"{address}/chat?seat=0", data={"text": "Hello"}, follow_redirects=False)
    assert said.headers["location"] == f"{address}?seat=0"
    odd = client.post(f"{address}/chat?seat=%22%3E", data={"text": "Hello"}, follow_redirects=False)
    assert odd.headers["location"] == address


def test_the_cookie_of_a_name_is_no_longer_than_a_name(client: Client, address: str) -> None:
    named = client.post(f"{address}/rename?seat=0", data={"name": "Ada" + " " * 5_000 + "L"}, follow_redirects=False)
    assert f"name={b'Ada L'.hex()};" in named.headers["set-cookie"]


def test_who_has_no_seat_is_not_led_back(client: Client, address: str) -> None:
    client.cookies.clear()
    refused = client.post(f"{address}/chat?seat=0", data={"text": "Hello"})
    assert refused.status_code == 401
    assert f'href="{address}' not in refused.text


def test_each_window_of_a_game_has_a_standing_answer_of_its_own(
    client: Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Quintet, "windows", {**Quintet.windows, "duel": Window("pass", ("never", "always"))})
    page = client.get(f"{address}?seat=0").text
    assert page.count('name="preset-react"') == 4
    assert page.count('name="preset-duel"') == 2
    assert "<legend>You may react</legend>" in page
    assert "<legend>Duel</legend>" in page
    for sent in ({"preset-react": "unless_fifth", "preset-duel": "never"}, {"preset-duel": "always"}):
        assert client.post(f"{address}/preset?seat=0", data=sent).status_code == 200
    page = " ".join(client.get(f"{address}?seat=0").text.split())
    for window, preset in (("react", "unless_fifth"), ("duel", "always")):
        assert f'name="preset-{window}" value="{preset}" checked' in page
    assert client.post(f"{address}/preset?seat=0", data={"preset-walk": "never"}).status_code == 422
    client.cookies.clear()
    assert client.post(f"{address}/preset?seat=0", data={"preset-duel": "never"}).status_code == 401
