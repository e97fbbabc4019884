"""How effects are written: `sharpen(2)`, `heal(3); rally(spirit)`, and with a cost `2A: grant(thorns,2)`."""

from collections.abc import Callable, Mapping
from typing import Final

from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Cost, Individual, Verb
from croupier.games.confluence.effects import everywhere, life, points, pools, properties, resources, stack
from croupier.kit.notation import NotationError, Vocabulary

WORDS: Final[Mapping[str, Callable[..., Verb]]] = {
    verb.word: verb
    for module in (points, properties, everywhere, life, resources, stack, pools)
    for verb in vars(module).values()
    if isinstance(verb, type) and issubclass(verb, Verb) and verb.word
}
"""Every verb by its word."""

_VERBS: Final = Vocabulary[Verb](WORDS, {"stream": terms.STREAMS})
_COSTS: Final = {f"{number}{letter}": Cost(number, at) for at, letter in enumerate(terms.COSTS) for number in range(10)}


def read(text: str, of: str) -> tuple[Verb, ...]:
    """The verbs of a text, parted by semicolons; `-` has none. Raises `NotationError`, naming the card `of`."""
    return () if text == "-" else _VERBS.several(text, of)


def read_one(text: str, of: str) -> Verb | None:
    """The only verb of a text; None for `-`. Raises `NotationError`."""
    return None if text == "-" else _VERBS.read(text, of)


def read_individual(text: str, of: str) -> Individual | None:
    """An individual effect with its cost: `2A: sharpen(4)`. Raises `NotationError`."""
    if text == "-":
        return None
    cost, _, verb = text.partition(": ")
    if cost not in _COSTS:
        raise NotationError(f"{of}: {text!r} is no cost with an effect.")
    return Individual(_COSTS[cost], _VERBS.read(verb, of))
