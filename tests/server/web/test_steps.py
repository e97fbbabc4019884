"""A replay speaks: its steps in words, places to go to, an address for each step, a table that goes on from it."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from tests.server.conftest import Client, at_the_door
from tests.server.serving import bearer

BOTS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Tomas"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with at_the_door(tmp_path_factory.mktemp("steps"), creations=20) as client:
        yield client


@pytest.fixture(scope="module")
def over(house: Client) -> str:
    """The id of a table whose match is over: nobody but a machine has played."""
    made = house.post("/api/tables", json={"game": "quintet", "seats": BOTS, "seed": 5, "reaction_floor": 0}).json()
    tokens = [seat["token"] for seat in made["seats"]]
    for _ in range(2000):
        shown: Any = house.get(f"/api/tables/{made['id']}", headers=bearer(tokens[0])).json()  # Any: JSON
        if shown["over"]:
            return str(made["id"])
        answer(house, made["id"], tokens)
    raise AssertionError("The match does not end.")


def answer(house: Client, table: str, tokens: list[str]) -> None:
    """Answer whatever is asked of anybody, by the first option."""
    for token in tokens:
        shown: Any = house.get(f"/api/tables/{table}", headers=bearer(token)).json()  # Any: JSON
        for one in shown["decisions"]:
            if one.get("options"):
                sent = {"decision": one["id"], "key": one["options"][0]["key"]}
                house.post(f"/api/tables/{table}/choices", json=sent, headers=bearer(token)).raise_for_status()
                return


def text(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def step(house: Client, table: str, at: int, seat: str = "all") -> str:
    page = house.get(f"/t/{table}/replay?at={at}&seat={seat}", headers={"accept-language": "en"}).text
    found = re.search(r'<ol class="lines step".*?</ol>', page, re.DOTALL)
    assert found is not None
    return text(found.group())


def test_each_step_is_told_in_words(house: Client, over: str) -> None:
    assert "Ada" in step(house, over, 0)
    first = step(house, over, 1)
    assert "plays" in first or "chooses" in first
    assert first != step(house, over, 2)


def test_a_step_has_an_address_and_the_turns_can_be_gone_to(house: Client, over: str) -> None:
    page = house.get(f"/t/{over}/replay?at=7&seat=1", headers={"accept-language": "en"}).text
    assert 'data-at="7" data-eyes="1"' in page
    places = re.findall(r'<option value="(\d+)">([^<]*[Tt]urn[^<]*)</option>', page)
    assert len(places) > 3
    assert [int(at) for at, _ in places] == sorted({int(at) for at, _ in places})
    at, words = places[2]
    assert words.replace("\N{NO-BREAK SPACE}", " ") in step(house, over, int(at))
    assert house.get(f"/t/{over}/replay?at=999999&seat=x").status_code == 200


def test_a_step_is_played_on_against_bots_and_marked(house: Client, over: str) -> None:
    document = house.get(f"/t/{over}/replay.json").json()
    sent = {"at": "9", "seat": "1", "strength": "easy"}
    answered = house.post(f"/t/{over}/play-on", data=sent, follow_redirects=False, headers={"accept-language": "en"})
    assert answered.status_code == 303
    table = answered.headers["location"].split("/")[2].split("?")[0]
    look = house.get(f"/api/tables/{table}").json()
    assert [seat["kind"] for seat in look["seats"]] == ["bot", "human"]
    assert look["chosen_seed"]
    assert "played on from step 9" in look["title"]
    seated = re.search(rf"{table}~1~([^.;]+)", answered.headers["set-cookie"])
    assert seated is not None
    log = house.get(f"/api/tables/{table}/log", headers=bearer(seated.group(1))).json()
    was = house.get(f"/api/tables/{over}/log").json()
    assert log[0]["event"]["event"] == was[0]["event"]["event"]
    assert house.get(f"/t/{table}/replay").status_code in (403, 409)  # it is a running match
    assert len(document["choices"]) > 9


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"at": "9", "seat": "7"}, 422),
        ({"at": "x", "seat": "0"}, 422),
        ({"at": "200000", "seat": "0"}, 422),
        ({"at": "9", "seat": "0", "strength": "psychic"}, 422),
    ],
)
def test_what_cannot_be_played_on_is_refused(house: Client, over: str, sent: dict[str, str], status: int) -> None:
    assert house.post(f"/t/{over}/play-on", data=sent, follow_redirects=False).status_code == status


def test_nothing_is_played_on_of_a_match_that_is_running_or_from_its_end(house: Client, over: str) -> None:
    made = house.post("/api/tables", json={"game": "quintet", "seats": BOTS, "seed": 5}).json()
    refused = house.post(f"/t/{made['id']}/play-on", data={"at": "0", "seat": "0"}, follow_redirects=False)
    assert refused.status_code == house.get(f"/t/{made['id']}/replay").status_code != 200
    last = len(house.get(f"/t/{over}/replay.json").json()["choices"])
    ended = house.post(f"/t/{over}/play-on", data={"at": str(last), "seat": "0"}, follow_redirects=False)
    assert ended.status_code == 409
