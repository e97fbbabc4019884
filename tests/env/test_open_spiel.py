"""Games as OpenSpiel has them: its own tests pass, states keep what they are, and no seat is told too much."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr
from open_spiel.python.observation import make_observation

from croupier import catalog, env
from croupier.engine import BadReplay, BadSetup, IllegalChoice, MatchOver, UnknownGame, UnknownSeat, check_setup
from croupier.env.deals import every_deal
from croupier.env.open_spiel import PREFIX, CroupierGame, CroupierState, register, spiel
from tests.env.playthroughs import FOLDER, told
from tests.env.settings import fewest

SMALLEST = [(slug, catalog.find(slug).seats[0]) for slug in catalog.ours()]


def tables() -> Iterator[Any]:  # Any: what pytest takes
    """Each game at its smallest and largest table, and with every switch at its last value."""
    for slug in catalog.ours():
        game = catalog.find(slug)
        for players in game.seats:
            yield pytest.param(slug, players, {}, id=f"{slug}-{players}")
        switched = {switch: values[-1] for switch, values in game.variants.items()}
        yield pytest.param(slug, fewest(slug, switched), switched, id=f"{slug}-switched")


def begun(game: CroupierGame, outcome: int = 0) -> CroupierState:
    state = game.new_initial_state()
    state.apply_action(outcome)
    return state


def walk(state: CroupierState, dice: Random, most: int = 10_000) -> Iterator[CroupierState]:
    """The state at every question of a random match."""
    for _ in range(most):
        if state.is_terminal():
            return
        yield state
        state.apply_action(dice.choice(state.legal_actions()))


def tensor(game: CroupierGame, state: CroupierState, seat: int) -> list[float]:
    seen = make_observation(game)
    seen.set_from(state, seat)
    return list(seen.tensor)


def told_to(game: CroupierGame, state: CroupierState, seat: int) -> tuple[object, ...]:
    """All that a seat gets."""
    return state.information_state_string(seat), state.observation_string(seat), tensor(game, state, seat)


# -- OpenSpiel's own tests ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "players", "variants"), [*tables()])
def test_openspiel_finds_nothing_wrong_in_a_random_match(slug: str, players: int, variants: dict[str, str]) -> None:
    game = spiel(slug, players, **variants)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)
    state = begun(game)
    assert state.match is not None
    assert {**state.match.variants, **variants} == state.match.variants
    assert (state.match.players, game.num_players()) == (players, players)


@pytest.mark.parametrize("slug", catalog.ours())
def test_openspiel_tells_a_match_as_before(slug: str) -> None:
    assert told(slug) == (FOLDER / f"{slug}.txt").read_text(encoding="utf-8")


# -- what is loaded ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
def test_a_game_is_what_its_declarations_say(slug: str, players: int) -> None:
    kind, game = catalog.find(slug), spiel(slug, players)
    total = kind.sum_of_returns(players, check_setup(kind, players, {}))
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (*kind.returns_between, total)
    assert (game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM) == (total is None)
    assert game.max_game_length() == kind.most_decisions[players]
    assert game.max_chance_nodes_in_history() == 1
    state = begun(game)
    assert tensor(game, state, 0) == state.observation_tensor(0)
    assert tensor(game, state, state.current_player()) == state.observation_tensor()
    assert game.new_initial_state().observation_tensor(0) == [0.0] * game.observation_tensor_size()


def test_a_text_loads_what_a_call_loads() -> None:
    register()
    register()  # again, as every program may
    game = pyspiel.load_game(f"{PREFIX}quintet(players=4,teams=on,hand_limit=7,seeds=3,seed=5)")
    other = env.spiel("quintet", 4, teams=True, hand_limit=7, seeds=3, seed=5)
    assert str(game) == str(other) == str(pyspiel.load_game(str(game)))
    assert game.utility_sum() == 2
    one, two = begun(game, 2), begun(other, 2)
    assert one.match is not None
    assert one.match.seed == "5/2"
    assert one.information_state_string(0) == two.information_state_string(0)


def test_a_number_among_the_words_of_a_switch_is_quoted_in_a_text() -> None:
    """OpenSpiel would read it as a number, which is no word."""
    game = spiel("confluence", 2, hand_limit="5", start_life=20)
    assert str(game) == f"{PREFIX}confluence(hand_limit='5',players=2,start_life=20)"
    state = begun(pyspiel.load_game(str(game)))
    assert state.match is not None
    assert (state.match.variants["hand_limit"], state.match.variants["start_life"]) == ("5", "20")


def test_what_cannot_be_loaded_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'poker'"):
        spiel("poker")
    with pytest.raises(BadSetup, match=r"Quintet has no parameter sides; it has players, hand_check"):
        spiel("quintet", 2, sides=3)
    with pytest.raises(BadSetup, match="Quintet is for 2 to 5 players, not 9"):
        spiel("quintet", 9)
    with pytest.raises(BadSetup, match="one at least"):
        spiel("quintet", 2, seeds=0)
    for deals in ("[", "{}", [], [[{}, 0]], [[{}, 1, 2]]):
        with pytest.raises(BadSetup, match="The deals are"):
            spiel("quintet", 2, deals=deals)
    with pytest.raises(BadSetup, match="has no 'purse' to lay out"):
        begun(spiel("quintet", 2, deals=[{"purse": 3}]))
    with pytest.raises(BadSetup, match="Observers have no parameters, so not depth"):
        make_observation(spiel("quintet", 2), params={"depth": 3})
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(spiel("quintet", 2), public) is None


# -- playing -----------------------------------------------------------------------------------------------------------


def test_what_is_not_offered_is_refused_by_its_rule() -> None:
    state, game = begun(spiel("quintet", 2)), catalog.find("quintet")
    before, rules = (str(state), state.history()), []
    for action in range(state.num_distinct_actions()):
        if action not in state.legal_actions():
            with pytest.raises(IllegalChoice, match=r"is not offered to seat \d at play") as refused:
                state.apply_action(action)
            if refused.value.rule is not None:
                assert f"by rule {refused.value.rule}" in str(refused.value)
                rules.append(refused.value.rule)
    assert rules
    with pytest.raises(IllegalChoice, match=f"{game.title} has the actions 0 to"):
        state.apply_action(state.num_distinct_actions())
    with pytest.raises(IllegalChoice, match="The root deals 0 to 15, not 16"):
        begun(spiel("quintet", 2), 16)
    assert (str(state), state.history()) == before


def test_a_seat_that_there_is_not_and_a_match_that_is_over_are_refused() -> None:
    game = spiel("quintet", 2)
    state = begun(game)
    for tell in (tensor, told_to):
        with pytest.raises((UnknownSeat, pyspiel.SpielError)):
            tell(game, state, 2)
    with pytest.raises(UnknownSeat, match="seat 2"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)).string_from(state, 2)
    with pytest.raises(UnknownSeat, match="seat 2"):
        state.resample_from_infostate(2, Random(1).random)
    with pytest.raises(IllegalChoice, match="is not asked: resample for one that is"):
        state.resample_from_infostate(1 - state.current_player(), Random(1).random)
    for _ in walk(state, Random(1)):
        pass
    with pytest.raises(MatchOver, match=r"The match is over\."):
        state.apply_action(0)
    with pytest.raises(MatchOver, match="nothing is hidden"):
        state.resample_from_infostate(0, Random(1).random)


def test_actions_are_told_by_their_keys() -> None:
    state = begun(spiel("quintet", 2))
    assert state.match is not None
    offered = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(offered) == sorted(state.match.decisions[0].keys)
    every = [state.action_to_string(action) for action in range(state.num_distinct_actions())]
    assert set(offered) < set(every)
    assert spiel("quintet", 2).new_initial_state().action_to_string(3) == "seed 0/3"
    assert state.legal_actions(1 - state.current_player()) == []
    assert sum(state.legal_actions_mask()) == len(offered)


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
def test_states_come_back_from_a_pickle_as_they_were(slug: str, players: int) -> None:
    game = spiel(slug, players)
    state = begun(game, 3)
    for _ in walk(state, Random(2), 40):
        pass
    imagined = state.resample_from_infostate(state.current_player(), Random(3).random)
    for one in (state, imagined):
        there = pickle.loads(pickle.dumps(one))
        copy = one.clone()
        for seat in range(players):
            same = told_to(game, one, seat)
            assert told_to(game, there, seat) == told_to(game, copy, seat) == same
        assert there.history() == one.history()
        dice = Random(4), Random(4)
        for a, b in zip(walk(there, dice[0]), walk(copy, dice[1]), strict=True):
            assert (a.current_player(), a.legal_actions()) == (b.current_player(), b.legal_actions())
        assert there.returns() == copy.returns()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_another_process_reads_a_pickle_and_ends_in_peace() -> None:
    state = begun(spiel("quintet", 3, hand_limit=7), 1)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).information_state_string(1))"
    read = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=True)
    assert read.stdout.decode().strip() == state.information_state_string(1)


def test_a_state_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = pickle.dumps(begun(spiel("quintet", 2)))
    monkeypatch.setattr(catalog.find("quintet"), "version", "0.1")
    with pytest.raises(BadReplay, match=r"This state is of version 1 of Quintet; version 0\.1 is installed\."):
        pickle.loads(sent)


# -- what a seat knows -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", catalog.ours())
def test_another_state_in_which_a_seat_knows_the_same_looks_the_same_to_it(slug: str) -> None:
    """What that seat cannot know has been drawn again: what it gets holds nothing of it."""
    players = catalog.find(slug).seats[0] + 1
    game, dice, others = spiel(slug, players), Random(5), 0
    for number, state in enumerate(walk(begun(game, 5), dice, 100)):
        if number % 9 == 0:
            seat = state.current_player()
            other = state.resample_from_infostate(seat, dice.random)
            assert told_to(game, other, seat) == told_to(game, state, seat)
            assert (other.current_player(), other.legal_actions()) == (seat, state.legal_actions())
            assert other.history() == state.history()
            others += any(told_to(game, other, one) != told_to(game, state, one) for one in range(players))
            if number == 0:
                for _ in walk(other, dice):
                    pass
                assert game.utility_sum() in (None, sum(other.returns()))
    assert others
    root = game.new_initial_state()
    assert root.resample_from_infostate(0, dice.random).is_chance_node()


def test_what_is_chosen_in_secret_is_not_told_to_who_chooses_after() -> None:
    """In the game whose turns are taken side by side, until the last seat has chosen."""
    game, seen = spiel("perils", 3), 0
    for state in walk(begun(game), Random(6), 60):
        assert state.match is not None
        first, *later = [decision.seat for decision in state.match.decisions]
        if later and state.match.decisions[0].name == "turn":
            assert state.current_player() == first
            ways = [state.child(action) for action in state.legal_actions()]
            for seat in later:
                assert all(told_to(game, one, seat) == told_to(game, two, seat) for one, two in pairwise(ways))
            assert len({way.information_state_string(first) for way in ways}) == len(ways)
            seen += len(ways) > 1
    assert seen


def test_what_a_seat_knows_is_the_same_text_whenever_it_is_asked_for() -> None:
    game = spiel("perils", 2)
    state, at_once = begun(game, 2), game.new_initial_state()
    for one in walk(state, Random(7), 50):
        one.information_state_string(0)
    for action in state.history():
        at_once.apply_action(action)
    for seat in (0, 1):
        assert at_once.information_state_string(seat) == state.information_state_string(seat)


# -- explicit deals ----------------------------------------------------------------------------------------------------

KINDS = ("herald", "murderer", "necromancer", "witch", "wizard")


def laid(*hands: list[str], library: list[str]) -> dict[str, Any]:
    """Both seats want a Wizard alone; the second one has a card to draw. All other cards are out of the game."""
    field = [kind for kind in KINDS if kind != "wizard"]
    piles: list[list[str]] = [[], library]
    out = [
        [kind for kind in KINDS for _ in range(5 - [*field, *hand, *pile].count(kind))]
        for hand, pile in zip(hands, piles, strict=True)
    ]
    zones = {"battlefield": [field, field], "hand": [*hands], "library": piles, "removed": out, "graveyard": [[], []]}
    return {**zones, "active": 0, "phase": "main"}


def showdown() -> CroupierGame:
    """Does the other one hold a Wizard, or will it be drawn?"""
    position = laid(["murderer", "wizard"], ["herald", "necromancer"], library=["wizard"])
    return spiel("quintet", 2, deals=every_deal("quintet", position, [("hand", 1), ("library", 1)]))


def test_every_way_the_cards_of_a_pool_can_lie_is_dealt_with_its_weight() -> None:
    position = {"hand": [["witch", "witch"], ["herald"]], "library": [["wizard"], []]}
    deals = every_deal("quintet", position, [("hand", 0), ("library", 0)])
    assert [(deal["hand"][0], deal["library"][0], weight) for deal, weight in deals] == [
        (["witch", "witch"], ["wizard"], 2),
        (["witch", "wizard"], ["witch"], 4),
    ]
    assert all(deal["hand"][1] == ["herald"] for deal, _ in deals)
    game = spiel("quintet", 2, deals=deals)
    assert game.new_initial_state().chance_outcomes() == [(0, 1 / 3), (1, 2 / 3)]
    assert game.new_initial_state().action_to_string(1) == "deal 1"
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert spiel("quintet", 2, deals=[position]).max_chance_outcomes() == 1


Past = tuple[tuple[str, int], ...]
"""What a seat knew at each of its questions, and what it did."""


def test_a_seat_that_knows_the_same_has_done_and_may_do_the_same() -> None:
    """Perfect recall, over a whole tree: to a text belong one set of actions, and one past of the seat's own."""
    known: dict[tuple[int, str], tuple[list[int], Past]] = {}
    again = 0

    def visit(state: CroupierState, pasts: tuple[Past, Past]) -> None:
        nonlocal again
        seat = state.current_player()
        if seat >= 0:
            text, found = state.information_state_string(), (state.legal_actions(), pasts[seat])
            again += (seat, text) in known
            assert known.setdefault((seat, text), found) == found
        for action in state.legal_actions():
            here = [(*past, (text, action)) if one == seat else past for one, past in enumerate(pasts)]
            visit(state.child(action), (here[0], here[1]))

    visit(showdown().new_initial_state(), ((), ()))
    assert again


def test_from_explicit_deals_another_one_is_drawn_that_a_seat_cannot_tell_apart() -> None:
    game, dice = showdown(), Random(1)
    state = begun(game)
    state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == "play:wizard"))
    others = [state.resample_from_infostate(0, dice.random) for _ in range(30)]
    assert {other.information_state_string(0) for other in others} == {state.information_state_string(0)}
    assert len({other.information_state_string(1) for other in others}) == 3
    mine = [state.resample_from_infostate(1, dice.random) for _ in range(5)]
    assert {one.information_state_string(1) for one in mine} == {state.information_state_string(1)}


def test_counterfactual_regrets_come_nearer_to_an_equilibrium_of_explicit_deals() -> None:
    game = showdown()
    np.random.seed(1)  # noqa: NPY002  # what OpenSpiel draws from
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(60):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.25 * uniform


def test_chance_that_no_deal_has_settled_is_refused() -> None:
    """The second game of a match is shuffled."""
    position = laid(["murderer", "wizard"], ["herald", "necromancer"], library=["wizard"])
    state = begun(spiel("quintet", 2, deals=[position], match="best_of_three"))
    with pytest.raises(BadSetup, match="Quintet draws chance here, which no deal has settled"):
        for _ in walk(state, Random(1)):
            pass
