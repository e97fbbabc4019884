"""The Pythons of this machine, and those that uv can fetch."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ["3.11", "3.12", "3.13", "3.14"]
"""What Croupier promises to run on; `requires-python` and the classifiers say the same, and a test holds it."""


class Missing(Exception):
    """A Python is not to be had; says why."""


def bare() -> dict[str, str]:
    """The variables of this process without those by which programs would find sources or settings of ours."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CROUPIER_"))}


def run(*command: str, seconds: float = 600, typed: str = "") -> str:
    """What a program says to what is typed. Raises `CalledProcessError`, with what it said, if it fails."""
    told = subprocess.run(  # noqa: S603  # the programs of a release
        command, input=typed, capture_output=True, text=True, check=True, timeout=seconds, env=bare()
    )
    return told.stdout.strip()


def uv() -> str:
    """The program uv of the environment in which this runs."""
    return str(Path(sys.executable).with_name("uv"))


def the_python(version: str) -> Path:
    """A Python of that version. Raises `Missing`."""
    for path in here(version):
        if is_version(path, version):
            return path
    try:
        run(uv(), "python", "install", version)
        return Path(run(uv(), "python", "find", "--managed-python", version))
    except (OSError, subprocess.SubprocessError) as error:
        said = str(getattr(error, "stderr", "") or error).strip().splitlines()
        raise Missing(said[-1].strip() if said else "uv does not get it") from error


def here(version: str) -> Iterator[Path]:
    """Where one could lie on this machine: this very one, by its name, and with pyenv."""
    yield Path(sys.executable).resolve()
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    yield from sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"), reverse=True)


def is_version(path: Path, version: str) -> bool:
    """Whether this is a program that runs, and of that version: a shim of pyenv may be neither."""
    try:
        return run(str(path), "-c", "import sys; print('%d.%d' % sys.version_info[:2])", seconds=30) == version
    except (OSError, subprocess.SubprocessError):
        return False
