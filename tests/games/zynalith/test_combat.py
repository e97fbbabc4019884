"""The front, lines, combat rounds, damage and charges (rule groups 9 to 12 and 14)."""

import pytest

from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.rules import combat as fights
from croupier.games.zynalith.rules import forecast, heroes
from croupier.games.zynalith.rules import front as fronts
from tests.games.played import asked, log, offered, play
from tests.games.zynalith.table import Named, at, combat, creature, discards, fired, front, guard, position, state

# -- 9: the front --------------------------------------------------------------------------------------------------


def test_effects_count_for_the_order_and_for_equal_values_nothing_moves() -> None:
    """Z 9.1, 9.2, 9.3"""
    match = position(front=[["shard_squire", creature("toll_keeper", "racing_harness"), "lamp_widow"], []])
    assert front(match, 0) == ["toll_keeper", "shard_squire", "lamp_widow"]
    match = position(
        front=[["cliff_ram", "marsh_pup", "shard_squire"], []], hand=[["feather_boots"], []], silver=[1, 0]
    )
    play(match, "0 play:hand:feather_boots")
    assert front(match, 0) == ["shard_squire", "cliff_ram", "marsh_pup"]


def test_a_defender_takes_no_part_in_combat() -> None:
    """Z 9.4, 9.5, 10.1"""
    match = combat(front=[[guard("reed_viper"), "shard_squire"], ["marsh_pup"]])
    assert [line["card"] for line in log(match, "member")] == ["shard_squire", "marsh_pup"]
    assert fired(match) == []
    assert at(match, 0, "reed_viper").damage == 0


def test_other_triggers_and_passives_work_in_defence_position() -> None:
    """Z 9.6"""
    match = position(front=[[guard("rivet_ox", "war_banner"), "marsh_pup"], []])
    assert at(match, 0, "marsh_pup").attack == 2
    match = position(front=[[guard("spellwright"), "toll_keeper"], []], hand=[["coin_alchemy"], []])
    play(match, "0 play:hand:coin_alchemy", "0 host:2")
    assert "spellwright spell" in fired(match)


def test_values_are_never_below_zero() -> None:
    """Z 9.7"""
    match = position(front=[[creature("rivet_ox", "giant_cleaver"), "clay_sentry"], []])
    assert at(match, 0, "rivet_ox").initiative == 0
    match = position(front=[["clay_sentry"], []], silver=[1, 0], creature_deck=["creeping_fog", "vale_runner"])
    play(match, "0 take:creature:deck")
    assert at(match, 0, "clay_sentry").attack == 0


def test_the_sum_of_all_changes_is_stopped_at_zero_not_every_change() -> None:
    """Z 9.7: 1 less, then 1 more, is what it was; 2 less than 1, then 1 more, is 0."""
    match = position(
        front=[["clay_sentry"], []], silver=[1, 0], creature_deck=["creeping_fog", "battle_fever", "vale_runner"]
    )
    play(match, "0 take:creature:deck")
    assert [line["card"] for line in log(match, "happened")] == ["creeping_fog", "battle_fever"]
    assert at(match, 0, "clay_sentry").attack == 0
    match = position(front=[[creature("rivet_ox", "giant_cleaver")], []], silver=[4, 0], hand=[["marching_drum"], []])
    play(match, "0 play:hand:marching_drum")
    assert fired(match)[0] == "marching_drum instant"
    assert at(match, 0, "rivet_ox").initiative == 0


def test_damage_stays_and_bonuses_raise_what_remains() -> None:
    """Z 9.8, 9.9"""
    match = position(front=[[creature("shard_squire", damage=1)], []], silver=[2, 0], hand=[["padded_coat"], []])
    play(match, "0 play:hand:padded_coat")
    squire = at(match, 0, "shard_squire")
    assert (squire.life, squire.damage, squire.remaining) == (5, 1, 4)


def test_healing_stops_at_the_maximum() -> None:
    """Z 9.10, 9.11, 12.12"""
    match = position(
        front=[[creature("elder_bear", damage=2), "shard_squire"], []],
        hp=[29, 30],
        hand=[["second_dawn"], []],
        zynalith=[4, 3],
    )
    play(match, "0 play:hand:second_dawn", "0 host:1")
    assert at(match, 0, "elder_bear").damage == 0
    assert state(match).hp[0] == 30


def test_overheal_raises_the_limit_as_long_as_it_lasts() -> None:
    """Z 9.11, 12.12"""
    match = position(
        front=[["dawn_sovereign", creature("rivet_ox", "lifeblood_amulet")], []],
        hp=[28, 30],
        hand=[["second_dawn"], []],
        zynalith=[4, 3],
    )
    play(match, "0 play:hand:second_dawn")
    assert state(match).hp[0] == 38
    assert match.view(None)["facts"]["limit"] == [50, 30]
    match = position(front=[["dawn_sovereign", "mist_maiden"], []], hp=[35, 30], hand=[["mending_song"], []])
    play(match, "0 banish:1", "1 pass", "0 hold", "0 play:hand:mending_song")
    assert state(match).hp[0] == 35


# -- 10: lines -----------------------------------------------------------------------------------------------------


def test_lines_are_fixed_for_the_whole_phase() -> None:
    """Z 10.2, 10.4, 10.5: when the lancer has died, its line has a gap; the squire does not move up."""
    match = combat(
        front=[["sky_ray", "oath_lancer", "shard_squire"], [creature("marsh_pup", "death_curse"), "toll_keeper"]]
    )
    play(match, "1 creature:0:2")
    members = [(line["seat"], line["card"]) for line in log(match, "member")]
    assert members == [(0, "sky_ray"), (1, "marsh_pup"), (1, "toll_keeper"), (0, "shard_squire")]
    assert [line["number"] for line in log(match, "fight")] == [1, 2, 3]
    assert state(match).hp == [29, 26]


def test_lines_are_fought_in_ascending_order_with_their_charges() -> None:
    """Z 10.4, 14.5, 11.20"""
    bear = creature("elder_bear", "fleet_footed")
    match = combat(front=[["vale_tyrant", "shard_squire"], [bear, "toll_keeper"]])
    told = [line for line in match.log if line["event"] in ("fight", "charged")]
    assert [(line["event"], line.get("number")) for line in told] == [
        ("fight", 1),
        ("charged", None),
        ("fight", 1),
        ("fight", 2),
    ]


def test_a_creature_that_leaves_its_line_leaves_a_gap() -> None:
    """Z 10.2, 10.3, 14.6: shoved into defence it is no longer in its line and cannot charge there."""
    game = state(position(front=[["sky_ray", "oath_lancer"], ["shard_squire", "toll_keeper"]])).copy()
    game.phase = "combat"
    fights.form_lines(game)
    squire, keeper = game.front[1]
    assert [c.line for c in game.front[1]] == [1, 2]
    fronts.place(game, squire, guarding=True)
    assert (squire.line, keeper.line) == (0, 2)
    fronts.place(game, squire, guarding=False)
    assert (squire.line, keeper.line) == (0, 2)
    assert forecast.in_line(game, 1, east=False) == [game.front[0][0]]
    fights.charge(game, squire.number)
    assert not squire.charged
    fights.charge(game, keeper.number)
    assert keeper.charged


def test_there_are_no_decisions_in_combat_but_targets() -> None:
    """Z 10.6"""
    match = combat(3, front=[["night_collector"], ["shard_squire"], ["toll_keeper"]], silver=[0, 5, 5])
    assert asked(match) == ["0 target hero"]
    assert offered(match, 0) == ["hero:1", "hero:2"]
    said = {"effect": "effect-steal", "number": 1, "currency": "silver", "whom": "none", "suffix": "none"}
    assert match.decisions[0].about == {"card": "night_collector", **said}
    play(match, "0 hero:2")
    assert match.over


def test_the_start_player_comes_first_in_combat_and_no_creature_has_just_arrived() -> None:
    """Z 5.7, 10.4"""
    match = position(3, active=0, start=2, passed=[False, True, True], front=[["night_collector"], ["shard_squire"]])
    play(match, "0 pass")
    assert asked(match) == ["0 target hero"]
    assert (state(match).active, state(match).arrived) == (2, 0)


# -- 11: a combat round --------------------------------------------------------------------------------------------


def test_combat_effects_need_an_opponent_in_the_line() -> None:
    """Z 11.1, 11.2"""
    assert fired(combat(front=[["elder_bear"], []])) == []
    assert fired(combat(front=[["elder_bear"], ["clay_sentry"]])) == ["elder_bear combat"]


def test_precedence_follows_initiative_first() -> None:
    """Z 11.3: the viper (7) before the archer (6), who has the higher ATK."""
    match = combat(front=[["pale_archer"], ["reed_viper"]])
    assert fired(match) == ["reed_viper combat", "pale_archer combat"]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((0, 1, 0, 0), (0, 0, 9, 9)),
        ((0, 0, 1, 0), (0, 0, 0, 9)),
        ((0, 0, 0, 2), (0, 0, 0, 0)),
    ],
)
def test_precedence_at_equal_initiative(better: terms.Stats, worse: terms.Stats) -> None:
    """Z 11.3: then ATK, DEF, remaining HP; the lot is not drawn."""
    weak = creature("lamp_widow", "bound_flame", lasting=worse)
    strong = creature("hollow_king", "headlong", lasting=tuple(map(sum, zip((-1, -1, 0, 0), better, strict=True))))
    match = combat(front=[[weak], [strong]])
    assert fired(match)[:2] == ["headlong combat", "bound_flame combat"]
    assert log(match, "lot") == []


def test_precedence_of_equals_is_decided_by_the_lot() -> None:
    """Z 11.4"""
    weak = creature("lamp_widow", "bound_flame")
    same = creature("hollow_king", "headlong", lasting=(-1, -1, 0, 0))
    firsts = set()
    for seed in range(12):
        match = combat(front=[[weak], [same]], seed=seed)
        lot = [line["seat"] for line in log(match, "lot")]
        assert lot[0] == log(match, "triggered")[0]["seat"]
        assert len(lot) == 2
        firsts.add(lot[0])
    assert firsts == {0, 1}


def test_every_combat_round_draws_a_lot_of_its_own() -> None:
    """Z 11.4"""
    front = ["vale_runner", "shard_squire"]
    lots = {
        tuple(line["seat"] for line in log(combat(front=[front, front], seed=seed), "lot") if line["place"] == 1)
        for seed in range(16)
    }
    assert lots == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_the_dead_are_in_the_lot() -> None:
    """Z 11.4: the pup is dead when the lot is needed, in step B, but it began the combat round."""
    same = creature("vale_runner", lasting=(1, 0, 0, 2))
    for seed in range(6):
        match = combat(3, front=[["reed_viper"], ["marsh_pup"], [same]], seed=seed)
        lot = [line["seat"] for line in log(match, "lot")]
        assert sorted(lot) == [0, 1, 2]
        assert log(match, "winner")[0]["seat"] == next(seat for seat in lot if seat != 1)


@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("elder_bear", ["vale_runner", "vale_runner"]),
        ("reed_viper", [creature("vale_runner", lasting=(1, 0, 0, 1)), "clay_sentry"]),
    ],
)
def test_combat_effects_need_no_lot_because_of_members_without_any(card: str, others: list[Named]) -> None:
    """Z 11.3, 11.4: two who have none tie, or one who has none with one who has."""
    match = combat(3, front=[[card], *([other] for other in others)])
    assert fired(match) == [f"{card} combat"]
    assert log(match, "winner")[0]["card"] == card
    assert log(match, "lot") == []


def test_a_member_carries_out_printed_effects_before_attached_ones() -> None:
    """Z 11.5"""
    match = combat(front=[[creature("dawn_sovereign", "bound_flame", "headlong")], ["elder_bear"]], hp=[20, 30])
    assert fired(match)[:3] == ["dawn_sovereign combat", "bound_flame combat", "headlong combat"]
    match = combat(front=[[creature("dawn_sovereign", "headlong", "bound_flame")], ["elder_bear"]], hp=[20, 30])
    assert fired(match)[:3] == ["dawn_sovereign combat", "headlong combat", "bound_flame combat"]


def test_what_step_a_kills_is_settled_before_the_next_member() -> None:
    """Z 11.6, 11.7, 12.4"""
    match = combat(3, front=[["reed_viper"], [creature("marsh_pup", "vengeful")], ["elder_bear"]])
    play(match, "1 hero:0")
    assert fired(match) == ["reed_viper combat", "vengeful death", "elder_bear combat"]
    match = combat(front=[["reed_viper"], [creature("vale_tyrant", damage=3)]])
    assert fired(match) == ["reed_viper combat"]


def test_the_highest_current_attack_wins() -> None:
    """Z 11.8"""
    match = combat(front=[["shard_squire"], [creature("toll_keeper", "giant_cleaver")]])
    assert log(match, "winner")[0]["card"] == "toll_keeper"
    assert log(match, "winner")[0]["attack"] == 4


@pytest.mark.parametrize("better", [(1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)])
def test_equal_attack_is_decided_by_initiative_defence_and_hp(better: terms.Stats) -> None:
    """Z 11.9"""
    match = combat(front=[["marsh_pup"], [creature("marsh_pup", lasting=better)]])
    assert log(match, "winner")[0]["seat"] == 1
    assert log(match, "lot") == []


def test_nobody_wins_without_attack_or_members() -> None:
    """Z 11.10, 10.5"""
    assert log(combat(front=[["clay_sentry"], []]), "winner") == []
    assert log(combat(front=[[guard("oath_lancer")], []]), "fight") == []


def test_all_others_are_struck_at_the_same_time() -> None:
    """Z 11.11, 11.16, 12.11"""
    match = combat(
        3,
        front=[["zynalith_colossus"], [creature("lamp_widow")], [creature("soul_ferryman", damage=1)]],
    )
    assert [line["number"] for line in log(match, "struck")] == [7, 7]
    assert fired(match) == []
    assert front(match, 1) == front(match, 2) == []
    assert state(match).hp == [30, 27, 27]


def test_overflow_and_direct_hits_are_reduced_by_hero_defence() -> None:
    """Z 11.12, 11.13, 11.14, 12.9"""
    match = combat(
        3,
        front=[
            ["zynalith_colossus"],
            ["shard_squire", guard("clay_sentry")],
            [guard("wall_golem"), guard("bridge_warden")],
        ],
    )
    assert [(line["seat"], line["number"], line["lost"]) for line in log(match, "hero-hit")] == [(1, 5, 4), (2, 7, 3)]


def test_leech_heals_by_what_was_really_lost() -> None:
    """Z 11.15, 9.11"""
    match = combat(front=[["bloated_tick"], [guard("clay_sentry")]], hp=[10, 30])
    assert state(match).hp == [11, 29]
    assert [line["rule"] for line in log(match, "hero-healed")] == ["11.15"]
    match = combat(front=[["bloated_tick"], []], hp=[29, 30])
    assert state(match).hp == [30, 28]


def test_every_win_pays_a_zynalith_and_the_bounty_with_it() -> None:
    """Z 11.17, 11.18: the log cites the bounty where there is one."""
    match = combat(front=[[creature("duel_mistress", "glorious"), "shard_squire"], []])
    assert [(line["number"], line["rule"]) for line in log(match, "reward")] == [(3, "11.18"), (1, "11.17")]
    assert state(match).zynalith == [7, 3]


def test_the_dead_are_counted_before_triggers() -> None:
    """Z 11.19, 13.19, 15.7: the fallen player's Death effect no longer happens."""
    match = combat(front=[["zynalith_colossus"], ["ash_hound"]], hp=[2, 5])
    assert match.over
    assert fired(match) == []
    assert match.returns == (1.0, 0.0)


def test_death_mourning_defence_in_this_order() -> None:
    """Z 11.20, 13.17, 13.4, 13.5, 13.11"""
    match = combat(
        front=[["oath_lancer"], [creature("marsh_pup", "vengeful"), guard("thornback"), guard("soul_ferryman")]]
    )
    assert fired(match) == ["vengeful death", "soul_ferryman mourning", "thornback defence"]


def test_the_winner_is_not_hurt() -> None:
    """Z 11.21"""
    match = combat(front=[["duel_mistress"], ["shard_squire"]])
    assert at(match, 0, "duel_mistress").damage == 0


@pytest.mark.parametrize(("players", "loss"), [(2, 5), (3, 5), (4, 3), (5, 3)])
def test_a_hit_without_a_creature_in_the_way_is_halved_from_four_players_on(players: int, loss: int) -> None:
    """Z 11.13, 11.22"""
    match = combat(players, front=[["duel_mistress"]])
    assert state(match).hp[1:] == [30 - loss] * (players - 1)


@pytest.mark.parametrize(("players", "alive"), [(4, 3), (5, 2)])
def test_it_stays_halved_when_fewer_are_left(players: int, alive: int) -> None:
    """Z 11.22: as many count as the match began with."""
    out = [seat >= alive for seat in range(players)]
    hp = [0 if gone else 30 for gone in out]
    match = combat(players, front=[["duel_mistress"]], hp=hp, out=out)
    assert state(match).hp[1:alive] == [30 - 3] * (alive - 1)


def test_no_hit_reaches_the_hero_of_an_eliminated_player() -> None:
    """Z 11.13: neither in the fight nor in the forecast."""
    match = position(3, front=[["shard_squire"], [], []], hp=[30, 0, 30], out=[False, True, False])
    (line,) = match.view(0)["facts"]["lines"]
    assert [hit["seat"] for hit in line["heroes"]] == [2]
    play(match, "0 pass", "2 pass")
    assert [hit["seat"] for hit in log(match, "hero-hit")] == [2]


def test_overflow_is_not_halved() -> None:
    """Z 11.12, 11.22"""
    match = combat(4, front=[["duel_mistress"], ["marsh_pup"]])
    assert state(match).hp[1] == 26


# -- 12: damage, death, refunds ------------------------------------------------------------------------------------


def test_def_reduces_strikes_only() -> None:
    """Z 12.1, 12.2"""
    assert at(combat(front=[["oath_lancer"], ["wall_golem"]]), 1, "wall_golem").damage == 1
    match = position(front=[["shard_squire"], ["wall_golem"]], hand=[["spark_volley"], []])
    play(match, "0 play:hand:spark_volley")
    assert at(match, 1, "wall_golem").damage == 3


def test_a_death_refunds_the_printed_cost_less_one_and_nothing_for_attached_cards() -> None:
    """Z 12.4, 12.5, 12.6, 12.7"""
    match = position(front=[["shard_squire"], [creature("toll_keeper", "heirloom_crown")]], hand=[["unmaking"], []])
    play(match, "0 play:hand:unmaking")
    assert state(match).silver[1] == 4
    assert discards(match) == ["toll_keeper", "heirloom_crown"]
    match = position(front=[["shard_squire"], ["salvage_crane"]], hand=[["unmaking"], []])
    play(match, "0 play:hand:unmaking")
    assert state(match).silver[1] == 6


def test_hero_defence_counts_defenders_guards_and_wards() -> None:
    """Z 12.8"""
    match = position(
        front=[[guard("bridge_warden", "watchful"), guard("clay_sentry", "gate_shield"), "wall_golem"], []],
        ward=[2, 0],
    )
    assert match.view(None)["facts"]["defence"] == [1 + 1 + 1 + 1 + 2 + 2, 0]


def test_hero_defence_meets_every_instance_of_damage() -> None:
    """Z 12.9, 12.10: the log cites the one or the other."""
    match = position(
        front=[["mist_maiden"], [guard("clay_sentry"), guard("toll_keeper")]],
        hand=[["ember_lance", "piercing_star"], []],
        known={0: ["ember_lance", "piercing_star"]},
        zynalith=[3, 0],
    )
    play(match, "0 play:hand:ember_lance", "1 pass", "0 play:hand:piercing_star")
    assert [(line["lost"], line["rule"]) for line in log(match, "hero-hit")] == [(2, "12.9"), (6, "12.10")]


def test_those_who_die_together_do_not_mourn_each_other() -> None:
    """Z 12.11, 13.14"""
    match = position(
        front=[["shard_squire"], [creature("lamp_widow", damage=2), creature("mourning_veil", damage=2)]],
        hand=[["rain_of_glass"], []],
    )
    play(match, "0 play:hand:rain_of_glass")
    assert front(match, 1) == []
    assert fired(match) == ["rain_of_glass instant"]


def test_a_dead_hero_is_not_healed_and_hp_stay_at_zero() -> None:
    """Z 12.12, 12.13"""
    game = state(position(3, hp=[30, 2, 30])).copy()
    heroes.hit(game, 1, 9, pierce=True)
    assert game.hp[1] == 0
    heroes.heal(game, 1, 5)
    assert game.hp[1] == 0


def test_a_dead_creature_is_not_healed() -> None:
    """Z 12.12"""
    match = position(front=[[creature("elder_bear", damage=2)], []])
    game = state(match).copy()
    bear = game.front[0][0]
    fronts.hurt(game, bear, 99)
    assert bear.remaining == 0
    fronts.mend(game, bear, 2)
    assert bear.remaining == 0


# -- 14: charges ---------------------------------------------------------------------------------------------------


def test_a_charge_outside_the_combat_phase_forms_its_line_when_it_is_fought() -> None:
    """Z 14.1, 14.4, 14.7"""
    match = position(
        front=[["vale_runner", guard("shard_squire")], ["marsh_pup", guard("toll_keeper"), "moss_boar"]],
        round=3,
        hand=[["oath_lancer"], []],
        silver=[10, 0],
    )
    play(match, "0 play:hand:oath_lancer")
    assert [(line["seat"], line["card"]) for line in log(match, "member")] == [(0, "oath_lancer"), (1, "moss_boar")]
    assert log(match, "fight")[0]["number"] == 2
    assert state(match).zynalith[0] == 4


def test_a_creature_charges_once_a_round() -> None:
    """Z 14.2, 14.6, 14.9"""
    match = position(front=[[creature("mist_maiden", charged=True)], []], hand=[["first_blood"], []], zynalith=[3, 0])
    play(match, "0 play:hand:first_blood")
    assert log(match, "charged") == []
    assert at(match, 0, "mist_maiden").attack == 3
    match = position(front=[[guard("mist_maiden")], []], hand=[["first_blood"], []], zynalith=[3, 0])
    play(match, "0 play:hand:first_blood")
    assert log(match, "charged") == []
    assert not at(match, 0, "mist_maiden").charged


def test_no_combat_round_inside_a_combat_round() -> None:
    """Z 14.3"""
    match = combat(front=[["vale_tyrant"], [creature("elder_bear", "headlong")]])
    told = [line["event"] for line in match.log if line["event"] in ("fight", "winner", "charged")]
    assert told == ["fight", "winner", "charged", "fight", "winner"]


def test_charges_are_fought_in_the_order_in_which_they_were_set_off() -> None:
    """Z 14.3, 14.5"""
    match = combat(
        front=[
            [creature("elder_bear", "headlong", lasting=(0, 0, 0, 30))],
            [creature("vale_tyrant", lasting=(0, 0, 0, 30))],
        ]
    )
    assert [line["card"] for line in log(match, "charged")] == ["vale_tyrant", "elder_bear"]


def test_another_member_may_win_a_charge() -> None:
    """Z 14.8"""
    match = position(front=[[], ["zynalith_colossus"]], hand=[["cliff_ram"], []], silver=[9, 0])
    play(match, "0 play:hand:cliff_ram")
    assert log(match, "winner")[0]["seat"] == 1
    assert state(match).zynalith == [3, 4]


def test_the_forecast_says_what_combat_would_bring() -> None:
    """Z 10.1, 11.8: what the view calls `facts.lines`."""
    fronts: list[list[Named]] = [["sky_ray", "oath_lancer"], ["vale_runner"], [guard("clay_sentry")]]
    match = position(3, front=fronts)
    first, second = match.view(None)["facts"]["lines"]
    assert first["winner"]["card"] == "sky_ray"
    assert [(s["card"], s["damage"], s["overflow"], s["dies"]) for s in first["strikes"]] == [
        ("vale_runner", 2, 0, True)
    ]
    assert first["heroes"] == [{"seat": 2, "through": 1, "loses": 1}]
    assert [(h["seat"], h["loses"]) for h in second["heroes"]] == [(1, 4), (2, 3)]
    assert second["reward"] == 1
    assert position(front=[["duel_mistress"], []]).view(None)["facts"]["lines"][0]["reward"] == 2
    played = combat(3, front=fronts)
    assert state(played).hp == [30, 26, 30 - 1 - 3]
    quicker = position(front=[["oath_lancer"], ["clockwork_judge"]]).view(None)["facts"]["lines"][0]
    assert (quicker["winner"]["card"], quicker["lot"]) == ("oath_lancer", [])
    tied = position(front=[["marsh_pup"], ["marsh_pup"]])
    line = tied.view(0)["facts"]["lines"][0]
    assert line["winner"] is None
    assert line["reward"] == 0
    assert [c["seat"] for c in line["lot"]] == [0, 1]
