"""The printed table of Confluence, read a second time: for the model of its rules."""

import re
from typing import NamedTuple

from croupier.games.confluence.cards import printed_text

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


def read(cells: list[str]) -> Design:
    """The cells of a row from the number of copies on."""
    copies, rank, class_, attack, defence, standard, individual, common = cells
    return Design(
        int(copies),
        int(rank),
        class_,
        {side: read_side(text) for side, text in zip(SIDES, (attack, defence), strict=True) if text != "-"},
        [read_verb(text) for text in standard.split(";")],
        None if individual == "-" else read_individual(individual),
        None if common == "-" else read_verb(common),
    )


TABLES = (
    printed_text.EMBER,
    printed_text.TIDE,
    printed_text.ROCK,
    printed_text.GALE,
    printed_text.SHADE,
    printed_text.ARTEFACTS,
)
ROWS = [re.split(r" *\| *", row) for table in TABLES for row in table.strip().split("\n")]
DESIGNS = {cells[0]: read(cells[4:]) for cells in ROWS}
