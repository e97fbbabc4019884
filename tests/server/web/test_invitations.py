"""Invitations in a browser: a broken answer costs nobody the seat, and a refused name is asked again."""

import re

import pytest

from croupier import catalog
from croupier.games.quintet import Quintet
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.server.web.assets import collect
from tests.browser.previews import SIZE, printed_of
from tests.server.conftest import Client


@pytest.fixture
def way(client: Client) -> tuple[Created, str]:
    """A table of Ada's with two free seats, and its link; the browser is nobody's."""
    tables: Tables = client.app.state["tables"]
    seats = (NewSeat("human", "Ada"), NewSeat("open"), NewSeat("open"))
    made = client.blocking_portal.call(tables.seating.create, NewTable("quintet", seats))
    look = client.blocking_portal.call(tables.look, made.id, made.tokens[0])
    assert look.invitation is not None
    client.cookies.clear()
    return made, f"/join/{look.invitation.link}"


def sit_down(client: Client, way: str, name: str) -> int:
    """Open the page of the invitation and send its form; gives the seat."""
    assert client.get(way).status_code == 200
    answer = client.post(way, data={"name": name}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    found = re.search(r"seat=(\d+)", answer.headers["location"])
    assert found is not None
    return int(found[1])


def test_the_same_browser_gets_in_again_after_a_broken_answer(client: Client, way: tuple[Created, str]) -> None:
    made, link = way
    assert client.get(link).status_code == 200
    guest = client.cookies["guest"]
    assert sit_down(client, link, "Bruno") == 1
    client.cookies.clear()  # the answer never came: the browser has its own secret alone
    client.cookies.set("guest", guest)
    assert sit_down(client, link, "Bruno") == 1
    page = client.get(f"/t/{made.id}").text
    assert 'data-seat="1"' in page


def test_another_browser_and_a_second_person_get_another_seat(client: Client, way: tuple[Created, str]) -> None:
    made, link = way
    assert sit_down(client, link, "Bruno") == 1
    assert sit_down(client, link, "Chloe") == 2, "at the same browser"
    client.cookies.clear()
    late = client.get(link)
    assert (late.status_code, 'data-welcome="begun"' in late.text) == (200, True)
    assert client.get(f"/api/tables/{made.id}").json()["status"] == "running"


def test_a_name_that_is_taken_is_asked_again(client: Client, way: tuple[Created, str]) -> None:
    _, link = way
    client.get(link)
    refused = client.post(link, data={"name": "аda"})
    assert refused.status_code == 422
    assert "Somebody at the table has this name" in refused.text
    assert 'name="name"' in refused.text
    assert client.post(link, data={"name": "\u200b"}).status_code == 422


def test_a_guest_whose_seat_was_freed_follows_a_new_invitation(client: Client, way: tuple[Created, str]) -> None:
    made, link = way
    sit_down(client, link, "Bruno")
    tables: Tables = client.app.state["tables"]
    tables._matches.clock.time += 61  # type: ignore[attr-defined]  # the clock of the test stands still
    client.blocking_portal.call(tables.seating.free, made.id, made.tokens[0], 1)
    assert client.get(link).status_code == 200, "with the cookie of the seat it has no more"
    assert sit_down(client, link, "Bruno") == 1


def test_the_host_frees_a_seat_of_the_waiting_table(client: Client, way: tuple[Created, str]) -> None:
    made, link = way
    sit_down(client, link, "Bruno")
    client.cookies.clear()
    client.cookies.set("seats", f"{made.id}~0~{made.tokens[0]}")
    assert f"/t/{made.id}/free" not in client.get(f"/t/{made.id}").text
    answer = client.post(f"/t/{made.id}/free", data={"place": "1"}, headers={"accept": "application/json"})
    assert answer.status_code == 403
    tables: Tables = client.app.state["tables"]
    clock = tables._matches.clock
    clock.time += 61  # type: ignore[attr-defined]  # the clock of the test stands still
    assert f"/t/{made.id}/free" in client.get(f"/t/{made.id}").text
    answer = client.post(f"/t/{made.id}/free", data={"place": "1"}, headers={"accept": "application/json"})
    assert answer.status_code == 200
    assert client.get(f"/api/tables/{made.id}").json()["seats"][1]["kind"] == "open"


def test_a_table_is_called_by_its_host_or_else_as_the_language_of_the_page_calls_its_game(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Quintet, "title", "Five of a Kind")  # as it is declared: no language calls it so
    tables: Tables = client.app.state["tables"]
    for title in ("", "Friday"):
        seats = (NewSeat("human", "Ada"), NewSeat("open"))
        made = client.blocking_portal.call(
            tables.seating.create, NewTable("quintet", seats, title=title, visibility="listed")
        )
        look = client.blocking_portal.call(tables.look, made.id, made.tokens[0])
        assert look.invitation is not None
        pages = [client.get(at).text for at in ("/", f"/t/{made.id}", f"/join/{look.invitation.link}")]
        assert all(title in page for page in pages)
        assert not any("Five of a Kind" in page for page in pages)


def test_a_chat_shows_who_invites_to_what_and_looking_changes_nothing(client: Client) -> None:
    """Previews of links fetch the page: nobody sits down by that, and nothing is told that the link does not say."""
    tables: Tables = client.app.state["tables"]
    made = client.blocking_portal.call(
        tables.seating.create, NewTable("quintet", (NewSeat("human", "Ada"),), title="Game night", room=True)
    )
    before = client.blocking_portal.call(tables.look, made.id, None)
    page = ""
    for ask in (client.head, client.get, client.get):
        page = ask(f"/join/{made.code}", headers={"accept-language": "en", "user-agent": "Twitterbot/1.0"}).text
    assert '<meta property="og:title" content="Ada invites you to Quintet">' in page
    assert re.search(r'<meta property="og:description" content="Game night: [^"]+">', page)
    assert made.tokens[0] not in page
    assert client.blocking_portal.call(tables.look, made.id, None) == before
    (picture,) = re.findall(r'<meta property="og:image" content="http://testserver.local(/[^"]+)">', page)
    shown = client.get(picture)
    assert shown.headers["content-type"] == "image/png"
    assert (int.from_bytes(shown.content[16:20]), int.from_bytes(shown.content[20:24])) == SIZE


@pytest.mark.parametrize("game", catalog.names())
def test_the_picture_of_an_invitation_is_that_of_the_present_poster(game: str) -> None:
    """`make screenshots` takes it again."""
    picture = collect().get(f"games/{game}/preview.png")
    assert picture is not None
    assert printed_of(game) in picture.body


def test_search_engines_find_games_and_no_table(client: Client, way: tuple[Created, str]) -> None:
    made, link = way
    found = {
        page: 'name="robots" content="noindex"' not in client.get(page).text for page in ("/", "/games/quintet/rules")
    }
    assert all(found.values())
    for page in (link, "/join", "/new", f"/t/{made.id}", f"/t/{made.id}/report"):
        assert client.get(page).text.count('name="robots" content="noindex"') == 1, page
    asked = client.get("/robots.txt")
    assert asked.headers["content-type"].startswith("text/plain")
    assert "Disallow: /t/\n" in asked.text
    assert "/join" not in asked.text, "chats that obey it could show no preview"


def test_a_host_without_a_name_is_asked_for_one_before_anybody_is_invited(client: Client) -> None:
    asked = client.post("/play", data={"friends": "quintet", "name": ""}, follow_redirects=False)
    assert (asked.status_code, asked.headers["location"]) == (303, "/new?game=quintet&friends=yes")
    room = client.post("/play", data={"friends": "quintet", "name": "Mum"}).text
    assert 'data-status="waiting"' in room
    assert client.get("/").text.count("Mum") == 1, "the name is remembered"
    again = client.post("/play", data={"friends": "quintet", "name": ""}).text
    assert 'data-who="Mum"' in again


@pytest.mark.parametrize(("end", "welcome"), [("over", "over"), ("ended", "ended"), ("full", "full")])
def test_an_invitation_that_was_right_says_what_can_be_done_now(client: Client, end: str, welcome: str) -> None:
    tables: Tables = client.app.state["tables"]
    bots = 4 if end == "full" else 1
    made = client.blocking_portal.call(
        tables.seating.create, NewTable("quintet", (NewSeat("human", "Ada"), *[NewSeat("bot")] * bots), room=True)
    )
    if end == "ended":
        client.blocking_portal.call(tables.takeover.end, made.id, made.tokens[0])
    elif end == "over":
        table = client.blocking_portal.call(tables._matches.find, made.id)
        table.record.status, table.record.returns = "over", [1.0, 0.0]
    page = client.get(f"/join/{made.code}")
    assert (page.status_code, f'data-welcome="{welcome}"' in page.text) == (200, True)
    assert "/new?game=quintet&amp;friends=yes" in page.text, "a table of one's own"
    assert ('value="wait"' in page.text) == (end == "full")
    assert ("seat=watch" in page.text) == (end != "ended")
    assert "mistyped" not in page.text
