"""Printed: what stands on the cards of a game, and the same game with other cards."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from croupier.engine import card_sets
from croupier.engine.effects import Effect
from croupier.engine.once import once_for_each
from croupier.engine.state.cards import Face
from croupier.engine.state.parts import Part
from croupier.engine.tables import Changes, Tables


class Printed(Part):
    """A game as far as its cards are concerned."""

    FACES: ClassVar[tuple[Face, ...]] = ()
    EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = {}  # Any: the game itself
    """What each card does, by the id of its face: from this comes the printed text."""
    TABLES: ClassVar[Tables | None] = None
    """The tables in which its cards stand, from which card sets differ; None: there are none of either."""

    @classmethod
    def printed(cls, tables: Tables) -> Mapping[str, Any]:  # Any: as each attribute is declared
        """The class attributes that are made of `tables`, which are like `TABLES`: FACES, EFFECTS and the game's own.

        Faces keep their places, whatever the tables say; those of `tables.added` come after all of them. Raises
        `BadCards` for what cannot be printed.
        """
        raise NotImplementedError

    @classmethod
    def with_cards(cls, cards: Mapping[str, Any]) -> "type[Self]":  # Any: texts and whole numbers
        """The game with other cards: `{"wolf.life": 3}`, by card and field as its tables name them; and with more.

        A card is added by which one it is like: `{"fox.like": "wolf", "fox.life": 4}`.

        The same class for the same set, and the plain one where nothing differs. Raises `BadCards`.
        """
        return card_sets.with_cards(cls, cards)

    @classmethod
    def card_set(cls) -> Changes:
        """What is written in fields of its cards, where it is another than on the plain ones: `{"wolf.life": "3"}`."""
        return card_sets.changes(cls)


@once_for_each
def faces_of(game: type[Printed]) -> Mapping[str, Face]:
    """The faces of a game by their ids; pages and texts ask for them all the time."""
    return {face.id: face for face in game.FACES}
