"""Triggered abilities: whether they may be triggered, who is asked, and reactions to events (W 12)."""

from collections.abc import Sequence

from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Ability
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE
from croupier.games.wildlands.rules import events, strength
from croupier.games.wildlands.rules.options import DECLINE, USE
from croupier.games.wildlands.rules.state import Pending, State, Unit

Witness = tuple[Unit, str]
"""A unit that may react to an event, and what the event is to it."""


def may_trigger(game: State, unit: Unit, ability: Ability) -> bool:
    """Whether an ability is offered: not void, not quelled, its condition holds, it can do something (W 12.12)."""
    if unit.silenced or not strength.holds(game, unit, ability.condition):
        return False
    if ability.trigger in (terms.IMMEDIATE, terms.DELAYED):
        for enemy in game.others(unit):
            if not enemy.silenced and ability.trigger in game.design(enemy.card).quells:
                return False
    if ability.effect.changes_strength and game.phase in terms.ENDING:
        return False
    return ability.effect.possible(game, unit)


def offer(game: State, unit: Unit, number: int) -> None:
    """Ask once whether an immediate or reaction ability is triggered, and with which choice (W 12.13)."""
    ability = game.design(unit.card).abilities[number]
    if not may_trigger(game, unit, ability):
        return
    effect = ability.effect
    begin(game, unit, number)
    offered = [*effect.choices(game, unit), DECLINE] if effect.chooses else [USE, DECLINE]
    name = "immediate" if ability.trigger == terms.IMMEDIATE else "reaction"
    choice = game.ask(game.seat_of(unit.side), name, offered)
    if choice is None:
        game.say_of(unit, events.DECLINED, ability.trigger)
    else:
        game.say_of(unit, events.TRIGGERED, ability.trigger)
        ability.effect.do(game, game.seat_of(unit.side), unit, choice)
    game.carrying_out.pop()


def begin(game: State, unit: Unit, number: int) -> None:
    """Note which ability is being carried out: abilities nest, and everybody may see how (W 12.8)."""
    ability = game.design(unit.card).abilities[number]
    game.carrying_out.append(noted(game, unit, ability.trigger, number))


def noted(game: State, unit: Unit, trigger: str, number: int = 0) -> Pending:
    """An ability as everybody may see it."""
    note = Pending()
    note.card, note.front, note.side, note.unit = game.faces[unit.card], unit.front, unit.side, unit.number
    note.trigger, note.ability = trigger, number
    return note


# -- reactions -------------------------------------------------------------------------------------------------------


def witnesses_of_play(game: State, played: Unit) -> list[Witness]:
    """The units that may react to a play: the others on its front, the attacker's first (W 12.7, 12.16)."""
    found = []
    for side in (ATTACK, DEFENCE):
        trigger = terms.ALLY_PLAYED if side == played.side else terms.ENEMY_PLAYED
        army = game.fronts[played.front].army(side)
        found += [(unit, trigger) for unit in army if unit is not played and _reacts(game, unit, trigger)]
    return found


def witnesses_of_destruction(game: State, fallen: Unit) -> list[Witness]:
    """The units that may react to a destruction, the destroyed one first on its side (W 12.7, 12.16)."""
    found = []
    for side in (ATTACK, DEFENCE):
        if side == fallen.side and _reacts(game, fallen, terms.SELF_DESTROYED):
            found.append((fallen, terms.SELF_DESTROYED))
        trigger = terms.ALLY_DESTROYED if side == fallen.side else terms.ENEMY_DESTROYED
        army = game.fronts[fallen.front].army(side)
        found += [(unit, trigger) for unit in army if unit is not fallen and _reacts(game, unit, trigger)]
    return found


def _reacts(game: State, unit: Unit, trigger: str) -> bool:
    return not unit.silenced and trigger in game.design(unit.card).triggered


def react(game: State, witnesses: Sequence[Witness]) -> None:
    """Ask one witness after the other; what one of them causes comes before the next (W 12.6 to 12.8)."""
    game.waiting = [noted(game, unit, trigger) for unit, trigger in witnesses] + game.waiting
    for unit, trigger in witnesses:
        del game.waiting[0]
        if not unit.gone or trigger == terms.SELF_DESTROYED:
            for number in game.design(unit.card).triggered[trigger]:
                offer(game, unit, number)
