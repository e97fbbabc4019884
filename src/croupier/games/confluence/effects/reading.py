"""How effects are written: `sharpen(2)`, `heal(3); rally(spirit)`, and with a cost `2A: grant(thorns,2)`."""

import re
from collections.abc import Callable, Iterator, Mapping
from inspect import signature
from itertools import product
from typing import Final

from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Cost, Individual, Verb
from croupier.games.confluence.cards.tables import CARDS
from croupier.games.confluence.effects import everywhere, life, points, pools, properties, resources, stack
from croupier.kit.notation import NotationError, Vocabulary

WORDS: Final[Mapping[str, Callable[..., Verb]]] = {
    verb.word: verb
    for module in (points, properties, everywhere, life, resources, stack, pools)
    for verb in vars(module).values()
    if isinstance(verb, type) and issubclass(verb, Verb) and verb.word
}
"""Every verb by its word."""

_POWERS: Final = (*terms.ATTACK_PROPERTIES, *terms.DEFENCE_PROPERTIES)
_VERBS: Final = Vocabulary[Verb](
    WORDS,
    {
        "stream": terms.STREAMS,
        "class_": {name: name for name in terms.CLASSES},
        "power": {name: name for name in _POWERS},
    },
)
_COSTS: Final = {f"{number}{letter}": Cost(number, at) for at, letter in enumerate(terms.COSTS) for number in range(10)}
_MOST: Final = 9
"""No number of an effect is larger."""
_WORD: Final = re.compile("[a-z_]+")


def every_verb() -> Iterator[Verb]:
    """Every verb with all that it can be about; its number, if it has one, is 1."""
    about = {"stream": range(len(terms.STREAMS)), "class_": terms.CLASSES, "power": _POWERS, "number": (1,)}
    for make in WORDS.values():
        for values in product(*(about[name] for name in signature(make).parameters)):
            yield make(*values)


def _used(column: str) -> frozenset[str]:
    """The verbs that stand in a column: what is carried out elsewhere may ask what cannot be answered there."""
    return frozenset(word for row in CARDS.values() for word in _WORD.findall(row[column]) if word in WORDS)


_STANDARD, _INDIVIDUAL, _COMMON = map(_used, (terms.STANDARD, terms.INDIVIDUAL, terms.COMMON))


def read(text: str, where: str) -> tuple[Verb, ...]:
    """The standard effects of a text, parted by semicolons. Raises `NotationError`, which begins with `where`."""
    return tuple(_fits(verb, _STANDARD, text, where) for verb in _VERBS.several(text, where))


def read_one(text: str, where: str) -> Verb | None:
    """The effect on the common pool; None for `-`. Raises `NotationError`."""
    return None if text == "-" else _fits(_VERBS.read(text, where), _COMMON, text, where)


def read_individual(text: str, where: str) -> Individual | None:
    """An individual effect with its cost: `2A: sharpen(4)`; None for `-`. Raises `NotationError`."""
    if text == "-":
        return None
    cost, _, verb = text.partition(": ")
    if cost not in _COSTS:
        raise NotationError(f"{where}: {text!r} is no cost with an effect, as 2A: sharpen(4) is.")
    return Individual(_COSTS[cost], _fits(_VERBS.read(verb, where), _INDIVIDUAL, text, where))


def _fits(verb: Verb, known: frozenset[str], text: str, where: str) -> Verb:
    """The verb, if it can stand there. Raises `NotationError`."""
    if verb.word not in known:
        raise NotationError(f"{where}: {text!r} cannot be: what can stand there is {', '.join(sorted(known))}.")
    if not 0 <= verb.amount <= _MOST:
        raise NotationError(f"{where}: {text!r} cannot be: numbers go from 0 to {_MOST}.")
    if isinstance(verb, properties.Grant) and (verb.number > 0) != (verb.power == "thorns"):
        raise NotationError(f"{where}: {text!r} cannot be: thorns have a number, and no other property has.")
    return verb
