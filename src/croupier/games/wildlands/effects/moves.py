# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Effects that move units to another front, or back to the hand."""

from dataclasses import dataclass

from croupier.engine import Seat
from croupier.games.wildlands.cards.clauses import Act, Place
from croupier.games.wildlands.effects import choices
from croupier.games.wildlands.effects.choices import Choices, Deed
from croupier.games.wildlands.rules import options, units
from croupier.games.wildlands.rules.state import State, Unit


def _can_move(game: State, unit: Unit) -> bool:
    return unit.silenced or not game.design(unit.card).rooted


def _other_fronts(game: State, front: int) -> list[int]:
    return [to for to in range(len(game.fronts)) if to != front]


@dataclass(frozen=True)
class MoveSelf(Act):
    """The unit goes to another front."""

    icon = "swap"

    def choices(self, game: State, unit: Unit) -> Choices:
        if unit.gone or not _can_move(game, unit):
            return ()
        return [options.front(to) for to in _other_fronts(game, unit.front)]

    def do(self, game: State, seat: Seat, unit: Unit, choice: int) -> None:
        units.move(game, unit, choice)


class Move(Act):
    """What moves a chosen unit to a chosen front."""

    def do(self, game: State, seat: Seat, unit: Unit, choice: tuple[Place, int]) -> None:
        units.move(game, units.at(game, choice[0]), choice[1])


@dataclass(frozen=True)
class MoveAlly(Move):
    """One of your units on any front goes to another one."""

    icon = "swap"

    def choices(self, game: State, unit: Unit) -> Choices:
        return [
            options.unit_to((number, unit.side, place), to)
            for number, front in enumerate(game.fronts)
            for place, one in enumerate(front.army(unit.side))
            if _can_move(game, one)
            for to in _other_fronts(game, number)
        ]


@dataclass(frozen=True)
class Lure(Move):
    """An enemy unit here goes to another front, on its own side."""

    icon = "lure"

    def choices(self, game: State, unit: Unit) -> Choices:
        fronts = _other_fronts(game, unit.front)
        movable = [p for p in choices.enemies(game, unit) if _can_move(game, units.at(game, p))] if fronts else []
        return [options.unit_to(place, to) for place in choices.guarded(game, movable) for to in fronts]


@dataclass(frozen=True)
class Retreat(Deed):
    """The unit returns to your hand."""

    icon = "undo"

    def possible(self, game: State, unit: Unit) -> bool:
        return not unit.gone and not unit.doomed and game.moves[game.seat_of(unit.side)] > 0

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        units.retreat(game, unit)
