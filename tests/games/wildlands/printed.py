"""The printed cards of Wildlands, read a second time: for the model of its rules."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from croupier.games.wildlands.cards import tables

RESOURCES = ("meat", "plants", "ores", "mana")
ABILITY = re.compile(r"(?:reaction\((\w+)\)|(\w+)) (.+?)(?: if (\w+))?")


class Ability(NamedTuple):
    """A sentence of a card; of a reaction, `when` is the event."""

    when: str
    effect: list[str]
    condition: str


class Fighter(NamedTuple):
    """A card that can be played on a front."""

    faction: str
    kind: str
    copies: int
    cost: str
    strength: int
    points: int
    abilities: list[Ability]

    def permanent(self, word: str) -> list[Ability]:
        return [one for one in self.abilities if one.when == "permanent" and one.effect[0] == word]


class Land(NamedTuple):
    """A territory."""

    tier: int
    group: str
    natural: int
    produces: dict[str, int]
    bulwark: int
    points: int


def amounts(text: str) -> dict[str, int]:
    """`2 meat + 1 any`, by what it is."""
    return {what: int(number) for number, what in (part.split() for part in text.split(" + "))}


def ability(text: str) -> Ability:
    found = ABILITY.fullmatch(text)
    assert found, text
    event, when, effect, condition = found.groups()
    return Ability(event or when, re.findall(r"\w+", effect), condition or "")


def fighter(faction: str, cells: Mapping[str, str]) -> Fighter:
    kind = "unit" if faction else cells["type"]
    numbers = int(cells["copies"]), cells["cost"], int(cells["strength"]), int(cells["points"])
    return Fighter(faction, kind, *numbers, [ability(part) for part in cells["text"].split("; ")])


def land(cells: Mapping[str, str]) -> Land:
    made = amounts(cells["produces"])
    return Land(
        int(cells["tier"]), cells["group"], int(cells["natural"]), made, int(cells["bulwark"]), int(cells["points"])
    )


FIGHTERS = {name: fighter(cells.get("faction", ""), cells) for name, cells in (tables.UNITS | tables.CENTRAL).items()}
LANDS = {name: land(cells) for name, cells in tables.TERRITORIES.items()}
CRYSTALS = {name: int(cells["value"]) for name, cells in tables.CRYSTALS.items()}
CRYSTAL_PRICES = {int(cells["value"]): int(cells["cost"]) for cells in tables.CRYSTALS.values()}
FACTION_RESOURCES = {
    cells["faction"]: RESOURCES[:3] if cells["resource"] == "mixed" else (cells["resource"],)
    for cells in tables.PORTALS.values()
}
PLACE = {name: place for place, name in enumerate([*FIGHTERS, *CRYSTALS, *LANDS])}


def in_order(cards: Iterable[str]) -> list[str]:
    """Each card once, in the order of the printed tables (W 18.8)."""
    return sorted({*cards}, key=PLACE.__getitem__)
