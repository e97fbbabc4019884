"""The queue of triggers (Z 13.16 to 13.24).

The queue and the charges that wait are scratch of the running step: both are empty at every checkpoint.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from croupier.engine import CardId, FaceId, Seat
from croupier.games.zynalith import cards, combat, events, terms
from croupier.games.zynalith.abilities import Ability
from croupier.games.zynalith.creature import Creature

if TYPE_CHECKING:
    from croupier.games.zynalith.rules import Zynalith

Waiting = tuple[Ability, Creature, int, FaceId, Seat]
"""An ability set off, its creature, its mark (8 * place of the card + ability), the face it stands on, and the actor.

The face, not the card: the dead may have been shuffled into a deck before their Death comes up (Z 4.8, 13.4).
"""


def abilities(game: "Zynalith", creature: Creature, trigger: int) -> list[tuple[Ability, int, CardId]]:
    """The abilities of a creature with this trigger: printed first, then attached cards in order (Z 13.16)."""
    found = []
    for place, card in enumerate((creature.card, *creature.attached)):
        for i, ability in enumerate(cards.PRINTS[game.faces[card]].abilities):
            if ability.trigger == trigger:
                found.append((ability, 8 * place + i, card))
    return found


def wait(
    game: "Zynalith",
    creature: Creature,
    trigger: int,
    *,
    actor: Seat = -1,
    but: int = -1,
    dead: Sequence[Seat] | None = None,
) -> None:
    """Queue what this trigger sets off on one creature.

    `[own]` looks at the seat that acted or, for Mourning, at each owner of the `dead` (Z 13.21); the card `but`
    does not trigger on its own being played (Z 13.14).
    """
    for ability, mark, card in abilities(game, creature, trigger):
        if card == but:
            continue
        for whose in (actor,) if dead is None else dead:  # Z 13.5: once per dead creature
            if not ability.own or whose == creature.owner:
                game._queue.append((ability, creature, mark, game.faces[card], actor))


def set_off(game: "Zynalith", trigger: int, *, actor: Seat = -1, but: int = -1) -> None:
    """Queue a trigger for everybody, clockwise, each front from left to right (Z 13.16)."""
    heard = terms.HEARS[trigger]
    for seat in game.order():
        for creature in game.front[seat]:
            if creature.traits & heard:
                wait(game, creature, trigger, actor=actor, but=but)


def played(game: "Zynalith", me: Seat, creature: Creature, card: CardId) -> None:
    """A card is in place: Instant, then the triggers for its type, then Greed (Z 6.13, 13.22)."""
    printed = cards.PRINTS[game.faces[card]]
    if printed.traits & terms.HEARS[terms.INSTANT]:
        for ability, mark, where in abilities(game, creature, terms.INSTANT):
            if where == card:
                game._queue.append((ability, creature, mark, game.faces[card], me))
    on_type = {terms.SPELL: terms.ON_SPELL, terms.EQUIPMENT: terms.ON_EQUIPMENT, terms.PROPERTY: terms.ON_PROPERTY}
    if printed.type in on_type:
        set_off(game, on_type[printed.type], actor=me, but=card)  # Z 13.6 to 13.8
    if printed.dear:
        set_off(game, terms.GREED, actor=me, but=card)  # Z 13.9


def fire(game: "Zynalith", waiting: Waiting) -> None:
    """Carry out one trigger, effect by effect (Z 13.18)."""
    ability, creature, mark, face, actor = waiting
    seat = creature.owner
    if game.out[seat] or (creature.gone and ability.trigger != terms.DEATH):
        return  # Z 13.19
    if ability.once:
        if mark in creature.used:
            return  # Z 13.23
        creature.used.append(mark)
    game.say(events.TRIGGERED, seat, face, terms.TRIGGERS[ability.trigger])
    for effect in ability.effects:
        if game.out[seat]:
            return
        effect.do(game, seat, creature, actor)


def settle(game: "Zynalith") -> None:
    """Resolve all that waits: triggers first, then charges if no combat round is running (Z 13.16, 14.3)."""
    while True:
        if game._queue:
            fire(game, game._queue.pop(0))
        elif game._charges and game._fight is None:
            combat.charge(game, game._charges.pop(0))
        else:
            return
