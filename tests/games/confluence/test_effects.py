"""Every verb, played: what it does, whom it can reach, and when it does nothing."""

import pytest

from croupier.games.confluence.cards import terms
from croupier.games.confluence.effects.designs import PLAIN
from croupier.games.confluence.effects.reading import WORDS, read, read_individual, read_one
from tests.games.confluence.table import (
    TWO,
    attack,
    events,
    life,
    offered,
    one,
    points,
    position,
    stack,
    state,
    waits,
    wall,
)
from tests.games.played import asked, log, names, play

DESIGNS = PLAIN.DESIGNS

ASKING = waits(1, "torchbearer")
"""Below everything else: the match stops there when there are three players."""


def settled(*main, instant=(), players: int = 3, **fields):  # type: ignore[no-untyped-def]  # effects and fields
    """The stacks with these effects, the last one on top; it stops at the first question."""
    return position(players, phase="stacks", main=[ASKING, *main], instant=list(instant), hand=TWO, **fields)


def test_every_verb_is_printed_on_a_card_and_read() -> None:
    """C 4.1: by its timing."""
    used = {type(verb) for design in DESIGNS for verb in design.verbs}
    assert used == set(WORDS.values())
    timings = {word: verb.timing for word, verb in WORDS.items()}  # type: ignore[attr-defined]  # classes of verbs
    assert sum(t == terms.INSTANT for t in timings.values()) == 12
    assert sum(t == terms.MAIN for t in timings.values()) == 18
    assert sum(t == terms.END for t in timings.values()) == 9


@pytest.mark.parametrize("text", ["shout(3)", "heal(two)", ""])
def test_a_text_that_cannot_be_read_names_its_card(text: str) -> None:
    with pytest.raises(ValueError, match="test_card"):
        read(text, "test_card")
    with pytest.raises(ValueError, match="test_card"):
        read_individual("heal(2)", "test_card")
    with pytest.raises(ValueError, match="belongs to nothing"):
        read_one("heal(2); heal(3)", "test_card")


# -- instant ---------------------------------------------------------------------------------------------------------


def test_draw_and_all_draw() -> None:
    """C 15.4"""
    match = settled(instant=[waits(1, "river_sage"), waits(0, "cliff_courier", "common")], lead=2)
    assert [line["seat"] for line in log(match, "drew")] == [2, 0, 1, 1]


def test_sift() -> None:
    """C 2.4: draw, then discard, one at a time."""
    match = settled(instant=[waits(0, "kite_runner", "standard")], deck=["wraith", "poacher"])
    assert asked(match) == ["0 discard_hand"]
    assert offered(match) == ["discard:phoenix", "discard:leviathan", "discard:wraith", "discard:poacher"]
    play(match, "0 discard:poacher", "0 discard:phoenix")
    assert names(match, state(match).discard) == ["poacher", "phoenix"]
    assert names(match, state(match).hand[0]) == ["leviathan", "wraith"]


def test_rebate() -> None:
    """C 9.2: A, then D, then F, never below 0."""
    match = settled(instant=[waits(0, "hourglass", "standard")], debt={0: [1, 2, 3]})
    assert state(match).debt[0] == [0, 0, 2]
    match = settled(instant=[waits(0, "hourglass", "standard")], debt={0: [1, 0, 0]})
    assert state(match).debt[0] == [0, 0, 0]
    assert log(match, "relieved")[0]["number"] == 1


def test_counter() -> None:
    """C 8.4, 4.14: only effects of opponents."""
    match = settled(waits(0, "guardsman"), waits(2, "cave_bear", "standard"), instant=[waits(0, "steam_djinn")])
    assert offered(match) == ["effect:3", "effect:1"]
    play(match, "0 effect:3")
    assert stack(match) == []
    assert [(line["target"], line["card"]) for line in log(match, "removed")] == [(2, "cave_bear")]


def test_usurp() -> None:
    """C 8.4, 4.13: the effect stays in its place and works for its new controller."""
    match = settled(
        waits(2, "cave_bear", "standard"),
        waits(0, "guardsman"),
        instant=[waits(0, "siren")],
        combinations={0: [attack(3)], 2: [attack(4)]},
    )
    assert offered(match) == ["effect:2", "effect:1"]
    play(match, "0 effect:2")
    assert [line["seat"] for line in log(match, "taken-over")] == [0]
    assert points(match, 0) == [6]
    assert points(match, 2) == [4]


def test_two_usurps_the_last_one_resolved_decides() -> None:
    """C 8.4"""
    match = settled(
        instant=[waits(2, "siren"), waits(0, "crown_of_confluence", "standard")],
    )
    assert [line["seat"] for line in log(match, "taken-over")] == [0, 2]
    assert asked(match) == ["2 opponent"]


def test_echo() -> None:
    """C 4.15: a copy on top, under the same control; countering the original later leaves the copy."""
    match = settled(
        waits(0, "guardsman"),
        waits(2, "guardsman", "standard"),
        instant=[waits(1, "steam_djinn"), waits(0, "ember_dancer")],
        combinations={0: [wall(2)], 2: [wall(2)]},
    )
    assert stack(match)[-1] == "0 guardsman fortify 4"
    assert asked(match) == ["1 effect"]
    play(match, "1 effect:2")
    assert points(match, 0) == [6]
    assert points(match, 2) == [4]


def test_hasten() -> None:
    """C 8.2, 8.8: one of the own effects to the top, or not."""
    laid = {0: [wall(9)]}
    effects = (waits(0, "guardsman"), waits(2, "dragon", "standard"))
    match = settled(*effects, instant=[waits(0, "spark_imp")], combinations=laid)
    assert offered(match) == ["decline", "effect:2"]
    play(match, "0 effect:2")
    assert points(match, 0) == [8]
    match = settled(*effects, instant=[waits(0, "spark_imp")], combinations=laid)
    play(match, "0 decline")
    assert points(match, 0) == [4]


def test_delay() -> None:
    """C 8.2: an effect of an opponent to the bottom."""
    match = position(
        phase="stacks",
        main=[waits(0, "guardsman"), waits(1, "dragon", "standard")],
        instant=[waits(0, "whirlwind")],
        combinations={0: [wall(9)]},
        hand=TWO,
    )
    assert [line["way"] for line in log(match, "moved")] == ["bottom"]
    assert [(line["ceiling"], line["points"]) for line in log(match, "capped")] == [(8, 8)]


@pytest.mark.parametrize("card", ["steam_djinn", "siren", "ember_dancer", "spark_imp", "whirlwind"])
def test_without_an_effect_to_choose_nothing_happens(card: str) -> None:
    """C 8.6"""
    match = position(phase="stacks", instant=[waits(0, card)], hand=TWO)
    assert [line["seat"] for line in log(match, "nothing")] == [0]


def test_becalm_closes_every_attack() -> None:
    """C 8.4: what they have they keep."""
    match = settled(
        waits(0, "kestrel"),
        instant=[waits(2, "zephyr", "common")],
        combinations={0: [attack(3, "leech"), wall(2)], 1: [attack(4)]},
    )
    assert len(log(match, "closed")) == 2
    assert log(match, "granted") == []
    assert one(match, 0).properties == ["leech"]
    assert not one(match, 0, 2).closed


def test_drought_and_spate() -> None:
    """C 3.21"""
    laid = {0: [attack(9, length=5), wall(9, length=4)], 2: [wall(3)]}
    match = settled(instant=[waits(0, "hourglass", "common")], combinations=laid)
    assert points(match, 0) == [8, 7]
    assert points(match, 2) == [3]
    assert [line["before"] for line in log(match, "changed")] == [9, 9]
    assert log(match, "stayed") == []
    match = settled(instant=[waits(0, "war_horn", "common")], combinations=laid)
    assert points(match, 0) == [10, 11]
    assert one(match, 0, 2).raised == 2


# -- main: combinations ----------------------------------------------------------------------------------------------


def test_sharpen_and_fortify() -> None:
    """C 8.4: one of the own, on its side, up to the ceiling."""
    laid = {0: [attack(3), wall(4), attack(6, ceiling=7)], 1: [attack(9)]}
    match = settled(waits(0, "kestrel", "standard"), combinations=laid)
    assert offered(match) == ["comb:0.1", "comb:0.3"]
    play(match, "0 comb:0.3")
    assert points(match, 0) == [3, 4, 7]
    assert one(match, 0, 3).raised == 1
    match = settled(waits(0, "guardsman"), combinations=laid)
    assert points(match, 0) == [3, 8, 6]


def test_rally() -> None:
    """C 8.4: the cards of a class in it, four at most, on either side."""
    pool = ["guardsman", "torchbearer", "kite_runner", "ferryman", "cutpurse", "kestrel"]
    laid = {0: [wall(5, cards=[(0, n) for n in range(6)]), attack(2, cards=[(0, 5), (0, 0)])]}
    match = settled(waits(0, "ember_dancer", "standard"), pool={0: pool}, combinations=laid)
    assert offered(match) == ["comb:0.1", "comb:0.2"]
    assert match.view(0)["facts"]["stacks"]["settling"]["after"] == {"0.1": 9, "0.2": 3}
    play(match, "0 comb:0.1")
    assert points(match, 0) == [9, 2]


def test_blunt_and_crack() -> None:
    """C 8.4: not below 0, and not where a ward lies."""
    laid = {0: [attack(3)], 1: [attack(3), wall(2), wall(6, "ward")], 2: [attack(9), wall(9)]}
    match = settled(waits(0, "marsh_hexer"), combinations=laid)
    assert offered(match) == ["comb:1.1", "comb:2.1"]
    play(match, "0 comb:1.1")
    assert points(match, 1) == [0, 2, 6]
    match = settled(waits(0, "salamander"), combinations=laid)
    assert offered(match) == ["comb:1.2", "comb:2.2"]
    play(match, "0 comb:2.2")
    assert points(match, 2) == [9, 5]


def test_caps() -> None:
    """C 8.4, 8.5: one ceiling each, no ward for walls; what was raised before is kept."""
    laid = {1: [attack(9), attack(8, ceiling=8), wall(7, "ward"), wall(8)], 2: [attack(3), wall(9, raised=2)]}
    match = settled(waits(0, "leviathan"), combinations=laid)
    assert offered(match) == ["comb:1.1", "comb:2.1"]
    play(match, "0 comb:2.1")
    assert (one(match, 2).ceiling, one(match, 2).points) == (5, 3)
    match = settled(waits(0, "siege_mason"), combinations=laid)
    assert offered(match) == ["comb:1.4", "comb:2.2"]
    play(match, "0 comb:2.2")
    assert (one(match, 2, 2).ceiling, one(match, 2, 2).points) == (10, 9)


def test_a_ward_that_comes_later_changes_nothing_and_one_that_comes_earlier_protects() -> None:
    """C 8.4"""
    for order, ceiling in (([waits(0, "bridge_warden", "standard"), waits(1, "dragon")], 6), (None, None)):
        effects = order or [waits(1, "dragon"), waits(0, "bridge_warden", "standard")]
        match = settled(*effects, combinations={0: [wall(9)]})
        assert one(match, 0).ceiling == ceiling
        assert one(match, 0).warded


def test_divert() -> None:
    """C 8.4, 8.8: up to the number, the points of the source, and the room under the ceiling."""
    laid = {0: [attack(3), wall(4, ceiling=6), wall(0)]}
    match = settled(waits(0, "clay_golem"), combinations=laid)
    assert offered(match) == ["decline", "comb:0.1", "comb:0.2"]
    play(match, "0 comb:0.1")
    assert offered(match) == ["comb:0.2", "comb:0.3"]
    play(match, "0 comb:0.2")
    assert points(match, 0) == [1, 6, 0]
    assert one(match, 0, 2).raised == 2
    match = settled(waits(0, "clay_golem"), combinations={0: [attack(3), wall(6, ceiling=6)]})
    play(match, "0 comb:0.1")
    assert points(match, 0) == [3, 6]
    assert [(line["place"], line["why"]) for line in log(match, "stayed")] == [(2, "ceiling")]
    assert [line["rule"] for line in log(match, "stayed")] == ["8.5"]
    match = settled(waits(0, "clay_golem"), combinations={0: [attack(6, ceiling=6), wall(3)]})
    play(match, "0 comb:0.2")
    assert [(line["place"], line["rule"]) for line in log(match, "stayed")] == [(1, "8.4")]
    match = settled(waits(0, "clay_golem"), combinations={0: [attack(3)]})
    assert [line["seat"] for line in log(match, "nothing")] == [0]
    match = settled(waits(0, "clay_golem"), combinations=laid)
    play(match, "0 decline")
    assert points(match, 0) == [3, 4, 0]


@pytest.mark.parametrize(
    ("card", "trigger", "power", "side"),
    [
        ("kestrel", "individual", "flight", 0),
        ("magma_serpent", "individual", "pierce", 0),
        ("night_adder", "individual", "leech", 0),
        ("quarry_ram", "individual", "erode", 0),
        ("reed_heron", "individual", "watch", 1),
        ("cave_bear", "individual", "thorns", 1),
        ("bridge_warden", "standard", "ward", 1),
    ],
)
def test_grant(card: str, trigger: str, power: str, side: int) -> None:
    """C 8.4: to a combination of its side that lacks it and is open."""
    laid = {0: [attack(3), wall(4), attack(5), wall(6)]}
    match = settled(waits(0, card, trigger), combinations=laid)
    assert offered(match) == (["comb:0.1", "comb:0.3"] if side == 0 else ["comb:0.2", "comb:0.4"])
    play(match, f"0 {offered(match)[1]}")
    granted = one(match, 0, 3 + side)
    assert granted.properties == [power]
    assert granted.thorns == (2 if power == "thorns" else 0)
    taken = [attack(3, power, closed=True), attack(3, closed=True)] if side == 0 else [wall(3, power)]
    match = settled(waits(0, card, trigger), combinations={0: taken})
    assert [line["seat"] for line in log(match, "nothing")] == [0]


def test_ground() -> None:
    """C 8.4"""
    laid = {0: [attack(1)], 1: [attack(3, closed=True)], 2: [attack(4, "flight"), wall(3), attack(5)]}
    match = settled(waits(0, "whirlwind", "standard"), combinations=laid)
    assert offered(match) == ["comb:2.1", "comb:2.3"]
    play(match, "0 comb:2.1")
    assert one(match, 2).closed
    assert one(match, 2).properties == ["flight"]


def test_surge_and_shelter() -> None:
    """C 8.4: of that stream, whoever owns them."""
    laid = {0: [attack(3), wall(3, stream="ember")], 2: [attack(4), attack(4, stream="tide"), attack(7, ceiling=8)]}
    match = settled(waits(1, "salamander", "common"), combinations=laid)
    assert [points(match, seat) for seat in (0, 2)] == [[5, 3], [6, 4, 8]]
    match = settled(waits(1, "forge_smith", "common"), combinations=laid)
    assert [points(match, seat) for seat in (0, 2)] == [[3, 5], [4, 4, 7]]


# -- main: life ------------------------------------------------------------------------------------------------------


def test_strike_scald_heal_drain() -> None:
    """C 1.3, 1.4: one opponent, every opponent, oneself, and both."""
    match = settled(waits(0, "torchbearer"), life=[20, 20, 0])
    assert offered(match) == ["player:1", "player:2"]
    play(match, "0 player:2")
    assert life(match) == [20, 20, -1]
    assert life(settled(waits(0, "leviathan", "standard"), life=[20, 20, 20])) == [20, 18, 18]
    assert life(settled(waits(0, "mountain_king"), life=[20, 20, 20])) == [23, 20, 20]
    match = settled(waits(0, "wraith", "standard"), life=[30, 20, 20])
    play(match, "0 player:1")
    assert life(match) == [30, 19, 20]
    match = settled(waits(0, "wraith", "standard"), life=[29, 20, 20])
    play(match, "0 player:1")
    assert life(match) == [30, 19, 20]


def test_a_drain_says_why_nothing_is_gained() -> None:
    """C 1.3, 13.3, 15.3"""
    for number, rule, why in ((7, "1.3", "full"), (8, "13.3", "late")):
        match = settled(waits(0, "wraith", "standard"), life=[30, 20, 20], round=number)
        play(match, "0 player:1")
        assert life(match)[:2] == [30, 19]
        assert log(match, "gained-nothing") == [{"event": "gained-nothing", "rule": rule, "seat": 0, "why": why}]


def test_all_lose_and_all_heal() -> None:
    """C 1.3"""
    assert life(settled(waits(0, "dragon", "common"), life=[20, 20, 1])) == [18, 18, -1]
    assert life(settled(waits(0, "phoenix", "common"), life=[20, 29, 1])) == [22, 30, 3]


# -- at the end of the round -----------------------------------------------------------------------------------------


def ending(*mine, players: int = 3, **fields):  # type: ignore[no-untyped-def]  # effects and fields
    """The events of seat 0; the match stops at the first question."""
    return position(players, phase="end", ending={0: list(mine), 1: [waits(1, "wraith")]}, hand=TWO, **fields)


def test_smoulder_and_mend() -> None:
    """C 10.1"""
    match = ending(waits(0, "wraith"), life=[20, 20, 20])
    play(match, "0 player:1")
    assert life(match) == [20, 18, 20]
    assert life(ending(waits(0, "silver_flask"), life=[20, 20, 20])) == [22, 20, 20]


def test_channel() -> None:
    """C 8.8, 15.4"""
    match = ending(waits(0, "hourglass"), common=["kestrel", "zephyr"])
    assert offered(match) == ["decline", "card:kestrel@common.1", "card:zephyr@common.2"]
    play(match, "0 card:kestrel@common.1")
    assert names(match, state(match).hand[0]) == ["phoenix", "leviathan", "kestrel"]
    assert names(match, state(match).common) == ["zephyr"]
    match = ending(waits(0, "hourglass"), common=["kestrel", "zephyr"])
    play(match, "0 decline")
    assert len(state(match).hand[0]) == 2


def test_salvage() -> None:
    """C 2.3, 8.8: of the five newest."""
    pile = ["kestrel", "zephyr", "wraith", "poacher", "siren", "guardsman"]
    match = ending(waits(0, "grave_rat"), discard=pile)
    assert offered(match) == ["decline", *(f"card:{c}@discard.{n}" for n, c in enumerate(pile[1:], 2))]
    play(match, "0 card:poacher@discard.4")
    assert names(match, state(match).discard) == ["kestrel", "zephyr", "wraith", "siren", "guardsman"]
    assert match.view(1)["hand"][0]["known"] == ["poacher"]


def test_recall() -> None:
    """C 2.5, 8.8"""
    match = ending(
        waits(0, "zephyr"), pool=[["kestrel", "zephyr"]], combinations={0: [wall(7, cards=[(0, 1), (0, 0)])]}
    )
    assert offered(match) == ["decline", "card:kestrel@pool0.1", "card:zephyr@pool0.2"]
    play(match, "0 card:kestrel@pool0.1")
    assert names(match, state(match).pool[0]) == ["zephyr"]
    assert points(match, 0) == [7]


def test_graft() -> None:
    """C 8.6, 8.8, 12.5"""
    match = ending(waits(0, "wayfinder"), pool=[["kestrel", "guardsman"]], common=["siren", "poacher"])
    assert offered(match) == ["decline", "card:kestrel@pool0.1", "card:guardsman@pool0.2"]
    play(match, "0 card:kestrel@pool0.1")
    assert offered(match) == ["card:siren@common.1", "card:poacher@common.2"]
    play(match, "0 card:siren@common.1")
    assert names(match, state(match).common) == ["kestrel", "poacher"]
    assert names(match, state(match).pool[0]) == ["guardsman", "siren"]
    match = ending(waits(0, "wayfinder"), pool=[["kestrel"]])
    assert [line["seat"] for line in log(match, "nothing")] == [0]


def test_raid() -> None:
    """C 8.6: an opponent with a card in hand discards one of their own choice."""
    match = position(
        3, phase="end", ending={0: [waits(0, "cutpurse")]}, hand={0: ["roc"], 1: [], 2: ["siren", "dragon"]}
    )
    assert asked(match) == ["2 discard_hand"]
    play(match, "2 discard:siren")
    assert names(match, state(match).discard) == ["siren"]


def test_uproot() -> None:
    """C 8.6: up to that rank, from the pool of an opponent."""
    match = ending(waits(0, "poacher"), pool=[["kestrel"], ["guardsman", "eclipse_hound"], ["wraith"]])
    assert offered(match) == ["card:guardsman@pool1.1", "card:wraith@pool2.1"]
    play(match, "0 card:wraith@pool2.1")
    assert names(match, state(match).discard) == ["wraith"]
    match = ending(waits(0, "poacher", "standard"), pool=[["kestrel"], ["wraith", "eclipse_hound"]])
    assert [line["seat"] for line in log(match, "nothing")] == [0]


def test_uproot_offers_cards_from_the_next_player_on() -> None:
    """C 3.40, 15.5"""
    pools = [["wraith"], ["kestrel"], ["guardsman"]]
    match = position(3, phase="end", ending={1: [waits(1, "poacher")]}, pool=pools, hand=TWO)
    assert offered(match) == ["card:guardsman@pool2.1", "card:wraith@pool0.1"]


def test_renew() -> None:
    """C 5.7, 12.5"""
    match = ending(waits(0, "wayfinder", "common"), common=["kestrel", "siren", "poacher"], deck=["mountain_king"])
    assert names(match, state(match).discard) == ["kestrel", "siren"]
    assert names(match, state(match).common)[:2] == ["poacher", "mountain_king"]
    assert len(state(match).common) == 3
    assert events(match, 0) == []
    assert log(match, "no-first-card") == []
