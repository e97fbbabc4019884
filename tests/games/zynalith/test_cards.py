"""Every card, played once, with a look at what it does."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from croupier.engine import Match
from croupier.games.zynalith.cards import terms
from tests.games.played import log, names, play
from tests.games.zynalith.rows import DESIGNS, FACES, ROWS
from tests.games.zynalith.table import Named, at, combat, creature, front, guard, hand, position, state

DECK = ["vale_runner", "shard_squire", "toll_keeper", "bridge_warden", "field_surgeon"]


class Case(NamedTuple):
    """A card, what is done with it, and what must be true afterwards."""

    card: str
    match: Callable[[], Match]
    check: Callable[[Match], bool]


def hp(*expected: int) -> Callable[[Match], bool]:
    return lambda m: state(m).hp == list(expected)


def silver(*expected: int) -> Callable[[Match], bool]:
    return lambda m: state(m).silver == list(expected)


def zynalith(*expected: int) -> Callable[[Match], bool]:
    return lambda m: state(m).zynalith == list(expected)


def values(card: str, *expected: int, seat: int = 0) -> Callable[[Match], bool]:
    """The current INIT, ATK, DEF and maximum HP of a creature."""
    return lambda m: (c := at(m, seat, card)) is not None and (c.initiative, c.attack, c.defence, c.life) == expected


def damage(card: str, expected: int, seat: int = 1) -> Callable[[Match], bool]:
    return lambda m: at(m, seat, card).damage == expected


def dead(card: str, seat: int = 1) -> Callable[[Match], bool]:
    return lambda m: card not in front(m, seat)


def both(*checks: Callable[[Match], bool]) -> Callable[[Match], bool]:
    return lambda m: all(check(m) for check in checks)


def hit(*lost: int) -> Callable[[Match], bool]:
    """What the heroes lost, hit by hit."""
    return lambda m: [line["lost"] for line in log(m, "hero-hit")] == list(lost)


def cast(
    card: str, *choices: str, mine: list[Named] | None = None, theirs: list[Named] | None = None, **fields: Any
) -> Callable[[], Match]:
    """Seat 0 plays the card from hand on its one creature (Mist Maiden, Elder Bear or Rivet Ox by type)."""
    hosts = {terms.PROPERTY: "elder_bear", terms.SPELL: "mist_maiden", terms.EQUIPMENT: "rivet_ox"}
    row = next(row for row in ROWS if row.id == card)
    mine = [hosts[row.type]] if mine is None and row.type in hosts else (mine or [])

    def build() -> Match:
        match = position(
            front=[mine, ["shard_squire"] if theirs is None else theirs],
            **{"hand": [[card], []], "silver": [20, 0], "zynalith": [5, 3], **fields},
        )
        return play(match, f"0 play:hand:{card}", *choices)

    return build


def deed(
    choice: str, *more: str, mine: list[Named], theirs: list[Named] | None = None, **fields: Any
) -> Callable[[], Match]:
    """Seat 0 does something while its cards are in play; nobody answers."""

    def build() -> Match:
        match = position(
            front=[mine, theirs or []],
            declines=[False, True],
            **{"silver": [20, 0], "zynalith": [5, 3], **fields},
        )
        return play(match, f"0 {choice}", *more)

    return build


def spell(mine: list[Named]) -> Callable[[], Match]:
    """Seat 0 plays Coin Alchemy on its last creature: +5 silver, -1 zynalith."""
    return deed("play:hand:coin_alchemy", "0 host:2", mine=mine, hand=[["coin_alchemy"], []])


def equipment(mine: list[Named], *more: str) -> Callable[[], Match]:
    return deed("play:hand:bone_helm", *more, mine=mine, hand=[["bone_helm"], []])


def a_property(mine: list[Named], *more: str, **fields: Any) -> Callable[[], Match]:
    return deed("play:hand:noble_born", *more, mine=mine, hand=[["noble_born"], []], **fields)


def greed(mine: list[Named], *more: str) -> Callable[[], Match]:
    """Seat 0 plays a card of 12 silver."""
    return deed("play:hand:heirloom_crown", *more, mine=mine, hand=[["heirloom_crown"], []])


def event(mine: list[Named], **fields: Any) -> Callable[[], Match]:
    """Seat 0 takes a card from the creature deck, where Spring Thaw lies on top."""
    return deed("take:creature:deck", mine=mine, creature_deck=["spring_thaw", "vale_runner"], **fields)


def mourning(mine: list[Named], *more: str, **fields: Any) -> Callable[[], Match]:
    """Seat 0 destroys seat 1's Marsh Pup with Unmaking."""
    return deed("play:hand:unmaking", *more, mine=mine, theirs=["marsh_pup"], hand=[["unmaking"], []], **fields)


def own_death(mine: list[Named], *more: str, theirs: list[Named] | None = None, **fields: Any) -> Callable[[], Match]:
    """Seat 1 destroys seat 0's creature on place 1 with Unmaking."""

    def build() -> Match:
        match = position(
            front=[mine, ["mist_maiden", *(theirs or [])]],
            active=1,
            declines=[True, False],
            **{"hand": [[], ["unmaking"]], **fields},
        )
        return play(match, "1 play:hand:unmaking", *more)

    return build


def final(mine: list[Named], **fields: Any) -> Callable[[], Match]:
    """The end of the game."""
    return lambda: combat(front=[mine, []], **fields)


def fight(mine: list[Named], theirs: list[Named], *choices: str, **fields: Any) -> Callable[[], Match]:
    """The combat phase of round 5."""
    return lambda: play(combat(front=[mine, theirs], **fields), *choices)


def attacked(mine: list[Named], **fields: Any) -> Callable[[], Match]:
    """Seat 1 attacks the hero of seat 0 with an Oath Lancer (ATK 4)."""
    return lambda: combat(front=[mine, ["oath_lancer"]], **fields)


def drawn(card: str, **fields: Any) -> Callable[[], Match]:
    """Seat 0 takes from the deck where the event lies on top."""
    back = FACES[[face.id for face in FACES].index(card)].back

    def build() -> Match:
        decks = {"creature_deck": ["vale_runner"], "extra_deck": ["bone_helm"]}
        decks[f"{back}_deck"] = [card, *decks[f"{back}_deck"]]
        match = position(**{"silver": [9, 5], "declines": [False, True], **decks, **fields})
        return play(match, f"0 take:{back}:deck")

    return build


SQUIRE: list[Named] = ["shard_squire"]

CASES = [
    # creatures: Instant
    Case(
        "field_surgeon",
        cast("field_surgeon", "0 creature:0:2", mine=[creature("elder_bear", damage=4)]),
        damage("elder_bear", 1, seat=0),
    ),
    Case("oath_lancer", cast("oath_lancer", theirs=[]), both(hp(30, 26), zynalith(6, 3))),
    Case("cliff_ram", cast("cliff_ram", theirs=[]), both(hp(30, 26), zynalith(6, 3))),
    Case("mist_maiden", cast("mist_maiden"), lambda m: at(m, 1, "shard_squire").guarding),
    Case("aurora_stag", cast("aurora_stag", hp=[20, 30]), hp(23, 30)),
    Case("bell_automaton", cast("bell_automaton"), lambda m: state(m).ward == [2, 0]),
    # creatures: passives
    Case("toll_keeper", lambda: position(front=[["toll_keeper"]], phase="start"), lambda m: _income(m) == [11, 10]),
    Case("bridge_warden", lambda: position(front=[[guard("bridge_warden")]]), lambda m: _defence(m) == [2, 0]),
    Case("quarry_captain", lambda: position(front=[["quarry_captain", "rivet_ox"]]), values("rivet_ox", 1, 3, 1, 4)),
    Case("den_mother", lambda: position(front=[["den_mother", "moss_boar"]]), values("moss_boar", 2, 3, 0, 5)),
    Case("rift_oracle", cast("mending_song", mine=["rift_oracle"]), zynalith(5, 3)),
    Case("harness_maker", cast("bone_helm", mine=["harness_maker"], silver=[5, 0]), silver(5, 0)),
    Case("duel_mistress", fight(["duel_mistress"], []), zynalith(5, 3)),
    Case("siege_marshal", fight(["siege_marshal"], [guard("wall_golem")]), hp(30, 24)),
    Case("sky_ray", cast("spark_volley", theirs=["sky_ray"]), damage("sky_ray", 0)),
    Case("bloated_tick", fight(["bloated_tick"], [], hp=[20, 30]), hp(22, 28)),
    Case("crimson_bat", fight(["crimson_bat"], [guard("wall_golem")], hp=[20, 30]), hp(23, 27)),
    Case(
        "hoard_engine",
        lambda: position(front=[[creature("hoard_engine", "watchful", "bone_helm")]]),
        values("hoard_engine", 3, 5, 1, 6),
    ),
    Case("salvage_crane", deed("banish:1", mine=["salvage_crane"]), silver(26, 0)),
    Case("crown_claimant", final([guard("crown_claimant")]), lambda m: log(m, "final")[0]["number"] == 3 + 4),
    Case(
        "zynalith_colossus", fight(["zynalith_colossus"], []), both(hp(30, 23), values("zynalith_colossus", 0, 7, 2, 7))
    ),
    Case("vale_runner", fight(["vale_runner"], []), hp(30, 29)),
    Case("shard_squire", fight(["shard_squire"], []), hp(30, 27)),
    Case("marsh_pup", fight(["marsh_pup"], []), hp(30, 29)),
    Case("candle_wisp", fight(["candle_wisp"], ["oath_lancer"]), hp(27, 30)),
    Case("scrap_imp", fight(["scrap_imp"], []), hp(30, 28)),
    Case("clay_sentry", fight(["clay_sentry"], ["oath_lancer"]), damage("clay_sentry", 2, seat=0)),
    Case(
        "faceless_warrior",
        lambda: position(front=[["oath_lancer", "faceless_warrior"]], variants={"faceless_warrior": "on"}),
        values("faceless_warrior", 0, 4, 0, 4),
    ),
    # creatures: Combat
    Case("night_collector", fight(["night_collector"], ["clay_sentry"], silver=[0, 3]), silver(1, 2)),
    Case("reed_viper", fight(["reed_viper"], ["clay_sentry"]), damage("clay_sentry", 1)),
    Case("elder_bear", fight([creature("elder_bear", damage=3)], ["clay_sentry"]), damage("elder_bear", 2, seat=0)),
    Case(
        "vale_tyrant",
        fight(["vale_tyrant"], [creature("clay_sentry", lasting=(0, 0, 0, 20))]),
        both(zynalith(5, 3), damage("clay_sentry", 8)),
    ),
    Case("pale_archer", fight(["pale_archer"], ["clay_sentry"]), hit(1)),
    Case("dawn_sovereign", fight(["dawn_sovereign"], ["clay_sentry"], hp=[30, 30]), hp(32, 30)),
    # creatures: Death and Mourning
    Case("ash_hound", own_death(["ash_hound"]), hp(30, 28)),
    Case("hollow_king", fight(["hollow_king"], ["oath_lancer"]), zynalith(4, 3)),
    Case("lamp_widow", own_death(["marsh_pup", "lamp_widow"], "1 creature:0:1"), zynalith(4, 1)),
    Case("grave_jackal", mourning(["mist_maiden", "grave_jackal"], "0 host:1"), values("grave_jackal", 4, 4, 0, 4)),
    Case("mourning_veil", mourning(["mist_maiden", "mourning_veil"], "0 host:1", hp=[20, 30]), hp(21, 30)),
    Case("soul_ferryman", mourning(["mist_maiden", "soul_ferryman"], "0 host:1"), zynalith(5 - 2 + 1, 3)),
    # creatures: Spell, Equipment, Property, Greed, Event, Defence, Game End
    Case("spellwright", spell(["spellwright", "lamp_widow"]), silver(26, 0)),
    Case(
        "echo_child",
        deed("play:hand:coin_alchemy", mine=["echo_child"], hand=[["coin_alchemy"], []], hp=[20, 30]),
        hp(21, 30),
    ),
    Case("rivet_ox", equipment(["rivet_ox"]), silver(20 - 2 + 1, 0)),
    Case("forge_titan", equipment(["forge_titan"]), values("forge_titan", 2, 6, 1, 8)),
    Case("moss_boar", a_property(["moss_boar"]), values("moss_boar", 2, 2, 0, 6)),
    Case("clockwork_judge", a_property(["clockwork_judge"], theirs=["oath_lancer"]), damage("oath_lancer", 1)),
    Case("gilded_broker", greed(["gilded_broker"]), silver(20 - 12 + 2, 0)),
    Case("vault_serpent", greed(["vault_serpent", "rivet_ox"]), values("vault_serpent", 5, 4, 0, 4)),
    Case("beggar_prophet", event(["beggar_prophet"]), silver(20, 0)),
    Case("storm_herald", event(["storm_herald"]), hp(30, 29)),
    Case("thornback", attacked([guard("thornback")]), hp(27, 29)),
    Case("mirror_guard", attacked([guard("mirror_guard")]), hp(27, 28)),
    Case("wall_golem", attacked([guard("wall_golem")]), both(hp(28, 30), silver(1, 0))),
    Case("choir_of_glass", final([guard("choir_of_glass")]), zynalith(5, 3)),
    Case("crystal_mill", final([guard("crystal_mill")]), zynalith(4, 3)),
    # properties
    Case("fleet_footed", cast("fleet_footed"), values("elder_bear", 4, 5, 1, 7)),
    Case("heavy_boned", cast("heavy_boned"), values("elder_bear", 0, 5, 1, 11)),
    Case("wild_hearted", cast("wild_hearted"), values("elder_bear", 1, 6, 1, 7)),
    Case("stone_skinned", cast("stone_skinned"), values("elder_bear", 1, 5, 2, 7)),
    Case("bloodthirsty", fight([creature("moss_boar", "bloodthirsty")], [], hp=[20, 30]), hp(22, 28)),
    Case("gate_breaker", fight([creature("moss_boar", "gate_breaker")], [guard("wall_golem")]), hp(30, 27)),
    Case("noble_born", final([guard("moss_boar", "noble_born")]), lambda m: log(m, "final")[0]["number"] == 3 + 2),
    Case("vengeful", own_death([creature("marsh_pup", "vengeful")]), hp(30, 27)),
    Case(
        "bereaved",
        own_death(["marsh_pup", creature("moss_boar", "bereaved")], "1 creature:0:1"),
        values("moss_boar", 2, 3, 0, 5),
    ),
    Case("watchful", lambda: position(front=[[guard("moss_boar", "watchful")]]), lambda m: _defence(m) == [2, 0]),
    Case("miserly", greed([creature("clay_sentry", "miserly")]), silver(20 - 12 + 2, 0)),
    Case("omen_touched", event([creature("moss_boar", "omen_touched")]), zynalith(6, 3)),
    Case(
        "headlong",
        fight([creature("oath_lancer", "headlong")], [creature("clay_sentry", lasting=(0, 0, 0, 9))]),
        both(zynalith(5, 3), damage("clay_sentry", 4)),
    ),
    Case(
        "elusive",
        cast("spark_volley", theirs=[creature("oath_lancer", "elusive")]),
        both(damage("oath_lancer", 0), values("oath_lancer", 7, 4, 0, 4, seat=1)),
    ),
    Case("glorious", fight([creature("moss_boar", "glorious")], []), zynalith(5, 3)),
    Case(
        "spell_hungry",
        deed("play:hand:coin_alchemy", mine=[creature("moss_boar", "spell_hungry")], hand=[["coin_alchemy"], []]),
        values("moss_boar", 2, 2, 0, 6),
    ),
    # spells
    Case("spark_volley", cast("spark_volley", theirs=["elder_bear"]), damage("elder_bear", 3)),
    Case("ember_lance", cast("ember_lance"), hp(30, 26)),
    Case("mending_song", cast("mending_song", hp=[20, 30]), hp(25, 30)),
    Case(
        "knit_flesh",
        cast("knit_flesh", "0 host:1", mine=[creature("mist_maiden", damage=2), creature("elder_bear", damage=3)]),
        both(damage("mist_maiden", 0, seat=0), damage("elder_bear", 1, seat=0)),
    ),
    Case(
        "battle_hymn",
        cast("battle_hymn", "0 host:1", mine=["mist_maiden", "moss_boar"]),
        both(values("mist_maiden", 6, 2, 0, 3), values("moss_boar", 2, 3, 0, 5)),
    ),
    Case(
        "iron_breath",
        cast("iron_breath", "0 host:1", mine=["mist_maiden", "moss_boar"]),
        both(values("mist_maiden", 6, 1, 1, 3), values("moss_boar", 2, 2, 1, 5)),
    ),
    Case("haste_rune", cast("haste_rune"), values("mist_maiden", 9, 3, 0, 3)),
    Case("first_blood", cast("first_blood", theirs=[]), both(hp(30, 27), zynalith(5 - 2 + 1, 3))),
    Case("coin_alchemy", cast("coin_alchemy"), silver(25, 0)),
    Case(
        "far_sight",
        cast("far_sight", creature_deck=["vale_runner"], extra_deck=["bone_helm", "denial"]),
        lambda m: hand(m, 0) == ["vale_runner", "bone_helm", "denial"],
    ),
    Case("shoving_wind", cast("shoving_wind"), both(lambda m: at(m, 1, "shard_squire").guarding, hit(0))),
    Case(
        "drag_forth",
        cast("drag_forth", theirs=[guard("elder_bear")]),
        both(damage("elder_bear", 2), lambda m: not at(m, 1, "elder_bear").guarding),
    ),
    Case("blood_pact", cast("blood_pact", hp=[20, 30]), hp(25, 25)),
    Case("piercing_star", cast("piercing_star", theirs=[guard("wall_golem")]), hp(30, 24)),
    Case("crystal_theft", cast("crystal_theft"), zynalith(5 - 2 + 2, 1)),
    Case("writ_of_seizure", cast("writ_of_seizure", silver=[0, 4]), silver(4, 0)),
    Case(
        "unmaking",
        cast("unmaking", theirs=["gilded_broker", "pale_archer"]),
        both(dead("gilded_broker"), silver(20, 6), damage("pale_archer", 0)),
    ),
    Case(
        "doomfall",
        cast("doomfall", theirs=["zynalith_colossus"]),
        both(dead("zynalith_colossus"), hp(30, 27), silver(20, 14)),
    ),
    Case(
        "rain_of_glass",
        cast("rain_of_glass", theirs=["sky_ray", "elder_bear"]),
        both(damage("sky_ray", 2), damage("elder_bear", 2)),
    ),
    Case(
        "sundered_ranks",
        cast("sundered_ranks", theirs=["elder_bear", "oath_lancer"]),
        both(damage("elder_bear", 3), damage("oath_lancer", 3), lambda m: state(m).ward[0] == 2),
    ),
    Case("wrath_of_the_vale", cast("wrath_of_the_vale", theirs=[guard("wall_golem")]), hp(30, 25)),
    Case(
        "second_dawn",
        cast("second_dawn", mine=[creature("mist_maiden", damage=2)], hp=[10, 30]),
        both(hp(20, 30), damage("mist_maiden", 0, seat=0)),
    ),
    Case(
        "night_of_fangs",
        cast("night_of_fangs"),
        both(values("mist_maiden", 6, 3, 0, 3), lambda m: state(m).leech == [True, False]),
    ),
    Case("bound_flame", fight([creature("mist_maiden", "bound_flame")], ["clay_sentry"]), damage("clay_sentry", 1)),
    Case(
        "death_curse",
        own_death([creature("marsh_pup", "death_curse")], "1 host:1", "0 creature:1:2", theirs=["elder_bear"]),
        damage("elder_bear", 4),
    ),
    Case("requiem", mourning([creature("mist_maiden", "requiem")], hp=[20, 30]), hp(22, 30)),
    Case("crystal_seed", final([guard("mist_maiden", "crystal_seed")]), zynalith(8, 3)),
    Case(
        "rune_of_return",
        deed("play:hand:coin_alchemy", mine=[creature("mist_maiden", "rune_of_return")], hand=[["coin_alchemy"], []]),
        zynalith(5, 3),
    ),
    Case("storm_mark", event([creature("mist_maiden", "storm_mark")]), hp(30, 28)),
    Case("living_totem", a_property([creature("mist_maiden", "living_totem")], hp=[20, 30]), hp(22, 30)),
    # equipment
    Case("notched_blade", cast("notched_blade"), values("rivet_ox", 1, 3, 1, 4)),
    Case("long_spear", cast("long_spear"), values("rivet_ox", 1, 4, 1, 4)),
    Case("giant_cleaver", cast("giant_cleaver", mine=["clockwork_judge"]), values("clockwork_judge", 2, 7, 0, 5)),
    Case("padded_coat", cast("padded_coat"), values("rivet_ox", 1, 2, 1, 7)),
    Case("ring_mail", cast("ring_mail"), values("rivet_ox", 1, 2, 2, 5)),
    Case("tower_shield", cast("tower_shield", mine=["clockwork_judge"]), values("clockwork_judge", 2, 4, 2, 5)),
    Case("crystal_plate", cast("crystal_plate"), values("rivet_ox", 1, 2, 3, 7)),
    Case("feather_boots", cast("feather_boots"), values("rivet_ox", 3, 2, 1, 4)),
    Case("racing_harness", cast("racing_harness"), values("rivet_ox", 4, 3, 1, 4)),
    Case("bone_helm", cast("bone_helm"), values("rivet_ox", 2, 2, 1, 6)),
    Case(
        "war_banner",
        cast("war_banner", "0 host:2", mine=["shard_squire", "rivet_ox"]),
        both(values("shard_squire", 3, 4, 0, 2), values("rivet_ox", 1, 2, 1, 4)),
    ),
    Case(
        "marching_drum",
        cast("marching_drum", "0 host:2", mine=["shard_squire", "rivet_ox"]),
        both(values("shard_squire", 4, 4, 0, 2), values("rivet_ox", 2, 3, 1, 4)),
    ),
    Case("leech_dagger", fight([creature("rivet_ox", "leech_dagger")], [], hp=[20, 30]), hp(23, 27)),
    Case("breach_hammer", fight([creature("rivet_ox", "breach_hammer")], [guard("wall_golem")]), hp(30, 27)),
    Case("spurs_of_rage", cast("spurs_of_rage", theirs=[]), both(hp(30, 28), zynalith(6, 3))),
    Case("spiked_collar", attacked([guard("rivet_ox", "spiked_collar")]), hp(27, 28)),
    Case("gate_shield", lambda: position(front=[[guard("rivet_ox", "gate_shield")]]), lambda m: _defence(m) == [3, 0]),
    Case(
        "merchants_scale",
        deed("play:hand:noble_born", mine=[creature("rivet_ox", "merchants_scale")], hand=[["noble_born"], []]),
        silver(20 - 5, 0),
    ),
    Case(
        "tithe_box",
        lambda: position(front=[[creature("rivet_ox", "tithe_box")]], phase="start"),
        lambda m: _income(m) == [12, 10],
    ),
    Case("treasure_map", final([guard("rivet_ox", "treasure_map")]), both(zynalith(4, 3), silver(10, 0))),
    Case(
        "heirloom_crown", final([guard("rivet_ox", "heirloom_crown")]), lambda m: log(m, "final")[0]["number"] == 3 + 4
    ),
    Case(
        "meteor_maul",
        fight([creature("rivet_ox", "meteor_maul")], [guard("wall_golem")]),
        both(hp(30, 24), values("rivet_ox", 1, 6, 1, 6)),
    ),
    Case(
        "mourners_bell", mourning(["mist_maiden", creature("rivet_ox", "mourners_bell")], silver=[0, 0]), silver(1, 0)
    ),
    Case(
        "omen_lens",
        event([creature("rivet_ox", "omen_lens")], extra_deck=["denial"]),
        lambda m: hand(m, 0) == ["denial", "vale_runner"],
    ),
    Case("scribes_satchel", a_property([creature("rivet_ox", "scribes_satchel")]), silver(20 - 6 + 2, 0)),
    Case(
        "smiths_belt",
        equipment([creature("forge_titan", "smiths_belt", damage=2)]),
        both(damage("forge_titan", 1, seat=0), lambda m: state(m).ward[0] == 1),
    ),
    Case(
        "spell_battery",
        spell([creature("lamp_widow", "spell_battery"), "spellwright"]),
        values("lamp_widow", 2, 3, 0, 4),
    ),
    Case("misers_ring", greed([creature("rivet_ox", "misers_ring")]), zynalith(6, 3)),
    Case("powder_keg", own_death([creature("toll_keeper", "powder_keg")]), damage("mist_maiden", 2)),
    Case("lifeblood_amulet", cast("lifeblood_amulet", hp=[30, 30]), hp(36, 30)),
    # counters
    Case(
        "denial",
        lambda: play(
            position(front=[SQUIRE], hand=[["watchful"], ["denial"]], silver=[2, 0]),
            "0 play:hand:watchful",
            "1 counter:hand:denial",
        ),
        both(silver(1, 0), zynalith(3, 1)),
    ),
    Case(
        "barred_gate",
        lambda: play(
            position(hand=[["toll_keeper"], ["barred_gate"]], silver=[5, 0]),
            "0 play:hand:toll_keeper",
            "1 counter:hand:barred_gate",
        ),
        both(silver(4, 0), dead("toll_keeper", seat=0)),
    ),
    Case(
        "quick_fingers",
        lambda: play(
            position(hand=[[], ["quick_fingers"]], silver=[5, 0], creature_row=DECK),
            "0 take:creature:1",
            "1 counter:hand:quick_fingers",
        ),
        both(silver(5, 0), lambda m: hand(m, 1) == ["vale_runner"]),
    ),
    Case(
        "grave_tithe",
        lambda: play(
            position(front=[["toll_keeper"]], hand=[[], ["grave_tithe"]]), "0 banish:1", "1 counter:hand:grave_tithe"
        ),
        silver(0, 4),
    ),
    Case(
        "ember_ward",
        lambda: play(position(hand=[[], ["ember_ward"]], hp=[30, 20]), "0 pass", "1 counter:hand:ember_ward"),
        both(hp(30, 23), lambda m: state(m).ward == [0, 2]),
    ),
    Case(
        "sudden_call",
        lambda: play(position(front=[[], SQUIRE], hand=[[], ["sudden_call"]]), "0 pass", "1 counter:hand:sudden_call"),
        both(hp(27, 30), zynalith(3, 2)),
    ),
    # events
    Case(
        "blood_moon",
        drawn("blood_moon", front=[["elder_bear"], ["marsh_pup"]]),
        both(damage("elder_bear", 1, seat=0), dead("marsh_pup")),
    ),
    Case("great_stampede", drawn("great_stampede", front=[[guard("elder_bear")], []]), hp(29, 28)),
    Case(
        "spring_thaw",
        drawn("spring_thaw", front=[[creature("elder_bear", damage=3)], [creature("oath_lancer", damage=1)]]),
        both(damage("elder_bear", 1, seat=0), damage("oath_lancer", 0)),
    ),
    Case(
        "battle_fever",
        drawn("battle_fever", front=[["elder_bear"], ["oath_lancer"]]),
        both(values("elder_bear", 1, 6, 1, 7), values("oath_lancer", 6, 5, 0, 4, seat=1)),
    ),
    Case(
        "creeping_fog",
        drawn("creeping_fog", front=[["elder_bear"], ["oath_lancer"]]),
        both(values("elder_bear", 1, 4, 1, 7), values("oath_lancer", 6, 3, 0, 4, seat=1)),
    ),
    Case(
        "culling",
        drawn("culling", front=[["marsh_pup", "clay_sentry"], ["scrap_imp", "oath_lancer"]]),
        lambda m: front(m, 0) == ["clay_sentry"] and front(m, 1) == ["oath_lancer"] and state(m).silver == [8, 6],
    ),
    Case(
        "sudden_herd",
        drawn("sudden_herd", creature_deck=["sudden_herd", "vale_runner", "oath_lancer", "elder_bear"]),
        lambda m: hand(m, 0) == ["vale_runner", "elder_bear"] and hand(m, 1) == ["oath_lancer"],
    ),
    Case("crystal_rain", drawn("crystal_rain"), zynalith(4, 4)),
    Case("market_day", drawn("market_day"), silver(11, 8)),
    Case("toll_riders", drawn("toll_riders", silver=[9, 2]), silver(5, 0)),
    Case("shattering", drawn("shattering", zynalith=[3, 0]), zynalith(2, 0)),
    Case(
        "pilfering_night",
        drawn("pilfering_night", hand=[["denial"], ["sky_ray", "toll_keeper"]]),
        lambda m: hand(m, 0) == ["bone_helm"] and len(hand(m, 1)) == 1 and len(log(m, "lost-card")) == 2,
    ),
    Case("warm_springs", drawn("warm_springs", hp=[20, 29]), hp(23, 30)),
    Case(
        "caravan",
        drawn("caravan", creature_row=["sky_ray"], creature_deck=DECK),
        lambda m: names(m, state(m).creature_row) == DECK,
    ),
]


def _income(match: Match) -> list[int]:
    """Silver gained before the display is renewed."""
    lines = match.log[: [line["event"] for line in match.log].index("refreshed")]
    return [
        sum(line["number"] for line in lines if line["event"] == "gained" and line["seat"] == seat) for seat in range(2)
    ]


def _defence(match: Match) -> list[int]:
    facts: list[int] = match.view(None)["facts"]["defence"]
    return facts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_what_each_card_does(case: Case) -> None:
    """Z 13.1 to 13.9, 13.11, 13.13, 9.9, 12.10"""
    assert case.check(case.match())


def test_every_card_has_its_case() -> None:
    assert sorted(case.card for case in CASES) == sorted(face.id for face in FACES)


CREATURES = [row for row in ROWS if row.type == terms.CREATURE and row.id != "faceless_warrior"]


@pytest.mark.parametrize("row", CREATURES, ids=lambda row: row.id)
def test_every_creature_enters_for_its_cost_with_its_numbers(row: Any) -> None:
    """Z 6.4, 6.5, 6.7"""
    match = position(hand=[[row.id], []], silver=[20, 0], declines=[False, True])
    play(match, f"0 play:hand:{row.id}")
    c = at(match, 0, row.id)
    assert (c.initiative, c.attack, c.defence, c.life) == row.stats
    assert c.room == terms.ROOM[row.kind]
    assert state(match).silver[0] == 20 - row.cost


def test_the_numbers_of_the_set() -> None:
    """Z 1.4: copies by cost and the sum of printed points, as the rulebook counts them."""
    copies = [0] * 16
    for row in CREATURES:
        copies[row.cost] += row.copies
    assert copies == [2, 4, 4, 4, 6, 7, 5, 5, 4, 5, 5, 2, 3, 1, 1, 2]
    assert sum(d.worth * d.copies for d in DESIGNS if d.kind >= 0 and not d.faceless) == 25
    counts = [sum(row.copies for row in ROWS if row.type == t) for t in range(6)]
    assert counts == [16, 30, 30, 62, 12, 14]
