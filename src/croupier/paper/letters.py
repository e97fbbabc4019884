"""Letters: what the fonts of the press can set."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files

from croupier.extras import from_extras
from croupier.paper.errors import CannotPrint

_UNSEEN = frozenset("\n\u00ad\u2028")
"""What breaks and joins lines, and is not set."""


def check_letters(texts: Mapping[str, str], language: str) -> None:
    """Raises `CannotPrint` for the first of these texts, by what they stand on, with a letter that no font has."""
    known = _known() | _UNSEEN
    for name, text in texts.items():
        lacking = sorted(set(text) - known)
        if lacking:
            raise CannotPrint(f"{name} ({language}) has {' '.join(lacking)}, which the fonts of the press do not have.")


def spaced(text: str) -> str:
    """The text with the blanks that the fonts have: none has the narrow one that does not break."""
    return text.replace("\u202f", "\u00a0")


@cache
def _known() -> frozenset[str]:
    """What all fonts have: any text may be set in each."""
    with from_extras("print"):
        from fontTools.ttLib import TTFont
    found = []
    with as_file(files("croupier.paper") / "fonts") as folder:
        for file in folder.glob("*.ttf"):
            with TTFont(file, lazy=True) as font:
                found.append(frozenset(map(chr, font.getBestCmap())))
    return frozenset.intersection(*found)
