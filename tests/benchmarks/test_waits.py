"""How long people wait for bots."""

import json

import pytest
from benchmarks.rollouts import positions
from benchmarks.waits import rows, waits

from benchmarks import waits as program


def test_waits_are_those_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten choices of 1 to 10 seconds: half take no longer than 5.5, nine of ten no longer than 9.1."""
    told = iter([seconds for took in range(1, 11) for seconds in (100.0 * took, 101.0 * took)])
    monkeypatch.setattr("benchmarks.waits.perf_counter", lambda: next(told))
    took = waits("greedy", list(positions("quintet", 2, 10)))
    assert took == pytest.approx((5.5, 9.1, 10.0))


def test_every_size_of_a_table_has_a_row() -> None:
    found = list(rows(["quintet"], ["greedy", "easy"], (), 2))
    assert [(row["players"], row["bot"]) for row in found] == [(n, b) for n in range(2, 6) for b in ("greedy", "easy")]


def test_the_program_says_what_it_cannot_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, says in (("chess", "There is no game 'chess'"), ("quintet --bots genius", "There is no bot 'genius'")):
        monkeypatch.setattr("sys.argv", ["waits", *words.split(), "--players", "2", "--positions", "2"])
        with pytest.raises(SystemExit):
            program.main()
        assert says in capsys.readouterr().err
    monkeypatch.setattr(
        "sys.argv", ["waits", "quintet", "--bots", "greedy", "--players", "2", "--positions", "2", "--json"]
    )
    program.main()
    (row,) = json.loads(capsys.readouterr().out)
    assert row["median"] <= row["p90"] <= row["longest"]
