"""Positions that are laid out: what fills the zones that nobody mentions, and what cannot be."""

from itertools import permutations
from typing import Any

import pytest

from croupier.engine import BadSetup, arrange
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.effects.designs import PLAIN
from tests.games.played import asked, play
from tests.games.wildlands.table import battle, front, land, position, realm, seed_of, state, unit, zone

DESIGNS = PLAIN.DESIGNS

TIN = "t_tin_quarry"
CHOSEN = {"choose_factions": True}


@pytest.mark.parametrize("seed", range(4))
def test_zones_that_are_not_mentioned_keep_the_kinds_of_their_cards(seed: int) -> None:
    """W 1.7, 1.12: whatever lies in the row is wanted in a hand, and crystals come out of decks"""
    row = zone(arrange(Wildlands, 2, {}, seed=seed), "row")
    match = arrange(Wildlands, 2, {"hand": [[*row, *["crystal_1"] * 12], ["crystal_1"]]}, seed=seed)
    central = [DESIGNS[Wildlands.face(name)].kind for name in (*zone(match, "row"), *zone(match, "central_deck"))]
    assert {*central} == {"beast", "terrain"}
    for seat, faction in enumerate(state(match).faction):
        assert {*zone(match, "deck", seat)} <= {"crystal_1", DESIGNS[PLAIN.KINDS.units[faction][0]].id}


def test_the_order_of_what_is_said_does_not_matter() -> None:
    """W 1.3: many units on discard piles, some of which lay in hands and decks, and one territory that was wild"""
    names = ("fangmoor", "verdant", "deepforge", "astral")
    units = {
        name: [DESIGNS[face].id for face in PLAIN.KINDS.units[name] for _ in range(DESIGNS[face].copies)]
        for name in names
    }
    piles = [units[name][:16] for name in names]
    said = {"discard": piles, "realm": [[land(TIN)], [], [], []], "wild": []}
    for order in permutations(said):
        match = arrange(Wildlands, 4, {name: said[name] for name in order}, seed=seed_of(*names))
        assert [zone(match, "discard", seat) for seat in range(4)] == piles
        assert (realm(match, 0), zone(match, "wild")) == ([TIN], [])


def test_whoever_is_attacked_has_stopped_nowhere_and_the_wild_everywhere() -> None:
    """W 11.11: seat 0 is a player like the others"""
    hand = [["fm_whelp"], ["dh_prentice"]]
    of_seat_0 = battle(fronts=[front(TIN)], active=1, defender=0, realm=[[TIN]], hand=hand)
    of_the_wild = battle(fronts=[front(TIN)], defender=-1, hand=hand)
    assert [state(match).fronts[0].stopped for match in (of_seat_0, of_the_wild)] == [[False, False], [False, True]]


def test_a_position_may_stand_while_factions_are_chosen() -> None:
    """W 1.2: in reverse seat order each player chooses one of the factions that are left"""
    match = arrange(Wildlands, 2, {"faction": ["", "astral"], "row": ["cb_bear"]}, seed=1, variants=CHOSEN)
    assert asked(match) == ["0 faction"]
    assert "faction:astral" not in match.decisions[0].keys
    play(match, "0 faction:verdant")
    assert state(match).faction == ["verdant", "astral"]
    assert zone(match, "row") == ["cb_bear"]


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        ({"phase": "main"}, "1.2"),
        ({"faction": ["astral", "astral"]}, "1.2"),
        ({"faction": ["fangmoor", "astral"]}, "1.2"),
        ({"faction": ["", "rats"]}, "1.2"),
        ({"realm": [[land(TIN)], []]}, "1.2"),
        ({"turn": 2}, "2.1"),
        ({"defender": 1}, "9.4"),
        ({"attacked": [0], "active": 0}, "9.7"),
        ({"attacked": [1, 1], "active": 0}, "9.7"),
    ],
)
def test_what_cannot_be_while_factions_are_chosen(laid: dict[str, Any], rule: str) -> None:
    """W 1.2, 2.1, 9.4"""
    with pytest.raises(BadSetup) as refused:
        arrange(Wildlands, 2, laid, variants=CHOSEN)
    assert refused.value.rule == rule


PORTALS = [{"card": "portal_fangmoor"}, {"card": "portal_deepforge"}]
HELD = [[], [TIN]]


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        ({"phase": "choose"}, "1.2"),
        ({"phase": "choose", "faction": ["", "deepforge"]}, "1.2"),
        ({"phase": "lunch"}, "2.4"),
        ({"faction": ["verdant", "astral"]}, "1.2"),
        ({"portal": PORTALS[:1]}, "1.2"),
        ({"portal": [{"card": "fm_whelp"}, PORTALS[1]]}, "1.14"),
        ({"portal": [{"card": "portal_fangmoor", "seals": 4}, PORTALS[1]]}, "1.14"),
        ({"trophies": [[0], []]}, "15.2"),
        ({"trophies": [[2], []]}, "15.2"),
        ({"order": [0, 0]}, "2.1"),
        ({"round": 9}, "2.1"),
        ({"moves": [-1, 8]}, "12.14"),
        ({"realm": [[land(TIN, ores=-1)]]}, "5.2"),
        ({"due": [{"need": 2, "worth": [1, 1, 1, 1]}]}, "2.8"),
        ({"revealed": [["fm_whelp"], []]}, "2.8"),
        ({"hand": [["dh_prentice"]]}, "3.6"),
        ({"deck": [[TIN]]}, "3.6"),
        ({"realm": [["fm_whelp"]]}, "4.1"),
        ({"world": {0: ["cb_bear"]}}, "1.3"),
        ({"wild": ["cb_bear"]}, "1.10"),
        ({"row": ["fm_whelp"]}, "1.12"),
        ({"crystals": [["crystal_2"], [], []]}, "1.13"),
    ],
)
def test_positions_that_cannot_be(laid: dict[str, Any], rule: str) -> None:
    """W 1.2, 1.3, 1.10, 1.12 to 1.14, 2.1, 2.4, 2.8, 3.6, 4.1, 5.2, 12.14, 15.2"""
    with pytest.raises(BadSetup) as refused:
        position(**laid)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        ({"fronts": []}, "9.10"),
        ({"fronts": [front(TIN)], "phase": "main"}, "9.10"),
        ({"fronts": [front(TIN)], "defender": 0}, "9.4"),
        ({"fronts": [front("t_salt_lick")]}, "9.8"),
        ({"fronts": [front(TIN), front(TIN)]}, "9.8"),
        ({"fronts": [front(TIN)], "defender": -1, "realm": [], "side": 1}, "11.1"),
        ({"fronts": [front(TIN)], "at": 2}, "11.2"),
        ({"fronts": [front(TIN, surged=[True])]}, "9.10"),
        ({"fronts": [front(TIN, ["crystal_1"])]}, "11.9"),
        ({"fronts": [front(TIN, [], ["fm_whelp"])]}, "11.9"),
        ({"fronts": [front(TIN, [], ["cb_bear"])], "defender": -1, "realm": []}, "11.9"),
    ],
)
def test_fronts_that_cannot_be(laid: dict[str, Any], rule: str) -> None:
    """W 9.4, 9.8, 9.10, 11.1, 11.2, 11.9"""
    with pytest.raises(BadSetup) as refused:
        battle(**{"realm": HELD, **laid})
    assert refused.value.rule == rule


def test_a_front_that_is_won_belongs_to_the_attacker() -> None:
    """W 13.9, 14.3"""
    match = battle(fronts=[front(TIN, [unit("fm_hunger")], result="won")], phase="aftermath", realm=[[land(TIN)]])
    assert state(match).phase == "main"


def test_portals_are_laid_out_in_any_order() -> None:
    """W 1.3: whose world a card goes back to does not hang on the portals, which may be on their way"""
    piles = [["fc_outrider", "fc_drover"], ["dh_hammer"]]
    portals = [{"card": "portal_caravan"}, {"card": "portal_deepforge", "seals": 1}]
    seed = seed_of("caravan", "deepforge")
    for laid in ({"discard": piles, "portal": portals}, {"portal": portals, "discard": piles}):
        match = arrange(Wildlands, 2, laid, seed=seed)
        assert [zone(match, "discard", seat) for seat in (0, 1)] == piles


def test_who_is_attacked_cannot_be_attacked_once_more_in_this_turn() -> None:
    """W 9.7: also where the combat was laid out"""
    match = battle(fronts=[front(TIN, ["fm_whelp"])], realm=[[], [land(TIN)]], hand=[["fm_whelp"]], phase="delayed")
    assert state(match).attacked == [1]
    while state(match).phase != "main":
        match.choose(match.decisions[0].seat, -1 + len(match.decisions[0].keys))
    assert match.why_not(0, "attack:1:portal") == "9.7"
    assert not [key for key in match.decisions[0].keys if key.startswith("attack:")]
