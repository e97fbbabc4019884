"""Moments of Confluence worth looking at (see `moments`)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from croupier.engine import Match
from tests.browser.moments import Moment
from tests.games.confluence import table as confluence

POOLS = (
    "torchbearer reed_heron kestrel leviathan world_tortoise guardsman quarry_ram siren",
    "kestrel kestrel cave_bear night_adder prism reed_heron whirlwind cave_bear",
    "reed_heron lantern_ghost grave_rat guardsman mirror_shield siren night_adder",
    "salamander lantern_ghost spark_imp quarry_ram grave_rat salamander torchbearer spark_imp",
    "guardsman war_horn lantern_ghost whirlwind drowned_king quarry_ram tidal_blade",
)
HELD = (
    "war_horn river_sage storm_gryphon cliff_courier ferryman",
    "mist_wisp cutpurse",
    "kite_runner clay_golem bridge_warden",
    "magma_serpent",
    "zephyr hourglass roc",
)
COMMON = "mirror_shield spark_imp torchbearer grave_rat dragon"
LINKS = (
    "attack rock 5 4 6, wall rock 5 0 c2, attack tide 7 1 3, wall gale 7 1",
    "attack gale 6 0 1 4, wall shade 6 0 1, wall gale 5 2 3 7",
    "wall gale 5 0, wall rock 4 1 3, attack shade 6 1 2 c3",
    "attack ember 7 0 2 5 6 c4, wall ember 5 0 4, wall gale 7 2 c4",
    "wall rock 4 0 2, attack rock 6 0 5 1",
)
"""Whose turn it was told what they announced: side, stream, places in the own pool or (`c2`) in the common one."""
WAITING = (
    "1 prism, 3 spark_imp standard",
    "2 dragon, 1 cave_bear standard, 4 war_horn, 0 quarry_ram standard, 3 salamander, 1 reed_heron",
    "0 siren standard, 2 grave_rat standard",
)
"""What waits on the stack of instant effects, on the main stack (bottom first) and for the end of the round."""


def _linked(seat: int, told: str) -> dict[str, Any]:  # Any: values of any field
    side, stream, *cards = told.split()
    places = [(confluence.COMMON, int(card[1:])) if card[0] == "c" else (seat, int(card)) for card in cards]
    return (confluence.attack if side == "attack" else confluence.wall)(-1, stream=stream, cards=places)


def _waits(told: str, players: int) -> list[dict[str, Any]]:  # Any: values of any field
    found = [one.split() for one in told.split(", ")]
    return [_waiting(*words) for words in found if int(words[0]) < players]


def _waiting(seat: str, card: str, trigger: str = "individual") -> dict[str, Any]:  # Any: values of any field
    return confluence.waits(int(seat), card, trigger)


def stream(players: int, phase: str = "additional", **more: Any) -> Match:  # Any: values of any field
    """Round 3 of Confluence at its fullest: eight cards in a pool, several combinations each, effects on all stacks."""
    seats = range(players)
    instant, main, ending = (_waits(told, players) for told in WAITING)
    laid: dict[str, Any] = {  # Any: values of any field
        "round": 3,
        "pool": [pool.split() for pool in POOLS[:players]],
        "common": COMMON.split(),
        "combinations": {seat: [_linked(seat, told) for told in LINKS[seat].split(", ")] for seat in seats},
        "hand": [held.split() for held in HELD[:players]],
        "life": [24, 21, 26, 19, 28][:players],
        "used": {1: [2, 6], 3: [0], 4: [4]},
        "debt": {1: [0, 4, 1], 3: [3, 0, 0], 4: [0, 0, 5]},
        "lays": [0, 1, 0, 2, 0][:players],
        "discard": ["sky_archer", "phoenix"],
        "instant": instant,
        "main": main,
        "ending": {seat: [one for one in ending if one["controller"] == seat] for seat in seats},
        **more,
    }
    return confluence.position(players, phase=phase, **laid)


@cache
def of_confluence(players: int = 2) -> Mapping[str, Moment]:
    """Every kind of question to seat 0."""
    bare: dict[str, Any] = {"instant": [], "main": [], "ending": {}}  # Any: values of any field
    mine: dict[str, Any] = {  # Any: values of any field
        what: {**bare, "ending": {0: [confluence.waits(0, card)]}}
        for what, card in (("take", "tide_queen"), ("exchange", "ferryman"), ("uproot", "poacher"), ("give", "siren"))
    }
    owing = {**bare, "debt": {0: [3, 4, 2]}}
    several = [confluence.waits(0, card) for card in ("pebble_sprite", "tide_queen", "poacher")]
    sift = {**bare, "instant": [confluence.waits(0, "spark_imp", "standard")]}
    counter = {**bare, "instant": [confluence.waits(0, "steam_djinn")], "main": _waits(WAITING[1], players)}
    attacks = "attack gale 0 1, attack shade 2 3, attack tide 4 5, wall rock 5 6"
    many: dict[str, Any] = {  # Any: values of any field
        **bare,
        "combinations": {seat: [_linked(seat, told) for told in attacks.split(", ")] for seat in range(players)},
        "hand": [[] for _ in range(players)],
        "main": [confluence.waits(0, "marsh_hexer")],
    }
    last: dict[str, Any] = {  # Any: values of any field
        **bare,
        "combinations": {},
        "used": {},
        "pool": [POOLS[0].split()[:6], *([] for _ in range(1, players))],
        "life": [9, *(-seat for seat in range(1, players))],
    }
    found = {
        "lay": Moment(stream(players, "basic", **bare, combinations={}, lays=[0] * players)),
        "turn": Moment(stream(players)),
        "activate": Moment(stream(players), ["0 lay:river_sage"]),
        "announce": Moment(stream(players), ["0 compose:river_sage"]),
        "announce any": Moment(stream(players), ["0 compose:war_horn"]),
        "pick": Moment(stream(players), ["0 compose:river_sage", "0 pick:tide"]),
        "borrow": Moment(stream(players), ["0 compose:storm_gryphon", "0 all:gale"]),
        "combination": Moment(stream(players, "stacks", **{**bare, "main": [confluence.waits(0, "salamander")]})),
        "combination of many": Moment(stream(players, "stacks", **many)),
        "effect": Moment(stream(players, "stacks", **counter)),
        "discard_hand": Moment(stream(players, "stacks", **sift)),
        "event": Moment(stream(players, "end", **{**bare, "ending": {0: several}})),
        "take": Moment(stream(players, "end", **mine["take"])),
        "exchange": Moment(stream(players, "end", **mine["exchange"])),
        "uproot": Moment(stream(players, "end", **mine["uproot"])),
        "pay": Moment(stream(players, "cost", **owing)),
        "amount": Moment(stream(players, "cost", **owing), ["0 choose"]),
        "discard_pool": Moment(stream(players, "laydown", **bare)),
        "end": Moment(stream(players, "laydown", **last), ["0 discard:torchbearer@pool0.1"]),
    }
    if players > 2:
        found["opponent"] = Moment(stream(players, "stacks", **{**bare, "main": [confluence.waits(0, "torchbearer")]}))
        found["aim"] = Moment(stream(players, "combat", **bare))
        found["split"] = Moment(stream(players, "combat", **bare), ["0 split"])
        first = [f"{seat} player:0" for seat in range(1, players) for one in LINKS[seat].split(", ") if "attack" in one]
        found["struck"] = Moment(stream(players, "combat", lead=1, **bare), first)
    return found
