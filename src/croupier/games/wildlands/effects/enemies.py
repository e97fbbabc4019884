# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Effects on an enemy unit: destroyed, doomed, repelled, silenced."""

from dataclasses import dataclass

from croupier.engine import Seat
from croupier.games.wildlands.cards.clauses import Act, Place
from croupier.games.wildlands.effects import choices
from croupier.games.wildlands.effects.choices import Choices
from croupier.games.wildlands.rules import units
from croupier.games.wildlands.rules.state import State, Unit


@dataclass(frozen=True)
class Destroy(Act):
    """An enemy unit here up to a strength is destroyed."""

    icon = "death"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        return choices.of_units(game, choices.enemies(game, unit, self.number))

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.destroy(game, units.at(game, choice))


@dataclass(frozen=True)
class Doom(Act):
    """An enemy unit here up to a strength becomes doomed."""

    icon = "skull"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        return choices.of_units(
            game, [p for p in choices.enemies(game, unit, self.number) if not units.at(game, p).doomed]
        )

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.doom(game, units.at(game, choice))


@dataclass(frozen=True)
class Repel(Act):
    """An enemy unit here up to a strength goes to its owner's discard pile."""

    icon = "repel"
    number: int

    def choices(self, game: State, unit: Unit) -> Choices:
        return choices.of_units(game, choices.enemies(game, unit, self.number))

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.repel(game, units.at(game, choice))


@dataclass(frozen=True)
class Silence(Act):
    """The abilities of an enemy unit here are void."""

    icon = "silenced"

    def choices(self, game: State, unit: Unit) -> Choices:
        return choices.of_units(game, [p for p in choices.enemies(game, unit) if not units.at(game, p).silenced])

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.silence(game, units.at(game, choice))
