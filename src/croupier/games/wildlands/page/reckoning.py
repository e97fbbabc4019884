"""How the fronts of a combat have ended, by the lines of the log that tell of it."""

import itertools
from collections import Counter as Count
from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE
from croupier.games.wildlands.page.battle import ARMIES
from croupier.games.wildlands.rules import events, strength
from croupier.kit import Plain


class Fought(NamedTuple):
    """Equal units of one side of a front that is decided, each as strong as the others."""

    face: str
    strength: int
    number: int


class Decided(NamedTuple):
    """A front that is decided: what was told of its strengths and of what came of it, the units of both sides, and
    what else helped them (a surge, a bulwark, the natural strength).
    """

    front: Plain
    result: Plain | None
    units: tuple[tuple[Fought, ...], tuple[Fought, ...]]
    more: tuple[int, int]

    @property
    def won(self) -> bool:
        """Whether the attacker has won."""
        return strength.wins(self.front["attack"], self.front["defence"])

    @property
    def wild(self) -> bool:
        """Whether nobody defended: what helped there is natural strength."""
        return self.result is not None and "wild" in self.result["event"].split("-")


def decided(fronts: Sequence[Plain], results: Sequence[Plain]) -> list[Decided]:
    """The fronts of a combat that is over, by the lines of the log that tell of them."""
    found = []
    for at, front in enumerate(fronts):
        sides = [(front[army], front[how]) for army, how in zip(ARMIES, ("attacking", "defending"), strict=True)]
        attack, defence = (_fought(army, strong) for army, strong in sides)
        more = (front["attack"] - sum(sides[ATTACK][1]), front["defence"] - sum(sides[DEFENCE][1]))
        found.append(Decided(front, results[at] if at < len(results) else None, (attack, defence), more))
    return found


FALLEN = frozenset(one.name for one in (events.WENT_HOME, events.WENT_WILD, events.FELL_IMMORTAL))
BEGINS = frozenset(one.name for one in (events.ATTACKED, events.ATTACKED_WILD, events.CLEARED))


def fallen(told: Sequence[Plain]) -> list[Plain]:
    """The lines about units that were destroyed since the combat that was told of last has begun."""
    since = itertools.takewhile(lambda event: event["event"] not in BEGINS, reversed(told))
    return [event for event in since if event["event"] in FALLEN][::-1]


def _fought(army: list[str], strong: list[int]) -> tuple[Fought, ...]:
    alike = Count(zip(army, strong, strict=True))
    return tuple(Fought(face, strength, number) for (face, strength), number in alike.items())
