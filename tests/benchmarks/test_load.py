"""The measure of many tables: a small hall, on JSON and on pages."""

import asyncio

import pytest
from benchmarks.load.figures import percentile
from benchmarks.load.people import joined
from benchmarks.load.resuming import resume
from benchmarks.load.rows import KINDS, Wanted, measure
from benchmarks.load.server import Server


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [0.004, 0.001, 0.003, 0.002]
    assert (percentile(values, 0.5), percentile(values, 0.99)) == (3.0, 4.0)
    assert str(percentile([], 0.5)) == "nan"


def test_a_page_is_put_together_as_its_script_does() -> None:
    assert joined(["new", [1, 3], [0, 1]], ["a", "b", "c"]) == ["new", "b", "c", "a"]


@pytest.mark.parametrize("on", KINDS)
def test_people_play_and_what_they_see_is_timed(on: str) -> None:
    wanted = Wanted(3, on, ("quintet", "perils"), seconds=0.6, think=0.1, bots=2)
    server = Server([])
    try:
        row = asyncio.run(measure(wanted, server))
    finally:
        server.close()
    assert row["tables"] == 3
    assert row["refused"] == 0
    assert row["choices_per_second"] > 0
    assert 0 < row["seen_p50_ms"] <= row["seen_p99_ms"]
    assert row["cpu_ms_per_choice"] > 0


def test_tables_come_back_while_somebody_asks() -> None:
    row = resume(5, ())
    assert row["tables"] == 5
    assert row["answers"] > 1
    assert row["worst_cpu_ms"] > 0
