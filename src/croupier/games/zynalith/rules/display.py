"""Filling the display and drawing while nothing else goes on: Event triggers are handled in between (Z 4.7)."""

from croupier.engine import Event, Seat
from croupier.games.zynalith.cards.terms import CREATURE_BACK, EXTRA_BACK
from croupier.games.zynalith.rules import combat, market
from croupier.games.zynalith.rules.state import State


def fill(game: State, back: int) -> None:
    """Fill the empty places of a row, lowest number first (Z 4.3)."""
    while market.offer(game, back):
        combat.settle(game)


def fill_both(game: State) -> None:
    """Fill both rows, creatures first (Z 1.7, variant instant_refill)."""
    for back in (CREATURE_BACK, EXTRA_BACK):
        fill(game, back)


def refresh(game: State) -> None:
    """A new display: both rows are discarded, then filled (Z 4.4)."""
    for back in (CREATURE_BACK, EXTRA_BACK):
        market.sweep(game, back)
    fill_both(game)


def draw(game: State, seat: Seat, back: int, told: Event) -> None:
    """A card from a deck into hand; events are carried out and replaced (Z 2.9). `told` cites why."""
    while market.draw_to_hand(game, seat, back, told):
        combat.settle(game)
