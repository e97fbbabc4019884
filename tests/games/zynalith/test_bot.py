"""What Zynalith tells bots."""

from random import Random

import pytest

from croupier.engine import Match, start
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.bot import clash, prices
from croupier.games.zynalith.bot.advisor import BANISHED, TURN
from croupier.games.zynalith.bot.appraisal import Appraisal
from croupier.games.zynalith.bot.clash import blood
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.rules import forecast, heroes
from tests.games.played import play
from tests.games.zynalith.rows import DESIGNS
from tests.games.zynalith.table import creature, guard, position, state

ADVISOR = Zynalith.advisor()


def best(match: Match, seat: int) -> str:
    """The key of the option with the highest score."""
    decision = match.decision(seat)
    assert decision is not None
    scores = ADVISOR.scores(match.position, seat, decision.name, decision.options)
    return decision.keys[max(range(len(scores)), key=lambda i: scores[i])]


def against_random(players: int, seed: int) -> Match:
    """A match in which seat 0 takes what looks best and the others take anything."""
    random = Random(seed)
    match = start(Zynalith, players, seed)
    while not match.over:
        decision = match.decisions[0]
        if decision.seat == 0:
            match.choose(0, best(match, 0))
        else:
            match.choose(decision.seat, random.randrange(len(decision.options)))
    return match


def test_the_greedy_player_beats_players_who_do_anything() -> None:
    assert sum(against_random(2, seed).returns[0] for seed in range(4)) == 4
    assert against_random(4, 1).returns[0] == 1.0


@pytest.mark.parametrize("players", [2, 3, 5])
def test_scores_depend_on_nothing_the_seat_cannot_see(players: int) -> None:
    """Z 16.3"""
    random = Random(players)
    match = start(Zynalith, players, players)
    looked = 0
    while not match.over and looked < 60:
        decision = random.choice(match.decisions)
        seat, name = decision.seat, decision.name
        if random.random() < 0.2:
            looked += 1
            scores = list(ADVISOR.scores(match.position, seat, name, decision.options))
            assert len(scores) == len(decision.options)
            other = match.determinize(seat, looked)
            same = other.decision(seat)
            assert same is not None
            assert list(ADVISOR.scores(other.position, seat, name, same.options)) == scores
            assert list(ADVISOR.values(other.position)) == list(ADVISOR.values(match.position))
        match.choose(seat, random.randrange(len(decision.options)))
    assert looked > 10


def test_values_are_returns_to_expect() -> None:
    even = ADVISOR.values(position().position)
    assert even == pytest.approx([0.5, 0.5])
    ahead = ADVISOR.values(position(front=[["vale_tyrant"], []], zynalith=[9, 3]).position)
    assert ahead[0] > 0.6
    assert sum(ahead) == pytest.approx(1.0)
    late = ADVISOR.values(position(round=5, zynalith=[9, 3]).position)
    assert late[0] > ADVISOR.values(position(round=1, zynalith=[9, 3]).position)[0]
    out = state(position(3, out=[False, False, True])).copy()
    out.fallen = [(0, 2, 5, 3, 0)]
    assert ADVISOR.values(out)[2] < 0.05


def test_a_creature_that_wins_its_line_is_played() -> None:
    match = position(front=[[], ["shard_squire"]], silver=[12, 0], hand=[["duel_mistress", "candle_wisp"], []])
    assert best(match, 0) == "play:hand:duel_mistress"


def test_a_creature_that_would_die_for_nothing_is_put_on_guard() -> None:
    match = position(
        front=[["crown_claimant"], ["vale_tyrant", guard("clay_sentry")]], hp=[12, 30], round=5, zynalith=[0, 3]
    )
    assert best(match, 0) == "switch:1"


def test_a_dear_card_is_countered_and_a_cheap_one_is_not() -> None:
    for card, silver, answer in (("dawn_sovereign", 15, "counter:hand:barred_gate"), ("marsh_pup", 1, "hold")):
        match = position(hand=[[card], ["barred_gate"]], silver=[silver, 0])
        play(match, f"0 play:hand:{card}")
        assert best(match, 1) == answer


def test_without_a_counter_the_window_is_declined_for_the_round() -> None:
    match = position(hand=[[], ["long_spear"]])
    play(match, "0 pass")
    assert best(match, 1) == "decline:round"


def test_blood_is_cheap_while_there_is_much_of_it() -> None:
    price = prices.of(2, 3)
    assert blood(30, 5, price) == pytest.approx(5 * price.blood)
    assert blood(15, 2, price) == pytest.approx(2 * price.heart)
    assert blood(17, 4, price) == pytest.approx(2 * price.blood + 2 * price.heart)
    assert blood(3, 3, price) == prices.LETHAL


def test_a_player_with_nothing_to_gain_passes() -> None:
    match = position(front=[["duel_mistress"], ["marsh_pup"]], silver=[1, 0], zynalith=[0, 0], round=5)
    assert best(match, 0) == "pass"


def test_a_spell_is_played_where_it_decides_and_kept_where_it_does_not() -> None:
    for hp, key in ((6, "play:hand:piercing_star"), (30, "pass")):
        match = position(
            front=[["marsh_pup"], [guard("clay_sentry")]],
            hp=[30, hp],
            zynalith=[2, 0],
            silver=[0, 0],
            hand=[["piercing_star"], []],
            round=4,
        )
        assert best(match, 0) == key


def test_cards_are_judged_by_what_they_would_hit() -> None:
    for rival, key in (("vale_tyrant", "play:hand:doomfall"), ("candle_wisp", "pass")):
        match = position(
            front=[["shard_squire"], [rival]], zynalith=[4, 0], hand=[["doomfall"], []], round=4, silver=[0, 0]
        )
        assert best(match, 0) == key


def appraisal(match: Match) -> Appraisal:
    """The position as seat 0 judges it."""
    return Appraisal(state(match), 0)


def test_a_guard_counts_as_much_as_the_rules_have_it_count() -> None:
    """Z 12.8, `cost_defence`"""
    for variants, name, counts in (
        ({}, "clay_sentry", 1),
        ({"cost_defence": "on"}, "clay_sentry", 0),
        ({}, "wall_golem", 2),
    ):
        match = position(front=[["vale_tyrant"], [guard(name)]], variants=variants)
        at, guarded = appraisal(match), state(match).front[1][0]
        assert heroes.guard(state(match), guarded) == counts
        blood_now = at.fought.lost[1]
        price = at.price
        assert at.without(guarded) == pytest.approx(
            blood(30, blood_now + counts, price) - blood(30, blood_now, price)
        ), name


def test_who_turns_to_guard_counts_as_a_guard_and_leaves_its_line() -> None:
    """Z 12.8"""
    at = appraisal(position(front=[["marsh_pup"], ["vale_tyrant"]]))
    turned = appraisal(position(front=[[guard("marsh_pup")], ["vale_tyrant"]]))
    assert turned.shield[0] == at.shield[0] + 1
    assert at.turning(at.game.front[0][0]) == pytest.approx(turned.now - at.now)
    assert turned.turning(turned.game.front[0][0]) == pytest.approx(at.now - turned.now)
    assert turned.now != at.now


def test_both_fronts_are_fought() -> None:
    """`two_fronts`"""
    east = creature("vale_tyrant", east=True)
    both = appraisal(position(front=[["shard_squire", east], []], variants={"two_fronts": "on"}))
    west = appraisal(position(front=[["shard_squire"], []], variants={"two_fronts": "on"}))
    tyrant = both.game.front[0][1]
    assert both.now - west.now > 1
    assert both.without(tyrant) == pytest.approx(west.now - both.now)
    assert both.arriving(DESIGNS[0]).east is False
    assert west.arriving(DESIGNS[0]).east is True


def test_no_more_is_healed_than_is_hurt() -> None:
    """Z 9.10"""
    at = appraisal(position(front=[[creature("duel_mistress", damage=1)], ["vale_tyrant"]]))
    mine = at.game.front[0][0]
    assert at.mending(1, "own", None) == at.mending(9, "own", None)
    assert at.mending(1, "own", None) == at.one(mine, lambda f: f.raised(terms.HP, 1))


def test_a_creature_in_play_does_not_arrive_again() -> None:
    """Z 6.14: banishing loses what is still to come of its text, not what it did when it came."""
    match = position(front=[["oath_lancer"], []], zynalith=[0, 0])
    at = appraisal(match)
    lancer = at.game.front[0][0]
    card = at.round.card(DESIGNS[at.game.faces[lancer.card]])
    assert card.text > card.later
    stake = clash.stake(at.game, lancer, at.price)
    scores = dict(
        zip(match.decisions[0].keys, ADVISOR.scores(at.game, 0, "turn", match.decisions[0].options), strict=True)
    )
    assert scores["banish:1"] == pytest.approx(at.without(lancer) - stake - card.later - BANISHED - TURN)


@pytest.mark.parametrize("players", [2, 4])
def test_lines_are_won_by_whom_the_rules_let_win(players: int) -> None:
    """Z 11.8 to 11.13"""
    random, met = Random(players), 0
    match = start(Zynalith, players, players, {"two_fronts": "on"})
    while not match.over:
        decision = match.decisions[0]
        game = state(match)
        if decision.name == "turn":
            at = Appraisal(game, decision.seat)
            lost = [0] * players
            for line in forecast.lines(game):
                if len(line.winners) == 1:
                    met += len(line.members) > 1
                    assert clash._winner(at.fronts[line.east], line.number - 1).number == line.winners[0].number
                    pierce = bool(line.winners[0].traits & terms.PIERCE)
                    for seat, number in line.hits:
                        lost[seat] += heroes.through(game, seat, number, pierce=pierce)
            if all(len(line.winners) < 2 for line in forecast.lines(game)):
                assert at.fought.lost == lost
        match.choose(decision.seat, random.randrange(len(decision.options)))
    assert met > 20


def fighter(seat: int, initiative: int, attack: int, defence: int, left: int) -> clash.Fighter:
    """A creature of no special kind that is worth 3 points to its owner."""
    return clash.Fighter(seat, (initiative, attack, defence, left), 3.0, 0, pierce=False, east=False)


def test_a_line_is_decided_by_one_value_after_the_other() -> None:
    """Z 11.8, 11.9"""
    plain = fighter(1, 4, 4, 1, 3)
    for better in (fighter(0, 0, 5, 0, 1), fighter(0, 5, 4, 0, 1), fighter(0, 4, 4, 2, 1), fighter(0, 4, 4, 1, 4)):
        assert better.beats(plain)
        assert not plain.beats(better)


def test_a_blow_that_just_kills_costs_the_creature_and_no_blood() -> None:
    """Z 11.11, 11.12"""
    for left, gain in ((2, -3.0), (3, 0.0)):
        game = state(position())
        fought = clash.battle(game, [[[fighter(0, 1, 4, 0, 1)], [fighter(1, 1, 1, 2, left)]]], [0, 0])
        assert (fought.gain, fought.lost) == ([1.0, gain], [0, 0])
