"""Every design as the rules use it, and the faces that are printed from them."""

from typing import Any, Final

from croupier.engine import Effect, Face, Figure
from croupier.games.confluence.cards.design import Design
from croupier.games.confluence.cards.printed_text import ARTEFACTS, EMBER, GALE, ROCK, SHADE, TIDE
from croupier.games.confluence.cards.reading import read, read_individual, read_one
from croupier.games.confluence.rules import terms

BACK: Final = "confluence"


def _design(line: str) -> Design:
    """A design from a line of the tables."""
    cells = [cell.strip() for cell in line.split("|")]
    id_, english, french, german, copies, rank, class_, attack, defence, standard, individual, common = cells
    (attack_streams, attack_value), (defence_streams, defence_value) = _side(attack), _side(defence)
    cost, verb = read_individual(individual, id_)
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
        cost=cost,
        individual=verb,
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


DESIGNS: Final = tuple(
    _design(line) for table in (EMBER, TIDE, ROCK, GALE, SHADE, ARTEFACTS) for line in table.strip().splitlines()
)


def _face(design: Design) -> Face:
    """A card by the house's grammar: its cost at the top, its rank, and its two sides at the foot."""
    ink = "artefact" if design.class_ == "artefact" else _streams(design, terms.ATTACK)[0]
    rail = tuple(
        Figure(stream, design.values[side] if first else None, f"{terms.SIDES[side]}-{stream}")
        for side in (terms.ATTACK, terms.DEFENCE)
        for first, stream in _firsts(_streams(design, side))
    )
    cost = design.cost
    return Face(
        design.id,
        BACK,
        design.class_,
        ink,
        design.id,
        asks=() if cost is None else (Figure("debt", cost.number, f"cost-{terms.COSTS[cost.letter].lower()}"),),
        worth=(Figure("diamond", design.rank, "rank"),),
        rail=rail,
        names=design.names,
    )


def _streams(design: Design, side: int) -> list[str]:
    """The streams of a side by name; `blank` for an artefact's (C 3.24)."""
    if design.blank[side]:
        return ["blank"]
    return [stream for number, stream in enumerate(terms.STREAMS) if design.streams[side] >> number & 1]


def _firsts(streams: list[str]) -> list[tuple[bool, str]]:
    """Whether each stream is the first of its side: the value stands with that one."""
    return [(place == 0, stream) for place, stream in enumerate(streams)]


FACES: Final[tuple[Face, ...]] = tuple(_face(design) for design in DESIGNS)
EFFECTS: Final[dict[str, tuple[Effect[Any], ...]]] = {  # Any: the game itself
    design.id: design.clauses() for design in DESIGNS
}
