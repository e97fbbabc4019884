"""Colours as paper needs them: what style sheets say by name and for light and dark is written out."""

import re
from collections.abc import Mapping

from croupier.paper.errors import CannotPrint

_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*?)\s*)?\)")
_LIGHT = re.compile(r"light-dark\(\s*([^(),]*?)\s*,[^()]*\)")
_LEFT = re.compile(r"(?:var|light-dark|color-mix)\(")
_PLAIN = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}")
_DEEPEST = 8


def written_out(text: str, values: Mapping[str, str], where: str) -> str:
    """A text in which each `var()` has its value, else the one written beside it, and `light-dark()` the light one.

    Typst would print what is left of them in black, in silence: raises `CannotPrint`, which says `where` it stands.
    """

    def value(found: re.Match[str]) -> str:
        written = values.get(found[1], found[2])
        if written is None:
            raise CannotPrint(f"{where} is drawn in {found[1]}, which is no ink of its card.")
        return written

    for _ in range(_DEEPEST):
        if not _LEFT.search(text):
            return text
        text = _LIGHT.sub(r"\1", _VARIABLE.sub(value, text))
    left = _LEFT.search(text)
    if left is None:
        return text
    said = text[left.start() : left.start() + 60].partition(";")[0].partition("}")[0]
    raise CannotPrint(f"{where} says {said}, which paper does not know: write the colour as #rrggbb.")


def plain(text: str, values: Mapping[str, str], where: str) -> str:
    """A colour as `#rrggbb`. Raises `CannotPrint` for any other."""
    colour = written_out(text, values, where).strip()
    if not _PLAIN.fullmatch(colour):
        raise CannotPrint(f"{where} is {colour}, which paper does not know: write the colour as #rrggbb.")
    return colour
