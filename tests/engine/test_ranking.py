"""Places at the end of a match, and how likely they are before it."""

from math import log

import pytest

from croupier.engine import chances_ahead, returns_by_place
from croupier.engine.ranking import winners


def test_places_between_the_first_and_the_last_are_evenly_spaced() -> None:
    assert returns_by_place([30, 10, 50, 20, 40]) == [0.5, 0.0, 1.0, 0.25, 0.75]


def test_who_is_tied_shares_the_mean_of_their_places() -> None:
    assert returns_by_place([(5, 1), (5, 1), (5, 0)]) == [0.75, 0.75, 0.0]
    assert returns_by_place([7, 7]) == [0.5, 0.5]


def test_who_stands_alike_is_ahead_half_of_the_time() -> None:
    assert chances_ahead([3.0, 3.0, 3.0]) == [0.5, 0.5, 0.5]


def test_chances_are_logistic_in_the_difference() -> None:
    assert chances_ahead([log(3), 0.0]) == pytest.approx([0.75, 0.25])
    assert chances_ahead([4 * log(3), 0.0], doubt=4.0) == pytest.approx([0.75, 0.25])


def test_the_chance_is_the_mean_over_all_others() -> None:
    assert chances_ahead([log(3), 0.0, log(3)]) == pytest.approx([0.625, 0.25, 0.625])


def test_no_difference_is_too_great() -> None:
    assert chances_ahead([1e6, -1e6]) == pytest.approx([1.0, 0.0])


def test_who_has_the_highest_return_has_won_if_it_is_above_zero() -> None:
    assert winners([0.0, 1.0]) == [1]
    assert winners([0.5, 0.5, 0.0]) == [0, 1]
    assert winners([0.0, 0.0]) == []
    assert winners([-1.0, -2.0]) == []
