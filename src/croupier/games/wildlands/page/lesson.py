"""The lesson of Wildlands: six tasks from the first territory to the rival's portal.

The learner leads the caravans, whose units meat, plants and ores pay for alike.
"""

from typing import Any

from croupier.kit import Lesson, Step, Task

CARAVANS_AND_FORGE = 15
"""The first seed that gives the factions of this lesson to two players."""

PAID = ("0 pay:auto",)
"""The learner pays without being asked: any way of paying is right (W 5.9), so it is nothing to try."""


def _task(name: str, *steps: Step, **position: Any) -> Task:  # Any: values of any field
    """A turn of the learner in round 3 against one rival, who holds nothing unless the position says more."""
    laid = {
        "phase": "main",
        "active": 0,
        "round": 3,
        "wild": [],
        "row": [],
        "hand": [[], []],
        "deck": [["crystal_1", "fc_drover"], ["crystal_1"]],
        "discard": [["fc_drover"], ["dh_prentice"]],
        "realm": [[], []],
        **position,
    }
    return Task(name, 2, laid, steps, seed=CARAVANS_AND_FORGE)


def _land(card: str, *tokens: int, tapped: bool = False) -> dict[str, Any]:  # Any: JSON
    """A territory with its tokens: meat, plants, ores, mana."""
    return {"card": card, "tapped": tapped, "tokens": list(tokens or (0, 0, 0, 0))}


def _front(target: str, attackers: list[str], defenders: list[str], **more: Any) -> dict[str, Any]:  # Any: JSON
    """A front with the units of both sides."""
    sides = [[{"card": card} for card in army] for army in (attackers, defenders)]
    return {"target": target, "attackers": sides[0], "defenders": sides[1], **more}


LESSON: Lesson = (
    _task(
        "tame",
        Step(("attack_wild:t_boar_hollow",), "13.6", {"attack": "15.4", "reinforce": "6.1"}),
        hand=[["fc_handler", "crystal_1"], []],
        wild=["t_boar_hollow", "t_salt_lick", "t_hunters_pass"],
    ),
    _task(
        "reinforce",
        Step(("tap:t_herd_crossing",), "6.3", {"end_turn": "5.5"}),
        Step(
            ("reinforce:fc_warwagon", "reinforce:fc_handler", "reinforce:fc_pathfinder", "reinforce:fc_saboteur"),
            "6.3",
            {"end_turn": "6.1"},
            after=PAID,
        ),
        hand=[["crystal_1"], []],
        deck=[["crystal_1", "fc_drover"] * 3, ["crystal_1"]],
        realm=[[_land("t_herd_crossing")], []],
    ),
    _task(
        "fronts",
        Step(("attack:1:t_tin_quarry",), "9.10", {"attack:1:portal": "15.4", "reinforce": "6.1"}),
        Step(("target:t_heart_mountain",), "15.4", {"done": "9.8"}),
        Step(("play:fc_drover",), "13.6"),
        hand=[["fc_drover", "fc_outrider"], []],
        realm=[[_land("t_boar_hollow")], [_land("t_tin_quarry", 0, 0, 2, 0), _land("t_heart_mountain")]],
    ),
    _task(
        "hold",
        Step(("play:fc_warwagon",), "13.6", {"stop": "11.5"}),
        phase="place",
        active=1,
        defender=0,
        side=1,
        hand=[["fc_guard", "fc_warwagon", "crystal_1"], ["crystal_1"]],
        realm=[[_land("t_wild_orchard", 0, 2, 0, 0)], []],
        fronts=[_front("t_wild_orchard", ["dh_bulwark"], [], stopped=[True, False])],
    ),
    _task(
        "ability",
        Step(("play:fc_tamar",), "13.6", {"stop": "11.5"}),
        Step(("unit:1d1",), "13.6", {"decline": "12.3"}),
        phase="place",
        defender=1,
        hand=[["fc_tamar", "fc_drover"], []],
        realm=[[_land("t_boar_hollow")], [_land("t_heart_mountain", 0, 1, 2, 0)]],
        fronts=[_front("t_heart_mountain", ["fc_guard"], ["dh_bulwark", "cb_wolf"], stopped=[False, True])],
    ),
    _task(
        "seal",
        Step(("surge:1",), "13.6", after=PAID),
        phase="surge",
        defender=1,
        round=8,
        hand=[["fc_outrider"], []],
        realm=[
            [
                _land("t_boar_hollow", 3, 0, 0, 0),
                _land("t_wild_orchard", 0, 2, 0, 0),
                _land("t_tin_quarry", 0, 0, 1, 0),
            ],
            [],
        ],
        fronts=[_front("portal_deepforge", [], [])],
    ),
)
