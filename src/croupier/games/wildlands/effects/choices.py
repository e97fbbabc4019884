# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""What effects share: how they choose, and which enemy units they may choose."""

from collections.abc import Sequence
from typing import Any

from croupier.engine import Option
from croupier.games.wildlands.cards.clauses import Act, Place
from croupier.games.wildlands.rules import options, strength, units
from croupier.games.wildlands.rules.state import State, Unit

Choices = Sequence[Option[Any]]  # Any: what is chosen
ANY_STRENGTH = 1_000


class Deed(Act):
    """An effect without a choice: it is triggered or declined."""

    @property
    def chooses(self) -> bool:
        return False

    def possible(self, game: State, unit: Unit) -> bool:
        return True


def enemies(game: State, unit: Unit, most: int = ANY_STRENGTH) -> list[Place]:
    """The enemy units here that an ability may choose: not warded, up to a strength."""
    side = 1 - unit.side
    found = []
    for place, enemy in enumerate(game.others(unit)):
        warded = game.design(enemy.card).ward and not enemy.silenced
        if not warded and (most == ANY_STRENGTH or strength.of_unit(game, enemy) <= most):
            found.append((unit.front, side, place))
    return found


def guarded(game: State, places: list[Place]) -> list[Place]:
    """Guardians alone, if there is one among the legal choices."""
    guardians = []
    for place in places:
        enemy = units.at(game, place)
        if game.design(enemy.card).guardian and not enemy.silenced:
            guardians.append(place)
    return guardians or places


def of_units(game: State, places: list[Place]) -> Choices:
    """The options that name units; guardians alone, if there is one."""
    return [options.unit(place) for place in guarded(game, places)]
