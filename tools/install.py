"""Set up .venv with what Croupier needs, and say how far that is: `python3 tools/install.py [EXTRA]`."""

import os
import subprocess
import sys
import time
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".venv"
PROGRAMS = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / "python")
PIP = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off"]
UV = [str(PROGRAMS / "uv"), "pip", "install", "--python", PYTHON]


def main(extra: str) -> int:
    """Make the environment; the exit code is 0 once everything is there."""
    begun = time.monotonic()
    print("Croupier sets itself up in .venv, once. That takes a minute or less, most of it on the network.", flush=True)
    venv.create(FOLDER, with_pip=True, symlinks=os.name != "nt")
    what = ["--editable", f"{ROOT}[{extra}]" if extra else str(ROOT)]
    # uv fetches several packages at once. Where it is not to be had, or finds no way out of the network of a house,
    # pip does the same in three to five times as long; Python compiles what is imported when it is.
    if (run(*PIP, "uv") and run(*UV, *what)) or run(*PIP, "--no-compile", *what):
        print(f"Ready after {time.monotonic() - begun:.0f} seconds.")
        return 0
    print("The set-up failed; what was said is above. Once it is mended, run the same command again.")
    return 1


def run(*command: str) -> bool:
    """Whether a command has done what it should. What it says is passed on, in the end once more if it has not."""
    told: list[str] = []
    with subprocess.Popen(  # noqa: S603  # pip or uv, with arguments of ours
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as program:
        for line in program.stdout or ():
            told.append(line.rstrip())
            say(line.strip())
    if sys.stdout.isatty():
        say("")
    if program.returncode:
        print("\n".join(told[-20:]))
    return not program.returncode


def say(line: str) -> None:
    """Show a line: where there is a terminal in place of the one before. What has come in the end is no news."""
    if line.startswith("+ "):
        return
    if sys.stdout.isatty():
        print(f"\r\033[K{line[:78]}", end="", flush=True)
    else:
        print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or [""]))
