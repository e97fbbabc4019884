"""How far playouts scatter."""

import json

import pytest
from benchmarks.rollouts import positions, settings_of
from benchmarks.scatter import TRIED, row, scatter

from benchmarks import scatter as program


def test_a_future_returns_the_same_without_chance_in_the_playouts() -> None:
    (match,) = positions("quintet", 2, 1)
    wild, calm = (scatter(match, settings_of(f"hard:seconds=None,depth=4,blunder={b}"), 60, 1) for b in (0.9, 0.0))
    assert calm.iterations == 60 * min(TRIED, len(match.decisions[0].options))
    assert 0 < calm.paired < wild.paired


def test_a_row_has_every_figure() -> None:
    figures = row(list(positions("quintet", 2, 2)), settings_of("hard:seconds=None,depth=4"), 10)
    assert all(value > 0 for value in figures.values())
    assert figures["ratio"] == pytest.approx(figures["apart"] / figures["paired"], abs=0.002)


def test_the_program_prints_a_row_for_each_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "scatter quintet hard:depth=2 normal --positions 2 --visits 3"
    monkeypatch.setattr("sys.argv", [*words.split(), "--json"])
    program.main()
    assert list(json.loads(capsys.readouterr().out)) == ["hard:depth=2", "normal"]
    monkeypatch.setattr("sys.argv", words.split())
    program.main()
    assert len(capsys.readouterr().out.splitlines()) == 3
