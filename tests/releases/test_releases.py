"""What every release has left (tools/golden.py) goes on: databases are opened and played on, replays load."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import croupier
from croupier import catalog
from croupier.server import warmup
from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, settings
from tests.server.serving import bearer
from tools import golden

FOLDER = Path(__file__).parent
RELEASES = sorted(file.parent.name for file in FOLDER.glob("*/database.sql"))
MORE = 6
"""So many choices are added to a match that runs."""

Shown = dict[str, Any]
"""JSON."""


class Left:
    """The tables of a release, and today's server at them."""

    def __init__(self, client: Client, tables: dict[str, Shown]) -> None:
        self.client = client
        self.tables = tables

    def that_are(self, status: str) -> Iterator[tuple[str, Shown]]:
        """The tables of a status. What another version of the rules has begun counts as adjourned, over or not."""
        for table, noted in self.tables.items():
            other = noted["status"] != "waiting" and noted["version"] != catalog.find(noted["game"]).version
            if status == ("adjourned" if other else noted["status"]):
                yield table, noted

    def look(self, table: str, token: str | None = None) -> Shown:
        """What a seat is shown by the API, or a spectator."""
        answer = self.client.get(f"/api/tables/{table}", headers=bearer(token) if token else {})
        assert answer.status_code == 200, answer.text
        seen: Shown = answer.json()
        return seen

    def options(self, table: str, token: str) -> list[str]:
        """The keys that a seat is offered."""
        return [option["key"] for asked in self.look(table, token)["decisions"] for option in asked.get("options", ())]

    def page(self, path: str, noted: Shown) -> str:
        """A page as the browser gets it that has taken the first seat."""
        seat, token = next(iter(noted["tokens"].items()))
        cookie = f"seats={path.split('/')[2]}~{seat}~{token}"
        answer = self.client.get(path, headers={"accept": "text/html", "cookie": cookie})
        assert answer.status_code == 200, f"{path}: {answer.text[:500]}"
        return answer.text

    def play(self, table: str, tokens: list[str]) -> int:
        """The people choose a few times, and bots in between; gives the number of the last choice."""
        seqs: list[int] = [self.look(table)["seq"]]
        for _ in range(MORE):
            for token in tokens:
                asked = next((asked for asked in self.look(table, token)["decisions"] if "options" in asked), None)
                if asked:
                    chosen = {"decision": asked["id"], "index": len(asked["options"]) - 1}
                    answer = self.client.post(f"/api/tables/{table}/choices", json=chosen, headers=bearer(token))
                    assert answer.status_code == 200, answer.text
                    seqs.append(answer.json()["seq"])
        assert seqs[-1] > seqs[0]
        return seqs[-1]


@contextmanager
def opened(folder: Path, release: str) -> Iterator[Left]:
    """The database of a release in a folder, made there unless it is there already; bots answer at once."""
    file = folder / "tables.sqlite3"
    if not file.exists():
        with closing(sqlite3.connect(file)) as database:
            database.executescript((FOLDER / release / "database.sql").read_text("utf-8"))
    clock, chosen = StillClock(), settings(folder, keep_days=0)
    clock.time = time.time()
    app = create_app(chosen, Tables(chosen, thinker=LastBot(), clock=clock))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(warmup, "_all", list)  # no words in advance: only the English ones are read here
        with TestClient(app) as client:
            yield Left(client, json.loads((FOLDER / release / "tables.json").read_text("utf-8")))


@pytest.fixture(scope="module", params=RELEASES)
def left(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Left]:
    """What a release has left, to look at."""
    with opened(tmp_path_factory.mktemp("release"), request.param) as left:
        yield left


def test_a_release_leaves_tables_of_every_kind() -> None:
    assert RELEASES
    for release in RELEASES:
        tables = json.loads((FOLDER / release / "tables.json").read_text("utf-8"))
        assert {noted["status"] for noted in tables.values()} == {"over", "running", "waiting", "adjourned"}


def test_a_release_is_written_once_and_by_its_own_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "RELEASES", tmp_path)
    (tmp_path / croupier.__version__).mkdir()
    assert golden.main([croupier.__version__]) == golden.main(["0.1"]) == 2
    assert [*tmp_path.rglob("*.sql")] == []


def test_what_a_release_showed_is_shown(left: Left) -> None:
    """Its names and results, and where a match runs the same options to the same seats."""
    for status in ("over", "running", "waiting"):
        for table, noted in left.that_are(status):
            seen = left.look(table)
            assert {name: seen[name] for name in ("status", "seq", "returns")} == {
                name: noted[name] for name in ("status", "seq", "returns")
            }
            assert {seat: seen["seats"][int(seat)]["name"] for seat in noted["names"]} == noted["names"]
            for seat, token in noted["tokens"].items():
                assert left.options(table, token) == noted["asked"][seat]
            if status != "waiting":
                assert noted["names"]["0"] in left.page(f"/t/{table}", noted)


def test_a_match_that_is_over_is_shown_to_its_end_and_given_out(left: Left) -> None:
    for table, noted in left.that_are("over"):
        assert "Good luck!" in left.page(f"/t/{table}/chat", noted)
        left.page(f"/t/{table}/replay", noted)
        replay = croupier.load(left.client.get(f"/api/tables/{table}/replay").json())
        assert (replay.over, list(replay.returns)) == (True, noted["returns"])
        assert left.client.get(f"/api/tables/{table}/log").json()


def test_a_match_by_other_rules_is_adjourned_and_shown(left: Left) -> None:
    for table, noted in left.that_are("adjourned"):
        shown = left.page(f"/t/{table}", noted)
        if noted["status"] != "over":
            assert left.look(table)["status"] == "adjourned"
            assert noted["names"]["0"] in shown


def test_who_has_the_seats_of_a_release_sees_them_on_the_home_page(left: Left) -> None:
    seats = [f"{table}~0~{noted['tokens']['0']}" for table, noted in left.tables.items()]
    answer = left.client.get("/", headers={"cookie": f"seats={'.'.join(seats)}"})
    assert answer.status_code == 200
    for table, _ in left.that_are("running"):
        assert f"/t/{table}" in answer.text


@pytest.mark.parametrize("release", RELEASES)
def test_matches_of_a_release_go_on_and_are_kept(release: str, tmp_path: Path) -> None:
    """What runs is played on; a guest follows the invitation to what waits, the host begins, and they play."""
    reached: dict[str, int] = {}
    with opened(tmp_path, release) as left:
        for table, noted in left.that_are("running"):
            reached[table] = left.play(table, [*noted["tokens"].values()])
        for table, noted in left.that_are("waiting"):
            left.page(f"/t/{table}", noted)
            assert left.client.get(f"/join/{noted['code']}").status_code == 200
            tokens = [*noted["tokens"].values()]
            if len(left.look(table)["seats"]) > len(tokens):
                answer = left.client.post(f"/api/invitations/{noted['code']}", json={"name": "Dana"})
                tokens.append(answer.json()["token"])
            assert left.client.post(f"/api/tables/{table}/start", headers=bearer(tokens[0])).status_code == 204
            reached[table] = left.play(table, tokens)
    with opened(tmp_path, release) as left:
        for table, seq in reached.items():
            assert left.look(table)["seq"] >= seq, "bots may have gone on"


@pytest.mark.parametrize("release", RELEASES)
def test_replays_of_a_release_give_the_same_returns(release: str) -> None:
    for file in sorted((FOLDER / release / "replays").glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            document = json.loads(line)
            if document["version"] == catalog.find(document["game"]).version:
                match = croupier.load(document)
                assert (match.over, list(match.returns)) == (True, document["returns"])
            else:
                with pytest.raises(croupier.BadReplay, match=f"version {document['version']}"):
                    croupier.load(document)
