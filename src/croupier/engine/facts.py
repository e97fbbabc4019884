"""What prompts and labels of a game name beside keys."""

from collections.abc import Mapping
from typing import Any, Protocol

from croupier.engine.narration import Tells
from croupier.engine.state.cards import Seat
from croupier.engine.verbs import Deed

Facts = dict[str, tuple[Tells, Any]]  # Any: plain data
"""Values by name, each with what it is."""


class Words(Protocol):
    """What prompts and labels of a game name beside keys: usually a module, the game's `text/message_facts.py`.

    It is handed the view of the seat `me` that reads, so it can tell no more than that seat may know. A fact is a
    value with what it is, as in an event.
    """

    def facts(self, decision: str, view: Mapping[str, Any], me: Seat | None) -> Facts:  # Any: plain data
        """The facts behind a question: variables of its prompt and of the labels of its options."""
        ...

    def option_facts(
        self, decision: str, deed: Deed, view: Mapping[str, Any], me: Seat | None
    ) -> Facts:  # Any: plain data
        """What one option is about, beside its arguments."""
        ...
