"""The public log, line by line: what it tells, whom it names, which rule it cites."""

from typing import Any

import pytest

from croupier.engine import Match, start
from croupier.games.perils import Perils
from tests.games.perils.table import act, choose, position
from tests.games.played import offered

Line = dict[str, Any]  # Any: JSON


def line(event: str, rule: str, seat: int | None = None, **values: Any) -> Line:  # Any: as above
    return {"event": event, "rule": rule, **({} if seat is None else {"seat": seat}), **values}


def told(match: Match, seat: int | None = None) -> list[Line]:
    """The log without the sales of the others, who only sell."""
    return [one for one in match.log_for(seat) if one["event"] != "sold" or one["seat"] == 0]


LEFT = [line("cards-passed", "5.16", direction="left"), line("turn-started", "5.4", phase=1, number=6)]
RIGHT = [line("cards-passed", "5.16", direction="right"), line("turn-started", "5.4", phase=2, number=6)]


@pytest.mark.parametrize(
    ("fields", "keys", "expected"),
    [
        pytest.param(
            {"hand": ["yew_bow"], "line": ["goblin_poacher"]},
            ["play:yew_bow", "hit:goblin_poacher"],
            [
                line("played", "5.13", 0, card="yew_bow"),
                line("paid", "6.9", 0, coins=2, mana=0, potions=0),
                line("shot", "9.2", 0, enemy="goblin_poacher", damage=2),
                line("eliminated", "3.5", 0, enemy="goblin_poacher"),
                line("gained", "7.5", 0, currency="coins", number=2),
                line("gained", "7.5", 0, currency="mana", number=1),
                *LEFT,
            ],
            id="a shot",
        ),
        pytest.param(
            {"hand": ["notched_falchion"], "line": ["gravel_hound", "rat_swarm"], "hero": {"life": 1, "strength": 1}},
            ["play:notched_falchion", "hit:gravel_hound"],
            [
                line("played", "5.13", 0, card="notched_falchion"),
                line("paid", "6.9", 0, coins=1, mana=0, potions=0),
                line("attacked", "9.7", 0, enemy="gravel_hound", damage=4, retaliation=3, lost=1, wounds=2),
                line("eliminated", "3.5", 0, enemy="gravel_hound"),
                line("took-points", "12.3", 0, number=3),
                *LEFT,
            ],
            id="a blow",
        ),
        pytest.param(
            {"hand": ["cutpurse_knife"], "line": ["ettin"], "hero": {"life": 5}},
            ["play:cutpurse_knife", "potion", "hold"],
            [
                line("played", "5.13", 0, card="cutpurse_knife"),
                line("bought-life", "10.1", 0, number=1, coins=2),
                line("held", "9.14", 0),
                line("gained", "7.5", 0, currency="coins", number=1),
                *LEFT,
            ],
            id="a potion, held",
        ),
        pytest.param(
            {"hand": ["padded_jack"], "character": {0: ["zephyrin"]}, "hero": {"mana": 0}},
            ["power:acid_vial:padded_jack"],
            [
                line("used-power", "5.9", 0, power="acid_vial"),
                line("paid", "6.9", 0, coins=1, mana=0, potions=1),  # Zephyrin: 10.3
                line("attack-lost", "9.15", 0),
                *LEFT,
            ],
            id="a power, paid with a potion",
        ),
        pytest.param(
            {"phase": 2, "hand": ["marsh_pike"], "tableau": ["boar_spear"], "hero": {"life": 5, "water": 1}},
            ["play:marsh_pike", "next:boar_spear"],
            [
                line("played", "5.13", 0, card="marsh_pike"),
                line("paid", "6.9", 0, coins=2, mana=0, potions=0),
                line("struck-with", "8.5", 0, card="boar_spear"),
                line("attack-lost", "9.15", 0),
                line("healed", "4.9", 0, number=1),
                line("struck-with", "8.5", 0, card="marsh_pike"),
                line("attack-lost", "9.15", 0),
                line("healed", "4.9", 0, number=2),
                *RIGHT,
            ],
            id="a chain",
        ),
        pytest.param(
            {"hand": ["hunters_stew"]},
            ["play:hunters_stew"],
            [
                line("played", "5.13", 0, card="hunters_stew"),
                line("raised-life", "4.8", 0, number=3),
                line("gained", "7.5", 0, currency="mana", number=2),
                *LEFT,
            ],
            id="more HP at most",
        ),
        pytest.param(
            {"hand": ["standing_stone"]},
            ["play:standing_stone"],
            [
                line("played", "5.13", 0, card="standing_stone"),
                line("rose", "7.6", 0, level="earth", number=1),
                *LEFT,
            ],
            id="a level",
        ),
        pytest.param(
            {"hand": ["bubbling_alembic"]},
            ["play:bubbling_alembic"],
            [
                line("played", "5.13", 0, card="bubbling_alembic"),
                line("paid", "6.9", 0, coins=1, mana=0, potions=0),
                line("cheaper", "10.3", 0, potion="mana"),
                *LEFT,
            ],
            id="cheaper potions",
        ),
        pytest.param(
            {"hand": ["toll_bridge"]}, ["sell:toll_bridge"], [line("sold", "5.8", 0, number=3), *LEFT], id="sold"
        ),
    ],
)
def test_a_turn(fields: dict[str, Any], keys: list[str], expected: list[Line]) -> None:
    """P 13.2, 13.3"""
    assert told(act(position(**fields), *keys)) == expected


def test_the_last_turn_of_a_phase() -> None:
    """P 13.2, 5.19, 11.1"""
    match = act(position(2, turn=6, hand=["toll_bridge", "mana_well"]), "sell:toll_bridge")
    assert told(match, 0) == [
        line("sold", "5.8", 0, number=3, card="toll_bridge"),
        line("left-over", "5.19", 0, card="mana_well"),
        line("left-over", "5.19", 1),
        line("confrontation", "11.1", number=1),
        line("phase-started", "5.1", number=2),
    ]


def test_a_confrontation() -> None:
    """P 13.3, 10.1, 10.2, 11.2 to 11.7"""
    enemies = ["gilded_mimic", "mana_wraith", {"card": "young_troll", "damage": 1}, "hobgoblin"]
    match = position(2, stage="confront", phase=2, line=enemies, hero={"mana": 1, "life": 8})
    choose(match, "1", "1")
    assert told(match) == [
        line("bought-life", "10.1", 0, number=1, coins=2),
        line("bought-mana", "10.2", 0, number=1, coins=2),
        line("struck", "11.3", 0, enemy="gilded_mimic", damage=3, lost=3, wounds=0),
        line("stole", "11.5", 0, enemy="gilded_mimic", currency="coins", number=2),
        line("struck", "11.3", 0, enemy="mana_wraith", damage=3, lost=3, wounds=0),
        line("stole", "11.5", 0, enemy="mana_wraith", currency="mana", number=2),
        line("struck", "11.3", 0, enemy="young_troll", damage=2, lost=2, wounds=0),
        line("struck", "11.3", 0, enemy="hobgoblin", damage=3, lost=1, wounds=2),
        line("regenerated", "11.7", 0, enemy="young_troll"),
        line("enraged", "11.7", 0, enemy="hobgoblin", number=1),
        line("phase-started", "5.1", number=3),
    ]


def test_who_flees() -> None:
    """P 13.3, 11.8, variant flee"""
    match = position(2, stage="confront", line=["young_troll", "rat_swarm"], variants={"flee": "on"})
    assert told(match)[2:] == [
        line("fled", "11.8", 0, enemy="young_troll"),
        line("fled", "11.8", 0, enemy="rat_swarm"),
        line("phase-started", "5.1", number=2),
    ]


def test_the_end() -> None:
    """P 13.4, 12.2, 7.11: each condition as it stands in the tableau, the character's last."""
    match = position(
        stage="final",
        phase=3,
        tableau=["first_ballad", "misers_hoard", "mountain_heart"],
        line=["hex_crone"],
        hero={"coins": 7, "points": 2, "wounds": 1, "life": 6, "max_life": 6},
        character={0: ["corvin"]},
        trophies=["rat_swarm", "roc"],
        variants={"treasury": "on"},
    )
    others = {"cards": 0, "tokens": 0, "conditions": 0, "wounds": 0, "curses": 0, "treasury": 2, "number": 2}
    assert told(match) == [
        line("condition", "7.11", 0, card="misers_hoard", number=2),
        line("condition", "7.11", 0, card="mountain_heart", number=2),
        line("condition", "7.11", 0, card="corvin", number=1),
        line("scored", "12.2", 0, cards=5, tokens=2, conditions=5, wounds=1, curses=4, treasury=2, number=9),
        *(line("scored", "12.2", seat, **others) for seat in range(1, 6)),
        line("won", "12.6", 0, number=9, how="points"),
    ]


def test_a_shared_victory_names_the_score() -> None:
    """P 12.7, 13.4"""
    match = position(2, stage="final", phase=3, heroes=[{"points": 7}, {"points": 7}])
    assert told(match)[2:] == [line("won", "12.7", seat, number=7, how="shared") for seat in (0, 1)]


def test_setup_and_the_enemy_draft() -> None:
    """P 13.1, 1.2, 2.5 to 2.19, 5.2: as seat 0 is told it; two players pass to each other."""
    match = start(Perils, 2, 22)
    picked: list[list[str]] = [[], []]
    expected = [
        line("hero-dealt", "1.2", 0, card="kaldur"),
        line("rose", "7.6", 0, level="fire", number=1),
        line("hero-dealt", "1.2", 1, card="moss"),
        line("rose", "7.6", 1, level="earth", number=1),
        line("phase-started", "5.1", number=1),
    ]
    for _ in range(3):
        for seat in (0, 1):
            picked[seat].append(offered(match, seat)[0].removeprefix("pick:"))
            match.choose(seat, 0)
        expected += [line("picked", "2.5", 0, card=picked[0][-1]), line("picked", "2.5", 1)]
        expected.append(line("enemies-passed", "2.6", direction="left"))
    own = offered(match, 0)[-1].removeprefix("gift:")
    expected += [line("received", "2.11", 0, card=own), line("received", "2.11", 1)]
    assert told(match, 0) == expected
    picked[0].append(own)
    choose(match, f"gift:{own}", f"discard:{picked[0][0]}")
    other = offered(match, 1)[0].removeprefix("gift:")
    choose(match, f"gift:{other}", "keep_all", seat=1)
    kept = [name for seat in (0, 1) for name in match.log if name["event"] == "kept" and name["seat"] == seat]
    assert kept[0]["cards"] == picked[0][1:3]
    assert told(match, 0)[len(expected) :] == [
        line("discarded", "2.19", 0, card=picked[0][0]),
        kept[0],
        kept[1],
        line("gave", "2.15", 0, target=1, card=own),
        line("gave", "2.15", 1, target=0, card=other),
        line("dealt", "5.2", number=7),
        line("turn-started", "5.4", phase=1, number=1),
    ]
    assert {one["rule"] for one in kept} == {"2.16"}


def test_heroes_to_choose_from() -> None:
    """P 13.1, 1.2, variant pick_hero: nobody is told who was offered; then the choices are told in seat order."""
    match = start(Perils, 2, 4, {"pick_hero": "on"})
    assert told(match, 0) == [line("heroes-offered", "1.2", number=2)]
    names = [offered(match, seat)[1].removeprefix("hero:") for seat in (0, 1)]
    choose(choose(match, f"hero:{names[1]}", seat=1), f"hero:{names[0]}")
    dealt = [one for one in match.log if one["event"] == "hero-dealt"]
    assert dealt == [line("hero-dealt", "1.2", seat, card=names[seat]) for seat in (0, 1)]
