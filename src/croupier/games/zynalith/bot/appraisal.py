"""What a card would do in this position, in points: every effect is judged by the combat and the heroes it changes.

A seat's own gain counts in full, what a rival loses in equal parts among all who profit from it.
"""

from collections.abc import Callable

from croupier.engine import Seat
from croupier.games.zynalith.bot import clash, prices
from croupier.games.zynalith.bot.clash import Fighter, Fronts
from croupier.games.zynalith.bot.worth import CARD, round_of
from croupier.games.zynalith.cards import clauses, terms
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.effects.damage import Destroy, HealCreature, HealHero, HitCreature, HitHero
from croupier.games.zynalith.effects.resources import Draw, Gain, Steal
from croupier.games.zynalith.effects.statuses import Charge, Give, GrantLeech, Rouse, Shove, Ward
from croupier.games.zynalith.rules import front, heroes
from croupier.games.zynalith.rules.state import Creature, State

Change = Callable[[Fighter], Fighter]


class Appraisal:
    """The position before a decision of `me`: the lines as they stand, and what changes would be worth."""

    def __init__(self, game: State, me: Seat) -> None:
        self.game, self.me = game, me
        self.round = round_of(game.players, game.round)
        self.price, self.share = self.round.price, self.round.share
        self.fronts, self.shield = clash.fronts(game, self.price), clash.shields(game)
        self.fought = clash.battle(game, self.fronts, self.shield)
        self.now = clash.outcome(game, me, self.fought, self.price)

    # -- other lines ---------------------------------------------------------------------------------------------

    def rank(self, creature: Creature) -> list[Fighter]:
        """The attackers of a creature's owner on its front."""
        return self.fronts[creature.east][creature.owner]

    def rank_without(self, creature: Creature) -> list[Fighter]:
        """The same without it, if it stands there."""
        return [f for f in self.rank(creature) if f.number != creature.number]

    def changed(self, seat: Seat, rank: list[Fighter], shield: int = 0, *, east: bool) -> float:
        """How much better the combat looks with this rank of a seat on a front, and so much more hero defence."""
        lines, shields = list(self.fronts), list(self.shield)
        lines[east] = list(lines[east])
        lines[east][seat] = rank
        shields[seat] += shield
        return self.looks(lines, shields)

    def looks(self, lines: Fronts, shields: list[int]) -> float:
        """How much better the combat looks with these lines and hero defences."""
        return clash.value(self.game, self.me, lines, shields, self.price) - self.now

    def everyone(self, change: Change) -> float:
        """The same with every attacker of `me` changed."""
        lines = [list(ranks) for ranks in self.fronts]
        for ranks in lines:
            ranks[self.me] = in_line([change(f) for f in ranks[self.me]])
        return self.looks(lines, self.shield)

    def one(self, creature: Creature, change: Change) -> float:
        """The same with one attacker changed; nothing if it is on guard."""
        if creature.guarding:
            return 0.0
        rank = [change(f) if f.number == creature.number else f for f in self.rank(creature)]
        return self.changed(creature.owner, in_line(rank), east=creature.east)

    def without(self, creature: Creature) -> float:
        """The same with a creature gone, from its line or from before its hero."""
        rank = self.rank_without(creature)
        guard = heroes.guard(self.game, creature) if creature.guarding else 0
        return self.changed(creature.owner, rank, -guard, east=creature.east)

    def turning(self, creature: Creature) -> float:
        """The same with a creature called from guard to attack, or back."""
        guard = heroes.guard(self.game, creature)
        if creature.guarding:
            rank, more = clash.joined(self.rank(creature), clash.fighter(self.game, creature, self.price)), -guard
        else:
            rank, more = self.rank_without(creature), guard
        return self.changed(creature.owner, rank, more, east=creature.east)

    def arriving(self, printed: Design) -> Fighter:
        """A creature of `me` as it would come into play: with two fronts, where fewer are."""
        mine = self.game.front[self.me]
        east = len(self.fronts) > 1 and 2 * sum([c.east for c in mine]) < len(mine)
        return clash.newcomer(printed, self.me, self.price, east=east)

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
        return self.without(creature) + clash.stake(self.game, creature, self.price) * self.share

    def targets(self) -> list[Creature]:
        """Enemy creatures that can be chosen."""
        return [c for s in self.game.enemies(self.me) for c in self.game.front[s] if not c.traits & terms.UNTOUCHABLE]

    def charging(self, creature: Creature, more: int = 0) -> float:
        """What a combat round of this creature's line brings."""
        if creature.guarding or creature.charged:
            return 0.0
        rank = self.rank(creature)
        place = next((i for i, f in enumerate(rank) if f.number == creature.number), -1)
        return 0.0 if place < 0 else self.skirmish(place, rank[place].raised(terms.ATK, more))

    def skirmish(self, place: int, mine: Fighter) -> float:
        """One line fought with this fighter of `me`."""
        line = [[rank[place]] if place < len(rank) else [] for rank in self.fronts[mine.east]]
        line[self.me] = [mine]
        return clash.value(self.game, self.me, [line], self.shield, self.price)

    def act(self, effect: clauses.Act, host: Creature | None) -> float:
        """What an effect brings now; `host` carries the card, None if it is not in play yet."""
        game, me, price = self.game, self.me, self.price
        enemies = game.enemies(me)
        match effect:
            case HitHero(number, whom, pierce, leech):
                harm = [self.bleeding(seat, number, pierce=pierce) for seat in enemies]
                worth = (sum(harm) if whom == "all" else max(harm, default=0.0)) * self.share
                return worth + (self.healing(number) if leech else 0.0)
            case HitCreature(number, "all"):
                return self.raining(number)
            case HitCreature(number, _):
                return max([self.hurting(c, number) for c in self.targets()], default=0.0)
            case Destroy(number):
                doomed = [self.killing(c) for c in self.targets() if front.cost(game, c) <= number]
                return max(doomed, default=0.0)
            case HealHero(number):
                return self.healing(number)
            case HealCreature(number, whom):
                return self.mending(number, whom, host)
            case Gain(currency, number):
                return number * price.piece(currency)
            case Steal(currency, number):
                most = max([min(number, heroes.purse(game, currency)[seat]) for seat in enemies], default=0)
                return most * price.piece(currency) * (1 + self.share)
            case Draw(_, number):
                return CARD * number if self.round.left > 1 else 0.0
            case Give(stat, number, whom, lasting):
                return self.giving(stat, number, whom, host, lasting=lasting)
            case Charge():
                return 0.0 if host is None else self.charging(host)
            case Shove(guarding):
                return max([self.turning(c) for c in self.targets() if c.guarding != guarding], default=0.0)
            case Ward(number):
                return self.looks(self.fronts, [s + number * (seat == me) for seat, s in enumerate(self.shield)])
            case GrantLeech():
                return self.healing(self.fought.dealt[me])
            case Rouse():
                return max([self.charging(c) for c in game.front[me]], default=0.0)
        return 0.0

    def raining(self, number: int) -> float:
        """Damage to every enemy creature."""
        lines, shields = [list(ranks) for ranks in self.fronts], list(self.shield)
        gone = 0.0
        for seat in self.game.enemies(self.me):
            for ranks in lines:
                ranks[seat] = [f.raised(terms.HP, -number) for f in ranks[seat] if f.left > number]
            for c in self.game.front[seat]:
                if c.remaining <= number:
                    gone += clash.stake(self.game, c, self.price)
                    shields[seat] -= heroes.guard(self.game, c) if c.guarding else 0
        return self.looks(lines, shields) + gone * self.share

    def mending(self, number: int, whom: str, host: Creature | None) -> float:
        """Healing of own creatures."""
        mine = self.game.front[self.me] if whom in ("own", "each-own") else [host] if host is not None else []
        hurt = {c.number: min(number, c.damage) for c in mine if c.damage}
        if not hurt:
            return 0.0
        if whom == "each-own":
            return self.everyone(lambda f: f.raised(terms.HP, hurt.get(f.number, 0)))
        return max([self.one(c, lambda f: f.raised(terms.HP, hurt[f.number])) for c in mine if c.damage])

    def giving(self, stat: int, number: int, whom: str, host: Creature | None, *, lasting: bool) -> float:
        """A stat of own creatures, for the round or for good."""

        def change(f: Fighter) -> Fighter:
            return f.raised(stat, number)

        later = self.round.later(stat, number) if lasting else 0.0
        if whom == "each-own":
            return self.everyone(change) + later * len(self.game.front[self.me])
        return later + (0.0 if host is None else self.one(host, change))

    # -- whole cards -------------------------------------------------------------------------------------------

    def text(self, printed: Design, host: Creature | None = None, arriving: Fighter | None = None) -> float:
        """What the text of a card brings over the rounds to come, played now."""
        worth = self.round.card(printed)
        return worth.later + sum([self.instant(acts, host, arriving) for acts in worth.instant], 0.0)

    def instant(self, acts: tuple[clauses.Act, ...], host: Creature | None, arriving: Fighter | None) -> float:
        """Effects of arrival, one after the other; a charge makes use of what was given before it."""
        total, more = 0.0, 0
        for act in acts:
            match act:
                case Give(terms.ATK, number, "self", False):
                    more += number
                    total += self.act(act, host)
                case Charge() if arriving is not None:
                    rank = clash.joined(self.fronts[arriving.east][self.me], arriving)
                    total += self.skirmish(next(i for i, f in enumerate(rank) if f is arriving), arriving)
                case Charge() if host is not None:
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
                    new.raise_by(stat, number)
            new.bounty += printed.bounty
            new.pierce = new.pierce or bool(printed.traits & terms.PIERCE)
            return new

        gain = self.one(creature, change)
        return gain + sum([self.round.later(stat, number) for stat, number in enumerate(bonus) if number])

    def attaching(self, creature: Creature, printed: Design) -> float:
        """What an extra card brings on this creature."""
        total = self.text(printed, creature)
        if printed.bonus != terms.NONE or printed.bounty or printed.traits & terms.PIERCE:
            total += self.worn(creature, printed)
        return total


def in_line(rank: list[Fighter]) -> list[Fighter]:
    """Fighters in the order in which they stand (Z 6.7)."""
    return sorted(rank, key=lambda f: -f.initiative)
