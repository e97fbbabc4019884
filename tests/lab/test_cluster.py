"""Matches on a real Dask cluster: the same facts, also when a worker is killed amid them."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from croupier.engine import BadSetup
from croupier.extras import NotInstalled
from croupier.lab import Until, compare, gather, workers
from croupier.lab.facts import TABLES, table
from tests.cli.runs import refused


@pytest.fixture(scope="module")
def dask() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=False) as cluster:
        yield cluster


def test_a_worker_is_killed_and_the_facts_are_the_same(dask: LocalCluster, tmp_path: Path) -> None:
    (first, *_) = dask.workers.values()
    victims = [first.pid]

    def kill(players: int, done: int, total: int) -> None:
        del players, total
        if victims and done >= 30:
            os.kill(victims.pop(), signal.SIGKILL)

    gather("quintet", tmp_path / "there", until=Until(150), jobs=dask.scheduler_address, progress=kill, seed=3)
    assert not victims
    gather("quintet", tmp_path / "here", until=Until(150), seed=3)
    for name in TABLES:
        assert table(tmp_path / "there/players-2", name).equals(table(tmp_path / "here/players-2", name)), name


def test_a_comparison_is_the_same_there(dask: LocalCluster) -> None:
    there, here = (
        compare("quintet", b="variant:hand_limit=7", until=Until(10), jobs=jobs, others=False)
        for jobs in (dask.scheduler_address, 1)
    )
    assert there.plain == here.plain


def test_workers_of_another_version_are_refused(
    dask: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "__version__", "0.1")
    with pytest.raises(BadSetup, match=r"The worker tcp://.* has Croupier .*, and here is 0\.1"):
        gather("quintet", tmp_path, until=Until(2), jobs=dask.scheduler_address)


def test_where_no_scheduler_answers_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "JOINING", "0.2s")
    run = ("lab", "run", "quintet", "--out", str(tmp_path / "facts"), "-n", "2", "--on")
    assert "tcp://127.0.0.1:9" in refused(*run, "tcp://127.0.0.1:9")
    assert "is no address of a scheduler" in refused(*run, "nonsense://x")


def test_whoever_lacks_dask_is_told_which_extra_brings_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NotInstalled, match=r"needs distributed.*croupier\[lab\]"):
        gather("quintet", tmp_path, until=Until(2), jobs="tcp://127.0.0.1:9")


def test_where_nobody_works_it_is_said(tmp_path: Path) -> None:
    with (
        LocalCluster(n_workers=0, dashboard_address=":0") as empty,
        pytest.raises(BadSetup, match="No worker has joined the scheduler at tcp"),
    ):
        gather("quintet", tmp_path, until=Until(2), jobs=empty.scheduler_address)
