"""What comes with an extra and not with `croupier` alone, and one sentence for who lacks it.

with from_extras():
    import numpy
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from croupier.engine import CroupierError

BROUGHT: Mapping[str, tuple[str, ...]] = {
    "server": (
        *("aiosqlite", "alembic", "httptools", "jinja2", "litestar", "msgspec", "platformdirs", "prometheus_client"),
        *("rjsmin", "segno", "sqlalchemy", "structlog", "uvicorn", "uvloop"),
    ),
    "postgres": ("procrastinate", "psycopg"),
    "env": ("greenlet", "numpy"),
    "gym": ("gymnasium",),
    "pettingzoo": ("pettingzoo",),
    "spiel": ("pyspiel",),
    "lab": ("distributed", "openskill", "polars"),
    "print": ("fontTools", "typst"),
}
"""The packages that each extra of `pyproject.toml` brings to programs, by the names they are imported by."""


class NotInstalled(CroupierError, ImportError):
    """What was asked for needs an `extra`: `name` is the package that is missing."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"This needs {package}, which comes with an extra: pip install 'croupier[{extra}]'.")
        self.name = package
        self.extra = extra

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for; a name of an `ImportError` is not kept
        return type(self), (self.name, self.extra)


@contextmanager
def from_extras(wanted: str | None = None) -> Iterator[None]:
    """Whatever is imported meanwhile may come with an extra.

    Where it lacks, raises `NotInstalled`, which names the extra that is `wanted`, or the one that brings the package.
    Any other module that cannot be found is an error as ever.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        for extra, packages in BROUGHT.items():
            if package in packages:
                raise NotInstalled(package, wanted or extra) from error
        raise
