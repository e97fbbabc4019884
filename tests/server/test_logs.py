"""The log: one JSON object per line, whoever writes it, and no values."""

import json
import logging
import socket
from pathlib import Path

import httpx
import pytest

from croupier.server.logs import set_up
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
