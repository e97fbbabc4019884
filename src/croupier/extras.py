"""What comes with an extra and not with `croupier` alone, and one sentence for who lacks it.

with from_extras():
    import numpy
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

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
    "lab": ("polars",),
}
"""The packages that each extra of `pyproject.toml` brings to programs, by the names they are imported by."""


class NotInstalled(CroupierError, ImportError):
    """What was asked for needs an `extra`: `name` is the package that is missing."""

    name: str

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"This needs {package}, which comes with an extra: pip install 'croupier[{extra}]'.")
        self.name = package
        self.extra = extra


@contextmanager
def from_extras(whole: str = "") -> Iterator[None]:
    """Whatever is imported meanwhile may come with an extra. Raises `NotInstalled`, which names it, where it lacks.

    `whole` is the extra that brings all that is wanted, where one package comes with a smaller one, too.

    Any other module that cannot be found is an error as ever.
    """
    try:
        yield
    except NotInstalled as error:
        raise NotInstalled(error.name, whole or error.extra) from error
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        for extra, packages in BROUGHT.items():
            if package in packages:
                raise NotInstalled(package, whole or extra) from error
        raise
