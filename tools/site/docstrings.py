"""Docstrings of the house as Markdown: examples become blocks, and names of what is public lead to it."""

import re
from typing import Any

from griffe import Extension, Object

from tools.site.reference import BESIDE, NAMED, PUBLIC, Export, exports, fenced, path

NAME = re.compile(r"(?<![\[`\w])`([A-Za-z_]+)`(?![\]`])")


def _places() -> dict[str, str]:
    found: dict[str, str] = {}
    for package in (*PUBLIC, *BESIDE):
        mine = [Export(n, m) for m, names in NAMED.get(package, {}).items() for n in names] or exports(package)
        for export in mine:
            found.setdefault(export.name, path(package, export))
    return found


class Docstrings(Extension):
    """What mkdocstrings reads of a docstring, made Markdown before it is read."""

    def __init__(self) -> None:
        """Find the names once."""
        self._places = _places()

    def on_object(self, *, obj: Object, **_kwargs: Any) -> None:  # Any: what Griffe hands to every extension
        """Rewrite the docstring of one object."""
        if obj.docstring:
            text = "\n\n".join(self._linked(part, obj) for part in fenced(obj.docstring.value).split("\n\n"))
            obj.docstring.value = text

    def _linked(self, part: str, obj: Object) -> str:
        def link(found: re.Match[str]) -> str:
            name = found[1]
            if name not in self._places or name == obj.name or not name[0].isupper():
                return found[0]
            return f"[`{name}`][{self._places[name]}]"

        return part if "```" in part else NAME.sub(link, part)
