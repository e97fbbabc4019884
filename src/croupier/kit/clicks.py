"""Which options are chosen by a click on a card or a seat, found from what their keys name."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from croupier.engine import Seat

Place = tuple[Seat | None, str]
"""A face where it lies: at a seat, or on the common part of the table (None)."""


@dataclass(frozen=True, slots=True)
class Clicks:
    """The keys of options by what is clicked; those in `rest` need a button."""

    cards: Mapping[Place, str]
    seats: Mapping[Seat, str]
    rest: tuple[str, ...]


def clicks(
    keys: Sequence[str], me: Seat, players: int, places: Collection[Place], seat_verbs: Collection[str]
) -> Clicks:
    """What of the table chooses which of these options.

    `take:1:pear` is the pear at seat 1; `play:pear` the own one, else the one on the table; `bid:3` the card
    `bid-3` if there is one. A key that names only a seat is a click on it where its verb is among `seat_verbs`. What
    two options could mean stays with the buttons.
    """
    found: dict[str, Place | Seat] = {}
    for key in keys:
        place = _place(key, me, players, places)
        verb, _, what = key.partition(":")
        if place is not None:
            found[key] = place
        elif verb in seat_verbs and what.isdecimal() and int(what) < players:
            found[key] = int(what)
    often = Counter(found.values())
    alone = {key: target for key, target in found.items() if often[target] == 1}
    return Clicks(
        {target: key for key, target in alone.items() if isinstance(target, tuple)},
        {target: key for key, target in alone.items() if isinstance(target, int)},
        tuple(key for key in keys if key not in alone),
    )


def _place(key: str, me: Seat, players: int, places: Collection[Place]) -> Place | None:
    """The only card a key can mean; None if it names none, several, or one that does not lie open."""
    faces = {face for _, face in places}
    parts = key.split(":")[1:]
    named = [part for part in parts if part in faces] or [key.replace(":", "-")]
    seats = [int(part) for part in parts if part.isdecimal() and len(part) < 3 and int(part) < players]
    if len(named) != 1 or named[0] not in faces:
        return None
    if named[0] in parts and seats:
        return (seats[0], named[0]) if (seats[0], named[0]) in places else None
    near: tuple[Place, ...] = ((me, named[0]), (None, named[0]))
    lying = [place for place in near if place in places]
    there = [place for place in places if place[1] == named[0]]
    return lying[0] if lying else there[0] if len(there) == 1 else None
