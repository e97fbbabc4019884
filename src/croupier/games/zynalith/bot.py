"""What Zynalith tells bots: how good an option looks, and what a position is worth (strategy, points 1 to 14).

Everything here looks only at what the seat may see: its own hand, the public zones, and counts. The unit is one
victory point.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from croupier.engine import FaceId, Option, Seat
from croupier.games.zynalith import abilities, effects, front, outlook, scoring, terms, turn
from croupier.games.zynalith.cards import PRINTS, Printed
from croupier.games.zynalith.choices import Deed
from croupier.games.zynalith.creature import Creature
from croupier.games.zynalith.rules import Zynalith
from croupier.games.zynalith.terms import ATTACHED, BACKS, CREATURE, ROUNDS

_TIMES: Final = {
    terms.INSTANT: 1.0,
    terms.COMBAT: 1.0,
    terms.GAME_END: 0.0,
    terms.DEATH: 0.5,
    terms.MOURNING: 0.8,
    terms.ON_EVENT: 0.7,
    terms.ON_SPELL: 0.7,
    terms.ON_EQUIPMENT: 0.7,
    terms.ON_PROPERTY: 0.5,
    terms.GREED: 0.4,
    terms.DEFENCE: 0.3,
}
"""How often a trigger fires in a round; Instant and Death once at all."""


class ZynalithAdvisor:
    """Scores for the greedy bot and for playouts; values for a search that stops early."""

    def scores(self, game: Zynalith, seat: Seat, name: str, options: Sequence[Option[Any]]) -> Sequence[float]:
        """How good each option looks to the seat."""
        if len(options) == 1:
            return (0.0,)
        if name == "turn":
            return _Turn(game, seat).scores(options)
        if name == "draft":
            return [_draft(game, option.value) for option in options]
        if name == "counter":
            return [_counter(game, seat, option.value) for option in options]
        if name == "discard":
            return [-_wish(game, PRINTS[option.value]) for option in options]
        if name == "attach":
            return [_host(game.front[seat][option.value]) for option in options]
        if name == "target creature":
            return [_target(game, seat, *option.value) for option in options]
        if name == "target hero":
            return [_rival(game, option.value) for option in options]
        return [-sum(c.east == option.value for c in game.front[seat]) for option in options]

    def values(self, game: Zynalith) -> Sequence[float]:
        """Expected returns: how likely each seat is ahead of each other one."""
        if game.over:
            return game.returns
        worth = _worths(game)
        doubt = 2.0 + 1.5 * (ROUNDS - game.round)
        values = []
        for seat in range(game.players):
            ahead = [1 / (1 + exp(min((w - worth[seat]) / doubt, 50.0))) for s, w in enumerate(worth) if s != seat]
            values.append(sum(ahead) / len(ahead))
        return values


def _worths(game: Zynalith) -> list[float]:
    """The position value of each seat: points, HP, creatures to come back as silver, hand (strategy, point 1)."""
    fight: list[float] = [0.0] * game.players
    if game.phase in ("turn", "after", "combat"):
        lined, shield = outlook.ranks(game), outlook.shields(game)
        fight = [outlook.value(game, seat, lined, shield) for seat in range(game.players)]
    worths = []
    left = ROUNDS - game.round
    for seat in range(game.players):
        if game.out[seat]:
            worths.append(-30.0 + scoring.standing(game, seat)[1])
            continue
        hp = game.hp[seat]
        bound = sum([front.cost(game, c) for c in game.front[seat]])
        worths.append(
            scoring.points(game, seat)
            + 0.35 * min(hp, 15)
            + 0.1 * max(hp - 15, 0)
            + (0.12 * bound if left else 0.0)
            + (0.1 * (game.silver[seat] % 10 if not left else 0))
            + (0.3 * min(len(game.hand[seat]), 5) if left else 0.0)
            + 0.5 * fight[seat]
        )
    return worths


# -- cards ---------------------------------------------------------------------------------------------------------


def _act(effect: effects.Act) -> float:
    """What one effect is worth, in points (the unit of the card prices, where 1 silver is a tenth)."""
    match effect:
        case effects.HitHero(number, whom):
            return 0.13 * number * (1.5 if whom == "all" else 1.0)
        case effects.HitCreature(number, whom):
            return 0.15 * number * (2.0 if whom == "all" else 1.0)
        case effects.HealHero(number):
            return 0.12 * number
        case effects.HealCreature(number):
            return 0.06 * number
        case effects.Destroy(number):
            return 0.15 * number
        case effects.Gain(currency, number) | effects.Steal(currency, number):
            return number * (0.1 if currency == "silver" else 1.0)
        case effects.Draw(_, number):
            return 0.15 * number
        case effects.Give(stat, number, whom, lasting):
            per = (0.03, 0.25, 0.2, 0.1)[stat] * (2.0 if whom == "each-own" else 1.0)
            return number * per * (2.0 if lasting else 1.0)
        case effects.Charge() | effects.Rouse():
            return 1.0
        case effects.Shove():
            return 0.4
        case effects.Ward(number):
            return 0.1 * number
    return 0.3


def _text(printed: Printed, rounds: int) -> float:
    """What the text of a card in play is worth over the rounds to come."""
    total = 0.0
    for clause in printed.clauses:
        match clause:
            case abilities.Ability(trigger, _, once, acts):
                times = _TIMES[trigger]
                if trigger == terms.GAME_END:
                    times = 1.0
                elif trigger not in (terms.INSTANT, terms.DEATH):
                    times = rounds * (min(times, 0.6) if once else times)
                total += times * sum([_act(act) for act in acts])
            case abilities.Bonus(stat, number):
                total += number * (0.03, 0.3, 0.25, 0.08)[stat] * (0.4 + 0.2 * rounds)
            case abilities.Wage(number):
                total += 0.1 * number * (rounds - 1)
            case abilities.Cheaper(_, number):
                total += 0.1 * number * rounds
            case abilities.Bounty(number):
                total += 0.6 * number * rounds
            case abilities.Aura(number):
                total += 0.3 * number * rounds
            case abilities.Guard(number) | abilities.Swell(number):
                total += 0.1 * number * rounds
            case _:
                total += 0.1 * rounds
    return total


def _body(printed: Printed, rounds: int) -> float:
    """What the numbers of a creature are worth over the rounds to come, beyond the next combat."""
    strength = 0.03 * printed.initiative + 0.16 * printed.attack + 0.14 * printed.defence + 0.06 * printed.life
    return strength * rounds


def _wish(game: Zynalith, printed: Printed) -> float:
    """How much a card is wanted in hand."""
    rounds = ROUNDS + 1 - max(game.round, 1)
    wish = printed.worth + _text(printed, rounds)
    if printed.type == CREATURE:
        return wish + _body(printed, rounds) - 0.02 * printed.cost
    if printed.type < ATTACHED:
        return wish - printed.cost * (0.9 if printed.crystal else 0.09)
    return 0.4


def _face(game: Zynalith, place: str, number: int) -> FaceId:
    """The card of a deed: a face of the hand, or what lies in a place of the display."""
    if place == "hand":
        return FaceId(number)
    card = (game.creature_row if place == "creature" else game.extra_row)[number - 1]
    if card is None:
        raise LookupError(number)
    return game.faces[card]


def _draft(game: Zynalith, deed: Deed) -> float:
    _, place, number = deed
    if place not in BACKS:
        return 0.6
    printed = PRINTS[_face(game, place, number)]
    wish = _wish(game, printed)
    mine = [PRINTS[game.faces[c]] for c in game.hand[game.active]]
    if printed.type == CREATURE:  # three to begin with
        wish += 0.5 - 0.4 * max(sum(p.type == CREATURE for p in mine) - 2, 0)
    return wish


# -- a turn --------------------------------------------------------------------------------------------------------


class _Turn:
    """The options of one `turn` decision, weighed against the combat they lead to."""

    def __init__(self, game: Zynalith, me: Seat) -> None:
        self.game, self.me = game, me
        self.ranks, self.shield = outlook.ranks(game), outlook.shields(game)
        self.now = outlook.value(game, me, self.ranks, self.shield)
        self.left = ROUNDS + 1 - game.round
        """Combat phases to come, this one included."""

    def scores(self, options: Sequence[Option[Any]]) -> list[float]:
        return [self.score(option.value) for option in options]

    def score(self, deed: Deed) -> float:
        verb, place, number = deed
        game, mine = self.game, self.game.front[self.me]
        if verb == "play":
            return self.play(_face(game, place, number))
        if verb == "take":
            return self.take(place, number)
        if verb == "banish":
            creature = mine[number - 1]
            printed = PRINTS[game.faces[creature.card]]
            kept = (
                _text(printed, self.left - 1)
                + _body(printed, self.left - 1)
                + printed.worth
                + 0.5 * len(creature.attached)
            )
            full = len(mine) >= game.slots()
            return self.without(creature) + 0.1 * front.refund(game, creature) - kept - (0.1 if full else 0.6)
        if verb == "switch":
            return self.switched(mine[number - 1]) - 0.05
        if verb == "swap":
            return self.swapped(mine[number - 1], mine[number]) - 0.05
        return {"pass": 0.0, "end": 0.0, "redraw": -0.25, "sell": -0.75, "counter": -0.6}[verb]

    def play(self, face: FaceId) -> float:
        """A card: its points, its text, what it does to the lines, less what it costs."""
        printed, price = PRINTS[face], turn.price(self.game, self.me, face)
        silver = 0.02 if printed.type == CREATURE and self.left > 1 else 0.1  # creatures are lent money
        cost = price * (0.85 if printed.crystal else silver)
        score = printed.worth + _text(printed, self.left) - cost
        if printed.type == CREATURE:
            lined = list(self.ranks)
            lined[self.me] = outlook.joined(lined[self.me], outlook.newcomer(printed, self.me))
            gain = outlook.value(self.game, self.me, lined, self.shield) - self.now
            return score + max(gain, -0.2) + _body(printed, self.left - 1)
        if printed.bonus != terms.NONE:
            score += max([self.worn(c, printed) for c in self.game.front[self.me] if c.room[printed.type]], default=0.0)
        return score - 0.1

    def take(self, place: str, number: int) -> float:
        game = self.game
        if self.left == 1 or place not in BACKS or len(game.hand[self.me]) > 3:
            return -0.4
        return 0.3 * _wish(game, PRINTS[_face(game, place, number)]) - 0.6

    def changed(self, rank: list[outlook.Fighter], shield: int = 0) -> float:
        """How much better the combat looks with this rank."""
        lined, shields = list(self.ranks), list(self.shield)
        lined[self.me] = rank
        shields[self.me] += shield
        return outlook.value(self.game, self.me, lined, shields) - self.now

    def without(self, creature: Creature) -> float:
        return self.changed([f for f in self.ranks[self.me] if f.number != creature.number])

    def switched(self, creature: Creature) -> float:
        rank = self.ranks[self.me]
        if creature.guarding:
            return self.changed(outlook.joined(rank, outlook.fighter(self.game, creature)), -1)
        return self.changed([f for f in rank if f.number != creature.number], 1)

    def swapped(self, a: Creature, b: Creature) -> float:
        by_number = {f.number: f for f in self.ranks[self.me]}
        if a.number not in by_number or b.number not in by_number:
            return 0.0
        turned = {a.number: b.number, b.number: a.number}
        return self.changed([by_number[turned.get(f.number, f.number)] for f in self.ranks[self.me]])

    def worn(self, creature: Creature, printed: Printed) -> float:
        """How much better the combat looks when this creature has these bonuses."""
        rank = self.ranks[self.me]
        old = next((f for f in rank if f.number == creature.number), None)
        if old is None:
            return 0.0
        init, atk, defence, hp = printed.bonus
        new = old._replace(
            initiative=max(old.initiative + init, 0),
            attack=max(old.attack + atk, 0),
            defence=max(old.defence + defence, 0),
            left=old.left + hp,
        )
        rest = [f for f in rank if f is not old]
        return self.changed(outlook.joined(rest, new) if init else [new if f is old else f for f in rank])


# -- other questions -----------------------------------------------------------------------------------------------


def _counter(game: Zynalith, me: Seat, deed: Deed) -> float:
    verb, place, number = deed
    if verb == "hold":
        return 0.0
    if verb == "decline":
        if any(PRINTS[game.faces[card]].type == terms.COUNTER for card in game.hand[me]):
            return -0.1
        return 0.02 if place == "round" else 0.01
    printed = PRINTS[_face(game, place, number)]
    told = game.announcement
    cost = 0.9 * printed.cost
    if printed.answers == "any":
        lined, shield = outlook.ranks(game), outlook.shields(game)
        return min(-outlook.value(game, me, lined, shield) * 0.2, 1.0) - cost
    if told.card < 0:
        return 0.08 * max((front.cost(game, c) for c in game.front[game.active]), default=0) - cost
    target = PRINTS[game.faces[told.card]]
    if told.verb == "take":
        return 0.8 * _wish(game, target) - cost
    return 0.12 * target.cost * (3.0 if target.crystal else 1.0) + target.worth - cost


def _host(creature: Creature) -> float:
    return creature.attack + 0.3 * creature.remaining + (0.5 if creature.guarding else 0.0)


def _target(game: Zynalith, me: Seat, seat: Seat, place: int) -> float:
    creature = game.front[seat][place]
    if seat == me:
        return 2.0 * creature.damage + creature.attack
    frail = 2.0 if creature.remaining <= 3 else 0.0
    return creature.attack + frail + 0.2 * front.cost(game, creature) + len(creature.attached)


def _rival(game: Zynalith, seat: Seat) -> float:
    return scoring.points(game, seat) + (8.0 if game.hp[seat] <= 5 else 0.0) - 0.05 * game.hp[seat]
