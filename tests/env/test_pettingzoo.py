"""The environments of PettingZoo: its own tests of conformance in every set-up, and what goes beyond them."""

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Dict
from pettingzoo.utils import parallel_to_aec

import croupier
from croupier import catalog, env
from croupier.engine import BadSetup, CroupierError, IllegalChoice, MatchOver, ReplayMismatch, UnknownSeat
from croupier.env.pettingzoo_aec import AEC
from croupier.env.running import Running
from tests.env.settings import Setup, named, setups

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports all games of PettingZoo that are installed, with what they warn of
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

# That observations are dictionaries, as every environment with a mask has them, and bounds that nobody knows.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:The base environment:UserWarning",
)


def played(e: AEC, seed: int = 1, most: int = 10**6) -> float:
    """Play on at random; gives back what all agents were given in all."""
    e.reset(seed=seed)
    e.action_space("player_0").seed(seed)
    given = 0.0
    for _, agent in zip(range(most), e.agent_iter(), strict=False):
        _, reward, terminated, truncated, _ = e.last()
        given += reward
        e.step(None if terminated or truncated else e.action_space(agent).sample())
    return given


@pytest.mark.parametrize("setup", setups(), ids=named)
def test_the_tests_of_pettingzoo_pass(setup: Setup) -> None:
    slug, players, variants = setup
    api_test(env.aec(slug, players, variants), num_cycles=12)
    seed_test(lambda: env.aec(slug, players, variants), num_cycles=12)
    parallel_api_test(env.parallel(slug, players, variants), num_cycles=15)
    parallel_seed_test(lambda: env.parallel(slug, players, variants), num_cycles=5)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda **bounds: env.parallel(slug, players, variants, **bounds),
            env=lambda **bounds: parallel_to_aec(env.parallel(slug, players, variants, **bounds)),
        )
    )


@pytest.mark.parametrize("slug", catalog.ours())
def test_a_match_in_the_environment_is_the_match_of_its_seed(slug: str) -> None:
    """Question by question: whose it is, what is offered, what is seen; the end gives what the match gives."""
    e, match = env.aec(slug), croupier.running(slug, 2, 3)
    space, layout = croupier.actions(slug), croupier.observation(slug)
    e.reset(seed=3)
    while not match.over:
        assert e.agent_selection == f"player_{match.seat}"
        seen, reward, terminated, truncated, _ = e.last()
        assert (reward, terminated, truncated) == (0, False, False)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(e.legal_actions())
        assert e.legal_actions() == space.numbers(match.options)
        assert seen["observation"].tolist() == layout.row(match, match.seat).tolist()
        other = f"player_{1 - match.seat}"
        assert not e.observe(other)["action_mask"].any()
        assert e.observe(other)["observation"].tolist() == layout.row(match, 1 - match.seat).tolist()
        number = int(e.action_space(e.agent_selection).sample())
        e.step(number)
        match.choose(space.numbers(match.options).index(number))
    assert list(e.rewards.values()) == list(match.returns)
    assert all(e.terminations.values())
    assert not any(e.truncations.values())


def test_rewards_are_given_once() -> None:
    game = catalog.find("quintet")
    for players in (2, 5):
        e = env.aec("quintet", players)
        assert played(e) == game.sum_of_returns(players, e.setting.variants)


def test_without_a_seed_the_next_match_follows_from_the_last_seed() -> None:
    seeds = []
    for _ in range(2):
        e = env.aec("quintet")
        e.reset(seed=4)
        e.reset()
        seeds.append(e.match.seed)
    assert seeds[0] == seeds[1] != 4
    e.reset(seed=4)
    assert e.match.seed == 4


def test_a_match_is_cut_off_after_so_many_decisions() -> None:
    e = env.aec("quintet", max_cycles=7)
    assert played(e) == 0
    e.reset(seed=1)
    for _ in range(7):
        assert not any(e.truncations.values())
        e.step(e.action_space(e.agent_selection).sample())
    assert all(e.truncations.values())
    assert not any(e.terminations.values())
    with pytest.raises(BadSetup):
        env.aec("quintet", max_cycles=0)


def test_a_masked_action_raises_with_its_rule_and_changes_nothing() -> None:
    for e in (env.aec("quintet"), env.aec("quintet", factored=True)):
        e.reset(seed=1)
        before, space = e.last()[0], croupier.actions("quintet")
        number = space.size - 1
        wrong: Any = space.factors_of(number) if e.setting.factored else number
        with pytest.raises(IllegalChoice, match=r"not offered .* by rule \d") as refused:
            e.step(wrong)
        assert refused.value.rule is not None
        assert np.array_equal(e.last()[0]["observation"], before["observation"])


@pytest.mark.parametrize("wrong", [-1, 31, 1.5, "pass", None, True, [0, 0], np.array([0])])
def test_what_is_no_action_raises(wrong: object) -> None:
    e = env.aec("quintet")
    e.reset(seed=1)
    with pytest.raises(IllegalChoice):
        e.step(wrong)
    rows = env.aec("quintet", factored=True)
    rows.reset(seed=1)
    with pytest.raises(IllegalChoice):
        rows.step(wrong)
    p = env.parallel("quintet")
    p.reset(seed=1)
    with pytest.raises(IllegalChoice):
        p.step({f"player_{p.match.decisions[0].seat}": wrong})


def test_wrong_agents_finished_matches_and_what_is_not_reset_raise() -> None:
    e, p = env.aec("quintet"), env.parallel("quintet")
    for fresh in (lambda: e.step(0), e.last, lambda: e.observe("player_0"), lambda: p.step({}), lambda: e.match):
        with pytest.raises(CroupierError, match="Reset"):
            fresh()
    e.reset(seed=1)
    p.reset(seed=1)
    for wrong in ("player_2", "1", 0):
        with pytest.raises(UnknownSeat, match="player_0, player_1"):
            e.observe(wrong)  # type: ignore[arg-type]
        with pytest.raises(UnknownSeat):
            p.step({wrong: 0})  # type: ignore[dict-item]
    for seed in (True, "7", 1.0):
        with pytest.raises(BadSetup):
            e.reset(seed=seed)  # type: ignore[arg-type]
    while not e.terminations[e.agent_selection]:
        e.step(e.action_space(e.agent_selection).sample())
    with pytest.raises(MatchOver, match=f"over for {e.agent_selection}: its step is None"):
        e.step(0)
    e.step(None)
    e.step(None)
    for gone in (lambda: e.step(0), e.last):
        with pytest.raises(MatchOver, match="reset"):
            gone()


def test_an_environment_can_be_pickled_and_copied_at_any_point() -> None:
    e = env.aec("perils", 3)
    played(e, most=40)
    for twin in (pickle.loads(pickle.dumps(e)), copy.deepcopy(e), copy.copy(e)):
        assert twin.agent_selection == e.agent_selection
        assert np.array_equal(twin.last()[0]["observation"], e.last()[0]["observation"])
        action = int(np.flatnonzero(e.last()[0]["action_mask"])[0])
        twin.step(action)
        assert len(twin.match.fork().choices) == len(e.match.fork().choices) + 1
    p = env.parallel("quintet")
    p.reset(seed=1)
    assert pickle.loads(pickle.dumps(p)).match.decisions == p.match.decisions
    twin = copy.copy(p)
    twin.step({f"player_{twin.match.decisions[0].seat}": twin.legal_actions(twin.match.decisions[0].seat)[0]})
    assert not p.match.choices


def test_a_match_of_another_version_is_not_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = croupier.running("quintet", 2, 1)
    match.choose(0)
    written = pickle.dumps(match)
    assert pickle.loads(written).keys == match.keys
    monkeypatch.setattr(catalog.find("quintet"), "version", "99")
    with pytest.raises(ReplayMismatch, match="here is 99"):
        pickle.loads(written)


def test_factored_actions_are_rows_of_verb_and_arguments() -> None:
    e = env.aec("perils", factored=True)
    space = e.setting.actions
    e.reset(seed=2)
    for _ in range(30):
        seen, _, _, _, info = e.last()
        assert {space.number_of(row) for row in info["options"]} == set(space.numbers(e.match.options))
        for at, mask in enumerate(seen["action_mask"]):
            assert np.flatnonzero(mask).tolist() == sorted({row[at] for row in info["options"]})
        assert e.observation_space(e.agent_selection).contains(seen)
        row = e.action_space(e.agent_selection).sample()
        assert tuple(row) in info["options"]
        e.step(row)


def test_in_parallel_all_who_are_asked_act_together() -> None:
    """Three Perils asks its seats side by side; who is not asked can only wait."""
    p = env.parallel("perils", 4)
    seen, _ = p.reset(seed=1)
    together = 0
    for _ in range(60):
        asked = [decision.seat for decision in p.match.decisions]
        together += len(asked) > 1
        before = len(p.match.choices)
        for seat, agent in enumerate(p.possible_agents):
            assert bool(seen[agent]["action_mask"][p.wait]) is (seat not in asked)
            assert isinstance(p.observation_space(agent), Dict)
            assert p.observation_space(agent).contains(seen[agent])
        actions = {agent: int(p.action_space(agent).sample()) for agent in p.agents}
        for seat, agent in enumerate(p.possible_agents):
            if seat not in asked:
                assert actions.pop(agent) == p.wait  # leaving it out says the same
        seen, *_ = p.step(actions)
        if not p.agents:
            break
        assert len(p.match.choices) == before + len(asked)
    assert together > 10


def test_in_parallel_nobody_is_left_out_and_nobody_acts_unasked() -> None:
    p = env.parallel("quintet")
    p.reset(seed=1)
    asked = p.match.decisions[0].seat
    legal = p.legal_actions(asked)[0]
    for wrong, what in (
        ({}, "needs an action"),
        ([0], "an action for each agent"),
        ({f"player_{asked}": p.wait}, "needs an action"),
        ({f"player_{asked}": legal, f"player_{1 - asked}": 0}, "is not asked"),
        ({f"player_{asked}": p.wait - 1}, "is not offered"),
    ):
        with pytest.raises(IllegalChoice, match=what):
            p.step(wrong)  # type: ignore[arg-type]
        assert not p.match.choices


def test_the_words_of_a_match_are_given_back_or_printed(capsys: pytest.CaptureFixture[str]) -> None:
    e = env.aec("quintet", render_mode="ansi")
    e.reset(seed=1)
    text = e.render()
    assert text is not None
    assert e.agent_selection in text
    assert all(key in text for key in e.match.keys)
    assert isinstance(e.match, Running)
    played(e)
    human = env.aec("quintet", render_mode="human")
    human.reset(seed=1)
    human.step(human.action_space(human.agent_selection).sample())
    assert human.agent_selection in capsys.readouterr().out
    assert env.aec("quintet").render() is None
    with pytest.raises(BadSetup, match="ansi or human"):
        env.aec("quintet", render_mode="rgb_array")
