"""What commands do to the process they run in, undone: here that is the process of the tests."""

import logging
import warnings
from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Where lines of the log and warnings go is set once in a program (`croupier.server.logs.set_up`)."""
    known, config = structlog.is_configured(), structlog.get_config()
    root, shown = logging.getLogger(), warnings.showwarning
    handlers = [*root.handlers]
    yield
    root.handlers[:], warnings.showwarning = handlers, shown
    structlog.reset_defaults()
    if known:
        structlog.configure(**config)
