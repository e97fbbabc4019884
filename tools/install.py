"""Set up .venv with what Croupier needs, and say how far that is: `python3 tools/install.py [EXTRA]`."""

import os
import subprocess
import sys
import time
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / "bin" / "python"

STAGES = {"Collecting": "looking up", "Downloading": "fetching", "Building": "building", "Installing": "installing"}
"""What the lines of pip begin with, and what is said for it."""


def main(extra: str) -> int:
    """Make the environment; the exit code is the one of pip."""
    begun = time.monotonic()
    print("Croupier sets itself up in .venv, once. That takes a minute or two, most of it on the network.", flush=True)
    venv.create(FOLDER, with_pip=True, symlinks=os.name != "nt")
    what = f"{ROOT}[{extra}]" if extra else str(ROOT)
    # Python compiles what is imported when it is: half of what pip would compile never is.
    arguments = ["install", "--disable-pip-version-check", "--progress-bar", "off", "--no-compile", "--editable", what]
    told: list[str] = []
    with subprocess.Popen(  # noqa: S603  # pip, with arguments of ours
        [str(PYTHON), "-m", "pip", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as pip:
        for line in pip.stdout or ():
            told.append(line.rstrip())
            say(line, time.monotonic() - begun)
    clear()
    if pip.returncode:
        print("\n".join(told[-20:]))
        print("The set-up failed; what pip said is above. Once it is mended, run the same command again.")
    else:
        print(f"Ready after {time.monotonic() - begun:.0f} seconds.")
    return pip.returncode


def say(line: str, passed: float) -> None:
    """Show what pip is doing after so many seconds, on one line where there is a terminal."""
    word, _, rest = line.strip().partition(" ")
    if word not in STAGES:
        return
    thing = "" if word == "Installing" else rest.split()[0].rpartition("/")[2].split(";")[0][:40]
    clear()
    print(f"{passed:4.0f} s  {STAGES[word]} {thing}", end="" if sys.stdout.isatty() else "\n", flush=True)


def clear() -> None:
    """Take back the line that is being rewritten."""
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or [""]))
