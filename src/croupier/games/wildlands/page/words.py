"""The fields of a view in words, for the terminal."""

from collections import Counter

from croupier.engine import Seat
from croupier.games.wildlands.page.battle import Army, Lane, lanes
from croupier.games.wildlands.page.resources import lying_on
from croupier.kit import Plain, Table

VERSUS = "\N{EN DASH}"
TOLD = frozenset({"box", "carrying_out", "waiting"})
"""What nobody needs, and what the log and the question tell."""


def in_words(table: Table, field: str, seat: Seat | None) -> str | None:
    """See `Page.in_words`."""
    if field == "fronts":
        return "; ".join(_front(table, lane) for lane in lanes(table.view, table.near))
    if field == "realm" and seat is not None and table.view[field][seat]:
        return "; ".join(_territory(table, territory) for territory in table.view[field][seat])
    return "" if field in TOLD else None


def _territory(table: Table, territory: Plain) -> str:
    """A territory with its tokens: `Tin Quarry (2 ores, tapped)`."""
    tokens = lying_on(territory)
    held = [f"{one.number} {table.say(f'resource-{one.name}')}" for one in tokens]
    marks = [*held, *([table.translator.zone("tapped")] if territory["tapped"] else [])]
    name = table.translator.card(territory["card"])
    return f"{name} ({', '.join(marks)})" if marks else name


def _front(table: Table, lane: Lane) -> str:
    """A front with the strength and the units of both sides, the attacker's first."""
    sides = f" {VERSUS} ".join(_army(table, army) for army in lane.armies)
    return table.say("labelled", label=table.translator.card(lane.target), value=sides)


def _army(table: Table, army: Army) -> str:
    units = Counter(f"{table.translator.card(one.unit['card'])} {one.now}" for one in army.units)
    named = ", ".join(f"{unit} x{number}" if number > 1 else unit for unit, number in units.items())
    who = table.names[army.seat] if army.seat >= 0 else table.translator.zone("wild")
    marks = [table.translator.zone(mark) for mark in ("surged", "stopped") if getattr(army, mark)]
    return f"{who} {army.total} ({', '.join(filter(None, [named, *marks]))})".removesuffix(" ()")
