"""What everybody is told: a line for each thing that happens, with its rule and all that belongs to it."""

from typing import Any

import pytest

from croupier.engine import start
from croupier.games.confluence import Confluence
from tests.games.confluence.table import SIX, TWO, Fields, attack, position, settled, state, waits, wall
from tests.games.played import log, play

OTHERS = {"settled", "phase", "round", "drew", "set-off", "dissolved", "earned"}
"""Lines that are not looked at here."""


def told(laid: Fields, *choices: str) -> list[str]:
    """The lines after these choices, up to the next round: event, rule, and what else belongs to them."""
    match = play(position(**laid), *choices)
    lines: list[str] = []
    for line in match.log_for(None):
        if line["event"] == "first-card":
            break
        if line["event"] not in OTHERS:
            lines.append(" ".join([line.pop("event"), line.pop("rule"), *(f"{k}={v}" for k, v in line.items())]))
    return lines


def end(card: str, trigger: str = "individual", **fields: Any) -> Fields:  # Any: values of any field
    """The end of a round with one event of seat 0; seat 1 has to choose afterwards."""
    ending = {0: [waits(0, card, trigger)], 1: [waits(1, "wraith"), waits(1, "hourglass")]}
    return {"players": 3, "phase": "end", "ending": ending, "hand": TWO, **fields}


STRIKE = "card=sky_archer verb=strike number=2"
MINE, THEIRS = waits(0, "sky_archer", "standard"), waits(2, "sky_archer", "standard")


@pytest.mark.parametrize(
    ("laid", "choice", "lines"),
    [
        (
            end("hourglass", common=["siren", "zephyr"]),
            "0 card:zephyr@common.2",
            ["took 15.4 seat=0 card=zephyr source=common"],
        ),
        (
            end("zephyr", pool=[["kestrel"]]),
            "0 card:kestrel@pool0.1",
            ["took 15.4 seat=0 card=kestrel source=pool"],
        ),
        (
            end("grave_rat", discard=["kestrel"]),
            "0 card:kestrel@discard.1",
            ["took 15.4 seat=0 card=kestrel source=discard"],
        ),
        (
            end("ferryman", common=["siren"], pool=[["zephyr", "kestrel", "guardsman"]]),
            "0 card:zephyr@pool0.1",
            ["swapped 12.5 seat=0 card=zephyr other=siren"],
        ),
        (
            end("poacher", pool=[["zephyr"], ["guardsman"], ["siren", "wraith"]]),
            "0 card:wraith@pool2.2",
            ["uprooted 10.1 seat=0 target=2 card=wraith"],
        ),
        (
            end("kite_runner", "common", common=["siren", "zephyr"], deck=["poacher"]),
            "",
            ["left-common 10.1 card=siren", "came-to-common 12.5 card=poacher"],
        ),
        (end("hourglass", common=["siren"]), "0 decline", ["declined 8.8 seat=0"]),
    ],
    ids=lambda one: "" if isinstance(one, dict | str) else one[0].split(" ")[0],
)
def test_where_cards_go_at_the_end_of_a_round(laid: Fields, choice: str, lines: list[str]) -> None:
    """C 2.3, 12.5, 15.3, 15.4: open cards are named, and whose they were."""
    assert told(laid, *([choice] if choice else [])) == lines


def test_a_raid_is_told_with_the_card_and_with_whose_it_was() -> None:
    """C 2.3, 15.3"""
    assert told(end("cutpurse"), "0 player:2", "2 discard:dragon") == ["thrown 2.3 seat=2 card=dragon"]


@pytest.mark.parametrize(
    ("laid", "choice", "line"),
    [
        (
            settled(THEIRS, instant=[waits(0, "whirlwind")]),
            "0 effect:2",
            f"moved 8.2 seat=0 target=2 {STRIKE} way=bottom",
        ),
        (settled(MINE, instant=[waits(0, "spark_imp")]), "0 effect:2", f"moved 8.2 seat=0 target=0 {STRIKE} way=top"),
        (settled(MINE, instant=[waits(0, "prism")]), "", f"copied 4.15 seat=0 {STRIKE}"),
        (settled(THEIRS, instant=[waits(0, "siren")]), "0 effect:2", f"taken-over 8.4 seat=0 target=2 {STRIKE}"),
        (settled(THEIRS, instant=[waits(0, "steam_djinn")]), "0 effect:2", f"removed 8.4 seat=0 target=2 {STRIKE}"),
    ],
)
def test_what_becomes_of_effects_on_the_main_stack(laid: Fields, choice: str, line: str) -> None:
    """C 4.15, 8.2, 8.4, 15.3: whose they were, where they are printed, and what they do."""
    assert told(laid, *([choice] if choice else [])) == [line]


@pytest.mark.parametrize(
    ("effect", "mine", "line"),
    [
        (waits(0, "reed_heron"), wall(9), "granted 8.4 {wall} power=watch number=0"),
        (waits(0, "world_tortoise"), wall(9), "granted 8.4 {wall} power=thorns number=3"),
        (waits(0, "guardsman"), wall(9), "changed 8.2 {wall} before=9 points=13 why=fortify"),
        (waits(0, "guardsman"), wall(9, ceiling=9), "stayed 8.5 {wall} points=9 why=ceiling"),
        (waits(2, "quarry_ram", "standard"), wall(9), "changed 8.2 {wall} before=9 points=7 why=crack"),
        (waits(2, "quarry_ram", "standard"), wall(0), "stayed 8.6 {wall} points=0 why=crack"),
        (waits(2, "dragon"), wall(5, raised=1), "capped 8.4 {wall} ceiling=7 points=5"),
        (waits(2, "bridge_warden"), attack(9), "closed 8.4 seat=0 stream=ember place=1 alike=0"),
    ],
)
def test_what_becomes_of_combinations(effect: Fields, mine: Fields, line: str) -> None:
    """C 8.2, 8.4 to 8.6, 15.3: whose it is, its side and stream, and its number."""
    expected = line.format(wall="seat=0 side=defence stream=rock place=1 alike=0")
    assert told(settled(effect, combinations={0: [mine]})) == [expected]


def test_who_loses_and_gains_life() -> None:
    """C 1.3, 1.4, 8.6, 15.3: how much, and what is left."""
    assert told(settled(waits(0, "wraith", "standard"), life=[20, 30, 30]), "0 player:2") == [
        "lost-life 1.4 seat=2 number=1 left=29",
        "gained-life 1.3 seat=0 number=1 left=21",
    ]
    assert told(end("cutpurse", hand={0: ["roc"]})) == ["nothing 8.6 seat=0 why=opponent"]


def test_combinations_that_look_alike_are_told_apart() -> None:
    """C 15.3, 15.5: by which one it is of those of the same side and stream."""
    laid = {0: [attack(3), wall(4, stream="ember"), attack(5), attack(6, stream="tide")]}
    match = position(phase="combat", combinations=laid, hand=TWO)
    lines = [line for line in match.log if line["event"] == "aimed"]
    assert [(line["place"], line["alike"], line["stream"]) for line in lines] == [
        (1, 1, "ember"),
        (3, 2, "ember"),
        (4, 0, "tide"),
    ]


def test_who_leads_a_round() -> None:
    """C 1.6, 13.5, 15.3: and which round it is."""
    match = start(Confluence, 3, 2)
    (line,) = log(match, "round")
    assert line == {"event": "round", "rule": "1.6", "seat": state(match).lead, "number": 1}
    match = position(3, phase="results", lead=1, round=3, hand=TWO)
    assert log(match, "round") == [{"event": "round", "rule": "13.5", "seat": 2, "number": 4}]


def test_what_is_set_off() -> None:
    """C 4.6, 5.4, 6.5, 6.8, 15.3: by whom, for which card, and as what."""
    pool, hand = ["kestrel", "whirlwind", "zephyr"], [["roc", "guardsman"], ["leviathan", "phoenix"]]
    match = play(position(pool=[pool], hand=hand), "0 lay:roc", "0 done")
    told = [[line[name] for name in ("seat", "card", "trigger", "verb", "number")] for line in log(match, "set-off")]
    assert told == [[0, "roc", "standard", "grant-flight", 0], [0, "roc", "standard", "sharpen", 2]]
    assert [(line["seat"], line["rule"]) for line in log(match, "laid")] == [(0, "6.2")]
    assert [(line["seat"], line["rule"]) for line in log(match, "done")] == [(0, "6.8")]


def test_payments_and_overruns() -> None:
    """C 9.4, 9.7, 15.3: from which combination, for which letter, and what is left."""
    laid: Fields = {"phase": "cost", "combinations": {0: [wall(4)]}, "debt": {0: [2, 3, 0]}, "hand": TWO}
    assert told(laid) == [
        "overrun 9.7 seat=0 number=2 cost=A left=28",
        "paid 9.4 seat=0 side=defence stream=rock place=1 alike=0 number=3 cost=D left=1",
    ]


def test_hits_and_what_they_do() -> None:
    """C 11.7, 11.11 to 11.17, 15.3: damage first, then what is eroded, leeched and stung."""
    mine = [attack(4, "erode", "leech"), attack(7, "flight", "leech", stream="tide")]
    theirs = {0: mine, 1: [wall(6, thorns=1)]}
    assert told({"phase": "combat", "combinations": theirs, "life": [20, 30], "hand": TWO}) == [
        "aimed 11.7 seat=0 target=1 number=4 stream=ember place=1 alike=0",
        "aimed 11.7 seat=0 target=1 number=7 stream=tide place=2 alike=0",
        "met-wall 11.12 seat=0 target=1 flown=no force=4 wall=6 whole=0 stream=rock place=1 alike=0 damage=0",
        "eroded 11.14 seat=1 stream=rock place=1 alike=0 points=2",
        "pricked 11.17 seat=0 number=1 left=19",
        "met-nothing 11.11 seat=0 target=1 flown=yes damage=7",
        "combat-damage 11.13 seat=1 number=7 left=23",
        "leeched 11.17 seat=0 number=3 left=22",
    ]


def test_a_hit_on_the_bank() -> None:
    """C 11.18, 15.3: whose bank it is, and how much it stops."""
    laid: Fields = {"players": 3, "phase": "combat", "combinations": {0: [attack(5)]}, "hand": TWO}
    assert told(laid, "0 player:2") == [
        "aimed 11.7 seat=0 target=2 number=5 stream=ember place=1 alike=0",
        "met-bank 11.18 seat=0 target=2 flown=no force=5 wall=2 damage=3",
        "combat-damage 11.13 seat=2 number=3 left=27",
    ]


def test_what_is_discarded_when_cards_are_laid_down() -> None:
    """C 12.1, 12.3, 1.12, 15.3"""
    laid: Fields = {"phase": "laydown", "pool": [SIX], "common": ["zephyr", *SIX[:4]], "hand": TWO}
    assert told(laid, "0 discard:poacher@pool0.3") == [
        "thrown 12.1 seat=0 card=poacher",
        "left-common 12.3 card=zephyr",
    ]
    laid = {"phase": "laydown", "hand": {1: SIX}, "variants": {"hand_limit": "5"}}
    assert told(laid, "1 discard:kestrel") == ["thrown 1.12 seat=1 card=kestrel"]


def test_high_water_and_those_who_leave() -> None:
    """C 13.1, 13.2, 13.4, 15.3: and which cards the hand held."""
    assert told({"players": 3, "phase": "results", "round": 6, "life": [2, 9, 9], "hand": TWO}) == [
        "high-water 13.1 seat=0 number=2 left=0",
        "high-water 13.1 seat=1 number=2 left=7",
        "high-water 13.1 seat=2 number=2 left=7",
        "eliminated 13.2 seat=0 left=0",
        "hand-lost 13.4 seat=0 cards=['phoenix', 'leviathan']",
    ]


def test_what_is_laid_announced_and_activated() -> None:
    """C 3.25, 3.38, 4.8, 7.2, 15.3: with the stream of a blank side, and with the price."""
    laid: Fields = {"phase": "additional", "pool": [["prism", "zephyr"]], "hand": {0: ["cave_bear", "siren"]}}
    assert told(laid, "0 lay:cave_bear", "0 activate:zephyr@pool0.2") == [
        "laid 7.2 seat=0 card=cave_bear",
        "appointed 3.25 seat=0 card=prism side=attack stream=rock",
        "announced-attack 3.38 seat=0 stream=rock cards=['cave_bear', 'prism'] length=2 points=3",
        "appointed 3.25 seat=0 card=prism side=defence stream=gale",
        "announced-defence 3.38 seat=0 stream=gale cards=['cave_bear', 'prism'] length=2 points=4",
        "activated 4.8 seat=0 card=zephyr verb=recall number=0 price=3 cost=F",
    ]
