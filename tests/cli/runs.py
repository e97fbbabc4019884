"""Running the command line: in this process, or as a program of its own."""

import subprocess
import sys
from collections.abc import Sequence

from typer.testing import CliRunner, Result

from croupier.cli import app


def run(*args: str, typed: str = "") -> Result:
    """The command line in this process, with what is typed on stdin."""
    return CliRunner().invoke(app, list(args), input=typed)


def refused(*args: str, typed: str = "") -> str:
    """The one line on stderr with which a command is refused; checks that it is one, and the exit code."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert not result.stdout
    return lines[0]


def program(*args: str) -> Sequence[str]:
    """The command line as a program."""
    return [sys.executable, "-m", "croupier", *args]


def start(*args: str) -> "subprocess.Popen[str]":
    """The program with pipes, running."""
    pipe = subprocess.PIPE
    return subprocess.Popen(program(*args), stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")
