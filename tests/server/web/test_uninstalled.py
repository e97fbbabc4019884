"""What a database has and this server has not: games, presets and bots of another installation; stale cookies."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from croupier import catalog
from croupier.server.errors import StillHere, UnknownTable
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.text import LANGUAGES
from tests.server.conftest import Client, at_the_door
from tests.server.room import LastBot, StillClock, opened, people, play_on, run
from tests.server.serving import bearer

JSON = {"accept": "application/json"}


GAME_GONE = "game = 'gone', title = ''"
RULES_CHANGED = "version = 'before'"


class Left:
    """Tables of an earlier installation: one is being played, one is over, one waits."""

    def __init__(self, folder: Path, then: str) -> None:
        self.made: dict[str, Created] = {}

        async def play() -> None:
            async with opened(folder) as tables:
                for status in ("running", "over", "waiting"):
                    self.made[status] = await tables.seating.create(people(2, visibility="listed"))
                await play_on(tables, self.made["over"], 500)
                await play_on(tables, self.made["running"], 3)

        run(play())
        with closing(sqlite3.connect(folder / "tables.sqlite3")) as database, database:
            database.execute(f"UPDATE tables SET {then}")
            database.execute("DELETE FROM recordings")  # they ended before there were any
            waiting = {"table": self.made["waiting"].id}
            database.execute("UPDATE tables SET status = 'waiting', started = NULL WHERE id = :table", waiting)

    def cookie(self) -> dict[str, str]:
        """The cookie of somebody who sits at all of them."""
        seats = (f"{made.id}~{seat}~{token}" for made in self.made.values() for seat, token in made.tokens.items())
        return {"cookie": f"seats={'.'.join(seats)}"}


@contextmanager
def served(folder: Path, then: str) -> Iterator[tuple[Client, Left]]:
    """Such a database, and a server at it."""
    tables = Left(folder, then)
    with at_the_door(folder) as client:
        yield client, tables


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Left]]:
    """A server without that game."""
    with served(tmp_path_factory.mktemp("left"), GAME_GONE) as found:
        yield found


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Left]]:
    """A server with other rules of that game."""
    with served(tmp_path_factory.mktemp("older"), RULES_CHANGED) as found:
        yield found


def test_the_home_page_lists_tables_of_games_that_are_not_installed(left: tuple[Client, Left]) -> None:
    client, tables = left
    for headers in ({}, tables.cookie()):
        answer = client.get("/", headers=headers)
        assert answer.status_code == 200
        assert "gone" in answer.text


MISSING = "This game is not installed."


@pytest.mark.parametrize("status", ["running", "over", "waiting"])
def test_their_pages_say_so(left: tuple[Client, Left], status: str) -> None:
    client, tables = left
    table = f"/t/{tables.made[status].id}"
    for headers in (JSON, tables.cookie()):
        for path in ("", "/stream", "/preview?key=pass", *(("/replay",) if status == "over" else ())):
            answer = client.get(table + path, headers=headers)
            assert (answer.status_code, MISSING in answer.text) == (422, True), path
        assert client.get(f"{table}/chat", headers=headers).status_code == 200
        choice = client.post(f"{table}/choose", data={"key": "pass"}, headers={**headers, **JSON})
        assert choice.status_code in (401, 404, 409)
    assert client.get(f"{table}/replay.json").status_code == (200 if status == "over" else 403)


OTHER_RULES = {
    "en": "played by other rules than those installed here",
    "de": "Diese Partie folgte anderen Regeln",
    "fr": "jouée avec d’autres règles",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_match_is_shown_when_its_rules_have_changed(older: tuple[Client, Left], language: str) -> None:
    client, tables = older
    made = tables.made["over"]
    api = client.get(f"/api/tables/{made.id}", headers=JSON).json()
    winner = api["seats"][api["returns"].index(max(api["returns"]))]["name"]
    assert (api["status"], api["view"]) == ("over", {})
    for reader in ({}, tables.cookie()):
        page = client.get(f"/t/{made.id}", headers={**reader, "accept-language": language})
        assert page.status_code == 200
        assert OTHER_RULES[language] in page.text
        assert winner in page.text.split('id="result"')[1].split("</h2>")[0]
        assert f"/t/{made.id}/replay.json" in page.text
        assert f"/t/{made.id}/replay?" not in page.text
    assert client.get(f"/t/{made.id}/replay.json").status_code == 200
    shown = client.get(f"/t/{made.id}/replay", headers={"accept": "text/html"})
    assert (shown.status_code, "Other rules may be installed" in shown.text) == (422, True)


@pytest.mark.parametrize("game", catalog.ours())
def test_the_end_of_every_game_is_shown_when_its_rules_have_changed(tmp_path: Path, game: str) -> None:
    """Its page may look at no position then: there is none."""
    kind = catalog.find(game)
    players = kind.seats[0]

    began: list[str] = []

    async def begin() -> None:
        async with opened(tmp_path) as tables:
            began.append((await tables.seating.create(replace(people(players), game=game))).id)

    run(begin())
    result = {"returns": json.dumps([1.0, *[0.0] * (players - 1)])}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute(f"UPDATE tables SET {RULES_CHANGED}, status = 'over', returns = :returns", result)
    with at_the_door(tmp_path) as client:
        page = client.get(f"/t/{began[0]}")
        assert page.status_code == 200
        assert OTHER_RULES["en"] in page.text
        assert "Ada" in page.text.split('id="result"')[1].split("</h2>")[0]


@pytest.mark.parametrize("status", ["running", "over", "waiting"])
def test_tables_whose_rules_have_changed_fail_nowhere(older: tuple[Client, Left], status: str) -> None:
    client, tables = older
    table = f"/t/{tables.made[status].id}"
    for headers in (JSON, tables.cookie()):
        for path in ("", "/replay", "/preview?key=pass", "/replay.json"):
            assert client.get(table + path, headers=headers).status_code < 500, path
    assert client.get("/", headers=tables.cookie()).status_code == 200


def test_nobody_loses_a_seat_while_a_table_is_adjourned(tmp_path: Path) -> None:
    """Who has acted is not known until the match goes on."""
    made = Left(tmp_path, RULES_CHANGED).made["running"]

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            await clock.pass_by(3_600, tables)
            seats = (await tables.look(made.id, made.tokens[0])).seats
            assert not any(seat.can_free for seat in seats)
            with pytest.raises(StillHere):
                await tables.seating.free(made.id, made.tokens[0], 1)

    run(test())


@pytest.mark.parametrize("status", ["running", "over", "waiting"])
def test_programs_see_the_table_and_no_match(left: tuple[Client, Left], status: str) -> None:
    client, tables = left
    made = tables.made[status]
    table, me = f"/api/tables/{made.id}", bearer(made.tokens[0])
    seen = client.get(table, headers=me).json()
    assert (seen["status"], seen["decisions"]) == ("adjourned" if status == "running" else status, [])
    assert client.get(f"{table}/replay").status_code == (200 if status == "over" else 403)
    assert client.get(f"{table}/log", headers=me).status_code == 422
    for path in ("why-not", "preview"):
        assert client.get(f"{table}/{path}?key=pass", headers=me).status_code == 409
    choice = {"decision": "3-0", "key": "pass"}
    assert client.post(f"{table}/choices", json=choice, headers=me).status_code == 409
    assert client.put(f"{table}/presets", json={"window": "react", "preset": "never"}, headers=me).status_code == 409


def test_they_are_deleted_when_nobody_has_changed_them_for_long(tmp_path: Path) -> None:
    left = Left(tmp_path, GAME_GONE)

    async def test() -> None:
        clock = StillClock()
        clock.time += 3 * 86_400
        async with opened(tmp_path, clock, keep_days=2) as tables:
            await tables.idle()
            for made in left.made.values():
                with pytest.raises(UnknownTable):
                    await tables.look(made.id, None)

    run(test())


def test_presets_and_bots_that_there_are_no_more_stop_nobody(tmp_path: Path) -> None:
    """Seat 0 has standing answers that the game does not know, seat 1 is played by a bot of another installation."""

    async def before() -> None:
        async with opened(tmp_path) as tables:
            made.append(await tables.seating.create(NewTable("quintet", (NewSeat("human"), NewSeat("bot")), seed=7)))

    async def after() -> None:
        bot = LastBot()
        async with opened(tmp_path, thinker=bot) as tables:
            await play_on(tables, made[0], 500)
            assert (await tables.look(made[0].id, made[0].tokens[0])).over
            assert {name for _, name, _ in bot.asked} == {"normal"}

    made: list[Created] = []
    run(before())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute("""UPDATE seats SET presets = '{"react": "sometimes", "other": "never"}' WHERE seat = 0""")
        database.execute("UPDATE seats SET bot = 'genius' WHERE seat = 1")
    run(after())


STALE = [
    "seats=nowhere~0~secret",
    "seats=a~b~c.d",
    "name=zz; usual=quintet~9999.gone~3; language=xx; places=gone~1.quintet~99; guest=short",
]


@pytest.mark.parametrize("cookie", STALE)
def test_stale_cookies_are_passed_over(client: Client, cookie: str) -> None:
    made = client.post("/api/tables", json={"game": "quintet", "seats": [{"kind": "human"}] * 2}).json()
    for path in (
        "/",
        "/new",
        "/new?game=quintet",
        "/join",
        "/learn/quintet",
        "/games/quintet/rules",
        f"/t/{made['id']}",
    ):
        assert client.get(path, headers={"cookie": cookie}).status_code == 200, path


def test_the_token_of_another_match_is_refused_by_page_and_stream_and_the_table_is_left_out_at_home(
    client: Client,
) -> None:
    made = client.post("/api/tables", json={"game": "quintet", "seats": [{"kind": "human"}] * 2}).json()
    headers = {"cookie": f"seats={made['id']}~0~{'0' * 43}"}
    for path in ("", "/stream", "/chat"):
        assert client.get(f"/t/{made['id']}{path}", headers=headers).status_code == 401
    home = client.get("/", headers=headers)
    assert (home.status_code, made["id"] in home.text) == (200, False)
