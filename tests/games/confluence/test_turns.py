"""Turns: the deck they draw from, what is offered in them, who has passed, stopped or is done."""

from croupier.engine import Match, start
from croupier.games.confluence import Confluence
from tests.games.confluence.table import TWO, Fields, attack, life, offered, one, points, position, stack, state, waits
from tests.games.played import asked, log, names, play


def turns(match: Match) -> list[tuple[str, int]]:
    """Who has passed, stopped or been done, in that order."""
    return [(line["event"], line["seat"]) for line in match.log if line["event"] in ("passed", "stopped", "done")]


def unwound(match: Match) -> bool:
    """Whether the additional turns are over and the stacks have begun."""
    return "stacks" in [line["phase"] for line in log(match, "phase")]


# -- the deck --------------------------------------------------------------------------------------------------------


def test_the_deck_is_shuffled() -> None:
    """C 1.5, 1.7: another seed deals other cards, the same one deals the same."""
    dealt = {seed: names(match, state(match).common) for seed in range(5) for match in [start(Confluence, 2, seed)]}
    assert len({*map(tuple, dealt.values())}) == 5
    again = start(Confluence, 2, 3)
    assert names(again, state(again).common) == dealt[3]


def test_cards_are_dealt_from_the_lead_player_on() -> None:
    """C 1.6, 1.7, 1.8, 5.6: hands, then pools, whoever leads."""
    leads = set()
    for seed in range(12):
        game = state(start(Confluence, 3, seed))
        leads.add(game.lead)
        order = [(game.lead + n) % 3 for n in range(3)]
        assert [game.hand[seat][:5] for seat in order] == [[*range(n, n + 5)] for n in (0, 5, 10)]
        assert [game.pool[seat] for seat in order] == [[*range(n, n + 5)] for n in (15, 20, 25)]
        assert game.common == [30, 31, 32, 33, 34]
        assert [game.hand[seat][5:] for seat in order] == [[35], [36], [37]]
    assert leads == {0, 1, 2}


# -- basic turns -----------------------------------------------------------------------------------------------------


def test_a_card_of_which_there_are_two_is_offered_once() -> None:
    """C 6.2, 15.5"""
    match = position(hand={0: ["kestrel", "roc", "kestrel"], 1: ["siren"]})
    assert offered(match) == ["lay:kestrel", "lay:roc"]
    play(match, "0 lay:kestrel")
    assert names(match, state(match).hand[0]) == ["roc", "kestrel"]


def test_the_card_that_is_laid_may_be_activated_and_comes_last_in_the_pool() -> None:
    """C 4.12, 6.6, 6.7: in a basic turn nobody stops; each effect once."""
    match = position(pool=[["guardsman", "quarry_ram"]], hand=[["pebble_sprite", "dragon"], ["roc", "siren"]])
    play(match, "0 lay:pebble_sprite")
    mine = [f"activate:{card}@pool0.{n}" for n, card in enumerate(["guardsman", "quarry_ram", "pebble_sprite"], 1)]
    assert offered(match) == ["done", *mine]
    play(match, f"0 {mine[2]}")
    assert offered(match) == ["done", *mine[:2]]
    play(match, "0 done")
    assert asked(match) == ["1 lay"]
    assert state(match).debt[0] == [0, 2, 0]


def test_standard_effects_are_set_off_once_and_only_those_of_the_laid_card() -> None:
    """C 6.5, 7.8: both combinations have three cards or more."""
    pool = ["salamander", "magma_serpent", "ferryman", "river_sage"]
    match = position(pool=[pool], hand=[["cinder_wolf", "dragon"], ["roc", "siren"]])
    play(match, "0 lay:cinder_wolf")
    assert [one(match, 0, n).length for n in (1, 2)] == [3, 3]
    assert stack(match) == ["0 cinder_wolf sharpen 2"]
    assert [(line["card"], line["seat"]) for line in log(match, "set-off")] == [("cinder_wolf", 0)]


def test_one_long_combination_is_enough() -> None:
    """C 6.5, 6.6: on either side."""
    for pool, lengths in ((["salamander", "magma_serpent"], [3, 2]), (["ferryman", "zephyr", "river_sage"], [3])):
        match = position(pool=[pool], hand=[["cinder_wolf", "dragon"], ["roc", "siren"]])
        play(match, "0 lay:cinder_wolf")
        assert [combination.length for combination in state(match).combinations[0]] == lengths
        assert asked(match) == ["0 activate"]


# -- additional turns ------------------------------------------------------------------------------------------------


def test_what_ends_a_turn_is_told() -> None:
    """C 7.9, 7.12, 7.15, 15.3"""
    match = position(3, phase="additional", pool=[["guardsman", "kestrel"], ["zephyr", "prism"], ["wraith"]])
    play(match, "0 pass", "1 stop", "2 pass")
    assert turns(match) == [("passed", 0), ("stopped", 1), ("passed", 2)]
    match = position(3, phase="additional", pool=[["guardsman", "kestrel"], ["zephyr", "prism"], ["wraith"]])
    play(match, "0 activate:kestrel@pool0.2", "0 done", "1 activate:prism@pool1.2", "1 stop", "2 pass")
    assert turns(match) == [("done", 0), ("stopped", 1), ("passed", 2)]
    assert asked(match) == ["0 turn"]


def test_the_phase_ends_when_all_have_passed_since_somebody_acted() -> None:
    """C 7.1, 7.12, 7.13: the one who acted passes as well."""
    pools = [["guardsman", "kestrel"], ["zephyr", "poacher"], ["wraith", "ferryman"]]
    match = position(3, phase="additional", lead=1, pool=pools)
    play(match, "1 pass", "2 pass", "0 activate:kestrel@pool0.2", "0 done")
    assert [state(match).passes, *asked(match)] == [0, "1 turn"]
    play(match, "1 pass", "2 pass")
    assert [state(match).passes, *asked(match)] == [2, "0 turn"]
    assert not unwound(match)
    play(match, "0 pass")
    assert unwound(match)


def test_a_card_that_is_laid_interrupts_the_passes_too() -> None:
    """C 7.4, 7.12, 7.13"""
    match = position(
        phase="additional", pool=[["guardsman"], ["kestrel"]], hand={1: ["whirlwind"]}, used={0: [], 1: [0]}
    )
    play(match, "0 pass", "1 lay:whirlwind", "1 done")
    assert asked(match) == ["0 turn"]
    assert state(match).lays == [0, 1]


def test_whoever_has_stopped_counts_as_passing() -> None:
    """C 7.13, 7.15: without being asked, whatever the others do meanwhile."""
    match = position(3, phase="additional", pool=[["guardsman"], ["kestrel", "zephyr"], ["wraith"]])
    play(match, "0 stop", "1 activate:kestrel@pool1.1", "1 done", "2 pass")
    assert asked(match) == ["1 turn"]
    assert state(match).passes == 2
    assert match.why_not(0, "pass") == "7.15"
    play(match, "1 pass")
    assert unwound(match)


def test_those_who_have_left_take_no_turns() -> None:
    """C 7.1, 7.13, 13.2: so many passes end the phase as there are players still in the game."""
    gone: Fields = {"out": [False, True, False], "fallen": [[1, -2, 1]], "round": 2, "life": [20, -2, 20]}
    pools = {0: ["guardsman", "zephyr"], 2: ["wraith", "kestrel"]}
    match = position(3, phase="additional", pool=pools, **gone)
    play(match, "0 activate:guardsman@pool0.1", "0 done")
    assert asked(match) == ["2 turn"]
    play(match, "2 pass")
    assert asked(match) == ["0 turn"]
    play(match, "0 pass")
    assert unwound(match)


def test_a_turn_with_a_card_may_end_with_stopping() -> None:
    """C 7.9, 7.15, 7.4: a second card is not laid then."""
    match = position(
        phase="additional", pool=[["guardsman"], ["kestrel"]], hand={0: ["quarry_ram", "cave_bear"]}, used={1: []}
    )
    play(match, "0 lay:quarry_ram", "0 stop")
    assert asked(match) == ["1 turn"]
    play(match, "1 pass")
    assert unwound(match)
    assert [line["card"] for line in log(match, "laid")][:1] == ["quarry_ram"]


def test_after_the_last_effect_a_turn_is_over() -> None:
    """C 15.2, 7.9: where nothing is left to activate nothing is asked."""
    match = position(phase="additional", pool=[["kite_runner"], ["guardsman"]], hand={0: ["north_wind"]})
    play(match, "0 lay:north_wind")
    assert asked(match) == ["0 activate"]  # its own effect
    play(match, "0 activate:north_wind@pool0.2")
    assert asked(match) == ["1 turn"]
    assert [line["seat"] for line in log(match, "done")] == [0]


def test_whoever_has_no_life_left_plays_on() -> None:
    """C 15.7, 1.4: until the round results."""
    match = position(phase="additional", life=[-2, 30], pool=[["pebble_sprite", "guardsman"], ["kestrel"]], hand=TWO)
    play(match, "0 activate:pebble_sprite@pool0.1", "0 done", "1 stop", "0 stop")
    assert [(line["seat"], line["left"]) for line in log(match, "gained-life")] == [(0, -3)]  # the effect has cost 2


def test_a_card_may_be_activated_though_its_combination_is_not_long() -> None:
    """C 7.9, 7.10"""
    match = position(phase="additional", pool=[["guardsman"]], hand={0: ["quarry_ram"]})
    play(match, "0 lay:quarry_ram")
    assert (one(match, 0).length, stack(match)) == (2, [])
    assert offered(match) == ["done", "stop", "activate:guardsman@pool0.1", "activate:quarry_ram@pool0.2"]


# -- what a hand decides ---------------------------------------------------------------------------------------------


def test_nobody_foretells_what_the_hand_of_another_decides() -> None:
    """C 15.2, 15.4: whether the next one has a choice, and which card is the only one to lay or to discard."""
    match = position(hand=[["kestrel", "guardsman"], ["roc"]])
    seen = match.preview(0, "lay:kestrel")
    assert seen is not None
    assert [names(seen, pool) for pool in state(seen).pool] == [["kestrel"], []]
    match = position(phase="additional", pool=[["guardsman"], ["kite_runner"]], hand={1: ["kestrel"]})
    seen = match.preview(0, "pass")
    assert seen is not None
    assert turns(seen) == [("passed", 0)]
    match = position(3, phase="end", ending={0: [waits(0, "cutpurse")]}, hand={1: ["roc"], 2: ["siren", "dragon"]})
    seen = match.preview(0, "player:1")
    assert seen is not None
    assert state(seen).discard == []


# -- the initial phase -----------------------------------------------------------------------------------------------


def test_what_the_first_card_does_is_carried_out_last() -> None:
    """C 5.4, 5.5, 8.2, 4.4: after everything that players have activated; by the lead player."""
    match = position(
        phase="initial",
        lead=1,
        deck=["salamander", "roc", "siren"],
        pool={0: ["spark_imp"], 1: ["cinder_wolf", "torchbearer"]},
        hand={0: ["kestrel"], 1: ["ember_dancer", "leviathan"]},
    )
    play(match, "1 lay:ember_dancer", "1 activate:torchbearer@pool1.2", "1 done", "0 lay:kestrel")
    play(match, "1 stop", "0 stop", "1 comb:1.1")
    told = [(line["seat"], line["verb"]) for line in log(match, "settled")]
    assert told == [(1, "strike"), (1, "rally-folk"), (1, "surge-ember")]


def test_of_cards_without_an_effect_of_the_common_pool_none_is_set_off() -> None:
    """C 5.3, 5.4"""
    match = position(phase="initial", deck=["guardsman", "roc", "siren"], hand={0: ["kestrel"], 1: ["prism"]})
    assert [line["card"] for line in log(match, "first-card")] == ["guardsman"]
    assert log(match, "set-off") == []


def test_a_round_is_led_by_the_next_player_and_begins_with_that_one() -> None:
    """C 13.5, 5.6, 6.1"""
    laid: Fields = {"phase": "results", "lead": 2, "deck": ["guardsman", "zephyr", "wraith", "poacher"]}
    match = position(3, hand=TWO, **laid)
    assert asked(match) == ["0 lay"]
    assert [names(match, hand)[-1] for hand in state(match).hand] == ["zephyr", "wraith", "poacher"]
    assert life(match) == [30, 30, 30]


# -- variants --------------------------------------------------------------------------------------------------------


def test_shared_common_cards_are_available_but_never_on_loan() -> None:
    """C 3.12, 3.14, 3.16: cards of the pools of others are lent as ever, two at most."""
    match = position(
        phase="additional",
        pool={1: ["cinder_wolf", "torchbearer"]},
        common=["salamander", "magma_serpent"],
        hand={0: ["spark_imp"]},
        combinations={1: [attack(7, cards=[(1, 0), (1, 1), (-1, 0), (-1, 1)])]},
        variants={"shared_common": "on"},
    )
    play(match, "0 lay:spark_imp")
    assert points(match, 0) == [1 + 2 + 2 + 2 + 1 + 1]
    assert one(match, 0).length == 5


def test_an_end_event_waits_for_its_player_only() -> None:
    """C 4.2, 4.4: whoever lays the card controls its effects."""
    pools = {1: ["lantern_ghost", "poacher"]}
    match = position(lead=1, pool=pools, hand={0: ["kestrel", "dragon"], 1: ["cutpurse", "siren"]})
    play(match, "1 lay:cutpurse")
    assert [len(mine) for mine in state(match).ending] == [0, 1]
    assert state(match).ending[1][0].controller == 1
