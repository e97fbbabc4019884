"""The printed tables of Zynalith, read a second time: for the model of its combat."""

import re
from typing import NamedTuple

from croupier.games.zynalith.cards import printed_text

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


def read(type_: str, cells: list[str]) -> Card:
    """A row of a table: creatures say their kind and their values, the others only cost, points and text."""
    if type_ == "creature":
        kind, cost, stats, worth, text = cells[5], cells[6], cells[7].split(), cells[8], cells[9]
    else:
        kind, (cost, worth, text), stats = "", cells[5:8], ["0"] * 4
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
    return Card(type_, kind, int(cost), tuple(map(int, stats)), int(worth), triggers, passives, keywords)


TABLES = {
    "creature": printed_text.CREATURES + printed_text.FACELESS.lstrip(),
    "property": printed_text.PROPERTIES,
    "spell": printed_text.SPELLS,
    "equipment": printed_text.EQUIPMENT,
}
ROWS = [(type_, re.split(r" *\| *", row)) for type_, table in TABLES.items() for row in table.strip().split("\n")]
CARDS = {cells[0]: read(type_, cells) for type_, cells in ROWS}
COPIES = {cells[0]: int(cells[4]) for _, cells in ROWS}
