"""Environments, spaces and observations of matches with other cards than the plain ones."""

import copy
import pickle
import re
import warnings
from random import Random
from typing import Any

import gymnasium
import jsonschema
import numpy as np
import pyspiel
import pytest

import croupier
from croupier import catalog, env
from croupier.engine import BadCards, BadSetup
from croupier.env import gymnasium_env, schema
from croupier.env.open_spiel import PREFIX, CroupierState, register, spiel
from croupier.env.pettingzoo_aec import AEC
from tests.env.settings import MORE, WITHOUT, other_cards, raised

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # as where they are run with the plain cards
    from pettingzoo.test import api_test, parallel_api_test, seed_test

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:The base environment:UserWarning",
)
Cards = dict[str, str]

each_set = pytest.mark.parametrize(("slug", "cards"), other_cards().values(), ids=other_cards())
"""Each game with a set that changes numbers, one that leaves cards out, and one with more cards where there can be."""
TROLL = {"young_troll.life": "3"}


def actions(slug: str, cards: Cards | None = None) -> list[str]:
    """The names of all actions."""
    space = croupier.actions(slug, cards=cards)
    return list(map(space.name, range(space.size)))


def stepped(e: AEC, most: int) -> AEC:
    """Play on at random."""
    e.reset(seed=1)
    e.action_space("player_0").seed(1)
    for _, agent in zip(range(most), e.agent_iter(), strict=False):
        if not e.terminations[agent]:
            e.step(e.action_space(agent).sample())
    return e


@each_set
def test_the_tests_of_pettingzoo_pass(slug: str, cards: Cards) -> None:
    api_test(env.aec(slug, cards=cards), num_cycles=12)
    seed_test(lambda: env.aec(slug, cards=cards), num_cycles=12)
    parallel_api_test(env.parallel(slug, cards=cards), num_cycles=15)


@each_set
def test_what_is_seen_lies_in_its_space_up_to_the_end(slug: str, cards: Cards) -> None:
    e = env.aec(slug, cards=cards)
    e.reset(seed=2)
    space = e.action_space("player_0")
    space.seed(2)
    for agent in e.agent_iter():
        seen, _, terminated, _, _ = e.last()
        assert e.observation_space(agent).contains(seen)
        e.step(None if terminated else space.sample())
    assert e.match.position.card_set() == cards


def test_numbers_beyond_the_plain_ones_have_no_most() -> None:
    """All else follows from what is declared: as many numbers, with the same names and in the same order."""
    slug, cards = "perils", raised("perils")
    plain, other = croupier.observation(slug), croupier.observation(slug, cards=cards)
    assert other.names() == plain.names()
    assert {entry.most for entry in other.entries if entry.kind == "number"} == {None}
    assert [entry for entry in other.entries if entry.kind != "number"] == [
        entry for entry in plain.entries if entry.kind != "number"
    ]
    below = {entry.name: entry.least for entry in croupier.observation("zynalith", cards=WITHOUT["zynalith"]).entries}
    assert (below["front[0][0].damage"], below["front[0][0].lasting[0]"]) == (0, None)
    assert croupier.actions(slug, cards=cards).size == croupier.actions(slug).size


@pytest.mark.parametrize("slug", MORE)
def test_cards_that_are_added_have_numbers_of_their_own(slug: str) -> None:
    """All others are called as they were, and come in the same order."""
    cards = MORE[slug]
    added = [field.partition(".")[0] for field in cards if field.endswith(".like")]
    for plain, other in (
        (croupier.observation(slug).names(), croupier.observation(slug, cards=cards).names()),
        (actions(slug), actions(slug, cards)),
    ):
        assert set(plain) < set(other)
        assert [name for name in other if not any(card in re.split("[#=:.]", name) for card in added)] == [*plain]


def test_a_layout_is_for_the_cards_it_was_made_for() -> None:
    match = croupier.running("perils", cards=TROLL)
    assert len(match.layout.row(match, 0)) == croupier.observation("perils").size
    assert pickle.loads(pickle.dumps(match.layout)) is match.layout is croupier.observation("perils", cards=TROLL)
    with pytest.raises(BadSetup, match="is not a match of perils for 2 with these cards"):
        croupier.observation("perils").row(match, 0)


@each_set
def test_the_schema_of_a_view_holds_views(slug: str, cards: Cards) -> None:
    match = stepped(env.aec(slug, cards=cards), 60).match
    told = schema.of_view(type(match.position), 2)
    jsonschema.Draft202012Validator(told).validate(match.view(0))
    assert schema.of_observation(type(match.position), 2)["cards"] == cards
    assert schema.summary(type(match.position), 2)["most_decisions"] is None
    assert "cards" not in schema.of_actions(catalog.find(slug), 2)


def test_environments_are_pickled_and_copied_with_their_cards() -> None:
    e = stepped(env.aec("perils", cards=TROLL), 30)
    for twin in (pickle.loads(pickle.dumps(e)), copy.deepcopy(e), copy.copy(e)):
        assert twin.match.position.card_set() == TROLL
        assert np.array_equal(twin.last()[0]["observation"], e.last()[0]["observation"])


def test_who_learns_alone_plays_with_the_cards() -> None:
    gymnasium_env.register()
    for g in (env.gym("perils", cards=TROLL), gymnasium.make("croupier/perils", cards=TROLL).unwrapped):
        seen, _ = g.reset(seed=1)
        assert g.observation_space.contains(seen)
        assert isinstance(g, gymnasium_env.Seat)
        assert g.match.position.card_set() == TROLL


@pytest.mark.parametrize("workers", [0, 2])
def test_a_batch_plays_with_the_cards_in_every_process(workers: int) -> None:
    cards = {"rat_swarm.life": "60", "hroda.passive": "armour 60"}
    layout = croupier.observation("perils", cards=cards)
    with env.Batch("perils", 4, seed=3, cards=cards, workers=workers) as batch:
        matches = [croupier.running("perils", 2, seed, cards=cards) for seed in batch.seeds]
        for _ in range(30):
            for row, match in enumerate(matches):
                assert batch.step_now.observations[row].tolist() == layout.row(match, match.seat).tolist()
            actions = [offered[0] for offered in batch.legal_actions()]
            numbers = [batch.setting.actions.numbers(match.options) for match in matches]
            for match, action, offered in zip(matches, actions, numbers, strict=True):
                match.choose(offered.index(action))
            batch.step(actions)


@each_set
def test_openspiel_finds_nothing_wrong_in_a_random_match(slug: str, cards: Cards) -> None:
    game = spiel(slug, cards=cards)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_text_of_openspiel_says_the_cards() -> None:
    register()
    cards = {"young_troll.life": 3, "notched_falchion.effects": "melee +4; heal 1", "hydra.en": "50 % (Hydra)"}
    game = spiel("perils", cards=cards)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) == str(spiel("perils", cards=dict(reversed(cards.items()))))
    assert "cards" not in str(spiel("perils", cards={"young_troll.life": "4"}))
    dice = Random(1)
    for one in (game, again, pickle.loads(pickle.dumps(game))):
        state: CroupierState = one.new_initial_state()
        while not state.is_terminal() and state.move_number() < 20:
            state.apply_action(dice.choice(state.legal_actions()))
        stands = (state.at, pickle.loads(pickle.dumps(state)).at, pickle.loads(pickle.dumps(state.at)))
        for stand in stands:
            assert stand.match is not None
            assert stand.match.game.card_set() == {name: str(value) for name, value in cards.items()}


def test_a_position_is_dealt_with_the_cards() -> None:
    deals = [{"hand": [["witch"], ["herald"]], "active": 0}]
    state = spiel("quintet", cards={"witch.effect": "discard 2"}, deals=deals).new_initial_state()
    state.apply_action(0)
    assert state.match is not None
    assert state.match.game.card_set() == {"witch.effect": "discard 2"}
    assert croupier.arrange("quintet", 2, *deals, cards=state.match.game.card_set()).game is state.match.game


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ({"yung_troll.life": 3}, "There is no card 'yung_troll'; near is young_troll."),
        ({"young_troll.life": 0}, "young_troll.life: '0' is not a whole number from 1 to 99."),
        ({"notched_falchion.marks": "-"}, "There are 13 cards of phase 1, and each of 2 players is dealt 7."),
        (["young_troll.life"], "A card set maps fields to what is written there; list is no mapping."),
    ],
)
def test_wrong_cards_are_refused_in_a_sentence(cards: Any, why: str) -> None:  # Any: what is none
    kinds = (env.aec, env.parallel, env.gym, env.spiel, croupier.running, croupier.actions, croupier.observation)
    for make in kinds:
        with pytest.raises(BadCards) as refused:
            make("perils", cards=cards)
        assert str(refused.value) == why
    with pytest.raises(BadCards):
        env.Batch("perils", 4, cards=cards)
    register()
    with pytest.raises(BadCards, match="The cards are no JSON: "):
        pyspiel.load_game(f"{PREFIX}perils(cards=young_troll)")
