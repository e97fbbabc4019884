"""Croupier without extras: everything is played, measured and checked in the terminal, and what lacks is said."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from croupier.extras import BROUGHT, from_extras
from tests.bare import PROJECT, make_core, python_with

KEEPING = ["tables list", "persons show Ada", "reports list", "blocked list", "audit"]
RECORDED = "record quintet --out folder"
PRINTED = "print quintet --out folder"
OF_THE_SERVER = ["serve", "serve --home", "worker", "backup new.sqlite3", "restore old.sqlite3", *KEEPING]
IN_A_TERMINAL = {
    "--help": "simulate",
    "--version": "croupier",
    "games --language fr": "quintet",
    "simulate quintet -n 1 --bots easy": "easy",
    "simulate quintet -n 4 --jobs 2 --json": '"matches": 4',
    "check quintet -n 0": "All laws hold.",
    "schema quintet": "observation",
    "schema quintet --view": "properties",
    "words quintet --language de": "Quintett",
}
IMPORTED_AS = {"fonttools": "fontTools", "open_spiel": "pyspiel"}
"""Packages whose module has another name."""

ASK = """
import json, sys
from typer.testing import CliRunner
from croupier.cli import app

if __name__ == "__main__":
    found = [CliRunner().invoke(app, command.split()) for command in sys.argv[1:]]
    print(json.dumps([(one.exit_code, one.stdout, one.stderr) for one in found]))
"""
"""A program that gives each of these commands to the command line."""


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("core") / "site"
    make_core(folder)
    return folder


@pytest.fixture(scope="module")
def answers(core: Path, tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, tuple[int, str, str]]:
    """Exit code, output and errors of every command, all in one process, where there is the core alone."""
    program, commands = (
        tmp_path_factory.mktemp("program") / "ask.py",
        [*IN_A_TERMINAL, *OF_THE_SERVER, RECORDED, PRINTED],
    )
    program.write_text(ASK, "utf-8")
    done = python_with(core, str(program), *commands)
    return dict(zip(commands, map(tuple, json.loads(done.stdout)), strict=True))


@pytest.mark.parametrize(("command", "part"), IN_A_TERMINAL.items())
def test_what_a_terminal_is_asked(answers: Mapping[str, tuple[int, str, str]], command: str, part: str) -> None:
    code, said, wrong = answers[command]
    assert (code, wrong) == (0, "")
    assert part in said


@pytest.mark.parametrize(
    ("command", "extra"), [*((each, "server") for each in OF_THE_SERVER), (RECORDED, "lab"), (PRINTED, "print")]
)
def test_a_command_names_its_extra(answers: Mapping[str, tuple[int, str, str]], command: str, extra: str) -> None:
    code, said, wrong = answers[command]
    assert (code, said) == (2, "")
    assert re.fullmatch(rf"This needs \w+, which comes with an extra: pip install 'croupier\[{extra}\]'\.\n", wrong)


def test_a_match_is_played_to_its_end_and_verified(core: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played = ["play", "quintet", "--bots", "random", "--seed", "3", "--save", str(file)]
    for arguments, typed in ((played, "1\n" * 400), (["verify", str(file)], "")):
        done = python_with(core, "-m", "croupier", *arguments, typed=typed)
        assert (done.returncode, done.stderr) == (0, "")
    assert "holds" in done.stdout


@pytest.mark.parametrize(
    ("asked", "package", "extra"),
    [
        ("croupier.running('quintet')", "greenlet", "env"),
        ("env.Batch('quintet', 2)", "numpy", "env"),
        ("env.gym('quintet')", "gymnasium", "gym"),
        ("env.aec('quintet')", "pettingzoo", "pettingzoo"),
        ("env.parallel('quintet')", "pettingzoo", "pettingzoo"),
        ("from croupier.lab import record", "numpy", "lab"),
    ],
)
def test_what_is_asked_of_python_is_refused_alike(core: Path, asked: str, package: str, extra: str) -> None:
    lines = (
        "import croupier",
        "from croupier import env",
        "try:",
        f"    {asked}",
        "except ImportError as error:",
        "    print(isinstance(error, croupier.CroupierError), error.name, error)",
    )
    done = python_with(core, "-c", "\n".join(lines))
    sentence = f"This needs {package}, which comes with an extra: pip install 'croupier[{extra}]'."
    assert (done.stdout, done.stderr) == (f"True {package} {sentence}\n", "")


def test_every_package_of_an_extra_is_known_by_it(core: Path) -> None:
    lines = (
        "from croupier.extras import BROUGHT, NotInstalled, from_extras",
        "for package in sum(BROUGHT.values(), ()):",
        "    try:",
        "        with from_extras():",
        "            __import__(package)",
        "    except NotInstalled as error:",
        "        print(error)",
    )
    done = python_with(core, "-c", "\n".join(lines))
    expected = [
        f"This needs {package}, which comes with an extra: pip install 'croupier[{extra}]'."
        for extra, packages in BROUGHT.items()
        for package in packages
    ]
    assert done.stdout.splitlines() == expected


def test_another_module_that_is_not_there_is_an_error_as_ever() -> None:
    with pytest.raises(ModuleNotFoundError), from_extras():
        __import__("no_such_module")


@pytest.mark.parametrize("extra", BROUGHT)
def test_an_extra_brings_what_it_is_known_for(extra: str) -> None:
    wanted = [Requirement(line) for line in PROJECT["optional-dependencies"][extra]]
    names = {one.name.replace("-", "_") for one in wanted if one.name != "croupier"}
    assert {IMPORTED_AS.get(name, name) for name in names} == set(BROUGHT[extra])
