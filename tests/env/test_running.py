"""A held match is the match, question by question; and what it refuses."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

import croupier
from croupier import catalog
from croupier.engine import BadSetup, BrokenRules, CroupierError, Game, IllegalChoice, MatchOver, Option
from croupier.env.running import Running


@pytest.mark.parametrize("slug", catalog.ours())
def test_a_held_match_asks_what_the_match_asks(slug: str) -> None:
    """Side by side its seats are asked one after the other, as they may answer in a match."""
    for players in catalog.find(slug).seats:
        for seed in range(3):
            held, match = croupier.running(slug, players, seed, log=True), croupier.start(slug, players, seed)
            dice = Random(seed)
            for _ in range(120):
                if held.over:
                    break
                decision = match.decision(held.seat)
                assert decision is not None
                assert (decision.name, decision.keys) == (held.question, held.keys)
                if len(match.decisions) == 1 and not match.game.simultaneous:  # a neighbour may be ahead there
                    assert held.view(held.seat) == match.view(held.seat)
                    assert held.log_for(held.seat) == match.log_for(held.seat)
                choice = dice.randrange(len(held.options))
                held.choose(choice)
                match.choose(decision.seat, choice)
            assert (held.over, held.returns) == (match.over, match.returns)


@pytest.mark.parametrize("slug", catalog.ours())
def test_facts_are_left_out_of_a_view_where_nobody_asks_for_them(slug: str) -> None:
    held = croupier.running(slug, catalog.find(slug).seats[0], 4)
    for _ in range(20):
        held.choose(0)
    whole = held.view(held.seat)
    del whole["facts"]
    assert held.view(held.seat, facts=False) == held.fork().view(held.seat, facts=False) == whole


def test_a_fork_is_a_match_at_the_same_question() -> None:
    held = croupier.running("quintet", 3, 5)
    for _ in range(30):
        held.choose(len(held.options) - 1)
    fork = held.fork()
    assert (fork.decisions[0].seat, fork.decisions[0].keys) == (held.seat, held.keys)
    assert fork.view(held.seat) == held.view(held.seat)
    fork.undo()
    held.choose(0)  # it goes on by itself


def test_choices_are_indices_or_keys_and_nothing_else() -> None:
    held = croupier.running("quintet", 2, 5)
    before = (held.seat, held.question, held.keys)
    for wrong in (len(held.options), -1, "sing", True, None):
        with pytest.raises(IllegalChoice):
            held.choose(wrong)  # type: ignore[arg-type]
    assert (held.seat, held.question, held.keys) == before
    held.choose("pass")
    assert "quintet, 2 players: seat" in repr(held)


def test_another_thread_is_told_that_it_cannot_step_a_match() -> None:
    held = croupier.running("quintet", 2, 1)
    asked = held.seat, held.keys
    with ThreadPoolExecutor(1) as pool, pytest.raises(CroupierError, match="by the thread that has made it"):
        pool.submit(held.choose, 0).result()
    assert (held.seat, held.keys) == asked
    assert not held.fork().choices
    held.choose(0)
    assert len(held.fork().choices) == 1


def test_after_the_end_nothing_can_be_chosen() -> None:
    held = croupier.running("quintet", 2, 5)
    while not held.over:
        held.choose(0)
    assert (held.seat, held.options, sum(held.returns)) == (-1, (), 1.0)
    with pytest.raises(MatchOver):
        held.choose(0)


def test_a_fault_of_the_rules_comes_out_where_the_choice_was_made() -> None:
    class Broken(Game):
        slug, version, title, seats = "broken", "1", "Broken", (1, 1)

        def setup(self) -> None:
            pass

        def step(self) -> None:
            self.ask(0, "go", [Option("go", None)])
            raise BrokenRules("wrong")

    held = Running(Broken, 1)
    with pytest.raises(BrokenRules, match="wrong"):
        held.choose(0)
    with pytest.raises(BadSetup):
        Running(Broken, 2)
