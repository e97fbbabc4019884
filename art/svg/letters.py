"""Lettering: titles cut from a wood-type alphabet, `letters.cut`."""

from pathlib import Path

from .cut import R, flat, poly, seed

GAP, SPACE = 1.5, 5.0
HEIGHT = 16.6
"""Of a word's box: the letters are 14 high."""


def _alphabet() -> dict[str, tuple[float, str]]:
    letters = {}
    for line in Path(__file__).with_name("letters.cut").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            letter, width, path = line.split(" ", 2)
            letters[letter] = (float(width), path)
    return letters


ALPHABET = _alphabet()


def word(text: str) -> tuple[float, str]:
    """The width of the word (or words) in capitals, and its path data; cut with a hand seeded by the text."""
    seed(text)
    x, out = 0.0, ""
    for letter in text:
        if letter == " ":
            x += SPACE
            continue
        width, path = ALPHABET[letter]
        for ring, _ in flat(path, 99):
            out += poly([(px + x + R.uniform(-0.12, 0.12), py + R.uniform(-0.16, 0.16)) for px, py in ring])
        x += width + GAP
    return x - GAP, out


def title(text: str) -> str:
    """The SVG file of a title, in capitals: its shape is `#title`, and an accent may stand out of its box."""
    width, path = word(text.upper())
    box = f"-.8 -1.2 {width + 0.8:.1f} {HEIGHT}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f'<path id="title" fill-rule="evenodd" d="{path}"/></svg>\n'
    )
