"""Showing: by which rules a table is shown, and in which form.

The view of a match that was kept may not be what the page of its game expects now.
"""

from collections.abc import Callable
from typing import Literal, TypeVar, get_args

import structlog

from croupier.catalog import find
from croupier.engine import Game
from croupier.server.service.views import TableView

Form = Literal["game", "house", "words"]
"""`game`: the page of the game; `house`: the table of the house, which shows what the view names; `words`: no table,
the result and the log in sentences."""

T = TypeVar("T")

log = structlog.get_logger("croupier.http")


def rules_of(look: TableView) -> type[Game]:
    """The game that is installed, with the cards of the table. Raises `UnknownGame`, `BadCards`."""
    return find(look.game).with_cards(look.cards)


def drawn_in_some_form(draw: Callable[[Form], T], *, kept: bool) -> T:
    """The first form in which a match can be drawn; what is not `kept` has come from the rules, and has only one."""
    forms: tuple[Form, ...] = get_args(Form) if kept else ("game",)
    for form in forms[:-1]:
        try:
            return draw(form)
        except Exception as error:  # noqa: BLE001  # pages of other rules may fail in any way
            log.warning("not-drawn", form=form, kind=type(error).__name__)
    return draw(forms[-1])
