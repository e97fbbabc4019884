"""A pytest plugin: only tests that run the changed function, quick ones first, and none much longer than it takes.

The first run, without a mutant, writes down what each test takes and calls; the later ones read it. The files and the
changed function are named in the environment, see `suite.py`.
"""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

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
IMPORTS: Final = "imports"
"""What is called before the first test stands under this name: a change of it may show in any test."""


def pytest_configure(config: pytest.Config) -> None:
    path = Path(os.environ["MUTANTS_RECORD"])
    if path.exists():
        record = json.loads(path.read_text(encoding="utf-8"))
        config.pluginmanager.register(Chosen(record["seconds"], record["calls"], os.environ["MUTANTS_FUNCTION"]))
    else:
        config.pluginmanager.register(Recorder(path, os.environ["MUTANTS_SOURCES"]))


class Recorder:
    """Writes down how long each test takes and which functions of the sources it calls."""

    def __init__(self, path: Path, sources: str) -> None:
        self.path = path
        self.sources = sources
        self.seconds: dict[str, float] = {}
        self.calls: dict[str, set[str]] = {IMPORTS: set()}
        self.called = self.calls[IMPORTS]
        sys.setprofile(self.watch)

    def watch(self, frame: FrameType, event: str, _: Any) -> None:  # Any: of the event
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(self.sources):
            self.called.add(f"{code.co_filename.removeprefix(self.sources)}:{code.co_name}")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.called = self.calls.setdefault(item.nodeid, set())
        sys.setprofile(self.watch)  # a test may have taken it away
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        return result  # a hook wrapper gives back what it wraps

    def pytest_sessionfinish(self) -> None:
        sys.setprofile(None)
        record = {"seconds": self.seconds, "calls": {test: sorted(called) for test, called in self.calls.items()}}
        self.path.write_text(json.dumps(record), encoding="utf-8")


class Chosen:
    """Keeps the tests that call the changed function, sorts them by their seconds, ends what takes far more."""

    def __init__(self, seconds: dict[str, float], calls: dict[str, list[str]], function: str) -> None:
        self.seconds = seconds
        self.calls = calls
        self.function = function if function and function not in calls[IMPORTS] else ""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, lambda *_: os._exit(TIMED_OUT))
        signal.setitimer(signal.ITIMER_VIRTUAL, COLLECTION)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [i for i in items if not self.function or self.function in self.calls.get(i.nodeid, ())]
        items.sort(key=lambda item: self.seconds.get(item.nodeid, 0.0))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, max(LEAST, TIMES * self.seconds.get(item.nodeid, 0.0)))

    def pytest_sessionfinish(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
