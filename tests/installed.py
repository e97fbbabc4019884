"""Games that are installed for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

from croupier import catalog


@contextmanager
def installed(**games: str) -> Iterator[None]:
    """A house with these games and no others: `installed(tender="tender:Tender")`."""
    points = [EntryPoint(name, value, catalog.GROUP) for name, value in games.items()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "entry_points", lambda group: points if group == catalog.GROUP else [])
        _forget()
        yield
    _forget()


def _forget() -> None:
    """Let the catalog look again for what is installed."""
    catalog.installed.cache_clear()
    catalog.find.cache_clear()
    catalog.names.cache_clear()
