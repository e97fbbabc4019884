"""How a piece of state is sent to another process: its class and its declared fields."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Declared(Protocol):
    """A part, as far as it is made anew."""

    _fields: Any  # Any: a mapping by the names of the fields


def revived(kind: type[Declared], values: Sequence[Any]) -> Any:  # Any: a part of that class, with values of any kind
    """A part with these values of its declared fields, in their order."""
    part = kind.__new__(kind)
    for name, value in zip(kind._fields, values, strict=True):
        setattr(part, name, value)
    return part


def refilled(kind: Any, values: Mapping[str, Any]) -> Any:  # Any: a class, and an object of it
    """An object with these attributes, which nobody has begun."""
    new = kind.__new__(kind)
    for name, value in values.items():
        setattr(new, name, value)
    return new
