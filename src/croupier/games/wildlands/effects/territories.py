# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Effects on territories: tokens come and go, what is tapped is untapped."""

from dataclasses import dataclass

from croupier.engine import FaceId, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Act, Holding
from croupier.games.wildlands.cards.terms import ATTACK, STACKABLE
from croupier.games.wildlands.effects.choices import Choices
from croupier.games.wildlands.rules import land, options
from croupier.games.wildlands.rules.state import State, Unit


def _realm(game: State, seat: Seat) -> list[FaceId]:
    """A player's territories in the order of the designs."""
    return game.in_order([territory.card for territory in game.realm[seat]])


@dataclass(frozen=True)
class Forage(Act):
    """Tokens of a resource come to one of your territories that produces it."""

    icon = "forage"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        seat = game.seat_of(unit.side)
        return [
            options.holding(game.DESIGNS[face].id, (face, resource))
            for face in _realm(game, seat)
            for resource in range(len(terms.RESOURCES))
            if land.room(game, game.territory(seat, face), resource, self.number)
        ]

    def do(self, game: State, seat: Seat, unit: Unit, choice: Holding) -> None:
        land.forage(game, seat, *choice, self.number)


@dataclass(frozen=True)
class Untap(Act):
    """One of your tapped territories is untapped, in your own turn."""

    icon = "untap"

    def choices(self, game: State, unit: Unit) -> Choices:
        if unit.side != ATTACK:
            return ()
        seat = game.active
        tapped = [face for face in _realm(game, seat) if game.territory(seat, face).tapped]
        return [options.one_card(options.CHOOSING_LAND, game.DESIGNS[face].id, face) for face in tapped]

    def do(self, game: State, seat: Seat, unit: Unit, choice: FaceId) -> None:
        land.untap(game, seat, choice)


@dataclass(frozen=True)
class Plunder(Act):
    """Tokens move from a territory of the other player to one of yours."""

    icon = "greed"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        enemy = game.seat_of(1 - unit.side)
        if enemy < 0 or not game.realm[game.seat_of(unit.side)]:
            return ()
        return [
            options.holding(game.DESIGNS[face].id, (face, resource))
            for face in _realm(game, enemy)
            for resource in STACKABLE
            if game.territory(enemy, face).tokens[resource]
        ]

    def do(self, game: State, seat: Seat, unit: Unit, choice: Holding) -> None:
        offered = [options.one_card(options.CHOOSING_LAND, game.DESIGNS[face].id, face) for face in _realm(game, seat)]
        to = game.ask_unless_forced(seat, "effect", offered)
        land.plunder(game, unit, choice, to, self.number)
