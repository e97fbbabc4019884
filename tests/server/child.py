"""The command line as a child that ends with its parent: `python -m tests.server.child serve ...`.

With `TESTS_COLD` a server reads words and prints cards when somebody asks for them: most servers of tests end before
all were read. What Jinja makes of the templates all servers of a run share in the folder `TESTS_TEMPLATES`: it takes
longer than all else a server does when it starts. With `TESTS_FILES` it has other files for browsers. `TESTS_LISTENER`
is a socket that is passed on, as systemd does.

The parent holds the other end of the child's standard input. However the parent ends, the system closes that end.
"""

import os
import socket
import sys
import threading
from typing import TYPE_CHECKING

from jinja2 import FileSystemBytecodeCache

from tests.server.forked import fork_when_asked

if TYPE_CHECKING:
    from croupier.server.web.assets import Assets


def end_with_the_parent() -> None:
    """End this process, whatever it is doing, as soon as nobody can write to its standard input any more."""

    def wait() -> None:
        while os.read(0, 1024):
            pass
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


async def nothing(_pages: object) -> None:
    """Read nothing before somebody asks for it."""


def with_another_file(root: str = "") -> "Assets":
    """The files for browsers as after an upgrade: all have other addresses."""
    from croupier.server.web.assets import Assets, collect

    before = collect(root)
    found = {name: before._assets[name].body for name in before._assets}
    return Assets({**found, "js/new.js": os.environ["TESTS_FILES"].encode()}, root)


if __name__ == "__main__":
    from croupier import catalog
    from croupier.cli import app
    from croupier.commands import processes, serve  # noqa: F401  # what a command imports when it is called
    from croupier.server import app as application
    from croupier.server.web import context, environment

    listeners = [int(held)] if (held := os.environ.pop("TESTS_LISTENER", "")) else []
    if sys.argv[1] == "--ready":
        for name in catalog.names():
            catalog.find(name)
        sys.argv[1:], listeners = fork_when_asked(socket.socket(fileno=int(sys.argv[2])))
        vars(sys)["stdout"] = os.fdopen(1, "w", buffering=1)
    if os.environ.get("TESTS_COLD"):
        vars(application)["_read"] = nothing
    if folder := os.environ.get("TESTS_TEMPLATES"):
        vars(environment)["COMPILED"] = FileSystemBytecodeCache(folder)
    if os.environ.get("TESTS_FILES"):
        vars(context)["collect"] = with_another_file
    end_with_the_parent()
    for held_open in listeners:
        os.dup2(held_open, 3)
        os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    app()
