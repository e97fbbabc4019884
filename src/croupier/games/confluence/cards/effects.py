# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""The verbs that wait on a stack: what cards do, told by the word that is printed (section E2 of the rulebook).

`do(game, seat)` carries a verb out for the player who controls it at that moment. What cannot be done is left undone
(C 8.6).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from croupier.engine import Figure, Saying, Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.rules import events, options, stacks, targets, terms
from croupier.games.confluence.rules.options import Whose
from croupier.games.confluence.rules.state import Combination, State
from croupier.games.confluence.rules.terms import ATTACK, DEFENCE, INSTANT


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


# -- raising your own ------------------------------------------------------------------------------------------------


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


# -- reducing and capping those of opponents -------------------------------------------------------------------------


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


# -- properties ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Grant(AtCombination):
    """Give a property to one of your combinations that lacks it and is open to it (E5)."""

    power: str
    number: int = 0
    word = "grant"
    own = True

    def figures(self) -> tuple[Figure, ...]:
        icon = "wing" if self.power == "flight" else self.power
        return (Figure(icon, self.number or None, self.term),)

    @property
    def side(self) -> int:
        """The side the property belongs to."""
        return ATTACK if self.power in terms.ATTACK_PROPERTIES else DEFENCE

    def reaches(self, one: Combination) -> bool:
        return one.side == self.side and self.power not in one.properties

    def is_barred(self, one: Combination) -> bool:
        return one.closed

    def change(self, game: State, one: Combination) -> None:
        stacks.grant(game, one, self.power, self.number)

    @property
    def term(self) -> str:
        return f"grant-{self.power}"

    def says(self) -> Saying:
        return self.saying(power=self.power, number=self.number)


@dataclass(frozen=True)
class Ground(OneSided):
    """Close an attack of an opponent (E4)."""

    word = "ground"
    icon = "lock"
    side = ATTACK
    own = False

    def is_barred(self, one: Combination) -> bool:
        return one.closed

    def change(self, game: State, one: Combination) -> None:
        stacks.close(game, one)


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


# -- all combinations at once ----------------------------------------------------------------------------------------


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
