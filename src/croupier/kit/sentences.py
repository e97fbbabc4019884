"""Sentences of a page: who speaks them, and their pieces, some of them bold or with an icon."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from croupier.engine import Saying

Plain = Mapping[str, Any]  # Any: numbers, texts, lists and records
"""A view, or a line of a log."""


class Translator(Protocol):
    """What a page needs of the text room, which games may not import. Those of one game and language are equal."""

    def __hash__(self) -> int:
        """As they are equal."""

    def say(self, message: str, **args: str | float) -> str:
        """Any message."""

    def has(self, message: str) -> bool:
        """Whether there is such a message."""

    def card(self, face: str, form: str = "") -> str:
        """The name of a face."""

    def parted(self, text: str) -> str:
        """A text in which long words may part at their joints."""

    def named(self, face: str, form: str = "") -> str:
        """The name of a face inside a sentence: a name of its own is in quotes."""

    def short(self, face: str) -> str:
        """What a card does in a few words."""

    def said(self, face: str, *, short: bool = False) -> tuple[str, ...]:
        """What each effect of a card says, in their order; `short`: in a few words."""

    def saying(self, saying: Saying, on: str = "", *, short: bool = False) -> str:
        """What an effect says; `short`: in a few words."""

    def figure(self, name: str) -> str:
        """What a figure means, in a word."""

    def zone(self, field: str) -> str:
        """The name of a field of the view: "Hand", "coins"."""

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list."""

    def line(self, event: Plain, names: Sequence[str], me: int | None) -> str:
        """A log line as a sentence."""

    def deed(self, event: Plain, names: Sequence[str], me: int | None) -> str:
        """A log line in a few words without who did it; '' where there are none."""

    def seats(self, event: Plain) -> tuple[int, ...]:
        """The seats a log line is about, in the order in which it names them."""


class Piece(NamedTuple):
    """A piece of a sentence. `meaning` says of what its number is; where there is an `icon`, that stands for it."""

    words: str
    bold: bool = False
    icon: str = ""
    meaning: str = ""


Sentence = tuple[Piece, ...]
"""What is said, piece by piece."""
NOTHING_SAID: Sentence = ()
"""The sentence without pieces."""


def pieces(text: str, *names: str) -> Sentence:
    """A sentence with its numbers and the given names in bold: whole words only, and the longest name first."""
    longest = [re.escape(name) for name in sorted(filter(None, names), key=len, reverse=True)]
    bold = "|".join([rf"(?<!\w){name}(?!\w)" for name in longest] + [r"(?<!\w)[+\N{MINUS SIGN}]?\d+(?!\w)"])
    return tuple(Piece(part, at % 2 == 1) for at, part in enumerate(re.split(f"({bold})", text)) if part)


def figure(icon: str, meaning: str, words: str) -> Piece:
    """A number with what it means, as an icon if there is one."""
    return Piece(words, bold=True, icon=icon, meaning=meaning)


BETWEEN: Final = "\N{NO-BREAK SPACE}· "
"""Parts two facts in one line. The dot stays with the first, so that no line begins with it."""


def joined(sentences: Iterable[Sentence], between: str = ", ") -> Sentence:
    """Sentences one after the other; those that say nothing are left out."""
    found: list[Piece] = []
    for sentence in filter(None, sentences):
        found += [Piece(between), *sentence] if found else sentence
    return tuple(found)


def plain(sentence: Sentence) -> str:
    """A sentence where there are neither icons nor bold letters."""
    return "".join(f"{piece.meaning} {piece.words}" if piece.meaning else piece.words for piece in sentence)


def signed(number: int, *, plus: bool = True) -> str:
    """A number with its sign, as a change is printed; without `plus` only a minus shows."""
    return f"+{number}" if plus and number >= 0 else str(number).replace("-", "\N{MINUS SIGN}")
