"""The action space: numbers that fit every option that is ever offered, and tell them apart."""

from random import Random

import pytest

import croupier
from croupier import catalog
from croupier.engine import BadSetup, Option, start
from croupier.env.actions import Actions


@pytest.mark.parametrize("slug", catalog.ours())
def test_every_option_has_a_number_of_its_own(slug: str) -> None:
    game = catalog.find(slug)
    for players in game.seats:
        space, dice = Actions(game, players), Random(1)
        match = start(game, players, 1)
        for _ in range(150):
            if match.over:
                break
            for decision in match.decisions:
                numbers = [space.number(option) for option in decision.options]
                assert len(set(numbers)) == len(numbers)
                assert 0 <= min(numbers) <= max(numbers) < space.size
                assert [space.option(decision, number) for number in numbers] == [*range(len(numbers))]
                for option in decision.options:
                    factors = space.factors(option)
                    assert all(0 <= one < many for one, many in zip(factors, space.shape, strict=True))
            decision = dice.choice(match.decisions)
            match.choose(decision.seat, dice.randrange(len(decision.options)))


def test_a_number_that_is_not_offered_is_none() -> None:
    space = croupier.actions("quintet", players=2)
    decision = croupier.start("quintet", 2, 1).decisions[0]
    offered = {space.number(option) for option in decision.options}
    assert all(space.option(decision, number) is None for number in range(space.size) if number not in offered)


def test_the_space_of_the_smallest_game_is_known() -> None:
    """Nothing, five kinds to play, discard and return, the Wizard in a window, draw, and whom to kill or choose."""
    space = croupier.actions("quintet", players=5)
    assert space.size == 1 + 5 + 1 + 5 + 1 + 1 + 5 * 5 + 5 + 5 == 49
    assert "49" in repr(space)


def test_what_nobody_declares_has_no_number() -> None:
    space = croupier.actions("quintet", players=2)
    with pytest.raises(BadSetup):
        space.number(Option("play:ogre", None))
    with pytest.raises(BadSetup):
        croupier.actions("quintet", players=9)
