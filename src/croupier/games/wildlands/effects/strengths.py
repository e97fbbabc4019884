# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Effects that change how strong units are."""

from dataclasses import dataclass

from croupier.engine import FaceId, Seat
from croupier.games.wildlands.cards.clauses import Act, Place
from croupier.games.wildlands.effects import choices
from croupier.games.wildlands.effects.choices import Choices, Deed
from croupier.games.wildlands.rules import cards_in_hand, events, options, strength, units
from croupier.games.wildlands.rules.state import State, Unit


@dataclass(frozen=True)
class Boost(Deed):
    """The unit is stronger."""

    icon = "charge"
    number: int
    changes_strength = True

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        units.modify(game, unit, self.number)


@dataclass(frozen=True)
class Frenzy(Deed):
    """The unit is stronger and becomes doomed."""

    icon = "claw"
    number: int
    changes_strength = True
    dooms_itself = True

    def do(self, game: State, seat: Seat, unit: Unit, choice: object = None) -> None:
        units.modify(game, unit, self.number)
        if not unit.doomed:
            units.doom(game, unit)


@dataclass(frozen=True)
class Weaken(Act):
    """An enemy unit here is weaker."""

    icon = "weaken"
    number: int
    changes_strength = True

    def choices(self, game: State, unit: Unit) -> Choices:
        strong = [p for p in choices.enemies(game, unit) if strength.of_unit(game, units.at(game, p)) >= 1]
        return choices.of_units(game, strong)

    def do(self, game: State, seat: Seat, unit: Unit, choice: Place) -> None:
        units.modify(game, units.at(game, choice), -self.number)


@dataclass(frozen=True)
class Attune(Act):
    """A crystal from hand is discarded: this unit is stronger by its value."""

    icon = "attune"
    changes_strength = True

    def choices(self, game: State, unit: Unit) -> Choices:
        held = game.hand_in_order(game.seat_of(unit.side))
        values = [(face, game.DESIGNS[face].value) for face in held]
        return [options.one_card(options.ATTUNING, value, face) for face, value in values if value]

    def do(self, game: State, seat: Seat, unit: Unit, choice: FaceId) -> None:
        cards_in_hand.discard(game, seat, choice)
        game.say(events.ATTUNED, seat, choice)
        units.modify(game, unit, game.DESIGNS[choice].value)
