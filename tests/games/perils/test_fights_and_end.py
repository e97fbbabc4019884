"""Attacks, potions, the confrontation, the end, the log and the table (P 9 to 14)."""

import json
from collections import Counter
from random import Random

import pytest

from croupier.engine import arrange, start
from croupier.engine.play.replay import load
from croupier.games.perils import Perils
from croupier.games.perils.rules import scoring
from croupier.games.perils.rules.quantities import count
from tests.games.perils.table import act, asked, board, choose, hero, line, names, position, told
from tests.games.played import offered


def test_p_9_4_strength_is_for_melee_only() -> None:
    """P 9.1, 9.2, 9.4"""
    strong = {"strength": 4}
    shot = act(position(hand=["yew_bow"], line=["ettin"], hero=strong), "play:yew_bow", "hit:ettin")
    assert line(shot) == [("ettin", 2)]
    struck = act(position(hand=["quarry_maul"], line=["ettin"], hero=strong), "play:quarry_maul", "hit:ettin")
    assert names(struck, "trophies") == ["ettin"]


def test_p_9_5_the_retaliation_is_never_below_nothing() -> None:
    """P 9.5, 9.6"""
    match = position(hand=["quarry_maul"], line=["rat_swarm"], hero={"armour": 5})
    act(match, "play:quarry_maul", "hit:rat_swarm")
    assert told(match, "attacked")[0]["retaliation"] == 0
    assert hero(match).life == 10


def test_p_9_7_both_blows_are_counted_before_anything_changes() -> None:
    """P 9.7"""
    match = position(hand=["quarry_maul"], line=["shellback_crab"], hero={"strength": 1, "life": 1})
    act(match, "play:quarry_maul", "hit:shellback_crab")
    one = hero(match)
    assert (one.armour, one.wounds, one.life) == (1, 1, 0)  # the armour of the reward came too late
    pack = position(hand=["quarry_maul"], line=["rat_swarm", "rat_swarm"])
    act(pack, "play:quarry_maul", "hit:rat_swarm")
    assert told(pack, "attacked")[0]["retaliation"] == 2  # the other rat still counted


def test_p_9_8_only_the_own_line_can_be_attacked() -> None:
    """P 9.8, 9.14"""
    match = position(hand=["yew_bow"], seats={"line": [[{"card": "harpy"}], [{"card": "roc"}], [], [], [], []]})
    act(match, "play:yew_bow")
    assert offered(match) == ["hit:harpy", "hold"]
    assert match.why_not(0, "hit:roc") == "9.8"


def test_p_9_12_one_target_takes_all() -> None:
    """P 9.12"""
    match = position(phase=3, hand=["void_bomb"], line=["dire_wolf", "hobgoblin"])
    act(match, "play:void_bomb", "hit:hobgoblin")
    assert line(match) == [("dire_wolf", 0)]


def test_p_9_13_an_attack_that_does_nothing_is_legal() -> None:
    """P 9.13"""
    match = position(hand=["yew_bow"], line=["iron_golem"])
    act(match, "play:yew_bow", "hit:iron_golem")
    assert line(match) == [("iron_golem", 0)]


def test_p_9_14_holding() -> None:
    """P 9.14"""
    match = position(hand=["quarry_maul"], line=["harpy", "dire_wolf"], hero={"life": 9, "coins": 5})
    act(match, "play:quarry_maul")
    assert offered(match) == ["hit:dire_wolf", "hold", "potion"]
    choose(match, "hold")
    assert line(match) == [("harpy", 0), ("dire_wolf", 0)]
    assert told(match, "held")[0]["seat"] == 0


def test_p_9_15_a_lost_attack_is_not_asked() -> None:
    """P 9.15, 14.2"""
    match = act(position(hand=["yew_bow"], line=["bone_sentry"]), "play:yew_bow")
    assert asked(match) == "turn"
    assert told(match, "attack-lost")[0]["seat"] == 0
    guarded = position(hand=["yew_bow", "toll_bridge"], line=["will_o_wisp"])
    assert asked(act(guarded, "play:yew_bow")) == "attack"


def test_p_9_16_two_enemies_of_a_name_are_two_options() -> None:
    """P 9.16, 2.21"""
    twins = [{"card": "dire_wolf", "damage": 4}, "harpy", "dire_wolf"]
    match = act(position(hand=["yew_bow"], line=twins), "play:yew_bow")
    assert offered(match) == ["hit:dire_wolf", "hit:harpy", "hit:dire_wolf:2", "hold"]
    choose(match, "hit:dire_wolf:2")
    assert line(match) == [("dire_wolf", 4), ("harpy", 0), ("dire_wolf", 2)]
    wounded = [{"card": "dire_wolf", "rage": 2}, "dire_wolf"]
    younger = position(hand=["quarry_maul"], line=wounded, hero={"life": 0, "armour": 4, "coins": 3})
    act(younger, "play:quarry_maul")
    assert offered(younger) == ["hit:dire_wolf:2", "hold"]  # the name does not depend on what is legal


# -- Part 10 -------------------------------------------------------------------------------------------------------


def test_p_10_1_what_potions_cost() -> None:
    """P 10.1, 10.3, 10.9"""
    for price, left in ((2, 1), (1, 2)):
        match = position(hand=["cutpurse_knife"], line=["ettin"], hero={"life": 9, "coins": 3, "life_price": price})
        act(match, "play:cutpurse_knife", "potion")
        assert (hero(match).life, hero(match).coins) == (10, left)
        assert offered(match) == ["hit:ettin", "hold"]  # no more than max HP
        assert match.why_not(0, "potion") == "10.9"
    twice = position(phase=2, hand=["apothecary_stall"], character={0: ["belladonna"]}, hero={"life_price": 1})
    assert hero(act(twice, "play:apothecary_stall")).life_price == 1


def test_p_10_4_there_are_four_windows() -> None:
    """P 10.4, 10.11"""
    match = position(hand=["yew_bow"], line=["harpy"], hero={"life": 1})
    assert not [key for key in offered(match) if key in ("potion", "life", "mana")]
    assert match.why_not(0, "potion") == "10.4"
    act(match, "play:yew_bow")
    assert "potion" not in offered(match)  # nobody answers a shot
    broke = position(hand=["cutpurse_knife"], line=["ettin"], hero={"life": 1, "coins": 1})
    act(broke, "play:cutpurse_knife")
    assert "potion" not in offered(broke)
    assert broke.why_not(0, "potion") == "10.11"


def test_p_10_6_a_potion_needs_somebody_to_fight() -> None:
    """P 10.6, 9.15"""
    match = position(hand=["cutpurse_knife"], line=["will_o_wisp"], hero={"life": 5, "coins": 6})
    assert asked(act(match, "play:cutpurse_knife")) == "turn"  # an elusive enemy alone: the attack is lost
    wounded = position(hand=["cutpurse_knife"], line=["gravel_hound"], hero={"life": 0, "coins": 6})
    act(wounded, "play:cutpurse_knife")
    assert offered(wounded) == ["hold", "potion"]
    choose(wounded, "potion")
    assert offered(wounded) == ["hit:gravel_hound", "hold", "potion"]
    both = position(
        hand=["cutpurse_knife"],
        line=["goblin_poacher", "gravel_hound"],
        hero={"life": 0, "armour": 1, "coins": 2},
    )
    assert offered(act(both, "play:cutpurse_knife")) == ["hit:goblin_poacher", "hold", "potion"]


def test_p_10_7_before_which_strikes_potions_are_offered() -> None:
    """P 10.7"""
    calm = position(stage="confront", line=["ettin"], hero={"life": 4, "coins": 9})
    assert asked(calm) == "pick"  # 4 damage, 4 HP: no wound is at stake
    close = position(stage="confront", line=["ettin"], hero={"life": 3, "coins": 9})
    assert (asked(close), offered(close)) == ("life", ["0", "1", "2", "3", "4"])
    full = position(stage="confront", line=["ettin"], hero={"life": 3, "max_life": 4, "coins": 9})
    assert offered(full) == ["0", "1"]
    poor = position(stage="confront", line=["ettin"], hero={"life": 3, "coins": 1})
    assert asked(poor) == "pick"


def test_p_10_7_before_a_theft_mana_is_offered_too() -> None:
    """P 10.7, 11.5"""
    match = position(stage="confront", line=["gilded_mimic"], hero={"life": 9, "coins": 5, "mana": 0})
    assert (asked(match), offered(match)) == ("life", ["0", "1"])
    choose(match, "1")
    assert (asked(match), offered(match)) == ("mana", ["0", "1"])
    choose(match, "1")
    assert (hero(match).coins, hero(match).mana, hero(match).life) == (0, 1, 10 - 3)
    whole = position(stage="confront", line=["gilded_mimic"], hero={"life": 10, "coins": 5})
    assert asked(whole) == "mana"  # no HP to buy: only the other question


def test_p_10_8_the_final_window() -> None:
    """P 10.8, 12.1, 12.4"""
    match = position(
        stage="final",
        phase=3,
        tableau=["mountain_heart", "bottled_storm"],
        hero={"life": 8, "max_life": 16, "coins": 7, "mana": 1},
    )
    assert (asked(match), offered(match)) == ("life", ["0", "1", "2", "3"])
    choose(match, "1")
    assert (asked(match), offered(match)) == ("mana", ["0", "1", "2"])
    choose(match, "1")
    assert match.over
    assert told(match, "scored")[0]["conditions"] == 9 // 3 + 2 // 2
    none = position(stage="final", phase=3, hero={"life": 1, "coins": 9})
    assert none.over  # without such points nobody is asked
    assert told(none, "scored")[0]["number"] == 0


def test_p_10_10_a_strike_is_one_event() -> None:
    """P 10.10"""
    match = position(stage="confront", line=["tomb_robber_king"], hero={"life": 2, "coins": 1})
    assert asked(match) == "pick"  # 1 coin buys nothing before, and nothing is asked between damage and theft
    assert (hero(match).wounds, hero(match).coins) == (3, 0)


# -- Part 11 -------------------------------------------------------------------------------------------------------


def test_p_11_1_every_enemy_strikes_once_from_the_oldest() -> None:
    """P 11.1, 11.2, 11.6"""
    match = position(stage="confront", line=["harpy", "bog_imp", "dire_wolf"], hero={"life": 10})
    assert [t["enemy"] for t in told(match, "struck")] == ["harpy", "bog_imp", "dire_wolf"]
    assert line(match) == [("harpy", 0), ("bog_imp", 0), ("dire_wolf", 0)]
    assert hero(match).life == 10 - 3 - 1 - 3


def test_p_11_2_confrontations_run_side_by_side() -> None:
    """P 11.2, 14.1"""
    seats = {"line": [[{"card": "ettin"}], [{"card": "harpy"}], []]}
    ends = []
    for order in ((0, 1), (1, 0)):
        match = position(3, stage="confront", seats=seats, heroes=[{"life": 1}, {"life": 1}, {}])
        assert [(d.seat, d.name) for d in match.decisions] == [(0, "life"), (1, "life")]
        for seat in order:
            choose(match, "1", seat=seat)
        ends.append(match.position.data())
    assert ends[0] == ends[1]


def test_p_11_4_piercing_ignores_armour_both_ways() -> None:
    """P 11.3, 11.4"""
    match = position(stage="confront", line=["lance_beetle", "harpy"], hero={"armour": 9})
    assert [t["damage"] for t in told(match, "struck")] == [3, 0]
    fight = position(hand=["quarry_maul"], line=["lance_beetle"], hero={"armour": 9})
    act(fight, "play:quarry_maul", "hit:lance_beetle")
    assert hero(fight).life == 7


def test_p_11_5_thefts_take_what_there_is() -> None:
    """P 11.5"""
    match = position(
        stage="confront", line=["strangler", "lich"], hero={"armour": 9, "coins": 1, "mana": 2, "life": 10}
    )
    assert (hero(match).coins, hero(match).mana, hero(match).life) == (0, 0, 10)
    assert [(t["currency"], t["number"]) for t in told(match, "stole")] == [("coins", 1), ("mana", 2)]


def test_p_11_5_of_nothing_nothing_is_stolen() -> None:
    """P 11.5: nor is it told."""
    match = position(stage="confront", line=["strangler", "lich"], hero={"armour": 9, "coins": 0, "mana": 0})
    assert len(told(match, "struck")) == 2
    assert told(match, "stole") == []


def test_p_9_14_a_fight_that_is_over_is_no_longer_shown() -> None:
    """P 9.14"""
    match = position(hand=["cutpurse_knife"], line=["ettin"], hero={"coins": 6})
    act(match, "play:cutpurse_knife")
    assert (hero(match).reach, hero(match).force) == ("melee", 2)
    act(match, "hold")
    assert (hero(match).reach, hero(match).force) == ("", 0)


def test_p_11_9_what_was_done_in_a_phase_is_over_with_it() -> None:
    """P 11.9, 2.1: the last turn of the phase; at the next draft of enemies nobody has done anything."""
    match = position(turn=6, hand=["yew_bow", "toll_bridge"])
    act(match, "sell:yew_bow")
    assert asked(match) == "pick"
    assert (hero(match).verb, hero(match).card) == ("", -1)


def test_p_11_7_regeneration_then_rage() -> None:
    """P 11.7, 11.8, 11.10"""
    wounded = [{"card": "hydra", "damage": 8}, {"card": "hobgoblin", "damage": 2, "rage": 1}]
    match = position(stage="confront", line=wounded, hero={"life": 10})
    assert line(match) == [("hydra", 0), ("hobgoblin", 2)]
    assert [enemy.rage for enemy in board(match).line[0]] == [1, 2]
    assert [t["event"] for t in match.log if t["event"] in ("regenerated", "enraged")] == [
        "regenerated",
        "enraged",
        "enraged",
    ]
    mixed = position(stage="confront", line=["hobgoblin", {"card": "young_troll", "damage": 2}], hero={"life": 10})
    order = [t["event"] for t in mixed.log if t["event"] in ("regenerated", "enraged")]
    assert order == ["regenerated", "enraged"]  # first all that regenerate, however far behind
    later = position(phase=3, hand=["void_bomb"], line=wounded)
    act(later, "play:void_bomb", "hit:hydra")
    assert names(later, "trophies") == ["hydra"]  # a survivor of an earlier phase, with its damage


def test_p_11_9_powers_are_free_again() -> None:
    """P 11.9, 4.4"""
    match = position(stage="confront", hero={"spent": (True, True), "uses": 2})
    assert hero(match).spent == (False, False)
    assert hero(match).uses == 2


# -- Part 12 -------------------------------------------------------------------------------------------------------


def test_p_12_5_a_score_can_be_negative() -> None:
    """P 12.1, 12.5, 4.20"""
    match = position(2, stage="final", phase=3, hero={"wounds": 9})
    assert told(match, "scored")[0]["number"] == -9
    assert match.returns == (0.0, 1.0)


@pytest.mark.parametrize(
    ("markers", "winner"),
    [
        ([{"points": 5}, {"points": 4}], 0),  # P 12.6
        ([{"points": 6, "wounds": 1}, {"points": 5}], 1),  # P 12.7: fewer wounds
        ([{"coins": 3}, {"coins": 4}], 1),  # then coins; HP never
        ([{"life": 9, "coins": 3}, {"life": 1, "coins": 4}], 1),
    ],
)
def test_p_12_6_the_highest_score_wins_and_ties_are_told(markers: list[dict[str, int]], winner: int) -> None:
    """P 12.6, 12.7"""
    match = position(2, stage="final", phase=3, heroes=markers)
    assert match.returns[winner] == 1.0
    assert match.returns[1 - winner] == 0.0


def test_p_12_7_who_ties_in_everything_shares_the_place() -> None:
    """P 12.7"""
    match = position(4, stage="final", phase=3, heroes=[{"points": 1}, {"points": 9}, {"points": 9}, {}])
    assert match.returns == (1 / 3, 5 / 6, 5 / 6, 0.0)
    assert [(t["seat"], t["rule"]) for t in told(match, "won")] == [(1, "12.7"), (2, "12.7")]


@pytest.mark.parametrize(
    ("of", "amount", "given"),
    [
        ("slain", 3, {"trophies": ["rat_swarm", "harpy", "roc"]}),
        ("slain_3", 1, {"trophies": ["rat_swarm", "harpy", "dire_wolf", "roc"]}),
        ("weapon", 2, {"tableau": ["yew_bow", "void_bomb", "toll_bridge"]}),
        ("attunement", 2, {"tableau": ["standing_stone", "opal_lens", "toll_bridge"]}),
        ("element", 6, {"hero": {"earth": 1, "water": 2, "fire": 3, "wild": 4}}),
        ("trinity", 1, {"hero": {"earth": 1, "water": 2, "fire": 3, "wild": 4}}),
        ("chain", 1, {"tableau": ["yew_bow", "watch_longbow", "dragonbone_bow", "quarry_maul", "ogre_maul"]}),
        ("power", 4, {"hero": {"uses": 4}}),
        ("coin", 7, {"hero": {"coins": 7}}),
        ("mana", 5, {"hero": {"mana": 5}}),
        ("life", 8, {"hero": {"life": 8}}),
        ("unscathed", 1, {}),
        ("unscathed", 0, {"hero": {"wounds": 1}}),
    ],
)
def test_p_7_11_every_quantity_is_counted(of: str, amount: int, given: dict[str, object]) -> None:
    """P 7.9, 7.11"""
    match = position(phase=3, **given)  # type: ignore[arg-type]  # what each case names
    assert count(board(match), 0, of) == amount


@pytest.mark.parametrize(
    ("players", "wounds", "points"), [(3, [0, 4, 5], 4), (2, [0, 5], 2), (4, [0, 9, 9, 9], 6), (4, [0, 1, 50, 1], 1)]
)
def test_p_12_2_gossip_counts_both_neighbours_to_a_limit(players: int, wounds: list[int], points: int) -> None:
    """P 12.2, 7.11"""
    match = position(players, heroes=[{"wounds": number} for number in wounds])
    assert count(board(match), 0, "neighbour_wound") // 2 == points


# -- Part 13 -------------------------------------------------------------------------------------------------------


def test_p_13_1_the_draft_in_the_log() -> None:
    """P 13.1"""
    match = start(Perils, 2, 3)
    picks = [match.decisions[seat].keys[0].removeprefix("pick:") for seat in range(2)]
    for seat in range(2):
        match.choose(seat, 0)
    assert [t["seat"] for t in told(match, "picked")] == [0, 1]
    assert all("card" not in t for t in told(match, "picked"))
    assert told(match, "picked", 0)[0]["card"] == picks[0]
    assert "card" not in told(match, "picked", 0)[1]
    assert told(match, "enemies-passed")[0]["direction"] == "left"


def test_p_13_2_no_name_of_a_face_down_card() -> None:
    """P 13.2, 5.13, 5.19"""
    match = start(Perils, 3, 9)
    random = Random(1)
    while not match.over:
        decision = random.choice(match.decisions)
        match.choose(decision.seat, random.randrange(len(decision.options)))
    for reader in (None, 0, 1, 2):
        for event in ("sold", "used-power", "left-over", "picked", "received"):
            lines = told(match, event, reader)
            assert lines
            assert all(("card" in t) == (t["seat"] == reader) for t in lines)
    assert all("power" in t for t in told(match, "used-power"))
    assert all("card" in t for t in told(match, "played"))


def test_p_13_3_everything_that_happens_is_told_by_its_rule() -> None:
    """P 13.3, 13.4"""
    seen: Counter[str] = Counter()
    for seed in range(12):
        match = start(Perils, 3, seed)
        random = Random(seed)
        while not match.over:
            decision = random.choice(match.decisions)
            match.choose(decision.seat, random.randrange(len(decision.options)))
        seen.update(t["event"] for t in match.log)
        for t in told(match, "scored"):
            terms = t["cards"] + t["tokens"] + t["conditions"] - t["wounds"] - t["curses"] + t["treasury"]
            assert t["number"] == terms
            assert t["conditions"] == sum(c["number"] for c in told(match, "condition") if c["seat"] == t["seat"])
    expected = (
        "paid attacked shot eliminated gained healed held attack-lost sold struck stole regenerated enraged "
        "struck-with bought-life bought-mana took-points rose raised-life scored won"
    )
    assert not set(expected.split()) - set(seen)


# -- Part 14 -------------------------------------------------------------------------------------------------------


def test_p_14_2_a_forced_turn_is_not_asked_and_nobody_learns_it() -> None:
    """P 14.2"""
    twice = ["padded_jack", "padded_jack"]
    match = position(
        2,
        turn=6,
        hero={"coins": 0, "spent": (True, True)},
        seats={"hand": [["toll_bridge", "quarry_maul"], ["yew_bow", "mana_well"]]},
    )
    assert match.decision(0) is not None
    forced = position(
        4,
        turn=6,
        hero={"coins": 0, "spent": (True, True)},
        seats={"hand": [twice, ["yew_bow", "mana_well"], ["toll_bridge", "drill_post"], ["ember_staff", "yew_bow"]]},
    )
    assert forced.decision(0) is None
    assert [one["seat"] for one in forced.view(1)["asked"]] == [0, 1, 2, 3]
    for seat in (1, 2, 3):
        assert forced.determinize(seat, 5).view(seat) == forced.view(seat)
        choose(forced, next(key for key in offered(forced, seat) if key.startswith("sell")), seat=seat)
    assert names(forced, "discard") == twice
    assert hero(forced).coins == 3


def test_p_14_3_chance_is_used_at_setup_only() -> None:
    """P 14.3, 14.4, 14.6"""
    match = start(Perils, 2, 21)
    piles = [list(pile) for pile in (*board(match).decks, *board(match).enemy_decks)]
    faces = list(board(match).faces)
    assert board(match).dealt == [[52, 53, 54, 55], [56, 57, 58, 59]]  # after 10 characters and 3 x 14 cards
    while not match.over:
        match.choose(match.decisions[0].seat, 0)
    game = board(match)
    assert game.faces == faces
    assert not any(game.decks)  # exactly used up
    assert [len(pile) for pile in game.enemy_decks] == [16, 16, 16]
    assert all(set(left) <= set(before) for left, before in zip(game.enemy_decks, piles[3:], strict=True))
    again = start(Perils, 2, 21)
    assert board(again).faces == faces


def test_p_14_5_the_game_ends() -> None:
    """P 14.5"""
    for seed in range(8):
        match = start(Perils, 2 + seed % 5, seed)
        random = Random(seed)
        made = 0
        while not match.over:
            decision = random.choice(match.decisions)
            match.choose(decision.seat, len(decision.options) - 1)  # always the last: potions whenever offered
            made += 1
        assert made < 6_000  # generously: 123 questions and at most 800 potions a player


def test_p_14_7_the_questions_and_their_keys() -> None:
    """P 14.7"""
    verbs: dict[str, set[str]] = {}
    for seed in range(10):
        match = start(Perils, 2 + seed % 4, seed, {"pick_hero": "on"})
        random = Random(seed)
        while not match.over:
            for decision in match.decisions:
                verbs.setdefault(decision.name, set()).update(key.partition(":")[0] for key in decision.keys)
            decision = random.choice(match.decisions)
            match.choose(decision.seat, random.randrange(len(decision.options)))
    numbers = {str(number) for number in range(60)}
    assert verbs.pop("life") <= numbers
    assert verbs.pop("mana") <= numbers
    assert verbs == {
        "hero": {"hero"},
        "pick": {"pick"},
        "gift": {"gift"},
        "keep": {"keep_all", "discard"},
        "turn": {"play", "sell", "power"},
        "chain": {"next"},
        "attack": {"hit", "hold", "potion"},
    }


def test_p_14_8_who_has_held_a_card_goes_on_knowing_it() -> None:
    """P 14.8"""
    match = position(3, hand=["toll_bridge", "padded_jack", "yew_bow"])
    act(match, "sell:toll_bridge")
    choose(match, next(key for key in offered(match, 2) if key.startswith("sell")), seat=2)
    choose(match, next(key for key in offered(match, 0) if key.startswith("sell")), seat=0)
    choose(match, "sell:padded_jack", seat=1)  # seat 0 knows that one of the two was sold, but not which
    game = board(match)
    hidden = {card for hand in (*game.hand, *game.discard) for card in hand}
    passed = {card for card in hidden if Perils.FACES[game.faces[card]].id in ("padded_jack", "yew_bow")}
    sold = game.discard[1][-1]
    assert not game.knows(0, sold)
    worlds = {match.determinize(0, seed).position.faces[sold] for seed in range(30)}
    assert worlds == {Perils.face("padded_jack"), Perils.face("yew_bow")}
    assert sold in passed
    others = {match.determinize(2, seed).position.faces[sold] for seed in range(30)}
    assert len(others) > 2  # seat 2 never saw that hand


def test_p_14_8_who_passed_enemies_does_not_know_which_was_picked() -> None:
    """P 14.8, 2.5"""
    hands = [
        ["rat_swarm", "bog_imp", "young_troll", "thorn_boar"],
        ["strangler", "gravel_hound", "strangler", "gravel_hound"],
        ["will_o_wisp", "bone_sentry", "shellback_crab", "crooked_tollman"],
    ]
    match = position(3, stage="pick", turn=0, seats={"dealt": hands})
    for seat in range(3):
        match.choose(seat, 0)
    for seat in range(3):
        match.choose(seat, 0)
    picked = board(match).picked[1][1]  # bog_imp, out of what seat 0 passed on
    worlds = {match.determinize(0, seed).position.faces[picked] for seed in range(40)}
    assert worlds == {Perils.face(name) for name in ("bog_imp", "young_troll", "thorn_boar")}


def test_p_7_12_a_weakened_level_is_never_below_nothing() -> None:
    """P 7.12"""
    match = position(stage="confront", line=["rust_ooze", "harpy"])
    assert [t["damage"] for t in told(match, "struck")] == [3, 3]
    fight = act(position(hand=["quarry_maul"], line=["basilisk"]), "play:quarry_maul")
    assert fight.view(0)["facts"]["fights"][0][0]["damage"] == 4


@pytest.mark.parametrize(
    ("foes", "strength", "damage"),
    [(["basilisk", "elder_dragon"], 0, 4), (["basilisk", "vampire_duke"], 0, 3), (["elder_dragon"], 1, 6)],
)
def test_p_7_12_a_card_tells_what_it_would_deal_with_the_strength_it_brings(
    foes: list[str], strength: int, damage: int
) -> None:
    """P 7.4, 7.12, 9.1: what weakens is taken off the sum of all symbols, those of the card included."""
    match = position(phase=3, hand=["titans_girdle"], line=foes, hero={"strength": strength})
    assert match.view(0)["facts"]["hand"]["titans_girdle"]["attack"] == {"reach": "melee", "damage": damage}
    act(match, "play:titans_girdle", f"hit:{foes[-1]}")
    assert told(match, "attacked")[-1]["damage"] == damage


def test_p_14_8_a_hand_that_comes_back_tells_what_was_taken() -> None:
    """P 14.8"""
    match = position(
        2,
        turn=2,
        seats={
            "hand": [
                ["toll_bridge", "padded_jack", "yew_bow", "quarry_maul", "ember_staff", "mana_well"],
                ["drill_post", "spring_shrine", "cinder_hearth", "standing_stone", "first_ballad", "field_dressing"],
            ]
        },
    )
    for mine, theirs in (("toll_bridge", "drill_post"), ("spring_shrine", "yew_bow"), ("padded_jack", "first_ballad")):
        choose(match, f"sell:{mine}")
        choose(match, f"sell:{theirs}", seat=1)
    choose(match, "sell:field_dressing")
    choose(match, "sell:ember_staff", seat=1)
    sold = board(match).discard[1]
    assert names(match, "discard", 1) == ["drill_post", "yew_bow", "first_ballad", "ember_staff"]
    worlds = [match.determinize(0, seed).position.faces for seed in range(40)]
    for card, name in zip(sold[1:], ("yew_bow", "first_ballad", "ember_staff"), strict=True):
        assert {world[card] for world in worlds} == {Perils.face(name)}  # missing when the hand came back
    unseen = {world[sold[0]] for world in worlds}
    assert len(unseen) == 3  # drill_post went before seat 0 had seen that hand: it or one of two in the deck


def test_replays_and_determinizations_of_a_whole_match() -> None:
    match = start(Perils, 4, 77)
    random = Random(77)
    while not match.over:
        if random.random() < 0.1:
            seat = random.randrange(4)
            assert match.determinize(seat, 1).view(seat) == match.view(seat)
        decision = random.choice(match.decisions)
        match.choose(decision.seat, random.randrange(len(decision.options)))
    again = load(json.dumps(match.save()), lambda _: Perils)
    assert again.returns == match.returns
    assert again.log == match.log
    assert [scoring.terms(board(match), seat).total for seat in range(4)] == [
        t["number"] for t in told(match, "scored")
    ]


def test_a_spared_question_hides_what_the_seat_is_asked_after_it() -> None:
    """P 13.1, 14.2: two of one kind leave no choice of a gift; that seat 0 is at the next question shows nowhere."""
    picked = [["bog_imp", "bog_imp"], ["bone_sentry", "rat_swarm"], ["goblin_poacher", "hobgoblin"]]
    nothing: list[list[str]] = [[], [], []]
    laid = {"stage": "gift", "phase": 1, "dealt": nothing, "hand": nothing, "picked": picked, "line": nothing}
    match = arrange(Perils, 3, laid)
    assert [one["name"] for one in match.asked(0)] == [d.name for d in match.decisions] == ["keep", "gift", "gift"]
    for viewer in (1, 2, None):
        assert [one["name"] for one in match.asked(viewer)] == ["gift"] * 3
