"""What happened, in the order it happened, with who may know it. Costs nothing when nobody listens."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

from croupier.engine.cards import Face, Seat


class Tells(Enum):
    """What a value of an event is, and who may know it."""

    SEAT = "seat"
    FACE = "face"
    NUMBER = "number"
    WORD = "word"
    OWN_FACE = "own face"
    """A face that only the event's seat may know (a drawn card)."""
    OWN_NUMBER = "own number"
    FACES = "faces"


SEAT, FACE, NUMBER, WORD, FACES = Tells.SEAT, Tells.FACE, Tells.NUMBER, Tells.WORD, Tells.FACES
OWN_FACE, OWN_NUMBER = Tells.OWN_FACE, Tells.OWN_NUMBER

_PRIVATE = {Tells.OWN_FACE, Tells.OWN_NUMBER}


class Event:
    """A kind of thing that happens: `PLAYED = Event("played", "5.1", seat=SEAT, card=FACE)`.

    The first seat of an event is its owner: private values are shown to that seat alone. The event's name is
    the id of the sentence that tells it, `rule` the number it cites.
    """

    __slots__ = ("name", "rule", "values")

    def __init__(self, name: str, rule: str, **values: Tells) -> None:
        self.name = name
        self.rule = rule
        self.values = values

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.rule!r})"

    def plain(self, told: Sequence[Any], seat: Seat | None, faces: Sequence[Face]) -> dict[str, Any]:  # Any: JSON
        """The event as plain data for one seat, or for a spectator (None)."""
        owner = next((v for (_, t), v in zip(self.values.items(), told, strict=True) if t is Tells.SEAT), None)
        line: dict[str, Any] = {"event": self.name, "rule": self.rule}  # Any: JSON
        for (name, tells), value in zip(self.values.items(), told, strict=True):
            if tells in _PRIVATE and (seat is None or seat != owner):
                continue
            line[name] = _value(tells, value, faces)
        return line


Told = tuple[Event, tuple[Any, ...]]  # Any: what an event tells


def _value(tells: Tells, value: Any, faces: Sequence[Face]) -> Any:  # JSON
    if tells in (Tells.FACE, Tells.OWN_FACE):
        return faces[value].id if isinstance(value, int) and value >= 0 else None
    if tells is Tells.FACES:
        return [faces[v].id for v in value]
    if isinstance(value, Enum):
        return value.value
    return value
