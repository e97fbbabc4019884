"""Why something is not offered."""

from typing import Any

import pytest

from tests.games.confluence.table import COMMON, TWO, attack, offered, position, waits, wall
from tests.games.played import play


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("lay:dragon", "6.2"),
        ("compose:kestrel", "6.2"),
        ("activate:guardsman@pool0.1", "6.6"),
        ("activate:kite_runner@pool0.2", "6.6"),
        ("activate:zephyr@pool1.1", "4.12"),
        ("activate:zephyr@pool0.1", None),
        ("activate:zephyr@pool7.1", None),
        ("activate:zephyr@pool2.1", None),
        ("activate:zephyr@pool0.3", None),
        ("compose:siren", "6.2"),
        ("pass", "6.1"),
        ("stop", "6.1"),
        ("card:guardsman@pool0.1", "8.6"),
        ("comb:0.1", "8.6"),
        ("effect:1", "8.6"),
        ("player:1", "11.5"),
        ("split", "11.5"),
        ("attacks", "9.5"),
        ("3", "9.10"),
        ("event:1", "10.3"),
        ("none", "3.34"),
        ("all:ember", "3.31"),
        ("discard:kestrel@pool0.1", "12.1"),
        ("decline", "8.8"),
        ("lay:nonsense", None),
        ("nonsense", None),
    ],
)
def test_in_a_basic_turn(key: str, rule: str | None) -> None:
    """C 6.2, 6.6, 4.12, 6.1, 8.6, 11.5, 9.5, 9.10, 10.3, 3.34, 3.31, 12.1, 8.8"""
    match = position(pool=[["guardsman", "kite_runner"], ["zephyr"]], hand={0: ["kestrel", "siren"], 1: ["roc"]})
    assert match.why_not(0, key) == rule
    assert key not in match.decisions[0].keys


def test_in_the_turns_of_others() -> None:
    """C 6.1, 7.1, 5.1, 6.2"""
    match = position(hand={0: ["kestrel", "siren"], 1: ["roc", "prism"]}, pool={1: ["guardsman"]})
    assert match.why_not(1, "lay:roc") == "6.1"
    assert match.why_not(1, "activate:guardsman@pool1.1") == "6.1"
    match = position(phase="additional", hand={0: ["kestrel"], 1: ["roc"]}, pool=[["zephyr"], ["guardsman"]])
    assert match.why_not(1, "activate:guardsman@pool1.1") == "7.1"
    match = position(3, phase="combat", combinations={0: [attack(5)]}, hand={0: ["roc"]}, pool=[["zephyr"]])
    assert match.why_not(0, "activate:zephyr@pool0.1") == "5.1"
    assert match.why_not(0, "lay:roc") == "5.1"
    assert match.why_not(0, "7") == "11.6"


def test_while_composing() -> None:
    """C 3.1, 3.9, 3.15, 3.16, 3.19"""
    laid = {1: [attack(4, cards=[(1, 0), (1, 1), (1, 2)])]}
    pools = {
        0: ["cinder_wolf", "kestrel", "torchbearer"],
        1: ["salamander", "ember_dancer", "magma_serpent", "phoenix"],
    }
    mine = {0: [attack(3, cards=[(0, 0)])], **laid}
    match = position(phase="additional", pool=pools, hand={0: ["spark_imp"]}, combinations=mine)
    play(match, "0 compose:spark_imp")
    for key in match.decisions[0].keys:
        if key == "pick:ember":
            play(match, "0 pick:ember")
            break
    assert match.why_not(0, "card:kestrel@pool0.2") == "3.1"
    assert match.why_not(0, "card:cinder_wolf@pool0.1") == "3.9"
    assert match.why_not(0, "card:phoenix@pool1.4") == "3.19"
    play(match, "0 card:salamander@pool1.1", "0 card:ember_dancer@pool1.2")
    assert match.why_not(0, "card:magma_serpent@pool1.3") == "3.16"
    assert match.why_not(0, "card:salamander@pool1.1") == "3.9"


def test_a_card_that_does_not_show_the_stream_of_what_is_composed() -> None:
    """C 3.26, 3.5, 3.31, 3.1: a side that is appointed, a side that is missing, a stream that is not named yet."""
    common = ["tidal_blade", "mirror_shield", "torchbearer"]
    theirs = {1: [attack(4, stream="tide", cards=[(1, 0), (COMMON, 0)])]}
    match = position(
        phase="additional",
        pool=[["salamander", "cinder_wolf"], ["giant_pike"]],
        common=common,
        appointed=[[COMMON, 0, 0, 1]],
        hand=[["spark_imp"], ["roc"]],
        combinations=theirs,
    )
    play(match, "0 compose:spark_imp")
    assert match.why_not(0, "card:salamander@pool0.1") == "3.31"
    play(match, "0 pick:ember")
    assert match.why_not(0, "card:tidal_blade@common.1") == "3.26"
    assert match.why_not(0, "card:mirror_shield@common.2") == "3.5"
    assert match.why_not(0, "card:giant_pike@pool1.1") == "3.1"


def test_in_the_basic_phase_nothing_is_lent() -> None:
    """C 3.15"""
    match = position(
        pool={0: ["cinder_wolf", "torchbearer"], 1: ["salamander"]},
        hand={0: ["spark_imp"], 1: ["roc"]},
        combinations={1: [attack(2, cards=[(1, 0)])]},
    )
    play(match, "0 compose:spark_imp", "0 pick:ember")
    assert match.why_not(0, "card:salamander@pool1.1") == "3.15"


def test_when_a_card_has_been_laid() -> None:
    """C 6.1, 7.11, 8.6"""
    match = position(pool=[["guardsman", "quarry_ram"]], hand=[["pebble_sprite", "siren"], ["roc"]])
    play(match, "0 lay:pebble_sprite")
    assert match.why_not(0, "lay:siren") == "6.1"
    match = position(phase="stacks", combinations={0: [wall(2)]}, hand={0: ["roc", "prism"]})
    assert match.why_not(0, "card:roc@common.9") is None


def test_in_an_additional_turn_with_a_card_laid() -> None:
    """C 7.2, 7.11, 7.9, 7.3: one card a turn, and none after an effect."""
    mine = ["guardsman", "quarry_ram", "kite_runner"]
    hands = [["pebble_sprite", "bridge_warden"], ["roc", "siren"]]
    laid: dict[str, Any] = {"phase": "additional", "pool": [mine], "hand": hands}  # Any: values of any field
    match = position(**laid)
    assert match.why_not(0, "activate:kite_runner@pool0.3") == "7.3"
    play(match, "0 lay:pebble_sprite")
    assert match.why_not(0, "lay:bridge_warden") == "7.2"
    play(match, "0 activate:guardsman@pool0.1")
    assert match.why_not(0, "lay:bridge_warden") == "7.2"
    match = position(**laid)
    play(match, "0 activate:guardsman@pool0.1")
    assert match.why_not(0, "lay:bridge_warden") == "7.11"
    match = position(**laid)
    play(match, "0 compose:pebble_sprite")
    assert match.why_not(0, "lay:bridge_warden") == "7.2"
    assert match.why_not(0, "activate:guardsman@pool0.1") == "7.9"
    play(match, "0 pick:rock")
    assert match.why_not(0, "done") == "3.37"


def test_passing_and_being_done_in_an_own_additional_turn() -> None:
    """C 7.6, 7.9, 7.12, 6.4: who has acted cannot pass, who has not is not done, and who composes announces first."""
    laid: dict[str, Any] = {  # Any: values of any field
        "pool": [["guardsman", "quarry_ram", "kite_runner"]],
        "hand": [["pebble_sprite", "bridge_warden"], ["roc", "siren"]],
    }
    match = position(phase="additional", **laid)
    assert match.why_not(0, "done") == "7.9"
    play(match, "0 compose:pebble_sprite")
    assert [match.why_not(0, key) for key in ("pass", "stop", "done")] == ["7.6", "7.6", "7.6"]
    match = position(phase="additional", **laid)
    play(match, "0 lay:pebble_sprite")
    assert "stop" in offered(match)
    assert match.why_not(0, "pass") == "7.12"
    match = position(**laid)
    play(match, "0 compose:pebble_sprite")
    assert [match.why_not(0, key) for key in ("pass", "stop", "done")] == ["6.4", "6.4", "6.4"]


def test_a_side_cannot_be_left_out_if_it_is_the_only_one() -> None:
    """C 7.7"""
    pool = [["guardsman", "kestrel"]]
    match = position(phase="additional", pool=pool, hand=[["tidal_blade", "siren"], ["roc", "dragon"]])
    play(match, "0 compose:tidal_blade")
    assert "none" not in offered(match)
    assert match.why_not(0, "none") == "7.7"


def test_while_effects_are_carried_out() -> None:
    """C 5.1, 8.6: nobody passes, and only what an effect can choose is chosen."""
    match = position(3, phase="stacks", main=[waits(0, "torchbearer")], hand=TWO)
    assert match.why_not(0, "player:0") == "8.6"
    assert match.why_not(0, "split") == "8.6"
    assert match.why_not(0, "pass") == "5.1"
    assert match.why_not(0, "stop") == "5.1"
    match = position(3, phase="combat", combinations={0: [attack(5)]}, hand=TWO)
    assert match.why_not(0, "player:0") == "11.5"
    assert match.why_not(0, "pass") == "5.1"


def test_cards_that_are_not_discarded() -> None:
    """C 8.6, 12.1, 1.12: by an effect, from a pool, over a hand limit."""
    deck = ["wraith", "poacher", "kestrel"]
    sift = [waits(0, "kite_runner", "standard")]
    match = position(phase="stacks", instant=sift, hand=TWO, main=[waits(1, "torchbearer")], deck=deck)
    assert match.why_not(0, "discard:siren") == "8.6"
    hands = {0: [*deck, "siren", "roc", "dragon"], 1: ["prism"]}
    match = position(phase="laydown", hand=hands, variants={"hand_limit": "5"})
    assert match.why_not(0, "discard:phoenix") == match.why_not(1, "discard:prism") == "1.12"
    raid = {0: [waits(0, "cutpurse")]}
    match = position(3, phase="end", ending=raid, hand={1: ["siren", "roc"], 2: ["prism", "dragon"]})
    play(match, "0 player:1")
    assert match.decisions[0].seat == 1
    assert match.why_not(0, "discard:roc") == "8.6"
    assert match.why_not(2, "discard:prism") == "4.13"


def test_nobody_learns_by_asking_what_somebody_links() -> None:
    """C 3.38: what has been picked is told when it is announced."""
    match = position(pool=[["salamander", "torchbearer", "phoenix"]], hand=[["spark_imp", "roc"], ["siren", "wraith"]])
    play(match, "0 compose:spark_imp", "0 pick:ember")
    keys = match.decisions[0].keys
    before = [match.why_not(1, key) for key in keys]
    play(match, "0 card:torchbearer@pool0.2")
    assert [match.why_not(1, key) for key in keys] == before
    assert {*before} == {"6.1"}


def test_what_was_granted_earlier_has_priority() -> None:
    """C 8.4, 8.6: a ward, a ceiling, a closed attack; a combination of the wrong side or owner is no target at all."""
    crack: dict[str, Any] = {"main": [waits(0, "salamander")], "hand": TWO}  # Any: values of any field
    match = position(3, phase="stacks", combinations={1: [wall(5, "ward"), wall(4), attack(3)], 2: [wall(2)]}, **crack)
    assert offered(match, "comb") == ["comb:1.2", "comb:2.1"]
    assert match.why_not(0, "comb:1.1") == "8.4"
    assert match.why_not(0, "comb:1.3") == "8.6"
    assert match.why_not(0, "comb:1.9") == "8.6"
    mine = {0: [attack(3, closed=True), attack(4), attack(5), attack(2, "flight"), wall(2)]}
    match = position(phase="stacks", main=[waits(0, "kestrel")], combinations=mine, hand=TWO)
    assert offered(match, "comb") == ["comb:0.2", "comb:0.3"]
    assert match.why_not(0, "comb:0.1") == "8.4"
    assert match.why_not(0, "comb:0.4") == "8.6"


def test_what_another_player_is_asked() -> None:
    """C 4.13, 6.1, 7.1, 9.1, 10.2, 11.1, 12.1: the reason is that it is somebody else’s turn."""
    walls = {1: [wall(5), wall(4)], 2: [wall(2)]}
    match = position(3, phase="stacks", main=[waits(0, "salamander")], combinations=walls, hand=TWO)
    assert match.why_not(1, "comb:1.2") == "4.13"
    match = position(pool=[["guardsman", "quarry_ram"]], hand=[["pebble_sprite", "siren"], ["roc"]])
    play(match, "0 compose:pebble_sprite")
    assert match.why_not(1, offered(match)[0]) == "6.1"
    match = position(3, phase="combat", combinations={0: [attack(5)], 1: [attack(5)]}, hand=TWO)
    assert match.why_not(1, "split") == "11.1"
    play(match, "0 split")
    assert match.why_not(1, "3") == "11.1"
    two = [attack(5), attack(4)]
    match = position(phase="cost", combinations={0: two, 1: two}, debt={0: [3, 0, 0], 1: [3, 0, 0]}, hand=TWO)
    assert match.why_not(1, "weakest") == "9.1"
    match = position(phase="end", ending={0: [waits(0, "grave_rat"), waits(0, "grave_rat", "standard")]}, hand=TWO)
    assert match.why_not(1, "event:1") == "10.2"
    pools = [["guardsman", "siren", "poacher", "kestrel", "quarry_ram", "wraith"], ["zephyr"]]
    match = position(phase="laydown", pool=pools)
    assert match.why_not(1, "discard:siren@pool0.2") == "12.1"


def test_what_another_discards_is_not_betrayed() -> None:
    """C 4.13: the answer is the same whether the other player holds that card or not."""
    sift = [waits(0, "kite_runner", "standard")]
    match = position(phase="stacks", instant=sift, hand=TWO, deck=["wraith", "poacher", "kestrel"])
    assert "discard:phoenix" in offered(match)
    assert match.why_not(1, "discard:phoenix") == match.why_not(1, "discard:dragon") == "4.13"


def test_a_card_that_lies_too_deep_in_the_discard_pile() -> None:
    """C 8.6"""
    pile = ["siren", "torchbearer", "kestrel", "guardsman", "wraith", "poacher"]
    match = position(phase="end", ending={0: [waits(0, "grave_rat")]}, discard=pile)
    assert "card:torchbearer@discard.2" in offered(match)
    assert match.why_not(0, "card:siren@discard.1") == "8.6"
    assert match.why_not(0, "card:siren@discard.2") is None
    assert match.why_not(1, "card:torchbearer@discard.2") == "4.13"


def test_composing_is_not_offered_where_it_leaves_no_choice() -> None:
    """C 7.3, 7.5: there is one stream with one card on one side only, or nothing at all."""
    match = position(phase="additional", pool=[["guardsman"]], hand={0: ["quarry_ram", "siren"]})
    assert offered(match, "compose") == []
    assert match.why_not(0, "compose:quarry_ram") == "7.3"
    assert match.why_not(0, "compose:siren") == "7.5"


def test_an_effect_that_has_been_used() -> None:
    """C 4.11, 7.3, 7.9: that one, not the others."""
    match = position(phase="additional", pool=[["guardsman", "kestrel", "kite_runner"]], used={0: [1]})
    assert offered(match, "activate") == ["activate:guardsman@pool0.1"]
    assert match.why_not(0, "activate:kestrel@pool0.2") == "4.11"
    assert match.why_not(0, "activate:kite_runner@pool0.3") == "7.3"


def test_leaving_while_somebody_picks_cards() -> None:
    """C 3.37, 7.1, 7.6: a combination needs two cards before one is done with it, and only its owner is."""
    pools = [["salamander", "torchbearer", "kestrel"], ["guardsman"]]
    match = position(phase="additional", pool=pools, hand=[["spark_imp"], ["roc"]])
    play(match, "0 compose:spark_imp", "0 pick:ember")
    assert [match.why_not(0, key) for key in ("done", "pass", "stop")] == ["3.37", "7.6", "7.6"]
    assert match.why_not(1, "done") == "7.1"
    assert match.why_not(1, "card:salamander@pool0.1") == "7.1"
    assert match.why_not(1, "card:salamander@pool0.9") is None


def test_what_no_effect_can_choose() -> None:
    """C 8.6: what names no combination, and a combination of another for an effect that moves the own points."""
    laid = {0: [attack(3), wall(4)], 1: [attack(5)]}
    match = position(3, phase="stacks", main=[waits(0, "clay_golem")], combinations=laid, hand=TWO)
    assert offered(match) == ["decline", "comb:0.1", "comb:0.2"]
    keys = ("comb:1.1", "comb:2.9", "comb:9.9", "comb:0.0", "comb:x", "comb:")
    assert [match.why_not(0, key) for key in keys] == ["8.6", "8.6", None, None, None, None]


def test_a_discard_that_nobody_is_asked_for() -> None:
    """C 8.6, 1.12: while an effect asks something else, and while pools are reduced."""
    match = position(3, phase="stacks", main=[waits(0, "torchbearer")], hand=TWO)
    assert match.why_not(1, "discard:roc") == "8.6"
    pool = ["guardsman", "siren", "poacher", "kestrel", "quarry_ram", "wraith"]
    match = position(phase="laydown", pool=[pool, ["zephyr"]], hand=TWO)
    assert match.why_not(1, "discard:roc") == "1.12"
    assert match.why_not(1, "discard:zephyr@pool1.1") == "12.1"


def test_a_card_of_the_discard_pile_that_no_effect_asks_for() -> None:
    """C 8.6: one that lies there, and none that does not."""
    pile = ["siren", "torchbearer"]
    match = position(hand={0: ["kestrel", "roc"]}, discard=pile)
    assert [match.why_not(0, f"card:torchbearer@discard.{n}") for n in (1, 2, 3)] == [None, "8.6", None]
