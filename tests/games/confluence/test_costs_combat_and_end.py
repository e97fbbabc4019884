"""Costs, the end of the round, combat, laydown, results, the end of the game and conduct, rule by rule."""

import pytest

from croupier.engine import start
from croupier.games.confluence import Confluence
from tests.games.confluence.table import TWO, attack, events, life, offered, position, state, waits, wall
from tests.games.played import asked, log, names, play

# -- C 9: costs ------------------------------------------------------------------------------------------------------


def paid(match, seat: int = 0) -> list[tuple[int, int, str]]:  # type: ignore[no-untyped-def]  # a match
    """What the combinations of a seat have paid: number of the combination, points, letter."""
    return [(line["place"], line["number"], line["cost"]) for line in log(match, "paid") if line["seat"] == seat]


def test_points_are_counted_in_turn_order() -> None:
    """C 9.1"""
    match = position(phase="cost", lead=1, combinations={0: [attack(4), wall(6), wall(1)], 1: [wall(2)]}, hand=TWO)
    told = [(line["seat"], line["attack"], line["defence"]) for line in log(match, "earned")]
    assert told == [(1, 0, 2), (0, 4, 7)]


def test_attacks_pay_a_walls_pay_d_and_both_pay_f() -> None:
    """C 9.2, 9.3: A, then D, then F."""
    match = position(phase="cost", combinations={0: [wall(5), attack(5)]}, debt={0: [2, 3, 5]}, hand=TWO)
    assert paid(match) == [(2, 2, "A"), (1, 3, "D"), (2, 3, "F"), (1, 2, "F")]


@pytest.mark.parametrize(
    ("combinations", "debt", "ways"),
    [
        ([attack(5), attack(3)], [2, 0, 0], ["weakest", "choose"]),
        ([attack(5), attack(3)], [8, 0, 0], []),
        ([attack(5)], [2, 0, 0], []),
        ([attack(5), wall(3)], [2, 1, 0], []),
        ([wall(5), wall(3)], [0, 1, 0], ["weakest", "choose"]),
        ([attack(5), wall(3)], [0, 0, 2], ["attacks", "walls", "choose"]),
        ([attack(5), wall(3)], [0, 0, 8], []),
        ([attack(5), wall(3)], [5, 0, 2], []),
        ([attack(5), attack(4), wall(3)], [0, 3, 2], ["weakest", "choose"]),
        ([attack(5), attack(4), wall(3)], [0, 1, 2], ["attacks", "walls", "choose"]),
        ([attack(5), attack(4), wall(3)], [2, 0, 10], ["weakest", "choose"]),
        ([attack(5), attack(0), wall(0)], [2, 0, 1], []),
    ],
)
def test_when_a_player_is_asked_how_to_pay(combinations: list[object], debt: list[int], ways: list[str]) -> None:
    """C 9.4, 9.5: only if the debt can be paid in more than one way."""
    match = position(phase="cost", combinations={0: combinations}, debt={0: debt}, hand=TWO)  # type: ignore[dict-item]
    if ways:
        assert asked(match) == ["0 pay"]
        assert offered(match) == ways
    else:
        assert asked(match) == ["0 lay"] or state(match).round == 2


def test_the_weakest_pay_first() -> None:
    """C 9.5: ties go by the order of announcement; `walls` turns the sides round."""
    laid = {0: [attack(5), attack(3), wall(4), wall(2), attack(3)]}
    match = position(phase="cost", combinations=laid, debt={0: [4, 0, 5]}, hand=TWO)
    play(match, "0 walls")
    assert paid(match) == [(2, 3, "A"), (5, 1, "A"), (4, 2, "F"), (3, 3, "F")]
    match = position(phase="cost", combinations=laid, debt={0: [4, 0, 5]}, hand=TWO)
    play(match, "0 attacks")
    assert paid(match) == [(2, 3, "A"), (5, 1, "A"), (5, 2, "F"), (1, 3, "F")]


def test_points_pay_before_life() -> None:
    """C 9.6, 9.7"""
    match = position(phase="cost", combinations={0: [attack(2), wall(3)]}, debt={0: [4, 1, 1]}, hand=TWO, life=[10, 30])
    assert paid(match) == [(1, 2, "A"), (2, 1, "D"), (2, 1, "F")]
    assert [(line["number"], line["cost"]) for line in log(match, "overrun")] == [(2, "A")]
    assert life(match)[0] == 8


def test_what_is_left_is_the_force() -> None:
    """C 9.8, 9.9: and nothing but combat changes it any more."""
    match = position(
        phase="cost",
        combinations={0: [attack(7)], 1: [wall(3)]},
        debt={0: [4, 0, 0]},
        ending={1: [waits(1, "poacher", "standard")]},
        pool={0: ["kestrel", "zephyr"]},
        hand=TWO,
    )
    play(match, "1 card:kestrel@pool0.1")
    assert [line["number"] for line in log(match, "aimed")] == [3]
    assert [line["damage"] for line in log(match, "met-wall")] == [0]


def test_choosing_what_each_pays() -> None:
    """C 9.10: every division stays possible, and what follows from the rest is not asked."""
    match = position(phase="cost", combinations={0: [attack(5), wall(4), attack(3)]}, debt={0: [3, 0, 2]}, hand=TWO)
    play(match, "0 choose")
    assert match.view(0)["facts"]["sharing"]["purpose"] == "A"
    assert offered(match) == ["0", "1", "2", "3"]
    play(match, "0 1")
    assert match.view(0)["facts"]["sharing"]["purpose"] == "F"
    assert offered(match) == ["0", "1", "2"]
    play(match, "0 1")
    assert offered(match) == ["0", "1"]
    play(match, "0 0")
    assert paid(match) == [(1, 1, "A"), (3, 2, "A"), (1, 1, "F"), (3, 1, "F")]
    assert match.view(0)["facts"].get("sharing") is None


# -- C 10: the end of the round --------------------------------------------------------------------------------------


def test_events_are_carried_out_player_by_player() -> None:
    """C 10.1, 10.2, 10.4"""
    match = position(
        phase="end",
        lead=1,
        life=[20, 20],
        ending={0: [waits(0, "silver_flask")], 1: [waits(1, "pebble_sprite")]},
        hand=TWO,
    )
    assert [(line["seat"], line["number"]) for line in log(match, "gained-life")] == [(1, 1), (0, 2)]


def test_a_player_orders_the_own_events() -> None:
    """C 10.3: equal ones are offered once; `in_order` carries out all that remain as they were activated."""
    mine = [waits(0, "grave_rat", "standard"), waits(0, "pebble_sprite"), waits(0, "cutpurse", "standard")]
    match = position(phase="end", life=[20, 20], ending={0: mine}, hand=TWO)
    assert offered(match) == ["event:1", "event:2", "in_order"]
    play(match, "0 event:2")
    assert [line["verb"] for line in log(match, "settled")] == ["mend", "smoulder", "smoulder"]
    mine = [waits(0, "pebble_sprite"), waits(0, "silver_flask"), waits(0, "grave_rat", "standard")]
    match = position(phase="end", life=[20, 20], ending={0: mine}, hand=TWO)
    play(match, "0 event:3")
    assert offered(match) == ["event:1", "event:2", "in_order"]
    play(match, "0 in_order")
    assert [line["number"] for line in log(match, "settled")] == [1, 1, 2]
    assert not state(match).in_order
    assert events(match, 0) == []


# -- C 11: combat ----------------------------------------------------------------------------------------------------


def test_each_attack_is_distributed_on_its_own() -> None:
    """C 11.1, 11.2, 11.3, 11.5, 11.7: all of it, in turn order and order of announcement; walls and 0 are not."""
    match = position(
        3,
        phase="combat",
        lead=1,
        combinations={0: [attack(4), attack(0)], 1: [wall(2), attack(3), attack(5)]},
        hand=TWO,
    )
    for key, left in (("1 player:0", "1 aim"), ("1 player:2", "0 aim")):
        play(match, key)
        assert asked(match) == [left]
    assert [hit.force for hit in state(match).hits] == [3, 5]
    play(match, "0 player:2")
    told = [(line["seat"], line["target"], line["number"], line["place"]) for line in log(match, "aimed")]
    assert told == [(1, 0, 3, 2), (1, 2, 5, 3), (0, 2, 4, 1)]


def test_one_opponent_is_hit_without_a_question() -> None:
    """C 11.4"""
    match = position(phase="combat", combinations={0: [attack(4)]}, hand=TWO)
    assert life(match) == [30, 26]


def test_a_split_of_nothing_is_no_hit() -> None:
    """C 11.6"""
    match = position(3, phase="combat", combinations={0: [attack(4)]}, hand=TWO)
    play(match, "0 split", "0 4")
    assert [(line["target"], line["number"]) for line in log(match, "aimed")] == [(1, 4)]
    assert [line["seat"] for line in log(match, "met-bank")] == [0]


def test_equal_hits_go_by_the_order_of_announcement() -> None:
    """C 11.8, 11.9"""
    match = position(
        3,
        phase="combat",
        combinations={0: [attack(4, "erode"), attack(6)], 1: [attack(4, "leech")], 2: [wall(9)]},
        hand=TWO,
    )
    play(match, "0 player:2", "0 player:2", "1 player:2")
    told = [(line["seat"], line["force"], line["wall"], line["damage"]) for line in log(match, "met-wall")]
    assert told == [(0, 4, 9, 0), (0, 6, 5, 1)] or told[:2] == [(0, 4, 9, 0), (1, 4, 5, 0)]
    assert [line["force"] for line in log(match, "met-wall")] == [4, 4, 6]


def test_the_strongest_wall_meets_a_hit_and_thorns_break_ties() -> None:
    """C 11.11: after pierce; then the one announced earlier."""
    match = position(
        phase="combat",
        combinations={0: [attack(9, "pierce")], 1: [wall(6), wall(7, thorns=2), wall(7, thorns=3)]},
        hand=TWO,
    )
    assert [(line["wall"], line["place"]) for line in log(match, "met-wall")] == [(3, 3)]
    assert life(match) == [27, 24]
    match = position(phase="combat", combinations={0: [attack(9)], 1: [wall(6), wall(6)]}, hand=TWO)
    assert [line["place"] for line in log(match, "met-wall")] == [1]


def test_a_wall_whose_force_is_pierced_away_still_stands_in_the_way() -> None:
    """C 11.10, 11.18: in a duel nobody has a bank, so the wall is met, breaks, and its thorns sting."""
    match = position(phase="combat", combinations={0: [attack(5, "pierce")], 1: [wall(1, thorns=3)]}, hand=TWO)
    assert [(line["force"], line["wall"]) for line in log(match, "met-wall")] == [(5, 0)]
    assert life(match) == [27, 25]


def test_announced_hits_are_foretold_as_they_are_calculated() -> None:
    """C 11.7 to 11.17: weakest first, a wall once broken is gone; what an attack would meet comes after them."""
    match = position(
        3,
        phase="combat",
        lead=1,
        life=[28, 30, 30],
        combinations={
            0: [wall(6, thorns=2), wall(4), attack(3)],
            1: [attack(7, "leech"), attack(5, "erode"), wall(1)],
            2: [attack(2, "flight"), wall(5)],
        },
        hand=TWO,
    )
    assert "combat" not in position(3).view(0)["facts"]
    play(match, "1 player:0", "1 player:0", "2 player:0")
    told = match.view(0)["facts"]["combat"]
    assert [(one["by"], one["meets"], one["force"], one["damage"], one["left"]) for one in told["blows"]] == [
        ("2.1", "bank", 2, 0, 0),
        ("1.2", "wall", 6, 0, 1),
        ("1.1", "wall", 4, 3, 0),
    ]
    assert told == match.view(2)["facts"]["combat"]
    assert [one["pricked"] for one in told["blows"]] == [0, 2, 0]
    assert told["life"] == [25, 29, 30]
    (mine,) = match.view(0)["facts"]["aims"]  # C 11.1: the others have been aimed
    assert (mine["comb"], [one["force"] for one in mine["against"]]) == ("0.3", [2, 5])
    play(match, "0 player:2")
    assert life(match)[:2] == [25, 29]


def test_what_all_attacks_would_do_is_foretold_while_costs_are_paid() -> None:
    """C 9.8, 11.9: as they stand, all on the one who asks."""
    match = position(
        3,
        phase="cost",
        combinations={0: [wall(6), wall(5)], 1: [attack(7)], 2: [attack(4)]},
        debt={0: [0, 2, 0]},
        hand=TWO,
    )
    told = match.view(0)["facts"]["combat"]
    assert [(one["hit"], one["force"], one["damage"]) for one in told["blows"]] == [(4, 6, 0), (7, 6, 1)]
    assert told["life"] == [29, 30, 30]
    assert [one["target"] for one in match.view(1)["facts"]["combat"]["blows"]] == [1]
    assert "combat" not in match.view(None)["facts"]


def test_combat_damage_and_a_broken_wall() -> None:
    """C 11.12, 11.13, 11.16: a spent hit meets no other wall."""
    match = position(phase="combat", combinations={0: [attack(9)], 1: [wall(6), wall(2)]}, hand=TWO)
    assert [(line["wall"], line["damage"]) for line in log(match, "met-wall")] == [(6, 3)]
    assert life(match) == [30, 27]


def test_a_wall_that_held_keeps_its_force() -> None:
    """C 11.14, 11.15"""
    match = position(phase="combat", combinations={0: [attack(5), attack(6)], 1: [wall(6)]}, hand=TWO)
    assert [(line["wall"], line["damage"]) for line in log(match, "met-wall")] == [(6, 0), (6, 0)]
    assert life(match) == [30, 30]


def test_nothing_in_the_way_in_a_duel() -> None:
    """C 11.11, 11.18: with one opponent the bank is 0."""
    match = position(phase="combat", combinations={0: [attack(3)]}, hand=TWO)
    assert [line["damage"] for line in log(match, "met-nothing")] == [3]
    assert match.view(0)["facts"]["bank"] == [0, 0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_bank_grows_with_the_opponents(players: int) -> None:
    """C 11.18, 11.19: it cannot be flown over or pierced."""
    laid = {0: [attack(9, "flight", "pierce")]}
    match = position(players, phase="combat", combinations=laid, hand={n: ["siren"] for n in range(2)})
    assert match.view(None)["facts"]["bank"] == [players - 1] * players
    play(match, "0 player:1")
    assert [(line["wall"], line["damage"]) for line in log(match, "met-bank")] == [(players - 1, 10 - players)]


def test_a_wall_of_the_banks_force_stays_behind_it() -> None:
    """C 11.18, 11.19"""
    match = position(3, phase="combat", combinations={0: [attack(5), attack(6)], 1: [wall(2, thorns=2)]}, hand=TWO)
    play(match, "0 player:1", "0 player:1")
    assert [line["wall"] for line in log(match, "met-bank")] == [2, 2]
    assert log(match, "pricked") == []


def test_players_without_life_fight_on() -> None:
    """C 11.17, 13.2, 15.7"""
    match = position(
        phase="combat",
        life=[1, 3],
        combinations={0: [attack(5, "leech")], 1: [attack(9), wall(0)]},
        hand=TWO,
    )
    assert [line["left"] for line in log(match, "combat-damage")] == [-8, -2]
    assert [line["left"] for line in log(match, "leeched")] == [-6]
    assert match.returns == (0.0, 1.0)


# -- C 12: laydown ---------------------------------------------------------------------------------------------------


def test_pools_of_five_or_fewer_are_left_alone() -> None:
    """C 12.1, 12.2, 12.4"""
    five = ["guardsman", "kestrel", "cave_bear", "wraith", "poacher"]
    match = position(phase="laydown", pool=[five, five[:3]], common=["siren", "zephyr"], hand=TWO)
    game = state(match)
    assert [len(pool) for pool in game.pool] == [5, 3]
    assert len(game.common) == 3  # with the first card of the next round
    assert game.discard == []


def test_the_oldest_common_cards_go() -> None:
    """C 12.3"""
    match = position(phase="laydown", common=["siren", "zephyr", "kestrel", "wraith", "poacher", "prism"], hand=TWO)
    assert names(match, state(match).discard) == ["siren", "zephyr"]


def test_a_grafted_card_takes_the_age_of_the_one_it_replaces() -> None:
    """C 12.5"""
    match = position(
        phase="end",
        pool=[["guardsman", "cave_bear"]],
        common=["siren", "zephyr", "kestrel"],
        ending={0: [waits(0, "ferryman")]},
        hand=TWO,
    )
    play(match, "0 card:guardsman@pool0.1")
    assert asked(match) == ["0 exchange"]
    play(match, "0 card:zephyr@common.2")
    assert names(match, state(match).common)[:3] == ["siren", "guardsman", "kestrel"]
    assert names(match, state(match).pool[0]) == ["cave_bear", "zephyr"]


def test_whatever_belongs_to_a_round_ends_with_it() -> None:
    """C 12.6, 12.7, 12.8: the cards stay where they are."""
    match = position(
        phase="laydown",
        pool=[["prism", "guardsman"]],
        combinations={0: [wall(6, "ward", cards=[(0, 1), (0, 0)], ceiling=8)]},
        appointed=[[0, 0, 1, 2]],
        used={0: [1]},
        debt={0: [0, 2, 0]},
        lays=[2, 0],
        stopped=[True, False],
        hand=TWO,
    )
    game = state(match)
    assert names(match, game.pool[0]) == ["prism", "guardsman"]
    assert game.combinations == [[], []]
    assert game.appointed == []
    assert (game.used, game.debt, game.lays, game.stopped) == ([[], []], [[0, 0, 0]] * 2, [0, 0], [False, False])
    assert match.view(0)["facts"]["marks"]["prism@pool0.1"]["defence_stream"] == "any"


# -- C 13: results ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "lost"), [(4, 0), (5, 1), (6, 2), (11, 7)])
def test_high_water(number: int, lost: int) -> None:
    """C 13.1"""
    match = position(phase="results", round=number, hand=TWO, life=[15, 15])
    assert life(match)[0] == 15 - lost
    clock = match.view(None)["facts"]["clock"]
    assert (clock["takes"], clock["next"]) == (max(number - 3, 0), max(number - 2, 0))


def test_who_has_no_life_leaves_and_the_cards_go_on() -> None:
    """C 13.2, 13.4: hand, then pool; all at the same time."""
    match = position(
        4,
        phase="results",
        lead=3,
        life=[0, 5, -2, 1],
        pool={0: ["guardsman", "kestrel"], 2: ["zephyr"]},
        hand={0: ["siren"], 1: ["roc", "prism"], 2: ["wraith", "dragon"], 3: ["poacher", "phoenix"]},
    )
    game = state(match)
    assert game.out == [True, False, True, False]
    assert names(match, game.discard) == ["siren", "guardsman", "kestrel", "wraith", "dragon", "zephyr"]
    assert [line["cards"] for line in log(match, "hand-lost")] == [["siren"], ["wraith", "dragon"]]
    assert match.why_not(0, "pass") == "13.2"


@pytest.mark.parametrize(("number", "gained"), [(7, 1), (8, 0)])
def test_no_life_is_gained_late_in_the_game(number: int, gained: int) -> None:
    """C 13.3"""
    match = position(
        phase="stacks", round=number, life=[20, 20], main=[waits(0, "pebble_sprite", "standard")], hand=TWO
    )
    assert len(log(match, "gained-life")) == gained


def test_the_lead_goes_to_the_next_player_in_the_game() -> None:
    """C 13.5, 6.1"""
    match = position(4, phase="results", lead=1, life=[5, 5, 0, 5], hand={3: ["roc", "prism"]})
    assert state(match).lead == 3
    assert asked(match) == ["3 lay"]
    match = position(4, phase="results", lead=1, life=[5, 0, 5, 5], hand={2: ["roc", "prism"]})
    assert state(match).lead == 2


# -- C 14: the end ---------------------------------------------------------------------------------------------------


def test_the_last_one_in_the_game_wins() -> None:
    """C 14.1, 14.2"""
    match = position(3, phase="results", life=[0, 4, -3], hand=TWO)
    assert match.returns == (0.0, 1.0, 0.0)
    assert [line["seat"] for line in log(match, "won")] == [1]
    assert match.why_not(1, "pass") == "14.1"


def test_if_nobody_is_left_the_one_who_burned_least_wins_and_ties_share() -> None:
    """C 14.3, 14.4"""
    assert position(3, phase="results", life=[-2, -1, -3]).returns == (0.0, 1.0, 0.0)
    shared = position(3, phase="results", life=[-1, -1, -3])
    assert shared.returns == (1.0, 1.0, 0.0)
    assert [line["seat"] for line in log(shared, "shared")] == [0, 1]


def test_who_left_earlier_is_behind_however_little_was_burned() -> None:
    """C 14.3, 14.6"""
    match = position(
        3, phase="results", round=4, life=[0, -5, -7], out=[True, False, False], fallen=[[2, 0, 0]], lead=1
    )
    assert match.returns == (0.0, 1.0, 0.0)
    assert state(match).fallen == [(2, 0, 0), (4, -5, 1), (4, -7, 2)]


def test_the_game_lasts_twelve_rounds_at_most() -> None:
    """C 14.5: nobody hits anybody, and the water takes all."""
    match = position(phase="results", round=7, hand=TWO)
    rounds = 0
    while not match.over:
        (decision,) = match.decisions
        keys = [key for key in decision.keys if key in ("pass", "done")] or decision.keys
        match.choose(decision.seat, keys[0])
        rounds = max(rounds, state(match).round)
    assert rounds <= 12
    assert life(start(Confluence, 2, 1)) == [30, 30]


# -- C 15: conduct ---------------------------------------------------------------------------------------------------


def test_never_is_more_than_one_player_asked() -> None:
    """C 15.1, 15.5"""
    match = start(Confluence, 5, 3)
    for made in range(300):
        if match.over:
            break
        assert len(match.decisions) == 1
        (decision,) = match.decisions
        match.choose(decision.seat, made * 7 % len(decision.options))


def test_nothing_to_do_is_not_asked() -> None:
    """C 15.2, 7.3"""
    match = position(phase="additional", pool=[["kite_runner"], ["guardsman"]], hand={0: ["siren", "poacher"]})
    assert asked(match) == ["1 turn"]
    play(match, "1 activate:guardsman@pool1.1")
    assert state(match).phase != "additional"
    assert [line["seat"] for line in log(match, "done")] == [1]


def test_cards_from_the_deck_are_secret_and_cards_from_the_table_are_known() -> None:
    """C 15.4, 15.6"""
    match = position(
        phase="end",
        common=["siren", "zephyr"],
        ending={0: [waits(0, "hourglass")], 1: [waits(1, "cutpurse")]},
        hand=TWO,
    )
    play(match, "0 card:siren@common.1")
    assert log(match, "took", 1)[0]["card"] == "siren"
    assert match.view(1)["hand"][0]["known"] == ["siren"]
    assert asked(match) == ["0 discard_hand"]
    assert match.view(1)["facts"]["stacks"]["settling"]["card"] == "cutpurse"


def test_a_known_copy_is_the_first_to_go() -> None:
    """C 15.4: nobody can tell which copy was laid, so the others remember none."""
    known = {"card": "guardsman", "seen": "everybody"}
    match = position(hand={0: ["guardsman", known, "roc"], 1: ["siren", "dragon"]})
    assert match.view(1)["hand"][0]["known"] == ["guardsman"]
    play(match, "0 lay:guardsman")
    assert match.view(1)["hand"][0]["known"] == []


def test_everything_else_is_public() -> None:
    """C 15.3, 15.6"""
    match = position(
        phase="additional",
        pool=[["guardsman", "pebble_sprite"]],
        combinations={0: [wall(4, cards=[(0, 0)])]},
        debt={0: [1, 2, 3]},
        ending={0: [waits(0, "pebble_sprite")]},
        stopped=[False, True],
        hand=TWO,
    )
    view = match.view(1)
    assert view["debt"][0] == [1, 2, 3]
    assert view["stopped"] == [False, True]
    assert view["facts"]["stacks"]["ending"][0][0]["verb"] == "mend"
    assert view["combinations"][0][0]["points"] == 4
    assert view["hand"][0] == {"count": 2, "known": []}
    assert isinstance(view["deck"], int)
