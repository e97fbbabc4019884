"""Cards that leave their place at the end of a round: which marks go with them, and which stay with the others."""

from tests.games.confluence.table import (
    COMMON,
    Fields,
    attack,
    events,
    linked,
    offered,
    one,
    points,
    position,
    state,
    waits,
    wall,
)
from tests.games.played import log, names, play

TWO = {0: ["phoenix", "leviathan"], 1: ["roc", "kestrel"], 2: ["siren", "dragon"]}
POOLS = [
    ["kestrel", "prism", "guardsman", "war_horn"],
    ["siren", "crown_of_confluence", "cave_bear"],
    ["ferryman", "reed_heron"],
]
SHARED = ["poacher", "zephyr", "wayfinder"]
ASKING = waits(1, "wraith")
"""The match stops there when there are three players."""


def ending(card: str, **fields: object) -> Fields:
    """An event of seat 0, by its card, in a round in which cards of all zones are engaged, appointed and used."""
    return {
        "phase": "end",
        "pool": POOLS,
        "common": SHARED,
        "hand": TWO,
        "combinations": {
            0: [wall(9, cards=[(0, 2), (0, 0), (COMMON, 2), (1, 1)])],
            1: [attack(7, cards=[(1, 1), (0, 3), (COMMON, 0), (COMMON, 1), (1, 0)])],
        },
        "appointed": [[0, 1, 0, 1], [0, 1, 1, 3], [0, 3, 0, 2], [1, 1, 0, 2], [1, 1, 1, 2], [COMMON, 2, 1, 2]],
        "used": {0: [1, 3], 1: [1], 2: [1]},
        "ending": {0: [waits(0, card)], 1: [ASKING]},
        **fields,
    }


def test_marks_stay_with_the_cards_behind_the_one_that_leaves() -> None:
    """C 2.5: engagements, appointments and marks of use of one pool move up with their cards, no others do."""
    match = position(3, **ending("zephyr"))
    play(match, "0 card:kestrel@pool0.1")
    game = state(match)
    assert linked(match, 0) == ["guardsman", "wayfinder", "crown_of_confluence"]
    assert linked(match, 1) == ["crown_of_confluence", "war_horn", "poacher", "zephyr", "siren"]
    assert (points(match, 0), one(match, 0).length) == ([9], 4)
    assert game.used == [[0, 2], [1], [1]]
    assert {*game.appointed} == {
        (0, 0, 0, 1),
        (0, 0, 1, 3),
        (0, 2, 0, 2),
        (1, 1, 0, 2),
        (1, 1, 1, 2),
        (COMMON, 2, 1, 2),
    }


def test_a_card_loses_its_own_marks_on_every_side() -> None:
    """C 2.5: for everybody who has engaged it."""
    match = position(3, **ending("poacher"))
    assert offered(match, "card")[:2] == ["card:siren@pool1.1", "card:cave_bear@pool1.3"]
    play(match, "0 card:siren@pool1.1")
    game = state(match)
    assert linked(match, 0) == ["guardsman", "kestrel", "wayfinder", "crown_of_confluence"]
    assert linked(match, 1) == ["crown_of_confluence", "war_horn", "poacher", "zephyr"]
    assert game.used == [[1, 3], [0], [1]]
    assert (1, 0, 0, 2) in game.appointed
    assert (1, 0, 1, 2) in game.appointed
    assert (0, 1, 1, 3) in game.appointed


def test_a_common_card_takes_no_mark_of_a_player_with_it() -> None:
    """C 2.5: the places of the common pool are counted for themselves."""
    match = position(3, **ending("hourglass"))
    play(match, "0 card:zephyr@common.2")
    game = state(match)
    assert linked(match, 0) == ["guardsman", "kestrel", "wayfinder", "crown_of_confluence"]
    assert linked(match, 1) == ["crown_of_confluence", "war_horn", "poacher", "siren"]
    assert (COMMON, 1, 1, 2) in game.appointed
    assert (1, 1, 1, 2) in game.appointed
    assert game.used == [[1, 3], [1], [1]]


def test_both_cards_of_an_exchange_lose_their_marks() -> None:
    """C 2.5, 12.5: the one of the common pool comes last in the pool, the other one takes its age."""
    match = position(3, **ending("ferryman"))
    play(match, "0 card:prism@pool0.2")
    assert offered(match) == ["card:poacher@common.1", "card:zephyr@common.2", "card:wayfinder@common.3"]
    play(match, "0 card:wayfinder@common.3")
    game = state(match)
    assert names(match, game.pool[0]) == ["kestrel", "guardsman", "war_horn", "wayfinder"]
    assert names(match, game.common) == ["poacher", "zephyr", "prism"]
    assert linked(match, 0) == ["guardsman", "kestrel", "crown_of_confluence"]
    assert linked(match, 1) == ["crown_of_confluence", "war_horn", "poacher", "zephyr", "siren"]
    assert {*game.appointed} == {(0, 2, 0, 2), (1, 1, 0, 2), (1, 1, 1, 2)}
    assert game.used == [[2], [1], [1]]


def test_renewal_takes_the_oldest_with_their_marks() -> None:
    """C 2.3, 2.5, 5.7, 12.5: the newest come last and set nothing off."""
    late: Fields = {"ending": {0: [waits(0, "mist_wisp", "common")], 1: [ASKING]}, "deck": ["salamander", "spark_imp"]}
    match = position(3, **ending("mist_wisp", **late))
    game = state(match)
    assert names(match, game.common) == ["wayfinder", "salamander", "spark_imp"]
    assert names(match, game.discard) == ["poacher", "zephyr"]
    assert linked(match, 0) == ["guardsman", "kestrel", "wayfinder", "crown_of_confluence"]
    assert linked(match, 1) == ["crown_of_confluence", "war_horn", "siren"]
    assert (COMMON, 0, 1, 2) in game.appointed
    assert log(match, "set-off") == []


def test_a_small_common_pool_is_renewed_as_a_large_one() -> None:
    """C 8.6, 5.7: what is there is discarded, and as many cards come as are printed."""
    late: Fields = {"ending": {0: [waits(0, "mist_wisp", "common")], 1: [ASKING]}, "deck": ["salamander", "spark_imp"]}
    match = position(3, phase="end", common=["poacher"], hand=TWO, **late)
    assert names(match, state(match).common) == ["salamander", "spark_imp"]
    assert names(match, state(match).discard) == ["poacher"]


def test_the_whole_of_a_small_discard_pile_can_be_searched() -> None:
    """C 2.3, 8.8: from the oldest to the newest."""
    late: Fields = {"ending": {0: [waits(0, "grave_rat")], 1: [ASKING]}}
    match = position(3, phase="end", discard=["zephyr", "wraith"], hand=TWO, **late)
    assert offered(match) == ["decline", "card:zephyr@discard.1", "card:wraith@discard.2"]
    play(match, "0 card:zephyr@discard.1")
    assert names(match, state(match).discard) == ["wraith"]
    match = position(3, phase="end", hand=TWO, **late)
    assert [(line["seat"], line["rule"]) for line in log(match, "nothing")] == [(0, "8.6")]
    assert events(match, 0) == []


def test_whoever_draws_gets_as_many_cards_as_are_printed() -> None:
    """C 8.6, 15.4: from the top of the deck; the others hear how many."""
    stacks: Fields = {"phase": "stacks", "main": [waits(1, "torchbearer")]}
    match = position(3, instant=[waits(2, "tide_queen", "standard")], deck=["wraith", "poacher"], hand=TWO, **stacks)
    assert names(match, state(match).hand[2]) == ["siren", "dragon", "wraith"]
    assert [line.get("card") for line in log(match, "drew", 2)] == ["wraith"]
    assert [line.get("card") for line in log(match, "drew", 0)] == [None]
    everybody = [waits(0, "ferryman", "common")]
    match = position(3, lead=1, instant=everybody, deck=["wraith", "poacher", "zephyr"], hand=TWO, **stacks)
    assert [names(match, state(match).hand[seat])[-1] for seat in (1, 2, 0)] == ["wraith", "poacher", "zephyr"]
