"""The printed table of Confluence, read a second time: for the model of its rules."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from croupier.games.confluence.cards import tables

STREAMS = {"E": "ember", "T": "tide", "R": "rock", "G": "gale", "S": "shade"}
SIDES = ("attack", "defence")


class Side(NamedTuple):
    """One edge of a card; a blank one can show every stream."""

    streams: list[str]
    value: int
    blank: bool


class Verb(NamedTuple):
    """What an effect does, the class, stream or property it is about, and its number."""

    word: str
    about: str = ""
    number: int = 0


class Individual(NamedTuple):
    """An effect with its price: so many points of a letter."""

    price: int
    letter: str
    verb: Verb


class Design(NamedTuple):
    """A printed card; a side that it does not have is missing."""

    copies: int
    rank: int
    class_: str
    sides: dict[str, Side]
    standard: list[Verb]
    individual: Individual | None
    common: Verb | None


def read_side(text: str) -> Side:
    letters, value = text[:-1], int(text[-1])
    if letters == "?":
        return Side(list(STREAMS.values()), value, blank=True)
    return Side([STREAMS[letter] for letter in letters.split("/")], value, blank=False)


def read_verb(text: str) -> Verb:
    word, *rest = re.findall(r"\w+", text)
    number = int(rest.pop()) if rest and rest[-1].isdigit() else 0
    return Verb(word, "".join(rest), number)


def read_individual(text: str) -> Individual:
    price, _, verb = text.partition(": ")
    return Individual(int(price[:-1]), price[-1], read_verb(verb))


def read(cells: Mapping[str, str]) -> Design:
    """The cells of a row by their columns."""
    individual, common = cells["individual"], cells["common"]
    return Design(
        int(cells["copies"]),
        int(cells["rank"]),
        cells["class"],
        {side: read_side(cells[side]) for side in SIDES if cells[side] != "-"},
        [read_verb(text) for text in cells["standard"].split(";")],
        None if individual == "-" else read_individual(individual),
        None if common == "-" else read_verb(common),
    )


DESIGNS = {name: read(cells) for name, cells in tables.CARDS.items()}
