"""How long people wait for bots."""

import json
import time

import pytest
from benchmarks.rollouts import positions
from benchmarks.waits import rows, waits

from benchmarks import waits as program


def test_waits_are_those_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def choose(self, match: object, seat: int, seed: int) -> int:
            del match, seat
            time.sleep(0.2 if seed == 9 else 0.01)
            return 0

    monkeypatch.setattr("benchmarks.waits.bot", lambda _: Slow())
    took = waits("slow", list(positions("quintet", 2, 10)))
    assert 0.01 <= took.median < 0.1 <= took.longest
    assert took.median <= took.p90 <= took.longest


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
