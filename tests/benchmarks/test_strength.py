"""Duels: fresh deals go on where others ended, and searches can be timed by the processor's clock."""

from importlib import import_module
from itertools import count

import pytest
from benchmarks.strength import Duel, ProcessorBot, measure

import croupier
from benchmarks import strength
from croupier import compiled
from croupier.bots import Settings


def test_blocks_of_matches_are_the_matches_of_one_longer_block() -> None:
    blocks = [Duel("greedy", "easy", 2, 8), Duel("greedy", "easy", 2, 8, first=8), Duel("greedy", "easy", 2, 16)]
    first, second, both = measure("quintet", tuple(blocks), jobs=1)
    assert first["wins"] + second["wins"] == both["wins"]
    assert first["wins"] != second["wins"], "fresh deals have results of their own"


def test_a_bot_with_other_settings_plays_a_duel() -> None:
    (row,) = measure("quintet", (Duel("normal:iterations=2,candidates=2", "random", 3, 6),), jobs=1)
    assert row["strong"] == "normal:iterations=2,candidates=2"
    assert 0.5 < row["return"] <= 1
    assert row["error"] < 0.2


@pytest.mark.parametrize(
    "line",
    [
        "strength --duel hard:its=3 easy",
        "strength --duel mad easy",
        "strength --game nosuch",
        "strength --players 9",
        "strength --part nosuch",
        "strength --pace 0.5",
        "strength --seconds 1 1",
        "strength --before hard",
        "figures nosuch",
        "figures quintet --bot nosuch",
        "figures quintet --players 9",
        "figures quintet --pace 0.5",
        "rollouts quintet nosuch",
        "rollouts quintet normal:its=3",
        "scatter quintet nosuch",
        "scatter quintet hard:candidates=1",
        "regret quintet nosuch",
    ],
)
def test_what_cannot_be_measured_is_one_line(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", line.split())
    monkeypatch.setattr(compiled, "groups", ())  # with both searches compiled `--before` says another thing first
    with pytest.raises(SystemExit) as ended:
        import_module(f"benchmarks.{line.split(maxsplit=1)[0]}").main()
    assert ended.value.code == 2
    assert "error: " in capsys.readouterr().err


def test_a_search_within_some_seconds_thinks_no_longer_than_it_would() -> None:
    patient = ProcessorBot("patient", Settings(seconds=0.5))
    assert [patient.within(seconds).settings.seconds for seconds in (0.1, 3)] == [0.1, 0.5]


def test_the_clock_of_the_processor_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    match = croupier.start("quintet", players=2, seed=5)
    while len(match.decisions[0].options) < 4:
        match.choose(match.decisions[0].seat, 0)
    ticks = count()
    monkeypatch.setattr(strength, "process_time", lambda: float(next(ticks)))
    ProcessorBot("slow", Settings(iterations=100_000, seconds=3)).choose(match, match.decisions[0].seat, seed=1)
    assert next(ticks) >= 4, "it looked at that clock until three seconds were over, and no longer"
