"""Click targets: which options are chosen by a click on a card or a seat, found from what their keys name."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from croupier.engine import FACE, SEAT, Deed, Seat

Place = tuple[Seat | None, str]
"""A face where it lies: at a seat, or on the common part of the table (None)."""


@dataclass(frozen=True, slots=True)
class Clicks:
    """The keys of options by what is clicked; those in `rest` need a button."""

    cards: Mapping[Place, str]
    seats: Mapping[Seat, str]
    rest: tuple[str, ...]


def clicks(
    deeds: Sequence[Deed], me: Seat, players: int, places: Collection[Place], seat_verbs: Collection[str] = ()
) -> Clicks:
    """What of the table chooses which of these options.

    By what a verb declares: a face with a seat is the card at that seat, a face alone the own card, else the one on the
    table; a seat alone is a click on it. What two options could mean stays with the buttons.

    Of keys that nobody has declared it is read from how they are written: `take:1:pear` is the pear at seat 1; `bid:3`
    the card `bid-3` if there is one; a number alone is a seat where its verb is among `seat_verbs`.
    """
    found: dict[str, Place | Seat] = {}
    for deed in deeds:
        target = _declared(deed, me, places) if deed.declared else _written(deed, me, players, places, seat_verbs)
        if target is not None:
            found[deed.key] = target
    often = Counter(found.values())
    alone = {key: target for key, target in found.items() if often[target] == 1}
    return Clicks(
        {target: key for key, target in alone.items() if isinstance(target, tuple)},
        {target: key for key, target in alone.items() if isinstance(target, int)},
        tuple(deed.key for deed in deeds if deed.key not in alone),
    )


def _declared(deed: Deed, me: Seat, places: Collection[Place]) -> Place | Seat | None:
    faces, seats = deed.named(FACE), deed.named(SEAT)
    if not faces:
        if len(seats) == len(deed.arguments):  # a verb that names nothing is no card, whatever it is called
            return int(seats[0]) if len(seats) == 1 else None
        return _near(deed.key.replace(":", "-"), me, places)  # bid:3 is the card bid-3
    if len(faces) > 1 or len(seats) > 1:
        return None
    face = str(faces[0])
    if not seats:
        return _near(face, me, places)
    there = (int(seats[0]), face)
    return there if there in places else None


def _near(face: str, me: Seat, places: Collection[Place]) -> Place | None:
    """The own card of that face, else the one on the table, else the only one anywhere; None if none lies open."""
    near: tuple[Place, ...] = ((me, face), (None, face))
    lying = [place for place in near if place in places]
    there = [place for place in places if place[1] == face]
    return lying[0] if lying else there[0] if len(there) == 1 else None


def _written(
    deed: Deed, me: Seat, players: int, places: Collection[Place], seat_verbs: Collection[str]
) -> Place | Seat | None:
    """The only card or seat a key can mean; None if it names none, several, or a card that does not lie open."""
    faces = {face for _, face in places}
    named = [part for part in deed.parts if part in faces] or [deed.key.replace(":", "-")]
    seats = [int(part) for part in deed.parts if part.isdecimal() and len(part) < 3 and int(part) < players]
    if len(named) != 1 or named[0] not in faces:
        return seats[0] if deed.verb in seat_verbs and len(seats) == len(deed.parts) == 1 else None
    if named[0] in deed.parts and seats:
        return (seats[0], named[0]) if (seats[0], named[0]) in places else None
    return _near(named[0], me, places)
