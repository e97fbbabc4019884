"""A pytest plugin: quick tests first, and no test may run much longer than it does without a mutant.

The file that `MUTANTS_SECONDS` names says how many seconds of processor time each test takes. The first run, without
a mutant, finds no such file and writes it.
"""

import json
import os
import resource
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

TIMED_OUT: Final = 99
"""Exit status of a run in which a test, or the collection of tests, did not end."""
COLLECTION: Final = 20.0
"""Seconds of processor time until the first test must have begun."""
LEAST: Final = 2.0
"""Seconds of processor time that every test may take; a test that takes long may take `TIMES` as long."""
TIMES: Final = 10
MEMORY: Final = 4 << 30
"""Bytes; a mutant that collects things for ever ends here."""


def pytest_configure(config: pytest.Config) -> None:
    path = Path(os.environ["MUTANTS_SECONDS"])
    if path.exists():
        config.pluginmanager.register(QuickestFirst(json.loads(path.read_text(encoding="utf-8"))))
    else:
        config.pluginmanager.register(StopWatch(path))


class StopWatch:
    """Writes down how long each test takes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        return result  # a hook wrapper gives back what it wraps

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps(self.seconds), encoding="utf-8")


class QuickestFirst:
    """Sorts tests by their seconds, and ends the run when one takes far more."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, lambda *_: os._exit(TIMED_OUT))
        signal.setitimer(signal.ITIMER_VIRTUAL, COLLECTION)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.seconds.get(item.nodeid, 0.0))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, max(LEAST, TIMES * self.seconds.get(item.nodeid, 0.0)))

    def pytest_sessionfinish(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
