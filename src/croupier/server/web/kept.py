"""Pieces of pages that are kept: the same card, icon or line of the log looks the same on every page of a game."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from jinja2 import pass_context
from jinja2.runtime import Context, Macro
from markupsafe import Markup

MOST = 1 << 14
"""Pieces that are kept, the ones used last."""


class Kept:
    """What pure macros have drawn. A macro is pure if it reads nothing but its arguments, game and language."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._pieces: OrderedDict[Hashable, Markup] = OrderedDict()

    @pass_context
    def __call__(self, context: Context, macro: Macro, *, of_table: bool = False) -> Callable[..., Markup]:
        """The macro, drawn anew only for arguments that it has not had; `of_table`: its first one is the table."""
        game = context.get("game")
        of = (macro.name, game.slug if game else "", context.get("language"))

        def piece(*args: Any, **named: Any) -> Markup:  # Any: whatever the macro takes
            asked = args[1:] if of_table else args
            key = (of, asked, tuple(named.items()), *map(type, asked), *map(type, named.values()))  # markup is no text
            try:
                found = self._pieces.get(key)
            except TypeError:  # an argument that can change, so that it cannot be looked up
                return Markup(macro(*args, **named))  # noqa: S704  # macros escape what they print
            if found is None:
                found = self._pieces[key] = Markup(macro(*args, **named))  # noqa: S704  # as above
                if len(self._pieces) > self._most:
                    self._pieces.popitem(last=False)
            else:
                self._pieces.move_to_end(key)
            return found

        return piece
