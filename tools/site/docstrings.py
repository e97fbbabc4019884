"""Docstrings of the house as Markdown: examples become blocks, and names of what is public lead to it."""

from typing import Any

from griffe import Extension, Object

from tools.site.reference import fenced, linked, places


class Docstrings(Extension):
    """What mkdocstrings reads of a docstring, made Markdown before it is read."""

    def __init__(self) -> None:
        """Find the names once."""
        self._places = places()

    def on_object(self, *, obj: Object, **_kwargs: Any) -> None:  # Any: what Griffe hands to every extension
        """Rewrite the docstring of one object."""
        if obj.docstring:
            obj.docstring.value = linked(fenced(obj.docstring.value), self._places, obj.name)
