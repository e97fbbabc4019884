"""Every option of the game, built once, under the keys of the rulebook (Z 16.5)."""

from typing import Final

from croupier.engine import FaceId, Option, Seat
from croupier.games.zynalith.cards.faces import FACES
from croupier.games.zynalith.rules.terms import BACKS, MOST_SEATS, PLACES, SLOTS

Deed = tuple[str, str, int]
"""A verb, a place (`hand`, a row, a deck, `front`), and a face, place number or back."""
Deeds = tuple[Option[Deed], ...]

FRONT: Final = max(SLOTS)  # creatures of a front


def _of_hand(verb: str) -> Deeds:
    """What can be done with each face in hand."""
    return tuple(Option(f"{verb}:hand:{face.id}", (verb, "hand", i)) for i, face in enumerate(FACES))


def _of_row(verb: str, row: str, called: str) -> Deeds:
    """What can be done with each place of a row; `called` is its name in the key."""
    return tuple(Option(f"{verb}:{called}:{n}", (verb, row, n)) for n in range(1, PLACES + 1))


def _of_front(verb: str) -> Deeds:
    """What can be done with each creature of the own front."""
    return tuple(Option(f"{verb}:{k}", (verb, "front", k)) for k in range(1, FRONT + 1))


TAKE_ANY: Final[Deeds] = tuple(option for back in BACKS for option in _of_row("take", back, back))
TAKE_DECK: Final[Deeds] = tuple(Option(f"take:{back}:deck", ("take", f"deck:{back}", 0)) for back in BACKS)
PLAY_HAND: Final = _of_hand("play")
PLAY_ROW: Final = tuple(_of_row("play", back, back) for back in BACKS)
BANISH: Final = _of_front("banish")
REDRAW: Final[Deeds] = tuple(Option(f"redraw:{back}", ("redraw", back, i)) for i, back in enumerate(BACKS))
PASS: Final[Option[Deed]] = Option("pass", ("pass", "", 0))

SWAP: Final = _of_front("swap")
SWITCH: Final = _of_front("switch")
SELL: Final[Option[Deed]] = Option("sell", ("sell", "", 0))
COUNTER_HAND: Final = _of_hand("counter")
COUNTER_ROW: Final = _of_row("counter", "extra", "display")
END: Final[Option[Deed]] = Option("end", ("end", "", 0))

HOLD: Final[Option[Deed]] = Option("hold", ("hold", "", 0))
DECLINE_TURN: Final[Option[Deed]] = Option("decline:turn", ("decline", "turn", 0))
DECLINE_ROUND: Final[Option[Deed]] = Option("decline:round", ("decline", "round", 0))
QUIET: Final = (HOLD, DECLINE_TURN, DECLINE_ROUND)

DISCARD: Final[tuple[Option[FaceId], ...]] = tuple(
    Option(f"discard:{face.id}", FaceId(i)) for i, face in enumerate(FACES)
)
HOST: Final[tuple[Option[int], ...]] = tuple(Option(f"host:{k}", k - 1) for k in range(1, FRONT + 1))
CREATURE_AT: Final[tuple[tuple[Option[tuple[Seat, int]], ...], ...]] = tuple(
    tuple(Option(f"creature:{seat}:{k}", (seat, k - 1)) for k in range(1, FRONT + 1)) for seat in range(MOST_SEATS)
)
HERO: Final[tuple[Option[Seat], ...]] = tuple(Option(f"hero:{seat}", seat) for seat in range(MOST_SEATS))
SIDES: Final[tuple[Option[bool], ...]] = (Option("west", False), Option("east", True))  # a value
