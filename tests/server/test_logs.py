"""The log: one JSON object per line, whoever writes it, and no values."""

import asyncio
import gc
import json
import logging
import socket
import warnings
from pathlib import Path

import httpx
import pytest

from croupier import __version__
from croupier.server.logs import set_up
from tests.server.room import a_moment
from tests.server.serving import Server


def test_libraries_write_lines_of_the_same_form_without_values(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    for _ in range(2):
        set_up()
    log = logging.getLogger("some.library")
    log.info("nobody asks")
    log.warning("no answer from %s\nnor from others", "secret")
    try:
        int("secret")
    except ValueError:
        log.exception("Job croupier.think[7](seed='secret') failed")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert all(line.pop("timestamp") for line in lines)
    common = {"event": "library", "logger": "some.library"}
    assert lines == [
        {**common, "level": "warning", "said": "no answer from %s"},
        {**common, "level": "error", "said": "Job croupier.think", "kind": "ValueError"},
    ]


def test_whoever_goes_away_while_a_file_is_read_is_no_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what a library leaves unfinished then asyncio tells when it is found among the garbage."""

    async def _terminate_graceful_close() -> None:
        await asyncio.Future()

    async def forgotten() -> None:
        await asyncio.Future()

    async def test() -> None:
        for work in (_terminate_graceful_close, forgotten):
            asyncio.create_task(work())  # noqa: RUF006  # that nobody keeps it is the point
        await a_moment()
        gc.collect()

    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    set_up()
    asyncio.run(test())
    (line,) = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert line["said"] == "Task was destroyed but it is pending!"


def test_warnings_are_lines_of_the_same_form(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As that a game is to stand first (`CROUPIER_GAMES`) which is not installed."""
    monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)
    set_up()
    warnings.showwarning(
        RuntimeWarning("Two games are called 'x': a is played, b is not."), RuntimeWarning, "file.py", 1
    )
    (line,) = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert line.pop("timestamp")
    told = {"logger": "warnings", "said": "Two games are called 'x': a is played, b is not.", "kind": "RuntimeWarning"}
    assert line == {"event": "library", "level": "warning", **told}


@pytest.mark.parametrize(
    ("level", "told"),
    [("debug", {"serving", "created", "chosen", "answered"}), ("info", {"serving", "created"}), ("error", set())],
)
def test_the_log_says_as_much_as_is_wanted(tmp_path: Path, level: str, told: set[str]) -> None:
    server = Server(tmp_path, CROUPIER_LOG_LEVEL=level)
    seats = [{"kind": "human", "name": "Mara"}, {"kind": "bot", "name": "Ada", "bot": "random"}]
    made = server.client.post("/api/tables", json={"game": "quintet", "seats": seats, "seed": 1}).json()
    mine = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    decision = server.client.get(f"/api/tables/{made['id']}", headers=mine).json()["decisions"][0]
    server.client.post(
        f"/api/tables/{made['id']}/choices",
        json={"decision": decision["id"], "key": decision["options"][0]["key"]},
        headers=mine,
    )
    assert server.client.get("/t/nowhere").status_code == 404
    server.stop()
    lines = [json.loads(line) for line in Path(tmp_path / "errors.txt").read_text().splitlines()]
    wrong = [line["status"] for line in lines if line["event"] == "answered" and line["status"] >= 400]
    assert wrong == ([] if level == "error" else [404])  # what went wrong is told unless nothing but faults is wanted
    seen = {line["event"] for line in lines if line.get("status", 0) < 400}
    assert told <= seen
    assert {"chosen", "answered"} & seen == {"chosen", "answered"} & told
    assert all(line["version"] == __version__ for line in lines if line["event"] == "serving")


def test_what_strangers_send_leaves_no_line_of_another_form(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with socket.create_connection(("127.0.0.1", server.port)) as stranger:
        stranger.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        assert b" 400 " in stranger.recv(1000)
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "13"}
    assert httpx.get(f"{server.url}/healthz", headers=upgrade).status_code == 200
    server.stop()
    lines = [json.loads(line) for line in Path(tmp_path / "errors.txt").read_text().splitlines()]
    assert [line["route"] for line in lines if line["event"] == "answered"] == ["/healthz"]
    assert "library" not in {line["event"] for line in lines}
