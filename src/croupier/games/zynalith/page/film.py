"""The log as a film: fights line by line, events and counters as cards, for a page that shows one after the other."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Told = Mapping[str, Any]  # Any: JSON

STEPS: Final = ("effects", "winner", "strike", "deaths", "reward")
"""The steps of a combat round, as the page tracks them (Z 11.1 to 11.17)."""

_ENDS: Final = frozenset({"fight", "turn", "round-over", "round", "final", "charged", "announced-pass"})
"""Events that can only stand after a combat round with all it set off."""


@dataclass
class Blow:
    """What came to one seat: the struck creature ('' if none stood in the way) and the hit on the hero."""

    seat: int
    card: str = ""
    life: int = 0
    """HP of the struck creature before the strike."""
    shield: int = 0
    """Its DEF: what of the attack it stopped."""
    damage: int = 0
    overflow: int = 0
    dies: bool = False
    refund: int = 0
    attack: int = 0
    """What was sent against the hero or the creature."""
    hit: bool = False
    stopped: int = 0
    lost: int = 0
    left: int = 0


@dataclass
class Frame:
    """One picture of the film. `kind` is fight, happened or countered; `line` the log line with which it begins."""

    kind: str
    line: int
    seat: int = -1
    card: str = ""
    number: int = 0
    east: bool = False
    charge: bool = False
    members: list[Told] = field(default_factory=list)
    effects: list[Told] = field(default_factory=list)
    """What the Combat triggers did before the strike."""
    winner: Told | None = None
    blows: list[Blow] = field(default_factory=list)
    healed: int = 0
    reward: int = 0
    after: list[Told] = field(default_factory=list)
    """What Death, Mourning and Defence triggers did when it was over."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps in which anything happened."""
        happened = {
            "effects": bool(self.effects),
            "winner": True,
            "strike": bool(self.blows),
            "deaths": any(blow.dies for blow in self.blows) or bool(self.after),
            "reward": self.winner is not None,
        }
        return tuple(step for step in STEPS if happened[step])

    @property
    def fallen(self) -> int:
        """How many creatures the strike killed."""
        return sum(blow.dies for blow in self.blows)


def frames(log: Sequence[Told], seen: int = 0) -> list[Frame]:
    """The fights of the last combat phase, and whatever was told after line `seen` (0: nothing is news)."""
    start = max((at for at in range(len(log) - 1, -1, -1) if log[at]["event"] == "combat"), default=len(log))
    news = seen or len(log)
    found = []
    for frame in _read(log, min(start, news)):
        fought_last = frame.kind == "fight" and not frame.charge and frame.line > start
        if fought_last or frame.line > news:
            found.append(frame)
    return found


def _read(log: Sequence[Told], start: int) -> Iterator[Frame]:
    at = start
    charging = False
    while at < len(log):
        event = log[at]
        if event["event"] == "fight":
            end = next((i for i in range(at + 1, len(log)) if log[i]["event"] in _ENDS), len(log))
            yield _fight(log[at:end], at + 1, charge=charging)
            at, charging = end, False
            continue
        charging = event["event"] == "charged"
        if event["event"] == "happened":
            yield Frame("happened", at + 1, card=event["card"])
        elif event["event"] == "countered":
            yield Frame("countered", at + 1, seat=event["seat"], card=event["card"])
        at += 1


def _fight(told: Sequence[Told], line: int, *, charge: bool) -> Frame:
    frame = Frame("fight", line, number=told[0]["number"], east=told[0]["front"] == "east", charge=charge)
    blows: dict[int, Blow] = {}
    for event in told[1:]:
        name = event["event"]
        if name == "member":
            frame.members.append(event)
        elif name == "winner":
            frame.winner = event
        elif frame.winner is None:
            if name not in ("no-winner", "lot"):
                frame.effects.append(event)
        elif frame.reward:
            frame.after.append(event)
        elif name == "reward":
            frame.reward = event["number"]
        else:
            _strike(frame, blows, event)
    frame.blows = list(blows.values())
    return frame


def _strike(frame: Frame, blows: dict[int, Blow], event: Told) -> None:
    """Between the winner and the reward everything told belongs to the strike."""
    name, seat = event["event"], event["seat"]
    attack = frame.winner["attack"] if frame.winner is not None else 0
    if name == "struck":
        damage, overflow = event["number"], event["overflow"]
        member = next((m for m in frame.members if m["seat"] == seat and m["card"] == event["card"]), None)
        life = damage - overflow if overflow else (member["left"] if member is not None else damage)
        blows[seat] = Blow(seat, event["card"], life, attack - damage, damage, overflow, attack=attack)
    elif name == "creature-hurt" and seat in blows:
        blows[seat].life = event["number"] + event["left"]  # Combat effects may have hurt it before
    elif name == "hero-hit":
        blow = blows.setdefault(seat, Blow(seat, attack=event["number"]))
        blow.hit, blow.stopped, blow.lost, blow.left = True, event["defence"], event["lost"], event["left"]
    elif name == "died" and seat in blows:
        blows[seat].dies, blows[seat].refund = True, event["number"]
    elif name == "hero-healed":
        frame.healed = event["number"]
