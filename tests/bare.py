"""A folder in which there is nothing but Croupier's own dependencies, made of links to what is installed here."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def make_core(folder: Path) -> None:
    """Link what the core needs, and the entry points of Croupier, into a new folder."""
    folder.mkdir()
    found = {"croupier": distribution("croupier")}
    for line in PROJECT["dependencies"]:
        _bring(Requirement(line), found)
    there = {
        file.parts[0]: installed.locate_file(file.parts[0])
        for name, installed in found.items()
        for file in installed.files or ()
        if name != "croupier" or file.parts[0].endswith(".dist-info")  # its sources are those under test
    }
    for top in there.keys() - {"..", "__pycache__"}:
        (folder / top).symlink_to(str(there[top]))


def _bring(wanted: Requirement, found: dict[str, Distribution]) -> None:
    """Find what is wanted, and what that wants itself."""
    name = canonicalize_name(wanted.name)
    if name in found:
        return
    found[name] = distribution(name)
    extras = [{"extra": extra} for extra in ("", *wanted.extras)]
    for each in map(Requirement, found[name].requires or ()):
        if each.marker is None or any(map(each.marker.evaluate, extras)):
            _bring(each, found)


def python_with(folder: Path, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run Python where only the standard library, that folder and the sources of Croupier are found."""
    paths = {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(folder))), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-S", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=folder,
        env={**os.environ, **paths},
    )
