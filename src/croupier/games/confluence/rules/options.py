"""Every verb, question and option of the game, under the keys of the rulebook (C 15.5).

What is asked often is built once, at import. Cards are told apart by where they lie, zone and place: the face that
stands there follows from that, and is an argument because keys and words name it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from croupier.engine import FACE, SEAT, FaceId, Option, Question, Seat, Verb, derived, number, word
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import STREAMS, Place

ZONES: Final = {
    "common": terms.THE_COMMON_POOL,
    **{f"pool{seat}": seat for seat in range(terms.MOST_SEATS)},
}
"""Where open cards lie, by how keys name it."""
_NAMES: Final = {zone: name for name, zone in ZONES.items()}
_OF_SEATS: Final = {name: zone for name, zone in ZONES.items() if zone != terms.THE_COMMON_POOL}
_ZONES: Final = word(*ZONES, seats=[*ZONES.values()])
_POOLS: Final = word(*_OF_SEATS, seats=[*_OF_SEATS.values()])
_PLACE: Final = number(1, terms.CARDS)
"""Counted from the oldest. A hand of any size may be laid where additional cards have no limit (C 1.12, 7.4), so that
only the number of all cards bounds a row."""

# -- verbs -----------------------------------------------------------------------------------------------------------

LAYING: Final = Verb("lay", card=FACE)
COMPOSING: Final = Verb("compose", card=FACE)
# also where 4.12 forbids it: a common card may be tried, and is told why not
ACTIVATING: Final = Verb("activate", "activate:{card}@{zone}.{place}", card=derived(FACE), zone=_ZONES, place=_PLACE)
PASSING: Final = Verb("pass")
STOPPING: Final = Verb("stop")
BEING_DONE: Final = Verb("done")

TAKING_ALL: Final = Verb("all", stream=word(*STREAMS))
PICKING: Final = Verb("pick", stream=word(*STREAMS))
ANNOUNCING_NONE: Final = Verb("none")

_OPEN: Final = "card:{card}@{zone}.{place}"
CHOOSING_OPEN: Final = Verb("card", _OPEN, card=derived(FACE), zone=_ZONES, place=_PLACE)
CHOOSING_DISCARDED: Final = Verb("card", _OPEN, card=derived(FACE), zone=word("discard"), place=_PLACE)
CHOOSING_COMBINATION: Final = Verb(
    "comb", "comb:{owner}.{number}", owner=SEAT, number=number(1, terms.MOST_COMBINATIONS)
)
CHOOSING_EFFECT: Final = Verb("effect", number=number(1, terms.MOST_EFFECTS))
CHOOSING_PLAYER: Final = Verb("player", target=SEAT)
DECLINING: Final = Verb("decline")

PAYING_WITH_ATTACKS: Final = Verb("attacks")
PAYING_WITH_WALLS: Final = Verb("walls")
PAYING_WITH_WEAKEST: Final = Verb("weakest")
PAYING_AS_CHOSEN: Final = Verb("choose")
COUNTING: Final = Verb("", "{number}", number=number(0, terms.MOST_POINTS))
CHOOSING_EVENT: Final = Verb("event", number=number(1, terms.MOST_EVENTS))
TAKING_ORDER: Final = Verb("in_order")
SPLITTING: Final = Verb("split")
DISCARDING_OPEN: Final = Verb("discard", "discard:{card}@{zone}.{place}", card=derived(FACE), zone=_POOLS, place=_PLACE)
DISCARDING: Final = Verb("discard", card=FACE)

QUESTIONS: Final = (
    Question("lay", LAYING, COMPOSING, reveals="a hand of one kind has no choice (C 6.2)"),
    Question("turn", PASSING, STOPPING, LAYING, COMPOSING, ACTIVATING, reveals="who can do nothing passes (C 15.2)"),
    Question("activate", BEING_DONE, STOPPING, ACTIVATING),  # C 6.6, 7.9
    Question("announce", ANNOUNCING_NONE, TAKING_ALL, PICKING),  # C 3.31
    Question("borrow", BEING_DONE, CHOOSING_OPEN),  # C 3.36
    Question("pick", BEING_DONE, CHOOSING_OPEN),  # C 3.37
    Question("combination", DECLINING, CHOOSING_COMBINATION),  # C 4.13
    Question("effect", DECLINING, CHOOSING_EFFECT),
    Question("opponent", CHOOSING_PLAYER),
    Question("take", DECLINING, CHOOSING_OPEN, CHOOSING_DISCARDED),
    Question("exchange", CHOOSING_OPEN),
    Question("uproot", CHOOSING_OPEN),
    Question("pay", PAYING_WITH_ATTACKS, PAYING_WITH_WALLS, PAYING_WITH_WEAKEST, PAYING_AS_CHOSEN),  # C 9.5
    Question("amount", COUNTING),  # C 9.10, 11.6
    Question("event", CHOOSING_EVENT, TAKING_ORDER),  # C 10.3
    Question("aim", CHOOSING_PLAYER, SPLITTING),  # C 11.4, 11.5
    Question("discard_pool", DISCARDING_OPEN),  # C 12.1
    Question("discard_hand", DISCARDING, reveals="a hand of one kind has no choice (C 2.4)"),  # C 1.12
)

# -- options ---------------------------------------------------------------------------------------------------------

Deed = tuple[str, int]
"""What a player does in a turn: a verb, and a face or the place of a card in the own pool."""

NO_CARD: Final = -1
PASS: Final[Option[Deed]] = PASSING(value=("pass", NO_CARD))
STOP: Final[Option[Deed]] = STOPPING(value=("stop", NO_CARD))
DONE: Final[Option[Deed]] = BEING_DONE(value=("done", NO_CARD))

Announcement = tuple[str, int]
NONE: Final[Option[Announcement]] = ANNOUNCING_NONE(value=("none", -1))
ALL: Final[tuple[Option[Announcement], ...]] = tuple(TAKING_ALL(s, value=("all", i)) for i, s in enumerate(STREAMS))
PICK: Final[tuple[Option[Announcement], ...]] = tuple(PICKING(s, value=("pick", i)) for i, s in enumerate(STREAMS))

ENOUGH: Final[Option[Place | None]] = BEING_DONE(value=None)
DECLINE_CARD: Final[Option[Place | None]] = DECLINING(value=None)
DECLINE_NUMBER: Final[Option[int | None]] = DECLINING(value=None)
Whose = tuple[Seat, int]
"""A combination: its owner, and its place in the owner's order of announcement."""
DECLINE_COMBINATION: Final[Option[Whose | None]] = DECLINING(value=None)

ATTACKS: Final[Option[str]] = PAYING_WITH_ATTACKS()
WALLS: Final[Option[str]] = PAYING_WITH_WALLS()
WEAKEST: Final[Option[str]] = PAYING_WITH_WEAKEST()
CHOOSE: Final[Option[str]] = PAYING_AS_CHOSEN()
IN_ORDER: Final[Option[int]] = TAKING_ORDER(value=-1)
SPLIT: Final[Option[Seat]] = SPLITTING(value=-1)
PLAYER: Final[tuple[Option[Seat], ...]] = tuple(CHOOSING_PLAYER(seat) for seat in range(terms.MOST_SEATS))
_AMOUNTS: Final[tuple[Option[int], ...]] = tuple(COUNTING(n) for n in range(terms.MOST_POINTS + 1))


@cache
def lay(face: FaceId, name: str) -> Option[Deed]:
    """A hand card to be laid: `lay:dragon`."""
    return LAYING(name, value=("lay", face))


@cache
def compose(face: FaceId, name: str) -> Option[Deed]:
    """A hand card to be laid, and linked card by card: `compose:dragon`."""
    return COMPOSING(name, value=("compose", face))


@cache
def discard(face: FaceId, name: str) -> Option[FaceId]:
    """A hand card to be discarded: `discard:dragon`."""
    return DISCARDING(name, value=face)


@cache
def activate(name: str, place: Place) -> Option[Deed]:
    """The individual effect of a card in the own pool: `activate:whirlwind@pool0.2`."""
    return ACTIVATING(*lying_at(name, place), value=(terms.ACTIVATE, place[1]))


@cache
def card(name: str, place: Place) -> Option[Place | None]:
    """An open card to be chosen: `card:roc@common.2`."""
    return CHOOSING_OPEN(*lying_at(name, place), value=place)


@cache
def discard_open(name: str, place: Place) -> Option[Place]:
    """A card of the own pool to be discarded: `discard:roc@pool0.2`."""
    return DISCARDING_OPEN(*lying_at(name, place), value=place)


@cache
def from_discard(name: str, place: int) -> Option[int | None]:
    """A card of the discard pile: `card:roc@discard.7`."""
    return CHOOSING_DISCARDED(name, "discard", place + 1, value=place)


@cache
def combination(owner: Seat, place: int) -> Option[Whose | None]:
    """A combination: `comb:1.2` is the second one of seat 1."""
    return CHOOSING_COMBINATION(owner, place + 1, value=(owner, place))


@cache
def effect(place: int) -> Option[int | None]:
    """An effect on the main stack, counted from the bottom: `effect:2`."""
    return CHOOSING_EFFECT(place + 1, value=place)


@cache
def event(order: int, place: int) -> Option[int]:
    """One of the own end-of-round events: `event:2` was activated second; `place` is where it waits."""
    return CHOOSING_EVENT(order, value=place)


def amounts(low: int, high: int) -> tuple[Option[int], ...]:
    """The numbers from `low` to `high`."""
    return _AMOUNTS[low : high + 1]


# -- how cards and combinations are named --------------------------------------------------------------------------


class Lying(NamedTuple):
    """An open card as keys name it, `siren@pool1.3`: its face, the zone, and its place from the oldest."""

    card: str
    zone: str
    place: int

    @property
    def key(self) -> str:
        """Its name within keys."""
        return f"{self.card}@{self.zone}.{self.place}"


def lying_at(name: str, place: Place) -> Lying:
    """The card of that face in that place."""
    return Lying(name, _NAMES[place[0]], place[1] + 1)


def at(name: str, place: Place) -> str:
    """How keys name an open card: `siren@pool1.3`, counted from the oldest."""
    return lying_at(name, place).key


def open_card(arguments: Mapping[str, int | str]) -> Lying:
    """The open card that an answer with these arguments is about."""
    return Lying(str(arguments["card"]), str(arguments["zone"]), int(arguments["place"]))


def lying(key: str) -> Lying:
    """The card that keys name so: the way back of `Lying.key`. Raises `LookupError` if none can be."""
    return open_card(_read(f"card:{key}", CHOOSING_OPEN, CHOOSING_DISCARDED))


def named(whose: Whose) -> str:
    """How keys name a combination: `1.2`."""
    return f"{whose[0]}.{whose[1] + 1}"


def chosen(arguments: Mapping[str, int | str]) -> Whose:
    """The combination that an answer with these arguments is about."""
    return int(arguments["owner"]), int(arguments["number"]) - 1


def whose(name: str) -> Whose:
    """The combination that keys name so: the way back of `named`. Raises `LookupError` if none can be."""
    return chosen(_read(f"comb:{name}", CHOOSING_COMBINATION))


def _read(key: str, *verbs: Verb) -> Mapping[str, int | str]:
    for verb in verbs:
        if (found := verb.read(key)) is not None:
            return found
    raise LookupError(key)
