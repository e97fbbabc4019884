"""Pages as a browser gets them, without a browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tender import Tender

import croupier
from croupier import catalog
from croupier.engine import RuleId, Seat, start
from croupier.engine.mode import Mode
from croupier.press.sheet import shorter_sheet
from croupier.server.service.entrance.tables import Tables
from croupier.server.web.assets import FOREVER, collect
from croupier.server.web.context import whole
from croupier.server.web.cookies import LONGEST_QUERY
from croupier.server.web.home import editions
from croupier.server.web.updates import knock
from croupier.server.web.view_model import scene_of
from croupier.text import LANGUAGES
from tests.installed import installed, installed_bots
from tests.server.conftest import Client, at_the_door
from tests.words import flat

JSON = {"accept": "application/json"}

GAMES = Path(croupier.__file__).parent / "games"


def recorded(game: str, players: int, choices: int) -> str:
    match = croupier.start(game, players=players, seed=3)
    for _ in range(choices):
        match.choose(match.decisions[0].seat, 0)
    return json.dumps(match.save())


def test_the_bar_of_a_replay_says_where_in_the_match_it_is(client: Client) -> None:
    sent = {"document": recorded("perils", 3, 30), "at": "0", "eyes": "0"}
    page = client.post("/replay", data=sent).text
    assert 'class="ptrack"' in page
    assert "Choosing enemies · pass your hand left, to Seat 2" in flat(page)
    later = client.post("/replay", data={**sent, "at": "20"}, headers=JSON).json()["bar"]
    assert "Turn 2 of 6 · pass your hand left, to Seat 2" in flat(later)
    document = recorded("quintet", 2, 12)
    bar = client.post("/replay", data={"document": document, "at": "3"}, headers=JSON).json()["bar"]
    assert "Replay · Turn 3 · Seat 1’s turn" in flat(bar)


def test_every_language_leads_back_to_a_page(client: Client) -> None:
    """An opened replay is in its page alone, so its languages send it again; of a deed the table's page is shown."""
    sent = {"document": recorded("quintet", 2, 3), "at": "2"}
    page = " ".join(client.post("/replay", data=sent).text.split())
    assert "/language/" not in page
    assert 'formaction="/replay?language=fr" name="at" value="2"' in page
    french = " ".join(client.post("/replay?language=fr", data=sent).text.split())
    assert '<html lang="fr"' in french
    assert 'action="/replay?language=fr" enctype' in french
    assert "/language/fr?to=/" in client.post("/replay", data={"document": "nothing"}).text
    made = client.post("/api/tables", json={"game": "quintet", "seats": [{"kind": "human"}] * 2}).json()
    refused = client.post(f"/t/{made['id']}/choose?seat=0", data={"key": "pass"})
    assert refused.status_code >= 400
    assert f"/language/fr?to=/t/{made['id']}%3Fseat%3D0" in refused.text


def test_news_of_a_replay_are_what_has_happened_since_though_lines_of_seats_stand_together(tmp_path: Path) -> None:
    """Seat 3 replenishes its hand before seat 2 keeps its own, but what seat 2 does stands above it in the log."""
    match = croupier.arrange("wildlands", 3, {"phase": "refill", "hand": [[], [], []]}, seed=4)
    match.choose(2, "refill")
    match.choose(1, "keep")
    asked = {"document": json.dumps(match.save()), "eyes": "watch"}
    with at_the_door(tmp_path, positions=True) as client:
        news = [client.post("/replay", data={**asked, "at": at}, headers=JSON).json()["say"] for at in ("1", "2")]
    drew, kept = ([flat(line) for line in told] for told in news)
    assert drew == ["Seat 3 draws 3 cards."]
    assert kept[:2] == ["Seat 2 keeps the hand.", "Seat 2’s turn."]
    assert drew[0] not in kept


@pytest.mark.parametrize(
    ("text", "below", "number"),
    [
        ("0", 5, 0),
        ("4", 5, 4),
        ("5", 5, None),
        ("10", 11, 10),
        ("-1", 5, None),
        ("", 5, None),
        ("two", 5, None),
        ("1.0", 5, None),
        ("²", 5, None),
        ("9" * 5000, 5, None),
    ],
)
def test_a_number_of_a_form_is_whole_and_small_enough(text: str, below: int, number: int | None) -> None:
    assert whole(text, below) == number


def test_nobody_has_many_replays_played_again_at_once(tmp_path: Path) -> None:
    with at_the_door(tmp_path) as client:
        documents = [f"{recorded('quintet', 2, 3)}{' ' * more}" for more in range(21)]
        answers = [client.post("/replay", data={"document": document}) for document in documents]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429]
        assert answers[-1].headers["retry-after"] == "5"
        assert client.post("/replay", data={"document": documents[19], "at": "2"}).status_code == 200, "it is kept"


@pytest.mark.parametrize("bots", [[], ["1"], ["0", "1"], ["7", "x", "9" * 5000]])
def test_a_replay_shows_who_was_a_bot(client: Client, bots: list[str]) -> None:
    sent = {"document": recorded("quintet", 2, 12), "at": "3", "eyes": "watch", "bot": bots}
    frame = client.post("/replay", data=sent, headers=JSON).json()["html"]
    assert frame.count('#i-bot"') == len([seat for seat in bots if seat in "01"])
    page = client.post("/replay", data=sent).text
    for seat in bots[:2]:
        assert (f'name="bot" value="{seat}"' in page) == seat.isdecimal()


def test_the_replay_of_a_table_knows_its_bots(client: Client) -> None:
    seats = [{"kind": "bot", "name": "Ada", "bot": "greedy"}, {"kind": "human", "name": "Bruno"}]
    made = client.post("/api/tables", json={"game": "quintet", "seats": seats, "seed": 3}).json()
    bearer = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    tables: Tables = client.app.state["tables"]
    for _ in range(600):
        client.blocking_portal.call(tables.idle)
        shown = client.get(f"/api/tables/{made['id']}", headers=bearer).json()
        if shown["over"]:
            break
        for asked in (one for one in shown["decisions"] if one["seat"] == 1 and one["options"]):
            answer = {"decision": asked["id"], "key": asked["options"][0]["key"]}
            client.post(f"/api/tables/{made['id']}/choices", json=answer, headers=bearer)
    page = client.get(f"/t/{made['id']}/replay").text
    assert 'name="bot" value="0"' in page
    assert 'name="bot" value="1"' not in page
    assert page.count('#i-bot"') == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Something went wrong here."), ("fr", "Quelque chose s’est mal passé ici."), ("de", "schiefgegangen.")],
)
def test_people_get_a_page_when_nobody_has_thought_of_it(
    client: Client, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(Tables, "look", broken)
    page = client.get("/t/abc", headers={"accept": "text/html", "accept-language": language})
    assert page.status_code == 500
    assert page.headers["content-type"].startswith("text/html")
    assert words in page.text
    told = client.post("/t/abc/why", data={"key": "x"}, headers={**JSON, "accept-language": language})
    assert (told.status_code, words in told.json()["title"]) == (500, True)
    problem = client.get("/api/tables/abc", headers={"accept": "text/html"})
    assert problem.status_code == 500
    assert problem.json()["detail"].startswith("Something went wrong on the server.")
    assert "secret" not in page.text + told.text + problem.text


def test_cards_and_replays_call_a_game_as_the_reader_does(client: Client) -> None:
    german = {"accept-language": "de"}
    assert "Die Karten von Drei Gefahren" in client.get("/games/perils/cards", headers=german).text
    page = client.post("/replay", data={"document": recorded("perils", 2, 3)}, headers=german).text
    assert "<title>Aufzeichnung von Drei Gefahren" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_prints_every_game_in_its_own_inks_under_its_own_title(client: Client, language: str) -> None:
    page = client.get("/", headers={"accept-language": language}).text
    shown = [edition.slug for edition in editions(language, collect())]
    assert shown == list(catalog.names())
    assert re.findall(r'data-game="(\w+)"', page) == shown
    for slug in catalog.ours():
        for name in ("inks.css", "poster.svg", "title"):
            (address,) = set(re.findall(rf'"(/static/\w+/games/{slug}/{re.escape(name)}[.\w]*)', page))
            sent = client.get(address)
            assert (sent.status_code, sent.headers["cache-control"]) == (200, FOREVER)


@pytest.mark.parametrize("slug", catalog.ours())
def test_a_style_sheet_is_sent_with_those_it_imports(slug: str) -> None:
    sent, written = collect().get(f"games/{slug}/table.css"), GAMES / slug / "page"
    assert sent is not None
    assert b"@import" not in sent.body
    for name in re.findall(rb'@import url\("([^"]+)"\)', (written / "table.css").read_bytes()):
        assert shorter_sheet((written / name.decode()).read_text("utf-8")).strip().encode() in sent.body


def test_an_unfinished_game_is_not_shown(client: Client) -> None:
    """A folder of pictures is no game: only an entry point makes one."""
    unfinished = {folder.name for folder in GAMES.glob("*") if folder.is_dir()} - {"__pycache__"}
    page = client.get("/").text
    assert not {slug for slug in unfinished - set(catalog.names()) if slug in page}


class Bare(Tender):
    """A stranger's game: rules in a package that has no words, no pictures and no inks, and questions undeclared."""

    slug = "bare"
    QUESTIONS = ()  # type: ignore[assignment]  # Tender has one

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: a number
        """No bid may be passed on, says a rule that stands nowhere."""
        del seat, verb, arguments
        return "2.2"


def test_a_game_that_brings_no_page_has_the_plain_poster_and_its_own_name(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "names", lambda: ("bare",))
    monkeypatch.setattr(catalog, "find", lambda _: Bare)
    (edition,) = editions("de", collect())
    assert edition == ("bare", "Tender", "", "poster.svg", dict.fromkeys((2, 3, 4)), (2, 3, 4), False, False)
    page = client.get("/").text
    assert "Tender</h2>" in page
    assert "/learn/" not in page
    assert "/games/bare/inks.css" not in page


@pytest.mark.parametrize("address", ["/games/nowhere/rules", "/games/nowhere/cards"])
def test_a_page_of_a_game_that_is_not_installed_is_not_there(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


@pytest.fixture
def bare_installed() -> Iterator[None]:
    """A house with this game and no other."""
    with installed(bare=f"{__name__}:Bare"):
        yield


@pytest.mark.usefixtures("bare_installed")
def test_a_game_without_a_rulebook_names_its_rules_and_leads_to_none(client: Client) -> None:
    assert client.get("/games/bare/rules").status_code == 404
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    made = client.post("/api/tables", json={"game": "bare", "seats": seats, "seed": 3}).json()
    for path in ("/", f"/t/{made['id']}", "/replay"):
        shown = client.get(path) if path != "/replay" else client.post(path, data={"document": bare_document()})
        assert shown.status_code == 200, path
        assert "/games/bare/rules" not in shown.text, path
    assert '<span class="rule">2.1</span>' in client.get(f"/t/{made['id']}").text
    bearer = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    why = client.get(f"/api/tables/{made['id']}/why-not", params={"key": "bid:9"}, headers=bearer)
    assert why.json() == {"key": "bid:9", "rule": "2.2", "text": ""}


def bare_document() -> str:
    match = start(Bare, 2, 3)
    match.choose(0, 0)
    return json.dumps(match.save())


def test_a_question_inside_a_window_knocks_softly(client: Client) -> None:
    tables: Tables = client.app.state["tables"]
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    made = client.post("/api/tables", json={"game": "quintet", "seats": seats, "seed": 3}).json()
    heard: dict[str, str] = {}
    while len(heard) < 2:
        for seat, token in enumerate(one["token"] for one in made["seats"]):
            look = client.blocking_portal.call(tables.look, made["id"], token)
            scene = scene_of(look, "en", str(seat))
            if scene.asked is not None:
                heard[scene.asked.name] = knock(scene)
                answer = {"decision": scene.asked.id, "key": list(scene.options)[-1]}
                bearer = {"Authorization": f"Bearer {token}"}
                assert client.post(f"/api/tables/{made['id']}/choices", json=answer, headers=bearer).is_success
    assert heard == {"play": "ask", "react": "window"}


def test_a_person_may_be_called_as_bots_are(client: Client) -> None:
    """The form names one person; the bots give way."""
    page = client.post("/new", data={"game": "quintet", "players": "2", "name": "A-da"})
    assert page.status_code == 200
    assert "A-da" in page.text
    assert "Tomas" in page.text


def test_who_sets_up_a_table_is_offered_the_bots_that_play_the_game(client: Client) -> None:
    with installed_bots(("expert", "tests.bots.test_named:Expert")):  # of Quintet and Three Perils
        page = client.post("/new", data={"game": "quintet", "players": "2", "bot1": "expert", "v_hand_limit": "none"})
        assert page.text.count('<option value="expert" selected>Expert</option>') == 1
        assert 'value="expert"' not in client.get("/new?game=wildlands").text


def test_a_mode_says_how_long_it_takes_where_that_is_known(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.find("quintet")
    monkeypatch.setattr(game, "decisions", {})
    for decisions in ({}, {2: 90}):
        monkeypatch.setattr(game, "modes", {"short": Mode({"hand_limit": "7"}, decisions=decisions)})
        (said,) = re.findall(r"<small>([^<]*7[^<]*)<", client.get("/new?game=quintet").text)
        assert ("·" in said) == bool(decisions)


def test_a_switch_without_that_value_is_refused_with_the_form(client: Client) -> None:
    form = {"game": "quintet", "players": "2", "name": "Ann", "v_hand_limit": "nonsense"}
    answer = client.post("/new", data=form)
    assert answer.status_code == 422
    assert 'name="v_hand_limit"' in answer.text


def test_links_do_not_lead_back_to_a_query_without_end(client: Client) -> None:
    assert "to=/join%3Fx%3D1" in client.get("/join?x=1").text
    assert 'to=/join"' in client.get("/join?" + "x" * (LONGEST_QUERY + 1)).text


@pytest.mark.parametrize("host", ["x:99999", "x:port", "[::1", "[zz]:1", "x" * 300])
@pytest.mark.parametrize("path", ["/", "/new", "/t/none", "/api/tables/none", "/join/none"])
def test_a_host_that_cannot_be_is_a_bad_request(client: Client, host: str, path: str) -> None:
    answer = client.get(path, headers={"host": host})
    assert (answer.status_code, answer.headers["content-type"]) == (400, "text/plain; charset=utf-8")
    assert "no host" in answer.text


@pytest.mark.parametrize("host", ["x:99999", "[::1"])
def test_what_is_refused_before_anything_else_is_refused_for_any_host(client: Client, host: str) -> None:
    assert client.get("/api/tables", headers={"host": host}).status_code == 405
    assert client.get("/nowhere", headers={"host": host}).status_code in (400, 404)


def test_a_sheet_that_is_sent_keeps_its_selectors() -> None:
    """A blank before a colon joins two parts of a selector."""
    written = "@media (width) { /* why */\n  .a :is(.b, .c) > .d { e: f }\n}\n"
    assert shorter_sheet(written) == "@media (width) {\n.a :is(.b, .c) > .d { e: f }\n}\n"


def test_files_are_found_under_their_own_hash_alone(client: Client) -> None:
    """A page of another version never gets new files for old ones; it learns of them with every answer."""
    page = client.get("/")
    version = page.headers["croupier-files"]
    assert set(re.findall(r"/static/(\w+)/", page.text)) == {version, "present"}
    assert client.get(f"/static/{version}/js/main.js").headers["cache-control"].startswith("public, max-age=31536000")
    for other in ("0" * 12, "present", "x"):
        gone = client.get(f"/static/{other}/js/main.js")
        assert (gone.status_code, gone.headers["cache-control"], gone.content) == (404, "no-store", b"")
    always = client.get("/static/present/js/unscripted.js")
    assert (always.status_code, always.headers["cache-control"]) == (200, "no-cache")
    assert client.get("/nowhere", headers={"accept": "application/json"}).headers["croupier-files"] == version
    assert "croupier-files" not in client.get("/api/games").headers


def test_scripts_and_sheets_come_without_comments_and_with_the_headers_that_hold_for_parts(client: Client) -> None:
    page = client.get("/").text
    version = re.search(r"/static/(\w+)/", page)
    assert version is not None
    for name in ("js/main.js", "js/multiplexer.js", "css/house.css"):
        answer = client.get(f"/static/{version[1]}/{name}")
        assert "/*" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in answer.headers
    for name in ("js/worker.js", "icons.svg"):  # they stand for themselves
        answer = client.get(f"/static/{version[1]}/{name}")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
