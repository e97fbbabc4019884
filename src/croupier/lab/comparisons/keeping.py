"""Pairs of matches are kept as the facts of both sides: each side is a folder as `croupier lab run` makes one."""

import shutil
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple, Self

from croupier.engine import Json
from croupier.lab import facts
from croupier.lab.comparisons.pairs import Mirrored, Pair, mirrors
from croupier.lab.gathering import setup_of
from croupier.lab.rotation import Rotated

SIDES = ("a", "b")
"""Their folders in the one of a comparison."""


class Kept(NamedTuple):
    """What one side plays at one number of players, and where that is kept."""

    plan: Rotated
    folder: Path

    @classmethod
    def of(cls, out: Path, plan: Rotated, *, mirror: bool) -> Self:
        """The side of a plan, with mirrored deals where that is wanted and can be."""
        mirrored = mirror and mirrors(plan.game, plan.players)
        return cls(Mirrored(*plan) if mirrored else plan, out / f"players-{plan.players}")

    @property
    def setup(self) -> Json:
        """What is the same in every part."""
        return {**setup_of(self.plan), "mirrored": isinstance(self.plan, Mirrored)}


class Pairs:
    """The pairs that there are, and in how many of them anything differs; more are added deal by deal."""

    def __init__(self, sides: Sequence[Kept]) -> None:
        told = zip(*([one["matches"] for one in facts.of_parts(side.folder)] for side in sides), strict=False)
        both = sum(1 for _ in takewhile(lambda counts: counts[0] == counts[1], told))
        for side in sides:
            for part in facts.parts(side.folder)[both:]:  # killed after one side was written and not yet the other
                shutil.rmtree(part)
        self._sides = [facts.Parts(side.folder, side.setup) for side in sides]
        self._told = 0
        """So many of those that wait to be written differ."""
        self._differ: int = facts.gathered(sides[0].folder).get("differ", 0)

    @property
    def matches(self) -> int:
        """So many matches each side has."""
        return self._sides[0].matches

    @property
    def differ(self) -> int:
        """So many of these went otherwise on the other side."""
        return self._differ + self._told

    def add(self, deal: Sequence[Pair]) -> None:
        """Take a deal that was played in all its arrangements."""
        a, b = self._sides
        a.add([pair.a.tables for pair in deal])
        b.add([pair.b.tables for pair in deal])
        self._told += sum(pair.differs for pair in deal)
        if any(side.due for side in self._sides):
            self.write()

    def write(self) -> None:
        """Write what has gathered. Raises `OSError`."""
        for side in self._sides:
            side.write(differ=self._told)
        self._differ, self._told = self.differ, 0
