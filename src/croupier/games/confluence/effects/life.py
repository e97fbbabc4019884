# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""Effects on life: lost and gained, by one or by all."""

from dataclasses import dataclass

from croupier.engine import Figure, Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import END
from croupier.games.confluence.rules import stacks, targets
from croupier.games.confluence.rules.state import State


@dataclass(frozen=True)
class Strike(Verb):
    """An opponent loses life."""

    number: int
    word = "strike"
    icon = "claw"

    def do(self, game: State, seat: Seat, *context: object) -> None:
        target = targets.opponent(game, seat)
        if target is not None:
            self.hurt(game, seat, target)

    def hurt(self, game: State, seat: Seat, target: Seat) -> None:
        """What the one who is chosen suffers."""
        stacks.lose(game, target, self.number)


@dataclass(frozen=True)
class Smoulder(Strike):
    """The same, at the end of the round."""

    word = "smoulder"
    icon = "smoulder"
    timing = END


@dataclass(frozen=True)
class Drain(Strike):
    """Then you gain as much."""

    word = "drain"
    icon = "drain"

    def figures(self) -> tuple[Figure, ...]:
        return Figure("claw", self.number, "strike"), Figure("heart", self.number, "heal")

    def hurt(self, game: State, seat: Seat, target: Seat) -> None:
        super().hurt(game, seat, target)
        if not stacks.gain(game, seat, self.number):
            stacks.gains_nothing(game, seat)


@dataclass(frozen=True)
class Scald(Verb):
    """Every opponent loses life."""

    number: int
    word = "scald"

    def do(self, game: State, seat: Seat, *context: object) -> None:
        for target in game.opponents(seat):
            stacks.lose(game, target, self.number)


@dataclass(frozen=True)
class Heal(Verb):
    """You gain life (C 1.3, 13.3)."""

    number: int
    word = "heal"
    icon = "heart"

    def do(self, game: State, seat: Seat, *context: object) -> None:
        if not stacks.gain(game, seat, self.number):
            stacks.nobody_gains(game, seat)


@dataclass(frozen=True)
class Mend(Heal):
    """The same, at the end of the round."""

    word = "mend"
    icon = "mend"
    timing = END


@dataclass(frozen=True)
class AllLose(Verb):
    """Every player loses life."""

    number: int
    word = "all_lose"

    def figures(self) -> tuple[Figure, ...]:
        return Figure("all"), Figure("claw", self.number, self.term)

    def do(self, game: State, seat: Seat, *context: object) -> None:
        for target in game.from_lead():
            stacks.lose(game, target, self.number)


@dataclass(frozen=True)
class AllHeal(Verb):
    """Every player gains life."""

    number: int
    word = "all_heal"

    def figures(self) -> tuple[Figure, ...]:
        return Figure("all"), Figure("heart", self.number, self.term)

    def do(self, game: State, seat: Seat, *context: object) -> None:
        if not sum([stacks.gain(game, target, self.number) for target in game.from_lead()]):
            stacks.nobody_gains(game, seat)
