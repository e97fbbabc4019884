"""What can be answered in Zynalith, and every option of it, built once, under the keys of the rulebook (Z 16.5)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from croupier.engine import FACE, SEAT, FaceId, Option, Question, Seat, Verb, number, word
from croupier.games.zynalith.cards.terms import BACKS, FRONT, MOST_SEATS, PLACES

Deed = tuple[str, str, int]
"""A verb, a place (`hand`, a row, a deck, `front`), and a face, place number or back."""
Deeds = tuple[Option[Deed], ...]

_HAND: Final = word("hand")
_DISPLAY: Final = word("display")
_ROW: Final = word(*BACKS)
_IN_ROW: Final = number(1, PLACES)  # Z 4.2
_IN_FRONT: Final = number(1, FRONT)  # Z 3.3

TAKING: Final = Verb("take", where=_ROW, place=_IN_ROW)
DRAWING: Final = Verb("take", where=_ROW, place=word("deck"))
PLAYING: Final = Verb("play", where=_HAND, card=FACE)
PLAYING_FROM_ROW: Final = Verb("play", where=_ROW, place=_IN_ROW)
BANISHING: Final = Verb("banish", place=_IN_FRONT)
REDRAWING: Final = Verb("redraw", where=_ROW)
PASSING: Final = Verb("pass")
SWAPPING: Final = Verb("swap", place=number(1, FRONT - 1))  # with the next one (Z 7.1)
SWITCHING: Final = Verb("switch", place=_IN_FRONT)
SELLING: Final = Verb("sell")
COUNTERING: Final = Verb("counter", where=_HAND, card=FACE)
COUNTERING_FROM_DISPLAY: Final = Verb("counter", where=_DISPLAY, place=_IN_ROW)
ENDING: Final = Verb("end")
HOLDING: Final = Verb("hold")
DECLINING: Final = Verb("decline", until=word("turn", "round"))
DISCARDING: Final = Verb("discard", card=FACE)
HOSTING: Final = Verb("host", place=_IN_FRONT)
CREATURE: Final = Verb("creature", target=SEAT, place=_IN_FRONT)
ENEMY: Final = Verb("hero", target=SEAT)
WEST: Final = Verb("west")
EAST: Final = Verb("east")

_COUNTERS: Final = (COUNTERING, COUNTERING_FROM_DISPLAY)
_MAIN: Final = (TAKING, DRAWING, PLAYING, PLAYING_FROM_ROW, BANISHING, REDRAWING, PASSING)  # Z 6
_SIDE: Final = (SWAPPING, SWITCHING, SELLING, *_COUNTERS)  # Z 7, 8.2

_DONE: Final = {"number": number(0, 15), "whom": word("none", "enemy", "own")}
"""What an effect does to its target, as its sentence says it; 0 or none where it says no such thing."""
_TO_CREATURES: Final = ("hit-creature", "heal-creature", "destroy", "shove", "rouse")
TARGET_CREATURE: Final = Question(  # Z 13.20
    "target creature",
    CREATURE,
    about={
        "card": FACE,
        "effect": word(*(f"effect-{one}" for one in _TO_CREATURES)),
        **_DONE,
        "position": word("none", "attack", "defence"),
    },
)
TARGET_HERO: Final = Question(  # Z 13.20
    "target hero",
    ENEMY,
    about={
        "card": FACE,
        "effect": word("effect-hit-hero", "effect-steal"),
        **_DONE,
        "suffix": word("none", "pierce", "leech"),
        "currency": word("none", "silver", "zynalith"),
    },
)

QUESTIONS: Final = (
    Question("draft", TAKING, DRAWING),  # Z 2.4
    Question("turn", *_MAIN, *_SIDE, ENDING),  # Z 5.4
    Question("counter", HOLDING, DECLINING, *_COUNTERS),  # Z 8.3, 8.5
    Question("discard", DISCARDING),  # Z 6.18
    Question("attach", HOSTING),  # Z 6.8
    TARGET_CREATURE,
    TARGET_HERO,
    Question("front", WEST, EAST),  # variant two_fronts
)


def _of_row(verb: Verb, row: str, called: str) -> Deeds:
    """What can be done with each place of a row; `called` is its name in the key."""
    return tuple(verb(called, n, value=(verb.name, row, n)) for n in range(1, PLACES + 1))


def _of_front(verb: Verb, most: int = FRONT) -> Deeds:
    """What can be done with each creature of the own front."""
    return tuple(verb(k, value=(verb.name, "front", k)) for k in range(1, most + 1))


TAKE_ANY: Final[Deeds] = tuple(option for back in BACKS for option in _of_row(TAKING, back, back))
TAKE_DECK: Final[Deeds] = tuple(DRAWING(back, "deck", value=("take", f"deck:{back}", 0)) for back in BACKS)
PLAY_ROW: Final = tuple(_of_row(PLAYING_FROM_ROW, back, back) for back in BACKS)
BANISH: Final = _of_front(BANISHING)
REDRAW: Final[Deeds] = tuple(REDRAWING(back, value=("redraw", back, i)) for i, back in enumerate(BACKS))
PASS: Final[Option[Deed]] = PASSING(value=("pass", "", 0))

SWAP: Final = _of_front(SWAPPING, FRONT - 1)
SWITCH: Final = _of_front(SWITCHING)
SELL: Final[Option[Deed]] = SELLING(value=("sell", "", 0))
COUNTER_ROW: Final = _of_row(COUNTERING_FROM_DISPLAY, "extra", "display")
END: Final[Option[Deed]] = ENDING(value=("end", "", 0))

HOLD: Final[Option[Deed]] = HOLDING(value=("hold", "", 0))
DECLINE_TURN: Final[Option[Deed]] = DECLINING("turn", value=("decline", "turn", 0))
DECLINE_ROUND: Final[Option[Deed]] = DECLINING("round", value=("decline", "round", 0))
QUIET: Final = (HOLD, DECLINE_TURN, DECLINE_ROUND)

HOST: Final[tuple[Option[int], ...]] = tuple(HOSTING(k, value=k - 1) for k in range(1, FRONT + 1))
CREATURE_AT: Final[tuple[tuple[Option[tuple[Seat, int]], ...], ...]] = tuple(
    tuple(CREATURE(seat, k, value=(seat, k - 1)) for k in range(1, FRONT + 1)) for seat in range(MOST_SEATS)
)
HERO: Final[tuple[Option[Seat], ...]] = tuple(ENEMY(seat, value=seat) for seat in range(MOST_SEATS))
SIDES: Final[tuple[Option[bool], ...]] = (WEST(value=False), EAST(value=True))


class OfHand(NamedTuple):
    """What can be done with cards in hand, by their faces; a card set may have more of them."""

    play: Deeds = ()
    counter: Deeds = ()
    discard: tuple[Option[FaceId], ...] = ()

    def and_more(self, names: Iterable[str]) -> "OfHand":
        """These, and those of the faces with these names, which come next."""
        faces = [(FaceId(face), name) for face, name in enumerate(names, len(self.play))]
        return OfHand(
            play=self.play + _of_hand(PLAYING, faces),
            counter=self.counter + _of_hand(COUNTERING, faces),
            discard=self.discard + tuple(DISCARDING(name, value=face) for face, name in faces),
        )


def _of_hand(verb: Verb, faces: Iterable[tuple[FaceId, str]]) -> Deeds:
    return tuple(verb("hand", name, value=(verb.name, "hand", face)) for face, name in faces)
