"""How strong an attack could become: what its player still holds, with every ability that helps."""

from collections.abc import Sequence
from typing import Any

from croupier.engine import CardId, Option, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Place
from croupier.games.wildlands.rules import outcome, strength, units
from croupier.games.wildlands.rules.state import State


def reach(game: State, number: int) -> int:
    """The attack on a front if all units of the attacker's hand came to it, before the defender does anything.

    Only what lies open counts: abilities that change strengths are used, nothing is drawn or revealed.
    """
    future = game.copy()
    future.answer_by(_Eager(future))
    if game.phase in (terms.TARGET, terms.SURGING, terms.PLACE) and not game.fronts[number].stopped[terms.ATTACK]:
        future.phase = terms.PLACE
        for card in _in_order(future, future.active):
            future.hand[future.active].remove(card)
            units.play(future, number, terms.ATTACK, card)
    future.phase = terms.LATE
    while left := _delayed(future):
        place, ability = left[0].value
        unit = units.at(future, place)
        unit.used.append(ability)
        future.design(unit.card).abilities[ability].effect.do(future, future.active, unit, None)
    return strength.totals(future, future.fronts[number])[terms.ATTACK]


def _in_order(game: State, seat: Seat) -> list[CardId]:
    """The units in a hand, those first that profit from others that come later."""
    held = [card for card in game.hand[seat] if game.design(card).fights]
    return sorted(held, key=lambda card: terms.ALLY_PLAYED not in game.design(card).triggered)


def _delayed(game: State) -> list[Option[tuple[Place, int]]]:
    """The delayed abilities of the attacker that change strengths and aim at nothing."""
    found = []
    for option in outcome.usable(game, terms.ATTACK, terms.DELAYED):
        place, ability = option.value
        effect = game.design(units.at(game, place).card).abilities[ability].effect
        if effect.changes_strength and not effect.chooses:
            found.append(option)
    return found


class _Eager:
    """Who uses every ability that changes strengths, with the last choice (of crystals the dearest), and no other."""

    def __init__(self, game: State) -> None:
        self.game = game

    def __call__(self, seat: Seat, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
        del name
        note = self.game.carrying_out[-1]
        effect = self.game.DESIGNS[note.card].abilities[note.ability].effect
        uses = seat == self.game.active and effect.changes_strength
        return len(options) - (2 if uses else 1)  # the last option is to decline
