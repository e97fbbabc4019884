"""Rows of open cards with their links: what each card is engaged in, as pegs on its edges and bars over the row."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.cards.terms import SIDES, THE_COMMON_POOL
from croupier.games.confluence.rules.options import ZONES, Lying, at, lying, open_card, whose
from croupier.kit import Plain, Table

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


class Pools:
    """The part of the page about open cards."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def row(self, zone: int) -> list[Cell]:
        """The cards of a pool, oldest first; of the common pool, newest first."""
        cells = row(self.table.view, zone)
        return cells[::-1] if zone == THE_COMMON_POOL else cells

    def card(self, key: str) -> Lying | None:
        """The open card that an option is about; None if it is about none."""
        told = self.table.read(key).arguments
        return open_card(told) if "place" in told else None

    def face(self, name: str) -> str:
        """The face of the open card that keys name so: `siren@pool1.3`."""
        return lying(name).card

    def place(self, key: str) -> str:
        """Where the card lies that a key names: whose it is, or in which zone of all, in a word or two."""
        return where_it_lies(self.table, key)


def where_it_lies(table: Table, key: str) -> str:
    """Where the card lies that a key names: whose it is, or in which zone of all, in a word or two."""
    zone = lying(key).zone
    owner = ZONES.get(zone, THE_COMMON_POOL)
    return table.say(f"zone-{zone}") if owner == THE_COMMON_POOL else table.name(owner)
