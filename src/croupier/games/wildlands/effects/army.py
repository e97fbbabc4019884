# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Effects on the own army: units rescued or sacrificed."""

from dataclasses import dataclass

from croupier.engine import Figure, Seat
from croupier.games.wildlands.cards.clauses import Act, Place
from croupier.games.wildlands.effects.choices import Choices
from croupier.games.wildlands.rules import options, units
from croupier.games.wildlands.rules.state import State, Unit


@dataclass(frozen=True)
class Rescue(Act):
    """One of your doomed units on any front is no longer doomed."""

    icon = "rescue"

    def choices(self, game: State, unit: Unit) -> Choices:
        return [
            options.unit((number, unit.side, place))
            for number, front in enumerate(game.fronts)
            for place, one in enumerate(front.army(unit.side))
            if one.doomed
        ]

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.rescue(game, units.at(game, choice))


@dataclass(frozen=True)
class Sacrifice(Act):
    """Another of your units here is destroyed; then an effect follows, if it still can."""

    icon = "dagger"
    effect: Act
    foretold = False

    def inner(self) -> Act:
        return self.effect

    def figures(self) -> tuple[Figure, ...]:
        return (Figure(self.icon), *self.effect.figures())

    def choices(self, game: State, unit: Unit) -> Choices:
        if not self.effect.possible(game, unit):
            return ()
        army = game.fronts[unit.front].army(unit.side)
        return [options.unit((unit.front, unit.side, n)) for n, one in enumerate(army) if one is not unit]

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.destroy(game, units.at(game, choice))
        game.carrying_out[-1].price_paid = True
        if unit.gone or not self.effect.possible(game, unit):  # a reaction to the price may have destroyed the unit
            return
        offered = self.effect.choices(game, unit)
        self.effect.do(game, seat, unit, game.ask_unless_forced(seat, "effect", offered) if offered else None)
