"""Designs that a card set adds: whatever asks for the cards of the game has them, and the others keep their places."""

import gc
import re
from dataclasses import replace
from random import Random
from weakref import WeakSet

import pytest

from croupier.bots import bot
from croupier.engine import BadCards, Game, Match, start
from croupier.engine.card_sets import KEPT
from croupier.engine.laws import check
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.page.page import WildlandsPage
from croupier.lab import play
from croupier.lab.playing import seated
from croupier.press.picture import picture
from croupier.text import LANGUAGES, Translator, rulebook
from tests.games.added import QUICK, arrives_elsewhere, more_actions, seen
from tests.games.wildlands.table import land, position, state
from tests.kit.test_page import table
from tests.words import flat

UNIT, BASIC, BEAST, TERRAIN, LAND = "ember_fox", "late_whelp", "moss_owl", "cold_mire", "wide_fen"
ADDED = (UNIT, BASIC, TERRAIN, BEAST, "far_isle", "high_nexus", LAND)
"""In the order of the tables, and by name."""
SET = {
    f"{UNIT}.like": "fm_stalker",
    f"{UNIT}.copies": 9,
    f"{UNIT}.cost": 1,
    f"{UNIT}.text": "immediate draw(2); delayed frenzy(1)",
    f"{BASIC}.like": "fm_whelp",
    f"{BASIC}.copies": 1,
    f"{BEAST}.like": "cb_boar",
    f"{BEAST}.copies": 9,
    f"{BEAST}.cost": "1 any",
    f"{TERRAIN}.like": "ct_ridge",
    f"{TERRAIN}.copies": 4,
    f"{LAND}.like": "t_berry_slopes",
    f"{LAND}.points": 4,
    "far_isle.like": "t_floating_isle",
    "high_nexus.like": "t_sky_nexus",
}
GAME = Wildlands.with_cards(SET)


def page(match: Match) -> WildlandsPage:
    return WildlandsPage(table(match, 0))


def test_added_cards_come_after_all_others_and_are_of_the_kind_of_those_they_are_like() -> None:
    plain = [face.id for face in Wildlands.FACES]
    assert [face.id for face in GAME.FACES] == [*plain, *ADDED]
    kinds, before = GAME.KINDS, Wildlands.KINDS
    more = {
        "fangmoor": (kinds.units["fangmoor"], before.units["fangmoor"]),
        "central": (kinds.central, before.central),
        "territories": (kinds.territories, before.territories),
    }
    named = {kind: [GAME.FACES[face].id for face in now[len(then) :]] for kind, (now, then) in more.items()}
    assert named == {
        "fangmoor": [UNIT, BASIC],
        "central": [TERRAIN, BEAST],
        "territories": ["far_isle", "high_nexus", LAND],
    }
    assert all(now[: len(then)] == then for now, then in more.values())
    assert (kinds.crystals, kinds.portals) == (before.crystals, before.portals)
    assert [printed_on(GAME, name).type for name in (UNIT, BASIC)] == ["warrior", "basic"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_added_territories_are_chosen_as_the_others_are_and_no_more_of_them(players: int) -> None:
    """W 1.9, 1.11"""
    found, number = set(), {2: 14, 3: 21, 4: 28}[players]
    for seed in range(12):
        game = state(start(GAME, players, seed))
        wild = [game.design(card) for card in game.wild]
        assert (len(wild), len(game.box)) == (number, 31 - number)
        assert [sum(one.tier == 1 and one.group == group for one in wild) for group in range(4)] == [players] * 4
        assert sum(one.tier == 3 for one in wild) == players
        found |= {one.id for one in wild}
    assert {LAND, "far_isle", "high_nexus"} <= found


def test_a_world_has_the_added_units_of_its_faction_and_a_deck_begins_without_them() -> None:
    """W 1.3, 1.6"""
    match = next(match for seed in range(99) if "fangmoor" in (match := start(GAME, 2, seed)).view(None)["faction"])
    view = match.view(None)
    mine = view["faction"].index("fangmoor")
    assert [view["world"][seat].count(UNIT) for seat in (mine, 1 - mine)] == [9, 0]
    assert view["world"][mine].count(BASIC) == 1
    game = state(match)
    assert {game.design(card).id for card in (*game.hand[mine], *game.deck[mine])} == {"crystal_1", "fm_whelp"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_come_to_their_end_and_arrive_elsewhere(players: int) -> None:
    bots = [bot("greedy"), bot("random"), *[bot("greedy")] * (players - 2)]
    seeds = (seed for seed in range(99) if "fangmoor" in start(GAME, players, seed).view(None)["faction"])
    match = play(start(GAME, players, next(seeds), {"round_limit": 5}), seated(bots, Random(players)))
    assert any(one.key.split(":")[-1] in ADDED for one in match.choices)
    assert match.game is GAME
    assert arrives_elsewhere(match)


def test_a_search_plays_with_them_to_the_end() -> None:
    assert play(start(GAME, 2, 3, {"round_limit": 5}), seated([QUICK, QUICK], Random(1))).over


def test_the_laws_hold() -> None:
    assert check(GAME, 3, seed=11).failures == []


def test_actions_of_the_plain_cards_keep_their_names_and_added_ones_have_numbers() -> None:
    more = {*more_actions(Wildlands, GAME)}
    assert {name.split(":")[-1] for name in more if ":ores" not in name} >= {*ADDED}
    assert {f"reinforce:{UNIT}", f"play:{UNIT}", f"buy:{BEAST}", f"tap:{LAND}", f"attack:1:{LAND}"} <= more
    assert not {f"buy:{UNIT}", f"reinforce:{BEAST}", f"play:{LAND}", f"tap:{UNIT}"} & more


def test_an_observation_tells_of_them() -> None:
    match = position(game=GAME, hand=[[UNIT, UNIT, BEAST]], realm=[[LAND]], row=[TERRAIN])
    told = seen(match)
    assert [told[f"hand#{name}"] for name in (UNIT, BEAST, "fm_stalker")] == [2, 1, 0]
    assert told[f"row#{TERRAIN}"] == 1
    assert told["realm[0][0].card"] == GAME.face(LAND) + 1


def test_a_table_shows_them() -> None:
    match = position(
        game=GAME, hand=[[UNIT, "fm_whelp", BEAST]], realm=[[land(LAND, meat=1)]], row=[BEAST], wild=["high_nexus"]
    )
    shown = page(match)
    assert shown.answers.by_place[f"buy-{BEAST}"] == [f"buy:{BEAST}"]
    assert shown.answers.by_place[f"land-0-{LAND}"] == [f"tap:{LAND}"]
    assert shown.answers.by_place["wild-high_nexus"] == ["attack_wild:high_nexus"]
    assert [stack.face for stack in shown.cards.hand(0)] == ["fm_whelp", UNIT, BEAST]
    assert shown.cards.tiers()[3] == ["high_nexus"]
    assert shown.emblem(UNIT) == "fangmoor"
    assert shown.in_words("realm", 0) == "Wide Fen (1 meat)"


def test_what_is_paid_for_an_added_card_is_said() -> None:
    match = position(game=GAME, hand=[["crystal_1"]], realm=[[land(LAND, meat=1, plants=1)]], row=[BEAST])
    words, decision = Translator("en", GAME), match.decisions[0]
    keys = (f"reinforce:{UNIT}", f"buy:{BEAST}")
    assert [flat(words.label(decision.name, key, match.view(0), ["Ada", "Tomas"], 0)) for key in keys] == [
        "Call “Ember Fox” (cost 1)",
        "Buy “Moss Owl” · 1 of your choice",
    ]
    match.choose(0, keys[0])
    assert match.decisions[0].about == {"what": "card", "bought": UNIT}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_and_card_have_name_text_and_picture(language: str) -> None:
    words = Translator(language, GAME)
    cards = next(
        part.html for part in rulebook(language, GAME).sections if "<table>" in part.html and "Moss Owl" in part.html
    )
    rows = {row.split("<td>")[1].split("<")[0]: row for row in cards.split("<tr>") if "<td>" in row}
    for name in ADDED:
        assert words.text(name) in rows[words.card(name)]
    ridge = words.card("ct_ridge")
    assert rows["Cold Mire"].replace("Cold Mire", ridge).replace(">4<", ">2<") == rows[ridge]
    assert [*rows].index("Cold Mire") == [*rows].index(ridge) + 1
    assert "Ember" in picture(GAME, UNIT, language)
    assert replace(GAME.FACES[GAME.face(BASIC)], id="", names={}) == replace(Wildlands.FACES[0], id="", names={})


def test_all_copies_are_in_the_box() -> None:
    box = GAME.components(2, {name: values[0] for name, values in Wildlands.variants.items()}).cards
    assert [box[GAME.face(name)] for name in ADDED] == [9, 1, 4, 9, 1, 1, 1]


@pytest.mark.parametrize("like", ["crystal_2", "portal_astral"])
def test_for_crystals_and_portals_rules_are_made(like: str) -> None:
    """W 1.13, 1.14"""
    with pytest.raises(BadCards, match=r"one_more.like: the rules are made for the designs of (crystals|portals).csv"):
        Wildlands.with_cards({"one_more.like": like})


def test_only_the_basic_unit_with_which_a_deck_begins_needs_as_many_copies() -> None:
    """W 1.5"""
    Wildlands.with_cards({"late_whelp.like": "fm_whelp", "late_whelp.copies": 0})
    with pytest.raises(BadCards, match="fm_whelp has 2 copies"):
        Wildlands.with_cards({"late_whelp.like": "fm_whelp", "fm_whelp.copies": 2})


@pytest.mark.parametrize("cost", ["0 meat", "2 meat + 0 any", "4 meat + 3 any"])
def test_a_price_has_no_line_that_nothing_could_pay(cost: str) -> None:
    """W 5.9: what is asked for a line is 1 at least, or nobody could ever answer."""
    said = f"owl.cost: '{cost}' cannot be: of each it is 1 at least, 6 in all at most."
    with pytest.raises(BadCards, match=re.escape(said)):
        Wildlands.with_cards({"owl.like": "cb_boar", "owl.cost": cost})
    Wildlands.with_cards({"owl.like": "cb_boar", "owl.cost": "3 meat + 3 any"})


def test_what_bots_know_of_games_goes_with_most_of_them() -> None:
    games, dice = WeakSet[type[Game]](), Random(1)
    for number in range(2 * KEPT + 8):
        match = start(Wildlands.with_cards({f"owl_{number}.like": "cb_boar"}), 2, 3)
        games.add(match.game)
        bot("greedy").choose(match, match.decisions[0].seat, dice.randrange(9))
    del match
    gc.collect()
    assert len(games) <= 2 * KEPT
