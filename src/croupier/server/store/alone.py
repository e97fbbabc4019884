"""One server at one SQLite file: two would move the same tables, and neither would see what the other does."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sqlalchemy import make_url

from croupier.server.errors import StoreFailed

if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold a SQLite file for this process, until it ends in whatever way, by a lock on a `.lock` beside the file.

    Databases of another kind, and those in memory, are not held. Raises `StoreFailed` if another server holds the file.
    """
    database = make_url(url)
    if database.get_backend_name() != "sqlite" or not database.database or database.database.startswith(("file:", ":")):
        yield
        return
    with Path(f"{database.database}.lock").open("a", encoding="utf-8") as file:
        try:
            _lock(file)
        except OSError as error:
            raise StoreFailed(
                f"Another server is serving {database.database}. Stop it first, or give this one another --database."
            ) from error
        yield
