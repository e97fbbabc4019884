"""The printed cards of Wildlands, read a second time: for the model of its rules."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from croupier.games.wildlands.cards import printed_text

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


def rows(table: str) -> Iterator[list[str]]:
    """The lines of a printed table, cell by cell."""
    return (line.split(" | ") for line in table.strip().split("\n"))


def amounts(text: str) -> dict[str, int]:
    """`2 meat + 1 any`, by what it is."""
    return {what: int(number) for number, what in (part.split() for part in text.split(" + "))}


def ability(text: str) -> Ability:
    found = ABILITY.fullmatch(text)
    assert found, text
    event, when, effect, condition = found.groups()
    return Ability(event or when, re.findall(r"\w+", effect), condition or "")


def fighter(faction: str, cells: list[str]) -> Fighter:
    copies, type_, cost, strength, points, text = cells[4:]
    abilities = [ability(part) for part in text.split("; ")]
    return Fighter(faction, "unit" if faction else type_, int(copies), cost, int(strength), int(points), abilities)


def land(cells: list[str]) -> Land:
    tier, group, natural, produces, bulwark, points = cells[4:]
    return Land(int(tier), group, int(natural), amounts(produces), int(bulwark), int(points))


TABLES = {
    "fangmoor": printed_text.FANGMOOR,
    "verdant": printed_text.VERDANT,
    "deepforge": printed_text.DEEPFORGE,
    "astral": printed_text.ASTRAL,
    "caravan": printed_text.CARAVAN,
    "": printed_text.CENTRAL,
}
FIGHTERS = {cells[0]: fighter(faction, cells) for faction, table in TABLES.items() for cells in rows(table)}
LANDS = {cells[0]: land(cells) for cells in rows(printed_text.TERRITORIES)}
CRYSTALS = {cells[0]: int(cells[4]) for cells in rows(printed_text.CRYSTALS)}
CRYSTAL_PRICES = {int(cells[4]): int(cells[5]) for cells in rows(printed_text.CRYSTALS)}
FACTION_RESOURCES = {
    cells[0]: RESOURCES[:3] if cells[5] == "mixed" else (cells[5],) for cells in rows(printed_text.FACTIONS)
}
PLACE = {name: place for place, name in enumerate([*FIGHTERS, *CRYSTALS, *LANDS])}


def in_order(cards: Iterable[str]) -> list[str]:
    """Each card once, in the order of the printed tables (W 18.8)."""
    return sorted({*cards}, key=PLACE.__getitem__)
