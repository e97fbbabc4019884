"""Answers that are laid out before they are sent: the table as it would be after them."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, settings

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Tomas"}]
POSITION = {
    "phase": "basic",
    "round": 2,
    "lead": 0,
    "life": [30, 30],
    "before": [30, 30],
    "common": ["siren"],
    "discard": [],
    "hand": [["river_sage", "kestrel"], ["poacher"]],
    "pool": [["reed_heron", "zephyr", "leviathan"], ["cutpurse"]],
    "combinations": [[], []],
}
"""River Sage (Tide 1, Tide 3) links attacks with Reed Heron, Leviathan and Siren, walls with Zephyr."""
PICKED = ("compose:river_sage", "pick:tide", "card:leviathan@pool0.3")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    chosen = settings(tmp_path_factory.mktemp("server"), creations=20, positions=True)
    with TestClient(create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))) as client:
        yield client


@pytest.fixture
def address(client: Client) -> str:
    """The address of a table of Confluence at which this browser has both seats."""
    return seated(client, "confluence", POSITION)


def seated(client: Client, game: str, position: dict[str, Any]) -> str:  # Any: JSON
    """The address of a table at which this browser has both seats."""
    made = client.post("/api/tables", json={"game": game, "seats": TWO, "position": position}).json()
    client.cookies.set("seats", ".".join(f"{made['id']}~{one['seat']}~{one['token']}" for one in made["seats"]))
    return f"/t/{made['id']}"


def drafted(client: Client, address: str, *keys: str, status: int = 200) -> Any:  # Any: JSON
    params = {"seat": "0", "did": list(keys) or [""]}
    answer = client.get(f"{address}/draft", params=params, headers={"accept": "application/json"})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_table_is_shown_as_it_would_be_and_nothing_has_happened(client: Client, address: str) -> None:
    told = drafted(client, address, *PICKED)
    page = client.get(f"{address}?seat=0").text
    assert told["decision"] == page.split('data-decision="')[1].split('"')[0]
    assert 'data-draft="' + " ".join(PICKED) in told["html"]
    assert 'data-undrafts="card:leviathan@pool0.3"' in told["html"]
    assert 'value="card:reed_heron@pool0.1"' in told["html"]
    assert "q-lay" in page
    assert "sort" not in page
    assert client.get(f"/api{address.replace('/t/', '/tables/')}").json()["seq"] == 0


def test_without_answers_it_is_the_table_itself(client: Client, address: str) -> None:
    assert "q-lay" in drafted(client, address)["html"]
    assert "data-draft=" not in drafted(client, address)["html"]


def test_an_answer_that_ends_the_deed_is_shown_before_it_ends(client: Client, address: str) -> None:
    """C 3.37: after the last card a combination is announced by itself; until it is sent it can be taken off."""
    attack = (*PICKED, "card:reed_heron@pool0.1", "card:siren@common.1")
    told = drafted(client, address, *attack)["html"]
    assert 'value="card:siren@common.1"' in told
    assert 'data-undrafts="card:siren@common.1"' in told
    assert 'data-undrafts="card:leviathan@pool0.3"' in told


def test_what_is_not_offered_or_not_drafted_is_refused(client: Client, address: str) -> None:
    drafted(client, address, *PICKED, "card:leviathan@pool0.3", status=422)
    drafted(client, address, "lay:kestrel", status=422)


def test_all_of_it_is_sent_at_once(client: Client, address: str) -> None:
    decision = drafted(client, address, *PICKED)["decision"]
    form = {"decision": decision, "key": [*PICKED, "done"]}
    assert client.post(f"{address}/choose?seat=0", data=form, headers={"accept": "application/json"}).status_code == 200
    log = client.get(f"/api{address.replace('/t/', '/tables/')}/log").json()
    attack = next(one["event"] for one in log if one["event"]["event"] == "announced-attack")
    assert attack["cards"] == ["river_sage", "leviathan"]
    assert attack["points"] == 4


def test_what_comes_after_something_hidden_is_not_sent_with_it(client: Client, address: str) -> None:
    """The common pool gets a card that nobody has seen."""
    decision = drafted(client, address)["decision"]
    form = {"decision": decision, "key": ["lay:kestrel", "done"]}
    assert client.post(f"{address}/choose?seat=0", data=form, headers={"accept": "application/json"}).status_code >= 400
    assert client.get(f"/api{address.replace('/t/', '/tables/')}").json()["seq"] == 0


def test_chance_may_be_drawn_after_what_is_sent_at_once(client: Client) -> None:
    """W 3.1: the hand is filled up from a discard pile that has to be shuffled first."""
    cards = {"hand": [["crystal_1"] * 2, []], "deck": [[], []], "discard": [["crystal_1"] * 6, []]}
    position = {"phase": "discard", "active": 0, "round": 2, "wild": [], "row": [], "realm": [[], []], **cards}
    address = seated(client, "wildlands", position)
    decision = drafted(client, address, "discard:crystal_1")["decision"]
    form = {"decision": decision, "key": ["discard:crystal_1", "done"]}
    assert client.post(f"{address}/choose?seat=0", data=form, headers={"accept": "application/json"}).status_code == 200


def test_forecasts_are_about_what_would_be_asked_then(client: Client, address: str) -> None:
    params = {"seat": "0", "did": ["compose:river_sage"], "key": ["all:tide", "lay:kestrel"]}
    told = client.get(f"{address}/preview", params=params).json()["previews"]
    assert set(told) == {"all:tide"}
    assert "4" in told["all:tide"]["words"]
