"""Choices of targets: by the player who controls the effect, among all that are legal; None if there is none."""

from typing import TYPE_CHECKING

from croupier.engine import Option, Seat
from croupier.games.zynalith import choices, events, front, terms
from croupier.games.zynalith.creature import Creature

if TYPE_CHECKING:
    from croupier.games.zynalith.rules import Zynalith


def hero(game: "Zynalith", seat: Seat) -> Seat | None:
    """One enemy hero."""
    options = [choices.HERO[enemy] for enemy in game.clockwise(seat) if not game.out[enemy]]
    if not options:
        return None
    chosen = game.ask_unless_forced(seat, "target hero", options)
    game.say(events.AIMED_AT_HERO, seat, chosen)
    return chosen


def enemy_creature(
    game: "Zynalith", seat: Seat, *, at_most: int | None = None, guarding: bool | None = None
) -> Creature | None:
    """One enemy creature that can be chosen, up to a printed cost or in one position."""
    options = []
    for enemy in game.clockwise(seat):
        for place, creature in enumerate(game.front[enemy]):
            if (
                not creature.traits & terms.UNTOUCHABLE
                and (at_most is None or front.cost(game, creature) <= at_most)
                and (guarding is None or creature.guarding == guarding)
            ):
                options.append(choices.CREATURE_AT[enemy][place])
    return _chosen(game, seat, options)


def own_creature(game: "Zynalith", seat: Seat, *, ready_to_charge: bool = False) -> Creature | None:
    """One of your creatures, or of those that may still charge."""
    options = [
        choices.CREATURE_AT[seat][place]
        for place, creature in enumerate(game.front[seat])
        if not ready_to_charge or can_charge(creature)
    ]
    return _chosen(game, seat, options)


def can_charge(creature: Creature) -> bool:
    """Whether a creature stands in attack position and has not charged this round (Z 14.2)."""
    return not creature.guarding and not creature.charged


def _chosen(game: "Zynalith", seat: Seat, options: list[Option[tuple[Seat, int]]]) -> Creature | None:
    if not options:
        return None
    owner, place = game.ask_unless_forced(seat, "target creature", options)
    creature = game.front[owner][place]
    game.say(events.AIMED_AT_CREATURE, seat, owner, game.faces[creature.card])
    return creature
