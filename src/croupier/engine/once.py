"""Once: what is made of a game is made once, and goes with it. Never compiled (`tools/fast`)."""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

Made = TypeVar("Made")
More = TypeVarTuple("More")


def once_for_each(make: Callable[[type[Any], *More], Made]) -> Callable[[type[Any], *More], Made]:  # Any: a game
    """A function that asks `make` once for each class, and for whatever else with a hash it is given beside it.

    `functools.cache` would keep the classes for good: strangers may ask for any number of card sets, and each is a
    class. What is made must not hold its class.
    """
    known: WeakKeyDictionary[type[Any], dict[object, Made]] = WeakKeyDictionary()  # Any: as above

    def once(of: type[Any], *more: *More) -> Made:  # Any: as above
        found = known.get(of)
        if found is None:
            found = known[of] = {}
        if more not in found:
            found[more] = make(of, *more)
        return found[more]

    return once
