"""Reads card texts written as words with arguments: `sharpen(2)`, `heal(3); rally(spirit)`, `2A: grant(thorns,2)`."""

import re
from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, Final

from croupier.games.confluence.cards import effects, other_effects
from croupier.games.confluence.cards.design import Cost, Verb
from croupier.games.confluence.rules import terms

WORDS: Final[Mapping[str, Callable[..., Verb]]] = {
    verb.word: verb
    for module in (effects, other_effects)
    for verb in vars(module).values()
    if isinstance(verb, type) and issubclass(verb, Verb) and verb.word
}
"""Every verb by its word."""

WRITTEN: Final = {"stream": terms.STREAMS}
"""The arguments that are written as a word and stand for its place in a list."""

_WORD: Final = re.compile(r"(?P<word>\w+)(?:\((?P<arguments>[^)]*)\))?")
_COST: Final = re.compile(r"(?P<number>\d+)(?P<letter>[ADF]): (?P<verb>.+)")


def read(text: str, of: str) -> tuple[Verb, ...]:
    """The verbs of a text, parted by semicolons; `-` has none. Raises `ValueError`, naming the card `of`."""
    return () if text == "-" else tuple(_verb(part, of) for part in text.split("; "))


def read_one(text: str, of: str) -> Verb | None:
    """The only verb of a text; None for `-`. Raises `ValueError`."""
    verbs = read(text, of)
    if len(verbs) > 1:
        raise ValueError(f"{of}: {text!r} is more than one effect.")
    return verbs[0] if verbs else None


def read_individual(text: str, of: str) -> tuple[Cost | None, Verb | None]:
    """An individual effect with its cost: `2A: sharpen(4)`. Raises `ValueError`."""
    if text == "-":
        return None, None
    found = _COST.fullmatch(text)
    if found is None:
        raise ValueError(f"{of}: {text!r} is no cost with an effect.")
    return Cost(int(found["number"]), terms.COSTS.index(found["letter"])), _verb(found["verb"], of)


def _verb(text: str, of: str) -> Verb:
    found = _WORD.fullmatch(text)
    if found is None or found["word"] not in WORDS:
        raise ValueError(f"{of}: {text!r} is none of {', '.join(sorted(WORDS))}.")
    make = WORDS[found["word"]]
    written = (found["arguments"] or "").split(",") if found["arguments"] else []
    named = zip(signature(make).parameters, written, strict=False)
    return make(**{name: _argument(name, word) for name, word in named})


def _argument(name: str, word: str) -> Any:  # Any: a number, a word, or the place of a word in a list
    if name in WRITTEN:
        return WRITTEN[name].index(word)
    return int(word) if word.isdecimal() else word
