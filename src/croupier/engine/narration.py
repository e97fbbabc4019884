"""What happened, in the order it happened, with who may know it. Costs nothing when nobody listens."""

import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from types import ModuleType
from typing import Any

from croupier.engine.errors import BrokenRules, Untellable
from croupier.engine.state.cards import CardId, Face, FaceId, Seat
from croupier.engine.state.parts import Json


class Tells(Enum):
    """What a value of an event is, and who may know it."""

    SEAT = "seat"
    CARD = "card"
    """A card: its face is told to those who know it at that moment (`Knowledge.knows`)."""
    FACE = "face"
    """A face that all may know: of what is no card, or of a card that is shown before it is moved."""
    NUMBER = "number"
    WORD = "word"
    OWN_FACE = "own face"
    """A face that only the event's seat may know (a drawn card)."""
    OWN_NUMBER = "own number"
    FACES = "faces"
    DATA = "data"
    """Plain data that all may know, for a picture or a program; no sentence names it. Told as a function, which is
    called only where somebody listens."""


SEAT = Tells.SEAT
"""A seat, or a list of seats. The first one of an event is its owner."""
CARD = Tells.CARD
"""A card, by its id: its face is told to those who know it at that moment."""
FACE = Tells.FACE
"""A face that all may know, by its place in `FACES` of the game."""
NUMBER = Tells.NUMBER
"""A number that all may know."""
WORD = Tells.WORD
"""A word in the language of the rules, or a member of an `Enum`; the sentence translates it."""
OWN_FACE = Tells.OWN_FACE
"""A face that only the owner of the event may know, as of a drawn card."""
OWN_NUMBER = Tells.OWN_NUMBER
"""A number that only the owner of the event may know."""
FACES = Tells.FACES
"""A list of faces that all may know."""
DATA = Tells.DATA
"""Plain data for a picture or a program, given as a function that is called only where somebody listens."""

_GUARDED = {Tells.CARD, Tells.OWN_FACE, Tells.OWN_NUMBER}
"""What not everybody may know."""

EVERYBODY = -1
"""All seats and spectators, where seats are bits."""


Shown = tuple[FaceId, int]
"""The face of a card as it was when it was told, and who knew it then: one bit for each seat, or `EVERYBODY`."""


def _face(value: Any, faces: Sequence[Face]) -> str | None:  # Any: what an event tells
    if value is None:
        return None
    if not isinstance(value, int):
        raise TypeError("a face is told by its place in FACES, as self.faces[card] has it")
    if value >= len(faces):
        raise LookupError(f"FACES has places 0 to {len(faces) - 1}; a card is told as CARD, by its id")
    return None if value < 0 else faces[value].id


def _card(value: Any, faces: Sequence[Face]) -> str | None:  # Any: as above
    return None if value is None else faces[value[0]].id


def _faces(value: Any, faces: Sequence[Face]) -> list[str]:  # Any: as above
    return [faces[face].id for face in value]


def _word(value: Any, faces: Sequence[Face]) -> Any:  # Any: as above
    del faces
    return value.value if isinstance(value, Enum) else value


def copied(value: Any) -> Any:  # Any: JSON
    """Plain data that may be changed without changing what it was copied from."""
    if isinstance(value, list | tuple):
        return [copied(one) for one in value]
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    return value


def _plain(value: Any, faces: Sequence[Face]) -> Any:  # Any: JSON
    del faces
    return copied(value) if isinstance(value, list | dict) else value


_READERS = {CARD: _card, FACE: _face, OWN_FACE: _face, FACES: _faces, WORD: _word, SEAT: _plain, DATA: _plain}
"""How a value becomes plain data; the others are plain already. Seats may be told as a list."""


def plain(tells: Tells, value: Any, faces: Sequence[Face]) -> Any:  # Any: JSON
    """A value of this kind as plain data: a face by its id."""
    read = _READERS.get(tells)
    return value if read is None else read(value, faces)


class Event:
    """A kind of thing that happens: `PLAYED = Event("played", "5.1", seat=SEAT, card=CARD)`.

    The first seat of an event is its owner: private values are shown to that seat alone. The event's name is
    the id of the sentence that tells it, `rule` the number it cites.
    """

    __slots__ = ("_owner", "_readers", "cards", "name", "rule", "values")

    def __init__(self, name: str, rule: str, **values: Tells) -> None:
        if not name.replace("-", "_").isidentifier():  # `event-<name>` is a message
            raise BrokenRules(f"No event is called {name!r}: its name has letters, digits, - and _.")
        if not isinstance(rule, str):
            raise BrokenRules(f"The event {name!r} cites {rule!r}: write the number of a rule as a text, '{rule}'.")
        if strange := [value for value, tells in values.items() if not isinstance(tells, Tells)]:
            raise BrokenRules(
                f"The event {name!r} tells {strange[0]} as {values[strange[0]]!r}: say what it is by SEAT, CARD, FACE, "
                "NUMBER, WORD or another of these."
            )
        self.name = name
        self.rule = rule
        self.values = values
        kinds = list(values.values())
        self.cards = tuple([at for at, tells in enumerate(kinds) if tells is CARD])
        self._owner = kinds.index(Tells.SEAT) if Tells.SEAT in kinds else None
        self._readers = tuple(
            (name, tells if tells in _GUARDED else None, _READERS.get(tells)) for name, tells in values.items()
        )

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return _again, (self.name, self.rule, self.values)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.rule!r})"

    def turned_up(self, values: tuple[Any, ...], shown: Callable[[CardId], Shown]) -> tuple[Any, ...]:  # Any: as told
        """The values with cards as `shown` shows them."""
        told = list(values)
        if len(told) < len(self.values):
            return values  # `plain` says what is missing
        for at in self.cards:
            card = told[at]
            if card is not None:
                try:
                    told[at] = shown(card) if card >= 0 else None
                except (LookupError, TypeError) as error:
                    raise Untellable(f"The event {self.name!r} tells {card!r} as a card: {error}.") from error
        return tuple(told)

    def plain(self, told: Sequence[Any], seat: Seat | None, faces: Sequence[Face]) -> Json:  # Any: JSON
        """The event as plain data for one seat, or for a spectator (None)."""
        if len(told) != len(self._readers):
            raise Untellable(f"The event {self.name!r} tells {', '.join(self.values) or 'nothing'}, not {told!r}.")
        hidden = seat is None or self._owner is None or told[self._owner] != seat
        line: Json = {"event": self.name, "rule": self.rule}
        for (name, guarded, read), value in zip(self._readers, told, strict=True):
            if guarded is CARD:
                known = value is None or value[1] == EVERYBODY or (seat is not None and bool(value[1] >> seat & 1))
            else:
                known = guarded is None or not hidden
            if known:
                try:
                    line[name] = value if read is None else read(value, faces)
                except (LookupError, TypeError, ValueError) as error:
                    raise Untellable(f"The event {self.name!r} tells {value!r} as {name}: {error}.") from error
        return line


def _again(name: str, rule: str, values: dict[str, Tells]) -> Event:
    """An event that was pickled."""
    return Event(name, rule, **values)


Told = tuple[Event, tuple[Any, ...]]  # Any: what an event tells
Line = Mapping[str, Any]  # Any: JSON


def untold(earlier: Sequence[Line], later: Sequence[Line], shared: int = 0) -> list[int]:
    """Where the lines stand that a later log has and an earlier one of the same match has not.

    The first `shared` lines are known to be common to both, and are not read.
    They are the last ones, except where flows run side by side: then the lines of a seat stand together, whenever
    they were told.
    """
    found, known = [], shared
    for at in range(shared, len(later)):
        if known < len(earlier) and later[at] == earlier[known]:
            known += 1
        else:
            found.append(at)
    return found


def events_of(kind: type) -> tuple[Event, ...]:
    """The events in the module of a class, and in modules beside it that it names, in the order in which they stand."""
    module = kind.__module__
    package = module.rpartition(".")[0]
    found: dict[int, Event] = {}
    for value in vars(sys.modules[module]).values():
        beside = isinstance(value, ModuleType) and package and value.__name__.startswith(f"{package}.")
        for one in vars(value).values() if beside else (value,):
            if isinstance(one, Event):
                found[id(one)] = one
    return tuple(found.values())
