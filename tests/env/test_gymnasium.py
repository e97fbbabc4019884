"""One seat learns, bots answer for the others."""

import pickle
from itertools import count

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker
from gymnasium.wrappers import OrderEnforcing, PassiveEnvChecker

import croupier
from croupier import catalog, env
from croupier.bots import GreedyBot, UnknownBot
from croupier.engine import BadSetup, CroupierError, IllegalChoice, MatchOver
from croupier.env.gymnasium_env import Seat, register
from tests.env.settings import Setup, named, setups

pytestmark = pytest.mark.filterwarnings("ignore:.*Box observation space:UserWarning")


def episode(e: gymnasium.Env, seed: int, most: int = 10**6) -> tuple[float, int]:
    """Play on at random; gives back the reward in all, and after how many steps it ended."""
    e.reset(seed=seed)
    e.action_space.seed(seed)
    given = 0.0
    for steps in count(1):
        _, reward, terminated, truncated, _ = e.step(e.action_space.sample())
        given += float(reward)
        if terminated or truncated or steps == most:
            return given, steps
    raise AssertionError


@pytest.mark.parametrize("setup", setups(), ids=named)
def test_what_gymnasium_checks_holds(setup: Setup) -> None:
    slug, players, variants = setup
    e = env.gym(slug, players, variants, max_episode_steps=10)
    env_checker.check_reset_return_type(e)
    env_checker.check_reset_seed_determinism(e)
    env_checker.check_reset_options(e)
    env_checker.check_space_limit(e.action_space, "action")
    episode(PassiveEnvChecker(OrderEnforcing(e)), 1)


@pytest.mark.parametrize("slug", catalog.ours())
def test_an_episode_is_what_the_seat_meets_of_a_match_with_its_bots(slug: str) -> None:
    """The bots answer what is theirs; the seat is asked all its questions, and gets its return at the end."""
    e = env.gym(slug, 3, seat=1, bots="random")
    seen, info = e.reset(seed=5)
    assert info == {"seat": 1}
    match = croupier.running(slug, 3, 5)
    for _ in range(1000):
        fork = e.match.fork()
        for seat, index, _ in fork.choices[len(match.fork().choices) :]:
            assert seat == match.seat != 1
            match.choose(index)
        assert match.seat == 1
        assert np.array_equal(seen["observation"], e.setting.layout.row(match, 1))
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(e.setting.actions.numbers(match.options))
        action = int(e.action_space.sample())
        match.choose(e.setting.actions.numbers(match.options).index(action))
        seen, reward, terminated, truncated, _ = e.step(action)
        assert not truncated
        if terminated or len(fork.choices) > 60:
            break
        assert reward == 0
    if e.match.over:
        assert reward == e.match.returns[1]


def test_each_seat_learns_by_the_same_numbers() -> None:
    e = env.gym("quintet", 3, seat=None, bots="greedy")
    assert {e.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


def test_bots_that_search_answer_too() -> None:
    quick = env.gym("quintet", bots="normal", max_episode_steps=3)
    episode(quick, 1)
    asked = [seat for seat, _, _ in quick.match.fork().choices]
    assert set(asked) == {0, 1}


def test_bots_are_named_for_all_or_by_seat() -> None:
    e = env.gym("quintet", 3, seat=2, bots={0: "random", 1: GreedyBot("mine")})
    episode(e, 1, 5)
    for seat, bots in (
        (2, {0: "random"}),
        (0, {0: "random", 1: "random", 2: "random"}),
        (0, {1: "random", 3: "random"}),
    ):
        with pytest.raises(BadSetup):
            env.gym("quintet", 3, seat=seat, bots=bots)
    with pytest.raises(UnknownBot):
        env.gym("quintet", bots="nobody")
    with pytest.raises(BadSetup):
        env.gym("quintet", seat=2)


def test_an_episode_is_cut_off_after_so_many_steps() -> None:
    e = env.gym("zynalith", max_episode_steps=4)
    assert episode(e, 1) == (0.0, 4)
    with pytest.raises(MatchOver, match="cut off"):
        e.step(0)


def test_errors_are_sentences_and_change_nothing() -> None:
    e = env.gym("quintet")
    for fresh in (lambda: e.step(0), lambda: e.match):
        with pytest.raises(CroupierError, match="Reset"):
            fresh()
    seen, _ = e.reset(seed=1)
    with pytest.raises(IllegalChoice, match=r"by rule \d"):
        e.step(30)
    action = int(np.flatnonzero(seen["action_mask"])[0])
    assert len(e.match.fork().choices) <= 5
    e.step(action)
    episode(e, 1)
    with pytest.raises(MatchOver):
        e.step(0)


def test_it_can_be_pickled_in_the_middle_and_goes_on_alike() -> None:
    e = env.gym("quintet", bots="greedy")
    episode(e, 3, 4)
    twin: Seat = pickle.loads(pickle.dumps(e))
    for _ in range(5):
        action = int(e.action_space.sample())
        mine, its = e.step(action), twin.step(action)
        assert np.array_equal(mine[0]["observation"], its[0]["observation"])
        if mine[2]:
            break


def test_games_have_names_in_gymnasium_and_run_side_by_side_there() -> None:
    register()
    register()
    many = gymnasium.make_vec("croupier/quintet", num_envs=3, vectorization_mode="sync", bots="random")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape == (3, croupier.observation("quintet").size)
    many.step(np.array([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]))
    many.close()


def test_the_words_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    e = env.gym("quintet", render_mode="ansi")
    e.reset(seed=1)
    assert "player_0" in str(e.render())
    episode(e, 1)
    assert "over" in str(e.render())
    episode(env.gym("quintet", render_mode="human"), 1, 1)
    assert "Quintet" in capsys.readouterr().out
    assert env.gym("quintet").render() is None
