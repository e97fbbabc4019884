"""The fronts of a combat as a page lays them out: the rival's side above, the near side below."""

from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.wildlands.rules.options import SIDES
from croupier.games.wildlands.rules.terms import ATTACK, DEFENCE, PLACE, SURGING
from croupier.kit import Plain

ARMIES = ("attackers", "defenders")


class Standing(NamedTuple):
    """A unit on a front: how options call it, what is printed and what it has."""

    key: str
    unit: Plain
    printed: int
    now: int


class Army(NamedTuple):
    """One side of a front. `seat` is -1 for the wild."""

    seat: Seat
    side: int
    units: tuple[Standing, ...]
    total: int
    surged: bool
    stopped: bool


class Lane(NamedTuple):
    """A front on the page. `result` is how it was determined, '' before."""

    number: int
    target: str
    far: Army
    near: Army
    """The sides, `near` drawn below; each side's total is its attack or defence."""
    attack: int
    defence: int
    standing: int
    """What helps to defend it without any unit."""
    wins: bool
    result: str
    asked: bool
    """Whether the pending question is about it."""

    @property
    def attacker(self) -> Seat:
        """Who attacks here."""
        return self.near.seat if self.near.side == ATTACK else self.far.seat

    @property
    def short(self) -> int:
        """How much more the attacker needs to win."""
        return self.defence + 1 - self.attack

    @property
    def won(self) -> bool:
        """Whether the attacker has won, or would win as it stands."""
        return self.result == "won" if self.result else self.wins

    @property
    def near_ahead(self) -> bool:
        """Whether it stands well for the near side: a tie holds (W 13.6)."""
        return self.won == (self.near.side == ATTACK)


def lanes(view: Plain, near: Seat) -> list[Lane]:
    """All fronts of a view, seen from a seat; who is not involved looks on from the attacker's side."""
    below = DEFENCE if view["defender"] == near else ATTACK
    asked = _asked(view)
    found = []
    for number, (front, facts) in enumerate(zip(view["fronts"], view["facts"]["fronts"], strict=True), 1):
        armies = [_army(view, front, facts, number, side) for side in (ATTACK, DEFENCE)]
        found.append(
            Lane(
                number,
                front["target"],
                armies[1 - below],
                armies[below],
                facts["attack"],
                facts["defence"],
                facts["standing"],
                facts["wins"],
                front["result"],
                number == asked,
            )
        )
    return found


def _army(view: Plain, front: Plain, facts: Plain, number: int, side: int) -> Army:
    name = ARMIES[side]
    units = tuple(
        Standing(f"{number}{SIDES[side]}{place}", unit, now["printed"], now["strength"])
        for place, (unit, now) in enumerate(zip(front[name], facts[name], strict=True), 1)
    )
    total = facts["attack"] if side == ATTACK else facts["defence"]
    seat = view["active"] if side == ATTACK else view["defender"]
    return Army(seat, side, units, total, front["surged"][side], front["stopped"][side])


def _asked(view: Plain) -> int:
    """The number of the front the pending question is about; 0 if it is about all of them."""
    if view["carrying_out"]:
        return int(view["carrying_out"][-1]["front"]) + 1
    return int(view["at"]) + 1 if view["phase"] == PLACE else 0


def is_fought(view: Plain) -> bool:
    """Whether the targets of a combat are named and its fronts are what the page shows."""
    return bool(view["fronts"]) and (view["phase"] == SURGING or view["phase"] not in ("main", "target"))
