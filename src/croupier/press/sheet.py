"""Files as they are sent: pictures whose inks become attributes, to be printed from another file; shorter sheets."""

import re

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_RULE = re.compile(r"\.(\w+)\{fill:(var\([^}]*\))\}")
_CLASS = re.compile(r'class="(\w+)"')
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_INDENT = re.compile(r"\s*\n\s*")


def sheet(svg: str) -> str:
    """The picture with the id `art` and its inks as `fill` attributes.

    A `<style>` inside a file that is reused through `<use>` is left to the browser's taste; attributes with
    custom properties are not: they take the inks of the card on which the picture is printed.
    """
    style = _STYLE.search(svg)
    inks = dict(_RULE.findall(style.group(1))) if style is not None else {}
    inked = _CLASS.sub(lambda m: f'fill="{inks[m[1]]}"' if m[1] in inks else m[0], _STYLE.sub("", svg))
    return inked if ' id="art"' in inked else inked.replace("<svg ", '<svg id="art" ', 1)


def shorter_sheet(text: str) -> str:
    """A style sheet without comments and indents. No other blank goes: `.a :is(.b)` is not `.a:is(.b)`."""
    return _INDENT.sub("\n", _COMMENT.sub("", text))
