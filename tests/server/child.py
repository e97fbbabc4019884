"""The command line as a child that ends with its parent: `python -m tests.server.child serve ...`.

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


if __name__ == "__main__":
    from croupier.cli import app

    end_with_the_parent()
    app()
