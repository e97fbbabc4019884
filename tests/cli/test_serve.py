"""Serving: the address is printed when it is true, and what is in the way is one line."""

import gc
import signal
import socket
import sys
from contextlib import ExitStack
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import cast

import httpx
import pytest

from croupier.commands import processes, serve
from croupier.commands.serve import FILES, allow_many_connections, listen
from croupier.server import addresses
from croupier.server.errors import NoTemporaryFolder, PortTaken, StoreFailed
from croupier.server.settings import Settings
from croupier.server.store import database
from tests.cli.runs import refused
from tests.server.serving import Server


def test_a_server_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    server = Server(tmp_path)  # reads the address from the line that the server prints
    assert "quintet" in [game["game"] for game in server.client.get("/api/games").json()]
    errors = server.errors()
    assert server.stop(signal.SIGINT) == 0, errors
    assert "Traceback" not in server.errors()
    assert server.database.exists()


def test_a_server_says_that_its_database_is_new_once(tmp_path: Path) -> None:
    said = []
    for _ in range(2):
        server = Server(tmp_path)
        assert server.client.get("/api/games").is_success  # it serves, so it hears the signal
        assert server.process.stdout is not None
        server.process.send_signal(signal.SIGINT)
        said.append(server.process.stdout.read())
        server.stop()
    assert f"Tables are kept in {server.database}, which is new.\n" in said[0]
    assert "which is new" not in said[1]


def test_processes_that_do_not_stop_are_waited_for_together(monkeypatch: pytest.MonkeyPatch) -> None:
    now, killed = [100.0], []

    class Stubborn:
        def terminate(self) -> None:
            pass

        def join(self, seconds: float) -> None:
            now[0] += seconds

        def is_alive(self) -> bool:
            return True

        def kill(self) -> None:
            killed.append(now[0])

    monkeypatch.setattr("croupier.commands.processes.time.monotonic", lambda: now[0])
    processes._stop([cast("BaseProcess", Stubborn()) for _ in range(3)])
    assert killed == [100.0 + processes.STOP] * 3


def test_a_taken_port_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = refused("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}")
    assert line.startswith(f"Croupier cannot listen on http://127.0.0.1:{port}: ")
    assert line.endswith("Choose another with --port.")


def test_figures_that_cannot_be_published_are_refused_before_anything_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        for address in (taken, "here.invalid:9100", f"{'a' * 70}:9100"):
            monkeypatch.setenv("CROUPIER_METRICS", address)
            line = refused("serve", "--port", "0", "--database", database)
            assert line.startswith(f"Figures cannot be published at {address}: ")
            assert line.endswith(". Choose another CROUPIER_METRICS.")


def test_a_machine_without_a_folder_for_temporary_files_is_told_how_to_name_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    with pytest.raises(NoTemporaryFolder, match=r"^No folder for temporary files can be written .* TMPDIR"):
        serve._publish(Settings(metrics="127.0.0.1:0", database="postgresql:///x", processes=2), ExitStack())


def test_a_database_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"this is no database at all" * 100)
    plain = tmp_path / "file"
    plain.write_text("")
    below, long = plain / "below" / "x.sqlite3", tmp_path / f"{'x' * 300}.sqlite3"
    for path, reason in (
        (tmp_path, f"{tmp_path} is a folder. Name a file in it."),
        (damaged, f"The database sqlite:///{damaged} does not work: the file is no SQLite database."),
        (below, f"The lock beside the database {below} cannot be written: {below.parent}: Not a directory. Check the "),
        (long, f"The lock beside the database {long} cannot be written: {long}: File name too long. Check the "),
    ):
        assert refused("serve", "--port", "0", "--database", f"sqlite:///{path}").startswith(reason)


def test_a_new_database_that_cannot_be_written_leaves_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next start, when there is room again, would take it for one that was lost."""
    file = tmp_path / "new.sqlite3"

    async def full(_engine: object) -> None:
        assert file.stat().st_size == 0
        raise StoreFailed("The disk is full.")

    monkeypatch.setattr(database, "check", full)
    assert refused("serve", "--port", "0", "--database", f"sqlite:///{file}") == "The disk is full."
    assert list(tmp_path.iterdir()) == []


def test_every_reader_may_have_a_file() -> None:
    resource = pytest.importorskip("resource")
    present, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
    try:
        allow_many_connections()
        allowed, kept = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (present, most))
    assert kept == most
    assert allowed == (FILES if most == resource.RLIM_INFINITY else min(most, FILES))


def test_threads_take_short_turns_and_garbage_is_looked_for_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[float] = []
    thresholds: list[tuple[int, int, int]] = []

    def look(*_: object, **__: object) -> None:
        turns.append(sys.getswitchinterval())
        thresholds.append(gc.get_threshold())

    monkeypatch.setattr(serve._Server, "run", look)
    turn, garbage = sys.getswitchinterval(), gc.get_threshold()
    try:
        with socket.socket() as listener:
            serve.serve_alone(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}"), listener)
    finally:
        sys.setswitchinterval(turn)
        gc.set_threshold(*garbage)
    assert turns == pytest.approx([serve.TURN])
    assert thresholds == [serve.GARBAGE]


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://here/x", "A database of kind 'mysql' is not supported; use sqlite:///FILE or postgresql://..."),
        (
            "sqlite:////nowhere/a%00b",
            "'sqlite:////nowhere/a%00b' is no database URL; use sqlite:///FILE or postgresql://USER@HOST/NAME.",
        ),
    ],
)
def test_a_url_of_no_database_is_refused(database: str, reason: str) -> None:
    assert refused("serve", "--port", "0", "--database", database) == reason


@pytest.mark.parametrize("host", ["a" * 70, ".."])
def test_a_name_that_no_host_can_have_is_refused(host: str) -> None:
    said = f"Croupier cannot listen on {host!r}: this is no address. Choose another with --host."
    assert refused("serve", "--host", host) == said


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--port", "99999"], "port (CROUPIER_PORT) is 99999; it should be a number from 0 to 65535."),
        (["--database", "nonsense"], "database (CROUPIER_DATABASE) is no URL; it should be like sqlite:///FILE."),
    ],
)
def test_settings_that_cannot_be_are_refused(args: list[str], reason: str) -> None:
    assert refused("serve", *args) == reason


@pytest.mark.parametrize("host", ["203.0.113.1", "here.invalid"])
def test_an_address_that_is_not_ours_is_refused(host: str) -> None:
    with pytest.raises(PortTaken, match=r"cannot listen on .*\. Choose another with --host\."):
        listen(host, 0)


def test_a_worker_that_cannot_think_does_not_say_that_it_does(tmp_path: Path) -> None:
    line = refused("worker", "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}")
    assert line.startswith("Workers need a PostgreSQL database")


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", ""),
        ("localhost", "http://localhost:8000", ""),
        ("::1", "http://[::1]:8000", ""),
        ("192.0.2.7", "http://192.0.2.7:8000", "http://192.0.2.7:8000"),
        ("0.0.0.0", "http://localhost:8000", "http://192.0.2.9:8000"),
        ("::", "http://localhost:8000", "http://192.0.2.9:8000"),
    ],
)
def test_addresses_are_ones_that_browsers_open(
    host: str, here: str, others: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "_of_this_machine", lambda: "192.0.2.9")
    assert addresses.from_here(host, 8000) == here
    assert addresses.from_others(host, 8000) == others


@pytest.mark.parametrize(
    ("page", "address", "links"),
    [
        ("http://192.0.2.7:8000/", "", "http://192.0.2.7:8000"),
        ("http://192.0.2.7:8000/", "http://192.0.2.9:8000", "http://192.0.2.7:8000"),
        ("http://localhost:8000/", "http://192.0.2.9:8000", "http://192.0.2.9:8000"),
        ("http://127.0.0.1:8000/", "https://cards.example/", "https://cards.example"),
        ("http://[::1]:8000/", "", ""),
    ],
)
def test_links_carry_an_address_that_others_can_use(page: str, address: str, links: str) -> None:
    assert addresses.shared(page, address) == links


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_OUTSIDE", ("not an address", 9))
    assert not addresses.from_others("0.0.0.0", 8000)  # not bound


def test_at_home_others_find_the_table_by_a_code(tmp_path: Path) -> None:
    """The server listens on all addresses of the machine; the code in the terminal is the address it prints."""
    server = Server(tmp_path, arguments=("--home",))
    others = addresses.from_others("0.0.0.0", server.port)  # not bound
    code = addresses.qr_code(others) if others else ""
    assert server.process.stdout is not None
    line, *printed = (server.process.stdout.readline() for _ in range(1 + code.count("\n")))
    assert line.startswith(f"Phones and other machines on this network: {others}" if others else "Only this machine")
    assert "".join(printed) == code
    assert httpx.get(f"http://127.0.0.2:{server.port}/api/games", timeout=30).status_code == 200
    assert server.stop(signal.SIGINT) == 0
