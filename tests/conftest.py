"""What all tests share: the small games of the documentation can be imported by name."""

import gc
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from croupier import compiled

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # how long an example takes says something of the machine, nothing of the code
gc.disable()  # until all tests are collected: what is made until then stays
sys.path.insert(0, str(Path(__file__).parent.parent / "docs" / "designers" / "examples"))


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder in which servers of this run keep the code of templates (`tests.server.child`)."""
    if "TESTS_TEMPLATES" not in os.environ:  # else this is a worker
        folder = TemporaryDirectory(prefix="croupier-templates-")
        os.environ["TESTS_TEMPLATES"] = folder.name
        config.add_cleanup(folder.cleanup)


def pytest_collection_finish() -> None:
    """Let no search for garbage look at modules and tests again and again: that took a twentieth of the time."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say of each test that looks into the interpreter why it is not run on a compiled build."""
    if compiled.groups:
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="looks into the interpreter; this build is compiled"))
