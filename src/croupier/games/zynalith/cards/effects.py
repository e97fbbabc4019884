# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""The one vocabulary of effects: what cards do when a trigger, an event or a counter lets them.

`do(game, seat, cause)` carries an effect out for `seat`, completely: the creatures it kills are buried and the heroes
it fells are out before it is over (Z 13.18, 15.5). What cannot be done is left undone (Z 13.20).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.engine import Figure, Saying, Seat
from croupier.games.zynalith.cards.clauses import Act, change, with_sign
from croupier.games.zynalith.cards.faces import CURRENCY_ICONS, STAT_ICONS
from croupier.games.zynalith.rules import counters, events, front, heroes, market, targets, terms
from croupier.games.zynalith.rules.state import UNCAUSED, Cause, Creature, State

# -- damage and healing --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HitHero(Act):
    """Damage to heroes, reduced by hero defence (Z 12.9, 12.10)."""

    icon = "claw"
    number: int
    whom: str  # enemy, all, actor, everyone
    pierce: bool = False
    leech: bool = False

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        seats, source = self.seats(game, seat, cause), cause.source
        traits = source.traits if source is not None and not source.gone else 0  # Z 13.24
        pierce = self.pierce or bool(traits & terms.PIERCE)
        lost = sum([heroes.hit(game, hero, self.number, pierce=pierce) for hero in seats])
        if self.leech or traits & terms.LEECH or (self.whom != "everyone" and game.leech[seat]):
            heroes.heal(game, seat, lost, events.LEECHED)
        heroes.check(game)

    def seats(self, game: State, seat: Seat, cause: Cause) -> Sequence[Seat]:
        if self.whom == "everyone":
            return game.living()
        if self.whom == "all":
            return game.enemies(seat)
        if self.whom == "actor":
            actor = cause.actor
            return () if actor in (seat, -1) or game.out[actor] else (actor,)
        chosen = targets.hero(game, seat, self, cause)
        return () if chosen is None else (chosen,)

    def says(self) -> Saying:
        suffix = "pierce" if self.pierce else "leech" if self.leech else "none"
        return Saying("effect-hit-hero", {"number": self.number, "whom": self.whom, "suffix": suffix})


@dataclass(frozen=True)
class HitCreature(Act):
    """Damage to creatures; it ignores DEF, and what is too much is lost (Z 12.2, 12.3)."""

    icon = "skull"
    number: int
    whom: str  # enemy, line, all, everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for creature in self.creatures(game, seat, cause):
            front.hurt(game, creature, self.number)
        front.bury(game)

    def creatures(self, game: State, seat: Seat, cause: Cause) -> Sequence[Creature]:
        if self.whom == "everyone":
            return front.everywhere(game)
        if self.whom == "all":
            return [c for enemy in game.enemies(seat) for c in game.front[enemy]]
        if self.whom == "line":
            return [c for c in game.fighters() if c.owner != seat]
        chosen = targets.enemy_creature(game, seat, self, cause)
        return () if chosen is None else (chosen,)


@dataclass(frozen=True)
class HealHero(Act):
    """A hero regains HP, up to the limit (Z 9.11, 12.12)."""

    number: int
    whom: str = "you"  # or everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for hero in game.living() if self.whom == "everyone" else (seat,):
            heroes.heal(game, hero, self.number)

    def figures(self) -> tuple[Figure, ...]:
        return (change("heart", self.number),)


@dataclass(frozen=True)
class HealCreature(Act):
    """Takes damage off creatures (Z 9.10, 12.12)."""

    number: int
    whom: str  # self, own, each-own, everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for creature in _mine(game, seat, self, cause):
            front.mend(game, creature, self.number)

    def figures(self) -> tuple[Figure, ...]:
        return (change("flask", self.number),)


@dataclass(frozen=True)
class Destroy(Act):
    """Creatures up to a printed cost die."""

    number: int
    whom: str  # enemy, everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        if self.whom == "everyone":
            doomed = [c for c in front.everywhere(game) if front.cost(game, c) <= self.number]
        else:
            chosen = targets.enemy_creature(game, seat, self, cause, at_most=self.number)
            doomed = [] if chosen is None else [chosen]
        for creature in doomed:
            front.destroy(game, creature)
        front.bury(game)

    def figures(self) -> tuple[Figure, ...]:
        return (Figure("death", f"≤ {self.number}"),)


# -- silver, zynalith, cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gain(Act):
    """Silver or zynalith from the supply."""

    currency: str
    number: int
    whom: str = "you"  # or everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living() if self.whom == "everyone" else (seat,):
            heroes.gain(game, player, self.currency, self.number)

    def figures(self) -> tuple[Figure, ...]:
        return (change(CURRENCY_ICONS[self.currency], self.number),)


@dataclass(frozen=True)
class Lose(Act):
    """Everybody loses silver or zynalith, down to 0."""

    currency: str
    number: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living():
            heroes.lose(game, player, self.currency, self.number)

    def figures(self) -> tuple[Figure, ...]:
        return (change(CURRENCY_ICONS[self.currency], -self.number),)


@dataclass(frozen=True)
class Steal(Act):
    """A chosen enemy gives silver or zynalith, or all they have."""

    currency: str
    number: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        chosen = targets.hero(game, seat, self, cause)
        if chosen is not None:
            amount = heroes.lose(game, chosen, self.currency, self.number)
            heroes.gain(game, seat, self.currency, amount)

    def figures(self) -> tuple[Figure, ...]:
        return (Figure(CURRENCY_ICONS[self.currency], f"⇐ {self.number}"),)


@dataclass(frozen=True)
class Draw(Act):
    """Cards from a deck into hand; events are executed and replaced (Z 2.9)."""

    back: int
    number: int
    whom: str = "you"  # or everyone

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living() if self.whom == "everyone" else (seat,):
            for _ in range(self.number):
                while market.draw_to_hand(game, player, self.back, events.DREW_BY_EFFECT):
                    pass  # Event triggers wait until the effect is done (Z 4.7)

    def says(self) -> Saying:
        return Saying("effect-draw", {"back": terms.BACKS[self.back], "number": self.number, "whom": self.whom})

    def figures(self) -> tuple[Figure, ...]:
        return (change("cards", self.number),)


@dataclass(frozen=True)
class Discard(Act):
    """Everybody loses hand cards to chance, face up."""

    number: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for player in game.living():
            hand = game.hand[player]
            for _ in range(min(self.number, len(hand))):
                card = hand.pop(game.chance.below(len(hand)))
                market.discard(game, card)
                game.say(events.LOST_CARD, player, card)

    def figures(self) -> tuple[Figure, ...]:
        return (change("cards", -self.number),)


@dataclass(frozen=True)
class RedrawRow(Act):
    """A row of the display is discarded and filled."""

    icon = "swap"
    back: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        market.redraw(game, self.back, events.REDRAWN_BY_EFFECT)
        while market.offer(game, self.back):
            pass  # as above

    def says(self) -> Saying:
        return Saying("effect-redraw", {"back": terms.BACKS[self.back]})


# -- creatures and heroes for a while ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Give(Act):
    """A stat changes until the end of the round, or for good."""

    stat: int
    number: int
    whom: str  # self, each-own, everyone
    lasting: bool

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for creature in _mine(game, seat, self, cause):
            front.give(game, creature, self.stat, self.number, lasting=self.lasting)
        front.bury(game)

    def says(self) -> Saying:
        return Saying(
            "effect-give",
            {
                "change": Saying("effect-change", {"stat": terms.STATS[self.stat], **with_sign(self.number)}),
                "whom": self.whom,
                "until": "lasting" if self.lasting else "round",
            },
        )

    def figures(self) -> tuple[Figure, ...]:
        return (change(STAT_ICONS[self.stat], self.number),)


@dataclass(frozen=True)
class Charge(Act):
    """The source charges: one more combat round for its line (Z 14.3)."""

    icon = "charge"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        if cause.source is not None:
            game.charges.append(cause.source.number)


@dataclass(frozen=True)
class Shove(Act):
    """An enemy creature in the other position moves to the named one; that is not its switch (Z 7.5)."""

    guarding: bool

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        chosen = targets.enemy_creature(game, seat, self, cause, guarding=not self.guarding)
        if chosen is not None:
            posture = front.posture(guarding=self.guarding)
            game.say(events.SHOVED, chosen.owner, chosen.card, posture, chosen.number)
            front.place(game, chosen, guarding=self.guarding)

    def says(self) -> Saying:
        return Saying("effect-shove", {"position": "defence" if self.guarding else "attack"})

    def figures(self) -> tuple[Figure, ...]:
        return (Figure("defence" if self.guarding else "sword", "⇆"),)


@dataclass(frozen=True)
class Ward(Act):
    """Your hero defence is higher until the end of the round."""

    number: int

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        game.ward[seat] += self.number
        game.say(events.WARDED, seat, self.number)

    def figures(self) -> tuple[Figure, ...]:
        return (change("shield", self.number),)


@dataclass(frozen=True)
class GrantLeech(Act):
    """Your hero has Leech until the end of the round."""

    icon = "leech"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        game.leech[seat] = True
        game.say(events.LEECHING, seat)


@dataclass(frozen=True)
class Rouse(Act):
    """One of your creatures in attack position that has not charged this round charges."""

    icon = "charge"

    def possible(self, game: State, seat: Seat) -> bool:
        return any(targets.can_charge(creature) for creature in game.front[seat])

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        chosen = targets.own_creature(game, seat, self, cause, ready_to_charge=True)
        if chosen is not None:
            game.charges.append(chosen.number)


class Reply(Act):
    """What stops, takes or profits from the announced action; once in a window (Z 8.13)."""

    def possible(self, game: State, seat: Seat) -> bool:
        return not game.announcement.stopped


@dataclass(frozen=True)
class Negate(Reply):
    """The announced card goes to its discard pile; its player gets the amount back, less 1."""

    icon = "no"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        counters.negate(game)


@dataclass(frozen=True)
class Seize(Reply):
    """The announced display card goes to your hand; the active player gets the silver back."""

    icon = "swap"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        counters.seize(game, seat)


@dataclass(frozen=True)
class Divert(Reply):
    """You gain the refund of this banishing instead of the active player."""

    icon = "swap"

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        game.announcement.stopped = True
        game.announcement.taker = seat


def _mine(game: State, seat: Seat, act: HealCreature | Give, cause: Cause) -> Sequence[Creature]:
    """The creatures that are healed or given something."""
    whom, source = act.whom, cause.source
    if whom == "everyone":
        return front.everywhere(game)
    if whom == "each-own":
        return tuple(game.front[seat])
    if whom == "own":
        chosen = targets.own_creature(game, seat, act, cause)
        return () if chosen is None else (chosen,)
    return () if source is None or source.gone else (source,)
