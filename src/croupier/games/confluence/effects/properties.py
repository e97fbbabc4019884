# every effect is carried out in the same shape, whatever it needs of it
"""Effects on the properties of combinations: granted, or closed to them."""

from dataclasses import dataclass

from croupier.engine import Figure, Saying
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import ATTACK, DEFENCE
from croupier.games.confluence.effects.changing import AtCombination, OneSided
from croupier.games.confluence.rules import stacks
from croupier.games.confluence.rules.state import Combination, State


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
