"""The variants: each switch, what it changes, and what stays."""

import pytest

from croupier.engine import BadSetup, start
from croupier.games.perils import Perils
from tests.games.perils.table import act, asked, board, choose, hero, line, names, position, told
from tests.games.played import offered


def test_flee() -> None:
    """P 11.8 replaced: survivors leave without reward, but stay at the end of phase III."""
    seats = {"line": [[{"card": "harpy"}, {"card": "bog_imp"}], [{"card": "carrion_crow"}]]}
    match = position(2, stage="confront", seats=seats, variants={"flee": "on"})
    game = board(match)
    assert game.line == [[], []]
    assert [t["enemy"] for t in told(match, "fled")] == ["harpy", "bog_imp", "carrion_crow"]
    assert match.view(None)["enemy_discard"] == ["harpy", "bog_imp", "carrion_crow"]
    assert (hero(match).points, names(match, "trophies")) == (0, [])
    last = position(2, stage="confront", phase=3, seats=seats, variants={"flee": "on"})
    assert told(last, "scored")[1]["curses"] == 2
    assert line(last, 1) == [("carrion_crow", 0)]


def test_bare_confrontation() -> None:
    """P 11.3 replaced: strikes ignore Armour, retaliation does not."""
    bare = {"bare_confrontation": "on"}
    match = position(stage="confront", line=["harpy"], hero={"armour": 2}, variants=bare)
    assert hero(match).life == 7
    fight = position(hand=["quarry_maul"], line=["dire_wolf"], hero={"armour": 2}, variants=bare)
    act(fight, "play:quarry_maul", "hit:dire_wolf")
    assert hero(fight).life == 9
    assert fight.view(0)["facts"]["strikes"][0]["total"] == 3


def test_forced_attack() -> None:
    """P 9.14 changed: no holding while somebody can be attacked."""
    forced = {"forced_attack": "on"}
    match = position(hand=["quarry_maul"], line=["dire_wolf", "ettin"], hero={"life": 9}, variants=forced)
    act(match, "play:quarry_maul")
    assert offered(match) == ["hit:ettin", "potion"]
    alone = position(hand=["yew_bow"], line=["dire_wolf"], variants=forced)
    act(alone, "play:yew_bow")
    assert (asked(alone), line(alone)) == ("turn", [("dire_wolf", 2)])  # a single option: not asked
    wounded = position(hand=["quarry_maul"], line=["ettin"], hero={"life": 0, "coins": 5}, variants=forced)
    act(wounded, "play:quarry_maul")
    assert offered(wounded) == ["hold", "potion"]


def test_treasury() -> None:
    """P 12.4 changed: a point for every three coins, before ties are broken."""
    for switch, points in (("off", 0), ("on", 2)):
        match = position(2, stage="final", phase=3, hero={"coins": 8}, variants={"treasury": switch})
        score = told(match, "scored")[0]
        assert (score["treasury"], score["number"]) == (points, points)


def test_pick_hero() -> None:
    """P 1.2 changed: one of two, in secret."""
    match = start(Perils, 5, 3, {"pick_hero": "on"})
    assert [d.name for d in match.decisions] == ["hero"] * 5
    two = names(match, "offered")
    assert offered(match) == [f"hero:{name}" for name in two]
    assert match.view(0)["offered"][0] == {"count": 2, "cards": two}
    assert match.view(1)["offered"][0] == {"count": 2}
    choose(match, f"hero:{two[1]}")
    assert names(match, "character") == []  # not before all have chosen
    for seat in range(1, 5):
        match.choose(seat, 0)
    assert names(match, "character") == [two[1]]
    assert len(board(match).box) == 5
    assert two[0] in match.view(None)["box"]
    assert [d.name for d in match.decisions] == ["pick"] * 5
    small = start(Perils, 2, 3, {"pick_hero": "on"})
    for seat in range(2):
        small.choose(seat, 0)
    assert len(board(small).box) == 8


def test_pick_hero_applies_the_passive() -> None:
    """P 4.2"""
    for seed in range(200):
        match = start(Perils, 2, seed, {"pick_hero": "on"})
        if "gorm" in names(match, "offered"):
            choose(match, "hero:gorm")
            match.choose(1, 0)
            assert (hero(match).max_life, hero(match).life) == (14, 10)
            return
    pytest.fail("Gorm was never offered.")


def test_pick_hero_is_for_up_to_five() -> None:
    with pytest.raises(BadSetup):
        start(Perils, 6, 1, {"pick_hero": "on"})


def test_variants_are_off_by_default() -> None:
    assert start(Perils, 2, 1).variants == dict.fromkeys(Perils.variants, "off")
