"""The root of a search: who is tried next, and when what was found outweighs the advice."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

import croupier
from croupier.bots import Search, Settings
from croupier.bots.root_bandit import Candidate, RootBandit
from croupier.bots.tree import Branch
from croupier.engine import Option


def contest(returns: Sequence[Sequence[float]], behind: float = 0.05) -> RootBandit:
    """Candidates with these returns, one after the other; the advisor likes each a little less than the last."""
    candidates = [Candidate(index, Branch(1.0), behind * index) for index in range(len(returns))]
    for candidate, its in zip(candidates, returns, strict=True):
        for value in its:
            candidate.add(value)
    return RootBandit(candidates, trust=16.0, margin=1.0)


def test_in_each_pass_all_are_tried_then_the_better_half_then_the_best_two() -> None:
    among = contest([()] * 8)
    tried = []
    for candidate in islice(among.turns(), 8 + 4 + 2):
        candidate.add(float(candidate.index))  # the later, the better
        tried.append(candidate.index)
    assert tried == [0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 7, 6]


def test_the_half_of_an_odd_number_is_the_greater_one() -> None:
    among = contest([()] * 5)
    tried = []
    for candidate in islice(among.turns(), 5 + 3 + 2 + 5):
        candidate.add(float(candidate.index))
        tried.append(candidate.index)
    assert tried[:10] == [0, 1, 2, 3, 4, 4, 3, 2, 4, 3]
    assert sorted(tried[10:]) == [0, 1, 2, 3, 4]


def test_the_favourite_stays_where_another_leads_by_little() -> None:
    lucky = [(0.5, 0.5, 0.5, 0.5), (0.9, 0.2, 0.8, 0.2)]
    assert contest(lucky).ranked()[0].index == 0
    assert contest(lucky, behind=0.0).ranked()[0].index == 1


def test_a_small_lead_in_every_future_is_enough() -> None:
    """Returns scatter from future to future; compared in the same one, the second is always better by 0.1."""
    first = (0.1, 0.8, 0.3, 0.6, 0.2, 0.7)
    assert contest([first, [value + 0.1 for value in first]]).ranked()[0].index == 1


def test_what_was_tried_seldom_is_compared_with_the_same_few_futures() -> None:
    """Both first futures were bad ones: the second option is better there than the first, which returns more in all."""
    assert contest([(0.1, 0.2, 0.9, 0.9, 0.9, 0.9), (0.3, 0.4)]).ranked()[0].index == 1


def test_many_visits_outweigh_the_advice_and_few_do_not() -> None:
    for visits, index in ((4, 0), (40, 1)):
        returns = [[0.3, 0.7] * (visits // 2), [0.4, 0.8] * (visits // 2)]
        assert contest(returns, behind=0.9).ranked()[0].index == index


def test_the_advice_weighs_by_how_far_returns_scatter() -> None:
    """The same lead in a part of the scatter is worth the same, however near to each other all positions are."""
    for near in (1.0, 0.1):
        returns = [[0.5 + near * value for value in its] for its in ((-0.2, 0.2) * 20, (-0.16, 0.24) * 20)]
        assert contest(returns, behind=0.9).ranked()[0].index == 0
        assert contest(returns, behind=0.1).ranked()[0].index == 1
    assert contest([(0.5,), (0.5,)]).scatter() == pytest.approx(0.2), "a guess, before anything is known"
    assert contest([(0.3, 0.7) * 50]).scatter() == pytest.approx(0.2, abs=0.01)


def test_every_candidate_meets_the_same_futures_and_no_other_option_is_tried() -> None:
    match = croupier.start("quintet", players=2, seed=4)
    search = Search(match, match.decisions[0].seat, Settings(iterations=50, candidates=3, depth=4), 1)
    search.run()
    tried = [branch.visits for branch in search.root.branches.values() if branch.visits]
    assert len(tried) == 3
    assert sum(tried) == 50
    assert len(search.futures) == max(tried)


@pytest.mark.interpreted
def test_values_are_read_only_where_the_game_is_quiet() -> None:
    class Listening(Search):
        asked = ""

        def _play(self, seat: int, name: str, options: Sequence[Option[Any]]) -> int:
            self.asked = name
            return super()._play(seat, name, options)

    match = croupier.start("wildlands", players=2, seed=3)
    while match.decisions[0].name != "main":
        match.choose(match.decisions[0].seat, 0)
    search = Listening(match, match.decisions[0].seat, Settings(iterations=1, blunder=0.1, depth=2), 1)
    for _ in range(30):
        search.iterate()
        assert search.asked == "main"
