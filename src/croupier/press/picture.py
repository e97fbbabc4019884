"""A card as one picture: an SVG that has all it needs within itself, wherever it is shown."""

import re
from dataclasses import replace
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from urllib.parse import quote

from croupier.engine import Game
from croupier.press.html import face_html
from croupier.press.printed import press
from croupier.press.sheet import needed_rules, sheet, shorter_sheet
from croupier.text import Translator
from croupier.text.bundle import file_of, package_of

WIDTHS = {"hand": 120, "large": 320}
"""The widths of a card by its size, in pixels of the screen; it is 5 to 7."""

EDGE = 8
"""So far its rule and its shadow reach beyond it."""

PAGE = (
    "*{box-sizing:border-box}div{font:1rem/1.45 var(--font-text)}"
    "svg{fill:currentColor}.ic{width:1em;height:1em;display:inline-block;flex:none}"
)
"""What a print takes from the pages of the house, where it stands on one."""

PLAIN = "~()*!./:;=,@$+?- "
"""Beside letters and digits, what stands for itself in the address of a picture."""

SVG = 'xmlns="http://www.w3.org/2000/svg"'
_SYMBOL = re.compile(r'<symbol id="i-([\w-]+)".*?</symbol>', re.DOTALL)
_CLASSES = re.compile(r'class="([^"]*)"')
_USED = re.compile(r'href="#i-([\w-]+)"')


def picture(game: type[Game], face: str, language: str = "en", size: str = "hand") -> str:
    """The card of that id as an SVG document, printed in a language; `size` is hand, or large with its sentences.

    Raises `KeyError` for a card that the game does not have.
    """
    return _picture(game, face, language, size)  # type: ignore[arg-type]  # a class has a hash


def image(game: type[Game], face: str, language: str = "en", size: str = "hand", *, wide: int) -> str:
    """The same as an HTML image of so many pixels, with its name and numbers for those who do not see it."""
    return _image(game, face, language, size, wide)  # type: ignore[arg-type]  # a class has a hash


@cache
def _image(game: type[Game], face: str, language: str, size: str, wide: int) -> str:
    address = "data:image/svg+xml;charset=utf-8," + quote(picture(game, face, language, size), safe=PLAIN)
    card = press(game.slug, {one.id: one for one in game.FACES}[face], Translator(language, game))
    said = escape(card.label)
    style = f"display:inline-block;margin:2px;width:{wide}px;max-width:none;vertical-align:middle"
    return f'<img alt="{said}" title="{said}" width="{wide}" style="{style}" src="{address}">'


@cache
def _picture(game: type[Game], face: str, language: str, size: str) -> str:
    found = {one.id: one for one in game.FACES}[face]
    card = press(game.slug, found, Translator(language, game))
    art = file_of(package_of(game), "art", f"{card.picture}.svg")
    if not card.picture or not art.is_file():
        card = replace(card, picture="")
    printed = face_html(card, lambda _: "", size, lambda _, name: f"#i-{name}").replace("<svg ", f"<svg {SVG} ")
    drawn = sheet(art.read_text("utf-8")) if card.picture else ""
    symbols = _symbols(game)  # type: ignore[arg-type]  # as above
    icons = "".join(symbols[name] for name in sorted(set(_USED.findall(printed))) if name in symbols)
    inked = escape(f"i-{card.ink}{' large' if size == 'large' else ''}")
    classes = {"card", *inked.split(), *" ".join(_CLASSES.findall(printed)).split()}
    rules = needed_rules(_sheets(game), classes)  # type: ignore[arg-type]  # as above
    wide, high = WIDTHS[size] + 2 * EDGE, WIDTHS[size] * 7 // 5 + 2 * EDGE
    return (
        f'<svg {SVG} width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
        f"<style>{escape(rules, quote=False)}</style><defs>{icons}{drawn}</defs>"
        f'<foreignObject width="{wide}" height="{high}"><div xmlns="http://www.w3.org/1999/xhtml" lang="{language}" '
        f'data-game="{escape(game.slug)}" style="padding:{EDGE}px"><span class="card {inked}">{printed}</span>'
        "</div></foreignObject></svg>"
    )


@cache
def _sheets(game: type[Game]) -> str:
    """The rules by which its cards are printed, and the inks."""
    inks = file_of(package_of(game), "page", "inks.css")
    own = inks.read_text("utf-8") if inks.is_file() else ""
    house = (_house(name).read_text("utf-8") for name in ("tokens.css", "css/card.css"))
    return PAGE + shorter_sheet("\n".join([*house, own]))


@cache
def _symbols(game: type[Game]) -> dict[str, str]:
    """The icons that its cards may bear, by name: the house's, and what it has drawn itself."""
    sprites = (file_of(package_of(game), "art", "icons.svg"), _house("icons.svg"))
    texts = [file.read_text("utf-8") for file in sprites if file.is_file()]
    return {found[1]: found[0] for text in texts for found in _SYMBOL.finditer(text)}


def _house(name: str) -> Traversable:
    """A file that every print needs."""
    return files("croupier.press") / "static" / name
