"""The fronts of a combat as a page lays them out: the rival's side above, the near side below."""

import itertools
from collections import Counter as Count
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from croupier.engine import Deed, Seat
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE, SURGING
from croupier.games.wildlands.effects.designs import DESIGNS, IDS
from croupier.games.wildlands.rules import events, strength
from croupier.games.wildlands.rules.options import SIDES, place_of
from croupier.kit import Plain, Sentence, pieces
from croupier.kit.sentences import Translator

ARMIES = ("attackers", "defenders")


class Standing(NamedTuple):
    """A unit on a front: how options call it, what is printed and what it has; whether an ability of it is asked."""

    key: str
    unit: Plain
    printed: int
    now: int
    asked: bool


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
    def armies(self) -> tuple[Army, Army]:
        """Both sides, the attacker's first, as their totals are told everywhere."""
        return (self.near, self.far) if self.near.side == ATTACK else (self.far, self.near)

    @property
    def short(self) -> int:
        """How much more the attacker needs to win."""
        return strength.to_win(self.defence) - self.attack

    @property
    def won(self) -> bool:
        """Whether the attacker has won, or would win as it stands."""
        return self.result == "won" if self.result else self.wins


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


def lanes(view: Plain, near: Seat) -> list[Lane]:
    """All fronts of a view, seen from a seat; who is not involved looks on from the attacker's side."""
    below = DEFENCE if view["defender"] == near else ATTACK
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
                number == view["facts"]["front"],
            )
        )
    return found


def standing_at(found: list[Lane], given: Mapping[str, Any]) -> Standing:  # Any: as verbs declare them
    """The unit that an option names by its front, its side and its place in order of play."""
    front, side, place = place_of(given["front"], given["side"], given["place"])
    return found[front].armies[side].units[place]


def told_once(found: list[Lane], deeds: Iterable[Deed]) -> dict[str, int]:
    """Answers with how many there are that do the same: those that use one ability of equal units on a front."""
    same: dict[object, str] = {}
    number: dict[str, int] = {}
    for deed in deeds:
        given = deed.arguments
        kind: object = deed.key
        if deed.verb == "use" and given:
            one = standing_at(found, given)
            fields = sorted((name, str(value)) for name, value in one.unit.items() if name != "number")
            kind = (given["front"], given["side"], given["ability"], one.now, *fields)
        first = same.setdefault(kind, deed.key)
        number[first] = number.get(first, 0) + 1
    return number


def dooms(found: list[Lane], deed: Deed) -> bool:
    """Whether an option uses an ability that makes its own unit doomed."""
    given: Mapping[str, Any] = deed.arguments  # Any: as above
    if deed.verb != "use" or not given:
        return False
    design = DESIGNS[IDS[standing_at(found, given).unit["card"]]]
    return design.abilities[given["ability"]].effect.dooms_itself


def _army(view: Plain, front: Plain, facts: Plain, number: int, side: int) -> Army:
    name = ARMIES[side]
    asked = {note["unit"] for note in view["carrying_out"][-1:]}
    units = tuple(
        Standing(f"{number}{SIDES[side]}{place}", unit, now["printed"], now["strength"], unit["number"] in asked)
        for place, (unit, now) in enumerate(zip(front[name], facts[name], strict=True), 1)
    )
    total = facts["attack"] if side == ATTACK else facts["defence"]
    seat = view["active"] if side == ATTACK else view["defender"]
    return Army(seat, side, units, total, front["surged"][side], front["stopped"][side])


def is_fought(view: Plain) -> bool:
    """Whether the targets of a combat are named and its fronts are what the page shows."""
    return bool(view["fronts"]) and (view["phase"] == SURGING or view["phase"] not in ("main", "target"))


def strengths_then(translator: Translator, now: list[Lane], then: list[Lane]) -> Iterator[Sentence]:
    """The strengths of fronts that are others after an answer."""
    before = {lane.number: (lane.attack, lane.defence) for lane in now}
    for lane in then:
        totals = (lane.attack, lane.defence)
        if before.get(lane.number, totals) != totals:
            text = translator.say("table-then", front=lane.number, attack=totals[0], defence=totals[1])
            yield pieces(text, f"{totals[0]}", f"{totals[1]}")


def fates(now: list[Lane], then: list[Lane]) -> Iterator[tuple[str, str]]:
    """What is marked: fronts that change hands, and units that fall."""
    won = {lane.number: lane.wins for lane in now}
    for lane in then:
        if lane.wins != won.get(lane.number, lane.wins):
            yield f"lane-{lane.number}", "win" if lane.wins else "fall"
    left = {one.unit["number"] for lane in then for army in (lane.far, lane.near) for one in army.units}
    for lane in now if then else ():
        for one in (*lane.far.units, *lane.near.units):
            if one.unit["number"] not in left:
                yield f"unit-{one.unit['number']}", "fall"
