"""The lesson of Quintet: six tasks on the way to all five."""

from typing import Any

from croupier.kit import Lesson, Step, Task

MINE = ["herald", "murderer", "necromancer"]
RIVAL = ["herald", "murderer", "witch", "wizard"]


def _task(name: str, hand: list[str], mine: list[str], rival: list[str], *steps: Step, **more: Any) -> Task:
    """A duel: the learner's hand, and both battlefields. `more` are other fields, `before`, what the rival `held`."""
    before = more.pop("before", ())
    held = more.pop("held", ["witch", "herald", "murderer"])
    position = {
        "active": 0,
        "first": 0,
        "phase": "main",
        "turn": 9,
        "hand": [hand, held],
        "battlefield": [mine, rival],
        "graveyard": [[], ["witch"]],
        **more,
    }
    return Task(name, 2, position, steps, before)


LESSON: Lesson = (
    _task(
        "kinds",
        ["herald", "murderer", "witch", "murderer"],
        ["murderer", "witch"],
        ["witch", "herald"],
        Step(("play:herald",), "9.3", {"pass": "9.2"}),
        Step(("draw",), "5.10"),
    ),
    _task(
        "return",
        ["necromancer", "herald", "murderer"],
        ["herald", "murderer"],
        ["witch", "herald", "murderer"],
        Step(("play:necromancer",), "9.3", {"pass": "8.14"}),
        Step(("return:wizard",), "9.3", {"decline": "5.10"}),
        graveyard=[["wizard", "herald", "murderer"], ["witch"]],
    ),
    _task(
        "break",
        ["murderer", "witch", "herald", "necromancer"],
        ["herald", "murderer", "witch"],
        [*RIVAL, "wizard"],
        Step(("play:murderer",), "5.13", {"play:witch": "8.12", "play:herald": "8.3", "play:necromancer": "8.15"}),
        Step(
            ("kill:1:herald", "kill:1:murderer", "kill:1:witch"),
            "9.2",  # of one's own set nothing is to go
            {"kill:1:wizard": "9.3", "decline": "5.10"},
        ),
    ),
    _task(
        "answer",
        ["wizard", "herald", "witch"],
        MINE,
        RIVAL,
        Step(("play:wizard",), "9.2"),
        Step(("discard:herald",), "9.2"),
        active=1,
        held=["necromancer", "herald", "murderer"],
        before=("1 play:necromancer",),
    ),
    _task(
        "sixth",
        ["herald", "herald", "necromancer", "witch", "murderer"],
        ["herald", "murderer", "witch"],
        RIVAL[:3],
        Step(("discard:herald", "discard:murderer", "discard:witch"), "9.2"),
        phase="draw",
        library={0: ["wizard", "herald"]},
    ),
    _task(
        "win",
        ["wizard", "witch", "herald"],
        [*MINE, "witch"],
        RIVAL,
        Step(("play:wizard",), "9.3", {"pass": "9.2"}),
        held=["wizard"],
    ),
)
