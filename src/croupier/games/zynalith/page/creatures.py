"""Creatures: their values as printed and as they are, and what lies on them."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from croupier.engine import Face
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Ability
from croupier.kit import Plain, Table

PLATE: Final = 9
"""So many letters and joints fit on a line below the narrowest card."""


class Value(NamedTuple):
    """A value as it is printed and as it is now."""

    icon: str
    name: str
    printed: int | str
    now: int
    most: int | None = None
    """For HP: the maximum, while damage keeps them below it."""

    @property
    def changed(self) -> bool:
        """Whether effects have changed what is printed."""
        return self.printed != (self.now if self.most is None else self.most)


class Slot(NamedTuple):
    """A slot of a creature: its type, and the card in it or ''."""

    type: str
    card: str


def values(creature: Plain, face: Face) -> list[Value]:
    """Initiative, attack, defence and HP of a creature, as printed and as they are."""
    left = creature["life"] - creature["damage"]
    now = (creature["initiative"], creature["attack"], creature["defence"], left)
    made = [
        Value(figure.icon, figure.name, "" if figure.number is None else figure.number, value)
        for figure, value in zip(face.rail, now, strict=True)
    ]
    return [*made[:3], made[3]._replace(most=creature["life"])]


def slots(creature: Plain, faces: Mapping[str, Face]) -> list[Slot]:
    """The slots in their order, filled ones first (Z 6.8 to 6.11)."""
    found: list[Slot] = []
    for type_, room in zip(terms.TYPES, creature["room"], strict=False):
        found += [Slot(type_, card) for card in creature["attached"] if faces[card].kind == type_]
        found += [Slot(type_, "")] * room
    return found


class Creatures:
    """The part of the page about creatures."""

    def __init__(self, table: Table, faces: Mapping[str, Face]) -> None:
        self.table = table
        self.faces = faces

    def values(self, creature: Plain) -> list[Value]:
        """What is printed on a creature and what it has."""
        return values(creature, self.faces[creature["card"]])

    def slots(self, creature: Plain) -> list[Slot]:
        """What lies on a creature, and where there is room."""
        return slots(creature, self.faces)

    def plate(self, face: str) -> str:
        """A name below a card: only words that are longer than a narrow line have joints."""
        words = self.table.translator.parted(self.table.translator.card(face)).split(" ")
        shy = "\N{SOFT HYPHEN}"
        return " ".join(word if len(word) > PLATE else word.replace(shy, "") for word in words)

    def spent(self, face: str) -> bool:
        """Whether all that a card did is over once it lies on its creature (Z 6.10)."""
        text = self.table.game.EFFECTS[face]
        return bool(text) and all(isinstance(c, Ability) and c.trigger == terms.INSTANT for c in text)
