"""Reads card texts written as words with arguments: `destroy(3)`, `hit hero 2 all pierce`, `Death: zyn 1; silver 2`.

A game declares its words and what each makes, usually a dataclass; the parameters of what it makes are the arguments
of the word, in their order. Brackets, commas and colons may stand anywhere for easier reading; a semicolon parts
several words of one kind.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from inspect import Parameter, signature
from typing import Any, Generic, TypeVar

T = TypeVar("T")
_TOKENS = re.compile(r"[^\s()\[\],:;]+|;")
_NUMBER = re.compile(r"[+-]?\d{1,3}")
_ABSENT = object()


class NotationError(ValueError):
    """A card text that cannot be read. Names the card and the word."""


class Vocabulary(Generic[T]):
    """Words and what each of them makes.

    `written` says by the name of a parameter how it is written where that does not follow from its type: a sequence
    (a word stands for its place in it), a mapping (a word stands for a value), another vocabulary (one of its words),
    or a vocabulary in a list (several, parted by semicolons). A number, of three digits at most, and a text are
    themselves; a truth is written as the name of its parameter, or left out. `silent` words mean nothing.
    """

    def __init__(
        self,
        words: Mapping[str, Callable[..., T]],
        written: Mapping[str, Any] | None = None,  # Any: one of the four
        silent: Collection[str] = (),
    ) -> None:
        self._words = {tuple(word.split()): make for word, make in words.items()}
        self._longest = max(map(len, self._words))
        self._written = written or {}
        self._silent = silent

    def read(self, text: str, of: str) -> T:
        """One word with its arguments. `of` is the card whose text it is. Raises `NotationError`."""
        (value,) = self._all(text, of, several=False)
        return value

    def several(self, text: str, of: str) -> tuple[T, ...]:
        """Several, parted by semicolons. Raises `NotationError`."""
        return self._all(text, of, several=True)

    def _all(self, text: str, of: str, *, several: bool) -> tuple[T, ...]:
        left = [token for token in _TOKENS.findall(text) if token not in self._silent]
        try:
            values = self._take_several(left) if several else (self._take(left),)
        except NotationError as error:
            raise NotationError(f"{of}: {text!r} cannot be read: {error}.") from None
        if left:
            raise NotationError(f"{of}: {text!r} cannot be read: {left[0]!r} belongs to nothing.")
        return values

    def _take(self, left: list[str]) -> T:
        for length in range(self._longest, 0, -1):
            word = tuple(left[:length])
            if word in self._words:
                del left[:length]
                make = self._words[word]
                parameters = signature(make).parameters.values()
                return make(**{p.name: self._argument(p, " ".join(word), left) for p in parameters})
        known = ", ".join(sorted(" ".join(word) for word in self._words))
        raise NotationError(f"{left[0] if left else 'nothing'!r} is none of {known}")

    def _take_several(self, left: list[str]) -> tuple[T, ...]:
        values = [self._take(left)]
        while left[:1] == [";"]:
            del left[0]
            values.append(self._take(left))
        return tuple(values)

    def _argument(self, parameter: Parameter, word: str, left: list[str]) -> Any:  # Any: of any type
        value = self._written_argument(self._written.get(parameter.name, parameter.annotation), parameter.name, left)
        if value is not _ABSENT:
            return value
        if parameter.default is not Parameter.empty:
            return parameter.default
        if parameter.annotation is bool:
            return False
        raise NotationError(f"{word!r} needs its {parameter.name}")

    def _written_argument(self, written: Any, name: str, left: list[str]) -> Any:  # Any: as above
        if not left or left[0] == ";":
            return _ABSENT
        if isinstance(written, Vocabulary):
            return written._take(left)
        if isinstance(written, list):
            (vocabulary,) = written
            return vocabulary._take_several(left)
        if isinstance(written, Sequence) and left[0] in written:
            return written.index(left.pop(0))
        if isinstance(written, Mapping) and left[0] in written:
            return written[left.pop(0)]
        if written is bool and left[0] == name:
            del left[0]
            return True
        if written is int and _NUMBER.fullmatch(left[0]):
            return int(left.pop(0))
        return left.pop(0) if written is str else _ABSENT


def amounts(text: str, known: Collection[str], of: str) -> dict[str, int]:
    """`2 meat + 1 any` as numbers by what is counted, which must be `known`. Raises `NotationError`."""
    found: dict[str, int] = {}
    for part in text.split(" + "):
        number, _, what = part.partition(" ")
        if not number.isdecimal() or what not in known:
            raise NotationError(f"{of}: {part!r} in {text!r} is no number of {', '.join(sorted(known))}.")
        found[what] = found.get(what, 0) + int(number)
    return found


def rows(table: str) -> list[list[str]]:
    """The lines of a table, each as its columns, which are parted by bars."""
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]
