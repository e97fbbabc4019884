"""Docstrings of the house as Markdown: examples are blocks, names of what is public lead to it, fields have types."""

from typing import Any

from griffe import Attribute, Class, Extension, Function, Object

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
        if isinstance(obj, Attribute) and "instance-attribute" in obj.labels:
            _typed(obj)


def _typed(attribute: Attribute) -> None:
    """Say the type of a field instead of what `__init__` sets it to, which is mostly a parameter of that name."""
    attribute.value = None
    begins = attribute.parent.members.get("__init__") if isinstance(attribute.parent, Class) else None
    if attribute.annotation is None and isinstance(begins, Function) and attribute.name in begins.parameters:
        attribute.annotation = begins.parameters[attribute.name].annotation
