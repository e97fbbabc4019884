"""The queue of triggers (Z 13.16 to 13.24)."""

from collections.abc import Sequence

from croupier.engine import CardId, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Ability
from croupier.games.zynalith.rules import events
from croupier.games.zynalith.rules.state import Cause, Creature, State, Waiting


def abilities(game: State, creature: Creature, trigger: int) -> list[tuple[Ability, int, CardId]]:
    """The abilities of a creature with this trigger: printed first, then attached cards in order (Z 13.16)."""
    found = []
    for place, card in enumerate(creature.cards):
        for i, ability in enumerate(game.DESIGNS[game.faces[card]].abilities):
            if ability.trigger == trigger:
                found.append((ability, 8 * place + i, card))
    return found


def wait(
    game: State,
    creature: Creature,
    trigger: int,
    *,
    actor: Seat = -1,
    but: CardId | None = None,
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
                game.queue.append((creature.owner, creature.number, mark, game.faces[card], actor))


def set_off(game: State, trigger: int, *, actor: Seat = -1, but: CardId | None = None) -> None:
    """Queue a trigger for everybody, clockwise, each front from left to right (Z 13.16)."""
    heard = terms.HEARS[trigger]
    for seat in game.order():
        for creature in game.front[seat]:
            if creature.traits & heard:
                wait(game, creature, trigger, actor=actor, but=but)


def played(game: State, me: Seat, creature: Creature, card: CardId) -> None:
    """A card is in place: Instant, then the triggers for its type, then Greed (Z 6.13, 13.22)."""
    printed = game.DESIGNS[game.faces[card]]
    if printed.traits & terms.HEARS[terms.INSTANT]:
        for _, mark, where in abilities(game, creature, terms.INSTANT):
            if where == card:
                game.queue.append((me, creature.number, mark, game.faces[card], me))
    on_type = {terms.SPELL: terms.ON_SPELL, terms.EQUIPMENT: terms.ON_EQUIPMENT, terms.PROPERTY: terms.ON_PROPERTY}
    if printed.type in on_type:
        set_off(game, on_type[printed.type], actor=me, but=card)  # Z 13.6 to 13.8
    if printed.dear:
        set_off(game, terms.GREED, actor=me, but=card)  # Z 13.9


def fire(game: State, waiting: Waiting) -> None:
    """Carry out one trigger, effect by effect (Z 13.18)."""
    seat, number, mark, face, actor = waiting
    creature, ability = game.creature(number), game.DESIGNS[face].abilities[mark % 8]
    if game.out[seat] or (creature is None and ability.trigger != terms.DEATH):
        return  # Z 13.19
    if ability.once and creature is not None:
        if mark in creature.used:
            return  # Z 13.23
        creature.used.append(mark)
    game.say(events.TRIGGERED, seat, face, terms.TRIGGERS[ability.trigger])
    cause = Cause(face, creature, actor)
    for effect in ability.effects:
        if game.out[seat]:
            return
        effect.do(game, seat, cause)


def empty_queue(game: State) -> None:
    """Carry out all that waits, first come, first served (Z 13.16)."""
    while game.queue:
        fire(game, game.queue.pop(0))
