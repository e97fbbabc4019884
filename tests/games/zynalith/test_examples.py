"""The worked examples of the rulebook, one test each."""

from tests.games.played import asked, log, offered, play
from tests.games.zynalith.table import at, combat, creature, discards, fired, front, guard, hand, position, state


def test_e1_the_rulebooks_fight() -> None:
    """Z 11.8, 11.11, 11.12, 12.5, 11.17, 11.21, 9.8"""
    match = combat(front=[["shard_squire"], [creature("toll_keeper", damage=2)]])
    game = state(match)
    assert log(match, "struck") == [
        {
            "event": "struck",
            "rule": "11.11",
            "seat": 1,
            "card": "toll_keeper",
            "number": 2,
            "overflow": 1,
            "attack": 3,
            "defence": 1,
            "left": 1,
        }
    ]
    assert game.hp == [30, 29]
    assert game.silver == [0, 4]
    assert game.zynalith == [4, 3]
    assert at(match, 0, "shard_squire").damage == 0
    assert front(match, 1) == []


def test_e2_different_numbers_of_creatures() -> None:
    """Z 10.1, 11.2, 11.13, 12.8, 12.9"""
    match = combat(
        3,
        front=[
            ["sky_ray", "oath_lancer", creature("elder_bear", damage=1)],
            ["vale_runner"],
            [guard("clay_sentry")],
        ],
    )
    game = state(match)
    assert [line["card"] for line in log(match, "winner")] == ["sky_ray", "oath_lancer", "elder_bear"]
    assert game.silver[1] == 1
    assert [line["lost"] for line in log(match, "hero-hit")] == [1, 4, 3, 5, 4]
    assert at(match, 0, "elder_bear").damage == 1
    assert game.hp == [30, 21, 22]
    assert game.zynalith[0] == 6


def test_e3_equal_attack() -> None:
    """Z 11.9"""
    match = combat(front=[["cliff_ram"], ["oath_lancer"]])
    game = state(match)
    assert game.hp == [29, 30]
    assert game.silver == [8, 0]
    assert game.zynalith == [3, 4]
    assert at(match, 1, "oath_lancer").damage == 0


def test_e4_the_lot() -> None:
    """Z 11.4, 11.9"""
    winners = []
    for seed in range(12):
        matches = [combat(front=[["marsh_pup"], ["marsh_pup"]], seed=seed) for _ in range(2)]
        lots = [[line["seat"] for line in log(match, "lot")] for match in matches]
        assert lots[0] == lots[1]
        game = state(matches[0])
        winner = lots[0][0]
        assert sorted(lots[0]) == [0, 1]
        assert front(matches[0], winner) == ["marsh_pup"]
        assert front(matches[0], 1 - winner) == []
        assert game.zynalith[winner] == 4
        assert game.hp == [30, 30]
        assert game.silver == [0, 0]
        winners.append(winner)
    assert set(winners) == {0, 1}


def test_e5_no_blow() -> None:
    """Z 11.10"""
    match = combat(front=[["clay_sentry"], ["clay_sentry"]])
    assert state(match).hp == [30, 30]
    assert state(match).zynalith == [3, 3]
    assert log(match, "winner") == []


def test_e6_a_combat_effect_clears_the_way() -> None:
    """Z 11.1, 11.6, 12.2, 11.13"""
    match = combat(front=[["reed_viper"], ["marsh_pup"]])
    assert fired(match) == ["reed_viper combat"]
    assert state(match).hp == [30, 29]
    assert state(match).zynalith == [4, 3]
    assert state(match).silver == [0, 0]


def test_e7_pierce() -> None:
    """Z 11.14, 12.10, 13.11"""
    match = combat(front=[["siege_marshal"], [guard("thornback"), guard("mirror_guard"), guard("clay_sentry")]])
    assert state(match).hp == [30, 24]
    assert fired(match) == []


def test_e8_defence() -> None:
    """Z 12.9, 13.11, 13.12"""
    defenders = [guard("thornback"), guard("mirror_guard")]
    match = combat(front=[["oath_lancer"], defenders])
    assert state(match).hp == [27, 28]
    assert fired(match) == ["mirror_guard defence", "thornback defence"]
    defenders = [guard("mirror_guard"), guard("clay_sentry", "spiked_collar")]
    match = combat(front=[["oath_lancer", guard("thornback")], defenders])
    assert state(match).hp == [28, 28]
    assert fired(match) == ["mirror_guard defence", "spiked_collar defence"]


def test_e9_charge_on_arrival() -> None:
    """Z 6.7, 14.1, 14.4, 11.17"""
    match = position(front=[["vale_runner"], ["shard_squire"]], silver=[30, 0], hand=[["cliff_ram"], []])
    play(match, "0 play:hand:cliff_ram")
    game = state(match)
    assert front(match, 0) == ["vale_runner", "cliff_ram"]
    assert game.hp == [30, 26]
    assert game.silver[0] == 21
    assert game.zynalith[0] == 4
    assert at(match, 1, "shard_squire").damage == 0


def test_e10_charging_once() -> None:
    """Z 14.2, 14.3, 14.7"""
    match = combat(front=[["vale_tyrant"], ["elder_bear"]])
    game = state(match)
    assert [line["number"] for line in log(match, "struck")] == [5, 5]
    assert len(log(match, "charged")) == 1
    assert game.hp == [30, 28]
    assert game.silver == [0, 11]
    assert game.zynalith == [5, 3]


def test_e11_leech() -> None:
    """Z 11.15, 15.5, 12.13"""
    match = combat(
        3,
        front=[["crimson_bat"], [guard("clay_sentry"), guard("wall_golem")], []],
        hp=[20, 30, 2],
        round=4,
        creature_deck=["vale_runner", "shard_squire", "toll_keeper", "lamp_widow", "field_surgeon"],
        extra_deck=["fleet_footed", "wild_hearted", "watchful", "miserly", "elusive"],
    )
    game = state(match)
    assert game.hp == [25, 27, 0]
    assert game.out == [False, False, True]
    assert game.zynalith[0] == 4
    assert not match.over


def test_e12_barred_gate() -> None:
    """Z 8.3, 8.7, 5.6"""
    match = position(silver=[30, 0], hand=[["duel_mistress"], ["barred_gate"]])
    play(match, "0 play:hand:duel_mistress")
    assert asked(match) == ["1 counter"]
    play(match, "1 counter:hand:barred_gate")
    game = state(match)
    assert game.zynalith == [3, 1]
    assert discards(match) == ["duel_mistress", "barred_gate"]
    assert game.silver[0] == 29
    assert fired(match) == []
    assert asked(match) == ["1 turn"]


def test_e13_quick_fingers_from_the_display() -> None:
    """Z 8.1, 8.14, 2.7"""
    match = position(silver=[10, 0], creature_row=["sky_ray", "vale_runner"], extra_row=["quick_fingers", "denial"])
    play(match, "0 take:creature:1")
    play(match, "1 counter:display:1")
    game = state(match)
    assert game.zynalith[1] == 2
    assert hand(match, 1) == ["sky_ray"]
    assert match.view(0)["hand"][1]["known"] == ["sky_ray"]
    assert game.silver[0] == 10
    assert game.creature_row[0] is None
    assert game.extra_row[0] is None


def test_e14_who_is_asked() -> None:
    """Z 8.4"""
    match = position(
        5,
        zynalith=[3, 1, 3, 0, 3],
        hand=[
            [],
            ["long_spear"],
            ["vale_runner", "sky_ray"],
            ["notched_blade", "ring_mail", "denial"],
            ["padded_coat"],
        ],
        known={4: ["padded_coat"]},
    )
    play(match, "0 pass")
    assert asked(match) == ["1 counter"]
    assert offered(match, 1) == ["hold", "decline:turn", "decline:round"]


def test_e15_a_spell_stays() -> None:
    """Z 6.10, 6.8, 9.11"""
    for host, again in (("shard_squire", False), ("mist_maiden", True)):
        match = position(front=[[host]], hp=[28, 30], hand=[["mending_song", "coin_alchemy"], []])
        play(match, "0 play:hand:mending_song", "1 pass", "0 hold")
        game = state(match)
        assert game.hp[0] == 30
        assert game.zynalith[0] == 2
        assert len(at(match, 0, host).attached) == 1
        assert ("play:hand:coin_alchemy" in offered(match, 0)) == again


def test_e16_banish() -> None:
    """Z 6.14, 6.15, 6.16"""
    match = position(front=[[creature("oath_lancer", "long_spear"), "lamp_widow"], []])
    play(match, "0 banish:1")
    assert state(match).silver[0] == 9
    assert fired(match) == []
    assert discards(match) == ["oath_lancer", "long_spear"]


def test_e17_effect_damage() -> None:
    """Z 12.2, 12.3"""
    for target, key in (("wall_golem", "creature:1:2"), ("marsh_pup", "creature:1:1")):
        match = position(front=[["shard_squire"], ["marsh_pup", "wall_golem"]], hand=[["spark_volley"], []])
        play(match, "0 play:hand:spark_volley", f"0 {key}")
        if target == "wall_golem":
            assert at(match, 1, target).remaining == 2
        else:
            assert front(match, 1) == ["wall_golem"]
            assert state(match).hp == [30, 30]
            assert state(match).silver == [0, 0]


def test_e18_greed_and_the_discount() -> None:
    """Z 13.9, 13.22, 6.5, 12.6"""
    fronts = [["gilded_broker", "shard_squire"], ["rift_oracle"]]
    for target, silver, widow in (("creature:0:1", 6, False), ("creature:0:2", 5, True)):
        match = position(active=1, front=fronts, zynalith=[0, 4], hand=[[], ["doomfall"]])
        play(match, "1 play:hand:doomfall", f"1 {target}")
        game = state(match)
        assert game.zynalith[1] == 1
        assert game.hp[0] == 27
        assert game.silver[0] == silver
        assert ("gilded_broker greed" in fired(match)) == widow


def test_e19_final_sum() -> None:
    """Z 15.9, 15.12"""
    match = combat(
        front=[[guard("crown_claimant", "heirloom_crown")], [guard("zynalith_colossus")]],
        zynalith=[7, 16],
        silver=[29, 9],
        hp=[12, 11],
    )
    assert [line["number"] for line in log(match, "final")] == [17, 17]
    assert match.returns == (1.0, 0.0)


def test_e20_all_at_once() -> None:
    """Z 15.8, 12.13"""
    match = position(
        silver=[1, 0],
        hp=[2, 1],
        zynalith=[9, 11],
        creature_deck=["great_stampede"],
        declines=[False, True],
    )
    play(match, "0 take:creature:deck")
    assert match.over
    assert state(match).hp == [0, 0]
    assert state(match).out == [True, True]
    assert match.returns == (0.0, 1.0)


def test_e21_init_order() -> None:
    """Z 9.1, 9.2, 9.3"""
    match = position(
        front=[["oath_lancer", "shard_squire"], []], silver=[11, 0], hand=[["haste_rune", "duel_mistress"], []]
    )
    play(match, "0 play:hand:haste_rune", "0 host:2", "1 pass")
    assert at(match, 0, "shard_squire").initiative == 6
    assert front(match, 0) == ["oath_lancer", "shard_squire"]
    assert offered(match, 0, "swap") == ["swap:1"]
    play(match, "0 play:hand:duel_mistress")
    assert front(match, 0)[0] == "duel_mistress"


def test_e22_an_event_in_the_refresh() -> None:
    """Z 4.3, 4.5, 4.7"""
    match = position(
        front=[["beggar_prophet"], []],
        phase="start",
        creature_deck=["vale_runner", "shard_squire", "toll_keeper", "lamp_widow", "field_surgeon"],
        extra_deck=["fleet_footed", "wild_hearted", "market_day", "watchful", "miserly", "elusive"],
    )
    game = state(match)
    assert game.silver == [14, 13]
    lines = [(line["event"], line.get("card")) for line in match.log]
    event = lines.index(("happened", "market_day"))
    assert lines.index(("triggered", "beggar_prophet")) < lines.index(("offered", "watchful"))
    assert lines[event - 1] == ("offered", "wild_hearted")
    assert [line["place"] for line in log(match, "offered") if line["card"] == "watchful"] == [3]
    assert "market_day" in discards(match)


def test_e23_a_whole_round() -> None:
    """Z 3.2, 5.1, 5.4, 6.4, 6.7, 6.8, 8.3, 10.1, 11.17, 11.18"""
    mine = ["cliff_ram", "glorious", "duel_mistress", "clay_sentry", "ember_lance"]
    theirs = ["toll_keeper", "elder_bear", "vale_runner", "wild_hearted"]
    match = position(
        active=1,
        start=1,
        silver=[30, 30],
        hand=[mine, [*theirs, "denial"]],
        known={0: mine, 1: theirs},
        creature_deck=["vale_runner", "shard_squire", "lamp_widow", "field_surgeon", "bridge_warden"],
        extra_deck=["fleet_footed", "elusive", "watchful", "miserly", "noble_born"],
    )
    play(match, "1 play:hand:toll_keeper", "1 end")
    play(match, "0 play:hand:cliff_ram", "1 hold", "0 end")
    assert state(match).zynalith[0] == 4
    play(match, "1 play:hand:elder_bear", "1 end")
    play(match, "0 play:hand:glorious", "1 counter:hand:denial")
    assert state(match).silver[0] == 30 - 9 - 5 + 4
    play(match, "1 play:hand:vale_runner", "1 end", "0 play:hand:duel_mistress", "0 end")
    play(match, "1 play:hand:wild_hearted", "1 host:2")
    play(match, "0 play:hand:clay_sentry", "0 switch:3", "1 pass")
    play(match, "0 play:hand:ember_lance", "0 host:1")
    assert state(match).hp == [30, 26]
    play(match, "0 pass")
    game = state(match)
    assert game.round == 2
    assert game.hp == [28, 23]
    assert game.silver == [24, 24]  # 14 each, and the income of round 2
    assert game.zynalith == [5, 2]
    assert front(match, 0) == ["duel_mistress", "clay_sentry"]
    assert front(match, 1) == ["elder_bear"]


def test_e24_half_a_hit_with_four_players() -> None:
    """Z 11.13, 11.22, 12.9"""
    match = combat(
        4, front=[["vale_tyrant", "duel_mistress"], ["shard_squire"], [guard("clay_sentry")], []], silver=[0] * 4
    )
    game = state(match)
    assert [line["card"] for line in log(match, "winner")] == ["duel_mistress", "vale_tyrant"]
    assert game.hp == [30, 24, 26, 24]
    assert game.silver[1] == 3
    assert game.zynalith[0] == 6
    assert fired(match) == []
