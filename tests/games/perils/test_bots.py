"""What the game tells bots."""

from random import Random
from typing import Any

import pytest

from croupier.bots import bot
from croupier.bots.policies import best
from croupier.engine import Match, play_out, start
from croupier.games.perils import Perils
from croupier.games.perils.bot.advisor import PerilsAdvisor
from croupier.games.perils.rules import scoring
from tests.games.perils.table import act, board, position
from tests.games.played import offered

OFF = dict.fromkeys(Perils.variants, "off")


def played(players: int, seed: int, advised: set[int]) -> Perils:
    game = board(start(Perils, players, seed)).copy()
    advisor, random = PerilsAdvisor(), Random(seed)

    def answer(seat: int, name: str, options: object) -> int:
        if seat in advised and len(options) > 1:  # type: ignore[arg-type]  # options of any question
            return best(advisor.scores(game, seat, name, options), random)  # type: ignore[arg-type]  # as above
        return int(random.random() * len(options))  # type: ignore[arg-type]  # as above

    play_out(game, answer)
    return game


@pytest.mark.parametrize("players", [2, 4])
def test_the_advised_beat_chance(players: int) -> None:
    wins = sum(played(players, seed, {seed % players}).returns[seed % players] == 1.0 for seed in range(12))
    assert wins >= 11


def test_the_advised_score_like_heroes() -> None:
    games = [played(4, seed, {0, 1, 2, 3}) for seed in range(12)]
    totals = [scoring.terms(game, seat).total for game in games for seat in range(4)]
    assert 28 < sum(totals) / len(totals) < 46


def some_positions() -> list[Match]:
    chain = position(3, phase=3, hand=["kings_misericord"], tableau=["cutpurse_knife"])
    found = [act(chain, "play:kings_misericord")]
    for seed in range(4):
        match = start(Perils, 3, seed, {"pick_hero": "on"})
        random = Random(seed)
        while not match.over:
            decision = random.choice(match.decisions)
            if random.random() < 0.12:
                found.append(match.fork())
            match.choose(decision.seat, random.randrange(len(decision.options)))
    return found


def test_advice_depends_on_nothing_hidden() -> None:
    advisor = PerilsAdvisor()
    asked = set()
    for number, match in enumerate(some_positions()):
        for decision in match.decisions:
            asked.add(decision.name)
            other = match.determinize(decision.seat, number)
            same = other.decision(decision.seat)
            assert same is not None
            here = advisor.scores(board(match), decision.seat, decision.name, decision.options)
            assert len(here) == len(decision.options)
            assert list(here) == list(advisor.scores(board(other), decision.seat, same.name, same.options))
    assert asked >= {"hero", "pick", "gift", "keep", "turn", "attack", "chain", "life"}


def test_what_a_determinization_offers_fits_its_hands() -> None:
    """P 14.1: nothing of the true hands shows in what the others are offered."""
    for number, match in enumerate(some_positions()):
        for seat in range(3):
            other = match.determinize(seat, number)
            game = board(other)
            for decision in other.decisions:
                zone = {"pick": game.dealt, "gift": game.picked, "turn": game.hand, "hero": game.offered}
                if decision.name in zone:
                    held = {game.FACES[game.faces[card]].id for card in zone[decision.name][decision.seat]}
                    assert {key.split(":")[-1] for key in decision.keys} == held


def test_a_search_plays_through_the_drafts() -> None:
    match = start(Perils, 3, 5)
    player = bot("easy")
    for number in range(14):
        decision = match.decisions[0]
        match.choose(decision.seat, player.choose(match, decision.seat, number))
    assert len(match.choices) == 14


def test_values_are_expected_returns() -> None:
    advisor = PerilsAdvisor()
    for match in some_positions()[::3]:
        values = advisor.values(board(match))
        assert len(values) == 3
        assert all(0 <= value <= 1 for value in values)
        assert abs(sum(values) - 1.5) < 1e-6  # places of 1, 1/2 and 0 are shared out
    ahead = position(3, phase=3, hero={"points": 40})
    assert list(advisor.values(board(ahead))).index(max(advisor.values(board(ahead)))) == 0


def lead(phase: int, **hero: int) -> float:
    """How much better the chances are of a hero who has these, in the first turn of a phase."""
    return PerilsAdvisor().values(board(position(2, phase=phase, hero=hero)))[0] - 0.5


def test_points_count_for_more_and_elements_for_less_the_later_it_is() -> None:
    assert 0 <= lead(1, points=10) < lead(2, points=10) < lead(3, points=10)
    assert lead(2, earth=2) > lead(3, earth=2) > 0
    assert lead(3, wounds=3) < 0


def test_a_kill_is_preferred_to_a_scratch() -> None:
    match = position(hand=["notched_falchion"], line=["young_troll", {"card": "gravel_hound", "damage": 2}])
    act(match, "play:notched_falchion")
    scores = PerilsAdvisor().scores(board(match), 0, "attack", match.decisions[0].options)
    assert offered(match)[scores.index(max(scores))] == "hit:gravel_hound"


@pytest.mark.parametrize(
    ("laid", "bought"),
    [
        ({"tableau": ["bottled_storm"], "hero": {"coins": 6, "mana": 0}, "variants": {"treasury": "on"}}, 0),
        ({"tableau": ["bottled_storm"], "hero": {"coins": 6, "mana": 0}}, 2),
    ],
)
def test_the_last_potions_are_bought_where_they_bring_points(laid: dict[str, Any], bought: int) -> None:
    """P 10.8, 12.4: under treasury three coins are a point as well; a coin that brings none is kept."""
    match = position(6, stage="final", phase=3, **laid)
    decision = match.decisions[0]
    assert decision.name == "mana"
    scores = PerilsAdvisor().scores(board(match), 0, "mana", decision.options)
    assert decision.keys[scores.index(max(scores))] == str(bought)


def test_refusals_name_a_rule_for_whatever_is_tried() -> None:
    """P 5.4, 5.9, 9.8, 10.4"""
    match = position(hand=["yew_bow"])
    for key, rule in {
        "play:void_bomb": "5.4",
        "power:crush:yew_bow": "4.3",
        "hit:rat_swarm": "9.8",
        "potion": "10.4",
        "pick:rat_swarm": "2.1",
        "3": "10.4",
        "next:yew_bow": "8.6",
    }.items():
        assert match.why_not(0, key) == rule, key
    assert match.why_not(0, "dance") is None
