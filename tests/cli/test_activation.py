"""The socket that systemd passes on."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.commands import activation
from croupier.commands.activation import passed_on
from croupier.server.settings import BadSettings

Passed = Callable[[int], None]


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> Passed:
    """Passes a descriptor on to this process, as systemd does."""
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "1")
    monkeypatch.setenv("LISTEN_FDNAMES", "croupier.socket")
    return lambda descriptor: monkeypatch.setattr(activation, "FIRST", os.dup(descriptor))


def test_the_socket_is_taken_once_and_not_left_to_others(passed: Passed) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        passed(listener.fileno())
        found = passed_on()
        assert found is not None
        with found:
            assert found.getsockname() == listener.getsockname()
            assert not found.get_inheritable()
        assert not [name for name in os.environ if name.startswith("LISTEN_")]
        assert passed_on() is None


@pytest.mark.parametrize("name", ["LISTEN_PID", "LISTEN_FDS"])
def test_what_is_not_for_this_process_is_not_taken(passed: Passed, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "0")
    assert passed_on() is None


def test_anything_but_one_tcp_socket_that_listens_is_refused(
    passed: Passed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with socket.socket() as silent, socket.socket(socket.AF_UNIX) as local, (tmp_path / "file").open("w") as file:
        for wrong, reason in ((silent, "no TCP socket that listens"), (local, "no TCP"), (file, "no socket")):
            passed(wrong.fileno())
            monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
            monkeypatch.setenv("LISTEN_FDS", "1")
            with pytest.raises(BadSettings, match=reason):
                passed_on()
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "2")
    with pytest.raises(BadSettings, match="2 sockets"):
        passed_on()
