"""Moments of Wildlands worth looking at (see `moments`)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from croupier.engine import Match, start
from croupier.games.wildlands import Wildlands
from tests.browser.moments import Moment
from tests.games.wildlands.table import Laid, battle, front, land, position, unit

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
Armies = tuple[Sequence[str | Laid], Sequence[str | Laid]]
"""The units of the attacker and of the defender on a front."""
ARMIES: Sequence[Armies] = (
    (["fm_howler", "fm_tusker"], ["dh_bulwark"]),
    (["fm_runner", "fm_whelp"], ["cb_bear"]),
    ([unit("fm_predator", doomed=True)], ["ct_quicksand", unit("dh_shieldbearer", modifier=-1)]),
    (["fm_stalker"], []),
    (["cb_wolf"], ["dh_prentice"]),
)
LATE: Sequence[Armies] = (
    (["fm_tusker", "fm_whelp"], ["dh_bulwark"]),
    (["fm_whelp", "fm_whelp", "cb_roc"], ["cb_bear"]),
    (["fm_tusker"], ["ct_quicksand", "dh_shieldbearer"]),
    (["fm_whelp"], []),
    (["cb_wolf"], ["dh_prentice"]),
)
"""Units with delayed abilities."""
AFTER: Sequence[Armies] = ((["fm_hunger"], ["dh_hammer"]), (["ct_spring"], ["cb_bear"]), (["fm_tusker"], []))
"""Units with abilities of the aftermath: one plunders, one untaps."""
IN_GREEN = ("verdant", "deepforge", "astral", "fangmoor")
BESIEGED = ("fangmoor", "caravan", "astral", "verdant")
TARGETS = ("t_tin_quarry", "t_copper_scree", "t_pebble_ford", "t_iron_canyon", "t_heart_mountain")


def turn(players: int = 2, **more: Any) -> Match:  # Any: values of any field
    """A turn of seat 0 in the middle of a match of Wildlands: everybody has territories with tokens."""
    taken = {one["card"] for realm in REALMS[:players] for one in realm}
    left = [face.id for face in Wildlands.FACES if face.kind.startswith("territory") and face.id not in taken]
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


def fight(
    players: int = 2,
    fronts: int = 3,
    phase: str = "place",
    *,
    armies: Sequence[Armies] = ARMIES,
    peoples: Sequence[str] = PEOPLES,
    targets: Sequence[str] = TARGETS,
    **more: Any,  # Any: as above
) -> Match:
    """A combat of seat 0 against seat 1 on some of its territories, both sides with units on some fronts."""
    laid: list[Laid] = [
        front(targets[n], *armies[n], stopped=[n == 2, n == 2], surged=[n == 0, n == 2]) for n in range(fronts)
    ]
    if phase == "surge":
        laid = [front(targets[n]) for n in range(fronts)]
    if phase == "aftermath":
        results = [("won", [8, 5]), ("held", [3, 5]), ("won", [6, 4])]
        laid = [
            {**one, "result": result, "totals": totals} for one, (result, totals) in zip(laid, results, strict=True)
        ]
    held = [["crystal_2", "fm_reaver", "fm_shaman", "fm_stalker"], ["dh_hammer", "crystal_1"]]
    hands = [*held, *([] for _ in range(players - 2))]
    return battle(
        *peoples[:players], fronts=laid, phase=phase, **{"realm": REALMS[:players], "hand": hands, "row": ROW, **more}
    )


@cache
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
        "discard": Moment(turn(players, deck=[["fm_whelp", "crystal_1"]] + [["crystal_1"]] * (players - 1)), ended),
        "end": Moment(turn(players, round=8, active=players - 1), [f"{players - 1} end_turn"]),
        **_of_abilities(players),
        **_seldom(players),
    }


def _of_abilities(players: int) -> Mapping[str, Moment]:
    """What abilities ask about: which of them are used, and what they aim at."""
    late, after = fight(players, phase="delayed", armies=LATE), fight(players, phase="aftermath", armies=AFTER)
    sacrifice = fight(
        players, armies=[ARMIES[0], (["fm_whelp", "fm_tusker"], ["cb_bear", "dh_prentice"]), ARMIES[2]], at=1
    )
    decks: list[list[str]] = [["vc_briar", "vc_strangler", "vc_whisperer"], *([] for _ in range(players - 1))]
    revealing: dict[str, Any] = {"hand": [["vc_ailanthe", "vc_warden"], ["dh_hammer"]], "deck": decks}
    harrying: dict[str, Any] = {"hand": [HELD, ["fc_saboteur", "fc_drover"]], "side": 1}
    verdant = fight(players, armies=[(["vc_sproutling"], army) for _, army in ARMIES], peoples=IN_GREEN, **revealing)
    harried = fight(players, armies=[(army, ["fc_drover"]) for army, _ in ARMIES], peoples=BESIEGED, **harrying)
    return {
        "delayed": Moment(late),
        "delayed on many fronts": Moment(fight(players, fronts=5, phase="delayed", armies=LATE)),
        "aftermath": Moment(after),
        "effect on a unit": Moment(sacrifice, ["0 play:fm_shaman", "0 unit:2a1"]),
        "effect on a front": Moment(late, ["0 use:2a3:2"]),
        "effect on a territory": Moment(after, ["0 use:1a1:2"]),
        "muster": Moment(verdant, ["0 play:vc_ailanthe", "0 use"]),
        "harry": Moment(harried, ["1 play:fc_saboteur", "1 use"]),
    }


def _seldom(players: int) -> Mapping[str, Moment]:
    """What variants ask about, and the refilling of hands: seat 2, who may refill as well, is away."""
    seats = range(players)
    hands = [["fm_whelp"], ["dh_hammer"], ["ac_adept"], ["vc_sproutling"] * 5]
    decks = [["crystal_1"] * 5 for _ in seats]
    chosen = [f"{seat} faction:{PEOPLES[seat]}" for seat in reversed(seats[1:])]
    tapping = turn(players, variants={"crystal_by_tapping": "on"})
    return {
        "refill": Moment(turn(players, active=1, hand=hands[:players], deck=decks), ["1 end_turn", "1 done"]),
        "faction": Moment(start(Wildlands, players, 5, {"choose_factions": "on"}), chosen),
        "tap_claim": Moment(tapping, ["0 tap_claim:t_hunters_pass"]),
    }


def before_a_film(players: int = 4) -> Match:
    """Five fronts, decided when seat 0 is `done`, one of them a portal that loses its last seal: nothing tells more."""
    portals = [{"card": f"portal_{people}", "seals": 1} for people in PEOPLES[:players]]
    return fight(players, fronts=5, phase="delayed", targets=("portal_deepforge", *TARGETS[1:]), portal=portals)
