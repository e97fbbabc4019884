"""What a page shows beyond the bare view: fights, strikes, prices as they stand."""

from typing import Any

import pytest

from croupier.engine import Match, start
from croupier.games.perils import Perils
from croupier.games.perils.effects.designs import PLAIN
from croupier.games.perils.effects.symbols import Attack, Cheaper, Level
from tests.games.perils.table import act, asked, choose, hero, names, position, told

CARDS = PLAIN.CARDS


def foretold(match: Match, key: str) -> dict[str, Any]:  # Any: JSON
    """How seat 0 would stand after a choice (`Match.preview`): HP, wounds, trophies, damage on each enemy."""
    after = match.preview(0, key)
    assert after is not None
    view = after.view(0)
    hurt = {enemy["card"]: enemy["damage"] for enemy in view["line"][0]}
    told = {name: view["heroes"][0][name] for name in ("life", "wounds")}
    return {**told, "trophies": view["trophies"][0], "line": hurt}


def test_an_attack_and_the_coming_strikes() -> None:
    """P 9.1, 9.5, 9.9, 4.10, 11.3: what the pending blow would do to each enemy, and all of them at the end."""
    enemies = [{"card": "ettin", "damage": 5}, {"card": "harpy", "rage": 1}]
    match = position(3, hand=["cutpurse_knife"], line=enemies, hero={"life": 2, "coins": 3, "armour": 1})
    facts: dict[str, Any] = act(match, "play:cutpurse_knife").view(0)["facts"]  # Any: JSON
    assert facts["attack"] == [{"reach": "melee", "damage": 2}, None, None]
    ettin = {"enemy": "ettin", "key": "hit:ettin"}
    harpy = {"enemy": "harpy", "key": "hit:harpy"}
    assert facts["fights"] == [
        [
            {**ettin, "legal": True, "barred": "", "damage": 2, "retaliation": 3},
            {**harpy, "legal": False, "barred": "9.9", "damage": 2, "retaliation": 3},
        ],
        None,
        None,
    ]
    assert facts["line"][0] == [
        {**ettin, "strength": 4, "printed": 4, "retaliation": 3, "left": 2, "life": 7, "thief": 0, "leech": 0},
        {**harpy, "strength": 4, "printed": 3, "retaliation": 3, "left": 4, "life": 4, "thief": 0, "leech": 0},
    ]
    assert facts["strikes"][:2] == [
        {"damages": [3, 3], "coming": [3, 3], "total": 6, "life": 0, "wounds": 4, "next": None},
        {"damages": [], "coming": [], "total": 0, "life": 10, "wounds": 0, "next": None},
    ]
    assert facts["levels"] == [
        {"strength": 0, "armour": 1},
        {"strength": 0, "armour": 0},
        {"strength": 1, "armour": 0},  # P 7.6: Hroda's own
    ]
    assert facts["passing"] == {"direction": "left", "to": [1, 2, 0]}
    assert foretold(match, "hit:ettin") == {"life": 0, "wounds": 1, "trophies": ["ettin"], "line": {"harpy": 0}}


def test_a_blow_that_leaves_some_hp() -> None:
    """P 4.10, 9.3, 9.5: no wounds then; a shot is not answered, and a thief says what it would steal."""
    match = position(hand=["cutpurse_knife"], line=["strangler", "bog_imp"], hero={"life": 7})
    facts = act(match, "play:cutpurse_knife").view(0)["facts"]
    strangler = {"enemy": "strangler", "key": "hit:strangler", "legal": True, "barred": "", "damage": 2}
    assert facts["fights"][0][0] == {**strangler, "retaliation": 1}
    assert [(enemy["thief"], enemy["leech"]) for enemy in facts["line"][0]] == [(2, 0), (0, 1)]
    coming = {"damages": [1, 1], "coming": [1, 1], "total": 2, "life": 5, "wounds": 0, "next": None}
    assert facts["strikes"][0] == coming
    left = {"life": 6, "wounds": 0, "trophies": [], "line": {"strangler": 2, "bog_imp": 0}}
    assert foretold(match, "hit:strangler") == left
    shot = act(position(hand=["yew_bow"], line=["strangler"]), "play:yew_bow")
    assert shot.view(0)["facts"]["fights"][0][0] == {**strangler, "retaliation": 0}
    left = {"life": 10, "wounds": 0, "trophies": [], "line": {"strangler": 2}}
    assert foretold(shot, "hit:strangler") == left


def test_the_strikes_still_to_come_and_where_the_next_one_leaves_its_player() -> None:
    """P 10.7, 10.10, 11.3, 11.5"""
    match = position(stage="confront", line=["ettin", "tomb_robber_king"], hero={"life": 5, "coins": 4})
    assert asked(match) == "life"  # before the thief; the Ettin has struck, with no wound and no theft at stake
    assert match.view(0)["facts"]["strikes"][0] == {
        "damages": [4, 5],
        "coming": [5],
        "total": 5,
        "life": 0,
        "wounds": 4,
        "next": {"life": 0, "wounds": 4, "coins": 0, "mana": 6},
    }


def test_prices_and_what_is_missing() -> None:
    """P 6.3, 6.7, 7.8, 10.5: Kaldur has Fire and no Earth."""
    match = position(
        hand=["ember_staff", "padded_jack", "oak_buckler"],
        hero={"coins": 3, "mana": 1, "spent": (False, True)},
        character={0: ["kaldur"]},
        tableau=["padded_jack"],
    )
    facts = match.view(0)["facts"]
    nothing: dict[str, Any] = {"potions": 0, "missing": {}, "lack": None}  # Any: JSON
    dear = {"payable": True, "coins": 2, "mana": 1, "potions": 1, "left": {"coins": 1, "mana": 0}}
    bare: dict[str, Any] = {"chain": [], "attack": None}  # Any: as above
    shot = {"reach": "ranged", "damage": 3}
    assert facts["hand"]["ember_staff"] == {**nothing, **dear, "owned": False, "chain": [], "attack": shot}
    assert facts["hand"]["padded_jack"] == {
        **nothing,
        **bare,
        "payable": False,
        "owned": True,
        "coins": 4,
        "mana": 0,
        "missing": {"coins": 1},
        "lack": {"what": "coins", "number": 1},
        "left": {"coins": -1, "mana": 1},
    }
    assert facts["hand"]["oak_buckler"] == {
        **nothing,
        **bare,
        "payable": False,
        "owned": False,
        "coins": 2,
        "mana": 0,
        "missing": {"earth": 1},
        "lack": {"what": "earth", "number": 1},
        "left": {"coins": 1, "mana": 1},
    }
    free = {"payable": True, "coins": 0, "mana": 0, "left": {"coins": 3, "mana": 1}}
    assert facts["powers"] == [
        {**nothing, **dear, "id": "fire_lance", "spent": False},
        {**nothing, **free, "id": "fury", "spent": True},
    ]


@pytest.mark.parametrize(
    ("mana", "coins", "lack"),
    [(0, 3, {"what": "mana", "number": 3}), (1, 5, {"what": "mana", "number": 1}), (4, 0, None)],
)
def test_mana_that_the_coins_do_not_buy_is_said_as_mana(mana: int, coins: int, lack: dict[str, Any] | None) -> None:
    """P 6.7, 10.5: a Starfall Staff costs 4 mana, and a potion 2 coins or more."""
    hero = {"water": 1, "fire": 1, "coins": coins, "mana": mana}
    match = position(phase=3, hand=["starfall_staff"], hero=hero, turn=4)
    price = match.view(0)["facts"]["hand"]["starfall_staff"]
    assert price["lack"] == lack
    assert price["payable"] is (lack is None)


def test_several_elements_are_missing_less_the_temporary_ones() -> None:
    """P 6.3 to 6.6: what is missing is told by element, what is short as one number."""
    match = position(phase=3, hand=["starfall_staff"], hero={"water": 0, "wild": 1, "coins": 0, "mana": 4}, turn=4)
    staff = match.view(0)["facts"]["hand"]["starfall_staff"]
    assert staff["missing"] == {"water": 1, "fire": 1}
    assert staff["lack"] == {"what": "element", "number": 1}
    own = position(phase=3, hand=["starfall_staff"], hero={"wild": 1, "coins": 0, "mana": 4}, turn=4)
    staff = own.view(0)["facts"]["hand"]["starfall_staff"]
    assert (staff["missing"], staff["lack"], staff["payable"]) == ({}, None, True)  # Naiya has Water


def test_missing_elements() -> None:
    """P 6.3, 6.4: what is short of each, earth before water before fire."""
    match = position(
        phase=3,
        hand=["cathedral_of_roots", "starfall_staff"],
        hero={"coins": 9, "mana": 9, "earth": 1},
        character={0: ["hroda"]},
    )
    bills = match.view(0)["facts"]["hand"]
    assert bills["cathedral_of_roots"]["missing"] == {"earth": 1}
    assert [*bills["starfall_staff"]["missing"].items()] == [("water", 1), ("fire", 1)]


def test_before_there_are_heroes() -> None:
    """P 1.15, variant pick_hero"""
    facts = start(Perils, 2, 4, {"pick_hero": "on"}).view(0)["facts"]
    assert facts["levels"] == [{"strength": 0, "armour": 0}] * 2
    assert facts["passing"] is None
    assert "hand" not in facts
    assert "powers" not in facts


def test_lasting_symbols_are_told_from_the_others() -> None:
    """P 7.2, 7.4, 8.8: they act first, and are not applied again in a later chain."""
    girdle, alembic = CARDS[Perils.face("titans_girdle")], CARDS[Perils.face("bubbling_alembic")]
    assert (girdle.lasting, girdle.instant) == ((Level("strength", 2),), (Attack("melee", 3),))
    assert (alembic.lasting, alembic.instant) == ((Cheaper("mana"),), ())


def test_several_mana_potions() -> None:
    """P 10.2, 10.3, 10.8"""
    for price, left in ((2, 1), (1, 4)):
        match = position(stage="final", phase=3, tableau=["bottled_storm"], hero={"coins": 7, "mana_price": price})
        choose(match, "3")
        assert (hero(match).coins, hero(match).mana) == (left, 9)
        assert told(match, "bought-mana")[0]["coins"] == 3 * price


def test_cards_lie_in_the_order_in_which_they_were_played() -> None:
    """P 7.1"""
    match = act(position(hand=["toll_bridge"], tableau=["mana_well", "standing_stone"]), "play:toll_bridge")
    assert names(match, "tableau") == ["mana_well", "standing_stone", "toll_bridge"]


def test_the_older_enemy_regenerates_and_rages_first() -> None:
    """P 11.7, 11.2"""
    enemies = [{"card": name, "damage": 1} for name in ("hydra", "young_troll", "hobgoblin")]
    match = position(stage="confront", phase=2, line=enemies)
    assert [line["enemy"] for line in told(match, "regenerated")] == ["hydra", "young_troll"]
    assert [line["enemy"] for line in told(match, "enraged")] == ["hydra", "hobgoblin"]
