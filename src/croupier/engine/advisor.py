"""Who answers a question, and what a game tells bots about itself."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from croupier.engine.decision import Option
from croupier.engine.state.cards import Seat

Answer = Callable[[Seat, str, Sequence[Option[Any]]], int]  # Any: each question has values of its own
"""Whatever picks option number i: a person's recorded choice, a bot, a search."""


class Advisor(Protocol):
    """What a game tells bots about itself; lives in the game's `bot/advisor.py`."""

    def scores(
        self, game: Any, seat: Seat, name: str, options: Sequence[Option[Any]]
    ) -> Sequence[float]:  # Any: the advisor's own game
        """How good each option looks to `seat`, from what that seat may see. Any scale; higher is better."""
        ...

    def values(self, game: Any) -> Sequence[float]:  # Any: the advisor's own game
        """Expected returns of the position, one per seat, in the units of the game's returns."""
        ...
