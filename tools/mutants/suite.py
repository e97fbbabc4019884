"""A game's tests in a copy of the project, run on one mutant after the other."""

import compileall
import os
import py_compile
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.mutants.order import TIMED_OUT
from tools.mutants.rules import ROOT, Mutant

FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
STUCK: Final = 900
"""Seconds after which a run on a mutant is given up that does not even use processor time."""
PASSED: Final = (0, 5)
"""Exit statuses of pytest: all tests passed, or there is none that calls the changed function."""
SOME_FAILED: Final = 1
"""Exit status of pytest after a test has failed; any other says that tests could not even be collected."""


class Suite:
    """A copy of the project, in which the tests of a game run."""

    def __init__(self, folder: Path, tests: Sequence[str]) -> None:
        self.folder = folder
        self.tests = tests

    def copy_project(self) -> None:
        """Copy what git knows or would add."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        for name in listed.stdout.decode().split("\0"):
            if name and (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.folder / name)

    def prepare(self) -> tuple[int, str]:
        """Compile the sources and run the tests without a mutant, which records them. Gives back what `run` does.

        Bytecode is checked by the content of its source: by its time and length, as is usual, Python would not
        notice a change of one character within a second.
        """
        compileall.compile_dir(
            self.folder / "src", quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
        )
        return self.run(keep_bytecode=True, limit=None)

    def copy_to(self, folder: Path) -> "Suite":
        """The same suite, as prepared, in another folder."""
        shutil.copytree(self.folder, folder)
        return Suite(folder, self.tests)

    def run(self, function: str = "", *, keep_bytecode: bool = False, limit: float | None = STUCK) -> tuple[int, str]:
        """Run the tests that call a function (`module path:name`; '' for all) up to the first failure.

        Gives back pytest's status and what it said. Raises `subprocess.TimeoutExpired` after `limit` seconds.
        """
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "" if keep_bytecode else "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "MUTANTS_RECORD": str(self.folder / "record.json"),
            "MUTANTS_SOURCES": f"{self.folder}/",
            "MUTANTS_FUNCTION": function,
        }
        options = ["-x", "-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-p", "tools.mutants.order"]
        options += ["-p", "croupier.testing.plugin", "-o", "faulthandler_timeout=0"]  # what is recorded takes long
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "pytest", *options, *self.tests],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=limit,
        )
        return done.returncode, done.stdout + done.stderr

    def judge(self, mutant: Mutant) -> tuple[str, str]:
        """`killed`, `timed out` or `survived`, and by which test."""
        path = self.folder / mutant.file
        original = path.read_bytes()
        path.write_bytes(mutant.change.apply(original))
        try:
            status, said = self.run(f"{mutant.file}:{mutant.change.function}" if mutant.change.function else "")
        except subprocess.TimeoutExpired:
            return "timed out", ""
        finally:
            path.write_bytes(original)
        if status in PASSED:
            return "survived", ""
        if status == TIMED_OUT:
            return "timed out", ""
        failed = FAILED.search(said)
        return "killed", failed[1] if failed and status == SOME_FAILED else "collection"
