"""The names and texts people type: checked, and refused with a reason; never repaired."""

import unicodedata

from croupier.server.errors import BadRequest
from croupier.text import LANGUAGES

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_WORDS = 200
LONGEST_MESSAGE = 500


def line(text: str, what: str, longest: int, *, empty: bool = False) -> str:
    """One line of text without blanks at its ends. Raises `BadRequest`."""
    plain = " ".join(text.split())
    if not plain and not empty:
        raise BadRequest(f"{what} is empty.")
    return _checked(plain, what, longest)


def message(text: str) -> str:
    """A chat message: plain text of 1 to 500 characters, line breaks allowed. Raises `BadRequest`."""
    plain = text.replace("\r\n", "\n").strip()
    if not plain:
        raise BadRequest("The message is empty.")
    return _checked(plain, "The message", LONGEST_MESSAGE)


def _checked(text: str, what: str, longest: int) -> str:
    if len(text) > longest:
        raise BadRequest(f"{what} is {len(text)} characters long; at most {longest} fit.")
    # Cf holds the marks that turn the direction of writing; joiners are part of names and signs of many languages.
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs") and c not in "\n\u200c\u200d" for c in text):
        raise BadRequest(f"{what} contains signs that cannot be shown.")
    return text


def language(name: str) -> str:
    """The name of a language that Croupier speaks. Raises `BadRequest`."""
    if name not in LANGUAGES:
        raise BadRequest(f"There is no language {name!r}; there is {', '.join(LANGUAGES)}.")
    return name
