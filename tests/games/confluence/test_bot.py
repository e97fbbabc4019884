"""What Confluence tells bots."""

from random import Random

import pytest

from croupier.engine import Match, start
from croupier.games.confluence import Confluence
from croupier.games.confluence.bot.outlook import Outlook
from tests.games.confluence.table import TWO, attack, position, waits, wall
from tests.games.played import play

ADVISOR = Confluence.advisor()


def best(match: Match) -> str:
    """The key of the option with the highest score."""
    (decision,) = match.decisions
    scores = ADVISOR.scores(match.position, decision.seat, decision.name, decision.options)
    return decision.keys[max(range(len(scores)), key=lambda i: scores[i])]


def against_random(players: int, seed: int) -> Match:
    """A match in which seat 0 takes what looks best and the others take anything."""
    random = Random(seed)
    match = start(Confluence, players, seed)
    while not match.over:
        (decision,) = match.decisions
        match.choose(decision.seat, best(match) if decision.seat == 0 else random.randrange(len(decision.options)))
    return match


def test_the_greedy_player_beats_players_who_do_anything() -> None:
    assert sum(against_random(2, seed).returns[0] for seed in range(3)) == 3
    assert against_random(4, 1).returns[0] == 1.0


@pytest.mark.parametrize("players", [2, 3, 5])
def test_scores_depend_on_nothing_the_seat_cannot_see(players: int) -> None:
    """C 15.4, 15.6"""
    random = Random(players)
    match = start(Confluence, players, players)
    looked = 0
    while not match.over and looked < 40:
        (decision,) = match.decisions
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


def test_values_are_chances_to_win() -> None:
    even = ADVISOR.values(position(phase="laydown", hand=TWO).position)
    assert even == pytest.approx([0.5, 0.5], abs=0.1)
    ahead = ADVISOR.values(position(phase="initial", life=[30, 12], hand=TWO).position)
    assert ahead[0] > 0.8
    assert sum(ahead) == pytest.approx(1.0)
    over = position(phase="results", life=[3, 0])
    assert ADVISOR.values(over.position) == [1.0, 0.0]


def test_the_longer_combination_is_laid() -> None:
    """C 3.39, 6.5"""
    match = position(
        pool=[["salamander", "torchbearer", "guardsman"], ["kestrel"]], hand={0: ["spark_imp", "poacher"], 1: ["roc"]}
    )
    assert best(match) == "lay:spark_imp"


@pytest.mark.parametrize(
    ("card", "main", "choice"),
    [
        ("steam_djinn", [waits(1, "torchbearer"), waits(1, "dragon", "standard")], "effect:2"),
        ("ember_dancer", [waits(0, "torchbearer"), waits(0, "forge_smith")], "effect:2"),
        ("spark_imp", [waits(0, "guardsman"), waits(1, "dragon", "standard")], "effect:1"),
        ("crown_of_confluence", [waits(1, "torchbearer"), waits(1, "cave_bear", "standard")], "effect:2"),
    ],
)
def test_effects_about_effects_choose_what_matters(card: str, main: list[object], choice: str) -> None:
    """C 4.13, 8.4: counter, echo, hasten, usurp."""
    trigger = "standard" if card == "crown_of_confluence" else "individual"
    match = position(
        phase="stacks",
        main=main,
        instant=[waits(0, card, trigger)],
        combinations={0: [attack(9), wall(10)], 1: [attack(12), wall(9)]},
        hand=TWO,
    )
    assert best(match) == choice


def test_delay_is_activated_when_a_cap_would_come_first() -> None:
    """C 8.4: below one's own Fortify the Dragon does less."""
    match = position(
        phase="additional",
        pool={0: ["whirlwind"]},
        main=[waits(0, "guardsman"), waits(0, "clay_golem", "standard"), waits(1, "dragon", "standard")],
        combinations={0: [wall(10), attack(4)], 1: [attack(14), wall(9)]},
        hand={0: ["ferryman"], 1: ["prism"]},
    )
    assert best(match) == "activate:whirlwind@pool0.1"


def test_hasten_is_activated_when_it_wins_something() -> None:
    """C 8.4: the own Fortify comes before the cap."""
    match = position(
        phase="additional",
        pool={0: ["spark_imp"]},
        main=[waits(0, "guardsman"), waits(1, "dragon", "standard")],
        combinations={0: [wall(10), attack(4)], 1: [attack(14), wall(9)]},
        hand=TWO,
    )
    assert best(match) == "activate:spark_imp@pool0.1"
    match = position(
        phase="additional",
        pool={0: ["spark_imp"]},
        main=[waits(0, "guardsman")],
        combinations={0: [wall(10), attack(4)], 1: [attack(14), wall(9)]},
        hand=TWO,
    )
    assert best(match) in ("pass", "stop")


def test_a_card_that_would_be_discarded_is_recalled() -> None:
    """C 12.1"""
    pool = ["zephyr", "phoenix", "eclipse_hound", "kestrel", "guardsman", "wraith"]
    match = position(phase="end", pool={0: pool}, ending={0: [waits(0, "zephyr")]}, hand={0: ["roc"], 1: ["prism"]})
    assert best(match).startswith("card:")


def test_graft_takes_what_fits_better() -> None:
    """C 12.5"""
    match = position(
        phase="end",
        pool={0: ["salamander", "torchbearer", "ember_dancer", "kite_runner"]},
        common=["phoenix"],
        ending={0: [waits(0, "ferryman")]},
        hand={0: ["roc"], 1: ["prism"]},
    )
    assert best(match).startswith("card:")


def test_what_cannot_be_paid_is_not_activated_for_nothing() -> None:
    """C 9.7"""
    match = position(phase="additional", pool={0: ["cutpurse", "guardsman"]}, hand=TWO)
    assert best(match) in ("pass", "stop")


def test_an_attack_goes_where_it_kills() -> None:
    """C 11.5"""
    match = position(3, phase="combat", life=[30, 5, 8], combinations={0: [attack(9)], 1: [wall(3)]}, hand=TWO)
    assert best(match) == "player:1"


def test_attacks_are_spread_over_rivals_of_equal_life() -> None:
    """C 11.5: whoever has been hit already is hit less gladly than somebody who has not."""
    hit = {"owner": 2, "number": 0, "target": 1, "force": 12}
    match = position(4, phase="combat", combinations={0: [attack(9)], 2: [attack(12, aimed=True)]}, hits=[hit])
    assert best(match) in ("player:2", "player:3")
    match = position(4, phase="combat", life=[30, 6, 30, 6], combinations={0: [attack(9)]}, hand=TWO)
    assert best(match) == "player:2"


def test_a_wall_that_an_announced_hit_breaks_stands_in_nobodys_way() -> None:
    """C 11.9: with `hits_in_order` the hit that was announced first meets the wall, without it the weaker one."""
    hit = {"owner": 1, "number": 0, "target": 2, "force": 10}
    lines = {0: [attack(9)], 1: [attack(10, aimed=True)], 2: [wall(9)]}
    for switched in (False, True):
        match = position(3, phase="combat", combinations=lines, hits=[hit], variants={"hits_in_order": switched})
        decision = match.decisions[0]
        scores = dict(zip(decision.keys, ADVISOR.scores(match.position, 0, "aim", decision.options), strict=True))
        assert (scores["player:2"] > 2) == switched


def test_the_main_attack_pays_last() -> None:
    """C 9.5"""
    match = position(
        phase="cost",
        combinations={0: [attack(12), wall(3)], 1: [wall(6), attack(1)]},
        debt={0: [0, 0, 3]},
        hand=TWO,
    )
    assert best(match) == "walls"
    play(match, "0 walls")


def test_composing_takes_the_most_points() -> None:
    """C 3.31, 3.37"""
    match = position(
        pool=[["salamander", "torchbearer", "ferryman"]], hand=[["tidal_blade", "poacher"], ["roc", "siren"]]
    )
    play(match, "0 compose:tidal_blade")
    assert best(match) == "all:ember"
    play(match, "0 pick:ember")
    assert best(match) == "card:salamander@pool0.1"


@pytest.mark.parametrize(("number", "life", "worth"), [(3, 15, True), (3, 30, False), (8, 15, False)])
def test_leech_counts_where_life_can_be_gained(*, number: int, life: int, worth: bool) -> None:
    """C 1.3, 13.3: points that it costs are given for nothing where none can."""
    match = position(
        phase="additional",
        round=number,
        life=[life, 15],
        lays=[2, 2],
        hand=TWO,
        pool=[["night_adder", "cutpurse"], ["prism"]],
        combinations={0: [attack(20, stream="shade")]},
    )
    assert best(match) == ("activate:night_adder@pool0.1" if worth else "pass")


@pytest.mark.parametrize("way", ["attacks", "walls"])
def test_a_payment_is_foretold_as_the_rules_carry_it_out(way: str) -> None:
    """C 9.2, 9.5: the D debt is taken from the weakest wall upwards, then F from the side that is named."""
    match = position(
        3,  # so that it stops before combat, for a target
        phase="cost",
        combinations={0: [wall(2), wall(5), attack(10)]},
        debt={0: [0, 4, 5]},
        hand=TWO,
    )
    game = match.position
    assert isinstance(game, Confluence)
    outlook = Outlook(game, 0)
    outlook.pay(walls_first=0 if way == "walls" else -1)
    play(match, f"0 {way}")
    paid = match.position
    assert isinstance(paid, Confluence)
    assert [line.points for line in outlook.lines if line.owner == 0] == [one.points for one in paid.combinations[0]]
    assert outlook.life[0] == paid.life[0]
