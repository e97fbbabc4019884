"""What a short search gives away, judged by a long one."""

import json

import pytest
from benchmarks.regret import judge_of, judged, table
from benchmarks.rollouts import positions, settings_of

from benchmarks import regret

JUDGE = settings_of("hard:seconds=None,depth=4")


def test_more_visits_give_less_away() -> None:
    judges = [judged(match, JUDGE, visits=60, seed=99) for match in positions("quintet", 2, 12)]
    for one in judges:
        assert one.regret(max(one.worth, key=lambda index: one.worth[index])) == 0.0
        assert all(one.regret(index) >= 0.0 for index in one.worth)
    blind = settings_of("hard:temperature=None,depth=4")  # no advice: after one iteration it takes what comes first
    rows = table(judges, {"blind": blind}, [1, 200])
    assert rows["blind, 200 iterations"]["regret"] < rows["blind, 1 iterations"]["regret"] / 2


def test_every_candidate_is_tried_as_often() -> None:
    (match,) = positions("quintet", 2, 1)
    one = judged(match, JUDGE, visits=3, seed=99)
    assert len(one.worth) == len(match.decisions[0].options)
    assert one.favourite in one.worth


def test_the_program_prints_a_row_for_each_bot_and_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "regret quintet hard:depth=2 --positions 2 --visits 2 --iterations 3 5 --json"
    monkeypatch.setattr("sys.argv", words.split())
    regret.main()
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["favourite", "hard:depth=2, 3 iterations", "hard:depth=2, 5 iterations"]


def test_a_bot_that_does_not_search_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["regret", "quintet", "greedy"])
    with pytest.raises(SystemExit):
        regret.main()
    assert "greedy does not search" in capsys.readouterr().err


def test_whatever_a_search_may_choose_is_judged() -> None:
    assert judge_of([settings_of("normal")]).candidates == settings_of("hard").candidates
    assert judge_of([settings_of("hard:candidates=40")]).candidates == 40
    blind = settings_of("normal:temperature=None,iterations=1,depth=0")
    match = max(positions("quintet", 5, 40), key=lambda one: len(one.decisions[0].options))
    assert len(judged(match, judge_of([blind]), visits=1, seed=99).worth) == len(match.decisions[0].options)
