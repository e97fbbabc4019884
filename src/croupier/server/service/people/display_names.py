"""The names of persons, and of tables: which signs they have, and when two of persons cannot be told apart.

After UTS 39 of Unicode, in little: what is invisible is refused, and names are compared by what they look like.
"""

import unicodedata
from collections.abc import Iterable

from croupier.server.errors import BadRequest, NameTaken
from croupier.server.service.people import names

_INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # combining grapheme joiner
        (0x115F, 0x1160),  # Hangul fillers
        (0x17B4, 0x17B5),  # Khmer vowels without a sign
        (0x180B, 0x180F),  # Mongolian variation selectors
        (0x2800, 0x2800),  # the empty braille pattern
        (0x3164, 0x3164),  # Hangul filler
        (0xFE00, 0xFE0E),  # variation selectors; the last, FE0F, belongs to pictures that phones write
        (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
        (0xE0100, 0xE01EF),  # variation selectors
    )
    for code in range(first, last + 1)
)
_JOINERS = "\u200c\u200d"
"""Part of words in Persian, Sinhala or Hindi, and of pictures. Two names that differ in one look the same."""
_PICTURE = "\ufe0f"
_MARKS = 2
"""So many marks may stand over or under one letter; more of them run into other lines of the page."""

_ALIKE = {
    "a": "аɑα",
    "b": "ьвβ",
    "c": "сϲ",
    "d": "ԁđ",
    "e": "еєε",
    "h": "һнħ",
    "j": "ј",
    "k": "кκ",
    "l": "iіιıӏł1|",
    "m": "м",
    "n": "пηո",
    "o": "оο0ø",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "t": "тτ",
    "u": "υս",
    "v": "ѵν",
    "w": "ԝωш",
    "x": "хχ",
    "y": "уγ",
}
"""Small signs that are taken for a Latin letter at a glance: Cyrillic, Greek, Latin with a stroke, digits."""

_CAPITALS = {
    "a": "АΑᎪ",
    "b": "ВΒᏴ",
    "c": "СϹᏟ",
    "d": "Ꭰ",
    "e": "ЕΕᎬ",
    "g": "ԌᏀ",
    "h": "НΗᎻ",
    "j": "ЈᎫ",
    "k": "КΚᏦ",
    "l": "IІΙӀᏞ",
    "m": "МΜᎷ",
    "n": "Ν",
    "o": "ОΟ",
    "p": "РΡᏢ",
    "r": "Ꮢ",
    "s": "ЅᏚ",
    "t": "ТΤᎢ",
    "v": "ѴᏙ",
    "w": "ԜᎳ",
    "x": "ХΧ",
    "y": "ҮΥ",
    "z": "ΖᏃ",
}
"""Capitals that are taken for a Latin one; their small signs often look like another letter, as those of Η, Ν and Υ."""

_LOOKS_LIKE = {ord(sign): letter for letter, signs in _ALIKE.items() for sign in signs}
_CAPITALS_LOOK_LIKE = {ord(sign): letter for letter, signs in _CAPITALS.items() for sign in signs}


def called(name: str) -> str:
    """The name of a person, one line of visible signs. Raises `BadRequest`."""
    return _visible(name, "The name", names.LONGEST_NAME)


def entitled(title: str) -> str:
    """The title of a table, one line of visible signs: strangers read it in the list. Raises `BadRequest`."""
    return _visible(title, "The title", names.LONGEST_TITLE)


def _visible(text: str, what: str, longest: int) -> str:
    line = names.line(text, what, longest)
    marks = 0
    for sign in line:
        kind = unicodedata.category(sign)
        if sign in _JOINERS:  # marks on both sides of one stand on the same letter
            continue
        if sign in _INVISIBLE or kind in ("Cf", "Co", "Cn"):
            raise BadRequest(f"{what} contains signs that cannot be seen.")
        marks = marks + 1 if kind in ("Mn", "Me") and sign != _PICTURE else 0
        if marks > _MARKS:
            raise BadRequest(f"{what} has more than {_MARKS} marks on one letter.")
    if not looks(line):
        raise BadRequest(f"{what} has no letter, number or picture.")
    return line


def check_free(name: str, others: Iterable[str]) -> None:
    """Raise `NameTaken` if the name looks like one of the others'."""
    taken = next((other for other in others if looks(other) == looks(name)), None)
    if taken is not None:
        raise NameTaken(f"Somebody at this table is called {taken}. Take a name that nobody can mistake for it.")


def check_apart(names: Iterable[str]) -> None:
    """Raise `NameTaken` if two of the names look like each other."""
    known: list[str] = []
    for name in names:
        check_free(name, known)
        known.append(name)


def looks(name: str) -> str:
    """What a name looks like at a glance: without case, marks, blanks and punctuation; the same for lookalikes."""
    capitals = unicodedata.normalize("NFKD", name).translate(_CAPITALS_LOOK_LIKE)
    plain = unicodedata.normalize("NFKD", capitals.casefold())
    seen = (sign for sign in plain if unicodedata.category(sign)[0] in "LNS" and sign not in _INVISIBLE)
    return "".join(seen).translate(_LOOKS_LIKE).replace("rn", "m").replace("vv", "w")
