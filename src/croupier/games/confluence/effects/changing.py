# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""What effects that change combinations share: which they can change, and by how much."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from croupier.engine import Json, Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.rules import stacks, targets
from croupier.games.confluence.rules.options import Whose, named
from croupier.games.confluence.rules.state import Combination, State, Waiting


@dataclass(frozen=True)
class Changing(Verb):
    """A verb that changes combinations: by so many points, where it does not say otherwise."""

    def legal(self, game: State, seat: Seat) -> list[Whose]:
        """The combinations that it can change."""
        raise NotImplementedError

    def fits(self, one: Combination) -> bool:
        """Whether it can change that one, if it can change one of its owner at all."""
        return True

    def by(self, game: State, one: Combination) -> int:
        """How many points it adds to a combination; below 0 it takes them away."""
        return 0

    def change(self, game: State, one: Combination) -> None:
        """What it does to a combination."""
        by = self.by(game, one)
        if by < 0:
            stacks.reduce_by(game, one, -by, self.word)
        else:
            stacks.raise_by(game, one, by, self.word)

    def would_be(self, game: State, one: Combination) -> int:
        """The points that a combination would have after it."""
        by = self.by(game, one)
        return max(one.points + by, 0) if by < 0 else one.points + stacks.raised(one, by)

    def facts(self, game: State, waiting: Waiting) -> Json:
        legal = self.legal(game, waiting.controller)
        return {"after": {named((s, n)): self.would_be(game, game.combinations[s][n]) for s, n in legal}}


@dataclass(frozen=True)
class AtCombination(Changing):
    """A verb that chooses one combination and changes it."""

    own: ClassVar[bool]
    """Whether it chooses one of yours, or else one of an opponent."""

    def do(self, game: State, seat: Seat, *context: object) -> None:
        chosen = targets.combination(game, seat, self.legal(game, seat))
        if chosen is not None:
            self.change(game, chosen)

    def reaches(self, one: Combination) -> bool:
        """Whether it can change such a combination where no earlier effect keeps it from that."""
        return True

    def is_barred(self, one: Combination) -> bool:
        """Whether an effect granted earlier has priority: a ward, a closed attack, a ceiling (C 8.4, E4)."""
        return False

    def fits(self, one: Combination) -> bool:
        return self.reaches(one) and not self.is_barred(one)

    def legal(self, game: State, seat: Seat) -> list[Whose]:
        return targets.combinations(game, self.owners(game, seat), self.fits)

    def barred(self, game: State, seat: Seat) -> list[Whose]:
        """The combinations that it could change, had no effect been granted earlier."""
        owners = self.owners(game, seat)
        return targets.combinations(game, owners, lambda one: self.reaches(one) and self.is_barred(one))

    def owners(self, game: State, seat: Seat) -> Sequence[Seat]:
        """Whose combinations it chooses from."""
        return (seat,) if self.own else game.opponents(seat)


@dataclass(frozen=True)
class OneSided(AtCombination):
    """The same for combinations of one side only."""

    side: ClassVar[int]

    def reaches(self, one: Combination) -> bool:
        return one.side == self.side
