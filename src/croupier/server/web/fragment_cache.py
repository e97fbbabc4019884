"""Fragment cache: pieces of pages that are kept. The same card or icon looks the same on every page of a game."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from jinja2.runtime import Macro
from markupsafe import Markup

MOST = 1 << 13
"""Pieces that are kept, the ones used last: about 1 kB each."""

Drawer = Callable[..., Markup]


class FragmentCache:
    """What pure macros have drawn. A macro is pure if it reads nothing but its arguments, game and language.

    The arguments must be such as can be looked up: tuples, not lists.
    """

    def __init__(self, most: int = MOST) -> None:
        self._piece = lru_cache(most, typed=True)(_drawn)  # typed: markup is no text

    def __call__(self, macro: Macro) -> Drawer:
        """The macro, drawn anew only for arguments that it has not had."""
        return partial(self._piece, macro)

    def of_table(self, macro: Macro) -> Drawer:
        """The same for callers that hand the table over first, of which the macro needs nothing."""

        def piece(_: object, *args: Any, **named: Any) -> Markup:  # Any: whatever the macro takes
            return self._piece(macro, *args, **named)

        return piece


def _drawn(macro: Macro, *args: Any, **named: Any) -> Markup:  # Any: as above
    return Markup(macro(*args, **named))  # noqa: S704  # macros escape what they print
