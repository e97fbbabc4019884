"""What the frames of the film hold: effects with what came of each, players with the hits on them, High Water."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.rules import events
from croupier.kit import Frame, Plain, Table

MET = {"met-wall": "wall", "met-bank": "bank", "met-nothing": "none"}
"""The events that tell of a hit, with what it met."""
LOSSES = ("combat-damage", "pricked", "high-water")
GAINS = ("leeched",)


class Effect(NamedTuple):
    """An effect that was carried out, and what was told of it."""

    told: Plain
    results: Sequence[Plain]


class Blow(NamedTuple):
    """A hit with its number in the combat, and what followed from it: erosion, leeching, thorns (C 11.14 to 11.17)."""

    number: int
    met: Plain
    results: Sequence[Plain]


class Struck(NamedTuple):
    """A player with the hits on them; `before` and `left` are life points, the same if none was lost."""

    seat: Seat
    before: int | None
    left: int | None
    blows: list[Blow]


def effects(told: Iterable[Plain]) -> list[Effect]:
    """Effects in the order in which they were carried out; each begins with its own event."""
    found: list[tuple[Plain, list[Plain]]] = []
    for event in told:
        if event["event"] == "settled":
            found.append((event, []))
        elif found:
            found[-1][1].append(event)
    return [Effect(*one) for one in found]


def struck(frame: Frame) -> list[Struck]:
    """Everybody who was hit, in the order of the combat (C 11.8, 11.9)."""
    told = [event for step in frame.steps.values() for event in step]
    found: list[tuple[Plain, list[Plain]]] = []
    for event in told:
        if event["event"] in MET:
            found.append((event, []))
        elif found and event["event"] != "combat-damage":
            found[-1][1].append(event)
    blows = [Blow(number, *one) for number, one in enumerate(found, 1)]
    targets = dict.fromkeys(blow.met["target"] for blow in blows)
    return [Struck(seat, *lives(told, seat), [b for b in blows if b.met["target"] == seat]) for seat in targets]


def lives(told: Iterable[Plain], seat: Seat) -> tuple[int | None, int | None]:
    """The life points of a player before and after what was told; nothing if nothing was told of them."""
    mine = [event for event in told if event["event"] in (*LOSSES, *GAINS) and event["seat"] == seat]
    if not mine:
        return None, None
    first = mine[0]
    return first["left"] + (first["number"] if first["event"] in LOSSES else -first["number"]), mine[-1]["left"]


class Film:
    """The part of the page about the frames of the film."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def effects(self, frame: Frame) -> list[Effect]:
        """The effects of a frame, the last in first, with what came of each; not the one whose target is waited for."""
        found = effects(frame.step(""))
        waits = self.table.view["facts"]["stacks"]["settling"] is not None and frame.until == len(self.table.log)
        return found[:-1] if waits else found

    def unwinds(self, frame: Frame) -> bool:
        """Whether a frame of effects shows the stacks, not what waited for the end of the round (C 10.1)."""
        return any(event["event"] == "settled" and event["rule"] == events.SETTLED.rule for event in frame.step(""))

    def is_news(self, frame: Frame) -> bool:
        """Whether a frame shows an effect of somebody else."""
        return any(one.told["seat"] != self.table.me for one in self.effects(frame))

    def struck(self, frame: Frame) -> list[Struck]:
        """Everybody who was hit, in the order of the combat (C 11.8, 11.9)."""
        return struck(frame)
