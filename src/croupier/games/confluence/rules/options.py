"""Every option of the game, under the keys of the rulebook (C 15.5). What is asked often is built once, at import."""

from functools import cache, lru_cache
from typing import Final

from croupier.engine import FaceId, Option, Seat
from croupier.games.confluence.rules import terms
from croupier.games.confluence.rules.terms import STREAMS, Place

Deed = tuple[str, int]
"""What a player does in a turn: a verb, and a face or the place of a card in the own pool."""

NO_CARD: Final = -1
PASS: Final[Option[Deed]] = Option("pass", ("pass", NO_CARD))
STOP: Final[Option[Deed]] = Option("stop", ("stop", NO_CARD))
DONE: Final[Option[Deed]] = Option("done", ("done", NO_CARD))

Announcement = tuple[str, int]
NONE: Final[Option[Announcement]] = Option("none", ("none", -1))
ALL: Final[tuple[Option[Announcement], ...]] = tuple(Option(f"all:{s}", ("all", i)) for i, s in enumerate(STREAMS))
PICK: Final[tuple[Option[Announcement], ...]] = tuple(Option(f"pick:{s}", ("pick", i)) for i, s in enumerate(STREAMS))

ENOUGH: Final[Option[Place | None]] = Option("done", None)
DECLINE_CARD: Final[Option[Place | None]] = Option("decline", None)
DECLINE_NUMBER: Final[Option[int | None]] = Option("decline", None)
Whose = tuple[Seat, int]
"""A combination: its owner, and its place in the owner's order of announcement."""
DECLINE_COMBINATION: Final[Option[Whose | None]] = Option("decline", None)

ATTACKS: Final = Option("attacks", "attacks")
WALLS: Final = Option("walls", "walls")
WEAKEST: Final = Option("weakest", "weakest")
CHOOSE: Final = Option("choose", "choose")
IN_ORDER: Final[Option[int]] = Option("in_order", -1)
SPLIT: Final[Option[Seat]] = Option("split", -1)
PLAYER: Final[tuple[Option[Seat], ...]] = tuple(Option(f"player:{s}", s) for s in range(terms.MOST_SEATS))


@cache
def with_hand(verb: str, face: FaceId, name: str) -> Option[Deed]:
    """Something done with a card of the hand: `lay:dragon`."""
    return Option(f"{verb}:{name}", (verb, face))


@cache
def discard(face: FaceId, name: str) -> Option[FaceId]:
    """A hand card to be discarded: `discard:dragon`."""
    return Option(f"discard:{name}", face)


@cache
def activate(name: str, place: Place) -> Option[Deed]:
    """The individual effect of a card in the own pool: `activate:whirlwind@pool0.2`."""
    return Option(f"activate:{at(name, place)}", (terms.ACTIVATE, place[1]))


@cache
def card(name: str, place: Place, verb: str = "card") -> Option[Place | None]:
    """An open card to be chosen: `card:roc@common.2`."""
    return Option(f"{verb}:{at(name, place)}", place)


@cache
def from_discard(name: str, place: int) -> Option[int | None]:
    """A card of the discard pile: `card:roc@discard.7`."""
    return Option(f"card:{name}@discard.{place + 1}", place)


@cache
def combination(owner: Seat, place: int) -> Option[Whose | None]:
    """A combination: `comb:1.2` is the second one of seat 1."""
    return Option(f"comb:{owner}.{place + 1}", (owner, place))


@cache
def effect(place: int) -> Option[int | None]:
    """An effect on the main stack, counted from the bottom: `effect:2`."""
    return Option(f"effect:{place + 1}", place)


@cache
def event(order: int, place: int) -> Option[int]:
    """One of the own end-of-round events: `event:2` was activated second; `place` is where it waits."""
    return Option(f"event:{order}", place)


@lru_cache(1 << 8)
def amounts(low: int, high: int) -> tuple[Option[int], ...]:
    """The numbers from `low` to `high`."""
    return tuple(Option(str(n), n) for n in range(low, high + 1))


def at(name: str, place: Place) -> str:
    """How a key names an open card: `siren@pool1.3`, counted from the oldest."""
    zone, number = place
    return f"{name}@common.{number + 1}" if zone == terms.THE_COMMON_POOL else f"{name}@pool{zone}.{number + 1}"
