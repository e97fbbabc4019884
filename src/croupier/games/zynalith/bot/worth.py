"""What cards are worth in an unknown position, in points: by the round and the number of players alone."""

from functools import cache
from typing import Final

from croupier.games.zynalith.bot import clash, prices
from croupier.games.zynalith.cards import clauses, terms
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.effects.damage import HealCreature, HealHero, HitCreature, HitHero
from croupier.games.zynalith.effects.resources import Draw, Gain, Steal
from croupier.games.zynalith.effects.statuses import Charge, Give, Ward

OFTEN: Final = {
    terms.COMBAT: 0.8,
    terms.MOURNING: 1.0,
    terms.ON_EVENT: 0.8,
    terms.ON_SPELL: 0.6,
    terms.ON_EQUIPMENT: 0.8,
    terms.ON_PROPERTY: 0.5,
    terms.GREED: 0.4,
    terms.DEFENCE: 0.3,
}
"""How often a trigger fires in a round; arrival, death and the end of the game come once."""
DIES: Final = 0.5
"""How likely a creature dies before the end, for what its death sets off."""
CARD: Final = 0.15
"""A card drawn."""
CRYSTAL: Final = 1.1
"""A zynalith spent: a point, and the better card it could have bought."""
NEXT_ATTACK: Final = 0.25
"""An ATK in the next combat, before the lines are known."""
COUNTER: Final = 0.4
"""A counter in hand."""
KEPT: Final = 1 << 10
"""So many designs are kept in mind: the game has fewer, but strangers may ask for any number of card sets."""


class Round:
    """What things are worth in one round of a match of so many players, whatever the position."""

    def __init__(self, players: int, round_: int) -> None:
        self.price = prices.of(players, round_)
        self.share = 1.0 / (players - 1)
        self.left = terms.ROUNDS + 1 - max(round_, 1)
        """Combat phases to come, this one included."""
        self._cards: dict[Design, CardWorth] = {}

    def card(self, printed: Design) -> "CardWorth":
        """What a card is worth."""
        found = self._cards.get(printed)
        if found is None:
            if len(self._cards) >= KEPT:
                self._cards.clear()
            found = self._cards[printed] = CardWorth(self, printed)
        return found

    def later(self, stat: int, number: int) -> float:
        """What more of a stat is worth after the combat to come."""
        return number * (0.0, self.price.attack, self.price.attack * 0.7, 0.1 * self.price.attack)[stat]


@cache
def round_of(players: int, round_: int) -> Round:
    """The same for every match."""
    return Round(players, round_)


class CardWorth:
    """What a card is worth in an unknown position."""

    __slots__ = ("instant", "later", "text", "wish")

    def __init__(self, at: Round, printed: Design) -> None:
        self.instant = [ability.effects for ability in printed.abilities if ability.trigger == terms.INSTANT]
        """What it does when it comes into play."""
        self.later = _later(at, printed)
        """What the rest of its text brings."""
        self.text = self.later + sum([usual(act, at) for acts in self.instant for act in acts])
        """What all of its text brings."""
        self.wish = _wish(at, printed, self.text)
        """How much it is wanted in hand."""


def _later(at: Round, printed: Design) -> float:
    """What the text of a card brings after its arrival."""
    total, rounds, price = 0.0, at.left, at.price
    for clause in printed.clauses:
        match clause:
            case clauses.Ability(terms.INSTANT, _, _, _):
                pass
            case clauses.Ability(terms.GAME_END, _, _, acts):
                total += sum([_ending(act, at) for act in acts])
            case clauses.Ability(terms.DEATH, _, _, acts):
                total += DIES * sum([usual(act, at) for act in acts])
            case clauses.Ability(trigger, _, once, acts):
                often = min(OFTEN[trigger], 0.6) if once else OFTEN[trigger]
                total += often * rounds * sum([usual(act, at) for act in acts])
            case clauses.Wage(number):
                total += price.silver * number * (rounds - 1)
            case clauses.Cheaper(kind, number):
                total += (0.3 if kind == terms.SPELL else price.silver * 0.5) * number * (rounds - 1)
            case clauses.Bounty(number):
                total += 0.6 * number * (rounds - 1)
            case clauses.Aura(number, kind):
                total += (0.3 if kind < 0 else 0.1) * number * rounds
            case clauses.Guard(number) | clauses.Swell(number):
                total += 0.1 * number * rounds
            case clauses.Leech() | clauses.Pierce() | clauses.Salvage() | clauses.Untouchable():
                total += 0.1 * rounds
            case clauses.Overheal():
                total += 0.05 * rounds
    return total


def _ending(act: clauses.Act, at: Round) -> float:
    """An effect at the end of the game."""
    match act:
        case Gain(currency, number):
            return number * (0.1 if currency == "silver" else at.price.end)
    return 0.0


def _wish(at: Round, printed: Design, text: float) -> float:
    """How much a card is wanted in hand."""
    price = at.price
    wish = text + price.point * printed.worth
    if printed.type == terms.CREATURE:
        stand = clash.kept(price, printed.cost, printed.attack, printed.defence, 0)
        return wish + stand + NEXT_ATTACK * printed.attack
    if printed.type < terms.ATTACHED:
        bonus = sum([at.later(stat, number) for stat, number in enumerate(printed.bonus)])
        cost = CRYSTAL if printed.currency == "zynalith" else price.silver
        return wish + bonus + NEXT_ATTACK * printed.bonus[terms.ATK] - cost * printed.cost
    return COUNTER


def usual(effect: clauses.Act, at: Round) -> float:
    """What an effect brings when its moment comes, in a position not known yet."""
    price = at.price
    match effect:
        case HitHero(number, whom, _, _):
            return 0.7 * price.blood * number * (1.0 if whom == "all" else at.share)
        case HitCreature(number, whom):
            return 0.15 * number * (1.0 if whom in ("all", "line") else at.share)
        case HealHero(number):
            return 0.8 * price.blood * number
        case HealCreature(number, _):
            return 0.05 * number
        case Gain(currency, number):
            return number * price.piece(currency)
        case Steal(currency, number):
            return number * price.piece(currency) * (1 + at.share)
        case Draw(_, number):
            return CARD * number
        case Give(stat, number, _, lasting):
            return at.later(stat, number) if lasting else 0.1 * number
        case Charge():
            return 1.0
        case Ward(number):
            return 0.05 * number
    return 0.0
