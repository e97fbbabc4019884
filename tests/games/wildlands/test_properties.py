"""What must hold at every position of random matches, and what a page is told."""

from random import Random
from typing import Any

import pytest

from croupier.engine import Match, laws, start
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.rules import scoring, strength
from tests.games.played import asked, play
from tests.games.wildlands.table import battle, front, land, position, state, unit

SWITCHED = {"natural_guard": True, "crystal_by_tapping": True, "sudden_fall": True, "tamed_end": True, "round_limit": 6}


def random_match(players: int, seed: int, variants: dict[str, Any] | None = None) -> Match:
    return start(Wildlands, players, seed, variants)


@pytest.mark.parametrize(("players", "seed", "variants"), [(2, 1, {}), (3, 2, {}), (4, 3, SWITCHED)])
def test_what_never_changes(players: int, seed: int, variants: dict[str, Any]) -> None:
    """W 2.3, 10.3, 12.14, 13.1, 14.4, 14.5, 15.2, 17.6, 18.6"""
    match, random = random_match(players, seed, variants), Random(seed)
    while not match.over:
        decision = random.choice(match.decisions)
        match.choose(decision.seat, random.randrange(len(decision.options)))
        game = state(match)
        seals = sum(portal.seals for portal in game.portal) + sum(map(len, game.trophies))
        assert seals == 3 * players
        lands = [territory for realm in game.realm for territory in realm]
        assert len(lands) + len(game.wild) + len(game.box) == 28
        assert all(number >= 0 for territory in lands for number in territory.tokens)
        assert all(0 <= left <= 8 for left in game.moves)
        assert sorted(game.order) == list(range(players))
        for one in game.fronts:
            assert min(strength.totals(game, one)) >= 0
        if not game.fronts:
            assert not game.carrying_out
            assert not game.waiting
        view = match.view(None)
        assert view["facts"]["scores"] == [
            {**scoring.score(game, seat)._asdict(), "total": scoring.score(game, seat).total} for seat in range(players)
        ]
    assert state(match).due == []
    assert max(match.returns) > 0


def ways_to_pay(match: Match) -> int:
    """Hold every answer of a payment against what is foretold to go with it; how many pieces that are."""
    found = 0
    if match.decisions[0].name != "pay":
        return found
    foretold = match.view(0)["facts"]["payment"]["forced"]
    for key in match.decisions[0].keys[1:]:
        after = match.fork()
        after.choose(0, key)
        _, *more = (line for line in after.log[len(match.log) :] if line["event"].startswith("paid-"))
        assert foretold[key] == [
            {what: line[what] for what in ("card", "resource", "number") if what in line} for line in more
        ]
        found += len(more) + ways_to_pay(after)
    return found


@pytest.mark.parametrize(("bought", "meat"), [("reinforce:fm_tusker", 1), ("buy:cb_bear", 2), ("claim:2", 2)])
def test_what_goes_without_a_question_after_a_payment_is_foretold(bought: str, meat: int) -> None:
    """W 5.9: where one source is left, nothing is asked"""
    lands = [land("t_tin_quarry", ores=3), land("t_salt_lick", meat=meat)]
    match = position(hand=[["crystal_1"] * 2], realm=[lands], row=["cb_bear"])
    play(match, f"0 {bought}")
    assert ways_to_pay(match) > 0


def test_a_click_costs_the_same_at_the_end_of_a_battle() -> None:
    """A step ends with every placement: no choice of it is carried out again for the next one."""
    lands = [[], ["t_tin_quarry", "t_fern_gully", "t_salt_lick"]]
    hands = [["fm_stalker"] * 3 + ["fm_tusker"] * 2 + ["fm_whelp"] * 3, ["dh_prentice"] * 5]
    match = position(hand=hands, realm=lands)
    play(match, "0 attack:1:t_tin_quarry", "0 target:t_fern_gully", "0 target:t_salt_lick", "0 done")
    random, longest = Random(3), 0
    while state(match).fronts:
        decision = match.decisions[0]
        match.choose(decision.seat, random.randrange(len(decision.options)))
        longest = max(longest, len(match._choices))
    assert longest <= 2


def test_facts_say_what_each_answer_makes_of_the_strengths() -> None:
    """W 13.2, 18.6: a placement, an ability with a choice, one without"""
    fronts = [front("t_tin_quarry", ["fm_howler"], ["dh_prentice", "dh_hammer"]), front("t_fern_gully")]
    lands = [[land("t_herd_crossing", meat=2)], [land("t_tin_quarry", ores=5), "t_fern_gully"]]
    match = battle(fronts=fronts, realm=lands, hand=[["fm_reaver", "fm_tusker"]])
    answers = match.view(0)["facts"]["answers"]
    assert answers["stop"] == [[2, 3], [0, 1]]
    assert answers["play:fm_tusker"] == [[2 + 5, 3], [0, 1]]
    assert match.view(1)["facts"]["answers"] == {}
    play(match, "0 play:fm_reaver")
    assert match.view(0)["facts"]["answers"] == {
        "decline": [[6, 3], [0, 1]],
        "unit:1d1": [[6, 2], [0, 1]],
        "unit:1d2": [[6, 3], [0, 1]],
    }
    facts = match.view(None)["facts"]
    assert facts["fronts"][0]["attackers"] == [{"strength": 2, "printed": 2}, {"strength": 4, "printed": 3}]
    assert facts["income"][0] == {"meat": 2, "plants": 0, "ores": 0, "mana": 0}
    assert facts["tokens"][0]["meat"] == 2
    assert facts["surges"] == [False, True]


def test_reactions_and_musters_are_foretold_until_the_results_stand() -> None:
    """W 12.5, 13.2, 13.5"""
    match = battle(fronts=[front("t_salt_lick", ["cb_wolf"])], defender=-1, hand=[["fm_whelp"] * 2])
    play(match, "0 play:fm_whelp")
    assert match.view(0)["facts"]["answers"] == {"use": [[4, 4]], "decline": [[3, 4]]}
    laid: dict[str, Any] = {"hand": [["vc_briar", "vc_warden"]], "deck": [["crystal_1", "cb_wolf"]]}
    muster = battle("verdant", "fangmoor", fronts=[front("t_salt_lick")], defender=-1, **laid)
    play(muster, "0 play:vc_briar", "0 use")
    assert muster.view(0)["facts"]["answers"] == {"play:cb_wolf": [[5, 4]], "none": [[3, 4]]}
    fallen = [front("t_tin_quarry", ["fm_runner", "fm_whelp"], [unit("cb_bear", doomed=True)], result="won")]
    late = battle(fronts=fallen, realm=[["t_tin_quarry"]], phase="doom")
    assert (asked(late), late.view(1)["facts"]["answers"]) == (["1 reaction"], {})


def test_only_answers_that_can_be_given_are_foretold() -> None:
    """W 18.6: while the rival chooses what to discard, whoever makes them discard has nothing to answer."""
    hands = [["fc_saboteur"], ["fm_whelp", "crystal_1"]]
    match = battle("caravan", "fangmoor", fronts=[front("t_tin_quarry")], realm=[[], ["t_tin_quarry"]], hand=hands)
    play(match, "0 play:fc_saboteur", "0 use")
    assert asked(match) == ["1 harry"]
    assert [match.view(seat)["facts"]["answers"] for seat in (0, 1)] == [{}, {}]


def test_the_card_that_leaves_the_row_is_told_unless_the_match_ends_before() -> None:
    """W 7.7, 17.1"""
    row = ["cb_boar", "cb_wolf", "cb_roc", "cb_bear", "ct_tower"]
    told = []
    for size, number in ((5, 2), (4, 2), (5, 8)):
        match = position(row=row[:size], round=number, realm=[["t_tin_quarry"]])
        told.append(match.view(None)["facts"]["passes"])
    assert told == ["cb_boar", None, None]


def test_prices_are_told_to_those_who_pay() -> None:
    """W 2.8"""
    match = position(realm=[[land("t_herd_crossing", meat=2, tapped=True)]], row=["cb_wolf"], hand=[["crystal_1"]])
    prices = match.view(0)["facts"]["prices"]
    assert [prices[card] for card in ("fm_whelp", "fm_reaver", "fm_urgha", "cb_wolf", "crystal_1", "crystal_2")] == [
        True, True, False, True, True, False,
    ]  # fmt: skip
    assert "prices" not in match.view(None)["facts"]


SHOWN = [
    (
        "target",
        2,
        387_002,
        500,
        {"choose_factions": "on", "natural_guard": "on", "pure_resource": "on", "tamed_end": "on"},
    ),
    ("pay", 4, 401, 53, {"crystal_by_tapping": "on", "tamed_end": "on", "round_limit": "12"}),
    ("immediate", 4, 5_293, laws.EVERY, {"choose_factions": "on", "round_limit": "12"}),
]
"""Matches in which a question fails to come because of what a hand lacks."""


@pytest.mark.parametrize(("question", "players", "seed", "every", "variants"), SHOWN, ids=lambda value: str(value)[:9])
def test_who_is_asked_shows_what_the_rules_say_and_nothing_else(
    question: str, players: int, seed: int, every: int, variants: dict[str, Any]
) -> None:
    """W 9.9, 12.13, 18.1"""
    assert {one.name: one.reveals for one in Wildlands.QUESTIONS}[question]
    often = {"auto_refill": "on", "sudden_fall": "on", "round_limit": "6"}
    report = laws.Report("wildlands")
    laws.check_match(start(Wildlands, players, seed, often | variants), seed, report, every=every)
    assert report.longest > 0
