"""The lesson of Confluence: seven tasks about links, loans, effects on credit, stacks, debts and aiming."""

from typing import Any, Final

from croupier.games.confluence.cards.terms import ATTACK, DEFENCE, STREAMS
from croupier.kit import Lesson, Step, Task

Fields = dict[str, Any]  # Any: values of any field
MOST_LAID: Final = 2


def _combination(side: int, stream: str, points: int, *places: tuple[int, int]) -> Fields:
    """An announced combination: what it is, and the cards in it that lie in sight."""
    cards = [list(place) for place in places]
    return {
        "side": side,
        "stream": STREAMS.index(stream),
        "points": points,
        "cards": cards,
        "length": max(len(cards), 2),
        "properties": [],
    }


def _task(name: str, phase: str, *steps: Step, players: int = 2, **more: Any) -> Task:  # Any: as above
    """A task in round 2, in which the learner leads; whatever is not named is empty."""
    nothing: list[list[Any]] = [[] for _ in range(players)]  # Any: as above
    position = {
        "phase": phase,
        "round": 2,
        "lead": 0,
        "life": [30] * players,
        "before": [30] * players,
        "common": [],
        "discard": [],
        "hand": nothing,
        "combinations": nothing,
        **more,
    }
    return Task(name, players, position, steps)


def _waits(seat: int, card: str, trigger: str) -> Fields:
    return {"controller": seat, "source": card, "trigger": trigger}


LESSON: Lesson = (
    _task(
        "link",
        "basic",
        Step(("lay:cinder_wolf",), "3.1", {"compose": "3.30"}),
        hand=[["cinder_wolf", "guardsman", "kestrel"], ["poacher"]],
        pool=[["torchbearer", "salamander"], ["river_sage"]],
        common=["spark_imp"],
    ),
    _task(
        "wall",
        "basic",
        Step(("lay:forge_smith",), "3.22", {"compose": "3.30"}),
        hand=[["bridge_warden", "forge_smith", "zephyr"], ["poacher"]],
        pool=[["siege_mason", "kestrel", "cutpurse"], ["salamander", "cinder_wolf"]],
        combinations=[[], [_combination(ATTACK, "ember", 8, (1, 0), (1, 1))]],
    ),
    _task(
        "borrow",
        "additional",
        Step(("lay:giant_pike",), "3.2", {"compose": "3.30", "pass": "7.12", "stop": "7.15", "activate": "7.2"}),
        hand=[["giant_pike", "kestrel"], ["poacher"]],
        pool=[["torchbearer"], ["leviathan", "mist_wisp"]],
        combinations=[[], [_combination(ATTACK, "tide", 4, (1, 1), (1, 0))]],
    ),
    _task(
        "credit",
        "additional",
        Step(("activate:guardsman@pool0.1",), "11.12", {"pass": "7.12", "stop": "7.15"}),
        hand=[["kestrel"], ["poacher"]],
        lays=[MOST_LAID, MOST_LAID],
        pool=[["guardsman", "reed_heron", "torchbearer", "quarry_ram"], ["salamander", "cinder_wolf"]],
        combinations=[
            [_combination(ATTACK, "rock", 3, (0, 0), (0, 3)), _combination(DEFENCE, "rock", 6, (0, 0), (0, 2))],
            [_combination(ATTACK, "ember", 9, (1, 0), (1, 1))],
        ],
    ),
    _task(
        "counter",
        "stacks",
        Step(("effect:1",), "11.12"),
        pool=[["steam_djinn", "bridge_warden"], ["forge_smith", "phoenix"]],
        combinations=[[_combination(DEFENCE, "tide", 8)], [_combination(ATTACK, "ember", 6, (1, 0), (1, 1))]],
        life=[2, 20],
        instant=[_waits(0, "steam_djinn", "individual")],
        main=[_waits(1, "forge_smith", "individual"), _waits(1, "phoenix", "standard")],
    ),
    _task(
        "debt",
        "cost",
        Step(("walls",), "9.5"),
        pool=[["prism", "guardsman"], ["river_sage"]],
        debt=[[0, 0, 4], [0, 0, 0]],
        combinations=[
            [_combination(ATTACK, "rock", 10), _combination(DEFENCE, "rock", 8)],
            [_combination(ATTACK, "tide", 8), _combination(DEFENCE, "tide", 7)],
        ],
        life=[30, 3],
    ),
    _task(
        "aim",
        "combat",
        Step(("player:2",), "11.12", {"split": "11.6"}),
        players=3,
        pool=[["salamander"], ["guardsman"], ["forge_smith"]],
        combinations=[
            [_combination(ATTACK, "ember", 8)],
            [_combination(DEFENCE, "rock", 9)],
            [_combination(DEFENCE, "shade", 3)],
        ],
        life=[30, 5, 5],
    ),
)
