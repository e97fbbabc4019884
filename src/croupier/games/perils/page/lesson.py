"""The lesson of Three Perils: six tasks about cards, attacks and enemies."""

from typing import Any, Final

from croupier.kit import Lesson, Step, Task

SELLS: Final = ("1 sell:field_dressing",)
"""What the rival does in every turn."""


def _task(name: str, hand: list[str], line: list[str], *steps: Step, **more: Any) -> Task:
    """A turn of phase I for two: the learner's hand and line, with 10 HP and 3 coins. `more` are other fields.

    `hero` are markers of the learner, `played` the learner's tableau, `wounds` damage on enemies by name.
    """
    hero = {"coins": 3, "mana": 0, "life": 10, **more.pop("hero", {})}
    wounds = more.pop("hurt", {})
    foes = [{"card": card, "damage": wounds.get(card, 0)} for card in line]
    held = more.pop("held", ["field_dressing", "first_ballad", "cinder_hearth"])
    position = {
        "stage": "turn",
        "phase": 1,
        "turn": 5,
        "character": [["naiya"], ["moss"]],
        "heroes": [{"water": 1, **hero}, {"earth": 1}],
        "hand": [hand, held],
        "dealt": [[], []],
        "picked": [[], []],
        "line": [foes, []],
        "tableau": [more.pop("played", []), []],
        **more,
    }
    return Task(name, 2, position, steps)


LESSON: Lesson = (
    _task(
        "blow",
        ["notched_falchion", "toll_bridge", "standing_stone"],
        ["goblin_poacher", "young_troll"],
        Step(("play:notched_falchion",), "3.5", {"sell": "5.10", "power": "5.10"}, SELLS),
        Step(("hit:goblin_poacher",), "3.5", {"hit:young_troll": "11.7", "hold": "9.14"}),
    ),
    _task(
        "afar",
        ["yew_bow", "notched_falchion", "standing_stone"],
        ["will_o_wisp", "thorn_boar"],
        Step(("play:yew_bow",), "9.10", {"sell": "5.10", "power": "5.10"}, SELLS),
        Step(("hit:will_o_wisp",), "3.7", {"hold": "9.14"}),
    ),
    _task(
        "sell",
        ["quarry_maul", "padded_jack", "drill_post"],
        ["bog_imp"],
        Step(("sell:quarry_maul", "sell:padded_jack", "sell:drill_post"), "5.8", after=SELLS),
        hero={"coins": 1},
    ),
    _task(
        "chain",
        ["ogre_maul", "watch_longbow", "salt_caravan"],
        ["dire_wolf", "ettin"],
        Step(("play:ogre_maul",), "8.4", {"sell": "5.10", "power": "5.10"}, ("1 sell:surgeons_tent",)),
        Step(("next:ogre_maul",), "9.9"),
        Step(("hit:ettin",), "9.14"),
        Step(("hit:dire_wolf",), "9.14", {"potion": "10.4"}),
        phase=2,
        hero={"coins": 4, "earth": 1},
        hurt={"dire_wolf": 1, "ettin": 1},
        played=["quarry_maul"],
        held=["surgeons_tent", "ley_crossing", "ember_spring"],
    ),
    _task(
        "gift",
        [],
        [],
        Step(("gift:bone_sentry",), "9.11"),
        stage="gift",
        turn=0,
        held=[],
        picked=[
            ["goblin_poacher", "bone_sentry", "bog_imp", "carrion_crow"],
            ["rat_swarm", "strangler", "young_troll", "thorn_boar"],
        ],
        played=["yew_bow", "ember_staff"],
    ),
    _task(
        "thief",
        [],
        ["strangler"],
        Step(("2",), "11.5", {"0": "4.10"}),
        stage="confront",
        turn=6,
        held=[],
        hero={"life": 0, "coins": 4},
    ),
)
