"""Is what the Dockerfile describes a server? Build it, run it confined, play there: `make container`.

The image is built and run by podman, in a storage of its own that is removed in the end. Where the base image cannot be
pulled, a Debian with the same Python stands in its place (debootstrap, as root). The container has no network of its
own: the server listens on this machine. Nothing is published.
"""

import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

from croupier import catalog
from tools.golden import Table

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "container"
IMAGE, NAME = "localhost/croupier", "croupier-tried"
STANDS_IN = {"3.13": "trixie"}
"""The Debian that has this Python as its own."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
"""Whom this machine trusts: whoever reaches the registry by a proxy with a certificate of its own needs it inside."""
USER = "10001"
NEEDED = ("podman", "runc", "debootstrap")
CONFINED = ["--read-only", "--read-only-tmpfs=false", "--tmpfs=/tmp", "--cap-drop=all"]
CONFINED += ["--security-opt=no-new-privileges"]
"""As compose.yaml has it."""
LIMITS = ["--ulimit=nofile=1024:1024", "--ulimit=nproc=1024:1024"]
"""Podman's own are higher than a root within a container may set."""
STRANGER = "import os, pathlib; print(os.getuid()); pathlib.Path('/data/x').touch(); pathlib.Path('/opt/x').touch()"
"""Says who one is, writes where one may, and then where one may not."""


class Failed(Exception):
    """What was expected, and what came instead."""


class Podman:
    """Podman with a storage in a folder."""

    def __init__(self, folder: Path) -> None:
        places = ["--root", str(folder / "root"), "--runroot", str(folder / "run"), "--storage-driver", "vfs"]
        self._command = ["podman", *places, "--cgroup-manager", "cgroupfs", "--events-backend", "file"]
        self._command += ["--runtime", "runc", "--log-level", "fatal"]

    def __call__(self, *arguments: str, wrong: bool = False, **more: Any) -> str:  # Any: of subprocess
        """Carry out a command and give what it says; `wrong`: it has to fail. Raises `Failed`."""
        command = [*self._command, *arguments]
        done: subprocess.CompletedProcess[str] = subprocess.run(  # noqa: S603  # podman
            command, capture_output=True, text=True, cwd=ROOT, check=False, **more
        )
        if (done.returncode != 0) != wrong:
            raise Failed(f"podman {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout.strip()

    def inspect(self, what: str) -> Any:  # Any: JSON
        """A part of what is known of the container, as a Go template names it."""
        return json.loads(self("inspect", NAME, "--format", f"{{{{json .{what}}}}}"))


def base_of(dockerfile: str) -> tuple[str, str]:
    """The base image, and its version of Python."""
    python = re.findall(r"^ARG PYTHON=(\S+)$", dockerfile, re.MULTILINE)[0]
    image = re.findall(r"^FROM (\S+)$", dockerfile, re.MULTILINE)[-1]
    return image.replace("${PYTHON}", python), python


def fetch_base(podman: Podman) -> str:
    """Put the base into the storage; gives what it is."""
    image, python = base_of((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    try:
        podman("pull", "--quiet", image, timeout=300)
    except (Failed, subprocess.TimeoutExpired):
        podman(
            "import", "--quiet", "--change", "ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin", debian(python), image
        )
        return f"Debian {STANDS_IN[python]} in the place of {image}, which cannot be pulled here"
    return image


def debian(python: str) -> str:
    """A Debian with that Python as an archive, made unless it is there already. Raises `Failed`."""
    made = BUILT / f"debian-{python}.tar"
    if not made.exists():
        if python not in STANDS_IN:
            raise Failed(f"The base image cannot be pulled, and no Debian with Python {python} is known.")
        root = BUILT / "debian"
        shutil.rmtree(root, ignore_errors=True)
        wanted = ["--variant=minbase", "--include=ca-certificates,python3,python3-venv", STANDS_IN[python]]
        subprocess.run(["debootstrap", *wanted, str(root)], check=True, stdout=subprocess.DEVNULL)  # noqa: S603, S607
        for name in ("python", "python3"):  # where the images of Python have it
            (root / "usr/local/bin" / name).symlink_to("/usr/bin/python3")
        subprocess.run(["tar", "-C", str(root), "-cf", str(made), "."], check=True)  # noqa: S603, S607
        shutil.rmtree(root)
    return str(made)


def build(podman: Podman) -> None:
    """Carry out the Dockerfile."""
    git = ["git", "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"]
    commit = subprocess.run(git, capture_output=True, text=True, cwd=ROOT, check=False).stdout.strip()  # noqa: S603
    trusted = ["--volume", f"{CERTIFICATES}:{CERTIFICATES}:ro"] if CERTIFICATES.exists() else []
    how = ["--pull=never", "--isolation", "chroot", "--format", "docker", "--layers=false", *trusted]
    podman("build", "--quiet", *how, "--build-arg", f"REVISION={commit}", "--tag", IMAGE, ".")


def run(podman: Podman, data: Path, port: int) -> None:
    """Start the server, confined; return when the image's own health check says that it is well. Raises `Failed`."""
    there = ["--network", "host", "--env", f"CROUPIER_PORT={port}", "--env", "CROUPIER_HOST=127.0.0.1"]
    podman("run", "--detach", "--name", NAME, *CONFINED, *LIMITS, *there, "--volume", f"{data}:/data", IMAGE)
    well(podman)


def well(podman: Podman) -> None:
    """Wait until the health check says that the server is well. Raises `Failed`."""
    kind, *check = podman.inspect("Config.Healthcheck.Test")
    assert kind == "CMD"
    late = time.monotonic() + 60
    while True:
        try:
            podman("exec", NAME, *check)
        except Failed:
            if time.monotonic() > late:
                raise Failed(f"The server is not well:\n{podman('logs', NAME)}") from None
            time.sleep(0.5)
        else:
            return


def stop(podman: Podman) -> None:
    """Stop it as every engine does, by SIGTERM; it has to end by itself, and well. Raises `Failed`."""
    podman("stop", "--time", "30", NAME)
    if (code := podman.inspect("State.ExitCode")) != 0:
        raise Failed(f"Stopped by SIGTERM, the server ended with {code}.")


def play(address: str) -> Table:
    """A match against a bot, to its end."""
    with httpx.Client(base_url=address, timeout=60) as client:
        game = catalog.find(catalog.ours()[0])
        table = Table(client, game, {"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"})
        table.play(sys.maxsize)
        assert table.look()["over"]
        assert client.get("/").status_code == client.get(f"/t/{table.id}").status_code == 200
        return table


def still_there(address: str, table: Table) -> None:
    """What was played before is shown. Raises `Failed`."""
    if not httpx.get(f"{address}/api/tables/{table.id}", timeout=60).json()["over"]:
        raise Failed("The match is not there any more.")


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def try_out(folder: Path, say: Callable[[str], None]) -> None:
    """Everything, in a folder that is removed. Raises `Failed`."""
    podman, data, port = Podman(folder), folder / "data", free_port()
    data.mkdir()
    shutil.chown(data, int(USER), int(USER))
    say(f"Base: {fetch_base(podman)}.")
    build(podman)
    say(f"Built: {podman('image', 'inspect', IMAGE, '--format', '{{.Size}}')} bytes.")
    try:
        run(podman, data, port)
        say(f"Well: {podman('exec', NAME, 'croupier', '--version')}, by its own health check.")
        if not podman("exec", NAME, "python", "-c", STRANGER, wrong=True).startswith(USER):
            raise Failed(f"It does not run as {USER}.")
        if not (data / "x").exists():
            raise Failed("It cannot write where it should.")
        say(f"Confined: user {USER}, writes to /data, and cannot write elsewhere.")
        address = f"http://127.0.0.1:{port}"
        table = play(address)
        say("Played: a match against a bot, over HTTP.")
        stop(podman)
        podman("start", NAME)
        well(podman)
        still_there(address, table)
        stop(podman)
        say("Stopped by SIGTERM, started, and stopped again: exit code 0, and the match was still there.")
    finally:
        podman("rm", "--force", "--ignore", NAME)


def main(say: Callable[[str], None] = print, needed: Sequence[str] = NEEDED) -> int:
    if missing := [program for program in needed if not shutil.which(program)]:
        say(f"Missing: {', '.join(missing)}. On Debian, as root: apt-get install {' '.join(needed)}")
        return 2
    BUILT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILT, ignore_cleanup_errors=True) as folder:
        try:
            try_out(Path(folder), say)
        except Failed as failed:
            say(str(failed))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
