"""Hyphenation: where long words of a game may part.

Browsers often do not know, and a narrow place would break them anywhere.

A game lists them as `text/hyphenation.LANGUAGE.txt`, one word to a line, with a hyphen at each joint.
"""

import re
from collections.abc import Mapping
from functools import cache

from croupier.text.bundle import file_of

SOFT = "\N{SOFT HYPHEN}"
_WORD = re.compile(r"\w+")


@cache
def joints(language: str, package: str) -> Mapping[str, str]:
    """The listed words of a game, each with soft hyphens at its joints."""
    file = file_of(package, "text", f"hyphenation.{language}.txt")
    words = file.read_text("utf-8").split() if file.is_file() else []
    return {word.replace("-", ""): word.replace("-", SOFT) for word in words}


def parted(text: str, language: str, package: str) -> str:
    """A text with soft hyphens in the words that are listed."""
    known = joints(language, package)
    return _WORD.sub(lambda word: known.get(word[0], word[0]), text) if known else text
