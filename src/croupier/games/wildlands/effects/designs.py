"""The designs of Wildlands, made of the tables; the faces that are printed from them; what each card does."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from croupier.engine import LIKE, BadCards, Column, Effect, Face, Figure, Row, Table, Tables
from croupier.games.wildlands.cards import kinds, tables, terms
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.cards.kinds import Kinds
from croupier.games.wildlands.cards.terms import RESOURCES
from croupier.games.wildlands.effects import reading
from croupier.kit import NotationError, columns
from croupier.kit.notation import amounts

BACK: Final = "central"
"""Cards that may come into a deck look alike from behind: their backs must not tell what a hand holds."""
_MOST: Final = 9
"""No territory produces more."""


def price(text: str, where: str) -> tuple[tuple[str, int], ...]:
    """`2 meat + 1 any`: what a card of the row costs. Raises `NotationError`, which begins with `where`."""
    found = amounts(text, (*RESOURCES, "any"), where)
    if min(found.values()) < 1 or sum(found.values()) > kinds.MOST_COST:
        raise NotationError(f"{where}: {text!r} cannot be: of each it is 1 at least, {kinds.MOST_COST} in all at most.")
    return tuple(found.items())


def produces(text: str, where: str) -> terms.Tokens:
    """`2 meat + 1 ores`: what a territory produces. Raises `NotationError`."""
    made = amounts(text, RESOURCES, where)
    if max(made.values()) > _MOST:
        raise NotationError(f"{where}: {text!r} cannot be: a territory produces at most {_MOST} of each.")
    return made.get("meat", 0), made.get("plants", 0), made.get("ores", 0), made.get("mana", 0)


_COPIES: Final = columns.whole("copies", 0, 9)
_STRENGTH: Final = columns.whole("strength", 0, 20)
_POINTS: Final = columns.whole("points", 0, 9)
_TEXT: Final = columns.several("text", reading.read, "abilities, as delayed draw(1) is, or -", kinds.MOST_CLAUSES)
_TYPES: Final = ("basic", "warrior", "greater", "tactical", "champion", "immortal")


def _table(file: str, written: Mapping[str, Mapping[str, str]], *own: Column, adds: bool = True) -> Table:
    return Table(file, (*columns.names(), *own), written, adds=adds)


TABLES: Final[Tables] = Tables(
    _table(
        "units.csv",
        tables.UNITS,
        columns.word("faction", terms.FACTIONS, fixed=True),
        _COPIES,
        columns.word("type", _TYPES, fixed=True),
        columns.whole("cost", 1, kinds.MOST_COST),
        *(_STRENGTH, _POINTS, _TEXT),
    ),
    _table(
        "central.csv",
        tables.CENTRAL,
        _COPIES,
        columns.word("type", ("beast", "terrain"), fixed=True),
        columns.notation("cost", price, "numbers of resources, as 2 meat + 1 any are"),
        *(_STRENGTH, _POINTS, _TEXT),
    ),
    _table(
        "crystals.csv",
        tables.CRYSTALS,
        columns.whole("value", 1, 3, fixed=True),
        columns.whole("cost", 1, kinds.MOST_TOKENS),
        adds=False,  # the supply has a pile for each value (W 1.13)
    ),
    _table(
        "territories.csv",
        tables.TERRITORIES,
        columns.whole("tier", 1, 3, fixed=True),
        columns.word("group", RESOURCES, fixed=True),
        columns.whole("natural", 0, 30),
        columns.notation("produces", produces, "numbers of resources, as 1 meat + 1 ores are"),
        columns.whole("bulwark", 0, 20),
        _POINTS,
    ),
    _table(
        "portals.csv",
        tables.PORTALS,
        columns.word("faction", terms.FACTIONS, fixed=True),
        columns.word("resource", (*RESOURCES, "mixed"), fixed=True),
        adds=False,  # a faction has one (W 1.14)
    ),
)


class Designs(NamedTuple):
    """What is printed, in the order of the faces; EFFECTS by name."""

    FACES: tuple[Face, ...]
    DESIGNS: tuple[Design, ...]
    KINDS: Kinds
    EFFECTS: Mapping[str, tuple[Effect[Any], ...]]  # Any: the game itself


def designs(of: Tables) -> Designs:
    """The designs of these tables; what a card set adds comes last. Raises `BadCards`."""
    in_tables = [
        *((_fighter(row, "unit"), row) for row in of["units.csv"]),
        *((_fighter(row, row["type"]), row) for row in of["central.csv"]),
        *((_crystal(row), row) for row in of["crystals.csv"]),
        *((_territory(row), row) for row in of["territories.csv"]),
        *((_portal(row), row) for row in of["portals.csv"]),
    ]
    made = sorted(in_tables, key=lambda one: one[0].id in of.added)
    for design, _ in made:
        if design.type == "basic" and design.id not in of.added and design.copies < terms.BASICS:
            raise BadCards(f"{design.id} has {design.copies} copies; a deck begins with {terms.BASICS}.", "1.5")
    printed = tuple(design for design, _ in made)
    return Designs(
        FACES=tuple(_face(design, row) for design, row in made),
        DESIGNS=printed,
        KINDS=kinds.sorted_out(printed),
        EFFECTS={design.id: design.clauses for design, _ in made if design.clauses},
    )


def printed_on(game: type[Any], face: str) -> Design:  # Any: a game of Wildlands, which the house knows as any game
    """What is printed on a card of a game."""
    design: Design = game.DESIGNS[game.face(face)]
    return design


def _fighter(row: Row, kind: str) -> Design:
    """A unit of a faction, or a card of the row."""
    design = Design(row["id"], kind, row["text"])
    design.type, design.faction = row["type"], row.get("faction", "")
    design.copies, design.strength, design.points = row["copies"], row["strength"], row["points"]
    if design.faction:
        design.cost = row["cost"]
    else:
        design.price = row["cost"]
    return design


def _crystal(row: Row) -> Design:
    design = Design(row["id"], "crystal")
    design.value, design.cost = row["value"], row["cost"]
    return design


def _territory(row: Row) -> Design:
    design = Design(row["id"], "territory")
    design.tier, design.group, design.natural = row["tier"], RESOURCES.index(row["group"]), row["natural"]
    design.produces, design.bulwark, design.points = row["produces"], row["bulwark"], row["points"]
    design.type = f"territory-{design.tier}"  # people set up by tiers (1.9)
    return design


def _portal(row: Row) -> Design:
    design = Design(row["id"], "portal")
    design.faction, design.bulwark = row["faction"], terms.PORTAL_BULWARK
    return design


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


def _face(design: Design, row: Row) -> Face:
    ink = design.faction or {"territory": RESOURCES[design.group]}.get(design.kind, design.kind)
    return Face(
        design.id,
        BACK,
        kind=design.type,
        ink=ink,
        picture=row[LIKE],
        asks=_asks(design),
        worth=(Figure("star", design.points, "points"),) if design.points else (),
        rail=_rail(design),
        names=columns.name_of(row),
    )


PLAIN: Final[Designs] = designs(TABLES)
"""The designs as they are printed in the box."""
