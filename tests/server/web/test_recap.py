"""Since one's last choice: the slip above a question tells it after every reload, and to that seat only."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Client, at_the_door
from tests.server.serving import bearer

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Tomas"}]
POSITION = {
    "hand": [["witch", "herald"], ["murderer", "witch"]],
    "battlefield": [["necromancer"], []],
    "active": 1,
    "phase": "main",
    "turn": 4,
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with at_the_door(tmp_path, creations=20, positions=True) as client:
        yield client


def table(client: Client) -> tuple[str, list[str]]:
    wanted = {"game": "quintet", "seats": TWO, "position": POSITION, "reaction_floor": 0}
    made = client.post("/api/tables", json=wanted).json()
    client.cookies.set("seats", ".".join(f"{made['id']}~{seat['seat']}~{seat['token']}" for seat in made["seats"]))
    return made["id"], [seat["token"] for seat in made["seats"]]


def choose(client: Client, name: str, token: str, key: str) -> None:
    shown: Any = client.get(f"/api/tables/{name}", headers=bearer(token)).json()  # Any: JSON
    decision = next(one["id"] for one in shown["decisions"] if "options" in one)
    sent = {"decision": decision, "key": key}
    answer = client.post(f"/api/tables/{name}/choices", json=sent, headers=bearer(token))
    assert answer.status_code == 200, answer.text


def slip(client: Client, name: str, seat: int, language: str = "en") -> str:
    """The words of the slip; '' where there is none."""
    page = client.get(f"/t/{name}?seat={seat}", headers={"accept-language": language}).text
    found = re.search(r'<details class="recap".*?</details>', page, re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", found.group())).split()) if found else ""


def test_the_slip_tells_what_the_others_did_and_what_it_means_until_one_chooses(client: Client) -> None:
    name, (ada, tomas) = table(client)
    assert slip(client, name, 1) == ""
    choose(client, name, tomas, "play:murderer")
    assert slip(client, name, 0) == "Before your first choice Tomas plays the Murderer. nothing for you"
    choose(client, name, ada, "pass")
    choose(client, name, tomas, "kill:0:necromancer")
    told = "Types \N{MINUS SIGN}1 Tomas kills your Necromancer. and 1 more Types \N{MINUS SIGN}1"
    assert slip(client, name, 0) == slip(client, name, 0) == f"Before your first choice {told}"
    choose(client, name, ada, "play:herald")
    assert slip(client, name, 0) == ""
