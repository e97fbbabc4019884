"""A wheel in an environment in which there is nothing else: is it played there?"""

import os
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from urllib.request import urlopen

from croupier import __version__
from tools.release.pythons import bare, run, uv

PAGES = {"/healthz": "", "/": "<html", "/api/games": '"variants"'}
"""What the server is asked, and what each answer has in it."""

PATIENCE = 60
"""Seconds in which the server has to say where it is."""


FIRST_ANSWERS = "1\n" * 5000
"""What somebody types who takes the first answer each time, for longer than any match."""


class Failed(Exception):
    """What was expected of a command or a page, and what came instead."""


def environment(python: Path, folder: Path, wheel: Path) -> Path:
    """The Python of a new environment with the wheel and what that needs in a terminal."""
    run(uv(), "venv", "--quiet", "--python", str(python), str(folder / "env"))
    inside = folder / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install(inside, str(wheel))
    return inside


def install(python: Path, what: str) -> None:
    """Bring something into an environment."""
    run(uv(), "pip", "install", "--quiet", "--python", str(python), what)


def try_out(python: Path, wheel: Path) -> str:
    """Play there in the terminal, then, with the extra, in the browser; gives what it calls itself. Raises `Failed`."""
    program = str(python.with_name("croupier"))
    said = run(program, "--version")
    if not said.startswith(f"croupier {__version__} ("):
        raise Failed(f"--version says {said}.")
    for game in run(program, "games", "--names").split():
        if '"matches": 20' not in run(program, "simulate", game, "-n", "20", "--json"):
            raise Failed(f"{game} is not simulated.")
        play(program, game)
    lacks(program)
    install(python, f"{wheel}[server]")
    serve(program)
    return said


def play(program: str, game: str) -> None:
    """Play a match in the terminal to its end. Raises `CalledProcessError` where it does not come to one."""
    with TemporaryDirectory() as folder:
        replay = str(Path(folder) / "match.json")
        run(program, "play", game, "--bots", "random", "--seed", "1", "--save", replay, typed=FIRST_ANSWERS)
        run(program, "verify", replay)


def lacks(program: str) -> None:
    """See that who has no server is told what to install. Raises `Failed`."""
    try:
        run(program, "serve")
    except subprocess.CalledProcessError as error:
        if error.returncode == 2 and "pip install 'croupier[server]'" in error.stderr:
            return
        raise
    raise Failed("There is a server where none was installed.")


def serve(program: str) -> None:
    """Start the table with a database of its own, and ask it. Raises `Failed`."""
    with TemporaryDirectory() as folder:
        command = [program, "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.sqlite3"]
        with subprocess.Popen(  # noqa: S603  # the program just installed
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=bare(), cwd=folder
        ) as server:
            stop = Timer(PATIENCE, server.kill)
            stop.start()
            try:
                found = (re.search(r"Croupier is at (http://[\w.:]+)", line) for line in server.stdout or ())
                address = next((place[1] for place in found if place), None)
                if address is None:
                    raise Failed("The server does not say where it is.")
                for page, part in PAGES.items():
                    look_at(address + page, part)
            finally:
                stop.cancel()
                server.terminate()


def look_at(address: str, part: str) -> None:
    """Get a page. Raises `Failed` where it is not that."""
    with urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310  # the server just started
        text = answer.read().decode()
    if part not in text:
        raise Failed(f"{address} answers without {part}.")
