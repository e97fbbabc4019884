"""The printed tables of Zynalith, read a second time: for the model of its combat."""

from collections.abc import Mapping
from typing import NamedTuple

from croupier.games.zynalith.cards import tables
from croupier.games.zynalith.cards.terms import TYPES

STATS = ("INIT", "ATK", "DEF", "HP")
ROOM = {"Kin": (1, 1, 1), "Beast": (2, 1, 0), "Spirit": (1, 2, 0), "Construct": (1, 0, 2)}
ATTACHED = ("property", "spell", "equipment")


class Trigger(NamedTuple):
    when: str
    own: bool
    once: bool
    effects: list[list[str]]


class Card(NamedTuple):
    """A printed card."""

    type: str
    kind: str
    cost: int
    stats: tuple[int, ...]
    worth: int
    triggers: list[Trigger]
    passives: list[list[str]]
    keywords: set[str]


def read(type_: str, cells: Mapping[str, str]) -> Card:
    """A row of a table: creatures say their kind and their values, the others only cost, points and text."""
    text, stats = cells["text"], [cells.get(stat, "0") for stat in ("initiative", "attack", "defence", "life")]
    triggers, passives, keywords = [], [], set()
    for part in text.split(" / "):
        head, colon, effects = part.partition(": ")
        words = [effect.split() for effect in effects.split("; ")]
        if not colon:
            keywords.add(head)
        elif head == "Passive":
            passives += words
        else:
            when, _, qualifiers = head.partition(" [")
            triggers.append(Trigger(when, "own" in qualifiers, "1/round" in qualifiers, words))
    numbers = (cells.get("kind", ""), int(cells["cost"]), tuple(map(int, stats)), int(cells["points"]))
    return Card(type_, *numbers, triggers, passives, keywords)


TABLES = {name: tables.WRITTEN[TYPES.index(name)] for name in ("creature", *ATTACHED)}
CARDS = {name: read(type_, cells) for type_, table in TABLES.items() for name, cells in table.items()}
COPIES = {name: int(cells["copies"]) for table in TABLES.values() for name, cells in table.items()}
