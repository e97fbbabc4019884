"""Statistics: intervals hold what they promise, and signs follow from all figures together."""

from itertools import pairwise
from math import inf
from random import Random

import pytest

from croupier.lab.statistics import WRONG, Estimate, Judged, judged, mean, share, wilson, z_of


def test_the_interval_of_a_share_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)  # Wilson 1927, by hand
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_independent_matches_are_worth_what_they_are() -> None:
    chance = Random(1)
    won = [float(chance.random() < 0.3) for _ in range(500)]
    found = share(won, [1.0] * 500)
    assert found.value == pytest.approx(sum(won) / 500)
    assert found.worth == pytest.approx(500, rel=0.01)


def test_a_deal_that_is_played_twice_alike_is_worth_one() -> None:
    chance = Random(2)
    won = [float(chance.random() < 0.5) for _ in range(400)]
    assert share([2 * one for one in won], [2.0] * 400).worth == pytest.approx(400, rel=0.01)


def test_nothing_and_everything_are_worth_their_deals() -> None:
    assert share([0.0] * 50, [3.0] * 50) == Estimate(0.0, 50)
    assert share([], []).interval(2.0) == (0.0, 1.0)
    assert share([2.0], [2.0]) == Estimate(1.0, 1)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance, held = Random(3), 0
    for _ in range(300):
        won = [sum(chance.random() < 0.2 for _ in range(3)) for _ in range(60)]
        low, high = share([float(one) for one in won], [3.0] * 60).interval(z_of(WRONG))
        held += low <= 0.2 <= high
    assert held / 300 > 0.91


def test_a_mean_has_its_scatter() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert (found.value, found.scatter) == pytest.approx((2.5, 1.29099), abs=1e-5)
    assert found.interval(2.0) == pytest.approx((2.5 - 1.29099, 2.5 + 1.29099), abs=1e-4)
    assert found.beyond(1.5) == pytest.approx(1.0 / (1.29099 / 2), abs=1e-4)


def test_more_comparisons_want_more() -> None:
    """Holm: the surest first, at a level that grows with each that is sure; signs and intervals agree."""
    off = Estimate(0.58, 400)  # 2.4 standard errors beyond 52
    healthy = (0.48, 0.52)
    assert judged([(off, healthy)])[0].sign == "not-fine"
    several = judged([(off, healthy), *[(Estimate(0.5, 400), healthy)] * 9])
    assert [one.sign for one in several] == ["not-known"] * 10
    assert several[0].low < 0.52 < several[0].high
    sure = judged([(Estimate(0.9, 400), healthy), (off, healthy)])
    assert [one.sign for one in sure] == ["not-fine", "not-fine"]


def test_figures_without_a_healthy_range_are_not_compared() -> None:
    alone, told = judged([(Estimate(0.58, 400), (0.48, 0.52)), (Estimate(0.1, 50), None)])
    assert (alone.sign, told.sign) == ("not-fine", "")
    assert told.low < 0.1 < told.high


def test_of_true_statements_at_most_one_in_twenty_families_goes_wrong() -> None:
    chance, wrong = Random(5), 0
    for _ in range(200):
        rates = [sum(chance.random() < 0.52 for _ in range(150)) / 150 for _ in range(5)]
        found = judged([(Estimate(rate, 150), (0.48, 0.52)) for rate in rates])
        wrong += any(one.sign == "not-fine" for one in found)
    assert wrong / 200 < 0.09


def test_how_many_more_matches_would_tell() -> None:
    (one,) = judged([(Estimate(0.55, 300), (0.48, 0.52))])
    assert one.sign == "not-known"
    assert one.needed == pytest.approx((z_of(WRONG) / one.edge) ** 2)
    edges = [judged([(Estimate(0.55, n), (0.48, 0.52))])[0].edge for n in (100, 300, 1000, 3000)]
    assert all(one < other for one, other in pairwise(edges))


def test_an_estimate_on_the_edge_is_inside_and_without_a_range_everything_is() -> None:
    assert [Judged(Estimate(one, 100), (0.4, 0.6)).inside for one in (0.39, 0.4, 0.6, 0.61)] == [
        False,
        True,
        True,
        False,
    ]
    assert Judged(Estimate(0.9, 100)).inside


def test_a_range_without_edges_holds_whatever_was_counted() -> None:
    assert [judged([(Estimate(0.5, worth), (0.0, 1.0))])[0].sign for worth in (10, 0)] == ["fine", "not-known"]


def test_the_interval_of_an_estimate_is_that_of_its_worth() -> None:
    assert Estimate(0.3, 80).interval(2.5) == wilson(0.3, 80, 2.5)
    assert mean([]).interval(2.0) == (-inf, inf)
    assert wilson(0.0, 1) == pytest.approx((0.0, 0.7935), abs=1e-4)  # one match alone tells something


def test_what_deals_tell_is_worth_by_how_far_they_differ() -> None:
    """By hand: 1 of 2, 2 of 2, 0 of 1 and 1 of 3 make a half; around it they lie 0, 1, -0.5 and -0.5 off."""
    found = share([1, 2, 0, 1], [2, 2, 1, 3])
    error = (0 + 1 + 0.25 + 0.25) * 4 / 3 / 8**2
    assert (found.value, found.worth) == pytest.approx((0.5, 0.5 * 0.5 / error))


def test_it_is_sure_where_chance_would_do_so_in_five_of_a_hundred_and_the_surest_goes_first() -> None:
    z, error = z_of(WRONG), 1 / 20
    assert [
        judged([(Estimate(1 + by, 400, 1.0), (-1.0, 1.0))])[0].sign for by in (z * error * 0.99, z * error * 1.01)
    ] == [
        "not-known",
        "not-fine",
    ]
    both = [(Estimate(0.573, 400), (0.48, 0.52)), (Estimate(0.9, 400), (0.48, 0.52))]  # 2.1 standard errors beyond 52
    assert [one.sign for one in judged(both)] == ["not-fine", "not-fine"]


def test_two_deals_tell_how_far_they_differ_and_one_does_not() -> None:
    assert share([1.0, 0.0], [1.0, 1.0]).worth == pytest.approx(1.0)  # by hand: 0.25 over 0.5 * 2 / 1 / 4
    assert share([1.0], [1.0]) == Estimate(1.0, 1.0)
    assert mean([3.0]) == Estimate(3.0, 1, 0.0)
