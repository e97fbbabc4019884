"""Cards: an id on the table, a face printed on it, a back everybody sees."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, NewType

from croupier.engine.state.displayed import Displayed

CardId = NewType("CardId", int)
"""One physical card of a match: 0, 1, 2, ... Never shown to anybody; a view shows faces."""

FaceId = NewType("FaceId", int)
"""What is printed on a card, as its place in the game's `FACES`."""

Seat = Annotated[int, "seat"]
"""A place at the match: 0, 1, ... clockwise."""

Place = Annotated[int, "place"]
"""A place in a row of cards: 0, 1, ...; -1 for none."""

RuleId = str
"""The number of a rule, as printed in the rulebook: `6.4`."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its icon, as printed in a corner or on the rail: `Figure("sword", 3)`."""

    icon: str
    number: int | str | None = None
    name: str = ""
    """Message id of what the number means (`attack`); the icon's name where empty."""
    per: "Figure | None" = None
    """For what the number is counted: 2 points per 3 slain."""


@dataclass(frozen=True)
class Face(Displayed):
    """What is printed on a card, by the one card grammar (no sentence: words come from the text room).

    `id` names it in every language; `back` says which cards look alike from behind; `ink` and `picture`
    say how it is printed; `asks` stands at the top left (cost), `worth` at the top right, `rail` at the foot.
    """

    id: str
    back: str
    kind: str = "card"
    ink: str = "house"
    picture: str = ""
    asks: tuple[Figure, ...] = ()
    worth: tuple[Figure, ...] = ()
    rail: tuple[Figure, ...] = ()
    verb: Figure | None = None
    names: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)
    """Printed name by language, where the game keeps names beside the numbers instead of in its messages."""


def members(cards: int) -> list[CardId]:
    """The cards of a set that is written as a number with a bit for each."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(CardId(lowest.bit_length() - 1))
        cards ^= lowest
    return found
