"""What cannot be read in a row is wrong with that row alone: whoever reads many rows reads all the others.

PostgreSQL looks at what it is given. A SQLite file holds whatever a bad disk or another program has left in it.
"""

import json
from functools import cache
from typing import Any, Final

import structlog

log = structlog.get_logger("croupier.store")


class DamagedRow(ValueError):
    """A row has a value that cannot be read."""


DAMAGED: Final = object()
"""In the place of a value that cannot be read."""


def read_text(raw: bytes) -> str:
    """A text of a SQLite file; where it is no UTF-8 it has signs of replacement, and the operator is told once."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        _tell_of_text()
        return raw.decode(errors="replace")


def read_json(text: str) -> Any:  # Any: JSON
    """A value of a JSON column; `DAMAGED` where it is no JSON."""
    try:
        return json.loads(text)
    except ValueError:
        return DAMAGED


@cache
def tell_of_table(table: str) -> None:
    """Tell the operator, once, that a table is left out wherever there are several."""
    log.error("damaged", table=table)


@cache
def _tell_of_text() -> None:
    log.error("not-text")
