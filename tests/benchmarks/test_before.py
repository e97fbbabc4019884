"""The search as it was: kept to compare with, and still what it was."""

from benchmarks.before import BEFORE, SearchBefore

import croupier
from croupier.bots import BOTS, bot


def test_it_tries_any_option_of_the_root_and_takes_the_one_tried_most() -> None:
    match = croupier.start("quintet", players=2, seed=5)
    while len(match.decisions[0].options) < 4:
        match.choose(match.decisions[0].seat, 0)
    seat, options = match.decisions[0].seat, match.decisions[0].options
    search = SearchBefore(match, seat, BEFORE["normal"].settings, seed=1)
    chosen = search.run()
    visits = [search.root.branches[option.key].visits for option in options]
    assert visits == [0, 11, 1, 62, 6], "as often as the search of that time tried them"
    assert sum(visits) == search.iterations
    assert visits[chosen] == max(visits)
    assert BEFORE["normal"].choose(match, seat, seed=1) == chosen


def test_it_has_the_names_of_the_bots_that_search() -> None:
    assert set(BEFORE) < set(BOTS)
    assert all(type(before) is not type(bot(name)) for name, before in BEFORE.items())
