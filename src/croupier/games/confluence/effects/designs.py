"""Every design as the rules use it, and the faces that are printed from them."""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from croupier.engine import LIKE, BadCards, Effect, Face, Figure, Row, Table, Tables
from croupier.games.confluence.cards import tables, terms
from croupier.games.confluence.cards.design import Design
from croupier.games.confluence.effects import reading
from croupier.kit import NotationError, columns

BACK: Final = "confluence"
RANKS: Final = ("", "I", "II", "III")
STREAM_ICONS: Final = {
    "ember": "flame",
    "tide": "wave",
    "rock": "mountain",
    "gale": "swirl",
    "shade": "crescent",
    "blank": "blank",
}
"""The icons of the streams, and of an artefact's side that shows any of them (C 3.24)."""


VERB_ICONS: Final[dict[str, str]] = {
    verb.term: next(figure.icon for figure in verb.figures() if figure.icon != "all") for verb in reading.every_verb()
}
"""The icons of effects by what the log calls them."""


class Side(NamedTuple):
    """An edge of a card: its streams, a bit for each, and its value; 0 for one that is missing (C 3.4, 3.5)."""

    streams: int
    value: int
    blank: bool = False


_SIDE: Final = re.compile(rf"(\?|[{terms.LETTERS}](?:/[{terms.LETTERS}])*)([1-9])")


def side(text: str, where: str) -> Side:
    """The streams and the value of a side: `E2`, `E/T4`, `?3`, `-`. Raises `NotationError`."""
    if text == "-":
        return Side(0, 0)
    found = _SIDE.fullmatch(text)
    if found is None:
        raise NotationError(f"{where}: {text!r} is no side, as E2, E/T4, ?3 and - are.")
    letters, value = found[1], int(found[2])
    if letters == "?":
        return Side(terms.EVERY_STREAM, value, blank=True)
    return Side(sum(1 << terms.LETTERS.index(letter) for letter in dict.fromkeys(letters.split("/"))), value)


_IS_SIDE: Final = "letters of streams and a value, as E2, E/T4 and ?3 are, or -"
TABLES: Final[Tables] = Tables(
    Table(
        "cards.csv",
        (
            *columns.names(),
            columns.word("ground", (*terms.STREAMS, "artefact"), fixed=True),
            columns.whole("copies", 0, 9),
            columns.whole("rank", 1, 3),
            columns.word("class", terms.CLASSES),
            columns.notation("attack", side, _IS_SIDE),
            columns.notation("defence", side, _IS_SIDE),
            columns.several("standard", reading.read, "effects, as heal(3); rally(spirit) are", 2),
            columns.notation("individual", reading.read_individual, "a cost and an effect, as 2A: sharpen(4) is, or -"),
            columns.notation("common", reading.read_one, "an effect for everyone, as all_lose(2) is, or -"),
        ),
        tables.CARDS,
    )
)


class Designs(NamedTuple):
    """What is printed, in the order of the faces; NAMED and EFFECTS by name."""

    FACES: tuple[Face, ...]
    DESIGNS: tuple[Design, ...]
    NAMED: Mapping[str, Design]
    EFFECTS: Mapping[str, tuple[Effect[Any], ...]]  # Any: the game itself


def designs(of: Tables) -> Designs:
    """The designs of these tables. Raises `BadCards`."""
    rows = of["cards.csv"]
    made = tuple(map(_design, rows))
    if (cards := sum(design.copies for design in made)) > terms.CARDS:
        raise BadCards(f"There are {cards} cards; the game has room for {terms.CARDS}.", "1.5")
    return Designs(
        FACES=tuple(_face(design, row) for design, row in zip(made, rows, strict=True)),
        DESIGNS=made,
        NAMED={design.id: design for design in made},
        EFFECTS={design.id: design.clauses() for design in made},
    )


def named(game: type[Any]) -> Mapping[str, Design]:  # Any: a game of Confluence, which the house knows as any game
    """The designs that a game is played with, by name."""
    found: Mapping[str, Design] = game.NAMED
    return found


def _design(row: Row) -> Design:
    sides: tuple[Side, Side] = (row["attack"], row["defence"])
    return Design(
        id=row["id"],
        names=columns.name_of(row),
        copies=row["copies"],
        rank=row["rank"],
        class_=row["class"],
        streams=(sides[0].streams, sides[1].streams),
        values=(sides[0].value, sides[1].value),
        blank=(sides[0].blank, sides[1].blank),
        standard=row["standard"],
        individual=row["individual"],
        common=row["common"],
    )


def _face(design: Design, row: Row) -> Face:
    """A card by the house's grammar: what it attacks with at the top, what it defends with at the foot, its rank."""
    return Face(
        design.id,
        BACK,
        design.class_,
        row["ground"],
        row[LIKE],
        asks=_edge(design, terms.ATTACK),
        worth=(Figure("crystal", RANKS[design.rank], "rank"),),
        rail=_edge(design, terms.DEFENCE),
        names=design.names,
    )


def _edge(design: Design, at: int) -> tuple[Figure, ...]:
    """The streams of a side; its value stands with the last one."""
    *others, last = _streams(design, at) or [""]
    if not last:
        return ()
    shown = [Figure(STREAM_ICONS[stream], None, f"{terms.SIDES[at]}-{stream}") for stream in others]
    return (*shown, Figure(STREAM_ICONS[last], design.values[at], f"{terms.SIDES[at]}-{last}"))


def _streams(design: Design, at: int) -> list[str]:
    """The streams of a side by name; `blank` for an artefact's (C 3.24)."""
    if design.blank[at]:
        return ["blank"]
    return [stream for number, stream in enumerate(terms.STREAMS) if design.streams[at] >> number & 1]


PLAIN: Final[Designs] = designs(TABLES)
"""The designs as they are printed in the box."""
