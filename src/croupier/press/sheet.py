"""A picture as it is laid out on a page: inks become attributes, so that it can be printed from another file."""

import re

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_RULE = re.compile(r"\.(\w+)\{fill:(var\([^}]*\))\}")
_CLASS = re.compile(r'class="(\w+)"')


def sheet(svg: str) -> str:
    """The picture with the id `art` and its inks as `fill` attributes.

    A `<style>` inside a file that is reused through `<use>` is left to the browser's taste; attributes with
    custom properties are not: they take the inks of the card on which the picture is printed.
    """
    style = _STYLE.search(svg)
    inks = dict(_RULE.findall(style.group(1))) if style is not None else {}
    inked = _CLASS.sub(lambda m: f'fill="{inks[m[1]]}"' if m[1] in inks else m[0], _STYLE.sub("", svg))
    return inked if ' id="art"' in inked else inked.replace("<svg ", '<svg id="art" ', 1)
