"""Every option of the game, built once, under the keys of the rulebook (Z 16.5)."""

from typing import Final

from croupier.engine import FaceId, Option, Seat
from croupier.games.zynalith.cards.faces import FACES
from croupier.games.zynalith.rules.terms import BACKS, MOST_SEATS, PLACES

Deed = tuple[str, str, int]
"""A verb, a place (`hand`, a row, a deck, `front`), and a face, place number or back."""

FRONT: Final = 5 * 2  # creatures of a front, generously: nobody has more than the slots of Z 3.3

TAKE_ANY: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"take:{back}:{n}", ("take", back, n)) for back in BACKS for n in range(1, PLACES + 1)
)
TAKE_DECK: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"take:{back}:deck", ("take", f"deck:{back}", 0)) for back in BACKS
)
PLAY_HAND: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"play:hand:{face.id}", ("play", "hand", i)) for i, face in enumerate(FACES)
)
PLAY_ROW: Final[tuple[tuple[Option[Deed], ...], ...]] = tuple(
    tuple(Option(f"play:{back}:{n}", ("play", back, n)) for n in range(1, PLACES + 1)) for back in BACKS
)
BANISH: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"banish:{k}", ("banish", "front", k)) for k in range(1, FRONT + 1)
)
REDRAW: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"redraw:{back}", ("redraw", back, i)) for i, back in enumerate(BACKS)
)
PASS: Final[Option[Deed]] = Option("pass", ("pass", "", 0))

SWAP: Final[tuple[Option[Deed], ...]] = tuple(Option(f"swap:{k}", ("swap", "front", k)) for k in range(1, FRONT + 1))
SWITCH: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"switch:{k}", ("switch", "front", k)) for k in range(1, FRONT + 1)
)
SELL: Final[Option[Deed]] = Option("sell", ("sell", "", 0))
COUNTER_HAND: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"counter:hand:{face.id}", ("counter", "hand", i)) for i, face in enumerate(FACES)
)
COUNTER_ROW: Final[tuple[Option[Deed], ...]] = tuple(
    Option(f"counter:display:{n}", ("counter", "extra", n)) for n in range(1, PLACES + 1)
)
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
