"""The fields of a view in words, for the terminal."""

from collections import Counter

from croupier.engine import Seat
from croupier.games.wildlands.cards.terms import RESOURCES
from croupier.games.wildlands.page.battle import Army, Lane, lanes
from croupier.games.wildlands.page.staged import named
from croupier.kit import Page, Plain

VERSUS = "\N{EN DASH}"
TOLD = frozenset({"box", "carrying_out", "waiting"})
"""What nobody needs, and what the log and the question tell."""


def in_words(page: Page, field: str, seat: Seat | None) -> str | None:
    """See `Page.in_words`."""
    if field == "fronts":
        return "; ".join(_front(page, lane) for lane in lanes(page.view, page.table.near))
    if field == "realm" and seat is not None and page.view[field][seat]:
        return "; ".join(_territory(page, territory) for territory in page.view[field][seat])
    return "" if field in TOLD else None


def _territory(page: Page, territory: Plain) -> str:
    """A territory with its tokens: `Tin Quarry (2 ores, tapped)`."""
    tokens = named(dict(zip(RESOURCES, territory["tokens"], strict=True)))
    held = [f"{one.number} {page.translator.say(f'resource-{one.name}')}" for one in tokens]
    marks = [*held, *([page.translator.zone("tapped")] if territory["tapped"] else [])]
    name = page.translator.card(territory["card"])
    return f"{name} ({', '.join(marks)})" if marks else name


def _front(page: Page, lane: Lane) -> str:
    """A front with the strength and the units of both sides, the attacker's first."""
    sides = f" {VERSUS} ".join(_army(page, army) for army in lane.armies)
    return page.translator.say("labelled", label=page.translator.card(lane.target), value=sides)


def _army(page: Page, army: Army) -> str:
    units = Counter(f"{page.translator.card(one.unit['card'])} {one.now}" for one in army.units)
    named = ", ".join(f"{unit} x{number}" if number > 1 else unit for unit, number in units.items())
    who = page.names[army.seat] if army.seat >= 0 else page.translator.zone("wild")
    marks = [page.translator.zone(mark) for mark in ("surged", "stopped") if getattr(army, mark)]
    return f"{who} {army.total} ({', '.join(filter(None, [named, *marks]))})".removesuffix(" ()")
