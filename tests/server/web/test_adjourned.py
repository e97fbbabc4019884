"""The page of an adjourned match, and what can be done with it by page and API."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from croupier.server.web import context, cookies
from croupier.server.web.cookies import TakenSeat, seats_cookies
from croupier.text import LANGUAGES
from tests.server.conftest import Client
from tests.server.serving import bearer
from tests.server.web.test_uninstalled import RULES_CHANGED, Left, served

FIT = {
    "en": "3 of 3 choices fit the new rules.",
    "de": "3 von 3 Entscheidungen passen zu den neuen Regeln.",
    "fr": "3 choix sur 3 conviennent aux nouvelles règles.",
}


@pytest.fixture
def older(tmp_path: Path) -> Iterator[tuple[Client, Left]]:
    """A server with other rules than those by which its tables were begun."""
    with served(tmp_path, RULES_CHANGED) as found:
        yield found


def panel(client: Client, table: str, seat: str, headers: dict[str, str]) -> str:
    """The words and forms of the panel, with plain blanks."""
    page = client.get(f"/t/{table}?seat={seat}", headers=headers)
    assert page.status_code == 200
    found = page.text.split('id="adjourned"')[1].split("</section>")[0]
    return unescape(found).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_why_how_much_fits_and_what_can_be_done(older: tuple[Client, Left], language: str) -> None:
    client, tables = older
    table, sitting = tables.made["running"].id, {**tables.cookie(), "accept-language": language}
    host, guest, watcher = (panel(client, table, seat, sitting) for seat in ("0", "1", "watch"))
    for seen in (host, guest, watcher):
        assert "before" in seen, "the version by which it was begun"
        assert FIT[language] in seen
        assert "replay.json" not in seen, "two sit here: it shows the hands of both"
    for action in ("go-on", "end"):
        assert f"/t/{table}/{action}?seat=0" in host
        assert f"/{action}?" not in guest + watcher


def test_it_is_played_on_from_the_page_and_the_others_come_along(older: tuple[Client, Left]) -> None:
    client, tables = older
    table, sitting = tables.made["running"].id, tables.cookie()
    refused = client.post(f"/t/{table}/go-on?seat=1", headers=sitting)
    assert refused.status_code == 403
    for seat in ("0", "1"):
        answer = client.post(f"/t/{table}/go-on?seat={seat}", headers=sitting, follow_redirects=False)
        assert answer.status_code == 303
        found = re.fullmatch(rf"/t/(\w+)\?seat={seat}", answer.headers["location"])
        assert found is not None
        assert f"{found[1]}~{seat}~{tables.made['running'].tokens[int(seat)]}" in answer.headers["set-cookie"]
        assert client.get(answer.headers["location"], headers=sitting).status_code == 200
        assert f"/t/{table}/go-on?seat=1" in panel(client, table, "1", sitting)
        assert f'href="/t/{found[1]}?seat=watch"' in panel(client, table, "watch", sitting)


def test_a_browser_that_can_remember_no_other_seat_plays_on_in_the_place_of_the_old_one(
    older: tuple[Client, Left], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (context, cookies):
        monkeypatch.setattr(module, "MOST_SEATS", 3)
        monkeypatch.setattr(module, "KEPT_FINISHED", 2)
    client, tables = older
    made, new = tables.made["running"], {"game": "quintet", "seats": [{"kind": "human"}] * 2}
    taken = [TakenSeat(made.id, 0, made.tokens[0])]
    for _ in range(2):
        other = client.post("/api/tables", json=new).json()
        taken.append(TakenSeat(other["id"], 0, other["seats"][0]["token"]))
    for cookie in seats_cookies(tuple(taken), secure=False):
        client.cookies.set(cookie.key, cookie.value or "")
    answer = client.post(f"/t/{made.id}/go-on?seat=0", follow_redirects=False)
    assert answer.status_code == 303
    held = re.findall(r"(\w{14})~0~", answer.headers["set-cookie"])
    assert held == [*(one.table for one in taken[1:]), answer.headers["location"][3:17]]


def test_it_is_ended_from_the_page_and_given_to_those_who_sit_there(older: tuple[Client, Left]) -> None:
    client, tables = older
    table, sitting = tables.made["running"].id, tables.cookie()
    file = f"/t/{table}/replay.json?seat=1"
    assert client.get(file, headers=sitting).status_code == 403
    assert client.post(f"/t/{table}/end?seat=0", headers=sitting, follow_redirects=False).status_code == 303
    for seat in ("0", "1"):
        seen = panel(client, table, seat, sitting)
        assert f"/t/{table}/replay.json?seat={seat}" in seen
        assert "go-on" not in seen
    assert "replay.json" not in panel(client, table, "watch", sitting)
    assert client.get(file).status_code == 403
    given = client.get(file, headers=sitting)
    assert (given.status_code, len(given.json()["choices"])) == (200, 3)
    assert "attachment" in given.headers["content-disposition"]


def test_programs_do_the_same(older: tuple[Client, Left]) -> None:
    client, tables = older
    made = tables.made["running"]
    table, host, guest = f"/api/tables/{made.id}", bearer(made.tokens[0]), bearer(made.tokens[1])
    seen = client.get(table, headers=host).json()["adjourned"]
    assert seen == {"choices": 3, "fit": 3, "decides": True, "given": False, "played_on": None}
    assert client.get(f"{table}/replay", headers=host).status_code == 403
    assert client.post(f"{table}/play-on", headers=guest).status_code == 403
    assert client.post(f"{table}/play-on").status_code == 401
    played_on = client.post(f"{table}/play-on", headers=host).json()
    assert played_on == {"table": played_on["table"], "seat": 0, "token": made.tokens[0]}
    assert client.post(f"{table}/play-on", headers=guest).json()["table"] == played_on["table"]
    new = client.get(f"/api/tables/{played_on['table']}", headers=guest).json()
    assert (new["status"], new["seq"], new["seat"], new["adjourned"]) == ("running", 3, 1, None)
    assert new["commitment"] == client.get(table).json()["commitment"]
    assert client.post(f"/api/tables/{played_on['table']}/end", headers=host).status_code == 204
    assert len(client.get(f"{table}/replay", headers=guest).json()["choices"]) == 3
