"""Files as they are sent: pictures whose inks become attributes, to be printed from another file; shorter sheets."""

import re
from collections.abc import Set as AbstractSet

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_RULE = re.compile(r"\.(\w+)\{fill:(var\([^}]*\))\}")
_CLASS = re.compile(r'class="(\w+)"')
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_INDENT = re.compile(r"\s*\n\s*")
_BRACE = re.compile(r"[{}]")
_OPENED = re.compile(r"([^{}]*)\{")
_UNLESS = re.compile(r":not\([^)]*\)")
_NAMED = re.compile(r"\.([a-z][\w-]*)")


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


def needed_rules(text: str, classes: AbstractSet[str]) -> str:
    """The rules of a style sheet that can say anything of elements of these classes; nothing that moves."""
    found, at = [], 0
    for brace in _OPENED.finditer(text):
        if brace.start() < at:  # inside of a rule that has been read already
            continue
        at = _closed(text, brace.end())
        chosen, inside = brace[1].strip(), text[brace.end() : at - 1]
        if chosen.startswith(("@container", "[data-game")):
            found.append(f"{chosen}{{{needed_rules(inside, classes) if chosen[0] == '@' else inside}}}")
        elif chosen[0] != "@" and any(
            classes >= set(_NAMED.findall(one)) for one in _UNLESS.sub("", chosen).split(",")
        ):
            found.append(f"{chosen}{{{inside}}}")
    return "\n".join(found)


def _closed(text: str, at: int) -> int:
    """Where the braces that were opened before `at` are closed again: the place after the last one."""
    depth = 1
    for brace in _BRACE.finditer(text, at):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.end()
    raise ValueError("A brace of this style sheet is never closed.")
