"""The comparison with a release: what is measured, and what comes of two measurements."""

import pytest
from benchmarks.compare import FIRST, MEASURES, ROOT, measured, newest_release, ratios


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    here = [dict.fromkeys(MEASURES, float(value)) for value in (2, 30, 4)]
    there = [dict.fromkeys(MEASURES, float(value)) for value in (1, 10, 8)]
    here[0][MEASURES[0]] = 5.0
    found = ratios(here, there)
    assert found[MEASURES[0]] == 3.0
    assert found[MEASURES[1]] == found["all"] == 2.0


def test_a_tree_is_measured_as_it_stands() -> None:
    assert all(measured(ROOT, "quintet", 0.02)[name] > 0 for name in MEASURES)


def test_without_a_release_a_commit_is_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_DIR", "/nowhere")
    assert newest_release() == FIRST
