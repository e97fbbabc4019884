"""What the numbers of a state mean that are no amounts: seats, and places in a row."""

from typing import Final, get_args

from croupier.engine.state.cards import Seat
from croupier.engine.state.parts import Part, field_hint, field_type, fields, parts_in

_MEANINGS: Final = ("seat", "place")


def meaning(cls: type[Part], name: str) -> str | None:
    """What the number in a field is, or each number of its list: `seat`, `place`, or None for an amount."""
    hint = field_hint(cls, name)
    marks = getattr(hint, "__metadata__", ())
    if Seat in get_args(hint.__origin__ if marks else hint):  # type: ignore[attr-defined]  # what has marks has an origin
        return "seat"
    return next((mark for mark in marks if mark in _MEANINGS), None)


def holds_seats(cls: type[Part], name: str) -> bool:
    """Whether a field is declared as a seat or as a list of seats."""
    return meaning(cls, name) == "seat"


def meanings(cls: type[Part]) -> dict[str, str]:
    """What numbers mean by field, in a part and in all parts it may hold."""
    found = {name: what for name in fields(cls) if (what := meaning(cls, name))}
    for name in fields(cls):
        for part in parts_in(field_type(cls, name)):
            found |= meanings(part)
    return found
