"""What stands for a sign that a terminal cannot show: ASCII that says the same, and another for each sign."""

import codecs
import unicodedata

HANDLER = "croupier-stand-ins"
"""The name under which streams find `_handle` (the `errors` of a stream)."""

_STAND_INS = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "Œ": "Oe",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‑": "-",
    "–": "--",
    "—": "--",
    "·": "*",
    "…": "...",
    "×": "x",
    "−": "-",
    "½": "1/2",
    "≤": "<=",
    "≥": ">=",
    "■": "[x]",
    "□": "[ ]",
    "→": "->",
    "←": "<-",
    "⇐": "<==",
    "⇆": "<->",
}


def stand_in(sign: str) -> str:
    """The ASCII for one sign: an accent is left out, a picture is named, a letter of another script is `?`."""
    if sign in _STAND_INS:
        return _STAND_INS[sign]
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    kind = unicodedata.category(sign)[0]
    if plain or kind in "MC":  # what only changes its neighbour
        return plain
    return f"[{unicodedata.name(sign, '?').lower()}]" if kind in "SP" else "?"


def shown(text: str, encoding: str) -> str:
    """A text as a stream of an encoding shows it."""
    return text.encode(encoding, HANDLER).decode(encoding)


def _handle(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):  # something was typed in another encoding
        return codecs.replace_errors(error)
    return "".join(map(stand_in, error.object[error.start : error.end])), error.end


codecs.register_error(HANDLER, _handle)
