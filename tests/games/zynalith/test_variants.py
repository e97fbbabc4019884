"""The switches of the game, one by one and together."""

from itertools import product
from random import Random
from typing import Any

import pytest

from croupier.engine import start
from croupier.games.zynalith import Zynalith
from croupier.text import Translator
from tests.games.played import asked, log, names, offered, play
from tests.games.zynalith.table import Named, at, combat, creature, fired, front, guard, position, state
from tests.words import flat

FRONTS = {"two_fronts": "on"}
FACELESS = {"faceless_warrior": "on"}


def test_two_fronts_share_the_slots_and_are_chosen_when_the_creature_enters() -> None:
    """Z 6.6, 6.7, 9.1: variant two_fronts."""
    match = position(
        variants=FRONTS,
        front=[["shard_squire", creature("vale_runner", east=True)], []],
        silver=[9, 0],
        hand=[["marsh_pup", "candle_wisp"], ["ember_ward"]],
    )
    assert front(match, 0) == ["shard_squire", "vale_runner"]
    play(match, "0 play:hand:marsh_pup")
    assert asked(match) == ["1 counter"]
    play(match, "1 decline:round")
    assert asked(match) == ["0 front"]
    assert offered(match, 0) == ["west", "east"]
    play(match, "0 east")
    assert front(match, 0) == ["shard_squire", "vale_runner", "marsh_pup"]
    assert [c.east for c in state(match).front[0]] == [False, True, True]
    (entered,) = log(match, "entered")
    assert (entered["front"], entered["place"]) == ("east", 3)
    play(match, "0 end", "1 pass")
    assert offered(match, 0, "play") == []


@pytest.mark.parametrize(
    ("language", "east", "only"),
    [
        ("en", "Ada’s east front, place 3: “CARD”.", "Your front, place 3: “CARD”."),
        ("fr", "Front est d’Ada, place 3 : « CARD ».", "Votre front, place 3 : « CARD »."),
        ("de", "Ostfront von Ada, Slot 3: „CARD“.", "Deine Front, Slot 3: „CARD“."),
    ],
)
def test_the_log_says_which_front_a_creature_enters(language: str, east: str, only: str) -> None:
    """Z 6.7: variant two_fronts."""
    translator = Translator(language, Zynalith, strict=True)
    line = {"event": "entered", "rule": "6.7", "seat": 0, "card": "marsh_pup", "place": 3, "front": "east"}
    name = translator.card("marsh_pup")
    assert flat(translator.line(line, ("Ada", "Mara"), 1)) == east.replace("CARD", name)
    assert flat(translator.line(line | {"front": "only"}, ("Ada", "Mara"), 0)) == only.replace("CARD", name)


def test_swaps_stay_inside_one_front() -> None:
    """Z 7.1: variant two_fronts."""
    fronts: list[list[Named]] = [
        ["marsh_pup", creature("cliff_ram", east=True), creature("vale_tyrant", east=True)],
        [],
    ]
    assert offered(position(variants=FRONTS, front=fronts), 0, "swap") == ["swap:2"]


def test_west_lines_then_east_lines() -> None:
    """Z 10.1, 10.4, 11.13: variant two_fronts."""
    match = combat(
        variants=FRONTS,
        front=[
            ["shard_squire", creature("oath_lancer", east=True)],
            [creature("vale_runner", east=True), guard("clay_sentry")],
        ],
    )
    assert [(line["number"], line["front"]) for line in log(match, "fight")] == [(1, "west"), (1, "east")]
    assert [(line["seat"], line["card"]) for line in log(match, "member")] == [
        (0, "shard_squire"),
        (0, "oath_lancer"),
        (1, "vale_runner"),
    ]
    assert state(match).hp == [30, 30 - 2 - 1]


def test_a_charge_uses_the_front_of_the_charging_creature() -> None:
    """Z 14.4: variant two_fronts."""
    match = position(
        variants=FRONTS,
        front=[["vale_runner"], ["shard_squire", creature("toll_keeper", east=True)]],
        silver=[9, 0],
        hand=[["cliff_ram"], []],
    )
    play(match, "0 play:hand:cliff_ram", "0 east")
    assert [(line["seat"], line["card"]) for line in log(match, "member")] == [(0, "cliff_ram"), (1, "toll_keeper")]


def test_the_faceless_warrior_copies_its_left_neighbour() -> None:
    """Z 9.1, 9.9: variant faceless_warrior."""
    match = position(
        variants=FACELESS,
        round=3,
        front=[
            [creature("elder_bear", "heavy_boned", lasting=(0, 2, 0, 0)), "faceless_warrior", "faceless_warrior"],
            [],
        ],
    )
    assert front(match, 0) == ["elder_bear", "faceless_warrior", "faceless_warrior"]
    for warrior in state(match).front[0][1:]:
        assert (warrior.initiative, warrior.attack, warrior.defence, warrior.life) == (0, 5, 1, 7)
    for told in match.view(0)["facts"]["creatures"][0][1:]:
        assert {source["card"] for source in told["sources"]} == {"elder_bear"}, "the second copies what the first does"
    alone = at(position(variants=FACELESS, front=[["faceless_warrior"], []]), 0, "faceless_warrior")
    assert (alone.attack, alone.defence, alone.life) == (0, 0, 1)
    dressed = at(
        position(variants=FACELESS, front=[["shard_squire", creature("faceless_warrior", "long_spear")], []]),
        0,
        "faceless_warrior",
    )
    assert (dressed.attack, dressed.life) == (5, 2)


def test_there_are_two_faceless_warriors() -> None:
    """Z 1.4: variant faceless_warrior."""
    game = state(start(Zynalith, 2, 1, FACELESS))
    assert len(game.faces) == 164
    assert len(state(start(Zynalith, 2, 1)).faces) == 162


def test_a_faceless_warrior_dies_when_its_neighbour_leaves() -> None:
    """Z 12.4, 12.5: variant faceless_warrior; its damage stays when the values change."""
    fronts: list[list[Named]] = [["elder_bear", creature("faceless_warrior", damage=3)], []]
    match = position(variants=FACELESS, front=fronts, declines=[False, True])
    assert at(match, 0, "faceless_warrior").remaining == 4
    play(match, "0 banish:1")
    assert front(match, 0) == []
    assert state(match).silver[0] == 11 + 14
    assert log(match, "died")[0]["card"] == "faceless_warrior"


def test_a_swap_can_kill_a_faceless_warrior() -> None:
    """Z 7.1, 12.4: variant faceless_warrior."""
    fronts: list[list[Named]] = [["wall_golem", "clay_sentry", creature("faceless_warrior", damage=4)], []]
    match = position(variants=FACELESS, front=[[fronts[0][0], fronts[0][2], fronts[0][1]], []])
    assert front(match, 0) == ["wall_golem", "faceless_warrior", "clay_sentry"]
    play(match, "0 swap:2")
    assert front(match, 0) == ["wall_golem", "clay_sentry"]
    assert state(match).silver[0] == 14


def test_equipment_that_moves_a_creature_can_kill_a_faceless_warrior() -> None:
    """Z 6.9, 9.3, 12.4: variant faceless_warrior; the harness gives the front another order at once."""
    fronts: list[list[Named]] = [["scrap_imp", "clay_sentry", creature("faceless_warrior", damage=3)], []]
    match = position(variants=FACELESS, round=3, front=fronts, silver=[3, 0], hand=[["racing_harness"], []])
    assert at(match, 0, "faceless_warrior").remaining == 1
    play(match, "0 play:hand:racing_harness", "0 host:2")
    assert front(match, 0) == ["clay_sentry", "scrap_imp"]
    assert state(match).silver[0] == 14


@pytest.mark.parametrize(
    ("mine", "damage", "choices", "heard"),
    [
        (["rivet_ox", "wall_golem"], 4, ["0 play:hand:racing_harness", "0 host:2"], "rivet_ox equipment"),
        (["gilded_broker", "den_mother"], 5, ["0 play:hand:siege_marshal"], "gilded_broker greed"),
        (["den_mother"], 3, ["0 play:hand:bell_automaton"], "bell_automaton instant"),
    ],
)
def test_who_dies_by_a_card_put_down_has_left_when_the_triggers_of_the_play_come_up(
    mine: list[Named], damage: int, choices: list[str], heard: str
) -> None:
    """Z 12.4, 13.19, 13.22: variant faceless_warrior; what it heard itself is dropped, its Death waits behind."""
    warrior = creature("faceless_warrior", "miserly", "death_curse", "smiths_belt", damage=damage)
    match = position(
        variants=FACELESS,
        round=3,
        front=[[*mine, warrior], []],
        silver=[13, 0],
        hand=[["racing_harness", "siege_marshal", "bell_automaton"], []],
        declines=[False, True],
    )
    assert at(match, 0, "faceless_warrior").remaining > 0
    play(match, *choices)
    assert fired(match) == [heard, "death_curse death"]
    assert next(line["event"] for line in match.log if line["event"] in ("died", "triggered")) == "died"


@pytest.mark.parametrize(("used", "zynalith"), [([], 4), ([0], 3)])
def test_a_death_at_the_end_of_a_round_belongs_to_that_round(used: list[int], zynalith: int) -> None:
    """Z 13.21, 15.1: variant faceless_warrior; the front falls back into its printed order and one HP is missing."""
    fronts: list[list[Named]] = [
        [
            guard("scrap_imp", for_round=(2, 0, 0, 0)),
            guard("lamp_widow", used=used),
            guard("faceless_warrior", damage=3),
        ],
        [],
    ]
    match = position(variants=FACELESS, phase="combat", round=3, front=fronts, zynalith=[3, 3])
    assert front(match, 0) == ["lamp_widow", "scrap_imp"]
    assert [line["event"] for line in match.log if line["event"] in ("round-over", "died")] == ["round-over", "died"]
    assert state(match).zynalith[0] == zynalith
    assert at(match, 0, "lamp_widow").used == []


def test_the_neighbour_is_in_the_same_front() -> None:
    """Z 9.1: variants faceless_warrior and two_fronts."""
    match = position(
        variants={**FACELESS, **FRONTS}, front=[["elder_bear", creature("faceless_warrior", east=True)], []]
    )
    assert at(match, 0, "faceless_warrior").attack == 0


@pytest.mark.parametrize(
    ("card", "defence"),
    [("crystal_mill", 0), ("choir_of_glass", 1), ("duel_mistress", 1), ("elder_bear", 2), ("wall_golem", 2)],
)
def test_hero_defence_by_cost(card: str, defence: int) -> None:
    """Z 12.8: variant cost_defence; Wall Golem costs 9 and guards 1 more."""
    match = position(variants={"cost_defence": "on"}, front=[[guard(card)], []])
    assert match.view(None)["facts"]["defence"][0] == defence


def test_standing_in_defence_position_still_counts_as_defending() -> None:
    """Z 13.11: variant cost_defence."""
    match = combat(variants={"cost_defence": "on"}, front=[["oath_lancer"], [guard("thornback")]])
    assert state(match).hp == [29, 26]


def test_free_order_allows_side_actions_after_every_main_action_but_the_pass() -> None:
    """Z 5.3, 5.4, 5.6: variant free_order."""
    free = {"free_order": "on"}
    match = position(
        variants=free, front=[["shard_squire"], []], silver=[1, 0], hand=[["ember_ward"], []], zynalith=[1, 3]
    )
    play(match, "0 take:creature:deck")
    assert offered(match, 0) == ["switch:1", "sell", "end"]
    play(match, "0 sell", "0 switch:1")
    assert asked(match) == ["1 turn"]
    match = position(variants=free, front=[["shard_squire"], []])
    assert asked(play(match, "0 pass")) == ["1 turn"]
    laid: dict[str, Any] = {"silver": [10, 0, 0], "hp": [2, 30, 30], "declines": [False, True, True]}  # Any: as below
    match = position(3, variants=free, hand=[["oath_lancer"]], front=[[], [guard("mirror_guard")], []], **laid)
    play(match, "0 play:hand:oath_lancer")
    assert state(match).out == [True, False, False]
    assert asked(match) == ["1 turn"], "whoever is out has no side action left (5.9)"
    match = position(variants=free, silver=[1, 0], zynalith=[0, 3])
    assert asked(play(match, "0 take:creature:deck")) == ["1 turn"]


def test_instant_refill_fills_both_rows_after_picks_and_main_actions() -> None:
    """Z 2.7, 4.3: variant instant_refill."""
    refill = {"instant_refill": "on"}
    decks: dict[str, Any] = {
        "creature_deck": ["elder_bear", "vale_tyrant"],
        "extra_deck": ["long_spear"],
    }  # Any: as below
    rows: dict[str, Any] = {  # Any: values of any field
        "creature_row": ["vale_runner", "sky_ray", "shard_squire", "toll_keeper", "lamp_widow"],
        "extra_row": ["watchful", "denial", "miserly", "elusive", "requiem"],
    }
    match = position(variants=refill, phase="draft", round=0, **decks, **rows)
    play(match, "0 take:creature:2")
    assert names(match, state(match).creature_row)[1] == "elder_bear"
    match = position(variants=refill, silver=[9, 0], declines=[False, True], **decks, **rows)
    play(match, "0 play:creature:1")
    assert names(match, state(match).creature_row)[0] == "elder_bear"
    assert asked(match) == ["0 turn"]
    match = position(variants=refill, silver=[9, 0], declines=[False, True])
    play(match, "0 take:extra:deck")
    assert [line["row"] for line in log(match, "offered")] == ["creature"] * 5 + ["extra"] * 5


@pytest.mark.parametrize("values", list(product(("off", "on"), repeat=5)))
def test_all_switches_go_together(values: tuple[str, ...]) -> None:
    """Z 16.4"""
    variants = dict(zip(Zynalith.variants, values, strict=True))
    random = Random("".join(values))
    match = start(Zynalith, 2 + random.randrange(4), 7, variants)
    while not match.over:
        decision = random.choice(match.decisions)
        match.choose(decision.seat, random.randrange(len(decision.options)))
    assert match.variants == variants
