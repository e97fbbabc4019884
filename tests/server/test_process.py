"""A real server in a process of its own: killed, restarted, listened to, and read in its logs."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.runs import refused
from tests.server.serving import PATIENCE, ROOT, Server, bearer, log_lines


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    try:
        yield server
    finally:
        server.stop()


def create(server: Server, *kinds: str, seed: Any = 11, game: str = "quintet") -> dict[str, Any]:
    seats = [{"kind": "human"} if kind == "human" else {"kind": "bot", "bot": kind} for kind in kinds]
    answer = server.client.post("/api/tables", json={"game": game, "seats": seats, "seed": seed})
    assert answer.status_code == 201
    table: dict[str, Any] = answer.json()
    return table


def look(server: Server, table: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    headers = bearer(token) if token else {}
    seen: dict[str, Any] = server.client.get(f"/api/tables/{table['id']}", headers=headers).json()
    return seen


def choose(server: Server, table: dict[str, Any], token: str, decision: dict[str, Any]) -> httpx.Response:
    sent = {"decision": decision["id"], "index": len(decision["options"]) - 1}
    return server.client.post(f"/api/tables/{table['id']}/choices", json=sent, headers=bearer(token))


def until_asked(server: Server, table: dict[str, Any], token: str) -> dict[str, Any]:
    """The person's view when it is the person's turn or the match is over."""
    with server.events(table["id"]) as changes:
        for _ in changes:
            seen = look(server, table, token)
            if seen["over"] or any("options" in decision for decision in seen["decisions"]):
                return seen
    raise AssertionError(server.errors())


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Server]:
    """A server whose socket somebody else holds, as systemd does."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listener:
        server = Server(tmp_path, listener=listener)
        try:
            yield server
        finally:
            server.stop()


def test_clicks_wait_while_a_server_is_restarted_whose_socket_systemd_holds(held: Server) -> None:
    """Somebody clicks all the time, each time on a new connection; nobody is refused, and every choice is there."""
    table = create(held, "human", "human")
    tokens = {entry["seat"]: entry["token"] for entry in table["seats"]}
    address, clicks, stopping = f"{held.url}/api/tables/{table['id']}", [], threading.Event()

    def click() -> None:
        while not stopping.is_set():
            asked = httpx.get(address, timeout=PATIENCE).json()["decisions"][0]
            sent = {"decision": asked["id"], "index": 0}
            headers = bearer(tokens[asked["seat"]])
            clicks.append(httpx.post(f"{address}/choices", json=sent, headers=headers, timeout=PATIENCE))

    with ThreadPoolExecutor() as pool:
        clicking = pool.submit(click)
        while len(clicks) < 3 and not clicking.done():
            look(held, table)
        held.restart()
        before = len(clicks)
        while len(clicks) < before + 3 and not clicking.done():
            look(held, table)
        stopping.set()
        clicking.result()
    assert {click.status_code for click in clicks} == {200}
    assert [click.json()["seq"] for click in clicks] == [*range(1, len(clicks) + 1)]
    assert look(held, table)["seq"] == len(clicks)


def test_a_killed_server_has_lost_no_choice_and_its_bots_go_on(server: Server) -> None:
    """Killed twice in the middle of a match against a bot, the last time while the bot is to move."""
    table = create(server, "human", "random")
    token = table["seats"][0]["token"]
    for _ in range(2):
        for _ in range(2):
            seen = until_asked(server, table, token)
            own = next(d for d in seen["decisions"] if "options" in d)
            answer = choose(server, table, token, own)
            assert answer.status_code == 200
        acknowledged = answer.json()["seq"]
        server.kill()
        server.start()
        seen = look(server, table, token)
        assert seen["seq"] >= acknowledged
        again = choose(server, table, token, own)
        assert (again.status_code, again.json()["seq"] >= acknowledged) == (200, True)
        assert until_asked(server, table, token)["seq"] >= acknowledged
    while not (seen := until_asked(server, table, token))["over"]:
        choose(server, table, token, next(d for d in seen["decisions"] if "options" in d))
    replay = server.client.get(f"/api/tables/{table['id']}/replay").json()
    assert replay["returns"] == seen["returns"]
    assert len(replay["choices"]) == seen["seq"]


def test_a_killed_server_keeps_the_secret_answer_that_waits_for_the_others(server: Server) -> None:
    table = create(server, "human", "human", game="perils")
    first, second = (seat["token"] for seat in table["seats"])
    own = next(d for d in until_asked(server, table, first)["decisions"] if "options" in d)
    assert choose(server, table, first, own).status_code == 200
    server.kill()
    server.start()
    seen = look(server, table, first)
    assert not any("options" in decision for decision in seen["decisions"])
    assert choose(server, table, first, own).json()["seq"] == seen["seq"]  # it is the same, and taken
    theirs = next(d for d in until_asked(server, table, second)["decisions"] if "options" in d)
    assert choose(server, table, second, theirs).status_code == 200
    following = next(d for d in until_asked(server, table, first)["decisions"] if "options" in d)
    assert following["id"] != own["id"]
    assert len(following["options"]) == len(own["options"]) - 1  # the hand of three that the other passed on


def test_events_are_streamed_one_per_seq_and_resume(server: Server) -> None:
    """Each comes because of its choice: before any other, and before the stream says that it is still there."""
    table = create(server, "human", "human")
    tokens = {entry["seat"]: entry["token"] for entry in table["seats"]}
    url = f"/api/tables/{table['id']}/events"
    with server.client.stream("GET", url) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        lines = (line for line in answer.iter_lines() if not line.startswith("id:") and line)
        assert next(lines) == 'data: {"seq":0}'
        for made in (1, 2, 3):
            seat = look(server, table)["decisions"][0]["seat"]
            own = next(d for d in look(server, table, tokens[seat])["decisions"] if "options" in d)
            assert choose(server, table, tokens[seat], own).status_code == 200
            assert next(lines) == f'data: {{"seq":{made}}}'
    with server.client.stream("GET", url, headers={"Last-Event-ID": "1"}) as answer:
        following = answer.iter_lines()
        ids = [next(line for line in following if line.startswith("id:")) for _ in range(2)]
    assert [line.partition(":")[2].strip() for line in ids] == ["2", "3"]


def test_a_stopped_server_ends_its_streams_and_leaves_without_waiting_for_them(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = create(server, "human", "human")
    with server.events(table["id"]) as changes:
        assert next(changes) == 0
        server.process.terminate()
        assert list(changes) == []
    server.stop()
    assert "timeout graceful shutdown exceeded" not in server.errors()


RUN = """
import sys
from pathlib import Path
from tests.server.serving import Server

server = Server(Path(sys.argv[1]), sys.stderr)
bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "hard"}]
table = server.client.post("/api/tables", json={"game": "quintet", "seats": bots}).json()
with server.events(table["id"]) as changes:
    next(seq for seq in changes if seq > 0)
print("The bots think.", flush=True)
server.process.wait()
"""


def test_a_server_and_its_bots_end_with_the_run_that_started_them(tmp_path: Path) -> None:
    """They all write to the run's standard error, which ends only when the last of them has ended."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    run = subprocess.Popen(command, stdout=pipe, stderr=pipe, cwd=ROOT, text=True, start_new_session=True)
    try:
        assert run.stdout is not None
        assert run.stdout.readline() == "The bots think.\n"
        run.kill()
        run.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)


def test_a_second_server_at_the_same_file_refuses_to_start_until_the_first_is_gone(server: Server) -> None:
    """Two would move the same tables. A killed server leaves nothing behind that keeps the next one out."""
    reason = refused("serve", "--port", "0", "--database", f"sqlite:///{server.database}")
    assert reason.startswith(f"Another server is serving {server.database}. Stop it first,")
    server.kill()
    server.start()
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_link_to_the_file_is_the_file_and_a_refused_server_changes_nothing(server: Server, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(server.database)
    with closing(sqlite3.connect(server.database)) as database, database:
        (present,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    for name in (server.database, link):
        assert refused("serve", "--port", "0", "--database", f"sqlite:///{name}").startswith(
            "Another server is serving"
        )
    with closing(sqlite3.connect(server.database)) as database, database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        database.execute("UPDATE alembic_version SET version_num = ?", (present,))


def test_a_file_of_several_names_is_not_served(tmp_path: Path) -> None:
    """A second server would find another lock beside the other name."""
    file, second = tmp_path / "one.sqlite3", tmp_path / "two.sqlite3"
    file.touch()
    second.hardlink_to(file)
    for name in (file, second):
        reason = refused("serve", "--port", "0", "--database", f"sqlite:///{name}")
        assert reason == f"{name} has several names (hard links), and each could be served. Keep one of them."


def test_the_log_tells_what_happens_and_no_secret(server: Server) -> None:
    seed = "a seed nobody may read"
    table = create(server, "human", "human", seed=seed)
    tokens = {entry["seat"]: entry["token"] for entry in table["seats"]}
    keys: set[str] = set()
    for _ in range(6):
        seat = look(server, table)["decisions"][0]["seat"]
        own = next(d for d in look(server, table, tokens[seat])["decisions"] if "options" in d)
        keys.update(option["key"] for option in own["options"])
        choose(server, table, tokens[seat], own)
    text = server.errors()
    lines = log_lines(text)
    assert {"created", "chosen", "answered"} <= {line["event"] for line in lines}
    assert {line["route"] for line in lines if line["event"] == "answered"} >= {"/api/tables/{table}/choices"}
    for secret in (seed, *tokens.values(), *(key for key in keys if ":" in key)):
        assert secret not in text


def test_the_log_of_choices_is_what_is_stored_and_tokens_are_not(server: Server) -> None:
    table = create(server, "human", "random")
    token = table["seats"][0]["token"]
    choose(server, table, token, next(d for d in until_asked(server, table, token)["decisions"] if "options" in d))
    with sqlite3.connect(server.database) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert database.execute("SELECT count(*) FROM log").fetchone()[0] >= 1
        columns = [row[1:] for row in database.execute("PRAGMA table_info(log)")]
        dump = "\n".join(database.iterdump())
    database.close()
    assert [name for name, *_, key in columns if key] == ["table_id", "seq"]
    assert token not in dump
    raw = server.database.read_bytes() + server.database.with_name("tables.sqlite3-wal").read_bytes()
    assert token.encode() not in raw
