# ruff: noqa: ARG002  # every effect is asked in the same shape, whatever it needs of it
"""Damage and healing, of heroes and creatures."""

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.engine import Figure, Saying, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Act, change
from croupier.games.zynalith.rules import events, front, heroes, targets
from croupier.games.zynalith.rules.state import UNCAUSED, Cause, Creature, State


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
        for creature in targets.creatures(game, seat, self, self.whom, cause):
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
