"""File lock: one server at one SQLite file.

Two would move the same tables, and neither would see what the other does.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from croupier.server.errors import StoreFailed
from croupier.server.store.connection import sqlite_file

if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _without_links(database: Path) -> Path:
    there = database.resolve()
    if there.is_dir():
        raise StoreFailed(f"{database} is a folder. Name a file in it.")
    return there


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold a SQLite file for this process, until it ends in whatever way, by a lock on a `.lock` beside the file.

    A symbolic link to the file is the file. Databases of another kind are not held. Raises `StoreFailed` if another
    server holds the file, if it is a folder, if it has a second name (a hard link), or if the lock cannot be written.
    """
    database = sqlite_file(url)
    if database is None:
        yield
        return
    try:
        there = _without_links(database)
        there.parent.mkdir(parents=True, exist_ok=True)
        held = there.with_name(f"{there.name}.lock")
        new = not held.exists()
        opened = held.open("a", encoding="utf-8")
    except StoreFailed:  # which is an OSError as well
        raise
    except OSError as error:
        raise StoreFailed(
            f"The lock beside the database {database} cannot be written: {error.filename}: {error.strerror}. "
            "Check the owner and the permissions of both, and of their folder."
        ) from error
    except RuntimeError as error:  # links that lead round in a circle
        raise StoreFailed(f"{database} cannot be served: {error}.") from error
    with opened as file:
        if there.exists() and there.stat().st_nlink > 1:
            raise StoreFailed(f"{database} has several names (hard links), and each could be served. Keep one of them.")
        try:
            _lock(file)
        except OSError as error:
            raise StoreFailed(
                f"Another server is serving {database}. Stop it first, or give this one another --database."
            ) from error
        try:
            yield
        except StoreFailed:  # maybe this is no database at all
            with suppress(OSError):
                if new:
                    held.unlink()
            raise
