"""What a card would do in this position, in points: every effect is judged by the combat and the heroes it changes.

A seat's own gain counts in full, what a rival loses in equal parts among all who profit from it.
"""

from collections.abc import Callable
from typing import Final

from croupier.engine import Seat
from croupier.games.zynalith.bot import clash, prices
from croupier.games.zynalith.bot.clash import Fighter
from croupier.games.zynalith.cards import clauses, effects
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.rules import front, heroes, terms
from croupier.games.zynalith.rules.state import Creature, State

OFTEN: Final = {
    terms.COMBAT: 0.8,
    terms.DEATH: 0.0,
    terms.MOURNING: 1.0,
    terms.ON_EVENT: 0.8,
    terms.ON_SPELL: 0.6,
    terms.ON_EQUIPMENT: 0.8,
    terms.ON_PROPERTY: 0.5,
    terms.GREED: 0.4,
    terms.DEFENCE: 0.3,
}
"""How often a trigger fires in a round."""
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

Change = Callable[[Fighter], Fighter]


class Appraisal:
    """The position before a decision of `me`: the lines as they stand, and what changes would be worth."""

    def __init__(self, game: State, me: Seat) -> None:
        self.game, self.me = game, me
        self.price = prices.of(game.players, game.round)
        self.share = 1.0 / (game.players - 1)
        self.ranks, self.shield = clash.ranks(game, self.price), clash.shields(game)
        self.fought = clash.battle(game, self.ranks, self.shield)
        self.now = clash.outcome(game, me, self.fought, self.price)
        self.left = terms.ROUNDS + 1 - max(game.round, 1)
        """Combat phases to come, this one included."""
        self.worths = _WORTHS.setdefault((game.players, game.round), {})

    # -- other lines ---------------------------------------------------------------------------------------------

    def changed(self, seat: Seat, rank: list[Fighter], shield: int = 0) -> float:
        """How much better the combat looks with this rank of a seat, and so much more hero defence."""
        lined, shields = list(self.ranks), list(self.shield)
        lined[seat] = rank
        shields[seat] += shield
        return clash.value(self.game, self.me, lined, shields, self.price) - self.now

    def everyone(self, change: Change) -> float:
        """The same with every attacker of `me` changed."""
        return self.changed(self.me, in_line([change(f) for f in self.ranks[self.me]]))

    def one(self, creature: Creature, change: Change) -> float:
        """The same with one attacker changed; nothing if it is on guard."""
        if creature.guarding:
            return 0.0
        rank = [change(f) if f.number == creature.number else f for f in self.ranks[creature.owner]]
        return self.changed(creature.owner, in_line(rank))

    def without(self, creature: Creature, shield: int = 0) -> float:
        """The same with a creature gone from its line."""
        return self.changed(
            creature.owner, [f for f in self.ranks[creature.owner] if f.number != creature.number], shield
        )

    def joining(self, creature: Creature) -> float:
        """The same with a creature called from guard to attack."""
        new = clash.fighter(self.game, creature, self.price)
        return self.changed(creature.owner, clash.joined(self.ranks[creature.owner], new), -1)

    # -- single effects ------------------------------------------------------------------------------------------

    def bleeding(self, seat: Seat, number: int, *, pierce: bool = False) -> float:
        """What that much damage costs a hero, on top of the combat to come."""
        through = number if pierce else number - self.shield[seat]
        if through <= 0 or self.game.out[seat]:
            return 0.0
        hp, lost = self.game.hp[seat], self.fought.lost[seat]
        return clash.blood(hp, lost + through, self.price) - clash.blood(hp, lost, self.price)

    def healing(self, number: int) -> float:
        """What so many HP more save."""
        game, me = self.game, self.me
        healed = min(number, heroes.limit(game, me) - game.hp[me])
        if healed <= 0:
            return 0.0
        hp, lost = game.hp[me], self.fought.lost[me]
        if lost >= hp:
            return clash.blood(hp, lost, self.price) - clash.blood(hp + healed, lost, self.price)
        low = max(min(prices.SAFE - hp + lost, healed), 0)
        return self.price.heart * low + self.price.blood * (healed - low)

    def hurting(self, creature: Creature, number: int) -> float:
        """What it brings to damage an enemy creature."""
        if number >= creature.remaining:
            return self.killing(creature)
        return self.one(creature, lambda f: f.raised(terms.HP, -number))

    def killing(self, creature: Creature) -> float:
        """What it brings when an enemy creature dies."""
        stake = clash.stake(self.game, creature, self.price)
        return self.without(creature, -1 if creature.guarding else 0) + stake * self.share

    def targets(self) -> list[Creature]:
        """Enemy creatures that can be chosen."""
        return [c for s in self.game.enemies(self.me) for c in self.game.front[s] if not c.traits & terms.UNTOUCHABLE]

    def charging(self, creature: Creature, more: int = 0) -> float:
        """What a combat round of this creature's line brings."""
        if creature.guarding or creature.charged:
            return 0.0
        mine = self.ranks[self.me]
        place = next((i for i, f in enumerate(mine) if f.number == creature.number), -1)
        if place < 0:
            return 0.0
        return self.skirmish(place, mine[place].raised(terms.ATK, more))

    def skirmish(self, place: int, mine: Fighter) -> float:
        """One line fought with this fighter of `me`."""
        lined = [[rank[place]] if place < len(rank) else [] for rank in self.ranks]
        lined[self.me] = [mine]
        return clash.value(self.game, self.me, lined, self.shield, self.price)

    def act(self, effect: clauses.Act, host: Creature | None) -> float:
        """What an effect brings now; `host` carries the card, None if it is not in play yet."""
        game, me, price = self.game, self.me, self.price
        enemies = game.enemies(me)
        match effect:
            case effects.HitHero(number, whom, pierce, leech):
                harm = [self.bleeding(seat, number, pierce=pierce) for seat in enemies]
                worth = (sum(harm) if whom == "all" else max(harm, default=0.0)) * self.share
                return worth + (self.healing(number) if leech else 0.0)
            case effects.HitCreature(number, "all"):
                return self.raining(number)
            case effects.HitCreature(number, _):
                return max([self.hurting(c, number) for c in self.targets()], default=0.0)
            case effects.Destroy(number):
                doomed = [self.killing(c) for c in self.targets() if front.cost(game, c) <= number]
                return max(doomed, default=0.0)
            case effects.HealHero(number):
                return self.healing(number)
            case effects.HealCreature(number, whom):
                return self.mending(number, whom, host)
            case effects.Gain(currency, number):
                return number * (price.silver if currency == "silver" else 1.0)
            case effects.Steal(currency, number):
                most = max([min(number, heroes.purse(game, currency)[seat]) for seat in enemies], default=0)
                return most * (price.silver if currency == "silver" else 1.0) * (1 + self.share)
            case effects.Draw(_, number):
                return CARD * number if self.left > 1 else 0.0
            case effects.Give(stat, number, whom, lasting):
                return self.giving(stat, number, whom, host, lasting=lasting)
            case effects.Charge():
                return 0.0 if host is None else self.charging(host)
            case effects.Shove(guarding):
                if guarding:
                    return max([self.without(c, 1) for c in self.targets() if not c.guarding], default=0.0)
                return max([self.joining(c) for c in self.targets() if c.guarding], default=0.0)
            case effects.Ward(number):
                return self.changed(me, self.ranks[me], number)
            case effects.GrantLeech():
                return self.healing(self.fought.dealt[me])
            case effects.Rouse():
                return max([self.charging(c) for c in game.front[me]], default=0.0)
        return 0.0

    def raining(self, number: int) -> float:
        """Damage to every enemy creature."""
        lined, shields = list(self.ranks), list(self.shield)
        gone = 0.0
        for seat in self.game.enemies(self.me):
            lined[seat] = [f.raised(terms.HP, -number) for f in lined[seat] if f.left > number]
            for c in self.game.front[seat]:
                if c.remaining <= number:
                    gone += clash.stake(self.game, c, self.price)
                    shields[seat] -= c.guarding
        return clash.value(self.game, self.me, lined, shields, self.price) - self.now + gone * self.share

    def mending(self, number: int, whom: str, host: Creature | None) -> float:
        """Healing of own creatures."""
        mine = self.game.front[self.me] if whom in ("own", "each-own") else [host] if host is not None else []
        hurt = {c.number: min(number, c.damage) for c in mine if c.damage}
        if not hurt:
            return 0.0
        if whom == "each-own":
            return self.everyone(lambda f: f.raised(terms.HP, hurt.get(f.number, 0)))
        return max([self.one(c, lambda f: f.raised(terms.HP, number)) for c in mine if c.damage], default=0.0)

    def giving(self, stat: int, number: int, whom: str, host: Creature | None, *, lasting: bool) -> float:
        """A stat of own creatures, for the round or for good."""

        def change(f: Fighter) -> Fighter:
            return f.raised(stat, number)

        later = self.lasting(stat, number) if lasting else 0.0
        if whom == "each-own":
            return self.everyone(change) + later * len(self.game.front[self.me])
        return later + (0.0 if host is None else self.one(host, change))

    def lasting(self, stat: int, number: int) -> float:
        """What more of a stat is worth after this combat."""
        return number * (0.0, self.price.attack, self.price.attack * 0.7, 0.1 * self.price.attack)[stat]

    # -- whole cards -------------------------------------------------------------------------------------------

    def text(self, printed: Design, host: Creature | None = None, arriving: Fighter | None = None) -> float:
        """What the text of a card brings over the rounds to come, played now."""
        worth = self.worth(printed)
        return worth.lasting + sum([self.instant(acts, host, arriving) for acts in worth.arrivals], 0.0)

    def worth(self, printed: Design) -> "Worth":
        """What a card is worth at the prices of this round, whatever the position."""
        found = self.worths.get(printed)
        if found is None:
            found = self.worths[printed] = Worth(self, printed)
        return found

    def instant(self, acts: tuple[clauses.Act, ...], host: Creature | None, arriving: Fighter | None) -> float:
        """Effects of arrival, one after the other; a charge makes use of what was given before it."""
        total, more = 0.0, 0
        for act in acts:
            match act:
                case effects.Give(terms.ATK, number, "self", False):
                    more += number
                    total += self.act(act, host)
                case effects.Charge() if arriving is not None:
                    rank = clash.joined(self.ranks[self.me], arriving)
                    total += self.skirmish(next(i for i, f in enumerate(rank) if f is arriving), arriving)
                case effects.Charge() if host is not None:
                    total += self.charging(host, more)
                case _:
                    total += self.act(act, host)
        return total

    def worn(self, creature: Creature, printed: Design) -> float:
        """How much better the combats look when this creature has these bonuses."""
        bonus = printed.bonus

        def change(f: Fighter) -> Fighter:
            new = f.copy()
            for stat, number in enumerate(bonus):
                if number:
                    new = new.raised(stat, number)
            new.bounty += printed.bounty
            new.pierce = new.pierce or bool(printed.traits & terms.PIERCE)
            return new

        gain = self.one(creature, change)
        return gain + sum([self.lasting(stat, number) for stat, number in enumerate(bonus) if number])

    def attaching(self, creature: Creature, printed: Design) -> float:
        """What an extra card brings on this creature."""
        total = self.text(printed, creature)
        if printed.bonus != terms.NONE or printed.bounty or printed.traits & terms.PIERCE:
            total += self.worn(creature, printed)
        return total


class Worth:
    """What a card is worth in an unknown position: the same for all that are appraised in a round."""

    __slots__ = ("arrivals", "lasting", "text", "wish")

    def __init__(self, at: Appraisal, printed: Design) -> None:
        arrivals = [ability.effects for ability in printed.abilities if ability.trigger == terms.INSTANT]
        self.arrivals: list[tuple[clauses.Act, ...]] = arrivals
        """What it does when it comes into play."""
        self.lasting = _lasting(at, printed)
        """What the rest of its text brings."""
        self.text = self.lasting + sum([usual(act, at) for acts in arrivals for act in acts])
        """What all of it brings."""
        self.wish = _wish(at, printed, self.text)
        """How much it is wanted in hand."""


_WORTHS: Final[dict[tuple[int, int], dict[Design, Worth]]] = {}
"""By the number of players and the round: no more than the game has cards, players and rounds."""


def _lasting(at: Appraisal, printed: Design) -> float:
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


def _ending(act: clauses.Act, at: Appraisal) -> float:
    """An effect at the end of the game."""
    match act:
        case effects.Gain(currency, number):
            return number * (0.1 if currency == "silver" else at.price.end)
    return 0.0


def _wish(at: Appraisal, printed: Design, text: float) -> float:
    """How much a card is wanted in hand."""
    price = at.price
    wish = text + price.point * printed.worth
    if printed.type == terms.CREATURE:
        stand = clash.kept(price, printed.cost, printed.attack, printed.defence, 0)
        return wish + stand + NEXT_ATTACK * printed.attack
    if printed.type < terms.ATTACHED:
        bonus = sum([at.lasting(stat, number) for stat, number in enumerate(printed.bonus)])
        cost = CRYSTAL if printed.currency == "zynalith" else price.silver
        return wish + bonus + NEXT_ATTACK * printed.bonus[terms.ATK] - cost * printed.cost
    return COUNTER


def usual(effect: clauses.Act, at: Appraisal) -> float:
    """What an effect brings when its moment comes, in a position not known yet."""
    price = at.price
    match effect:
        case effects.HitHero(number, whom, _, _):
            return 0.7 * price.blood * number * (1.0 if whom == "all" else at.share)
        case effects.HitCreature(number, whom):
            return 0.15 * number * (1.0 if whom in ("all", "line") else at.share)
        case effects.HealHero(number):
            return 0.8 * price.blood * number
        case effects.HealCreature(number, _):
            return 0.05 * number
        case effects.Gain(currency, number):
            return number * (price.silver if currency == "silver" else 1.0)
        case effects.Steal(currency, number):
            return number * (price.silver if currency == "silver" else 1.0) * (1 + at.share)
        case effects.Draw(_, number):
            return CARD * number
        case effects.Give(stat, number, _, lasting):
            return at.lasting(stat, number) if lasting else 0.1 * number
        case effects.Charge():
            return 1.0
        case effects.Ward(number):
            return 0.05 * number
    return 0.0


def in_line(rank: list[Fighter]) -> list[Fighter]:
    """Fighters in the order in which they stand (Z 6.7)."""
    return sorted(rank, key=lambda f: -f.initiative)
