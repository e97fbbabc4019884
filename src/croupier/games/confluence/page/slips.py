"""Slips: combinations with their points and what is special about them."""

from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.cards.terms import SIDES, STREAMS, among_alike
from croupier.games.confluence.rules.options import chosen, named, whose
from croupier.kit import Plain, Table


class Slip(NamedTuple):
    """A combination with what is special about it."""

    key: str
    seat: Seat
    side: str
    stream: str
    points: int
    length: int
    ceiling: int | None
    closed: bool
    properties: tuple[str, ...]
    thorns: int
    alike: int
    """Which one it is of several alike, from 1; 0 if it is the only one."""

    @property
    def id(self) -> str:
        """Its id on the page."""
        return slip_id(self.key)


def slip_id(key: str) -> str:
    """The id of the combination of that key: `slip-1-2`."""
    return f"slip-{key.replace('.', '-')}"


def slips(view: Plain, seat: Seat) -> list[Slip]:
    """The combinations of a seat in the order of their announcement, attacks first."""
    mine = view["combinations"][seat]
    kinds = [(one["side"], one["stream"]) for one in mine]
    found = [_slip(seat, number, one, among_alike(kinds, number)) for number, one in enumerate(mine, 1)]
    return sorted(found, key=lambda slip: slip.side)


def _slip(seat: Seat, number: int, one: Plain, alike: int) -> Slip:
    return Slip(
        key=f"{seat}.{number}",
        seat=seat,
        side=SIDES[one["side"]],
        stream=STREAMS[one["stream"]],
        points=one["points"],
        length=one["length"],
        ceiling=one["ceiling"],
        closed=one["closed"],
        properties=tuple(one["properties"]),
        thorns=one["thorns"],
        alike=alike,
    )


def slip_words(table: Table, slip: Slip) -> str:
    """A combination in words."""
    stream = table.say(f"stream-{slip.stream}")
    told = {"points": slip.points, "length": slip.length, "alike": slip.alike}
    said = table.say("table-slip", side=slip.side, stream=stream, **told)
    more = [_property(table, slip, power) for power in slip.properties]
    if slip.closed:
        more.append(table.say("table-closed"))
    if slip.ceiling is not None:
        more.append(table.say("table-ceiling", number=slip.ceiling))
    return ", ".join([said, *more])


def _property(table: Table, slip: Slip, power: str) -> str:
    word = table.say(f"verb-grant-{power}")
    return f"{word}\N{NO-BREAK SPACE}{slip.thorns}" if power == "thorns" else word


class Slips:
    """The part of the page about combinations."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def of(self, seat: Seat) -> list[Slip]:
        """The combinations of a seat, attacks first."""
        return slips(self.table.view, seat)

    def named(self, name: str) -> Slip:
        """The combination that keys name so: `1.2`."""
        return next(one for one in self.of(whose(name)[0]) if one.key == name)

    def target(self, key: str) -> Slip:
        """The combination that an option is about: `comb:1.2`."""
        return self.named(named(chosen(self.table.read(key).arguments)))

    def words(self, slip: Slip) -> str:
        """A combination in words."""
        return slip_words(self.table, slip)

    def would_be(self, slip: Slip) -> int | None:
        """The points a combination would have after the effect that is being carried out, if it reaches it."""
        settling = self.table.view["facts"]["stacks"]["settling"] or {}
        points: int | None = settling.get("after", {}).get(slip.key)
        return points
