# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""Effects on the points of combinations: raised, reduced, capped, moved."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.engine import Json, Saying, Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import ATTACK, DEFENCE
from croupier.games.confluence.effects.changing import AtCombination, OneSided
from croupier.games.confluence.rules import options, stacks, targets
from croupier.games.confluence.rules.options import named
from croupier.games.confluence.rules.state import Combination, State, Waiting


@dataclass(frozen=True)
class Raise(OneSided):
    """Raise one of your combinations of a side."""

    number: int
    own = True

    def by(self, game: State, one: Combination) -> int:
        return self.number


@dataclass(frozen=True)
class Sharpen(Raise):
    """One of your attacks."""

    word = "sharpen"
    icon = "sword"
    side = ATTACK


@dataclass(frozen=True)
class Fortify(Raise):
    """One of your walls."""

    word = "fortify"
    icon = "shield"
    side = DEFENCE


@dataclass(frozen=True)
class Rally(AtCombination):
    """Raise one of your combinations by the number of its cards of a class, at most 4."""

    class_: str
    word = "rally"
    icon = "banner"
    most: ClassVar[int] = 4
    own = True

    def by(self, game: State, one: Combination) -> int:
        """The cards of that class in it, as far as they count."""
        return min(sum(game.design_at(place).class_ == self.class_ for place in one.cards), self.most)

    @property
    def term(self) -> str:
        return f"rally-{self.class_}"

    def says(self) -> Saying:
        return self.saying(kind=self.class_, number=self.most)


@dataclass(frozen=True)
class Reduce(OneSided):
    """Reduce a combination of an opponent that is not warded (E4)."""

    number: int
    own = False

    def is_barred(self, one: Combination) -> bool:
        return one.warded

    def by(self, game: State, one: Combination) -> int:
        return -self.number


@dataclass(frozen=True)
class Blunt(Reduce):
    """An attack."""

    word = "blunt"
    side = ATTACK


@dataclass(frozen=True)
class Crack(Reduce):
    """A wall."""

    word = "crack"
    side = DEFENCE


@dataclass(frozen=True)
class Cap(OneSided):
    """Give a ceiling to a combination of an opponent that has none and is not warded (E4, C 8.5)."""

    number: int
    own = False

    def is_barred(self, one: Combination) -> bool:
        return one.ceiling is not None or one.warded

    def change(self, game: State, one: Combination) -> None:
        stacks.cap(game, one, self.number)

    def would_be(self, game: State, one: Combination) -> int:
        return min(one.points, self.number + one.raised)


@dataclass(frozen=True)
class CapAttack(Cap):
    """An attack; those are never warded."""

    word = "cap_attack"
    icon = "lid"
    side = ATTACK


@dataclass(frozen=True)
class CapDefence(Cap):
    """A wall."""

    word = "cap_defence"
    icon = "lid"
    side = DEFENCE


@dataclass(frozen=True)
class Divert(Verb):
    """Move points from one of your combinations to another, as far as its ceiling lets them in."""

    number: int
    word = "divert"

    def do(self, game: State, seat: Seat, *context: object) -> None:
        mine = game.combinations[seat]
        full = targets.combinations(game, (seat,), lambda one: one.points > 0) if len(mine) > 1 else []
        source = targets.combination(game, seat, full, may=options.DECLINE_COMBINATION)
        if source is None:
            return
        other = targets.combinations(game, (seat,), lambda one: one is not source)
        game.giver = stacks.whose(game, source)[1]
        to = targets.combination(game, seat, other)
        game.giver = 0
        if to is not None:
            moved = self.moved(source, to)
            if moved:
                stacks.reduce_by(game, source, moved, self.word)
            stacks.raise_by(game, to, moved or min(self.number, source.points), self.word)

    def moved(self, source: Combination, to: Combination) -> int:
        """How many points would really move from one combination to the other."""
        return stacks.raised(to, min(self.number, source.points))

    def facts(self, game: State, waiting: Waiting) -> Json:
        """Which combination gives, and the points of each that can get them; before that, what each can give."""
        if waiting is not game.settling:
            return {}
        seat, mine = waiting.controller, game.combinations[waiting.controller]
        if game.giver:
            source = mine[game.giver - 1]
            after = {
                named((seat, n)): one.points + self.moved(source, one)
                for n, one in enumerate(mine)
                if one is not source
            }
            return {"giver": named((seat, game.giver - 1)), "after": after}
        return {
            "gives": {
                named((seat, n)): max([self.moved(source, one) for one in mine if one is not source], default=0)
                for n, source in enumerate(mine)
                if source.points
            }
        }
