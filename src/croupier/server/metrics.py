"""Figures for Prometheus, at an address of their own. Off unless `CROUPIER_METRICS` says where.

Several server processes count in files of one folder, and the process that has started them adds them up: that is how
`prometheus_client` does it. The folder is named in the environment before the first figure is made.
"""

import asyncio
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from croupier import __version__
from croupier.server.background_task import beside
from croupier.server.temporary import temporary_folder

FOLDER = "PROMETHEUS_MULTIPROC_DIR"

PAUSE = 1.0
"""Seconds between two looks at what is counted by looking."""

_WAITS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What one server process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._answers = Histogram(
            "croupier_answer_seconds",
            "How long requests took until they were answered",
            ("method", "route", "status"),
            buckets=_WAITS,
            registry=self.registry,
        )
        self._lines = Counter("croupier_choices", "Choices written to the log", registry=self.registry)
        self._gauges = {
            name: Gauge(f"croupier_{name}", meaning, registry=self.registry, multiprocess_mode="livesum")
            for name, meaning in (
                ("tables", "Tables in memory"),
                ("streams", "Open streams"),
                ("writes_waiting", "Changes that wait for their commit"),
                ("bots_thinking", "Questions that bots are thinking about"),
            )
        }
        self._written = 0
        build = Gauge(
            "croupier_build_info", "Which version runs", ("version",), registry=self.registry, multiprocess_mode="max"
        )
        build.labels(__version__).set(1)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._answers.labels(method, route, str(status)).observe(seconds)

    def look(self, figures: Mapping[str, int]) -> None:
        """Take over what the service counts: the gauges, and all lines `written` so far."""
        for name, gauge in self._gauges.items():
            gauge.set(figures[name])
        self._lines.inc(figures["written"] - self._written)
        self._written = figures["written"]

    def looking(self, figures: Callable[[], Mapping[str, int]]) -> AbstractAsyncContextManager[None]:
        """Look once a second, as long as the block lasts."""

        async def looks() -> None:
            while True:
                self.look(figures())
                await asyncio.sleep(PAUSE)

        return beside(looks())


def publish(address: str, metrics: Metrics) -> None:
    """Publish the figures of this process at HOST:PORT."""
    host, _, port = address.rpartition(":")
    start_http_server(int(port), host.strip("[]"), metrics.registry)


@contextmanager
def published_for_all(address: str) -> Iterator[Callable[[int], None]]:
    """Publish the figures of all processes started in the block; what it gives is called for each that has ended."""
    from prometheus_client import multiprocess

    with temporary_folder("metrics") as folder:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]  # it has no types
        host, _, port = address.rpartition(":")
        server, thread = start_http_server(int(port), host.strip("[]"), registry)
        os.environ[FOLDER] = folder
        try:
            yield lambda ended: multiprocess.mark_process_dead(ended, folder)  # type: ignore[no-untyped-call]  # the same
        finally:
            server.shutdown()
            thread.join()
            del os.environ[FOLDER]
