"""The fronts of a view as a page lays them out: columns are lines, defenders stand in the gutters between them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.page.gist import PLACE, STAT_ICONS
from croupier.games.zynalith.rules import terms

View = Mapping[str, Any]  # Any: JSON
FEWEST: Final = 3
"""So many lines are drawn even while fewer are formed: everybody has as many places (Z 3.3)."""


class Column(NamedTuple):
    """A line on the table: its place on the page, its front (variant two_fronts), its number."""

    place: int
    east: bool
    number: int


class Standing(NamedTuple):
    """A creature on the page: in the line of that place, or a defender in the gutter after it (0: before the first)."""

    creature: Mapping[str, Any]  # Any: JSON
    key: int
    """Its number in the front, as options call it."""
    place: int
    guards: bool


class Value(NamedTuple):
    """A value as it is printed and as it is now."""

    icon: str
    name: str
    printed: int
    now: int
    most: int | None = None
    """For HP: the maximum, while damage keeps them below it."""

    @property
    def changed(self) -> bool:
        """Whether effects have changed what is printed."""
        return self.printed != (self.now if self.most is None else self.most)


def columns(view: View) -> list[Column]:
    """The lines from left to right, those of the east fronts after those of the west."""
    found: list[Column] = []
    for east in (False, True) if view["options"]["two_fronts"] == "on" else (False,):
        most = max((_line_of(view, seat, east=east) for seat in range(view["players"])), default=0)
        least = FEWEST if view["options"]["two_fronts"] == "off" else 1
        found += [Column(len(found) + k, east, k) for k in range(1, max(most, least) + 1)]
    return found


def _line_of(view: View, seat: int, *, east: bool) -> int:
    """The last line in which a seat has a creature."""
    attackers = [c for c in view["front"][seat] if not c["guarding"] and c["east"] == east]
    return max((c["line"] for c in attackers), default=0) if fixed(view) else len(attackers)


def fixed(view: View) -> bool:
    """Whether the lines are those of the combat phase (Z 10.2)."""
    return bool(view["phase"] == "combat")


def standing(view: View, seat: int) -> list[Standing]:
    """A front as it stands on the page, from left to right."""
    there: list[Standing] = []
    first = {column.east: column.place - 1 for column in reversed(columns(view))}
    at = {False: 0, True: 0}
    for key, creature in enumerate(view["front"][seat], 1):
        east = creature["east"]
        in_line = not creature["guarding"] and (not fixed(view) or creature["line"] > 0)
        if in_line:
            at[east] = creature["line"] if fixed(view) else at[east] + 1
        there.append(Standing(creature, key, first[east] + at[east], not in_line))
    return there


def attacker(view: View, seat: int, place: int) -> Standing | None:
    """Who stands in a line for a seat."""
    return next((s for s in standing(view, seat) if not s.guards and s.place == place), None)


def guards(view: View, seat: int, place: int) -> list[Standing]:
    """The defenders in a gutter."""
    return [s for s in standing(view, seat) if s.guards and s.place == place]


def gutters(view: View) -> list[int]:
    """The gutters in which somebody stands."""
    return sorted({s.place for seat in range(view["players"]) for s in standing(view, seat) if s.guards})


def values(creature: Mapping[str, Any]) -> tuple[Value, Value, Value, Value]:  # Any: JSON
    """Initiative, attack, defence and HP of a creature, as printed and as they are."""
    printed = DESIGNS[PLACE[creature["card"]]]
    base = (printed.initiative, printed.attack, printed.defence, printed.life)
    life, left = creature["life"], creature["life"] - creature["damage"]
    now = (creature["initiative"], creature["attack"], creature["defence"], left)
    names = ("initiative", "attack", "defence", "life")
    made = [Value(*row) for row in zip(STAT_ICONS, names, base, now, strict=True)]
    made[3] = made[3]._replace(most=life)
    return (made[0], made[1], made[2], made[3])


class Slot(NamedTuple):
    """A slot of a creature: its type, and the card in it or ''."""

    type: str
    card: str


def slots(creature: Mapping[str, Any]) -> list[Slot]:  # Any: JSON
    """The slots in their order, filled ones first (Z 6.8 to 6.11)."""
    found: list[Slot] = []
    for kind in range(terms.ATTACHED):
        filled = [card for card in creature["attached"] if DESIGNS[PLACE[card]].type == kind]
        found += [Slot(terms.TYPES[kind], card) for card in filled]
        found += [Slot(terms.TYPES[kind], "")] * creature["room"][kind]
    return found


def price(view: View, seat: int, face: str) -> int:
    """What a card costs a seat now, with all that makes it cheaper."""
    printed = DESIGNS[PLACE[face]]
    off = sum(
        DESIGNS[PLACE[card]].cheaper[printed.type]
        for creature in view["front"][seat]
        for card in (creature["card"], *creature["attached"])
    )
    return max(printed.cost - off, 0)


def purse(view: View, seat: int, face: str) -> int:
    """What a seat has of the currency in which a card is paid (Z 6.5)."""
    have: int = view["zynalith" if crystal(face) else "silver"][seat]
    return have


def crystal(face: str) -> bool:
    """Whether a card is paid in zynalith."""
    return DESIGNS[PLACE[face]].crystal


def refund(creature: Mapping[str, Any]) -> int:  # Any: JSON
    """What banishing a creature brings (Z 6.14)."""
    on_it = (creature["card"], *creature["attached"])
    cost = DESIGNS[PLACE[creature["card"]]].cost
    salvage = any(DESIGNS[PLACE[card]].traits & terms.SALVAGE for card in on_it)
    return cost if salvage else max(cost - 1, 0)


def protects(view: View, creature: Mapping[str, Any]) -> int:  # Any: JSON
    """What a defender adds to its hero's defence (Z 12.8)."""
    cost = DESIGNS[PLACE[creature["card"]]].cost if view["options"]["cost_defence"] == "on" else 8
    guard = sum(DESIGNS[PLACE[card]].guard for card in (creature["card"], *creature["attached"]))
    return (0 if cost <= 7 else 1 if cost <= 11 else 2) + guard


def printed_points(view: View, seat: int) -> int:
    """The victory points printed on a front (Z 15.9)."""
    on_front = [card for c in view["front"][seat] for card in (c["card"], *c["attached"])]
    return sum(DESIGNS[PLACE[card]].worth for card in on_front)


def hidden(view: View, seat: int) -> list[str]:
    """The backs of a hand's cards that are not known, creature cards first."""
    known = [terms.BACKS[DESIGNS[PLACE[face]].back] for face in view["hand"][seat]["known"]]
    hands: Mapping[str, int] = view["facts"]["hands"][seat]
    return [back for back in terms.BACKS for _ in range(hands[back] - known.count(back))]


def held(view: View, seat: int) -> list[tuple[str, bool]]:
    """An open hand: each card, and whether everybody knows it."""
    known = list(view["hand"][seat]["known"])
    cards: Sequence[str] = view["hand"][seat]["cards"]
    shown = []
    for face in cards:
        shown.append((face, face in known))
        if face in known:
            known.remove(face)
    return shown
