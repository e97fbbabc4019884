"""The worked examples of the rulebook, one test each."""

from tests.games.confluence.table import (
    COMMON,
    Fields,
    attack,
    life,
    linked,
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

BEFORE_LAYDOWN: Fields = {"hand": {0: ["phoenix", "leviathan"], 1: ["roc", "prism"]}}
"""Two different cards in each hand: the match stops when somebody has to lay one in the next round."""

W1_POOL = ["salamander", "magma_serpent", "guardsman", "kestrel", "cave_bear"]
W1_COMMON = ["torchbearer", "siren", "whirlwind", "grave_rat", "zephyr"]


def test_w1_points_of_a_combination() -> None:
    """C 3.11, 3.20, 3.21, 3.22, 3.31, 3.35, 3.39, 6.5"""
    for way in ("compose", "lay"):
        match = position(pool=[W1_POOL], common=W1_COMMON, hand=[["cinder_wolf"], ["guardsman"]])
        play(match, f"0 {way}:cinder_wolf")
        if way == "compose":
            assert offered(match) == ["all:ember", "pick:ember"]
            play(match, "0 all:ember", "0 all:tide")
        assert points(match, 0) == [8, 6]
        assert linked(match, 0, 1) == ["cinder_wolf", "salamander", "magma_serpent", "torchbearer"]
        assert linked(match, 0, 2) == ["cinder_wolf", "magma_serpent", "zephyr"]
        assert [one(match, 0, n).length for n in (1, 2)] == [4, 3]
        assert stack(match) == ["0 cinder_wolf sharpen 2"]


def test_w2_length_two() -> None:
    """C 6.5, 6.7, 7.10, 3.1, 3.21"""
    match = position(pool=[["whirlwind"], ["guardsman"]], hand=[["kestrel", "dragon"], ["guardsman"]], lead=0)
    assert offered(match) == ["lay:kestrel", "lay:dragon"]
    play(match, "0 lay:kestrel")
    assert points(match, 0) == [2, 6]
    assert stack(match) == []
    assert asked(match) == ["0 turn"]  # seat 1 had one card to lay; the additional phase has begun
    assert "activate:whirlwind@pool0.1" in offered(match)


def test_w3_a_common_card_taken_by_another() -> None:
    """C 3.12, 3.15"""
    match = position(
        active=1,
        pool={0: ["cinder_wolf"], 1: ["salamander"]},
        common=["torchbearer"],
        hand={1: ["spark_imp"]},
        combinations={0: [attack(3, cards=[(0, 0), (COMMON, 0)])]},
    )
    assert linked(match, 1) == ["spark_imp", "salamander"]
    assert points(match, 1) == [3]
    assert len(state(match).combinations[1]) == 1


def test_w4_borrowing_at_most_two() -> None:
    """C 3.14, 3.16, 3.17, 3.18, 3.37, 7.8"""
    match = position(
        phase="additional",
        active=1,
        pool={0: ["salamander", "phoenix"], 1: ["guardsman"]},
        common=["grave_rat"],
        hand={1: ["wraith"]},
        combinations={
            0: [
                attack(2, cards=[(0, 0)]),
                attack(2, cards=[(0, 1)]),
                attack(1, cards=[(COMMON, 0)], stream="shade"),
            ]
        },
    )
    play(match, "1 compose:wraith")
    assert offered(match) == ["none", "pick:shade"]  # the Grave Rat could join an attack
    play(match, "1 none")
    assert asked(match) == ["1 pick"]  # on the other side there is only one way
    play(match, "1 card:phoenix@pool0.2")
    assert offered(match) == ["done", "card:grave_rat@common.1", "card:salamander@pool0.1"]
    play(match, "1 card:salamander@pool0.1")
    assert points(match, 1) == [9]
    assert one(match, 1).length == 3
    assert stack(match) == ["1 wraith drain 1"]
    assert names(match, state(match).pool[0]) == ["salamander", "phoenix"]
    assert points(match, 0) == [2, 2, 1]


def test_w5_dragon_before_guardsman() -> None:
    """C 8.2, 8.4, 8.5"""
    match = position(
        phase="stacks",
        combinations={0: [wall(9)]},
        main=[waits(0, "guardsman"), waits(1, "dragon", "standard")],
        **BEFORE_LAYDOWN,
    )
    assert [(line["ceiling"], line["points"]) for line in log(match, "capped")] == [(4, 4)]
    assert [(line["before"], line["points"]) for line in log(match, "changed")] == []
    assert [(line["points"], line["why"]) for line in log(match, "stayed")] == [(4, "ceiling")]


def test_w6_guardsman_before_dragon() -> None:
    """C 8.4"""
    match = position(
        phase="stacks",
        combinations={0: [wall(9)]},
        main=[waits(1, "dragon", "standard"), waits(0, "guardsman")],
        **BEFORE_LAYDOWN,
    )
    assert [line["points"] for line in log(match, "changed")] == [13]
    assert [(line["ceiling"], line["points"]) for line in log(match, "capped")] == [(8, 8)]


def test_w7_two_stacks() -> None:
    """C 8.1, 8.2, 8.3, 4.15"""
    match = position(
        phase="stacks",
        combinations={0: [attack(6)], 1: [wall(7)]},
        main=[
            waits(0, "salamander", "common"),
            waits(1, "sky_archer", "standard"),
            waits(0, "salamander", "individual"),
        ],
        instant=[waits(1, "steam_djinn"), waits(0, "ember_dancer")],
        **BEFORE_LAYDOWN,
    )
    assert offered(match) == ["effect:3", "effect:1"]
    play(match, "0 effect:3")
    assert stack(match)[-1] == "0 salamander crack 4"
    assert len(stack(match)) == 4
    play(match, "1 effect:4")
    assert [(line["before"], line["points"]) for line in log(match, "changed")] == [(7, 3), (6, 8)]
    assert [line["left"] for line in log(match, "lost-life")] == [28]


def test_w8_paying() -> None:
    """C 9.2 to 9.8, 9.10"""
    for choices in (["choose", "0", "2"], ["weakest"]):
        match = position(
            phase="cost",
            life=[20, 30],
            combinations={0: [attack(5), attack(3), wall(2)]},
            debt={0: [2, 3, 3]},
            **BEFORE_LAYDOWN,
        )
        assert offered(match) == ["weakest", "choose"]
        for made, choice in enumerate(choices):
            if made == 1:
                assert offered(match) == ["0", "1", "2"]
            if made == 2:
                assert offered(match) == ["2", "3"]
            play(match, f"0 {choice}")
        paid = [(line["side"], line["place"], line["number"], line["cost"]) for line in log(match, "paid")]
        assert paid[0] == ("attack", 2, 2, "A")
        assert paid[1] == ("defence", 3, 2, "D")
        assert sorted(paid[2:]) == [("attack", 1, 2, "F"), ("attack", 2, 1, "F")]
        assert [(line["number"], line["left"]) for line in log(match, "overrun")] == [(1, 19)]
        assert [(line["number"], line["seat"]) for line in log(match, "aimed")] == [(3, 0)]


def test_w9_alive_until_round_results() -> None:
    """C 1.4, 4.10, 9.7, 13.2, 15.7"""
    match = position(
        phase="cost",
        life=[3, 30],
        debt={0: [0, 0, 4]},
        ending={0: [waits(0, "silver_flask")], 1: [waits(1, "grave_rat", "standard")]},
        hand={0: ["dragon"], 1: ["leviathan"]},
    )
    assert [line["left"] for line in log(match, "overrun")] == [-1]
    assert [line["left"] for line in log(match, "gained-life")] == [1]
    assert [line["left"] for line in log(match, "lost-life")] == [0]
    assert [line["seat"] for line in log(match, "eliminated")] == [0]
    match = position(
        phase="cost", life=[3, 30], debt={0: [0, 0, 4]}, ending={0: [waits(0, "silver_flask")]}, **BEFORE_LAYDOWN
    )
    assert life(match)[0] == 1
    assert not state(match).over
    assert state(match).round == 2


def test_w10_order_of_events() -> None:
    """C 10.1, 10.2, 10.3"""
    match = position(
        phase="end",
        life=[28, 28],
        ending={0: [waits(0, "grave_rat", "standard"), waits(0, "pebble_sprite")], 1: [waits(1, "silver_flask")]},
        **BEFORE_LAYDOWN,
    )
    assert offered(match) == ["event:1", "event:2", "in_order"]
    play(match, "0 event:1")
    told = [(line["event"], line["seat"], line["left"]) for line in match.log if "left" in line]
    assert told[:3] == [("lost-life", 1, 27), ("gained-life", 0, 29), ("gained-life", 1, 29)]


def test_w11_the_wall_stops_the_small_hits_first() -> None:
    """C 11.9, 11.13, 11.14, 11.15, 11.8"""
    match = position(
        3,
        phase="combat",
        combinations={0: [attack(10)], 1: [attack(8), attack(9)], 2: [wall(9)]},
        **BEFORE_LAYDOWN,
    )
    play(match, "0 player:2", "1 player:2", "1 player:2")
    assert [(line["force"], line["damage"]) for line in log(match, "met-wall")] == [(8, 0), (9, 0), (10, 1)]
    assert life(match)[2] == 29


def test_w12_two_walls() -> None:
    """C 11.11, 11.16"""
    match = position(
        phase="combat", combinations={0: [attack(12), attack(10)], 1: [wall(9), wall(5)]}, **BEFORE_LAYDOWN
    )
    told = [(line["force"], line["wall"], line["damage"]) for line in log(match, "met-wall")]
    assert told == [(10, 9, 1), (12, 5, 7)]
    assert life(match)[1] == 22


def test_w13_flight_and_watch() -> None:
    """C 11.10"""
    match = position(
        phase="combat",
        combinations={0: [attack(6, "flight"), attack(9)], 1: [wall(9), wall(3, "watch")]},
        **BEFORE_LAYDOWN,
    )
    told = [(line["force"], line["wall"], line["damage"]) for line in log(match, "met-wall")]
    assert told == [(6, 3, 3), (9, 9, 0)]
    assert life(match)[1] == 27


def test_w14_pierce_leech_thorns() -> None:
    """C 11.11, 11.13, 11.17"""
    match = position(
        phase="combat",
        life=[20, 30],
        combinations={0: [attack(7, "pierce", "leech")], 1: [wall(9, thorns=2)]},
        **BEFORE_LAYDOWN,
    )
    assert [(line["wall"], line["damage"]) for line in log(match, "met-wall")] == [(4, 3)]
    assert [line["left"] for line in log(match, "leeched")] == [21]
    assert [line["left"] for line in log(match, "pricked")] == [19]
    assert life(match) == [19, 27]


def test_w15_pierce_held_and_erode() -> None:
    """C 11.14, 11.15"""
    match = position(
        phase="combat",
        combinations={0: [attack(4, "pierce", "erode"), attack(7)], 1: [wall(9)]},
        **BEFORE_LAYDOWN,
    )
    assert [line["points"] for line in log(match, "eroded")] == [5]
    told = [(line["force"], line["wall"], line["damage"]) for line in log(match, "met-wall")]
    assert told == [(4, 4, 0), (7, 5, 2)]


def test_w16_artefact_appointed() -> None:
    """C 3.24, 3.25, 3.26, 12.7"""
    match = position(
        pool=[["cinder_wolf"], ["guardsman"]], hand=[["tidal_blade"], ["river_sage", "giant_pike", "salamander"]]
    )
    assert points(match, 0) == [4]
    assert state(match).appointed == [(0, 1, 0, 0)]
    play(match, "1 lay:river_sage")
    play(match, "0 stop")
    assert "lay:giant_pike" in offered(match)  # with the Sage, not with the Blade
    play(match, "1 compose:salamander")
    assert asked(match) == ["1 pick"]
    play(match, "1 card:cinder_wolf@pool0.1", "1 card:tidal_blade@pool0.2")
    assert [(c.side, c.stream, c.points) for c in state(match).combinations[1]][-1] == (0, 0, 6)
    assert state(match).appointed == [(0, 1, 0, 0)]


def test_w17_distribution() -> None:
    """C 11.5, 11.6, 11.7"""
    match = position(4, phase="combat", combinations={0: [attack(11)]}, **BEFORE_LAYDOWN)
    assert offered(match) == ["player:1", "player:2", "player:3", "split"]
    play(match, "0 split")
    assert offered(match) == [str(n) for n in range(12)]
    play(match, "0 4")
    assert offered(match) == [str(n) for n in range(8)]
    play(match, "0 0")
    assert [(line["target"], line["number"]) for line in log(match, "aimed")] == [(1, 4), (3, 7)]


def test_w18_laydown() -> None:
    """C 12.1, 12.2, 12.3, 12.4"""
    pool = ["guardsman", "kestrel", "cave_bear", "wraith", "poacher", "siren", "reed_heron"]
    match = position(
        phase="laydown",
        pool=[pool, ["guardsman", "kestrel", "cave_bear", "wraith"]],
        common=["siren", "zephyr", "roc", "prism", "dragon"],
        hand={0: ["leviathan"], 1: ["phoenix"]},
    )
    play(match, "0 discard:kestrel@pool0.2")
    assert asked(match) == ["0 discard_pool"]
    play(match, "0 discard:wraith@pool0.3")
    game = state(match)
    assert names(match, game.discard) == ["kestrel", "wraith", "siren"]
    assert len(game.pool[1]) == 4
    assert names(match, game.common)[:4] == ["zephyr", "roc", "prism", "dragon"]


def test_w19_passing_is_not_final() -> None:
    """C 7.12, 7.13"""
    match = position(phase="additional", pool=[["guardsman"], ["guardsman", "kestrel"]], **BEFORE_LAYDOWN)
    play(match, "0 pass", "1 activate:kestrel@pool1.2")
    play(match, "1 done")
    assert asked(match) == ["0 turn"]
    play(match, "0 pass")
    assert asked(match) == ["1 turn"]
    assert state(match).phase == "additional"
    play(match, "1 pass")
    assert state(match).phase != "additional"


def test_w20_ground_against_flight() -> None:
    """C 8.4"""
    for order, flies in ((["ground", "flight"], False), (["flight", "ground"], True)):
        effects = {"ground": waits(1, "bridge_warden"), "flight": waits(0, "kestrel")}
        match = position(
            phase="stacks",
            combinations={0: [attack(5)]},
            main=[effects[name] for name in reversed(order)],
            **BEFORE_LAYDOWN,
        )
        assert bool(log(match, "granted")) == flies
        assert len(log(match, "closed")) == 1


def test_w21_high_water_and_double_elimination() -> None:
    """C 13.1, 13.2, 14.3"""
    match = position(phase="results", round=6, life=[2, 1])
    assert [line["number"] for line in log(match, "high-water")] == [2, 2]
    assert [(line["seat"], line["left"]) for line in log(match, "eliminated")] == [(0, 0), (1, -1)]
    assert match.returns == (1.0, 0.0)


def test_w22_a_whole_round() -> None:
    """C 5.1 to 5.5, 6.1, 6.8, 8.2, 9.2, 11.4, 12.1, 13.5"""
    match = position(
        phase="initial",
        round=0,
        pool=[
            ["salamander", "guardsman", "torchbearer", "clay_golem", "zephyr"],
            ["siren", "reed_heron", "night_adder", "poacher", "ferryman"],
        ],
        common=["lantern_ghost", "whirlwind", "pebble_sprite", "cutpurse"],
        hand=[["cinder_wolf", "dragon"], ["giant_pike", "leviathan"]],
        deck=["storm_gryphon", "prism", "prism"],
    )
    assert stack(match) == ["0 storm_gryphon surge-gale 2"]
    play(match, "0 lay:cinder_wolf", "0 activate:torchbearer@pool0.3", "0 activate:guardsman@pool0.2", "0 done")
    assert points(match, 0) == [5, 5]
    play(match, "1 lay:giant_pike", "1 activate:reed_heron@pool1.2", "1 done")
    assert points(match, 1) == [6, 8]
    play(match, "0 pass", "1 pass")
    told = [(line["seat"], line["side"], line["before"], line["points"]) for line in log(match, "changed")]
    assert told == [(1, "attack", 6, 9), (0, "defence", 5, 9), (0, "attack", 5, 7)]
    assert [line["power"] for line in log(match, "granted")] == ["watch"]
    assert [line["left"] for line in log(match, "lost-life")] == [29]
    assert [(line["seat"], line["left"]) for line in log(match, "paid")] == [(0, 1), (1, 6)]
    met = [(line["seat"], line["force"], line["wall"], line["damage"]) for line in log(match, "met-wall")]
    assert met == [(1, 9, 9, 0), (0, 1, 6, 0)]
    assert asked(match) == ["0 discard_pool"]
    play(match, "0 discard:zephyr@pool0.5", "1 discard:siren@pool1.1")
    assert names(match, state(match).discard) == ["zephyr", "siren", "lantern_ghost"]
    assert life(match) == [30, 29]
    assert (state(match).round, state(match).lead) == (2, 1)


def test_w23_the_bank() -> None:
    """C 11.11, 11.18, 11.19"""
    match = position(
        4,
        phase="combat",
        combinations={
            0: [attack(2), attack(13)],
            1: [attack(7, "flight")],
            2: [attack(12)],
            3: [wall(9), wall(2, thorns=2)],
        },
        **BEFORE_LAYDOWN,
    )
    play(match, "0 player:3", "0 player:3", "1 player:3", "2 player:3")
    told = [
        (line["event"], line["force"], line["wall"], line["damage"])
        for line in match.log
        if line["event"].startswith("met-")
    ]
    assert told == [("met-wall", 2, 9, 0), ("met-bank", 7, 3, 4), ("met-wall", 12, 9, 3), ("met-bank", 13, 3, 10)]
    assert log(match, "pricked") == []
    assert life(match)[3] == 13


def test_w24_fullest_combination() -> None:
    """C 3.30, 3.39, 3.40"""
    for card in ("quarry_ram", "ferryman"):
        match = position(
            phase="additional",
            pool={0: ["guardsman", "cave_bear", "kestrel"], 1: ["sky_archer", "torchbearer", "lantern_ghost"]},
            hand={0: ["quarry_ram", "ferryman"]},
            combinations={1: [attack(2, cards=[(1, n)]) for n in range(3)]},
        )
        play(match, f"0 lay:{card}")
        if card == "quarry_ram":
            assert points(match, 0) == [5, 3]
        else:
            assert points(match, 0) == [13]
            assert linked(match, 0) == ["ferryman", "guardsman", "lantern_ghost", "sky_archer"]
            assert one(match, 0).length == 4
