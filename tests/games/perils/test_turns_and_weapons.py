"""Phases and turns, payment, playing a card, weapons and chains (P 5 to 8)."""

from collections import Counter

import pytest

from croupier.engine import start
from croupier.games.perils import Perils
from croupier.games.perils.cards.terms import CATEGORIES
from croupier.games.perils.effects.designs import PLAIN
from tests.games.perils.table import act, asked, board, choose, hero, line, names, others_sell, position, told
from tests.games.played import offered

CARDS, CHARACTERS = PLAIN.CARDS, PLAIN.CHARACTERS


def test_p_5_1_three_phases_of_six_turns_with_seven_cards() -> None:
    """P 5.1, 5.2, 5.3, 5.20, 14.6"""
    match = start(Perils, 2, 11)
    sizes: list[tuple[int, int, int]] = []
    while not match.over:
        game = board(match)
        if all(d.name == "turn" for d in match.decisions) and len(match.decisions) == 2:
            sizes.append((game.phase, game.turn, len(game.hand[0])))
        match.choose(match.decisions[0].seat, 0)
    assert sizes == [(phase, turn, 8 - turn) for phase in (1, 2, 3) for turn in range(1, 7)]
    assert [t["number"] for t in told(match, "dealt")] == [7, 7, 7]
    deck = position(2, stage="gift", turn=0, picked=[["rat_swarm", "bog_imp", "harpy", "roc"]] * 2)
    pile = list(board(deck).decks[0])
    for seat in range(2):
        choose(deck, "gift:roc", "keep_all", seat=seat)
    assert board(deck).hand == [pile[:7], pile[7:]]  # a whole hand off the top, seat by seat


def test_p_5_4_all_act_at_once_and_nothing_shows_before() -> None:
    """P 5.4, 5.5, 5.13, 14.1"""
    match = position(3, hand=["toll_bridge"])
    choose(match, "play:toll_bridge")
    assert [d.seat for d in match.decisions] == [1, 2]
    assert names(match, "tableau") == []
    assert match.view(1)["asked"] == [{"seat": 1, "name": "turn"}, {"seat": 2, "name": "turn"}]
    assert not told(match, "played")
    others_sell(match, 0)
    assert match.view(None)["tableau"][0] == ["toll_bridge"]
    sold = told(match, "sold")
    assert [t["seat"] for t in sold] == [1, 2]
    assert all("card" not in t for t in sold)
    assert "card" in told(match, "sold", 1)[0]
    assert match.view(1)["discard"][2] == {"count": 1}
    assert match.view(2)["discard"][2]["cards"] == [told(match, "sold", 2)[1]["card"]]


def test_p_5_6_the_options_of_a_turn() -> None:
    """P 5.6, 5.7, 5.9, 5.11, 5.12, 14.7"""
    hand = ["ogre_maul", "salt_caravan", "salt_caravan"]
    match = position(phase=2, hand=hand, hero={"coins": 1, "mana": 1}, character={0: ["zephyrin"]})
    assert offered(match) == [
        "sell:ogre_maul",
        "power:acid_vial:ogre_maul",
        "play:salt_caravan",
        "sell:salt_caravan",
        "power:acid_vial:salt_caravan",
    ]
    assert match.why_not(0, "play:ogre_maul") == "6.7"


def test_p_5_8_a_sale_brings_three_coins_and_nothing_of_the_card() -> None:
    """P 5.7, 5.8, 5.10"""
    for phase, card in ((1, "padded_jack"), (2, "salt_caravan"), (3, "royal_ransom")):
        match = act(position(phase=phase, hand=[card]), f"sell:{card}")
        assert (hero(match).coins, hero(match).armour) == (9, 0)
        assert board(match).reasons[0] == ["sale"]
    match = act(position(hand=["padded_jack"]), "power:draw_the_tide:padded_jack")
    assert (hero(match).coins, hero(match).mana, hero(match).armour) == (8, 9, 0)


def test_p_5_14_side_by_side_without_waiting() -> None:
    """P 5.14, 5.15, 14.1"""
    ends = []
    for order in ((0, 1), (1, 0)):
        match = position(
            3,
            stage="resolve",
            heroes=[{"verb": "play", "card": "yew_bow"}, {"verb": "play", "card": "ember_staff"}, {"verb": "sell"}],
            seats={
                "tableau": [["yew_bow"], ["ember_staff"], []],
                "line": [[{"card": "dire_wolf"}], [{"card": "hobgoblin"}], []],
                "hand": [["toll_bridge"], ["padded_jack"], ["drill_post"]],
            },
        )
        assert [(d.seat, d.name) for d in match.decisions] == [(0, "attack"), (1, "attack")]
        for seat in order:
            choose(match, offered(match, seat)[0], seat=seat)
        ends.append(match.position.data())
    assert ends[0] == ends[1]
    assert board(match).turn == 6  # the turn went on once both had attacked


def test_p_5_16_the_rest_is_passed() -> None:
    """P 5.16, 5.18, 14.8"""
    match = position(3, hand=["toll_bridge", "padded_jack", "yew_bow"])
    act(match, "play:toll_bridge")
    assert names(match, "hand", 1) == ["padded_jack", "yew_bow"]
    game = board(match)
    assert all(game.knows(0, card) for card in game.hand[1])
    assert not any(game.knows(2, card) for card in game.hand[1])
    assert match.view(0)["hand"][1] == {"count": 2}


# -- Part 6 --------------------------------------------------------------------------------------------------------


def test_p_6_1_costs_of_coins_mana_and_elements() -> None:
    """P 6.1, 6.2, 6.3, 6.9"""
    match = position(phase=3, hand=["starfall_staff"], hero={"water": 1, "fire": 1})
    act(match, "play:starfall_staff")
    one = hero(match)
    assert (one.coins, one.mana, one.water, one.fire) == (6, 2, 1, 1)
    assert match.why_not(0, "play:starfall_staff") is not None
    short = position(phase=3, hand=["starfall_staff"], hero={"water": 1})
    assert "play:starfall_staff" not in offered(short)
    assert short.view(0)["facts"]["hand"]["starfall_staff"]["missing"] == {"fire": 1}
    two = position(phase=3, hand=["void_bomb"])
    act(two, "play:void_bomb")
    assert (hero(two).coins, hero(two).mana) == (3, 3)


def test_p_6_4_a_temporary_element_helps_every_cost_once() -> None:
    """P 6.4, 6.5, 6.6"""
    for cards, phase in ((["oak_buckler"], 1), (["duellists_sabre"], 2), (["marsh_pike"], 2)):
        match = position(phase=phase, hand=cards, hero={"water": 0, "wild": 1})
        assert f"play:{cards[0]}" in offered(match)  # Earth, Fire and Water alike, and every time
    both = position(phase=3, hand=["starfall_staff"], hero={"water": 0, "wild": 1})
    assert "play:starfall_staff" not in offered(both)  # one symbol, one element of this cost
    assert "play:starfall_staff" in offered(position(phase=3, hand=["starfall_staff"], hero={"water": 0, "wild": 2}))


def test_p_6_7_coins_also_have_to_cover_the_potions() -> None:
    """P 6.7, 10.5, 10.11"""
    costs = {"coins": 3, "mana": 3}  # void_bomb
    for coins, mana, payable in ((3, 3, True), (2, 3, False), (5, 2, True), (4, 2, False), (9, 0, True), (8, 0, False)):
        match = position(phase=3, hand=["void_bomb"], hero={"coins": coins, "mana": mana})
        assert ("play:void_bomb" in offered(match)) is payable, (coins, mana, costs)


def test_p_6_8_a_card_does_not_help_to_pay_for_itself() -> None:
    """P 6.8"""
    match = position(phase=2, hand=["champions_belt"], hero={"coins": 3})
    assert "play:champions_belt" not in offered(match)
    priced = act(position(hand=["bubbling_alembic"], hero={"coins": 1}), "play:bubbling_alembic")
    assert (hero(priced).coins, hero(priced).mana_price) == (0, 1)


# -- Part 7 --------------------------------------------------------------------------------------------------------


def test_p_7_1_a_played_card_stays_in_the_tableau() -> None:
    """P 7.1, 7.2"""
    match = act(position(hand=["padded_jack"]), "play:padded_jack")
    assert names(match, "tableau") == ["padded_jack"]
    assert hero(match).armour == 1
    while not match.over:
        match.choose(match.decisions[0].seat, 0)
    assert "padded_jack" in names(match, "tableau")
    assert hero(match).armour >= 1


def test_p_7_3_immediate_effects_in_printed_order() -> None:
    """P 7.3, 7.5"""
    match = position(hand=["boar_spear"], line=["gravel_hound"], hero={"life": 10})
    act(match, "play:boar_spear", "hit:gravel_hound")
    assert hero(match).life == 9  # struck for 2, then healed by 1: the other way round it would be 8
    assert [t["event"] for t in match.log if t["event"] in ("attacked", "healed")] == ["attacked", "healed"]


def test_p_7_6_levels_add_up_and_are_weakened_by_enemies() -> None:
    """P 7.6, 7.12"""
    match = position(
        hand=["padded_jack"], hero={"armour": 2, "strength": 1}, line=["basilisk", "rust_ooze", "basilisk"]
    )
    act(match, "play:padded_jack")
    assert hero(match).armour == 3
    assert match.view(0)["facts"]["levels"][0] == {"strength": 0, "armour": 2}
    assert match.view(0)["facts"]["levels"][1] == {"strength": 0, "armour": 0}


def test_p_7_7_a_wild_element_is_no_level() -> None:
    """P 7.7"""
    levels = {"wild": 3, "water": 0, "earth": 1, "mana": 0}
    match = act(position(hand=["geomancers_tithe"], hero=levels), "play:geomancers_tithe")
    assert hero(match).mana == 2 + 1


def test_p_7_8_a_name_can_be_played_once() -> None:
    """P 7.8, 5.6"""
    match = position(hand=["toll_bridge"], tableau=["toll_bridge"])
    assert "play:toll_bridge" not in offered(match)
    assert match.why_not(0, "play:toll_bridge") == "7.8"


def test_p_7_9_conditional_gains_count_what_is_there_now() -> None:
    """P 7.9, 7.13"""
    match = act(
        position(hand=["bounty_board"], trophies=["rat_swarm", "harpy"], hero={"coins": 0}), "play:bounty_board"
    )
    assert hero(match).coins == 3 + 2
    ledger = act(
        position(phase=2, hand=["rune_ledger"], tableau=["standing_stone"], hero={"mana": 0}), "play:rune_ledger"
    )
    assert hero(ledger).mana == 1 + 2
    hunter = position(
        hand=["yew_bow"], trophies=["rat_swarm", "harpy", "roc"], hero={"coins": 0}, character={0: ["corvin"]}
    )
    assert hero(act(hunter, "power:collect_bounty:yew_bow")).coins == 3 + 1


def test_p_7_10_points_wait_for_the_end() -> None:
    """P 7.10, 7.11, 12.3"""
    match = act(position(hand=["first_ballad"]), "play:first_ballad")
    assert hero(match).points == 0
    assert match.view(0)["facts"]["scores"][0]["cards"] == 3
    power = act(position(hand=["first_ballad"], character={0: ["ilvane"]}), "power:chronicle:first_ballad")
    assert hero(power).points == 3


# -- Part 8 --------------------------------------------------------------------------------------------------------


def test_p_8_1_weapons_and_their_categories() -> None:
    """P 8.1, 8.2, 8.3"""
    loose = {card.id for card in CARDS.values() if card.type == "weapon" and not card.category}
    assert loose == {"pitch_flask", "alchemists_fire", "void_bomb"}
    for phase in (1, 2, 3):
        weapons = [card.category for card in CARDS.values() if card.phase == phase and card.category]
        assert sorted(weapons) == sorted(CATEGORIES)
    assert {card.type for card in CARDS.values() if card.category} == {"weapon"}


def test_p_8_4_a_chain_may_lack_a_phase() -> None:
    """P 8.4, 8.5, 8.10"""
    match = position(phase=3, hand=["tide_glaive"], line=["elder_dragon"], tableau=["boar_spear"], hero={"water": 1})
    act(match, "play:tide_glaive")
    assert offered(match) == ["next:boar_spear", "next:tide_glaive"]
    choose(match, "next:tide_glaive", "hit:elder_dragon")
    assert asked(match) == "attack"
    choose(match, "hit:elder_dragon")
    assert line(match) == [("elder_dragon", 7)]
    assert [t["card"] for t in told(match, "struck-with")] == ["tide_glaive", "boar_spear"]
    new_first = position(phase=3, hand=["tide_glaive"], line=["roc"], tableau=["boar_spear"], hero={"water": 1})
    act(new_first, "play:tide_glaive", "next:boar_spear")
    assert hero(new_first).card == Perils.face("tide_glaive")  # both have nobody to attack: a roc is elusive


def test_p_8_7_older_weapons_strike_again_for_nothing_with_all_their_effects() -> None:
    """P 8.7, 8.8, 8.9"""
    match = position(phase=2, hand=["adder_kris"], tableau=["cutpurse_knife"], hero={"coins": 1})
    act(match, "play:adder_kris", "next:cutpurse_knife")
    assert hero(match).coins == 1 - 1 + 1 + 2
    assert len(told(match, "attack-lost")) == 2
    assert len(told(match, "paid")) == 1
    assert all(not card.lasting for card in CARDS.values() if card.category)  # no set lets 8.8 bite; it may not


def test_p_8_11_what_starts_and_joins_no_chain() -> None:
    """P 8.11"""
    match = position(phase=2, hand=["alchemists_fire"], line=["ettin"], tableau=["pitch_flask", "yew_bow"])
    act(match, "play:alchemists_fire")
    assert asked(match) == "attack"
    power = position(hand=["toll_bridge"], line=["ettin"], tableau=["notched_falchion"], character={0: ["gorm"]})
    act(power, "power:crush:toll_bridge")
    assert (asked(power), hero(power).force) == ("attack", 4)
    fresh = position(phase=2, hand=["duellists_sabre"], line=["ettin"], tableau=["quarry_maul"], hero={"fire": 1})
    assert asked(act(fresh, "play:duellists_sabre")) == "attack"


def test_p_8_12_each_attack_counts_at_its_own_moment() -> None:
    """P 8.12, 7.12"""
    match = position(
        phase=2,
        hand=["ogre_maul"],
        tableau=["quarry_maul"],
        line=["basilisk", "ettin"],
        hero={"strength": 3, "earth": 1, "life": 10},
    )
    act(match, "play:ogre_maul", "next:ogre_maul")
    assert offered(match)[0] == "hit:ettin"  # a guard protects the basilisk
    free = position(
        phase=2, hand=["ogre_maul"], tableau=["quarry_maul"], line=["basilisk"], hero={"strength": 3, "earth": 1}
    )
    act(free, "play:ogre_maul", "next:quarry_maul")
    assert free.view(0)["facts"]["fights"][0][0]["damage"] == 4 + 3 - 1
    choose(free, "hit:basilisk")
    assert names(free, "trophies") == ["basilisk"]
    assert free.view(0)["facts"]["levels"][0]["strength"] == 3


@pytest.mark.parametrize("category", CATEGORIES)
def test_p_8_every_category_chains_its_three_weapons(category: str) -> None:
    """P 8.1, 8.4, 8.6"""
    weapons = [card for card in CARDS.values() if card.category == category]
    first, second, third = (weapon.id for weapon in weapons)
    rich = {"coins": 20, "mana": 20, "earth": 1, "water": 1, "fire": 1}
    match = position(phase=3, hand=[third], tableau=[first, second], hero=rich)
    act(match, f"play:{third}")
    assert offered(match) == [f"next:{first}", f"next:{second}", f"next:{third}"]
    choose(match, f"next:{second}")
    assert offered(match) == [f"next:{first}", f"next:{third}"]
    choose(match, f"next:{third}")
    assert Counter(t["card"] for t in told(match, "struck-with")) == Counter([first, second, third])


def test_characters_have_powers_of_their_own() -> None:
    """P 4.3"""
    powers = [power.id for character in CHARACTERS.values() for power in character.powers]
    assert len(set(powers)) == 20
