"""Bots answer every question, repeat themselves, and see nothing that their seat cannot see."""

import itertools
import pickle

import pytest

import croupier
from croupier import catalog
from croupier.bots import BOTS, Bot, GreedyBot, PolicyBot, RandomBot, SearchBot, Settings, UnknownBot, bot, liked
from croupier.bots.search import Search
from croupier.engine import CroupierError, Match

QUICK = SearchBot("quick", Settings(iterations=40))


def played(game: str, players: int, seed: int, choices: int) -> Match:
    """A match after so many choices of random bots (fewer if it ends)."""
    match = croupier.start(game, players=players, seed=seed)
    for n in range(choices):
        if match.over:
            break
        decision = match.decisions[n % len(match.decisions)]
        match.choose(decision.seat, RandomBot().choose(match, decision.seat, seed * 1000 + n))
    return match


def test_there_is_a_bot_of_every_name_and_no_other() -> None:
    assert [bot(name).name for name in BOTS] == list(BOTS)
    with pytest.raises(UnknownBot, match="random, greedy, easy, normal, hard") as caught:
        bot("genius")
    assert isinstance(caught.value, CroupierError)
    assert isinstance(caught.value, LookupError)


@pytest.mark.parametrize("player", [RandomBot(), GreedyBot("greedy"), GreedyBot("slips", 0.5), QUICK])
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_a_match_to_its_end_and_leaves_copies_alone(player: Bot, players: int) -> None:
    match = croupier.start("quintet", players=players, seed=11)
    turn = 0
    while not match.over:
        decision = match.decisions[0]
        before = match.position.data()
        index = player.choose(match, decision.seat, turn)
        assert match.position.data() == before
        assert index == player.choose(match.fork(), decision.seat, turn)
        match.choose(decision.seat, index)
        turn += 1
    assert sum(match.returns) == 1


@pytest.mark.parametrize("player", [*(bot(name) for name in ("random", "greedy", "easy")), QUICK])
def test_a_bot_sees_only_what_its_seat_sees(player: Bot) -> None:
    """The same choice for the same view, whatever the others really hold: hidden cards are resampled first."""
    for seed in range(6):
        match = played("quintet", 3, seed, 25)
        if match.over:
            continue
        seat = match.decisions[0].seat
        choice = player.choose(match, seat, 5)
        for other in range(3):
            assert player.choose(match.determinize(seat, other), seat, 5) == choice


@pytest.mark.parametrize("game", catalog.ours())
def test_advice_depends_on_what_the_seat_sees_alone(game: str) -> None:
    """Reflex bots hand the true position to the advisor, so no advisor may look at hidden cards."""
    advisor = catalog.find(game).advisor()
    if advisor is None:
        pytest.skip("This game has no advisor.")
    for seed in range(8):
        match = played(game, 2, seed, 9 * seed)
        for decision in match.decisions:
            told = advisor.scores(match.position, decision.seat, decision.name, decision.options)
            assert len(told) == len(decision.options)
            for other in range(4):
                imagined = match.determinize(decision.seat, other).position
                assert advisor.scores(imagined, decision.seat, decision.name, decision.options) == told


def test_only_policy_bots_answer_in_place() -> None:
    assert [isinstance(bot(name), PolicyBot) for name in BOTS] == [True, True, True, False, False]


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    match = croupier.start("quintet", players=2, seed=1)
    idle = 1 - match.decisions[0].seat
    for name in BOTS:
        with pytest.raises(croupier.IllegalChoice, match=f"Seat {idle} is not asked"):
            bot(name).choose(match, idle, 0)


def test_a_search_needs_a_limit() -> None:
    with pytest.raises(croupier.BadSetup, match="limit"):
        Settings()


def test_time_limits_a_search() -> None:
    """The clock is read at the start and before every iteration; here each reading is a second later."""
    match = croupier.start("quintet", players=2, seed=1)
    seconds = itertools.count(1000.0)
    search = Search(match, match.decisions[0].seat, Settings(seconds=3), 0, clock=lambda: next(seconds))
    search.run()
    assert search.iterations == 2
    assert next(seconds) == 1004.0


def test_without_time_a_search_takes_what_the_advisor_likes_best() -> None:
    for seed in range(20):
        match = croupier.start("quintet", players=2, seed=seed)
        decision = match.decisions[0]
        search = Search(match, decision.seat, Settings(seconds=0), seed)
        found = search.run()
        assert search.evaluator is not None
        (scores,) = search.evaluator.policies([(match.position, decision.seat, decision.name, decision.options)])
        assert (scores[found], search.iterations) == (max(scores), 0)


def test_the_first_look_at_the_options_takes_of_the_time() -> None:
    match = croupier.start("quintet", players=2, seed=1)
    now = [1000.0]
    search = Search(match, match.decisions[0].seat, Settings(seconds=3), 0, clock=lambda: now[0])
    now[0] += 3  # until all is ready for the first iteration: no time is left for it
    search.run()
    assert search.iterations == 0


@pytest.mark.parametrize("name", BOTS)
def test_bots_reach_other_processes(name: str) -> None:
    here, there = bot(name), pickle.loads(pickle.dumps(bot(name)))  # our own
    assert type(there) is type(here)
    for kept in ("name", "settings", "slips"):
        assert getattr(there, kept, None) == getattr(here, kept, None)


def test_what_the_advisor_likes_is_told_for_every_option_from_what_the_seat_sees() -> None:
    seen = set()
    for rival in (["witch", "witch", "herald"], ["wizard", "wizard", "murderer"]):
        hand = [["witch", "herald"], rival]
        match = croupier.arrange("quintet", 2, active=0, phase="main", turn=4, hand=hand, battlefield=[["wizard"], []])
        scores = liked(match, 0, 7)
        assert len(scores) == len(match.decisions[0].keys)
        assert 0 <= min(scores) < max(scores) <= 1
        seen.add(tuple(scores))
    assert len(seen) == 1
