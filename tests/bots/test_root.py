"""The root of a search: who is tried next, and when another option than the advisor's favourite is taken."""

from collections.abc import Sequence
from itertools import islice

import croupier
from croupier.bots import Search, Settings
from croupier.bots.root import Candidate, Contest
from croupier.bots.tree import Branch


def contest(returns: Sequence[Sequence[float]], doubt: float = 1.0) -> Contest:
    """Candidates with these returns, one after the other."""
    candidates = [Candidate(index, Branch(1.0)) for index in range(len(returns))]
    for candidate, its in zip(candidates, returns, strict=True):
        for value in its:
            candidate.add(value)
    return Contest(candidates, doubt)


def test_in_each_pass_all_are_tried_then_the_better_half_then_the_best_two() -> None:
    among = contest([()] * 8)
    tried = []
    for candidate in islice(among.turns(), 8 + 4 + 3):
        candidate.add(float(candidate.index))  # the later, the better
        tried.append(candidate.index)
    assert tried == [0, 1, 2, 3, 4, 5, 6, 7, 0, 7, 6, 5, 4, 0, 7]


def test_the_favourite_stays_where_another_leads_by_luck() -> None:
    lucky = [(0.5, 0.5, 0.5, 0.5), (0.9, 0.2, 0.8, 0.3)]
    assert contest(lucky).winner(1.0).index == 0
    assert contest(lucky, doubt=0.0).winner(1.0).index == 1


def test_a_small_lead_in_every_future_is_enough() -> None:
    """Returns scatter from future to future; compared in the same one, the second is always better by 0.1."""
    first = (0.1, 0.8, 0.3, 0.6, 0.2, 0.7)
    assert contest([first, [value + 0.1 for value in first]]).winner(1.0).index == 1


def test_an_option_that_was_not_tried_is_not_taken() -> None:
    assert contest([(0.0,), ()]).winner(1.0).index == 0


def test_every_candidate_meets_the_same_futures_and_no_other_option_is_tried() -> None:
    match = croupier.start("quintet", players=2, seed=4)
    search = Search(match, match.decisions[0].seat, Settings(iterations=50, candidates=3, depth=4), 1)
    search.run()
    tried = [branch.visits for branch in search.root.branches.values() if branch.visits]
    assert len(tried) == 3
    assert sum(tried) == 50
    assert len(search.futures) == max(tried)
    assert search.contest.favourite.visits == max(tried)
