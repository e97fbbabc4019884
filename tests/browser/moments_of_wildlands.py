"""Moments of Wildlands worth looking at (see `moments`)."""

from collections.abc import Mapping
from typing import Any

from croupier.engine import Match, start
from croupier.games.wildlands import Wildlands
from tests.browser.moments import Moment
from tests.games.wildlands.table import battle, front, land, position, unit

PEOPLES = ("fangmoor", "deepforge", "astral", "verdant")
REALMS = (
    [
        land("t_boar_hollow", meat=4),
        land("t_antelope_flats", tapped=True, meat=3),
        land("t_wild_orchard", plants=2),
        land("t_standing_stones", mana=1),
        land("t_hunters_pass", meat=6, plants=2),
    ],
    [
        land("t_tin_quarry", ores=4),
        land("t_copper_scree", ores=2),
        land("t_pebble_ford"),
        land("t_iron_canyon", tapped=True, ores=2),
        land("t_heart_mountain", ores=2, plants=1),
    ],
    [land("t_whisper_pool", mana=1), land("t_geyser_field", mana=3), land("t_sky_nexus", mana=4)],
    [land("t_fern_gully", tapped=True, plants=3), land("t_berry_slopes", plants=1), land("t_giant_grove", plants=2)],
)
HELD = [
    "crystal_1",
    "crystal_1",
    "crystal_2",
    "fm_stalker",
    "fm_runner",
    "fm_reaver",
    "fm_tusker",
    "fm_whelp",
    "cb_wolf",
]
THEIRS = (["dh_prentice", "dh_shieldbearer", "dh_hammer", "crystal_1"], ["ac_initiate"] * 4, ["vc_sproutling"] * 5)
ROW = ["cb_bear", "ct_quicksand", "cb_drake", "ct_ridge", "cb_serpent"]
TARGETS = ("t_tin_quarry", "t_copper_scree", "t_pebble_ford", "t_iron_canyon", "t_heart_mountain")


def turn(players: int = 2, **more: Any) -> Match:  # Any: values of any field
    """A turn of seat 0 in the middle of a match of Wildlands: everybody has territories with tokens."""
    taken = {one["card"] for realm in REALMS[:players] for one in realm}
    left = [face.id for face in Wildlands.FACES if face.kind == "territory" and face.id not in taken]
    laid: dict[str, Any] = {  # Any: as above
        "round": 4,
        "hand": [HELD, *THEIRS[: players - 1]],
        "deck": [["fm_whelp", "crystal_1"], *([] for _ in range(players - 1))],
        "discard": [["fm_howler", "fm_whelp"], *([] for _ in range(players - 1))],
        "wild": left[:: 5 - players],
        "row": ROW,
        **more,
    }
    return position(*PEOPLES[:players], realm=REALMS[:players], **laid)


def fight(players: int = 2, fronts: int = 3, phase: str = "place", **more: Any) -> Match:  # Any: as above
    """A combat of seat 0 against seat 1 on some of its territories, both sides with units on some fronts."""
    armies: list[tuple[list[Any], list[Any]]] = [  # Any: names, or units with fields
        (["fm_howler", "fm_tusker"], ["dh_bulwark"]),
        (["fm_runner", "fm_whelp"], ["cb_bear"]),
        ([unit("fm_predator", doomed=True)], ["ct_quicksand", unit("dh_shieldbearer", modifier=-1)]),
        (["fm_stalker"], []),
        (["cb_wolf"], ["dh_prentice"]),
    ]
    laid = [front(TARGETS[n], *armies[n], stopped=[n == 2, n == 2], surged=[n == 0, n == 2]) for n in range(fronts)]
    held = [["crystal_2", "fm_reaver", "fm_shaman", "fm_stalker"], ["dh_hammer", "crystal_1"]]
    hands = [*held, *([] for _ in range(players - 2))]
    if phase != "place":
        laid = [front(TARGETS[n]) for n in range(fronts)]
    return battle(
        *PEOPLES[:players], fronts=laid, phase=phase, realm=REALMS[:players], **{"hand": hands, "row": ROW, **more}
    )


def of_wildlands(players: int = 2) -> Mapping[str, Moment]:
    """Every kind of question to seat 0."""
    busy = turn(players)
    attacked = ["0 attack:1:t_tin_quarry", "0 target:portal"]
    ended = ["0 end_turn"]
    return {
        "start": Moment(start(Wildlands, players, 5)),
        "main": Moment(busy),
        "pay": Moment(busy, ["0 reinforce:fm_howler"]),
        "target": Moment(busy, attacked),
        "surge": Moment(fight(players, phase="surge")),
        "place": Moment(fight(players)),
        "wild": Moment(busy, ["0 attack_wild:t_herd_crossing", "0 target:t_mammoth_steppe", "0 done"]),
        "many fronts": Moment(fight(players, fronts=5)),
        "immediate": Moment(fight(players, fronts=5, at=4), ["0 play:fm_reaver"]),
        "reaction": Moment(fight(players, at=1), ["0 play:fm_shaman", "0 unit:2a2"]),
        "discard": Moment(busy, ended),
        "end": Moment(turn(players, round=8, active=players - 1), [f"{players - 1} end_turn"]),
    }
