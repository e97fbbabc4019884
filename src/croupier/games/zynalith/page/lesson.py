"""The lesson of Zynalith: six tasks about lines, fights and answers."""

from typing import Any, Final

from croupier.kit import Lesson, Step, Task

POSITION: Final = {
    "phase": "turn",
    "active": 0,
    "start": 0,
    "first": 0,
    "round": 1,
    "silver": [6, 6],
    "zynalith": [3, 3],
    "hp": [30, 30],
    "creature_discard": [],
    "extra_discard": [],
    "aside": [],
    "creature_row": [],
    "extra_row": [],
}
"""What all tasks begin with: the first turn of round 1, the market bare."""


def _task(name: str, hand: list[str], mine: list[str], rival: list[str], *steps: Step, **more: Any) -> Task:
    """A duel: the learner's hand, and both fronts. `more` are other fields, `before`, and what the rival `held`."""
    before = more.pop("before", ())
    held = more.pop("held", [])
    fronts = [[{"card": card} for card in front] for front in (mine, rival)]
    return Task(name, 2, {**POSITION, "hand": [hand, held], "front": fronts, **more}, steps, before)


LESSON: Lesson = (
    _task(
        "strongest",
        ["shard_squire", "clay_sentry", "echo_child"],
        [],
        ["crown_claimant"],
        Step(("play:hand:shard_squire",), "11.8", {"pass": "6.20", "redraw": "6.18", "sell": "7.6"}, shows="1"),
    ),
    _task(
        "fight",
        ["echo_child"],
        ["shard_squire"],
        ["crown_claimant"],
        Step(("pass",), "5.7", after=("1 pass",), shows="1"),
        silver=[0, 0],
        zynalith=[0, 0],
    ),
    _task(
        "order",
        ["shard_squire", "crimson_bat"],
        ["vale_runner"],
        ["vale_tyrant", "crown_claimant"],
        Step(("play:hand:shard_squire",), "9.1", {"play:hand:crimson_bat": "6.7", "pass": "6.20"}, shows="2"),
        silver=[8, 6],
    ),
    _task(
        "carry",
        ["long_spear", "notched_blade", "padded_coat"],
        ["shard_squire", "toll_keeper"],
        ["cliff_ram"],
        Step(("play:hand:long_spear",), "11.8", {"play:hand:notched_blade": "11.9", "pass": "6.20"}, shows="1"),
        Step(("host:1",), "11.8", shows="own"),
    ),
    _task(
        "guard",
        ["echo_child"],
        ["bridge_warden"],
        ["storm_herald", "reed_viper", "mist_maiden"],
        Step(("switch:1",), "12.8", {"play": "11.13", "banish": "6.16"}, shows="own"),
        hp=[2, 30],
        silver=[0, 6],
    ),
    _task(
        "counter",
        ["denial", "echo_child"],
        ["shard_squire"],
        ["spellwright"],
        Step(("counter:hand:denial",), "15.5", {"decline": "8.5"}, shows="own"),
        active=1,
        start=1,
        hp=[5, 30],
        held=["blood_pact"],
        before=("1 play:hand:blood_pact",),
    ),
)
