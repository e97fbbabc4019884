"""The designs of Wildlands, made of the tables; the faces that are printed from them; what each card does."""

from typing import Any, Final

from croupier.engine import Effect, Face, FaceId, Figure
from croupier.games.wildlands.cards import printed_text, terms
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.cards.terms import RESOURCES
from croupier.games.wildlands.effects import reading
from croupier.kit.notation import amounts, rows

BACK: Final = "central"
"""Cards that may come into a deck look alike from behind: their backs must not tell what a hand holds."""

Named = tuple[Design, list[str]]
"""A design with its names in English, French and German."""


def _fighters(table: str, faction: str = "") -> list[Named]:
    """The units of a faction, or the cards of the row."""
    found = []
    for id_, *names, copies, type_, cost, strength, points, text in rows(table):
        design = Design(id_, "unit" if faction else type_, reading.read(text, id_))
        design.type, design.faction = type_, faction
        design.copies, design.strength, design.points = int(copies), int(strength), int(points)
        if faction:
            design.cost = int(cost)
        else:
            design.price = tuple(amounts(cost, (*RESOURCES, "any"), id_).items())
        found.append((design, names))
    return found


def _crystals() -> list[Named]:
    found = []
    for id_, *names, value, cost in rows(printed_text.CRYSTALS):
        design = Design(id_, "crystal")
        design.value, design.cost = int(value), int(cost)
        found.append((design, names))
    return found


def _territories() -> list[Named]:
    found = []
    for id_, *names, tier, group, natural, produces, bulwark, points in rows(printed_text.TERRITORIES):
        design = Design(id_, "territory")
        design.tier, design.group, design.natural = int(tier), RESOURCES.index(group), int(natural)
        made = amounts(produces, RESOURCES, id_)
        design.produces = (made.get("meat", 0), made.get("plants", 0), made.get("ores", 0), made.get("mana", 0))
        design.bulwark, design.points = int(bulwark), int(points)
        found.append((design, names))
    return found


def _portals() -> list[Named]:
    found = []
    for faction, id_, *names, _resource in rows(printed_text.FACTIONS):
        design = Design(id_, "portal")
        design.faction, design.bulwark = faction, terms.PORTAL_BULWARK
        found.append((design, names))
    return found


_NAMED: Final[list[Named]] = [
    *(named for faction, table in printed_text.UNITS.items() for named in _fighters(table, faction)),
    *_fighters(printed_text.CENTRAL),
    *_crystals(),
    *_territories(),
    *_portals(),
]
DESIGNS: Final = tuple(design for design, _ in _NAMED)
EFFECTS: Final[dict[str, tuple[Effect[Any], ...]]] = {
    design.id: design.clauses for design in DESIGNS if design.clauses
}  # Any: the game itself


ICONS: Final = {"meat": "meat", "plants": "leaf", "ores": "ore", "mana": "crystal", "any": "swirl"}
"""The icons of the resources, and of any of them."""
_COST: Final = {
    faction: ICONS[RESOURCES[own[0]]] if len(own) == 1 else faction for faction, own in terms.RELIES_ON.items()
}


def _asks(design: Design) -> tuple[Figure, ...]:
    """What a card costs, or how strong a territory is while it is wild."""
    if design.kind == "territory":
        return (Figure("sword", design.natural, "natural"),)
    if design.price:
        return tuple(Figure(ICONS[what], number, what) for what, number in design.price)
    if design.faction and design.cost:
        return (Figure(_COST[design.faction], design.cost, "cost"),)
    return ()


def _rail(design: Design) -> tuple[Figure, ...]:
    rail = [Figure(ICONS[RESOURCES[r]], n, RESOURCES[r]) for r, n in enumerate(design.produces) if n]
    if design.fights:
        rail.append(Figure("sword", design.strength, "strength"))
    if design.value:
        rail.append(Figure("crystal", design.value, "value"))
    if design.bulwark:
        rail.append(Figure("shield", design.bulwark, "bulwark"))
    return tuple(rail)


def _face(design: Design, names: list[str]) -> Face:
    ink = design.faction or {"territory": RESOURCES[design.group]}.get(design.kind, design.kind)
    return Face(
        design.id,
        BACK,
        kind=design.type,
        ink=ink,
        picture=design.id,
        asks=_asks(design),
        worth=(Figure("star", design.points, "points"),) if design.points else (),
        rail=_rail(design),
        names=dict(zip(("en", "fr", "de"), names, strict=True)),
    )


FACES: Final[tuple[Face, ...]] = tuple(_face(design, names) for design, names in _NAMED)
IDS: Final = {design.id: FaceId(face) for face, design in enumerate(DESIGNS)}


def faces(kind: str, faction: str = "") -> list[FaceId]:
    """The faces of a kind, or of a kind of a faction, in the order of the tables."""
    return [FaceId(n) for n, d in enumerate(DESIGNS) if d.kind == kind and d.faction == faction]


UNITS: Final = {faction: faces("unit", faction) for faction in terms.FACTIONS}
PORTALS: Final = {faction: faces("portal", faction)[0] for faction in terms.FACTIONS}
CENTRAL: Final = [*faces("beast"), *faces("terrain")]
CRYSTALS: Final = faces("crystal")
TERRITORIES: Final = faces("territory")
