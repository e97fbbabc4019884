"""Games and bots that are installed for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

from croupier import catalog
from croupier.bots import named


@contextmanager
def installed(**games: str) -> Iterator[None]:
    """A house with these games and no others: `installed(tender="tender:Tender")`."""
    points = [EntryPoint(name, value, catalog.GROUP) for name, value in games.items()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "entry_points", lambda group: points if group == catalog.GROUP else [])
        _forget()
        yield
    _forget()


@contextmanager
def installed_bots(*bots: tuple[str, str]) -> Iterator[None]:
    """A house with these bots beside its own: `installed_bots(("flat", "flat:Flat"))`."""
    points = [EntryPoint(name, value, named.GROUP) for name, value in bots]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(named, "entry_points", lambda group: points if group == named.GROUP else [])
        _forget_bots()
        yield
    _forget_bots()


def _forget_bots() -> None:
    named.installed.cache_clear()
    named.names.cache_clear()
    named._loaded.cache_clear()


def _forget() -> None:
    """Let the catalog look again for what is installed."""
    catalog.installed.cache_clear()
    catalog.find.cache_clear()
    catalog.names.cache_clear()
