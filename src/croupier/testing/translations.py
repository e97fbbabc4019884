"""Translations beside each other: each says the same as the first language, with the same variables."""

from collections.abc import Iterator

from croupier.engine import Game
from croupier.testing.fluent_files import Message, folded, forms, read
from croupier.text.arguments import UNKNOWN


def of_a_card(message: Message) -> bool:
    """Whether a message is the name of a card, or of one that nobody knows: its forms differ from language to language.

    The pages of the house may have messages that begin so, too.
    """
    return message.name == UNKNOWN or message.name.startswith("card-")


def only_bends(message: Message) -> bool:
    """Whether a message has nothing but forms of a card's name, which stands with the card."""
    return message.name.startswith("card-") and "" not in message.patterns


def unlike(game: type[Game] | None, first: str, other: str) -> Iterator[str]:
    """What one of two languages says of a game (of the house where none is named) and the other does not."""
    here, there = read(game, first), read(game, other)
    yield from (f"{name} is in {first} alone" for name in here if name not in there and not only_bends(here[name]))
    yield from (f"{name} is in {other} alone" for name in there if name not in here and not only_bends(there[name]))
    for name in here.keys() & there.keys():
        ones, others = set(here[name].patterns), set(there[name].patterns)
        if ones != others and not (of_a_card(here[name]) and (game is not None or name == UNKNOWN)):
            yield f"{name} has {sorted(ones - others)} in {first} alone, {sorted(others - ones)} in {other} alone"


def variables(game: type[Game] | None, first: str, other: str) -> Iterator[str]:
    """Messages that use other variables in the second of two languages than in the first, but for forms of names."""
    there = read(game, other)
    for name, message in read(game, first).items():
        if name in there:
            ones = {folded(variable, first) for variable in message.variables}
            others = {folded(variable, other) for variable in there[name].variables}
            if ones != others:
                yield f"{name}: {sorted(ones ^ others)} in one of {first}, {other}"


def misbent(game: type[Game] | None, language: str) -> Iterator[str]:
    """Names of cards with forms that the language has not, and forms of cards that there are not."""
    faces = set() if game is None else {face.id for face in game.FACES}
    for name, message in read(game, language).items():
        if game is not None and of_a_card(message):
            if strange := set(message.patterns) - {""} - forms(language):
                yield f"{name} has forms that {language} has not: {sorted(strange)}"
            if name.removeprefix("card-") not in faces:
                yield f"{name} is no card of {game.title}"
