# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""What counters do to the action they answer."""

from dataclasses import dataclass

from croupier.engine import Seat
from croupier.games.zynalith.cards.clauses import Act
from croupier.games.zynalith.rules import counters
from croupier.games.zynalith.rules.state import UNCAUSED, Cause, State


class Reply(Act):
    """What stops, takes or profits from the announced action; once in a window (Z 8.13)."""

    def possible(self, game: State, seat: Seat) -> bool:
        return not game.announcement.stopped


@dataclass(frozen=True)
class Negate(Reply):
    """The announced card goes to its discard pile; its player gets the amount back, less 1."""

    icon = "no"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        counters.negate(game)


@dataclass(frozen=True)
class Seize(Reply):
    """The announced display card goes to your hand; the active player gets the silver back."""

    icon = "swap"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        counters.seize(game, seat)


@dataclass(frozen=True)
class Divert(Reply):
    """You gain the refund of this banishing instead of the active player."""

    icon = "swap"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        game.announcement.stopped = True
        game.announcement.taker = seat
