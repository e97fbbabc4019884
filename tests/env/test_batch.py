"""Many matches side by side are the same matches one by one."""

import pickle
from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import croupier
from croupier import catalog, env
from croupier.engine import BadSetup, CroupierError, IllegalChoice
from croupier.env.batch import Step
from croupier.env.workers import WorkerDied, Workers


def at_random(step: Step, dice: np.random.Generator) -> NDArray[np.int64]:
    """A legal action in each match."""
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in step.masks])


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("slug", catalog.ours())
def test_each_row_is_the_match_of_its_seed(slug: str, workers: int) -> None:
    players = catalog.find(slug).seats[1]
    space, layout = croupier.actions(slug, players), croupier.observation(slug, players)
    dice, mask = np.random.default_rng(1), np.zeros(space.size, np.int8)
    with env.Batch(slug, 3, players, seed=8, workers=workers) as batch:
        step = batch.step_now
        assert batch.seeds == ["8/0", "8/1", "8/2"]
        matches = [croupier.running(slug, players, seed) for seed in batch.seeds]
        for _ in range(25):
            for row, match in enumerate(matches):
                assert step.seats[row] == match.seat
                assert step.observations[row].tolist() == layout.row(match, match.seat).tolist()
                space.mask(match.options, mask)
                assert step.masks[row].tolist() == mask.tolist()
                assert batch.legal_actions()[row] == space.numbers(match.options)
            actions = at_random(step, dice)
            for match, action in zip(matches, actions.tolist(), strict=True):
                match.choose(space.numbers(match.options).index(action))
            step = batch.step(actions)
            for row, match in enumerate(matches):
                assert step.done[row] == match.over
                assert step.rewards[row].tolist() == pytest.approx(list(match.returns))
                if match.over:
                    matches[row] = croupier.running(slug, players, batch.seeds[row])


def test_matches_follow_each_other_with_the_seeds_of_the_batch() -> None:
    dice = np.random.default_rng(2)
    batch = env.Batch("quintet", 4, seed=3)
    began, won, step = set(batch.seeds), 0.0, batch.step_now
    for _ in range(300):
        step = batch.step(at_random(step, dice))
        assert step.rewards[~step.done].sum() == 0
        assert step.rewards[step.done].sum() == step.done.sum()  # the returns of a match add up to 1
        won += step.rewards.sum()
        began |= set(batch.seeds)
    assert won > 10
    assert began == {f"3/{number}" for number in (int(seed[2:]) for seed in began)}
    assert batch.reset(seed=3).observations.tolist() == env.Batch("quintet", 4, seed=3).step_now.observations.tolist()


@pytest.mark.parametrize("workers", [0, 2])
def test_bots_answer_inside(workers: int) -> None:
    bots: Mapping[int, str] = {1: "greedy", 2: "random"}
    dice = np.random.default_rng(2)
    with env.Batch("quintet", 4, 3, seed=3, bots=bots, workers=workers) as batch:
        step = batch.step_now
        for _ in range(60):
            assert set(step.seats) == {0}
            step = batch.step(at_random(step, dice))


def test_matches_are_cut_off_after_so_many_decisions() -> None:
    dice = np.random.default_rng(2)
    batch = env.Batch("zynalith", 2, seed=3, max_cycles=5)
    step = batch.step_now
    for number in range(1, 11):
        step = batch.step(at_random(step, dice))
        assert step.cut_off.tolist() == [number % 5 == 0] * 2
        assert not step.done.any()
    assert batch.seeds == ["3/4", "3/5"]


@pytest.mark.parametrize("workers", [0, 2])
def test_one_masked_action_stops_the_step_for_all(workers: int) -> None:
    with env.Batch("quintet", 3, seed=1, workers=workers) as batch:
        before = batch.step_now.observations.copy()
        legal = at_random(batch.step_now, np.random.default_rng(1))
        for wrong in (30, -1, 31):
            actions = legal.copy()
            actions[2] = wrong
            with pytest.raises(IllegalChoice) as refused:
                batch.step(actions)
            assert (refused.value.rule is None) is (wrong != 30)
            assert np.array_equal(batch.step_now.observations, before)
        batch.step(legal)


@pytest.mark.parametrize("wrong", [[0], [0.0, 0.0], [[0, 0]], ["pass", "pass"], [True, True]])
def test_actions_are_as_many_whole_numbers_as_there_are_matches(wrong: object) -> None:
    with pytest.raises(BadSetup):
        env.Batch("quintet", 2, seed=1).step(np.array(wrong))


@pytest.mark.parametrize("wrong", [{"n": 0}, {"n": 2, "workers": 3}, {"n": 2, "bots": {0: "random", 1: "random"}}])
def test_a_batch_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        env.Batch("quintet", **wrong)


@pytest.mark.parametrize("copied", [copy, deepcopy, pickle.dumps])
def test_a_batch_says_that_it_cannot_be_copied(copied: Callable[[object], object]) -> None:
    with pytest.raises(CroupierError, match="of the same seed"):
        copied(env.Batch("quintet", 2, seed=1))


def test_a_batch_whose_worker_died_says_so() -> None:
    batch = env.Batch("quintet", 2, seed=1, workers=1)
    actions = at_random(batch.step_now, np.random.default_rng(1))
    assert isinstance(batch._matches, Workers)
    batch._matches._processes[0].kill()
    with pytest.raises(WorkerDied):
        batch.step(actions)
    batch.close()
    batch.close()
    with pytest.raises(CroupierError, match="closed"):
        batch.step(actions)
    assert "Batch of 2" in repr(batch)
