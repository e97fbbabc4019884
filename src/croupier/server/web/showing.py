"""Showing: in which form a match is drawn whose view was kept, and may not be what the page of its game expects now."""

from collections.abc import Callable
from typing import Literal, TypeVar, get_args

import structlog

Form = Literal["game", "house", "words"]
"""`game`: the page of the game; `house`: the table of the house, which shows what the view names; `words`: no table,
the result and the log in sentences."""

T = TypeVar("T")

log = structlog.get_logger("croupier.http")


def drawn_in_some_form(draw: Callable[[Form], T], *, kept: bool) -> T:
    """The first form in which a match can be drawn; what is not `kept` has come from the rules, and has only one."""
    forms: tuple[Form, ...] = get_args(Form) if kept else ("game",)
    for form in forms[:-1]:
        try:
            return draw(form)
        except Exception as error:  # noqa: BLE001  # pages of other rules may fail in any way
            log.warning("not-drawn", form=form, kind=type(error).__name__)
    return draw(forms[-1])
