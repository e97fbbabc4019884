"""The action space: numbers that fit every option that is ever offered, and tell them apart."""

from array import array
from copy import copy
from random import Random
from typing import Any

import numpy as np
import pytest

import croupier
from croupier import catalog
from croupier.engine import BadSetup, IllegalChoice, Option, UnknownSeat, start
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


@pytest.mark.parametrize("slug", catalog.ours())
def test_numbers_lead_back_to_verb_and_arguments(slug: str) -> None:
    game = catalog.find(slug)
    for players in game.seats:
        space, dice = Actions(game, players), Random(2)
        for number in {0, space.size - 1, *(dice.randrange(space.size) for _ in range(300))}:
            verb, arguments = space.action(number)
            assert {name for name in verb.domains if name not in arguments} == {
                name for name, domain in verb.domains.items() if domain.derived
            }
            assert space.number_of(space.factors_of(number)) == number
            assert all(str(value) in space.name(number) for value in arguments.values())


@pytest.mark.parametrize("slug", catalog.ours())
def test_an_offered_option_is_the_action_of_its_number(slug: str) -> None:
    game = catalog.find(slug)
    space, dice = Actions(game, game.seats[1]), Random(3)
    match = start(game, game.seats[1], 3)
    for _ in range(100):
        if match.over:
            break
        decision = dice.choice(match.decisions)
        for option, number in zip(decision.options, space.numbers(decision.options), strict=True):
            verb, arguments = space.action(number)
            assert verb is option.declared
            assert arguments == {name: option.arguments[name] for name in arguments}
            assert space.factors_of(number) == space.factors(option)
        match.choose(decision.seat, dice.randrange(len(decision.options)))


@pytest.mark.parametrize("slug", catalog.ours())
def test_an_action_that_is_not_offered_is_refused_with_what_is(slug: str) -> None:
    """Whatever its number: where the rules can tell which of them forbids it, the error does."""
    game, dice, ruled = catalog.find(slug), Random(4), 0
    space, match = Actions(game, 2), start(game, 2, 4)
    for _ in range(40):
        decision = dice.choice(match.decisions)
        offered = set(space.numbers(decision.options))
        for number in {dice.randrange(space.size) for _ in range(30)} - offered:
            refused = space.refused(match.position, decision, number)
            assert (refused.seat, refused.choice, refused.expected) == (decision.seat, number, decision.keys)
            assert space.name(number) in str(refused)
            assert refused.rule is None or f"by rule {refused.rule}" in str(refused)
            ruled += refused.rule is not None
        match.choose(decision.seat, dice.randrange(len(decision.options)))
    assert ruled > 200


def test_what_is_no_action_is_refused() -> None:
    space = croupier.actions("quintet", players=2)
    for wrong in (-1, space.size):
        with pytest.raises(IllegalChoice, match="actions 0 to 30"):
            space.action(wrong)
    for factors in ((0,), (99, 0, 0), (1, 99, 0)):
        with pytest.raises(IllegalChoice):
            space.number_of(factors)


def test_options_that_are_built_anew_have_the_numbers_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.env.actions.KEPT", 2)
    space = Actions(catalog.find("quintet"), 2)
    options = croupier.start("quintet", 2, 1).decisions[0].options
    numbers = [space.number(option) for option in options]
    for _ in range(5):
        assert space.numbers(list(map(copy, options))) == space.numbers(options) == numbers


def test_a_mask_is_written_into_whatever_holds_numbers() -> None:
    space, options = croupier.actions("quintet", 2), croupier.start("quintet", 2, 1).decisions[0].options
    expected = [int(number in space.numbers(options)) for number in range(space.size)]
    into: list[Any] = [array("b", [7] * space.size), [7] * space.size, np.full(space.size, 7, np.int8)]
    for buffer in into:
        space.mask(options, buffer)
        assert list(buffer) == expected
        with pytest.raises(BadSetup):
            space.mask([*options, Option("no", None)], buffer)
        assert list(buffer) == expected


@pytest.mark.parametrize("slug", catalog.ours())
def test_every_seat_counts_the_same_actions_from_itself(slug: str) -> None:
    game = catalog.find(slug)
    for players in game.seats:
        space = Actions(game, players)
        orders = [space.seen_from(seat) for seat in range(players)]
        assert orders[0] == tuple(range(space.size))
        for order in orders:
            assert sorted(order) == [*orders[0]]
        for number in Random(1).sample(
            orders[0], 20
        ):  # the next seat's view from the next seat is the one after next's
            last = orders[-1][number]
            assert orders[1][last] == number


def test_seats_of_actions_and_of_zones_are_counted_from_the_seat_that_looks() -> None:
    kill, comb = croupier.actions("quintet", players=3), croupier.actions("confluence", players=3)
    number = {kill.name(at): at for at in range(kill.size)}
    assert kill.name(kill.seen_from(2)[number["kill:0:witch"]]) == "kill:2:witch"
    assert kill.name(kill.seen_from(2)[number["kill:1:witch"]]) == "kill:0:witch"
    assert kill.seen_from(2)[number["draw"]] == number["draw"]
    number = {comb.name(at): at for at in range(comb.size)}
    for own, at_the_table in {
        "comb:0.4": "comb:1.4",
        "activate:*@pool2.7": "activate:*@pool0.7",
        "activate:*@common.7": "activate:*@common.7",
        "activate:*@pool4.7": "activate:*@pool4.7",  # nobody sits there
    }.items():
        assert comb.name(comb.seen_from(1)[number[own]]) == at_the_table
    with pytest.raises(UnknownSeat):
        comb.seen_from(3)
