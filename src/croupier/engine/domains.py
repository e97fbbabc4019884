"""What a value may be, declared in the same words for an argument of a verb and for a field of the state.

For instance:

OFFER = Verb("bid", number=number(1, 5))
round: Public[Annotated[int, number(1, 5)]]
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.engine.decision import Argument
from croupier.engine.errors import BrokenRules
from croupier.engine.narration import Tells

Likes = Mapping[str, str]
"""The faces of a game by their ids, each with the one it is like: itself, unless a card set adds it."""


class Domain(NamedTuple):
    """What an argument may be: what kind of thing it is, and which ones, in order.

    `values` are None where the match decides: all its seats, all faces of the game. Where they are faces, those that a
    card set adds like one of them may be, too, and come last. What is `derived` follows from the other arguments, as
    the face of a card from its place: keys say it, but it tells no two options apart. `seats` says of words whose each
    is, as of a zone in front of a seat; -1 for nobody's.
    """

    tells: Tells
    values: tuple[Argument, ...] | None = None
    derived: bool = False
    seats: tuple[int, ...] = ()

    def among(self, players: int, faces: Likes) -> Sequence[Argument]:
        """All that it may be at a table for so many, in a game with these faces; nothing where nobody can list it."""
        if self.values is not None:
            return (*self.values, *self._added(faces))
        return range(players) if self.tells is Tells.SEAT else (*faces,) if self.tells is Tells.FACE else ()

    def holds(self, value: Argument, faces: Likes) -> bool:
        """Whether it may be this in a game with these faces, as far as that is told here."""
        return self.values is None or value in self.values or value in self._added(faces)

    def _added(self, faces: Likes) -> Sequence[str]:
        if self.values is None or self.tells is not Tells.FACE:
            return ()
        return [face for face, like in faces.items() if face != like and like in self.values]


def number(least: int, most: int) -> Domain:
    """A number from `least` to `most`. Raises `BrokenRules` if there is none."""
    if least > most:
        raise BrokenRules(f"There is no number from {least} to {most}.")
    return Domain(Tells.NUMBER, tuple(range(least, most + 1)))


def word(*words: str, seats: Sequence[int] = ()) -> Domain:
    """One of these words; `seats`: whose each is, -1 for nobody's."""
    if seats and len(seats) != len(words):
        raise BrokenRules(f"Say of each of the words whose it is: {len(words)} words, {len(seats)} seats.")
    return Domain(Tells.WORD, _named(words), seats=tuple(seats))


def face(*ids: str) -> Domain:
    """One of these faces, by the ids that are printed on them, or one that a card set adds like one of them."""
    return Domain(Tells.FACE, _named(ids))


def derived(what: Domain | Tells) -> Domain:
    """An argument that follows from the others and tells no two options apart."""
    return (what if isinstance(what, Domain) else Domain(what))._replace(derived=True)


def _named(words: Sequence[str]) -> tuple[str, ...]:
    if not words or len(set(words)) < len(words):
        raise BrokenRules(f"Name each of the values once, and at least one: {', '.join(words) or 'there is none'}.")
    return tuple(words)


class Longest(NamedTuple):
    """How many entries a list has at most: they have places then. Without it they are counted by what they are."""

    entries: int


def longest(entries: int) -> Longest:
    """A list of at most so many. Raises `BrokenRules` for one that could hold nothing."""
    if entries < 1:
        raise BrokenRules(f"A list of at most {entries} holds nothing.")
    return Longest(entries)
