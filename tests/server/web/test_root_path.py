"""Pages in a folder of a site: behind a proxy that takes the folder away, and behind one that does not."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from litestar.testing import TestClient

from croupier import catalog
from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from croupier.server.settings import BadSettings, Settings
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, settings

FOLDER = "/cards"
ADDRESS = re.compile(r"""\s(href|src|action|formaction|data-[\w-]+)="(/[^"]*|https?://[^"]*)\"""")


@pytest.fixture(params=[True, False], ids=["taken away", "kept"])
def client(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Client]:
    """Somebody in front of a proxy, which has the pages in a folder and nothing of theirs outside of it."""

    def pass_on(asked: httpx.Request) -> None:
        path = asked.url.raw_path.decode()
        assert path.startswith(f"{FOLDER}/"), path
        if request.param:
            asked.url = asked.url.copy_with(raw_path=path.removeprefix(FOLDER).encode())

    chosen = settings(tmp_path, path=FOLDER)
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))
    with TestClient(app, base_url="http://site.example") as client:
        client.event_hooks = {"request": [pass_on]}
        client.follow_redirects = False
        yield client


def test_no_page_leads_out_of_its_folder(client: Client) -> None:
    """Every address on every kind of page that can be reached from the home page, from a room and from a table."""
    games = "|".join(catalog.names())
    made = [client.post("/cards/play", data={what: "quintet", "name": "Ada"}) for what in ("friends", "play")]
    ahead = ["/cards/", "/cards/nowhere", *(page.headers["location"] for page in made)]
    seen: set[str] = set()
    while ahead:
        path = ahead.pop()
        answer = client.get(path, headers={"accept": "text/html"})
        if answer.is_redirect:
            ahead.append(answer.headers["location"])
            continue
        assert answer.status_code == (404 if "nowhere" in path else 200), path
        if "html" not in answer.headers["content-type"]:
            continue
        for kind, address in ADDRESS.findall(answer.text):
            parts = urlsplit(urljoin("http://site.example", unescape(address)))
            assert parts.netloc == "site.example", f"{path} leads to {address}"
            assert f"{parts.path}/".startswith(f"{FOLDER}/"), f"{path} leads to {address}"
            alike = re.sub(rf"\b({games})\b|\d+", "*", parts.path)  # one game stands for all, one task for its lesson
            if kind in ("href", "src") and alike not in seen and "/language/" not in alike:
                seen.add(alike)
                ahead.append(f"{parts.path}?{parts.query}")
    assert {"/cards/games/*/rules", "/cards/games/*/cards", "/cards/learn/*", "/cards/new"} <= seen


def test_links_and_documents_name_the_folder(client: Client) -> None:
    where = client.post("/cards/play", data={"friends": "quintet", "name": "Ada"})
    assert where.headers["location"].startswith("/cards/t/")
    paths = {cookie.partition("Path=")[2].partition(";")[0] for cookie in where.headers.get_list("set-cookie")}
    assert paths == {FOLDER}
    page = client.get(where.headers["location"]).text
    assert re.search(r'value="http://site\.example/cards/join/\w+"', page)
    assert client.get("/cards/api/openapi.json").json()["servers"] == [{"url": FOLDER}]
    assert client.get("/cards/api/games").status_code == 200
    chosen = client.get("/cards/language/fr?to=/new")
    assert chosen.headers["location"] == "/cards/new"
    assert client.get("/cards/favicon.ico").headers["location"].startswith("/cards/static/")
    assert '<html lang="fr"' in client.get("/cards/").text, "its cookie came back"


@pytest.mark.parametrize("path", ["cards", "/a b", "/a?b", "http://x/cards", '/"', "//x", "/a/../b", "/."])
def test_what_is_no_folder_is_refused(path: str) -> None:
    with pytest.raises(BadSettings, match=r"path \(CROUPIER_PATH\) is .*; it should be empty or like /cards\."):
        Settings(path=path)


def test_a_folder_may_end_with_a_stroke() -> None:
    for path, kept in (("/", ""), ("/cards/", "/cards"), ("/my/cards", "/my/cards"), ("/.my", "/.my")):
        assert Settings(path=path).path == kept
