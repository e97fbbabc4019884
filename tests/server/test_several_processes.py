"""Several server processes and a worker at one PostgreSQL, as an operator runs them."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

import httpx
import psycopg
import pytest
from tools.postgres import Postgres, postgres

from croupier.server.service.thinking import queue
from tests.cli.runs import program
from tests.server.serving import ENVIRONMENT, PATIENCE, ROOT, Server, bearer, log_lines


@contextmanager
def worker(url: str, errors: int = subprocess.DEVNULL) -> "Iterator[subprocess.Popen[bytes]]":
    """Somebody who thinks for the bots."""
    command = [sys.executable, "-m", "tests.server.child", "worker", "--database", url]
    environment = {**os.environ, **ENVIRONMENT}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, env=environment, cwd=ROOT) as process:
        assert process.stdout is not None
        assert b"thinks for bots in 1 process (" in process.stdout.readline()
        yield process
        process.terminate()
        process.wait(PATIENCE)


def ask(server: Server, method: str, path: str, token: str = "", sent: object = None) -> httpx.Response:
    """A request on a connection of its own, which any process may take, and again if that one is killed."""
    while True:
        try:
            headers = bearer(token) if token else {}
            return httpx.request(method, server.url + path, headers=headers, json=sent, timeout=PATIENCE, verify=False)
        except httpx.TransportError:
            assert server.process.poll() is None, server.errors()


def servers(server: Server) -> list[int]:
    """The ids of all server processes there have been, the newest last."""
    return [line["process"] for line in log_lines(server.errors()) if line["event"] == "process-started"]


def test_a_match_goes_on_whichever_process_is_killed(tmp_path: Path, postgres_server: Postgres) -> None:
    url = postgres_server.database("several")
    server = Server(tmp_path, arguments=["--processes", "2"], url=url)
    try:
        with worker(url):
            chance = Random(1)
            seats = [{"kind": "human"}, {"kind": "bot", "bot": "easy"}]
            made = ask(server, "POST", "/api/tables", sent={"game": "quintet", "seats": seats}).json()
            token, table = made["seats"][0]["token"], f"/api/tables/{made['id']}"
            acknowledged: list[tuple[int, str]] = []
            while not (seen := ask(server, "GET", table, token).json())["over"]:
                mine = next((d for d in seen["decisions"] if d.get("options")), None)
                if mine is None:
                    continue
                key = chance.choice(mine["options"])["key"]
                answer = ask(server, "POST", f"{table}/choices", token, {"decision": mine["id"], "key": key})
                assert answer.status_code in (200, 409)
                if answer.status_code == 200:
                    acknowledged.append((int(mine["id"].partition("-")[0]), key))
                if len(acknowledged) in (5, 10) and len(servers(server)) < 2 + len(acknowledged) // 5:
                    os.kill(servers(server)[-2], signal.SIGKILL)
                    while len(servers(server)) < 2 + len(acknowledged) // 5:
                        assert ask(server, "GET", table, token).status_code == 200
            choices = ask(server, "GET", f"{table}/replay").json()["choices"]
            for since, key in acknowledged:
                assert next(choice for choice in choices[since:] if choice[0] == 0)[2] == key
            with psycopg.connect(url) as connection:
                thought = connection.execute("SELECT last_value FROM procrastinate_jobs_id_seq").fetchone()
            assert thought is not None
            assert thought[0] > 1
    finally:
        server.stop()


def test_a_worker_outlives_an_outage_of_the_database(tmp_path: Path) -> None:
    """It answers afterwards: else the server would, who asks it first, and wait for it as long as it has patience."""
    seats = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    with postgres() as database, worker(url := database.url("postgres"), subprocess.PIPE) as thinking:
        server = Server(tmp_path, url=url)
        try:
            assert ask(server, "GET", "/readyz").status_code == 200
            database.stop()
            assert thinking.stderr is not None
            while b"broken-off" not in (line := thinking.stderr.readline()):
                assert line
            database.start()
            wanted = {"game": "quintet", "seats": seats}
            while (made := ask(server, "POST", "/api/tables", sent=wanted)).is_error:
                assert made.status_code == 503
            with psycopg.connect(url, autocommit=True) as connection:
                while connection.execute("SELECT max(id) FROM procrastinate_workers").fetchone() == (1,):
                    assert thinking.poll() is None
                asked = "SELECT last_value > 3 FROM procrastinate_jobs_id_seq"
                while connection.execute(asked).fetchone() == (False,):  # until its next beat it knows of no worker
                    table = ask(server, "POST", "/api/tables", sent=wanted).raise_for_status().json()["id"]
                    began = monotonic()
                    with server.events(table) as changes:
                        first = next(changes)
                        next(seq for seq in changes if seq >= first + 3)
                    assert monotonic() - began < queue.PATIENCE
        finally:
            server.stop()


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_server_that_cannot_begin_says_why_and_ends(postgres_server: Postgres, processes: str) -> None:
    """The database can be opened, and a table made in it, but nothing can be written into those that are there."""
    postgres_server.tell("DROP DATABASE IF EXISTS closed")
    url = postgres_server.database("closed", template="tables").replace("postgres@", "guest@")
    postgres_server.tell("DROP ROLE IF EXISTS guest")
    postgres_server.tell("CREATE ROLE guest LOGIN")
    postgres_server.tell(
        "GRANT USAGE, CREATE ON SCHEMA public TO guest; GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest", "closed"
    )
    try:
        command = program("serve", "--port", "0", "--processes", processes, "--database", url)
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    finally:
        postgres_server.tell("DROP DATABASE closed WITH (FORCE)")
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr
    *before, last = ended.stderr.splitlines()
    reasons = [json.loads(line)["reason"] for line in before if '"not-started"' in line] or [last]
    assert all("permission denied for table processes" in reason for reason in reasons)
    assert processes == "1" or last == "No process could begin to serve; the lines above say why."


def test_nobody_misses_a_process_that_is_stopped_and_one_that_is_killed_no_longer_than_five_seconds(
    tmp_path: Path, postgres_server: Postgres
) -> None:
    url = postgres_server.database("takeover")
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    one, two = Server(tmp_path / "one", url=url), Server(tmp_path / "two", url=url)
    try:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        made = ask(one, "POST", "/api/tables", sent={"game": "quintet", "seats": seats}).json()
        token, table = made["seats"][0]["token"], f"/api/tables/{made['id']}"
        with psycopg.connect(url, autocommit=True) as connection:

            def mover() -> str:
                found = connection.execute("SELECT mover FROM tables, pg_sleep(0.1)").fetchone()  # leaves them room
                assert found is not None
                return str(found[0])

            dead, killed = mover(), monotonic()
            one.kill()
            while mover() == dead:
                assert monotonic() - killed < 5
            one.start()
            answered, stopped, stopper = 0, 0.0, mover()
            while answered < 6:  # so the bot has answered in between
                seen = through((two, one), "GET", table, token).json()
                if answered == 3 and not stopped:  # as an operator does who restarts one after the other
                    two.process.terminate()
                    stopped = monotonic()
                for decision in seen["decisions"]:
                    if decision.get("options"):
                        sent = {"decision": decision["id"], "index": 0}
                        answer = through((two, one), "POST", f"{table}/choices", token, sent)
                        assert answer.status_code == 200
                        answered += 1
            while mover() == stopper:
                assert monotonic() - stopped < 5
    finally:
        one.stop()
        two.stop()


def through(servers: Sequence[Server], method: str, path: str, token: str, sent: object = None) -> httpx.Response:
    """A request to the first server that lets it in, as a proxy asks the next one where nobody listens."""
    for server in servers:
        with suppress(httpx.ConnectError):
            headers = bearer(token)
            return httpx.request(method, server.url + path, headers=headers, json=sent, timeout=PATIENCE, verify=False)
    raise AssertionError("nobody listens")
