"""Every option of Wildlands: keys are put together of verbs and the ids of what is chosen (W 18.8)."""

import re
from functools import cache
from typing import Any, Final, NamedTuple

from croupier.engine import FaceId, Option
from croupier.games.wildlands.cards.clauses import Holding, Place
from croupier.games.wildlands.rules.terms import RESOURCES

SIDES: Final = "ad"
NOBODY: Final = FaceId(-1)
_PLACE: Final = re.compile(rf"(\d+)([{SIDES}])(\d+)")


class Deed(NamedTuple):
    """A main action: its verb, the card it is about, and the attacked player."""

    verb: str
    card: FaceId = NOBODY
    seat: int = -1


class Take(NamedTuple):
    """One source of a payment: a crystal, or so many tokens of a resource from a territory."""

    card: FaceId
    resource: int = -1
    number: int = 1


END_TURN: Final = Option("end_turn", Deed("end_turn"))
TAP_ALL: Final = Option("tap_all", Deed("tap_all"))
AUTO: Final = Option("pay:auto", Take(NOBODY))
DONE: Final[Option[Any]] = Option("done", None)  # Any: beside options of any value
STOP: Final[Option[Any]] = Option("stop", None)
NONE: Final[Option[Any]] = Option("none", None)
USE: Final[Option[Any]] = Option("use", True)
DECLINE: Final[Option[Any]] = Option("decline", None)
REFILL: Final = (Option("refill", True), Option("keep", False))
DISCARD_CRYSTALS: Final[Option[Any]] = Option("discard_crystals", "crystals")
DISCARD_ALL: Final[Option[Any]] = Option("discard_all", "all")


def front_of(key: str) -> int | None:
    """The number of the front on which an answer tells: that of a unit, or the one where it goes; None for others."""
    verb, *rest = key.split(":")
    if verb in ("front", "surge") and rest and rest[0].isdecimal():
        return int(rest[0])
    if verb in ("unit", "use") and rest:
        return int(rest[1]) if verb == "unit" and rest[1:] else place_of(rest[0])[0] + 1
    return None


@cache
def deed(verb: str, name: str, card: FaceId) -> Option[Deed]:
    """`tap:t_iron_canyon`, `reinforce:fm_whelp`, `buy:cb_bear`, `claim:2`, `attack_wild:t_salt_lick`."""
    return Option(f"{verb}:{name}", Deed(verb, card))


@cache
def attack(seat: int, name: str, card: FaceId) -> Option[Deed]:
    """`attack:1:t_salt_lick`, `attack:1:portal`."""
    return Option(f"attack:{seat}:{name}", Deed("attack", card, seat))


@cache
def face(verb: str, name: str, card: FaceId) -> Option[Any]:
    """An option that names one card: `target:portal`, `play:fm_whelp`, `faction:astral`, `land:t_salt_lick`.

    Crystals are named by their value: `crystal:2`, `claim:1`.
    """
    return Option(f"{verb}:{name}", card)


@cache
def pay_crystal(value: int, card: FaceId) -> Option[Take]:
    """`pay:crystal:2`."""
    return Option(f"pay:crystal:{value}", Take(card))


@cache
def pay_tokens(name: str, card: FaceId, resource: int, number: int) -> Option[Take]:
    """`pay:t_tin_quarry:ores:2`."""
    return Option(f"pay:{name}:{RESOURCES[resource]}:{number}", Take(card, resource, number))


@cache
def surge(front: int) -> Option[Any]:
    """`surge:1`: fronts are counted from 1."""
    return Option(f"surge:{front + 1}", front)


@cache
def front(number: int) -> Option[Any]:
    """A front as a choice: `front:2`."""
    return Option(f"front:{number + 1}", number)


def unit_key(place: Place) -> str:
    """`2d1`: front, side, place in order of play."""
    return f"{place[0] + 1}{SIDES[place[1]]}{place[2] + 1}"


def place_of(key: str) -> Place:
    """The front, the side and the place in order of play that `unit_key` wrote. Raises ValueError for anything else."""
    found = _PLACE.fullmatch(key)
    if found is None:
        raise ValueError(f"{key!r} is no place of a unit.")
    front, side, place = found.groups()
    return int(front) - 1, SIDES.index(side), int(place) - 1


@cache
def unit(place: Place) -> Option[Any]:
    """A unit as a choice: `unit:2d1`."""
    return Option(f"unit:{unit_key(place)}", place)


@cache
def unit_to(place: Place, to: int) -> Option[Any]:
    """A unit and the front to which it is moved: `unit:2d1:1`."""
    return Option(f"unit:{unit_key(place)}:{to + 1}", (place, to))


@cache
def use(place: Place, ability: int) -> Option[Any]:
    """`use:1a2:1`: an ability of a unit, as printed."""
    return Option(f"use:{unit_key(place)}:{ability}", (place, ability))


@cache
def holding(name: str, what: Holding) -> Option[Any]:
    """`land:t_wild_orchard:plants`."""
    return Option(f"land:{name}:{RESOURCES[what[1]]}", what)
