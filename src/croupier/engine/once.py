"""Once: what is made of a game is made once, and goes with it. Never compiled (`tools/fast`)."""

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

Made = TypeVar("Made")


def once_for_each(make: Callable[[type[Any]], Made]) -> Callable[[type[Any]], Made]:  # Any: a game or a part of one
    """A function that asks `make` once for each class. `functools.cache` would keep the classes for good.

    Strangers may ask for any number of card sets, and each is a class. What is made must not hold its class.
    """
    known: WeakKeyDictionary[type[Any], Made] = WeakKeyDictionary()  # Any: as above

    def once(of: type[Any]) -> Made:  # Any: as above
        found = known.get(of)
        if found is None:
            found = known[of] = make(of)
        return found

    return once
