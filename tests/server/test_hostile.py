"""What nobody sends by mistake: headers, cookies, seeds and documents made to break something."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar._parsers import parse_cookie_string, parse_url_encoded_form_data

import croupier
from croupier.server.errors import StoreFailed, TooMany
from croupier.server.service.runtime.limits import Limit
from croupier.server.store.database import Store
from croupier.server.web.forms import MOST_FIELDS
from croupier.server.web.security import MOST_PARAMETERS
from tests.server.conftest import Client
from tests.server.room import StillClock, opened, people, run

TWO = [{"kind": "human"}, {"kind": "human"}]
JSON = {"accept": "application/json"}
PARTS = "multipart/form-data; boundary=x"


def finished(**changed: Any) -> str:
    match = croupier.start("quintet", players=2, seed=3)
    while not match.over:
        match.choose(match.decisions[0].seat, 0)
    return json.dumps({**match.save(), **changed})


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://testserver.local@evil.example", "//"])
def test_an_origin_that_is_no_address_is_another_site(client: Client, origin: str) -> None:
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO}, headers={"origin": origin})
    assert answer.status_code == 403


def test_a_cookie_with_an_endless_seat_is_no_seat(client: Client) -> None:
    assert client.get("/", headers={"cookie": f"seats=a~{'9' * 5000}~b"}).status_code == 200


@pytest.mark.parametrize(
    "value",
    ['"' + "\\" * 60_000 + '"', "%E4%B8%AD~5", '"quintet~5"', "a%0d~5"],
    ids=["long", "encoded", "quoted", "blank"],
)
@pytest.mark.parametrize("name", ["seats", "learn", "usual", "name", "guest", "language", "other"])
def test_a_cookie_that_we_have_not_made_says_nothing(client: Client, name: str, value: str) -> None:
    """Older Pythons need seven seconds to take the first one's quotes away."""
    for method, path, status in (("GET", "/learn/quintet/1", 200), ("POST", "/play", 303)):
        answers = []
        for headers in ({}, {"cookie": f"{name}={value}"}):
            answer = client.request(method, path, data={"play": "quintet"}, headers=headers, follow_redirects=False)
            assert answer.status_code == status
            answers.append([one for one in answer.headers.get_list("set-cookie") if not one.startswith("seats=")])
            client.cookies.clear()
        assert answers[0] == answers[1]


def test_nothing_that_strangers_send_is_kept_for_later(client: Client) -> None:
    """The framework has room for a thousand forms and headers; with large ones that is all memory there is."""
    kept = (parse_cookie_string, parse_url_encoded_form_data)
    before = [cache.cache_info().currsize for cache in kept]
    for number in range(3):
        client.post("/replay", data={"document": f"{number}"}, headers={"cookie": f"a{number}=b"})
        client.post("/join", data={"code": f"{number}"}, headers={"cookie": f"b{number}=b"})
        client.post("/t/x/choose", data={"key": f"{number}"}, headers={"cookie": f"c{number}=b"})
        client.post("/learn/quintet/1", data={"key": f"{number}"}, headers={"cookie": f"d{number}=b"})
    assert [cache.cache_info().currsize for cache in kept] == before


def test_an_address_has_so_many_parameters_and_no_more(client: Client) -> None:
    """What the framework has read of the last thousand addresses, it keeps."""
    few, many = ("&".join(["did="] * count) for count in (MOST_PARAMETERS, MOST_PARAMETERS + 1))
    for path in ("/", "/api/games"):
        assert client.get(f"{path}?{few}").status_code == 200
        assert client.get(f"{path}?{many}").status_code == 400


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/x-www-form-urlencoded", b"a=b&" * MOST_FIELDS + b"document=x"),
        (PARTS, b'--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=no\r\n\r\nb'),
        (PARTS, b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\xff'),
    ],
    ids=["fields", "encoding", "bytes"],
)
def test_a_form_that_cannot_be_read_is_refused(client: Client, kind: str, body: bytes) -> None:
    for path in ("/replay", "/join", "/learn/quintet/1", "/t/x/choose", "/t/x/chat"):
        answer = client.post(path, content=body + b"\r\n--x--\r\n", headers={"content-type": kind, **JSON})
        assert answer.status_code == 422


@pytest.mark.parametrize("eyes", ["9" * 5000, "99", "-1", "²"])
def test_eyes_that_nobody_has_watch_the_replay(client: Client, eyes: str) -> None:
    sent = {"document": finished(), "at": "1", "eyes": eyes}
    watching = client.post("/replay", data={**sent, "eyes": "watch"}, headers=JSON)
    assert watching.status_code == 200
    assert client.post("/replay", data=sent, headers=JSON).json() == watching.json()


@pytest.mark.parametrize("changed", [{"seed": "\ud800"}, {"entropy": ["\ud800"]}, {"seed": "x" * 5000}, {"seed": ""}])
def test_a_replay_with_words_that_are_no_text_is_refused(client: Client, changed: dict[str, Any]) -> None:
    answer = client.post("/replay", files={"file": ("r.json", finished(**changed).encode())}, headers=JSON)
    assert answer.status_code == 422
    assert "cannot be opened as a replay" in answer.json()["title"]


@pytest.mark.parametrize(
    "wrong",
    [{"reaction_floor": "3"}, {"reaction_time": "3"}, {"reaction_time": 0}, {"seats": [{"kind": "human"}, "x"]}],
    ids=["floor", "time", "no time", "seats"],
)
def test_a_table_is_made_of_values_of_the_right_kind(client: Client, wrong: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, **wrong})
    assert answer.status_code == 422
    assert "Expected" in answer.json()["detail"]


def test_a_chosen_seed_cannot_pass_for_one_the_server_drew(client: Client) -> None:
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "seed": "ab" * 32})
    assert answer.status_code == 422
    assert "choose another" in answer.json()["detail"]


def test_an_unknown_language_is_refused_whether_or_not_anything_is_asked(client: Client) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "human"}]
    table = client.post("/api/tables", json={"game": "quintet", "seats": bots}).json()["id"]
    for path in ("", "/log"):
        assert client.get(f"/api/tables/{table}{path}", params={"lang": "xx"}).status_code == 422


def test_a_missing_parameter_is_named_in_a_sentence(client: Client) -> None:
    table = client.post("/api/tables", json={"game": "quintet", "seats": TWO}).json()["id"]
    answer = client.get(f"/api/tables/{table}/why-not")
    assert answer.status_code == 422
    assert "parameter" in answer.json()["detail"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/games/quintet", 404), ("GET", "/static//", 404), ("GET", "/replay", 405), ("POST", "/replay", 413)],
)
def test_people_get_a_page_whatever_is_wrong_with_an_address(
    client: Client, method: str, path: str, status: int
) -> None:
    body = b"x" * 1_200_000 if method == "POST" else b""
    kind = {"content-type": "application/x-www-form-urlencoded"}
    answer = client.request(method, path, content=body, headers=kind)
    assert answer.status_code == status
    assert answer.text.startswith("<!doctype html>")
    assert "detail" in client.request(method, path, content=body, headers={**JSON, **kind}).json()


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("TRACE", "/api/games", {"GET", "HEAD", "OPTIONS"}),
        ("PATCH", "/api/tables/x/choice", {"DELETE", "OPTIONS"}),
        ("DELETE", "/replay", {"POST", "OPTIONS"}),
    ],
)
def test_who_may_not_do_that_is_told_what_may_be_done(
    client: Client, method: str, path: str, allowed: set[str]
) -> None:
    answer = client.request(method, path)
    assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, allowed)


def test_head_is_answered_as_get_without_the_body(client: Client) -> None:
    table = client.post("/api/tables", json={"game": "quintet", "seats": TWO}).json()["id"]
    known = ("/", "/api/games", f"/t/{table}", f"/api/tables/{table}", "/healthz", "/favicon.ico")
    for path in (*known, "/static/x/css/house.css", "/api/tables/x", "/t/x", "/nowhere", "/replay"):
        get, head = (client.request(method, path, follow_redirects=False) for method in ("GET", "HEAD"))
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers.keys() == get.headers.keys()
        assert head.headers.get("content-length") == get.headers.get("content-length")
    for path in (f"/api/tables/{table}/events", f"/t/{table}/stream"):  # which would not end
        head = client.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"].startswith("text/event-stream")


def test_an_address_names_all_its_methods(client: Client) -> None:
    answer = client.options("/api/tables/x/bot")
    assert set(answer.headers["allow"].split(", ")) == {"PUT", "DELETE", "OPTIONS"}


def test_nobody_is_told_where_the_database_is(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(_: Store) -> None:
        raise StoreFailed("The database sqlite:////srv/secret.sqlite3 does not work: the disk is full.")

    monkeypatch.setattr(Store, "_check_file", fails)
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO})
    page = client.post("/play", data={"play": "quintet"})
    assert (answer.status_code, page.status_code) == (503, 503)
    assert "secret" not in answer.text + page.text
    assert "secret" in "".join(capsys.readouterr())


def test_one_damaged_table_does_not_keep_the_others_asleep(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            sound, damaged = await tables.seating.create(people(2)), await tables.seating.create(people(2))
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("UPDATE tables SET variants = '{', changed = changed + 9 WHERE id = ?", [damaged.id])
        database.close()
        async with opened(tmp_path) as tables:
            await tables.idle()
            assert set(tables._matches._tables) == {sound.id}
            with pytest.raises(StoreFailed, match="damaged"):
                await tables.look(damaged.id, None)

    run(test())


def test_a_limit_says_no_wait_of_zero_seconds() -> None:
    limit = Limit(StillClock(), burst=1, per_second=1000)

    async def test() -> None:
        await limit.take("a", "questions")
        with pytest.raises(TooMany, match=r"Try again in 1 s\."):
            await limit.take("a", "questions")

    run(test())


@pytest.mark.usefixtures("either_database")
def test_a_limit_counts_several_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            limit = tables._matches.limit(burst=5, per_second=0.1)
            await limit.take("a", "things", 3)
            with pytest.raises(TooMany) as refused:
                await limit.take("a", "things", 3)
            assert refused.value.retry_after >= 10
            await limit.take("a", "things", 2)

    run(test())
