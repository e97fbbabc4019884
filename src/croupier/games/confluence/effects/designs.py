"""Every design as the rules use it, and the faces that are printed from them."""

from typing import Any, Final

from croupier.engine import Effect, Face, Figure
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Design
from croupier.games.confluence.cards.printed_text import ARTEFACTS, EMBER, GALE, ROCK, SHADE, TIDE
from croupier.games.confluence.effects.reading import read, read_individual, read_one

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


def _design(line: str) -> Design:
    """A design from a line of the tables."""
    cells = [cell.strip() for cell in line.split("|")]
    id_, english, french, german, copies, rank, class_, attack, defence, standard, individual, common = cells
    (attack_streams, attack_value), (defence_streams, defence_value) = _side(attack), _side(defence)
    return Design(
        id=id_,
        names={"en": english, "fr": french, "de": german},
        copies=int(copies),
        rank=int(rank),
        class_=class_,
        streams=(attack_streams, defence_streams),
        values=(attack_value, defence_value),
        blank=(attack.startswith("?"), defence.startswith("?")),
        standard=read(standard, id_),
        individual=read_individual(individual, id_),
        common=read_one(common, id_),
    )


def _side(text: str) -> tuple[int, int]:
    """The streams and the value of a side: `E2`, `E/T4`, `?3`, `-` (C 3.4, 3.5, 3.24)."""
    if text == "-":
        return 0, 0
    letters, value = text[:-1], int(text[-1])
    if letters == "?":
        return terms.EVERY_STREAM, value
    return sum(1 << terms.LETTERS.index(letter) for letter in letters.split("/")), value


_TABLES: Final = {"ember": EMBER, "tide": TIDE, "rock": ROCK, "gale": GALE, "shade": SHADE, "artefact": ARTEFACTS}
"""The designs by what they are printed on: the stream they attack with, of two the first; artefacts have a ground of
their own."""
_PRINTED: Final = [(_design(line), ink) for ink, table in _TABLES.items() for line in table.strip().splitlines()]
DESIGNS: Final = tuple(design for design, _ in _PRINTED)


def _face(design: Design, ink: str) -> Face:
    """A card by the house's grammar: what it attacks with at the top, what it defends with at the foot, its rank."""
    return Face(
        design.id,
        BACK,
        design.class_,
        ink,
        design.id,
        asks=_edge(design, terms.ATTACK),
        worth=(Figure("crystal", RANKS[design.rank], "rank"),),
        rail=_edge(design, terms.DEFENCE),
        names=design.names,
    )


def _edge(design: Design, side: int) -> tuple[Figure, ...]:
    """The streams of a side; its value stands with the last one."""
    *others, last = _streams(design, side) or [""]
    if not last:
        return ()
    named = [Figure(STREAM_ICONS[stream], None, f"{terms.SIDES[side]}-{stream}") for stream in others]
    return (*named, Figure(STREAM_ICONS[last], design.values[side], f"{terms.SIDES[side]}-{last}"))


def _streams(design: Design, side: int) -> list[str]:
    """The streams of a side by name; `blank` for an artefact's (C 3.24)."""
    if design.blank[side]:
        return ["blank"]
    return [stream for number, stream in enumerate(terms.STREAMS) if design.streams[side] >> number & 1]


FACES: Final[tuple[Face, ...]] = tuple(_face(design, ink) for design, ink in _PRINTED)
EFFECTS: Final[dict[str, tuple[Effect[Any], ...]]] = {  # Any: the game itself
    design.id: design.clauses() for design in DESIGNS
}
VERB_ICONS: Final[dict[str, str]] = {
    verb.term: figure.icon
    for design in DESIGNS
    for verb in design.verbs
    for figure in [next(one for one in verb.figures() if one.icon != "all")]
}
"""The icons of effects by what the log calls them."""
