"""What is told of an advisor's values: how much they foretell, and whether they are too sure."""

import pytest
from benchmarks.values import Moment, moments, row
from orchard import Orchard

from croupier import catalog
from croupier.engine import BadSetup


def test_values_that_know_the_end_explain_everything() -> None:
    found = [Moment(0, 0, (1.0, 0.0), (1.0, 0.0)), Moment(0, 1, (0.0, 1.0), (0.0, 1.0))]
    assert row(found) == {"positions": 2, "explained": 1.0, "slope": 1.0, "asked": 0.0}


def test_values_that_are_too_sure_have_a_small_slope_and_explain_less_than_nothing() -> None:
    wrong = [Moment(0, 0, (1.0, 0.0), (0.0, 1.0))] * 2
    right = [Moment(0, 0, (1.0, 0.0), (1.0, 0.0))] * 3
    told = row([*wrong, *right])
    assert told["slope"] == 0.2
    assert told["explained"] < 0
    assert told["asked"] == pytest.approx(0.4)


@pytest.mark.parametrize("game", catalog.names())
def test_late_in_a_match_the_advisors_values_tell_who_wins(game: str) -> None:
    late = row([one for one in moments(game, players=2, matches=10) if one.part >= 3])
    assert late["explained"] > 0.1
    assert late["slope"] > 0.3


def test_a_game_without_an_advisor_has_no_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "find", lambda _name: Orchard)
    with pytest.raises(BadSetup, match="no advisor"):
        next(moments("orchard", players=2, matches=1))
