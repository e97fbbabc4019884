"""Rows of open cards with their links: what each card is engaged in, as pegs on its edges and bars over the row."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.cards.terms import SIDES, STREAMS, THE_COMMON_POOL, among_alike
from croupier.games.confluence.rules.options import Lying, at, lying, whose
from croupier.kit import Plain

Lanes = tuple[str, ...]


class Loan(NamedTuple):
    """That somebody has engaged a card that lies elsewhere: whose combination, on which side."""

    seat: Seat
    side: str


class Cell(NamedTuple):
    """An open card in its place. `above` and `below` are the classes of its part of each bar, the outermost first."""

    key: str
    face: str
    above: Lanes
    below: Lanes
    loans: tuple[Loan, ...]
    used: bool
    shows: Plain
    """The streams that its blank sides show, by side."""

    @property
    def id(self) -> str:
        """Its place, as an id of the page: `pool1-3`, `common-2`."""
        return place_id(lying(self.key))


def place_id(card: Lying) -> str:
    """The id of the place of a card: `siren@pool1.3` lies at `pool1-3`."""
    return f"{card.zone}-{card.place}"


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


def row(view: Plain, zone: int) -> list[Cell]:
    """A pool, or the common pool, oldest first."""
    faces: Sequence[str] = view["common"] if zone == THE_COMMON_POOL else view["pool"][zone]
    lanes = [_lanes(view, zone, side, len(faces)) for side in range(len(SIDES))]
    return [_cell(view, zone, number, face, lanes) for number, face in enumerate(faces)]


def _cell(view: Plain, zone: int, number: int, face: str, lanes: list[list[list[str]]]) -> Cell:
    key = at(face, (zone, number))
    marks = view["facts"]["marks"].get(key, {})
    named = [(whose(name)[0], side) for side in SIDES for name in marks.get(side, ())]
    above, below = ([lane[number] for lane in of] for of in lanes)
    return Cell(
        key=key,
        face=face,
        above=tuple(reversed(above)),
        below=tuple(below),
        loans=tuple(Loan(seat, side) for seat, side in dict.fromkeys(named) if seat != zone),
        used=bool(marks.get("used")),
        shows={side: marks[f"{side}_stream"] for side in SIDES if f"{side}_stream" in marks},
    )


def _lanes(view: Plain, zone: int, side: int, cards: int) -> list[list[str]]:
    """The bars of a side, lane by lane, as a class for each card: bars that do not overlap share a lane.

    In the common pool everybody’s links are pegs without bars: flags say whose they are.
    """
    owners = range(view["players"]) if zone == THE_COMMON_POOL else (zone,)
    spans = []
    for owner in owners:
        for one in view["combinations"][owner]:
            here = sorted(number for where, number in one["cards"] if where == zone)
            if one["side"] == side and here:
                spans += [[number] for number in here] if zone == THE_COMMON_POOL else [here]
    lanes: list[list[str]] = [[""] * cards]
    for span in spans:
        drawn = {n: _part(n, span) for n in range(span[0], span[-1] + 1)}
        free = next((lane for lane in lanes if not any(lane[n] for n in drawn)), None)
        if zone == THE_COMMON_POOL:
            free = lanes[0]
        if free is None:
            free = [""] * cards
            lanes.append(free)
        for n, part in drawn.items():
            free[n] = part
    return lanes


def _part(number: int, span: Sequence[int]) -> str:
    names = ["on" if number in span else "via"]
    names += ["first"] * (number == span[0]) + ["last"] * (number == span[-1])
    return " ".join(names)
