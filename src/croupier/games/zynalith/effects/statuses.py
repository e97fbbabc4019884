# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""What changes creatures and heroes for a while: stats, positions, charges, wards."""

from dataclasses import dataclass

from croupier.engine import Figure, Saying, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Act, change, with_sign
from croupier.games.zynalith.cards.faces import STAT_ICONS
from croupier.games.zynalith.rules import events, front, targets
from croupier.games.zynalith.rules.state import UNCAUSED, Cause, State


@dataclass(frozen=True)
class Give(Act):
    """A stat changes until the end of the round, or for good."""

    stat: int
    number: int
    whom: str  # self, each-own, everyone
    lasting: bool

    def do(self, game: State, seat: Seat, cause: Cause = UNCAUSED) -> None:
        for creature in targets.creatures(game, seat, self, self.whom, cause):
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
