# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""Effects on the combinations of everybody at once."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.engine import Saying, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import ATTACK, DEFENCE, INSTANT
from croupier.games.confluence.effects.changing import Changing
from croupier.games.confluence.rules import events, stacks, targets
from croupier.games.confluence.rules.options import Whose
from croupier.games.confluence.rules.state import Combination, State


@dataclass(frozen=True)
class Everywhere(Changing):
    """A verb that changes combinations of everybody, without a choice."""

    def do(self, game: State, seat: Seat, *context: object) -> None:
        reached = self.legal(game, seat)
        for owner, number in reached:
            self.change(game, game.combinations[owner][number])
        if not reached:
            game.say(events.NOTHING, seat, "combination")

    def legal(self, game: State, seat: Seat) -> list[Whose]:
        return targets.combinations(game, game.from_lead(), self.fits)


@dataclass(frozen=True)
class Swell(Everywhere):
    """Raise all combinations of a stream on a side, whoever owns them."""

    stream: int
    number: int
    side: ClassVar[int]

    def fits(self, one: Combination) -> bool:
        return (one.side, one.stream) == (self.side, self.stream)

    def by(self, game: State, one: Combination) -> int:
        return self.number

    @property
    def term(self) -> str:
        return f"{self.word}-{terms.STREAMS[self.stream]}"

    def says(self) -> Saying:
        stream = Saying(f"stream-{terms.STREAMS[self.stream]}")
        return self.saying(stream=stream, number=self.number)


@dataclass(frozen=True)
class Surge(Swell):
    """Attacks."""

    word = "surge"
    side = ATTACK


@dataclass(frozen=True)
class Shelter(Swell):
    """Walls."""

    word = "shelter"
    side = DEFENCE


@dataclass(frozen=True)
class Becalm(Everywhere):
    """Close every attack (E4)."""

    word = "becalm"
    timing = INSTANT

    def fits(self, one: Combination) -> bool:
        return one.side == ATTACK and not one.closed

    def change(self, game: State, one: Combination) -> None:
        stacks.close(game, one)


@dataclass(frozen=True)
class AtLong(Everywhere):
    """Combinations that have a length bonus (C 3.21)."""

    timing = INSTANT
    times: ClassVar[int]
    """How often the bonus counts."""

    def fits(self, one: Combination) -> bool:
        return bool(terms.length_bonus(one.side, one.length))

    def by(self, game: State, one: Combination) -> int:
        return self.times * terms.length_bonus(one.side, one.length)


@dataclass(frozen=True)
class Drought(AtLong):
    """Every combination loses its length bonus."""

    word = "drought"
    times = -1


@dataclass(frozen=True)
class Spate(AtLong):
    """Every combination counts its length bonus once more."""

    word = "spate"
    times = 1
