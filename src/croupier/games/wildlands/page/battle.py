"""The fronts of a combat as a page lays them out: the rival's side above, the near side below."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from croupier.engine import Deed, Seat
from croupier.games.wildlands.cards.clauses import REACTION_ICON, TRIGGER_ICONS
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE, SURGING
from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.rules import strength
from croupier.games.wildlands.rules.options import SIDES, front_of, place_of
from croupier.kit import Plain, Table

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


class Link(NamedTuple):
    """An ability of the chain: what is carried out (`now`: the one that is asked about), or what still waits."""

    card: str
    icon: str
    words: str
    now: bool
    waits: bool


class Battle:
    """The part of the page about the combat that is fought."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def lanes(self) -> list[Lane]:
        """Its fronts; none before all targets are named."""
        return lanes(self.table.view, self.table.near) if is_fought(self.table.view) else []

    def wins(self, attack: int, defence: int) -> bool:
        """Whether that much attack wins a front against that much defence."""
        return strength.wins(attack, defence)

    # -- what answers do ---------------------------------------------------------------------------------------------

    def then(self, key: str) -> tuple[int, int] | None:
        """Attack and defence after an answer, of the front on which it tells, else of the one in question."""
        answers = self.table.view["facts"].get("answers", {})
        if key not in answers:
            return None
        attack, defence = answers[key][self.front(key) - 1]
        return attack, defence

    def stands(self, key: str) -> list[tuple[int, int]]:
        """Attack and defence of every front if nothing more is done there; nothing for other answers."""
        return self.table.view["facts"].get("answers", {}).get(key, []) if key == "done" else []

    def front(self, key: str) -> int:
        """The number of the front on which an answer tells, else of the one in question."""
        return front_of(self.table.read(key).arguments) or self.table.view["facts"]["front"] or 1

    def standing_at(self, given: Mapping[str, Any]) -> Standing:  # Any: as verbs declare them
        """The unit that an option names by its front, its side and its place in order of play."""
        front, side, place = place_of(given["front"], given["side"], given["place"])
        return self.lanes[front].armies[side].units[place]

    def told_once(self, deeds: Iterable[Deed]) -> dict[str, int]:
        """Answers with how many there are that do the same: those that use one ability of equal units on a front."""
        same: dict[object, str] = {}
        number: dict[str, int] = {}
        for deed in deeds:
            given = deed.arguments
            kind: object = deed.key
            if deed.verb == "use" and given:
                one = self.standing_at(given)
                fields = sorted((name, str(value)) for name, value in one.unit.items() if name != "number")
                kind = (given["front"], given["side"], given["ability"], one.now, *fields)
            first = same.setdefault(kind, deed.key)
            number[first] = number.get(first, 0) + 1
        return number

    def dooms(self, deed: Deed) -> bool:
        """Whether an answer uses an ability that makes its own unit doomed."""
        given: Mapping[str, Any] = deed.arguments  # Any: as above
        if deed.verb != "use" or not given:
            return False
        design = printed_on(self.table.game, self.standing_at(given).unit["card"])
        return design.abilities[given["ability"]].effect.dooms_itself

    # -- the chain ---------------------------------------------------------------------------------------------------

    def chain(self) -> list[Link]:
        """The abilities that are carried out, the outermost first, and the reactions that still wait."""
        running, waiting = self.table.view["carrying_out"], self.table.view["waiting"]
        return [
            *(self._link(note, now=at == len(running), waits=False) for at, note in enumerate(running, 1)),
            *(self._link(note, now=False, waits=True) for note in waiting),
        ]

    def _link(self, note: Plain, *, now: bool, waits: bool) -> Link:
        words = self.table.say(f"when-{note['trigger']}")
        return Link(note["card"], TRIGGER_ICONS.get(note["trigger"], REACTION_ICON), words, now, waits)


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
