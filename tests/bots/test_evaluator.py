"""What is asked about positions: a bot asks the evaluator that it was given, and without one the game's advisor."""

import pickle
from collections.abc import Sequence

import pytest

import croupier
from croupier.bots import Bot, GreedyBot, SearchBot, Settings, bot, liked
from croupier.bots.evaluator import Asked, evaluator_of
from croupier.engine import Game
from croupier.games.quintet import Quintet

LOOKS = Settings(iterations=12, blunder=0.0, depth=0)


class LastOne:
    """Likes each option better than the one before; thinks that the first seat wins."""

    def __init__(self) -> None:
        self.heard: list[int] = []
        """For how many positions at once the policy was asked."""
        self.valued = 0

    def policies(self, asked: Sequence[Asked]) -> Sequence[Sequence[float]]:
        self.heard.append(len(asked))
        return [range(len(options)) for _, _, _, options in asked]

    def values(self, positions: Sequence[Game]) -> Sequence[Sequence[float]]:
        self.valued += len(positions)
        return [[1.0] + [0.0] * (game.players - 1) for game in positions]


def at_a_choice() -> tuple[croupier.Match, int, int]:
    """A match, the seat that is asked, and the index of its last option."""
    match = croupier.start("quintet", players=2, seed=7)
    (decision,) = match.decisions
    assert len(decision.options) > 2
    return match, decision.seat, len(decision.options) - 1


def player(kind: str, evaluator: LastOne) -> Bot:
    return GreedyBot("net", evaluator=evaluator) if kind == "greedy" else SearchBot("net", LOOKS, evaluator)


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_bot_asks_the_evaluator_that_it_was_given(kind: str) -> None:
    match, seat, last = at_a_choice()
    net = LastOne()
    assert player(kind, net).choose(match, seat, 1) == last
    assert net.heard
    assert bool(net.valued) == (kind == "search")


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_its_evaluator_goes_with_a_bot(kind: str) -> None:
    match, seat, last = at_a_choice()
    for one in (player(kind, LastOne()).within(9.0), pickle.loads(pickle.dumps(player(kind, LastOne())))):
        assert one.choose(match, seat, 1) == last
    assert SearchBot("net", LOOKS, LastOne()).without_clock().choose(match, seat, 1) == last


def test_the_game_s_advisor_is_asked_where_no_evaluator_is_given() -> None:
    match, seat, _ = at_a_choice()
    own = evaluator_of(Quintet)
    assert own is not None
    assert liked(match, seat, 1) == liked(match, seat, 1, evaluator=own)
    for seed in range(4):
        assert GreedyBot("own", evaluator=own).choose(match, seat, seed) == bot("greedy").choose(match, seat, seed)
        searches = SearchBot("own", LOOKS, own), SearchBot("search", LOOKS)
        assert len({one.choose(match, seat, seed) for one in searches}) == 1


def test_several_positions_are_asked_about_at_once() -> None:
    match, seat, last = at_a_choice()
    net = LastOne()
    assert liked(match, seat, 1, worlds=5, evaluator=net)[last] == 1
    assert net.heard == [5]
