"""The command line as a child that ends with its parent: `python -m tests.server.child serve ...`.

With `TESTS_COLD` a server reads words when somebody asks for them: most servers of tests end before all were read.

The parent holds the other end of the child's standard input. However the parent ends, the system closes that end.
"""

import os
import threading


def end_with_the_parent() -> None:
    """End this process, whatever it is doing, as soon as nobody can write to its standard input any more."""

    def wait() -> None:
        while os.read(0, 1024):
            pass
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


async def nothing() -> None:
    """Read no words before somebody asks for them."""


if __name__ == "__main__":
    from croupier.cli import app
    from croupier.server import warmup

    if os.environ.get("TESTS_COLD"):
        warmup.read = nothing
    end_with_the_parent()
    app()
