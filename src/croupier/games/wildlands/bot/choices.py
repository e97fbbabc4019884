"""Abilities: whether one is used, and on what."""

from collections.abc import Sequence
from typing import Any, Final

from croupier.engine import Option, Seat
from croupier.games.wildlands.bot import battle, worth
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Act, Place
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE
from croupier.games.wildlands.effects.army import Rescue, Sacrifice
from croupier.games.wildlands.effects.decks import Draw, Harry, Muster
from croupier.games.wildlands.effects.enemies import Destroy, Doom, Repel, Silence
from croupier.games.wildlands.effects.moves import Lure, MoveAlly, MoveSelf, Retreat
from croupier.games.wildlands.effects.strengths import Attune, Boost, Frenzy, Weaken
from croupier.games.wildlands.effects.territories import Forage, Plunder
from croupier.games.wildlands.rules import scoring, strength, units
from croupier.games.wildlands.rules.options import USE
from croupier.games.wildlands.rules.state import State, Unit

CARD: Final = 0.9
"""A card drawn."""
THINNED: Final = 0.3
"""A basic unit that leaves the deck, from the middle of a match on."""


class Choices:
    """The options of one question about abilities, weighed by what they do to the fronts."""

    def __init__(self, game: State, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.side = ATTACK if seat == game.active else DEFENCE
        self.decided = game.phase in terms.ENDING
        self.now = [strength.totals(game, front) for front in game.fronts]
        self.before = 0.0 if self.decided else battle.gained(game, seat, self.now)

    def scores(self, options: Sequence[Option[Any]]) -> list[float]:
        """How good each option looks."""
        if options[-1].verb == "done":
            return [0.0 if option.value is None else self.use(*option.value) for option in options]
        note = self.game.carrying_out[-1]
        effect = self.game.DESIGNS[note.card].abilities[note.ability].effect
        if note.price_paid:
            effect = effect.inner()
        actor = next((u for u in self.game.units(note.side) if u.number == note.unit), None)
        return [0.0 if o.verb == "decline" else self.choice(effect, actor, o.value) for o in options]

    def use(self, place: Place, number: int) -> float:
        """A delayed or aftermath ability with its best choice."""
        unit = units.at(self.game, place)
        effect: Act = self.game.design(unit.card).abilities[number].effect
        if not effect.chooses:
            return self.choice(effect, unit, USE.value)
        scores: list[float] = [self.choice(effect, unit, one.value) for one in effect.choices(self.game, unit)]
        return max(scores, default=-1.0)

    def choice(self, effect: Act, unit: Unit | None, value: Any) -> float:  # Any: what is chosen
        """What one choice of an effect brings."""
        match effect:
            case Boost():
                return 0.1 + self.shifted(unit, effect.number)
            case Frenzy():
                return self.shifted(unit, effect.number) - self.lost(unit)
            case Attune():
                number: int = self.game.DESIGNS[value].value
                return self.shifted(unit, number) + self.wanted(unit, number) - 0.15 * number
            case Weaken():
                return 0.1 + self.hit(value, effect.number)
            case Destroy() | Repel() | Doom() | Silence():
                return self.against(effect, units.at(self.game, value), value)
            case Sacrifice():
                mine = units.at(self.game, value)
                return 0.6 - self.lost(mine) + (0.4 if self.game.design(mine.card).tenacious else 0.0)
            case MoveSelf():
                return self.moved(unit, value) - 0.05
            case MoveAlly() | Lure():
                return self.moved(units.at(self.game, value[0]), value[1]) - 0.05
            case Rescue():
                return 0.2 + self.lost(units.at(self.game, value))
            case Retreat():
                return -0.5 + 0.3 * (self.force(unit) if unit else 0.0)
        return self.thing(effect, value)

    def thing(self, effect: Act, value: Any) -> float:  # Any: what is chosen
        """Cards and tokens."""
        if isinstance(effect, Draw | Muster | Harry):
            return CARD * effect.number
        if isinstance(effect, Forage):
            return effect.number * worth.token(self.game.faction[self.seat], value[1])
        if isinstance(effect, Plunder) and isinstance(value, tuple):
            there = self.game.territory(self.game.seat_of(1 - self.side), value[0]).tokens[value[1]]
            return min(there, effect.number) * worth.token(self.game.faction[self.seat], value[1])
        if isinstance(value, int) and not isinstance(value, bool):
            return 0.2 + sum(self.game.DESIGNS[value].produces) * worth.OTHER
        return 0.2

    def force(self, unit: Unit) -> float:
        """What a unit is worth when it is played, as strength."""
        return worth.estimates(self.game).forces[self.game.faces[unit.card]]

    def lost(self, unit: Unit | None) -> float:
        """What its owner loses when a unit is destroyed; basic units only thin the deck later on."""
        if unit is None:
            return 0.0
        design = self.game.design(unit.card)
        left = scoring.turns_left(self.game, self.game.seat_of(unit.side))
        if design.type == "basic":
            return 0.15 if self.game.round < 4 else -THINNED
        if design.immortal:
            return 0.0
        return design.points + worth.FORCE * max(left - 0.5, 0.0) * 0.6 * self.force(unit)

    # -- what it does to the fronts --------------------------------------------------------------------------------

    def change(self, changes: Sequence[tuple[int, int, int]]) -> float:
        """The gain if the strengths of some sides of some fronts change: front, side, by how much."""
        if self.decided:
            return 0.0
        results = [list(one) for one in self.now]
        for front, side, number in changes:
            results[front][side] += number
        after = battle.gained(self.game, self.seat, [(attack, defence) for attack, defence in results])
        return after - self.before

    def shifted(self, unit: Unit | None, number: int) -> float:
        return 0.0 if unit is None else self.change([(unit.front, unit.side, number)])

    def wanted(self, unit: Unit | None, number: int) -> float:
        """What strength is worth on a front that is not won yet."""
        if unit is None:
            return 0.0
        attack, defence = self.now[unit.front]
        lacks = attack - defence if unit.side != ATTACK else strength.to_win(defence) - attack
        return 0.4 * max(0, min(number, lacks))

    def hit(self, place: Place, number: int) -> float:
        enemy = units.at(self.game, place)
        return self.change([(enemy.front, enemy.side, -min(number, strength.of_unit(self.game, enemy)))])

    def against(self, effect: Act, enemy: Unit, place: Place) -> float:
        force = strength.of_unit(self.game, enemy)
        stays = isinstance(effect, Doom | Silence)
        tough = self.game.design(enemy.card).tenacious and not enemy.silenced
        if isinstance(effect, Repel):
            return 0.1 + self.hit(place, force)
        harm = 0.3 * self.force(enemy) if isinstance(effect, Silence) else 0.0
        denied = 1.0 if self.game.players == 2 else battle.DENIED
        if stays or (isinstance(effect, Destroy) and tough):
            return 0.1 + harm + (0.0 if isinstance(effect, Silence) else denied * self.lost(enemy))
        return 0.1 + self.hit(place, force) + denied * max(self.lost(enemy), 0.0)

    def moved(self, unit: Unit | None, to: int) -> float:
        if unit is None:
            return 0.0
        force = strength.of_unit(self.game, unit)
        return self.change([(unit.front, unit.side, -force), (to, unit.side, force)])
